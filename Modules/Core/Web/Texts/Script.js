"use strict";
{
  const shown = (selector, root = document) =>
    [...root.querySelectorAll(selector)].filter((element) => element.checkVisibility());

  // The entry with the focus, or else the one that the address names.
  const current = () =>
    document.activeElement?.closest("[data-entry]") ?? shown("[data-entry]:target")[0];

  const find = (selector) => {
    const entry = current();
    return shown(selector, entry).find((element) => entry || !element.closest("[data-entry]"));
  };

  const press = (selector) => {
    const control = find(selector);
    control?.click();
    return control;
  };

  const open = () => press("[data-action=open]") ?? (current() && press("a[href]"));

  const step = (distance) => {
    const entries = shown("[data-entry]");
    const index = entries.indexOf(current());
    const entry = entries[index < 0 ? 0 : index + distance];
    entry?.querySelector("[data-action=open], a[href]").focus();
    entry?.scrollIntoView({ block: "nearest" });
    return entry;
  };

  const turn = (direction) => {
    const link = shown(`a[rel~=${direction}]`)[0];
    link?.click();
    return link;
  };

  const search = () => {
    // The page's own search comes before the one of all features. A phone has only the button.
    const field = shown("main input[type=search]")[0] ?? shown("input[type=search]")[0];
    field?.focus();
    field?.select();
    const button = field ?? shown(".everywhere button")[0];
    if (!field) button?.click();
    return button;
  };

  const keys = {
    j: () => step(1),
    k: () => step(-1),
    o: open,
    Enter: () => document.activeElement === document.body && open(),
    m: () => press("[data-action=read]"),
    s: () => press("[data-action=star]"),
    ArrowLeft: () => turn("prev"),
    ArrowRight: () => turn("next"),
    "/": search,
    "?": () => help(),
  };

  // The browser may forbid pages to store anything.
  const stored = (work) => { try { return work(localStorage); } catch { return null; } };
  let isOn = stored((storage) => storage.getItem("keys")) !== "off";

  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const lines = [
    [["j", "k"], "Next or previous entry"], [["o", "Enter"], "Open"],
    [["m"], "Mark as read or unread"], [["s"], "Star or unstar"],
    [["←", "→"], "Previous or next page"], [["/"], "Search"], [["?"], "This list"],
  ];

  const help = () => {
    const check = make("input", { type: "checkbox", id: "keys-on", checked: isOn });
    check.addEventListener("change", () => {
      isOn = check.checked;
      stored((storage) => storage.setItem("keys", isOn ? "on" : "off"));
    });
    const dialog = make("dialog", { className: "keys" },
      make("h2", { id: "keys-title" }, "Keyboard shortcuts"),
      make("dl", {}, ...lines.flatMap(([names, text]) => [
        make("dt", {}, ...names.flatMap((name) => [make("kbd", {}, name), " "])),
        make("dd", {}, text),
      ])),
      make("p", { className: "check" }, check,
        make("label", { htmlFor: "keys-on" }, "Use these shortcuts")),
      make("form", { method: "dialog", className: "actions" },
        make("button", { autofocus: true }, "Close")));
    dialog.setAttribute("aria-labelledby", "keys-title");
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
  };

  // An arrow keeps its meaning where it does something else, as in a table that scrolls. With
  // Shift, it selects text.
  const isFree = ({ key, shiftKey, target }) => key.startsWith("Arrow")
    ? !shiftKey && target.matches("body, main, a, button")
    : !target.closest("input:not([type=checkbox]), textarea, select, dialog");

  document.addEventListener("keydown", (event) => {
    if (!isOn || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.defaultPrevented || !Object.hasOwn(keys, event.key) || !isFree(event)) return;
    if (event.repeat && !"jk".includes(event.key)) return;
    if (document.querySelector("dialog:modal")) return;
    if (keys[event.key]()) event.preventDefault();
  });

  // A time of the last day is shown as an age. Its tooltip has the exact time.
  const ages = new Intl.RelativeTimeFormat("en");
  const showAges = (root) => {
    for (const time of root.querySelectorAll("time[data-age]")) {
      const minutes = Math.floor((Date.now() - Date.parse(time.dateTime)) / 60_000);
      // The text of the server returns after a day.
      time.dataset.age ||= time.textContent;
      const text = minutes < 1 || minutes >= 1440 ? time.dataset.age : minutes < 60
        ? ages.format(-minutes, "minute") : ages.format(-Math.floor(minutes / 60), "hour");
      if (time.textContent !== text) time.textContent = text;
    }
  };

  // The link or button of a new version that is the same as one of the old version.
  const same = (old, root) => {
    const id = old.closest("[data-entry]")?.id;
    const entry = id && document.getElementById(id);
    const controls = [...(entry || root).querySelectorAll("a[href], button, summary")];
    return controls.find((control) => control.outerHTML === old.outerHTML)
      || controls.find((control) => control.href && control.href === old.href)
      // The label of a button can change, for example from “Star” to “Unstar”.
      || (entry && old.dataset.action
        && controls.find((control) => control.dataset.action === old.dataset.action));
  };

  // While a page loads, a fresh list can hide the stored one: see `.live` in the style sheet. The
  // browser then drops the focus, so the script passes it on.
  let kept;
  const arrivals = new MutationObserver(() => {
    if (document.querySelector(".live > .fresh")) kept ??= document.activeElement;
  });
  arrivals.observe(document, { childList: true, subtree: true });

  const passFocus = () => {
    arrivals.disconnect();
    const old = kept ?? document.activeElement;
    if (!old?.closest(".live > .stored")) return;
    const isDropped = [document.body, old].includes(document.activeElement);
    const fresh = document.querySelector(".live > .fresh");
    if (fresh && isDropped) same(old, fresh)?.focus({ preventScroll: true });
  };

  // The HTML of the live elements as the server sent it, by their identifiers.
  const liveParts = (root) => new Map(
    [...root.querySelectorAll("[data-live]")].map((part) => [part.id, part.innerHTML]));
  let known;

  // Whether an element has something that a new version would take away: open details, a field
  // with the focus, or one with a new value.
  const isUsed = (element) => element.querySelector("details[open], dialog[open]")
    || [...element.querySelectorAll("input, select, textarea")].some((field) =>
      field === document.activeElement || field.checked !== field.defaultChecked
        || (field.defaultValue ?? field.value) !== field.value);

  const replace = (old, part) => {
    // A clone, because an update that is tried again needs the whole new version.
    const fresh = part.cloneNode(true);
    // The focus stays on the same link or button of the same entry.
    const focus = old.contains(document.activeElement) ? document.activeElement : null;
    showAges(fresh);
    old.replaceChildren(...fresh.childNodes);
    if (focus) same(focus, old)?.focus({ preventScroll: true });
  };

  let latest;
  const update = (page) => {
    latest = page;
    const parts = liveParts(page);
    const isAlike = parts.size === known.size && [...parts.keys()].every((id) => known.has(id));
    // An empty list has other parts than a list with entries, so the whole content is replaced.
    const ids = isAlike
      ? [...parts.keys()].filter((id) => parts.get(id) !== known.get(id)) : ["content"];
    for (const id of ids) {
      const old = document.getElementById(id);
      if (isUsed(old)) {
        setTimeout(() => page === latest && update(page), 5000);
        continue;
      }
      if (isAlike) known.set(id, parts.get(id));
      else known = parts;
      replace(old, page.getElementById(id));
    }
  };

  // A hidden page needs no connection. Browsers allow only six to a server.
  let events;
  const follow = () => {
    events?.close();
    if (document.hidden || known.size === 0) return;
    events = new EventSource(
      `/live?page=${encodeURIComponent(location.pathname + location.search)}`);
    events.addEventListener("page", ({ data }) =>
      update(new DOMParser().parseFromString(JSON.parse(data), "text/html")));
    events.addEventListener("reload", () => location.reload());
    // The browser tries again by itself, but not after a reply with an error.
    events.addEventListener("error", ({ target }) => {
      if (target === events && target.readyState === EventSource.CLOSED) setTimeout(follow, 10_000);
    });
  };

  const start = () => {
    known = liveParts(document);
    showAges(document);
    passFocus();
    setInterval(() => showAges(document), 60_000);
    follow();
    document.addEventListener("visibilitychange", () => {
      showAges(document);
      follow();
    });
    const button = make("button", { className: "plain" }, "Keyboard shortcuts");
    button.addEventListener("click", help);
    document.body.append(make("footer", {}, button));
  };

  // The keys work while a page loads; the rest needs the whole page.
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}

