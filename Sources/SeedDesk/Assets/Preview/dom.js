// What every view draws with. All of a content's text goes through `append`, which makes text nodes: nothing
// of it is ever read as markup.
"use strict";

/**
 * An element such as `h("li.item", { id: "a" }, "text", child)`. Functions become listeners, `true` and
 * `false` set and leave out an attribute, and children may be strings, elements, arrays or nothing.
 */
function h(name, attributes, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (key === "value") element.value = value;
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...flat(children));
  return element;
}

/** Children in a row, without those that are nothing. */
function flat(children) {
  return children.flat(Infinity).filter((child) => child != null && child !== false && child !== "");
}

/** A value of the content as text. It may be anything, since faulty records are shown, too. */
function text(value) {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : "";
}

/** A value of the content as an object or a list; an empty one where it is none. */
const object = (value) => (value !== null && typeof value === "object" && !Array.isArray(value) ? value : {});
const list = (value) => (Array.isArray(value) ? value : []);

/** A whole number that may be missing. */
const whole = (value) => (Number.isInteger(value) ? value : null);

/** How many characters a text has, as limits count them: Unicode scalars. */
const scalarCount = (value) => [...value].length;

const plural = (noun) => (/(s|x|z|ch|sh)$/u.test(noun) ? `${noun}es`
  : /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** `1 finding`, `2 findings`. */
const counted = (count, noun) => `${count} ${count === 1 ? noun : plural(noun)}`;

/** `#042`. */
const numbered = (number) => `#${text(number).padStart(3, "0")}`;

/** `m:ss`. */
function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/** The sentences of a comment: a line each, as the app shows them. */
function sentences(comment) {
  return comment.split(/(?<=[.?!]["'”’)\]»]*)\s+/u).filter((sentence) => sentence !== "");
}

/** A comment's lines, each behind its own `//`. */
function comment(value, name = "p.comment") {
  const lines = sentences(text(value));
  return lines.length ? h(name, null, lines.map((line) => h("span.comment-line", null, `// ${line}`))) : null;
}

/** Text to look for: case and the shape of quotes make no difference. */
function folded(value) {
  return value.normalize("NFC").toLowerCase().replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"');
}

/** A button whose label stands in brackets, as the app draws them. */
function action(label, key, onclick, attributes = {}) {
  return h("button.action", { type: "button", "data-key": key, click: onclick, ...attributes }, label);
}

/**
 * Fills a region anew where what it shows has changed, and keeps its place: how far it is scrolled, what is
 * open in it, and which control has the focus.
 */
function mount(host, signature, build) {
  if (host.signature === signature) return;
  const active = host.contains(document.activeElement) ? document.activeElement : null;
  const focused = active?.dataset.key;
  const caret = active && "selectionStart" in active ? [active.selectionStart, active.selectionEnd] : null;
  const scroll = host.scrollTop;
  const page = window.scrollY;
  const open = new Map();
  for (const one of host.querySelectorAll("details[data-key]")) open.set(one.dataset.key, one.open);
  host.replaceChildren(...flat([build()]));
  host.signature = signature;
  for (const one of host.querySelectorAll("details[data-key]")) {
    if (open.has(one.dataset.key)) one.open = open.get(one.dataset.key);
  }
  host.scrollTop = scroll;
  if (window.scrollY !== page) window.scrollTo(0, page);
  if (focused === undefined) return;
  const again = [...host.querySelectorAll("[data-key]")].find((one) => one.dataset.key === focused);
  (again ?? host).focus({ preventScroll: true });
  if (caret && again && caret[0] !== null) again.setSelectionRange(...caret);
}
