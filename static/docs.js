// Sends the forms of /api/docs as programs would, and shows what comes back.

const show = (output, head, text) => {
  const line = document.createElement("p");
  line.textContent = head;
  const body = document.createElement("pre");
  body.tabIndex = 0;
  body.textContent = text;
  output.replaceChildren(line, body);
};

const indented = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

for (const form of document.querySelectorAll("[data-try]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const method = form.dataset.try;
    let path = form.getAttribute("action");
    const query = new URLSearchParams();
    for (const { name, value, dataset } of form.querySelectorAll("input")) {
      if (dataset.in === "path") path = path.replace(`{${name}}`, encodeURIComponent(value));
      else if (value) query.set(name, value);
    }
    const address = query.size ? `${path}?${query}` : path;
    const body = form.querySelector("[data-in=body]")?.value;
    const headers = body === undefined ? {} : { "content-type": "application/json" };
    const output = form.querySelector("[data-result]");
    try {
      const response = await fetch(address, { method, headers, body });
      show(output, `${method} ${address} · ${response.status}`, indented(await response.text()));
    } catch (error) {
      show(output, `${method} ${address}`, String(error));
    }
  });
}
