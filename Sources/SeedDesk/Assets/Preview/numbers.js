// Have, need and missing, as bars; and the bugs with their drawings.

function drawNumbers() {
  const numbers = object(state.content.numbers);
  const content = object(numbers.content);
  const steps = list(numbers.nextSteps);
  return h("div.numbers", null,
    h("section.board", { "aria-label": "Content" },
      h("h1.board-title", null, "content"),
      h("div.totals", null, Object.entries(content).map(([name, row]) => total(name, object(row)))),
      steps.length ? h("ul.steps-next", null, steps.map((step) => h("li", null, text(step)))) : null),
    list(numbers.bugs).map((bug) => drawBug(object(bug))),
    list(numbers.products).map((product) => drawProduct(object(product))),
    drawSimulation());
}

const totalNames = { bugs: "bug", fixes: "fix", tidbits: "tidbit" };

/** One figure, large. */
function total(name, row) {
  const isShort = row.missing > 0;
  return h("div.total", null,
    h("p.total-number", null, text(row.have), h("span.total-need", null, row.need ? ` / ${text(row.need)}` : "")),
    h("p.total-name", null, totalNames[name] ? plural(labelOf(totalNames[name])) : name, isShort ? h("span.missing", null, ` ${text(row.missing)} missing`) : null),
    bar(row));
}

/** What there is, what is missing, and a line at the need; `scale` is what fills the whole width. */
function bar(row, scale) {
  const have = whole(row.have) ?? 0;
  const need = whole(row.need) ?? 0;
  const most = Math.max(scale ?? 0, have, need, 1);
  const share = (count) => `${(count / most) * 100}%`;
  const state = need === 0 ? "free" : have >= need ? "met" : "short";
  const line = h("span", { class: `bar is-${state}`, "aria-hidden": "true" },
    h("span.bar-have"), have < need ? h("span.bar-missing") : null, need > 0 ? h("span.bar-need") : null);
  line.querySelector(".bar-have").style.inlineSize = share(have);
  const missing = line.querySelector(".bar-missing");
  if (missing) {
    missing.style.insetInlineStart = share(have);
    missing.style.inlineSize = share(need - have);
  }
  const mark = line.querySelector(".bar-need");
  if (mark) mark.style.insetInlineStart = `calc(${share(need)} - 2px)`;
  return line;
}

function drawBug(bug) {
  const entry = state.content.bugs.find((one) => object(one.record).slug === bug.slug);
  const record = object(entry?.record);
  const groups = [
    ["type", bug.types], ["severity", bug.severities], ["interaction", bug.interactions], ["trigger", bug.triggers],
  ];
  const steps = list(bug.nextSteps);
  return h("section.board", { "aria-label": text(bug.slug), id: `bug-${text(bug.slug)}`, class: `board ${colorOf(bug.slug)}` },
    h("div.bug", null,
      drawArt(record),
      h("div.bug-words", null,
        h("h2.board-title", null, text(record.title) || text(bug.slug)),
        h("p.bug-slug", null, text(bug.slug)),
        h("p.bug-description", null, text(record.description)))),
    h("div.totals", null, ["fixes", "comments", "interaction types", "tidbits"].map((name) =>
      (bug[name] ? total(name, object(bug[name])) : null))),
    h("div.tables", null, groups.map(([name, rows]) => drawTable(name, object(rows), bug.slug))),
    entry && findingsOf(entry).length ? drawFindings(entry) : null,
    steps.length ? [h("h3.table-heading", null, "what to write next"),
      h("ul.steps-next", null, steps.map((step) => h("li", null, text(step))))] : null);
}

function drawTable(name, rows, slug) {
  const filled = Object.entries(rows).filter(([, row]) => object(row).have > 0 || object(row).need > 0);
  if (!filled.length) return null;
  const scale = Math.max(...filled.flatMap(([, row]) => [whole(row.have) ?? 0, whole(row.need) ?? 0]));
  return h("table.figures", null,
    h("caption", null, name),
    h("thead", null, h("tr", null, ["", "", "have", "need", "missing"].map((label, index) =>
      h(index === 1 ? "td" : "th", { scope: index === 1 ? null : "col", class: index > 1 ? "figure" : null },
        index === 0 ? h("span.hidden", null, name) : label)))),
    h("tbody", null, filled.map(([label, row]) => drawFigures(label, object(row), name, slug, scale))));
}

function drawFigures(label, row, name, slug, scale) {
  const [view, facet] = name === "trigger" ? ["tidbits", "trigger"] : ["fixes", name];
  const target = slug ? h("a", { href: address(view, null, { bug: slug, [facet]: label }) }, label) : label;
  return h("tr", { class: row.missing > 0 ? "is-short" : null },
    h("th", { scope: "row" }, target), h("td", null, bar(row, scale)),
    h("td.figure", null, text(row.have)), h("td.figure", null, row.need ? text(row.need) : "–"),
    h("td.figure", { class: row.missing > 0 ? "figure missing" : "figure" }, row.missing ? text(row.missing) : "·"));
}

function drawProduct(product) {
  return h("section.board", { "aria-label": text(product.name) },
    h("h2.board-title", null, text(product.name)),
    h("div.tables", null, list(product.voices).map((voice) => {
      const { keys, variants, missing } = object(voice);
      return h("div", null, drawTable(text(voice.name), { keys, variants, ...object(missing) }, null));
    })));
}

/** A bug's drawing; its frames take turns where motion is wanted. */
function drawArt(record) {
  const frames = list(record.art).map(text);
  if (!frames.length) return null;
  return h("pre.art", { "aria-hidden": "true", "data-art": text(record.slug), "data-frame": "0" }, frames[0]);
}

/** Puts the next frame into every drawing that can be seen. */
function animate() {
  if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const drawing of document.querySelectorAll("[data-art]")) {
    const frames = list(bugOf(drawing.dataset.art).art).map(text);
    if (frames.length < 2) continue;
    const next = (Number(drawing.dataset.frame) + 1) % frames.length;
    drawing.dataset.frame = String(next);
    drawing.textContent = frames[next];
  }
}
