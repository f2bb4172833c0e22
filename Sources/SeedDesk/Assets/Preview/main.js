// Starts, keeps in step with the server, and answers keys.

const isWide = matchMedia("(min-width: 60rem)");

/** The entry that is open: the one that the address names, else on a wide page the list's first. */
function openEntry() {
  const { view, open } = state;
  if (!(view in neighborly)) return undefined;
  if (open !== null) return entriesOf(view).find((entry) => nameOf(view, entry) === open);
  return isWide.matches ? shown(view)[0] : undefined;
}

/** The trial of the fix that is open. */
function openTrial() {
  const entry = state.view === "fixes" ? openEntry() : null;
  return entry ? state.trials.get(object(entry.record).id) : undefined;
}

/** The views whose records follow one another. */
const neighborly = { fixes: true, tidbits: true, copy: true, review: true };

/** The address of the record so many rows on from the one that is open. */
function neighbor(step) {
  if (!(state.view in neighborly)) return null;
  const entries = shown(state.view);
  const entry = openEntry();
  const index = entries.indexOf(entry) + (state.open === null && step > 0 && !isWide.matches ? 0 : step);
  const next = entries[Math.max(0, Math.min(entries.length - 1, index))];
  return next ? address(state.view, nameOf(state.view, next)) : null;
}

function drawDetail() {
  const host = document.getElementById("detail");
  const { view, open } = state;
  const entry = openEntry();
  const shownNow = entry ? [entry.record, list(entry.voices), findingsOf(entry)] : state.content.numbers;
  const place = `${view} ${entry ? nameOf(view, entry) : open}`;
  if (host.dataset.place !== place) {
    host.scrollTop = 0;
    if (host.dataset.place && !isWide.matches) window.scrollTo(0, 0);
  }
  host.dataset.place = place;
  const trial = openTrial();
  const used = trial && [trial.version, trial.touched, trial.ends, trial.left === 0];
  mount(host, JSON.stringify([place, shownNow, used, state.version, state.content.simulation]), () => [
    view in neighborly && state.open !== null ? h("a.back", { href: address(view), "data-key": "back" }, `‹ all ${plural(nounOf(view))}`) : null,
    drawOpen(entry),
  ]);
  const words = { fixes: () => `#${open}`, tidbits: () => nounOf(view), copy: () => open }[view];
  document.title = `${open !== null && words ? words() : view} · seedtool preview`;
  markCut();
}

function drawOpen(entry) {
  const { view, open } = state;
  if (view === "numbers") return drawNumbers();
  if (view === "review" && !review.packets.length) return drawNoPackets();
  if (entry) {
    return view === "review" ? drawPacket(entry.record)
      : { fixes: drawFix, tidbits: drawTidbit, copy: drawKey }[view](entry);
  }
  const fault = faultOf(view);
  if (open !== null && fault) return drawFault(fault);
  if (open !== null) return empty(`There is no ${nounOf(view)} ${open} now.`, "It was renamed, retired, or never was.");
  return null;
}

function drawViews() {
  const { fixes, tidbits, keys, findings } = state.content;
  const amounts = { fixes: fixes.length, tidbits: tidbits.length, copy: keys.length, problems: findings.length };
  if (review.packets.length) amounts.review = review.packets.length;
  const level = findings.length ? ` level-${gravest(findings)}` : "";
  mount(document.getElementById("views"), JSON.stringify([state.view, amounts, level]), () =>
    h("ul.tabs", null, views.map((view) => h("li", null, h("a.tab", {
      href: address(view, null, {}), "data-key": `view ${view}`, "aria-current": view === state.view ? "page" : false,
    }, view === "fixes" || view === "tidbits" ? plural(nounOf(view)) : view, view in amounts
      ? h("span", { class: `count${view === "problems" ? level : ""}` }, String(amounts[view])) : null)))));
}

/** Whether the page is in step with the files, and what the last save did. */
function drawStatus() {
  const { isLive, version, failure } = state.content;
  const [sign, words] = !isLive ? ["□", "static"] : state.isConnected ? ["■", "live"] : ["□", "not connected"];
  const saved = state.changed.size ? `${counted(state.changed.size, "record")} changed` : state.saved ? "saved" : "";
  const fault = failure ? null : faultOf();
  const status = document.getElementById("status");
  mount(status, JSON.stringify([sign, words, version, saved, failure, fault]), () => [
    failure ? h("span.failure", null, `not read: ${text(failure)}`) : null,
    fault ? h("a.failure", { href: address("problems", null, {}), "data-key": "fault" },
      `${fileName(fault)} has a fault of syntax`) : null,
    saved && !fault ? h("span.saved", null, saved) : null,
    version ? h("span.version", null, text(version)) : null,
    h("span", { class: `link is-${words.replaceAll(" ", "-")}` },
      h("span", { "aria-hidden": "true" }, `${sign} `), words),
  ]);
}

/** Draws everything that has changed. */
function render() {
  if (!state.content) return;
  const desk = document.getElementById("desk");
  desk.dataset.view = state.view;
  desk.classList.toggle("is-empty", state.view === "review" && !review.packets.length);
  desk.dataset.open = state.open === null ? "no" : "yes";
  const search = document.getElementById("search");
  if (document.activeElement !== search) search.value = state.filters.q ?? "";
  drawViews();
  drawStatus();
  drawFacets();
  drawList();
  drawDetail();
}

/** Shows an edition of the content; the record that is open moves along where it was given another number. */
function show(content, stamp) {
  state.saved = state.content !== null;
  take(content);
  state.content.stamp = stamp;
  state.asked = new Map();
  render();
  if (!state.saved && state.open !== null && isWide.matches) showOpen("center");
}

async function load() {
  const number = (state.loading ?? 0) + 1;
  state.loading = number;
  const answer = await fetch("content.json", { cache: "no-store" });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const content = await answer.json();
  if (number === state.loading) show(content, number);
}

function listen() {
  const events = new EventSource("events");
  events.addEventListener("edition", (event) => {
    state.isConnected = true;
    if (event.data === String(state.content?.edition)) return drawStatus();
    load().catch(fail);
  });
  events.addEventListener("error", () => {
    state.isConnected = false;
    if (state.content) drawStatus();
  });
}

function fail(error) {
  if (state.content) return;
  document.getElementById("detail").replaceChildren(
    empty("The content did not come.", `${error.message}. Is seedtool preview still running?`));
}

/** Keys that work where nothing is being written. */
const keys = {
  "/": () => document.getElementById("search").focus(),
  j: () => go(1), k: () => go(-1), ArrowDown: () => go(1), ArrowUp: () => go(-1),
  Escape: () => { if (state.open !== null) visit(address(state.view)); },
};

/** How many heights of a column the keys scroll that scroll a page. */
const strides = { PageDown: 0.9, PageUp: -0.9, " ": 0.9, Home: -Infinity, End: Infinity };

/** Where the columns scroll and not the page, its keys scroll the main one unless another has the focus. */
function stride(event) {
  const share = strides[event.key] * (event.key === " " && event.shiftKey ? -1 : 1);
  if (!share || !isWide.matches || event.target.closest?.("#desk, button")) return false;
  const host = document.getElementById(state.view === "problems" ? "list" : "detail");
  host.scrollTop = Math.max(0, Math.min(host.scrollHeight, host.scrollTop + share * host.clientHeight));
  return true;
}

/** Shows the place of the address. */
function follow() {
  readAddress();
  render();
  showOpen();
}

/** Goes to an address at once: its event comes late, and the next key is for the record that follows. */
function visit(hash) {
  location.hash = hash;
  follow();
}

function go(step) {
  const next = neighbor(step);
  if (next) visit(next);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !state.content) return;
  const isWriting = event.target.closest?.("input, textarea, select");
  if (isWriting) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (stride(event)) return event.preventDefault();
  // Arrows scroll where there is something to scroll.
  if (event.key.startsWith("Arrow") && !event.target.closest?.("#list")) return;
  const packet = state.view === "review" ? openEntry()?.record : undefined;
  const answer = packet && reviewKeys[event.key] ? () => reviewKeys[event.key](packet) : keys[event.key];
  if (!answer) return;
  event.preventDefault();
  answer();
});

document.getElementById("search").addEventListener("input", (event) => {
  history.replaceState(null, "", address(state.view, state.open, { ...state.filters, q: event.target.value }));
  readAddress();
  render();
});

document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("detail").focus();
});

addEventListener("hashchange", follow);
addEventListener("resize", markCut);
isWide.addEventListener("change", render);
setInterval(animate, 1400);

state.version = 0;
readAddress();
const embedded = document.getElementById("content");
if (embedded) show(JSON.parse(embedded.textContent), 1);
else load().then(listen).catch(fail);
