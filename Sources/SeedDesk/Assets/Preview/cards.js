// A record as the app shows it, and what is known of it beside.

function drawFix(entry) {
  const record = object(entry.record);
  const trial = trialOf(record);
  return h("div.sheet", null,
    h("div.stage", null, h("article.card", { "aria-label": `${titled(labelOf("fix"))} ${numbered(record.number)}` },
      trial.outcome ? drawOutcome(record, trial) : drawChallenge(record, trial)),
    h("p.stage-note", null, "as the app shows it. ", trial.touched
      ? action("start over", "restart", () => retry(record), { class: "action quiet" }) : "Try it.")),
    h("div.beside", null, drawFindings(entry), drawFacts(entry, [
      [labelOf("bug"), h("span", { class: `is-bug ${colorOf(record.bugSlug)}` }, text(record.bugSlug))],
      ["type", record.type], ["severity", record.severity], ["interaction", record.interactionType],
      ["counts as done", record.validation],
    ]), drawCousins(entry), drawHistory(entry), drawSource(entry)));
}

function drawChallenge(record, trial) {
  return [
    h("header.card-head", null,
      h("h1.card-title", { class: `card-title ${colorOf(record.bugSlug)}` }, `${labelOf("fix").toUpperCase()} ${numbered(record.number)}`),
      h("p.card-kind", null, "Severity: ", h("span", { class: `severity-${text(record.severity)}` },
        titled(text(record.severity)) || "?"))),
    h("p.card-prompt", null, text(record.prompt) || "(no prompt)"),
    drawInteraction(record, trial),
    comment(record.inlineComment),
    record.validation ? h("p.card-validation", null, h("span.label", null, "Counts: "), text(record.validation)) : null,
    h("div.actions", { role: "group", "aria-label": "Outcome" },
      ["Applied", "Skipped", "Failed"].map((name) =>
        action(name, `outcome ${name}`, () => finish(record, trial, name.toLowerCase()), {
          class: `action outcome-${name.toLowerCase()}`,
        }))),
  ];
}

const titled = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

function finish(record, trial, outcome) {
  trial.outcome = outcome;
  trial.touched = true;
  trial.ends = undefined;
  drawDetail();
}

function retry(record) {
  state.trials.delete(record.id);
  drawDetail();
}

/** What the app says after an outcome: a line of its own copy, and a tidbit of the bug's pool. */
function drawOutcome(record, trial) {
  const key = (name) => state.content.keys.find((one) => object(one.record).key === `outcome.${trial.outcome}.${name}`);
  const line = (entry) => {
    const variants = list(list(entry?.voices)[0]?.variants);
    const variant = variants[(whole(record.number) ?? 0) % (variants.length || 1)];
    return variant ? shownText(list(variant.body)) : "";
  };
  const tidbit = tidbitFor(record, trial.outcome);
  return [
    h("header.card-head", null,
      h("h1.card-title", { class: `card-title ${colorOf(record.bugSlug)}` }, `FIX ${trial.outcome.toUpperCase()}`)),
    h("p.card-prompt", null, line(key("line"))),
    tidbit ? h("p.card-tidbit", null, text(tidbit.body)) : null,
    h("div.actions", null, action("Continue", "outcome Applied", () => {
      const next = neighbor(1);
      retry(record);
      if (next) location.hash = next;
    })),
  ];
}

function tidbitFor(record, outcome) {
  const pool = state.content.tidbits.map((one) => object(one.record)).filter((one) => one.bugSlug === record.bugSlug);
  const named = pool.filter((one) => one.trigger === `after${titled(outcome)}`);
  const chosen = named.length ? named : pool.filter((one) => one.trigger === "general");
  return chosen[(whole(record.number) ?? 0) % (chosen.length || 1)];
}

const headings = {
  afterApplied: "FIX APPLIED", afterSkipped: "FIX SKIPPED", afterFailed: "FIX FAILED", afterCrash: "CRASH LOGGED",
  duringDiagnostic: "WEEKLY DIAGNOSTIC", restDay: "REST DAY", general: "EGOFIX",
};

function drawTidbit(entry) {
  const record = object(entry.record);
  const source = object(record.source);
  const cited = [source.author, source.year, source.title].map(text).filter(Boolean).join(", ");
  return h("div.sheet", null,
    h("div.stage", null, h("article.card", { "aria-label": "Tidbit" },
      h("header.card-head", null,
        h("h1.card-title", { class: `card-title ${colorOf(record.bugSlug)}` }, headings[record.trigger] ?? "EGOFIX")),
      h("p.card-prompt", null, text(record.body) || "(no body)"),
      h("div.actions", null, action("Continue", "continue", () => {
        const next = neighbor(1);
        if (next) location.hash = next;
      }))),
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
