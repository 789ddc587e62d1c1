// The board without reloading: whatever is done leads to the address that it leads to without scripts, and the table of
// that page is put in place of this one.

const table = () => document.querySelector("[data-table]");
const grid = () => table().querySelector("[data-grid]");
const squares = () => table().querySelector(".squares");
const isSetup = () => table().dataset.mode === "setup";
const byId = (id) => document.getElementById(id);
const plain = (address) => new URL(address, location.href).href.split("#")[0];

// --- Where we are

let shown = plain(location.href);
let depth = history.state?.depth ?? 0;
history.replaceState({ depth }, "");

// One action after the other: each begins from the state that the one before has led to.
let queue = Promise.resolve();
const then = (action) => {
  queue = queue.then(action).catch((error) => console.error(error));
  return queue;
};

const load = async (address) => {
  const response = await fetch(plain(address));
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return { page, fresh: page.querySelector("[data-table]"), address: plain(response.url) };
};

const show = async (address, { push = true, speak } = {}) => {
  const { page, fresh, address: arrived } = await load(address);
  if (!fresh) {
    location.assign(address);
    return;
  }
  if (push && arrived !== shown) {
    depth += 1;
    history.pushState({ depth }, "", arrived);
  }
  shown = arrived;
  const status = fresh.querySelector("[data-status]")?.textContent;
  swap(fresh);
  document.querySelector(".languages").replaceWith(page.querySelector(".languages"));
  announce(speak?.() ?? status);
};

const go = (address, options) => then(() => show(address, options));

addEventListener("popstate", (event) => {
  if (plain(location.href) === shown) return;
  depth = event.state?.depth ?? 0;
  go(location.href, { push: false });
});

const announce = (text) => {
  document.querySelector("[data-announce]").textContent = text ?? "";
};

// --- Putting a table in place: what is the same stays, so that a press that has begun, the focus and open folds are kept

const key = (node) => `${node.nodeName} ${node.id || node.dataset?.key || node.getAttribute?.("class") || ""}`;
const isField = (node) => node.matches("textarea, select, input:not([type=hidden])");

const morph = (old, fresh) => {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  const { value: wanted } = fresh;
  for (const { name } of [...old.attributes]) {
    if (name !== "open" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  let next = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    let match = next;
    while (match && key(match) !== key(child)) match = match.nextSibling;
    if (!match) {
      old.insertBefore(child, next);
      continue;
    }
    while (next !== match) {
      const gone = next;
      next = next.nextSibling;
      gone.remove();
    }
    next = match.nextSibling;
    morph(match, child);
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
  // What somebody is asking is theirs.
  if (isField(old) && old.id !== "ask-question") old.value = wanted;
};

const swap = (fresh) => {
  const active = document.activeElement;
  const wasHere = table().contains(active);
  morph(table(), fresh);
  ready();
  if (wasHere && document.activeElement !== active) cell(here)?.focus({ preventScroll: true });
};

// What only scripts can do is offered where they run.
const ready = () => {
  for (const button of table().querySelectorAll("[data-clip]")) button.hidden = !navigator.clipboard;
  for (const button of table().querySelectorAll("[data-png]")) button.hidden = false;
  for (const button of table().querySelectorAll("[data-copy-picture]")) button.hidden = !globalThis.ClipboardItem;
  for (const button of table().querySelectorAll("[data-changes] [type=submit]")) button.hidden = true;
  table().querySelector(".past")?.remove();
  rove();
};

// --- The squares: one stop for Tab, arrow keys from there

let here = "";
const cells = () => [...(grid()?.querySelectorAll("button") ?? [])];
const cell = (square) => byId(`at-${square}`);

const rove = (to) => {
  here = to ?? here;
  if (!cell(here)) here = grid()?.querySelector(".from")?.value ?? cells()[0]?.value ?? "";
  for (const button of cells()) button.tabIndex = button.value === here ? 0 : -1;
};

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

const walk = (event, button) => {
  const rows = [...grid().children].map((row) => [...row.querySelectorAll("button")]);
  const row = rows.findIndex((row) => row.includes(button));
  const column = rows[row].indexOf(button);
  const last = rows[row].length - 1;
  let next;
  if (STEPS[event.key]) {
    const [down, right] = STEPS[event.key];
    next = rows[row + down]?.[column + right];
  } else if (event.key === "Home") next = (event.ctrlKey ? rows[0] : rows[row])[0];
  else if (event.key === "End") next = (event.ctrlKey ? rows.at(-1) : rows[row])[last];
  else return false;
  event.preventDefault();
  if (next) {
    rove(next.value);
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  return true;
};

// --- What can be done

// The address of a form, with other values for some of its fields.
const address = (form, fields = {}, submitter = null) => {
  const query = new URLSearchParams(new FormData(form, submitter));
  for (const [name, value] of Object.entries(fields)) query.set(name, value);
  for (const [name, value] of [...query]) if (!value) query.delete(name);
  return `${form.getAttribute("action").split("#")[0]}?${query}`;
};

// Something done on a square. What then stands there is said, where the board is set up.
const act = (square, fields) => {
  const speak = isSetup() ? () => cell(square)?.getAttribute("aria-label") : undefined;
  return then(() => {
    rove(square);
    return show(address(squares(), fields), { speak });
  });
};

const undo = () => {
  const link = table().querySelector("[data-key=undo]");
  if (link) go(link.href);
  else if (isSetup() && depth > 0) history.back();
};
const redo = () => {
  const link = table().querySelector("[data-key=redo]");
  if (link) go(link.href);
  else if (isSetup()) history.forward();
};

const isTyping = (element) => element.matches("textarea, input, select");

document.addEventListener("keydown", (event) => {
  const { target } = event;
  if (isTyping(target)) return;
  const command = (event.ctrlKey || event.metaKey) && !event.altKey;
  const key = event.key.toLowerCase();
  if (command && (key === "z" || key === "y")) {
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
    return;
  }
  if (!grid()?.contains(target) || walk(event, target) || command || event.altKey) return;
  if (!isSetup()) {
    if (event.key === "Escape" && grid().querySelector(".from")) act(target.value, { from: "", at: "" });
    return;
  }
  if (event.key === "Delete" || event.key === "Backspace") {
    event.preventDefault();
    act(target.value, { take: target.value });
    return;
  }
  const pieces = [...table().querySelectorAll("[data-piece]")].map((link) => link.dataset.piece);
  const piece = pieces.find((piece) => piece === event.key) ?? pieces.find((piece) => piece.toLowerCase() === key);
  if (piece) {
    event.preventDefault();
    act(target.value, { piece, at: target.value });
  }
});

document.addEventListener("focusin", ({ target }) => {
  if (grid()?.contains(target)) rove(target.value);
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-board-form]")) return;
  event.preventDefault();
  const { submitter } = event;
  if (submitter?.name === "at") act(submitter.value, { at: submitter.value });
  else if (form.matches(".squares, .pad, .next form")) then(() => show(address(form, {}, submitter)));
  else go(address(form, {}, submitter));
});

document.addEventListener("change", ({ target }) => {
  if (target.form?.matches("[data-changes]")) target.form.requestSubmit();
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-go]");
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain) return;
  event.preventDefault();
  go(link.href);
});

document.addEventListener("contextmenu", (event) => {
  const button = event.target.closest("[data-grid] button");
  if (!button || !isSetup()) return;
  event.preventDefault();
  act(button.value, { take: button.value });
});

// --- Dragging, as a comfort: from a square to another, or from the palette

let drag = null;

const ghost = ({ piece }) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const circle = piece.querySelector("circle");
  const [x, y] = [+circle.getAttribute("cx"), +circle.getAttribute("cy")];
  const size = circle.getBoundingClientRect().width * (40 / 30);
  svg.setAttribute("viewBox", `${x - 20} ${y - 20} 40 40`);
  svg.setAttribute("width", size);
  svg.setAttribute("height", size);
  svg.setAttribute("class", "ghost");
  svg.append(piece.cloneNode(true));
  document.body.append(svg);
  return { svg, half: size / 2 };
};

document.addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || event.pointerType === "touch" || !table().hasAttribute("data-drag")) return;
  const from = event.target.closest("[data-grid] button");
  const link = event.target.closest("[data-piece]");
  const piece = from ? table().querySelector(`svg [data-square="${from.value}"]`) : link?.querySelector(".piece");
  if (piece) drag = { from, link, piece, x: event.clientX, y: event.clientY };
});

document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 6) drag.ghost = ghost(drag);
  if (!drag.ghost) return;
  const { svg, half } = drag.ghost;
  svg.style.left = `${event.clientX - half}px`;
  svg.style.top = `${event.clientY - half}px`;
});

document.addEventListener("pointerup", (event) => {
  const ended = drag;
  drag = null;
  if (!ended?.ghost) return;
  ended.ghost.svg.remove();
  const to = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-grid] button");
  // The click that follows is the end of the drag.
  const swallow = (click) => {
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  if (!to || to === ended.from) return;
  act(to.value, ended.from ? { from: ended.from.value, at: to.value } : { piece: ended.link.dataset.piece, at: to.value });
});

document.addEventListener("pointercancel", () => {
  drag?.ghost?.svg.remove();
  drag = null;
});

document.addEventListener("dragstart", (event) => {
  if (event.target.closest("[data-piece]")) event.preventDefault();
});

// --- The notation field says while it is written what cannot be read, and where

let pause;

document.addEventListener("input", ({ target }) => {
  const form = target.form;
  if (!form?.matches("[data-notation]")) return;
  clearTimeout(pause);
  pause = setTimeout(async () => {
    const asked = address(form);
    const { fresh } = await load(asked);
    if (address(form) !== asked) return;
    const live = form.querySelector("[data-live]");
    if (!fresh || !live) return;
    const faults = [...fresh.querySelectorAll("#board-faults li")];
    const isAt = (field, fault) => fault.dataset.at.startsWith(field);
    for (const field of form.querySelectorAll("textarea, input:not([type=hidden])")) {
      field.toggleAttribute("aria-invalid", faults.some((fault) => isAt(field.name, fault)));
      if (field.hasAttribute("aria-invalid")) field.setAttribute("aria-invalid", "true");
    }
    const list = document.createElement("ul");
    list.className = "faults";
    list.append(...faults);
    live.replaceChildren(faults.length ? list : live.dataset.live);
  }, 400);
});

// --- To take along

const tell = (button) => {
  button.dataset.label ??= button.innerHTML;
  button.textContent = button.dataset.copied;
  announce(button.dataset.copied);
  setTimeout(() => (button.innerHTML = button.dataset.label), 2000);
};

const png = async () => {
  const picture = new Image();
  picture.src = byId("picture").href;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
};

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("button");
  if (button?.matches("[data-clip]")) {
    const source = byId(button.dataset.clip);
    await navigator.clipboard.writeText(source.href ?? source.textContent);
    tell(button);
  } else if (button?.matches("[data-copy-picture]")) {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png() })]);
    tell(button);
  } else if (button?.matches("[data-png]")) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await png());
    link.download = byId("picture").download.replace(/svg$/, "png");
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
});

ready();
