// A record as the app shows it, and what is known of it beside.

/** What EgoFix's copy says under a key, as the app reads it; nothing where the content lacks it. */
function said(key, values = {}, turn = 0) {
  const entry = state.content.keys.find((one) => {
    const record = object(one.record);
    return record.product === "egofix" && record.key === key;
  });
  const variants = list(list(entry?.voices)[0]?.variants);
  const variant = variants[turn % (variants.length || 1)];
  return variant ? shownText(list(variant.body), values) : "";
}

/** A button of the app; the look's brackets are no part of its name. */
function button(key, onclick, attributes = {}) {
  return action(said(key).replace(/^\[ (.*) \]$/u, "$1") || key, key, onclick, attributes);
}

function drawFix(entry) {
  const record = object(entry.record);
  const trial = trialOf(record);
  const next = neighbor(1);
  return h("div.sheet", null,
    h("div.stage", null,
      h("article", { class: `card ${colorOf(record.bugSlug)}`, "aria-label": fixTitle(record) }, cardHead(record),
        trial.outcome ? drawOutcome(record, trial) : drawChallenge(record, trial)),
      h("p.stage-note", null, "as the app shows it. ",
        trial.touched ? action("start over", "restart", () => retry(record), { class: "action quiet" }) : "Try it.",
        record.interactionType === "timed" && !trial.outcome && trial.left > 3
          ? action("skip to the last 3 seconds", "hurry", () => change(trial, () => {
            trial.left = 3;
            startTimer(trial);
          }), { class: "action quiet" }) : null,
        trial.outcome && next ? h("a.plain", { href: next, "data-key": "next" }, "next") : null)),
    h("div.beside", null, drawFindings(entry), drawFacts(entry, [
      [labelOf("bug"), h("span", { class: `is-bug ${colorOf(record.bugSlug)}` }, text(record.bugSlug))],
      ["type", record.type], ["severity", record.severity], ["interaction", record.interactionType],
      ["counts as done", record.validation], ...notesOf(record),
    ]), drawCousins(entry), drawHistory(entry), drawSource(entry)));
}

/** What an author says of an interaction and the app does not show: bounds of a count, weights of answers. */
function notesOf(record) {
  const configuration = object(object(record.configuration)[record.interactionType]);
  const bound = (name) => text(configuration[name]);
  const weights = list(configuration.options).map(object).filter((one) => one.weightModifier !== undefined);
  return [
    ["at least", [bound("minTarget"), bound("minTarget") && text(configuration.unit)].join(" ").trim()],
    ["at most", [bound("maxTarget"), bound("maxTarget") && text(configuration.unit)].join(" ").trim()],
    ["weights", weights.length
      ? h("ul", null, weights.map((one) =>
        h("li.weight", null, `× ${text(one.weightModifier)}`, h("span.fine", null, text(one.text)))))
      : null],
  ];
}

const fixTitle = (record) => said("fix.title", { number: numbered(record.number).slice(1) })
  || `${labelOf("fix").toUpperCase()} ${numbered(record.number)}`;

function cardHead(record) {
  return [
    h("h1.card-title", null, fixTitle(record), " ", h("span.card-kind", null, said("fix.kind", { kind: record.type }))),
    h("p.card-facts", null, h("span.is-bug", null, text(bugOf(record.bugSlug).title) || text(record.bugSlug)),
      h("span", { class: `severity-${text(record.severity)}` },
        said("fix.severity", { severity: record.severity }) || text(record.severity))),
  ];
}

/** What to do, and the aside to it. */
const cardText = (record) => [
  h("p.card-prompt", null, text(record.prompt) || "(no prompt)"), comment(record.inlineComment),
];

/** The key of the line above a fix's text, by the fix's type. */
const intros = { quickFix: "quickFix.intro", weekly: "overhaul.intro" };

function drawChallenge(record, trial) {
  const lacking = lackingOf(record, trial);
  return [
    paragraph(said(intros[record.type] ?? "", {}, whole(record.number) ?? 0)),
    cardText(record),
    drawInteraction(record, trial),
    record.validation
      ? h("p.card-validation", null, h("span.label", null, said("fix.doneWhen"), " "), text(record.validation)) : null,
    lacking ? h("p.card-hint", { role: "status" }, said("fix.lacking", { field: lacking })) : null,
    h("div.actions", { role: "group", "aria-label": "Outcome" },
      ["applied", "skipped", "failed"].map((outcome) =>
        button(`outcome.${outcome}.button`, () => finish(trial, outcome), {
          class: `action outcome-${outcome}`, disabled: outcome === "applied" && lacking !== "",
        }))),
  ];
}

const titled = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

function finish(trial, outcome) {
  stopTimer(trial);
  change(trial, () => { trial.outcome = outcome; });
}

function retry(record) {
  stopTimer(trialOf(record));
  state.trials.delete(record.id);
  drawDetail();
}

/** A card with its outcome: a line of the app's copy, a tidbit of the bug's pool, room for a note. */
function drawOutcome(record, trial) {
  const turn = whole(record.number) ?? 0;
  const tidbit = tidbitFor(record, trial.outcome);
  const ask = said("outcome.notePrompt", {}, turn);
  return [
    h("p", { class: `outcome outcome-${trial.outcome}` }, said(`outcome.${trial.outcome}.heading`)),
    h("p.card-text", null, said(`outcome.${trial.outcome}.line`, {}, turn)),
    tidbit ? h("p.card-tidbit", null, text(tidbit.body)) : null,
    writing("", trial, [["note", ask || "note", ask]]),
    h("details", { "data-key": "card" }, h("summary.quiet", null, fixTitle(record)), cardText(record)),
  ];
}

function tidbitFor(record, outcome) {
  const pool = state.content.tidbits.map((one) => object(one.record)).filter((one) => one.bugSlug === record.bugSlug);
  const named = pool.filter((one) => one.trigger === `after${titled(outcome)}`);
  const chosen = named.length ? named : pool.filter((one) => one.trigger === "general");
  return chosen[(whole(record.number) ?? 0) % (chosen.length || 1)];
}

/** Where the app tells a tidbit: the key of the heading that it stands under. */
const headings = {
  afterApplied: "outcome.applied.heading", afterSkipped: "outcome.skipped.heading", afterFailed: "outcome.failed.heading",
  afterCrash: "crash.heading", duringDiagnostic: "diagnostic.heading", restDay: "restDay.heading",
};

function drawTidbit(entry) {
  const record = object(entry.record);
  const source = object(record.source);
  const cited = [source.author, source.year, source.title].map(text).filter(Boolean).join(", ");
  return h("div.sheet", null,
    h("div.stage", null, h("article", { class: `card ${colorOf(record.bugSlug)}`, "aria-label": "Tidbit" },
      h("h1.card-title", null, said(headings[record.trigger] ?? "") || "EGOFIX"),
      h("p.card-tidbit", null, text(record.body) || "(no body)")),
    h("p.stage-note", null, "as the app shows it.")),
    h("div.beside", null, drawFindings(entry), drawFacts(entry, [
      [labelOf("bug"), h("span", { class: `is-bug ${colorOf(record.bugSlug)}` }, text(record.bugSlug))],
      ["trigger", record.trigger], ["source", cited || null], ["length", `${scalarCount(text(record.body))} / 320`],
    ]), drawCousins(entry), drawHistory(entry), drawSource(entry)));
}

/** A part beside the card, with its heading. */
function part(name, ...children) {
  return h("section.part", { "aria-label": name }, h("h2.part-heading", null, name), ...children);
}

function drawFindings(entry) {
  const findings = findingsOf(entry);
  if (!findings.length) return part("findings", h("p.fine", null, "No findings."));
  return part(counted(findings.length, "finding"), h("ul.findings", null, findings.map(drawFinding)));
}

function drawFinding(finding) {
  return h("li", { class: `finding edge-${text(finding.severity)}` },
    h("p.finding-head", null, h("span", { class: `level-${text(finding.severity)}` }, text(finding.severity)), " ",
      h("span.finding-rule", null, ...broken(text(finding.rule)))),
    h("p.finding-message", null, text(finding.message)),
    finding.remedy ? comment(finding.remedy) : null,
    finding.file ? h("p.finding-place", null, [placeText(finding), fieldOf(finding)].filter(Boolean).join(" ")) : null);
}

/** `fixes.json:829:90`. */
function placeText(finding) {
  const start = object(object(finding.range).start);
  return [finding.file, start.line, start.column].map(text).filter(Boolean).join(":");
}

/** The field that a finding is in, without the way to its record: a key of the catalogue lies one deeper. */
function fieldOf(finding) {
  const [, ...names] = text(finding.pointer).split("/");
  return names.slice(names[0] === "keys" ? 2 : 1).join(".");
}

function drawFacts(entry, facts) {
  const record = object(entry.record);
  const rows = [...facts, ["id", record.id], ["file", `${text(entry.file)}:${text(entry.line)}`]];
  return part("record", h("dl.facts", null, rows.filter(([, value]) => value != null && value !== "").map(
    ([name, value]) => h("div.fact", null, h("dt", null, name), h("dd", null, value)))));
}

/**
 * What the server knows of a record beside the content: its cousins, its history. Nothing until the answer has
 * come; the page is drawn again then.
 */
function beside(what, id) {
  const key = `${what}.json?id=${encodeURIComponent(id)}`;
  if (id && state.content.isLive && !state.asked.has(key)) {
    const answers = state.asked;
    answers.set(key, null);
    fetch(key).then((answer) => (answer.ok ? answer.json() : [])).catch(() => []).then((found) => {
      answers.set(key, list(found));
      state.version += 1;
      if (answers === state.asked) drawDetail();
    });
  }
  return state.asked.get(key) ?? null;
}

/** The records whose texts have most in common with this one's. */
function drawCousins(entry) {
  const id = text(object(entry.record).id);
  const cousins = state.content.isLive ? beside("cousins", id) : list(object(state.content.cousins)[id]);
  const all = [...state.content.fixes, ...state.content.tidbits];
  const rows = list(cousins).map(({ id: other, percent }) => {
    const found = all.find((one) => object(one.record).id === other);
    if (!found) return null;
    const view = state.content.fixes.includes(found) ? "fixes" : "tidbits";
    const record = object(found.record);
    return h("li", null, h("a.cousin", { href: address(view, nameOf(view, found), {}), "data-key": `cousin ${other}` },
      h("span.cousin-percent", null, `${text(percent)} %`),
      h("span.cousin-text", null, view === "fixes" ? `${numbered(record.number)} ` : "",
        text(record.prompt) || text(record.body))));
  }).filter(Boolean);
  return part("cousins", rows.length ? h("ul.cousins", null, rows)
    : h("p.fine", null, cousins ? "Nothing comes near it." : "Looking…"));
}

/** The commits that changed the record, the newest first; nothing where git knows of none. */
function drawHistory(entry) {
  const changes = beside("history", text(object(entry.record).id));
  if (!changes?.length) return null;
  return part("history", h("ol.changes", null, changes.map(({ commit, date, subject, fields }) =>
    h("li", { title: text(commit) }, h("span.change-date", null, text(date)), text(subject), " ",
      h("span.change-fields", null, list(fields).length ? list(fields).map(text).join(", ") : "new")))));
}

/** The record as it is written, with what findings point at marked. */
function drawSource(entry) {
  const marks = new Map();
  for (const finding of findingsOf(entry)) {
    if (finding.pointer) marks.set(fieldOf(finding), finding.severity);
  }
  return h("details.part", { "data-key": "source" },
    h("summary.part-heading", null, "source"),
    h("pre.source", { tabindex: "0", role: "region", "aria-label": "JSON of the record" },
      jsonLines(entry.record, "", 0, marks)));
}

/** A value of JSON as colored text, a member a line. */
function jsonLines(value, path, depth, marks) {
  const pad = "  ".repeat(depth + 1);
  const end = "  ".repeat(depth);
  if (value === null || typeof value !== "object") {
    const kind = typeof value === "string" ? "string" : "number";
    const mark = marks.get(path);
    return h("span", { class: `json-${kind}${mark ? ` wave-${mark}` : ""}` }, JSON.stringify(value));
  }
  const isList = Array.isArray(value);
  const members = Object.entries(value);
  const [first, last] = isList ? ["[", "]"] : ["{", "}"];
  if (!members.length) return `${first}${last}`;
  return [first, "\n", members.map(([key, member], index) => [
    pad, isList ? null : [h("span.json-key", null, JSON.stringify(key)), ": "],
    jsonLines(member, path ? `${path}.${key}` : key, depth + 1, marks),
    index < members.length - 1 ? "," : "", "\n",
  ]), end, last];
}
