// The clock, timers and drawings of a page that the server has drawn. The page is whole without it.
"use strict";

const pad = (number) => String(number).padStart(2, "0");
const clock = document.querySelector("#clock");

// What the server drew last, without what has become of it here, and when.
let drawn = document.body.cloneNode(true);
let began = performance.now();
const now = () => Number(drawn.dataset.now) + Math.floor((performance.now() - began) / 1000);

function tick() {
  const local = new Date((now() + Number(clock.dataset.offset)) * 1000);
  const day = local.toISOString();
  const name = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][local.getUTCDay()];
  clock.textContent = `${name} ${day.slice(0, 10)} ${day.slice(11, 19)}`;
  const timers = [...document.querySelectorAll("[data-ends]")];
  for (const timer of timers) {
    const left = Math.max(0, Number(timer.dataset.ends) - now());
    timer.textContent = `${Math.floor(left / 60)}:${pad(left % 60)}`;
  }
  const ends = timers.map((timer) => Number(timer.dataset.ends)).concat(Number(drawn.dataset.stop ?? Infinity));
  if (ends.some((end) => now() > end)) renew();
}
setInterval(tick, 1000);

// Draws what the server draws otherwise than before, and nothing else: focus, caret, what is being written or
// chosen and what is unfolded stay.
let renewing = 0;
let turns = 0;
async function renew() {
  const turn = ++turns;
  renewing += 1;
  const next = await pageNow();
  renewing -= 1;
  // A later question has a later answer, and comes after what is being typed.
  if (!next || turn !== turns || typing.size || telling.size) return;
  redraw(document.body, drawn, next);
  drawn = next;
  began = performance.now();
}
setInterval(renew, 15000);

// The body of the page as the server draws it now. The page's policy lets no script make markup of text: the
// browser reads the answer as a document.
const pageNow = () => new Promise((take) => {
  const request = new XMLHttpRequest();
  request.open("GET", location.href);
  request.responseType = "document";
  request.addEventListener("loadend", () => take(request.status === 200 ? request.response?.body : null));
  request.send();
});

function redraw(shown, before, after) {
  if (before.isEqualNode(after)) return;
  if (!(after instanceof Element)) {
    shown.data = after.data;
    return;
  }
  const names = [before, after].flatMap((element) => element.getAttributeNames());
  for (const name of new Set(names)) {
    const value = after.getAttribute(name);
    if (value === before.getAttribute(name)) continue;
    if (value === null) shown.removeAttribute(name);
    else shown.setAttribute(name, value);
  }
  // A field that has what the server gave it takes what it gives now.
  const isAsGiven = "defaultValue" in shown && shown.value === before.defaultValue;
  // Those at the end that are as before stay; of the others each goes on as the next one of its kind.
  const [children, earlier, later] = [shown, before, after].map((node) => [...node.childNodes]);
  while (earlier.length && later.length && earlier.at(-1).isEqualNode(later.at(-1))) {
    earlier.pop();
    later.pop();
  }
  let at = 0;
  for (const child of later) {
    const same = earlier.findIndex((one, index) => index >= at && kind(one) === kind(child));
    if (same < 0) {
      shown.insertBefore(child.cloneNode(true), children[at] ?? null);
      continue;
    }
    for (; at < same; at += 1) children[at].remove();
    redraw(children[at], earlier[at], child);
    at += 1;
  }
  for (; at < earlier.length; at += 1) children[at].remove();
  if (isAsGiven) shown.value = after.defaultValue;
}
const kind = (node) => `${node.nodeName} ${node.id ?? ""} ${node.classList?.[0] ?? ""}`;

// What is typed or chosen is known at once: fields that wait to be told, and those that are under way.
const typing = new Map();
const telling = new Set();
function tell(field) {
  clearTimeout(typing.get(field));
  typing.delete(field);
  const body = new URLSearchParams(new FormData(field.form));
  body.set("of", field.form.elements.namedItem("action").value);
  body.set("field", field.name);
  body.set("action", field.dataset.typed);
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const told = fetch("do", { method: "POST", body, headers, redirect: "manual", keepalive: true })
    .catch(() => {})
    .finally(() => telling.delete(told));
  telling.add(told);
  return told;
}
addEventListener("input", ({ target }) => {
  if (!target.dataset.typed) return;
  clearTimeout(typing.get(target));
  typing.set(target, setTimeout(() => tell(target).then(renew), 150));
});
// Another button or a link waits until what was typed is known. What is sent with its own button comes last.
const tellAll = () => Promise.all([...telling, ...[...typing.keys()].map(tell)]);
addEventListener("submit", (event) => {
  for (const [field, timeout] of typing) {
    if (field.form !== event.target) continue;
    clearTimeout(timeout);
    typing.delete(field);
  }
  if (!typing.size && !telling.size) {
    keep();
    return;
  }
  event.preventDefault();
  tellAll().then(() => event.target.requestSubmit(event.submitter));
});
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || (!typing.size && !telling.size)) return;
  event.preventDefault();
  tellAll().then(() => link.click());
});
addEventListener("pagehide", tellAll);

if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
  setInterval(() => {
    for (const art of document.querySelectorAll(".art")) {
      const frames = [...art.children];
      const next = (frames.findIndex((frame) => !frame.hidden) + 1) % frames.length;
      frames.forEach((frame, index) => { frame.hidden = index !== next; });
    }
  }, 1200);
}

// A button's page comes back at the place that it was left at.
const scroller = document.querySelector(".scroller");
const keep = () => sessionStorage.setItem("scroll", JSON.stringify([location.pathname, scroller?.scrollTop, scrollY]));
const [path, inner, outer] = JSON.parse(sessionStorage.getItem("scroll") ?? "[]");
sessionStorage.removeItem("scroll");
if (path === location.pathname) {
  if (scroller) scroller.scrollTop = inner;
  scrollTo(0, outer);
}
