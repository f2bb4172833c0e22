// The left half: what a view's list can be narrowed down to, and the list.

/** What lists are narrowed down by: a name, its heading, and what a record has of it. */
const facets = {
  fixes: [
    ["bug", "bug", (record) => record.bugSlug],
    ["type", "type", (record) => record.type],
    ["severity", "severity", (record) => record.severity],
    ["interaction", "interaction", (record) => record.interactionType],
  ],
  tidbits: [
    ["bug", "bug", (record) => record.bugSlug],
    ["trigger", "trigger", (record) => record.trigger],
  ],
  copy: [
    ["product", "product", (record) => record.product],
    ["role", "role", (record) => record.role],
  ],
  problems: [
    ["severity", "severity", (finding) => finding.severity],
    ["topic", "topic", (finding) => text(finding.rule).split("/")[0]],
  ],
};

/** The orders in which values stand that have one. */
const orders = ["low", "medium", "high", "daily", "weekly", "quickFix", "error", "warning", "note"];

function entriesOf(view) {
  const { fixes, tidbits, keys, findings } = state.content;
  if (view === "problems") {
    const rank = (finding) => orders.indexOf(finding.severity);
    return findings.toSorted((one, other) => rank(one) - rank(other)).map((record) => ({ record, findings: [] }));
  }
  if (view === "review") return review.packets.map((record) => ({ record, findings: [] }));
  return { fixes, tidbits, copy: keys }[view] ?? [];
}

/** The entries of the list; those that a filter leaves out stay where `except` names it. */
function shown(view, except) {
  const { q, faulty, ...filters } = state.filters;
  const wanted = (facets[view] ?? []).filter(([name]) => name !== except && filters[name]);
  return entriesOf(view).filter((entry) => {
    const record = object(entry.record);
    if (faulty && except !== "faulty" && entry.findings.length === 0) return false;
    return wanted.every(([name, , value]) => value(record) === filters[name]) && says(entry, q);
  });
}

function drawFacets() {
  const view = state.view;
  const all = facets[view] ?? [];
  const counts = all.map(([name, , value]) => tally(shown(view, name), value));
  const faulty = view === "problems" ? 0 : shown(view, "faulty").filter((one) => one.findings.length).length;
  const active = Object.entries(state.filters).filter(([name, value]) => value && name !== "q").length;
  const signature = JSON.stringify([view, state.filters, counts, faulty]);
  mount(document.getElementById("facets"), signature, () => {
    if (!all.length) return null;
    return h("details.facets", { "data-key": "facets", open: matchMedia("(min-width: 60rem)").matches },
      h("summary.facets-summary", null, "filters", active ? h("span.count", null, `${active} set`) : null),
      all.map((facet, index) => drawFacet(facet, counts[index])),
      faulty || state.filters.faulty
        ? h("ul.facet", null, drawChoice("faulty", "yes", "with findings", faulty))
        : null);
  });
}

function tally(entries, value) {
  const counts = new Map();
  for (const entry of entries) {
    const name = text(value(object(entry.record)));
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const rank = (name) => (orders.includes(name) ? orders.indexOf(name) : orders.length);
  return [...counts].sort(([a, m], [b, n]) => rank(a) - rank(b) || n - m || (a < b ? -1 : 1));
}

function drawFacet([name, heading], counts) {
  const chosen = state.filters[name];
  if (chosen && !counts.some(([value]) => value === chosen)) counts = [...counts, [chosen, 0]];
  if (!counts.length) return null;
  return [
    h("h2.facet-heading", null, labelOf(heading)),
    h("ul.facet", null, counts.map(([value, count]) => drawChoice(name, value, value, count))),
  ];
}

function drawChoice(name, value, label, count) {
  const isChosen = state.filters[name] === value;
  return h("li", null,
    h("button.choice", {
      type: "button", "aria-pressed": String(isChosen), "data-key": `${name}=${value}`,
      class: `choice ${name === "bug" ? `is-bug ${colorOf(value)}` : ""}`,
      click: () => filter(name, value),
    }, h("span.choice-name", null, label), h("span.count", null, String(count))));
}

/** The list's rows, of which the first so many are drawn. */
function drawList() {
  const host = document.getElementById("list");
  const view = state.view;
  if (view === "numbers") return mount(host, "none", () => null);
  const entries = shown(view);
  // The record that is open is among them.
  const open = entries.findIndex((entry) => nameOf(view, entry) === state.open);
  while (open >= state.rows) state.rows += 300;
  const rows = entries.slice(0, state.rows);
  const filters = JSON.stringify(state.filters);
  const signature = [view, filters, entries.length, state.rows, [...state.changed].join(), state.content.stamp,
    view === "review" ? JSON.stringify([...review.verdicts]) : ""];
  if (host.dataset.filters !== filters + view) host.scrollTop = 0;
  host.dataset.filters = filters + view;
  mount(host, signature.join("\n"), () => [
    h("p.list-head", null, counted(entries.length, nounOf(view)),
      Object.values(state.filters).some(Boolean)
        ? action("clear", "clear", () => clearFilters(), { class: "action quiet" }) : null),
    entries.length ? h("ol.rows", null, rows.map((entry) => h("li", null, drawRow(view, entry)))) : drawNone(view),
    entries.length > rows.length
      ? action(`show ${Math.min(300, entries.length - rows.length)} more`, "more", () => {
        state.rows += 300;
        drawList();
        markOpen();
      })
      : null,
  ]);
  markOpen();
}

function clearFilters() {
  document.getElementById("search").value = "";
  history.replaceState(null, "", address(state.view, state.open, {}));
  readAddress();
  render();
}

/** The files that a view's records stand in. */
const fileOf = { fixes: /^fixes(\.json$|\/)/, tidbits: /^micro_education(\.json$|\/)/, copy: /^copy\// };

/** The path of a finding's file below the content folder. */
function fileName(finding) {
  const [folder, file] = [text(state.content.folder), text(finding.file)];
  return file.startsWith(folder) ? file.slice(folder.length).replace(/^\//, "") : file;
}

/** The first fault of syntax in a view's files, or in any: what stands behind it may be missing. */
function faultOf(view) {
  return state.content.findings.find((one) => one.severity === "error" && text(one.rule).startsWith("syntax/")
    && (!view || fileOf[view]?.test(fileName(one)))) ?? null;
}

function drawFault(fault) {
  const { line } = object(object(fault.range).start);
  return empty(`${fileName(fault)} has a fault of syntax.`, `line ${text(line)}: ${text(fault.message)}`);
}

function drawNone(view) {
  const isNarrowed = Object.values(state.filters).some(Boolean);
  if (view === "problems" && !isNarrowed) return empty("No findings.", "check has nothing to say. Ship it.");
  const fault = faultOf(view);
  if (fault) return drawFault(fault);
  return isNarrowed
    ? empty("Nothing matches.", "No record matches these filters.")
    : empty("Nothing here yet.", `The content has no ${plural(nounOf(view))}.`);
}

/** A message where there is nothing to show, and what it means. */
function empty(message, hint) {
  return h("div.empty", null, h("p.empty-message", null, message), h("p.comment", null, `// ${hint}`));
}

function drawRow(view, entry) {
  const name = nameOf(view, entry);
  const record = object(entry.record);
  const isChanged = state.changed.has(`${view} ${name}`);
  const draw = { fixes: fixRow, tidbits: tidbitRow, copy: keyRow, problems: problemRow, review: packetRow }[view];
  const place = view === "problems" ? placeOf(record) : null;
  // A finding of no record, such as one of the configuration, leads nowhere.
  if (view === "problems" && !place) return h("div.row", null, draw(record, entry));
  return h("a.row", {
    href: place ? address(...place, {}) : address(view, name), "data-key": `row ${name}`, "data-name": name,
    class: `row${isChanged ? " is-changed" : ""}`,
  }, draw(record, entry));
}

function fixRow(record, entry) {
  return [
    h("span.gutter", { class: `gutter ${colorOf(record.bugSlug)}` }, text(record.number).padStart(3, "0")),
    h("span.row-text", null, text(record.prompt) || "(no prompt)"),
    h("span.row-facts", null,
      h("span.fact-severity", null, severityMark(record.severity), text(record.severity)),
      h("span", null, text(record.type)), h("span.fact-kind", null, text(record.interactionType)),
      badge(entry)),
  ];
}

/** Three boxes, of which as many are filled as the severity is high. */
function severityMark(severity) {
  const level = ["low", "medium", "high"].indexOf(severity) + 1;
  return h("span.severity-mark", { "aria-hidden": "true" }, `${"■".repeat(level)}${"□".repeat(3 - level)}`);
}

function tidbitRow(record, entry) {
  return [
    h("span.gutter", { class: `gutter ${colorOf(record.bugSlug)}` }, "·"),
    h("span.row-text", null, text(record.body) || "(no body)"),
    h("span.row-facts", null, h("span.fact-kind", null, text(record.trigger)),
      h("span", null, text(record.bugSlug)), badge(entry)),
  ];
}

function keyRow(record, entry) {
  const count = list(entry.voices).reduce((sum, voice) => sum + list(voice.variants).length, 0);
  return [
    h("span.gutter.ink-gray", null, String(count)),
    h("span.row-text.is-key", null, ...broken(text(record.key))),
    h("span.row-facts", null, h("span.fact-kind", null, text(record.role)), h("span", null, text(record.product)),
      badge(entry)),
  ];
}

/** A dotted name that may be broken behind its dots. */
function broken(name) {
  return name.split(/(?<=[./-])/).flatMap((part, index) => (index ? [h("wbr"), part] : [part]));
}

function problemRow(finding) {
  return [
    h("span.gutter", { class: `gutter level-${text(finding.severity)}`, "aria-hidden": "true" },
      { error: "×", warning: "!", note: "i" }[finding.severity] ?? "?"),
    h("span.row-text", null, text(finding.message)),
    finding.remedy ? h("span.row-remedy", null, `// ${text(finding.remedy)}`) : null,
    h("span.row-facts", null, h("span.fact-severity", null, text(finding.severity)),
      h("span.fact-kind", null, text(finding.rule)),
      finding.file ? h("span", null, placeText(finding)) : null),
  ];
}

/** How many findings a record has, in the color of the most severe one. */
function badge(entry) {
  const findings = findingsOf(entry);
  if (!findings.length) return null;
  return h("span", { class: `badge level-${gravest(findings)}` }, counted(findings.length, "finding"));
}

function gravest(findings) {
  return ["error", "warning", "note"].find((level) => findings.some((one) => one.severity === level)) ?? "note";
}

/** Where a finding's record is shown: a view and a name. */
const placeOf = (finding) => state.places.get(finding);

/** Brings the row of the record that is open into sight. */
function showOpen(block = "nearest") {
  document.querySelector('#list .row[aria-current="true"]')?.scrollIntoView({ block });
}

/** Marks the row whose record is open. */
function markOpen() {
  const entry = openEntry();
  const name = entry ? nameOf(state.view, entry) : null;
  for (const row of document.querySelectorAll("#list a.row")) {
    if (row.dataset.name === name) row.setAttribute("aria-current", "true");
    else row.removeAttribute("aria-current");
  }
}
