// The clock, timers and drawings of a page that the server has drawn. The page is whole without it.
"use strict";

const pad = (number) => String(number).padStart(2, "0");
const began = performance.now();
const start = Number(document.body.dataset.now);
const now = () => start + Math.floor((performance.now() - began) / 1000);

const clock = document.querySelector("#clock");
const timers = [...document.querySelectorAll("[data-ends]")].map((element) => [element, Number(element.dataset.ends)]);
const ends = timers.map(([, end]) => end);
if (document.body.dataset.reloadAt) ends.push(Number(document.body.dataset.reloadAt));

// Nothing that was being written or chosen is lost to a reload.
const isChanged = (field) => {
  if (field.type === "radio") return field.checked !== field.defaultChecked;
  if (field.type === "select-one") return field.selectedOptions[0]?.defaultSelected === false;
  return field.value !== field.defaultValue;
};
const isWriting = () => [...document.querySelectorAll("textarea, select, input:not([type=hidden])")].some(isChanged);
const keep = () => sessionStorage.setItem("scroll", JSON.stringify([location.pathname, scroller?.scrollTop, scrollY]));

function tick() {
  const local = new Date((now() + Number(clock.dataset.offset)) * 1000);
  const day = local.toISOString();
  const name = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][local.getUTCDay()];
  clock.textContent = `${name} ${day.slice(0, 10)} ${day.slice(11, 19)}`;
  for (const [element, end] of timers) {
    const left = Math.max(0, end - now());
    element.textContent = `${Math.floor(left / 60)}:${pad(left % 60)}`;
  }
  if (ends.some((end) => now() > end) && !isWriting()) {
    keep();
    location.reload();
    clearInterval(ticking);
  }
}
const ticking = setInterval(tick, 1000);

// Texts that go on with the clock, or with what is typed, without a new page.
async function renew() {
  if (!document.body.dataset.live) return;
  const answer = await fetch(document.body.dataset.live).catch(() => null);
  if (!answer?.ok) return;
  for (const [id, text] of Object.entries(await answer.json())) {
    const element = document.getElementById(id);
    if (element && element.textContent !== text) element.textContent = text;
  }
}
setInterval(renew, 15000);

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
for (const field of document.querySelectorAll("[data-typed]")) {
  field.addEventListener("input", () => {
    clearTimeout(typing.get(field));
    typing.set(field, setTimeout(() => tell(field).then(renew), 150));
  });
  // What is sent with its own button comes last.
  field.form.addEventListener("submit", () => {
    clearTimeout(typing.get(field));
    typing.delete(field);
  });
}
// Another button or a link waits until what was typed is known.
const tellAll = () => Promise.all([...telling, ...[...typing.keys()].map(tell)]);
addEventListener("submit", (event) => {
  if (!typing.size && !telling.size) return;
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

for (const art of document.querySelectorAll(".art")) {
  const frames = [...art.children];
  if (frames.length < 2 || matchMedia("(prefers-reduced-motion: reduce)").matches) continue;
  let shown = 0;
  setInterval(() => {
    shown = (shown + 1) % frames.length;
    frames.forEach((frame, index) => { frame.hidden = index !== shown; });
  }, 1200);
}

// A button's page comes back at the place that it was left at.
const scroller = document.querySelector(".scroller");
addEventListener("submit", keep);
const [path, inner, outer] = JSON.parse(sessionStorage.getItem("scroll") ?? "[]");
sessionStorage.removeItem("scroll");
if (path === location.pathname) {
  if (scroller) scroller.scrollTop = inner;
  scrollTo(0, outer);
}
