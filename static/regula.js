// What a page gains with scripts; everything works without them.

// A marked sentence comes into view, even deep in its passage.
const mark = document.querySelector("mark");
if (mark) {
  const { top, bottom } = mark.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) mark.scrollIntoView({ block: "center" });
}

// A switch of language keeps the passage that is open.
const keepAnchor = () => {
  if (!location.hash) return;
  for (const link of document.querySelectorAll(".languages a")) link.hash = location.hash;
};
addEventListener("hashchange", keepAnchor);
keepAnchor();

// Times are told by the reader's own clock.
const clock = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
for (const time of document.querySelectorAll("time")) time.textContent = clock.format(new Date(time.dateTime));

// The address of an answer can be copied.
for (const link of document.querySelectorAll("[data-copy]")) {
  if (!navigator.clipboard) continue;
  link.textContent = link.href;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet";
  button.textContent = link.dataset.copy;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(link.href);
    button.textContent = link.dataset.copied;
  });
  link.after(button);
}

// Arrow keys walk over a board and say what stands where.
for (const figure of document.querySelectorAll("[data-board]")) {
  const svg = figure.querySelector("svg");
  const status = figure.querySelector("[data-board-status]");
  const { columns, rows, left, top, empty } = svg.dataset;
  const ring = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ class: "focus", width: 38, height: 38, rx: 4 })) ring.setAttribute(name, value);
  let column = 0;
  let row = rows - 1;
  const show = () => {
    const square = String.fromCharCode(97 + column) + (row + 1);
    const piece = svg.querySelector(`[data-square="${square}"]`);
    ring.setAttribute("x", +left + column * 40 + 1);
    ring.setAttribute("y", +top + (rows - 1 - row) * 40 + 1);
    svg.append(ring);
    status.textContent = `${square}: ${piece ? piece.dataset.piece : empty}`;
  };
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
  svg.tabIndex = 0;
  svg.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    column = Math.min(columns - 1, Math.max(0, column + step[0]));
    row = Math.min(rows - 1, Math.max(0, row + step[1]));
    show();
  });
  svg.addEventListener("focus", show);
  svg.addEventListener("blur", () => ring.remove());
  svg.addEventListener("click", (event) => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    const at = [Math.floor((point.x - left) / 40), rows - 1 - Math.floor((point.y - top) / 40)];
    if (at[0] < 0 || at[1] < 0 || at[0] >= columns || at[1] >= rows) return;
    [column, row] = at;
    show();
  });
}
