// The content, the place in it, and what is being tried out.

const state = {
  /** What `content.json` says; null until it has come. */
  content: null,
  /** The view, the record that is open in it, and what its list is narrowed down to. */
  view: "fixes",
  open: null,
  filters: {},
  /** What has been done to a card, by the record's id. */
  trials: new Map(),
  /** What stands in for placeholders, by name. */
  values: new Map(),
  /** What the server was asked about records of this edition, by the question. */
  asked: new Map(),
  /** Which records the last save changed. */
  changed: new Set(),
  /** How many rows a list shows. */
  rows: 300,
  phone: 393,
};

/** The views, in the order of their tabs. */
const views = ["fixes", "tidbits", "copy", "numbers", "problems", "review"];

/** Reads the place from the address: `#/fixes/42?bug=need-to-be-right`. */
function readAddress() {
  const [path, query] = location.hash.replace(/^#\/?/, "").split("?");
  const [view, ...rest] = path.split("/");
  const before = state.view;
  state.view = views.includes(view) ? view : "fixes";
  try {
    state.open = rest.length ? decodeURIComponent(rest.join("/")) : null;
    state.filters = Object.fromEntries(new URLSearchParams(query ?? ""));
  } catch {
    state.open = null;
    state.filters = {};
  }
  if (before !== state.view) state.rows = 300;
}

/** The address of a place; the filters are those of now, unless others are given. */
function address(view, open = null, filters = view === state.view ? state.filters : {}) {
  const kept = Object.entries(filters).filter(([, value]) => value);
  const query = kept.length ? `?${new URLSearchParams(kept)}` : "";
  return `#/${view}${open === null ? "" : `/${encodeURIComponent(open)}`}${query}`;
}

/** Goes on with other filters; the same one again takes it away. */
function filter(name, value) {
  const filters = { ...state.filters, [name]: state.filters[name] === value ? "" : value };
  state.rows = 300;
  history.replaceState(null, "", address(state.view, state.open, filters));
  readAddress();
  render();
}

/** How a record is called in an address: a fix's number, a slug, a key, an id. */
function nameOf(view, entry) {
  const record = object(entry.record);
  if (view === "fixes") return text(record.number) || text(record.id);
  if (view === "numbers") return text(record.slug);
  if (view === "review") return text(record.record);
  return view === "copy" ? text(record.key) : text(record.id);
}

/** The bug of a slug, or nothing that is called so. */
function bugOf(slug) {
  return state.content.bugs.find((bug) => object(bug.record).slug === slug)?.record ?? { slug, title: slug };
}

const colors = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "gray"];

/** The class that draws in a bug's color. */
function colorOf(slug) {
  const color = bugOf(slug).color;
  return `ink-${colors.includes(color) ? color : "gray"}`;
}

/** The findings of a record, and of what belongs to it. */
const findingsOf = (entry) => list(entry.findings).map((index) => state.content.findings[index]).filter(Boolean);

/** What a record says, for search. */
function words(value) {
  if (typeof value === "string") return value;
  return value && typeof value === "object" ? Object.values(value).map(words).join("\n") : text(value);
}

/** What the content calls a bug, a fix or a tidbit. */
const labelOf = (kind) => text(object(state.content?.labels)[kind]) || kind;

/** What a view shows one of. */
const nounOf = (view) => ({ fixes: labelOf("fix"), tidbits: labelOf("tidbit"), copy: "key", problems: "finding",
  review: "packet" })[view];

/** What of the content is shown by which view; bugs stand in the numbers. */
const kinds = [["numbers", "bugs"], ["fixes", "fixes"], ["tidbits", "tidbits"], ["copy", "keys"]];

/** The content of a new edition; what the records of the old one said tells what has changed. */
function take(content) {
  const before = state.content;
  state.content = content;
  state.searched = new Map();
  state.changed = new Set();
  state.places = new Map();
  for (const [view, kind] of kinds) {
    for (const entry of content[kind]) {
      for (const finding of findingsOf(entry)) state.places.set(finding, [view, nameOf(view, entry)]);
    }
  }
  if (!before) return;
  for (const [view, kind] of kinds.slice(1)) {
    const said = new Map(before[kind].map((entry) => [nameOf(view, entry), sameAs(entry)]));
    for (const entry of content[kind]) {
      const name = nameOf(view, entry);
      if (said.get(name) !== sameAs(entry)) state.changed.add(`${view} ${name}`);
    }
  }
}

/** What makes two editions of a record the same. */
function sameAs(entry) {
  return JSON.stringify([entry.record, list(entry.voices).map((voice) => voice.variants)]);
}

/** Whether a record says all words that are looked for, its number included. */
function says(entry, wanted) {
  if (!wanted) return true;
  let said = state.searched.get(entry);
  if (said === undefined) {
    const record = object(entry.record);
    said = folded(`${numbered(record.number)}\n${words(record)}\n${words(entry.voices ?? "")}`);
    state.searched.set(entry, said);
  }
  return folded(wanted).split(/\s+/).every((word) => said.includes(word));
}

/** What a fix's trial is at; made anew where its interaction has changed. */
function trialOf(record) {
  const made = JSON.stringify([record.interactionType, record.configuration]);
  let trial = state.trials.get(record.id);
  if (!trial || trial.made !== made) {
    trial = { made, count: 0, steps: [], texts: {}, saved: {} };
    state.trials.set(record.id, trial);
  }
  return trial;
}
