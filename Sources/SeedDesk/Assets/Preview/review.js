// Judging records: packets of `seedtool review next` in, verdicts for `seedtool review take` out.

/** The packets that are open, by the record's name, and what was said of each. */
const review = { packets: [], verdicts: new Map(), draft: null };

/** Verdicts outlive a reload, and packets of other files, where the browser keeps anything for this page. */
function keepVerdicts(takenBack) {
  const kept = rememberVerdicts();
  kept.delete(takenBack);
  for (const [record, verdict] of review.verdicts) kept.set(record, verdict);
  try { localStorage.setItem("verdicts", JSON.stringify([...kept])); } catch { /* Kept in the page alone. */ }
}

function rememberVerdicts() {
  try { return new Map(JSON.parse(localStorage.getItem("verdicts") ?? "[]")); } catch { return new Map(); }
}

/** Reads packets, an object a line; lines that are none are left out and counted. */
function openPackets(source) {
  const lines = source.split("\n").filter((line) => line.trim() !== "");
  const packets = lines.map((line) => {
    try { return object(JSON.parse(line)); } catch { return {}; }
  }).filter((packet) => text(packet.record) && text(packet.digest) && Array.isArray(packet.texts));
  const kept = rememberVerdicts();
  review.packets = packets;
  review.unread = lines.length - packets.length;
  // What was said of another edition of a record says nothing of this one.
  review.verdicts = new Map(packets.map((packet) => [packet.record, kept.get(packet.record)])
    .filter(([name, verdict]) => verdict?.digest === packetOf(name).digest));
  review.draft = null;
  state.version += 1;
  visit(address("review", packets.length ? text(nextPacket()?.record ?? packets[0].record) : null, {}));
}

const packetOf = (name) => review.packets.find((packet) => packet.record === name);
const nextPacket = () => review.packets.find((packet) => !review.verdicts.has(packet.record));

function packetRow(packet) {
  const verdict = review.verdicts.get(packet.record)?.verdict;
  return [
    h("span.gutter", { class: `gutter verdict-${verdict ?? "none"}`, "aria-hidden": "true" },
      { pass: "✓", object: "×", unsure: "?" }[verdict] ?? "·"),
    h("span.row-text", null, text(object(list(packet.texts)[0]).text)),
    h("span.row-facts", null, h("span", null, text(packet.label)), h("span.fact-kind", null, verdict ?? "not judged")),
  ];
}

function drawChooser() {
  return h("label.chooser", null, h("span", null, review.packets.length ? "open others" : "open packets"),
    h("input.hidden", {
      type: "file", accept: ".jsonl,.json,application/jsonl", "data-key": "packets",
      change: (event) => event.target.files[0]?.text().then(openPackets),
    }));
}

/** The view without packets: where they come from and where verdicts go. */
function drawNoPackets() {
  return h("div.sheet.is-review", null,
    h("h1.board-title", null, "review"),
    h("p.review-lead", null, "Judge records one by one: pass, or object to the words that are wrong."),
    h("ol.ways", null,
      h("li", null, h("code", null, "seedtool review next --count 20 --format jsonl > packets.jsonl")),
      h("li", null, drawChooser()),
      h("li", null, h("code", null, 'seedtool review take verdicts.jsonl --owner "Your Name"'), h("span.fine", null, " once they are saved"))),
    review.unread ? h("p.level-error", { role: "status" }, `${counted(review.unread, "line")} of that file held no packet.`) : null);
}

function drawPacket(packet) {
  const verdict = review.verdicts.get(packet.record);
  const place = placeOfRecord(packet.record);
  return h("div.sheet.is-review", null,
    h("header.review-head", null,
      h("h1.board-title", null, text(packet.label) || text(packet.record)),
      h("p.copy-facts", null, Object.entries(object(packet.facts)).map(([, value]) => words(value)).filter(Boolean)
        .join(" · ")),
      h("p.review-count", { role: "status" }, `${review.verdicts.size} of ${review.packets.length} judged`)),
    h("div.passages", null, list(packet.texts).map((one) => drawPassage(object(one), verdict))),
    review.draft?.record === packet.record ? drawDraft(packet)
      : h("div.actions", { role: "group", "aria-label": "Verdict" },
        action("Pass", "pass", () => judge(packet, "pass"), { class: "action outcome-applied", "aria-keyshortcuts": "p" }),
        action("Object", "object", () => startDraft(packet), { class: "action outcome-failed", "aria-keyshortcuts": "o" }),
        action("Unsure", "unsure", () => judge(packet, "unsure"), { class: "action outcome-skipped", "aria-keyshortcuts": "u" }),
        action("Next", "next", () => goToNext(packet), { "aria-keyshortcuts": "n" }),
        place ? h("a.plain", { href: address(...place, {}) }, "see its card") : null),
    drawObjections(packet, verdict),
    drawQuestions(packet),
    list(packet.neighbors).length ? part("neighbors", h("ul.cousins", null, list(packet.neighbors).map((one) =>
      h("li", null, h("span.fine", null, `${text(one.label)} `), text(one.text))))) : null,
    h("div.review-foot", null, drawChooser(),
      review.verdicts.size ? action(`Save ${counted(review.verdicts.size, "verdict")}`, "save", saveVerdicts) : null));
}

/** One text of the record, with what was objected to marked. */
function drawPassage(passage, verdict) {
  const value = text(passage.text);
  // Words may stand in the words of another objection, or lie across their end.
  const marks = list(verdict?.findings).filter((one) => one.pointer === passage.pointer)
    .map(({ quote }) => ({ start: value.indexOf(quote), end: value.indexOf(quote) + quote.length }))
    .filter(({ start }) => start >= 0).toSorted((one, other) => one.start - other.start);
  const pieces = [];
  let place = 0;
  for (const { start, end } of marks) {
    if (end <= place) continue;
    pieces.push(value.slice(place, start), h("mark", null, value.slice(Math.max(place, start), end)));
    place = end;
  }
  return h("div.passage", null, h("p.passage-part", null, text(passage.part) || text(passage.pointer)),
    h("p.passage-text", { "data-pointer": text(passage.pointer) }, ...pieces, value.slice(place)));
}

function drawQuestions(packet) {
  return part("questions", h("ul.questions", null, list(packet.questions).map(object).map((question) =>
    h("li", null, h("details", { "data-key": `question ${text(question.id)}` },
      h("summary", null, h("span.question-asks", null, text(question.asks)), h("span.fine", null, ` ${text(question.id)}`)),
      ["yes", "no"].map((answer) => list(question[answer]).map((example) =>
        h("p.example", null, h("span", { class: answer === "yes" ? "level-yes" : "level-error" }, `${answer} `),
          text(example)))))))));
}

function drawObjections(packet, verdict) {
  const findings = list(verdict?.findings);
  if (!findings.length) return null;
  return part(counted(findings.length, "objection"), h("ul.findings", null, findings.map((finding, index) =>
    h("li.finding.edge-error", null,
      h("p.finding-head", null, h("span.level-error", null, finding.question), " ", h("q", null, finding.quote)),
      h("p", null, finding.reason),
      action("take back", `take back ${index}`, () => {
        const left = findings.toSpliced(index, 1);
        if (left.length) review.verdicts.set(packet.record, { ...verdict, findings: left });
        else review.verdicts.delete(packet.record);
        changeReview(packet.record);
      }, { class: "action quiet" })))));
}

/** The words that are selected in a text of the packet, and which text it is. */
function selected() {
  const selection = getSelection();
  if (!selection.rangeCount || selection.isCollapsed) return {};
  const range = selection.getRangeAt(0);
  const holder = (node) => (node.nodeType === Node.TEXT_NODE ? node.parentElement : node).closest("[data-pointer]");
  const passage = holder(range.startContainer);
  if (!passage || passage !== holder(range.endContainer)) return {};
  return { pointer: passage.dataset.pointer, quote: range.toString().trim() };
}

function startDraft(packet) {
  const texts = askable(packet).map((one) => one.pointer);
  const choice = selected();
  // A text may have been chosen of which nothing is asked.
  const { pointer, quote } = texts.includes(choice.pointer) ? choice : { pointer: text(texts[0]), quote: "" };
  review.draft = { record: packet.record, pointer, quote, question: "", reason: "" };
  changeReview();
  document.querySelector(`[data-key="draft ${quote ? "question" : "quote"}"]`)?.focus();
}

/** Which questions are asked of a text. */
const asked = (packet, pointer) => list(packet.questions).map(object)
  .filter((question) => list(question.texts).includes(pointer));

/** The texts that a question is asked of. */
const askable = (packet) => list(packet.texts).map(object).filter((one) => asked(packet, one.pointer).length);

/** What an objection still lacks; nothing where it can be taken. */
function missing(packet, draft) {
  const passage = list(packet.texts).map(object).find((one) => one.pointer === draft.pointer);
  if (!draft.quote) return "Select the words that are wrong, or write them down.";
  if (!text(passage?.text).includes(draft.quote)) return "These words do not stand in the text.";
  if (!draft.question) return "Choose the question that they fail.";
  return draft.reason.trim() ? "" : "Say why, in a line.";
}

function drawDraft(packet) {
  const draft = review.draft;
  const set = (name) => (event) => {
    draft[name] = event.target.value;
    if (name === "pointer") draft.question = "";
    changeReview();
  };
  const select = (name, label, options) => h("label.field", null, h("span", null, label),
    h("span.choosing", null,
      h("select", { "aria-label": label, "data-key": `draft ${name}`, change: set(name) }, options.map(([value, words]) =>
        h("option", { value, selected: value === draft[name] }, words)))));
  const field = (name, label) => h("label.field", null, h("span", null, label),
    h("input", { type: "text", "aria-label": label, "data-key": `draft ${name}`, value: draft[name], input: set(name), autocomplete: "off" }));
  const lack = missing(packet, draft);
  const done = () => { if (!missing(packet, draft)) objectTo(packet, draft); };
  return h("div.draft", {
    role: "form", "aria-label": "Objection",
    keydown: (event) => { if (event.key === "Enter" && event.target.matches("input")) done(); },
  },
  select("pointer", "text", askable(packet).map((one) => [text(one.pointer), text(one.part) || text(one.pointer)])),
  field("quote", "words"),
  select("question", "question", [["", "–"], ...asked(packet, draft.pointer).map((one) => [text(one.id), text(one.asks)])]),
  field("reason", "why"),
  h("p.fine", { role: "status" }, lack),
  h("div.controls", null,
    action("Object", "draft done", done, { class: "action outcome-failed", "aria-disabled": String(Boolean(lack)) }),
    action("Cancel", "draft cancel", () => {
      review.draft = null;
      changeReview();
    }, { class: "action quiet" })));
}

/** Adds an objection to what was said of a record. */
function objectTo(packet, { question, pointer, quote, reason }) {
  const before = review.verdicts.get(packet.record);
  const findings = before?.verdict === "object" ? before.findings : [];
  review.draft = null;
  review.verdicts.set(packet.record, {
    record: packet.record, digest: packet.digest, verdict: "object",
    findings: [...findings, { question, pointer, quote, reason: reason.trim() }],
  });
  changeReview();
}

function judge(packet, verdict) {
  review.draft = null;
  review.verdicts.set(packet.record, { record: packet.record, digest: packet.digest, verdict });
  changeReview();
  goToNext(packet);
}

/** Opens the next packet that nobody has judged; the one behind where all are. */
function goToNext(packet) {
  const index = review.packets.indexOf(packet);
  const behind = [...review.packets.slice(index + 1), ...review.packets.slice(0, index)];
  const next = behind.find((one) => !review.verdicts.has(one.record)) ?? behind[0];
  if (next) visit(address("review", next.record));
}

function changeReview(takenBack) {
  state.version += 1;
  keepVerdicts(takenBack);
  drawList();
  drawDetail();
}

/** Gives the verdicts to the reader as a file, an object a line. */
function saveVerdicts() {
  const lines = [...review.verdicts.values()].map((verdict) => `${JSON.stringify(verdict)}\n`).join("");
  const link = h("a", { href: URL.createObjectURL(new Blob([lines], { type: "application/jsonl" })),
    download: "verdicts.jsonl" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The view and the name of a record that a packet calls by its id or key. */
function placeOfRecord(name) {
  for (const [view, kind] of kinds.slice(1)) {
    const entry = state.content[kind].find((one) => [object(one.record).id, object(one.record).key].includes(name));
    if (entry) return [view, nameOf(view, entry)];
  }
  return null;
}

/** The keys of the view, for the packet that is open. */
const reviewKeys = { n: goToNext, p: (packet) => judge(packet, "pass"), u: (packet) => judge(packet, "unsure"), o: startDraft };
