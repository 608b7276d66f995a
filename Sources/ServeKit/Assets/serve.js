// Added by `evdoc serve` to the pages that it serves, and to no published file: loads the page again when it has changed, and shows above it what keeps the
// site from being built.
(() => {
  const own = document.currentScript;
  const words = document.documentElement.lang.startsWith("zh")
    ? { compiling: "正在编译……", building: "正在构建……", mistakes: "网站未能更新", close: "关闭" }
    : { compiling: "Compiling…", building: "Building…", mistakes: "The site is not up to date", close: "Close" };
  let version = own.dataset.version;

  // Where the page was before it was loaded again.
  const place = "evdoc-serve";
  // A page that is to be loaded again before it was placed has its place still.
  let isPlaced = false;
  const keepPlace = () => {
    try {
      if (!isPlaced && sessionStorage.getItem(place)) return;
      sessionStorage.setItem(place, JSON.stringify([location.href, scrollX, scrollY]));
    } catch { /* The browser's own memory has to do. */ }
  };
  const restorePlace = () => {
    isPlaced = true;
    try {
      const [address, x, y] = JSON.parse(sessionStorage.getItem(place) ?? "[]");
      sessionStorage.removeItem(place);
      if (address === location.href) scrollTo(x, y);
    } catch { /* The page begins at its top. */ }
  };
  addEventListener("load", restorePlace);

  // Whether the page, or what it has loaded, is among these files of the site.
  const path = (address) => {
    const { origin, pathname } = new URL(address, location.href);
    if (origin !== location.origin) return "";
    const name = decodeURIComponent(pathname).slice(1);
    return name === "" || name.endsWith("/") ? `${name}index.html` : name;
  };
  const usesAny = (changed) => {
    const files = new Set(changed);
    const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
    return [location.href, ...loaded].some((address) => files.has(path(address)));
  };

  // In a tree of its own, so that neither the page's styles nor the overlay's reach over.
  const host = document.createElement("evdoc-serve");
  const tree = host.attachShadow({ mode: "open" });
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "/.evdoc/serve.css";
  const element = (tag, text, parent, name = "") => {
    const made = document.createElement(tag);
    made.textContent = text;
    made.className = name;
    parent.append(made);
    return made;
  };
  const work = document.createElement("p");
  work.setAttribute("role", "status");
  const box = document.createElement("section");
  box.setAttribute("role", "alert");
  box.hidden = true;
  tree.append(style, work, box);
  document.body.append(host);

  let shown = "";
  const show = (complaints) => {
    const text = JSON.stringify(complaints);
    if (text === shown) return;
    shown = text;
    box.replaceChildren();
    box.hidden = complaints.length === 0;
    if (box.hidden) return;
    element("h2", words.mistakes, box);
    const close = element("button", "×", box);
    close.type = "button";
    close.setAttribute("aria-label", words.close);
    close.addEventListener("click", () => { box.hidden = true; });
    for (const complaint of complaints) {
      const entry = element("div", "", box, "entry");
      if (complaint.place) element("code", complaint.place, entry, "place");
      element("p", complaint.message, entry);
      if (!complaint.details) continue;
      const code = element("pre", complaint.details, entry);
      code.tabIndex = 0;
    }
  };

  const take = (state) => {
    if (state.version !== version) {
      const isKnown = state.from === version && state.changed;
      if (!isKnown || usesAny(state.changed)) {
        keepPlace();
        location.reload();
        return;
      }
      version = state.version;
    }
    work.textContent = state.work ? words[state.work] : "";
    show(state.complaints);
  };

  // A browser keeps few connections to one server: pages in the background have none, and catch up when they are looked at.
  let events;
  const listen = () => {
    events?.close();
    events = undefined;
    if (document.hidden) return;
    events = new EventSource("/.evdoc/events");
    events.addEventListener("message", (event) => take(JSON.parse(event.data)));
  };
  document.addEventListener("visibilitychange", listen);
  addEventListener("pagehide", () => events?.close());
  listen();
})();
