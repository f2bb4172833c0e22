// Copy on a lock screen and in the app, with every voice side by side.

/** What stands in for a text placeholder at first: what people write there. */
const samples = {
  commitment: "Send the draft before lunch", place: "Home", message: "Take the medication", time: "9:00 PM",
  date: "December 1", price: "$4.99", number: "042", version: "1.3", bug: "Need to be right",
  otherBug: "Need to be liked",
};

/** A text of the longest commitment's length, which is the longest that a person can put into a notification. */
const longest = "Finish the report, send it to everyone who asked for it, answer the three mails that I have been "
  + "putting off since Monday, call the landlord about the heating, and go for a run before it gets dark, even if "
  + "it rains, and even if somebody finds a very good reason for me to stay in and rest instead.";
const longestText = [...longest].slice(0, 280).join("");

/** The counts at which plurals turn. */
const counts = [0, 1, 2, 5, 21];

function valueOf(placeholder) {
  if (state.values.has(placeholder.name)) return state.values.get(placeholder.name);
  if (placeholder.type === "count") return Math.min(5, whole(placeholder.maximum) ?? 5);
  if (placeholder.type === "select") return text(list(placeholder.values)[0]) || "other";
  return samples[placeholder.name] ?? `[${placeholder.name}]`;
}

/** The placeholders of a key, each with its name; the catalogue has them by name. */
function placeholdersOf(record) {
  return Object.entries(object(record.placeholders)).map(([name, placeholder]) => ({ ...object(placeholder), name }));
}

/**
 * A text as it is shown. A piece is a string, `{ argument }`, `{ number }`, or `{ plural, arms }` and
 * `{ select, arms }`, whose arms are pairs of a selector and pieces.
 */
function shownText(pieces, values = {}, number = null) {
  const locale = text(state.content.locale).replaceAll("_", "-") || "en";
  return list(pieces).map((piece) => {
    if (typeof piece === "string") return piece;
    const { argument, plural, select, arms } = object(piece);
    if (argument !== undefined) {
      const value = values[argument];
      return typeof value === "number" ? format(value, locale) : value ?? `[${argument}]`;
    }
    if (plural !== undefined) {
      const count = values[plural] ?? 0;
      const category = pluralRules(locale).select(count);
      const arm = [`=${count}`, category, "other"].map((name) => arms.find(([selector]) => selector === name))
        .find(Boolean);
      return arm ? shownText(arm[1], values, count) : "";
    }
    if (select !== undefined) {
      const arm = arms.find(([name]) => name === values[select]) ?? arms.find(([name]) => name === "other");
      return arm ? shownText(arm[1], values, number) : "";
    }
    return number === null ? "" : format(number, locale);
  }).join("");
}

/** A count as the locale writes it; a locale that the browser does not know is read as English. */
function format(value, locale) {
  try { return new Intl.NumberFormat(locale).format(value); } catch { return String(value); }
}

function pluralRules(locale) {
  try { return new Intl.PluralRules(locale); } catch { return new Intl.PluralRules("en"); }
}

function drawKey(entry) {
  const record = object(entry.record);
  const placeholders = placeholdersOf(record);
  const values = Object.fromEntries(placeholders.map((one) => [one.name, valueOf(one)]));
  // A limit holds for a text once its counts are put in; other texts add to it in the app.
  const measured = Object.fromEntries(placeholders.map((one) =>
    [one.name, one.type === "text" ? "" : values[one.name]]));
  const order = list(state.content.products.find((product) => product.name === record.product)?.voices);
  const voices = list(entry.voices).toSorted((one, other) => order.indexOf(one.voice) - order.indexOf(other.voice));
  const isNotice = record.role === "notification";
  return h("div.sheet.is-copy", null,
    h("header.copy-head", null,
      h("h1.copy-title", null, ...broken(text(record.key))),
      h("p.copy-summary", null, text(record.summary)),
      h("p.copy-facts", null, [text(record.product), text(record.role), record.voiced === false ? "one voice" : null,
        `${counted(list(voices[0]?.variants).length, "variant")}, at least ${text(record.minimumVariants) || 1}`]
        .filter(Boolean).join(" · "), drawStyle(record))),
    placeholders.length || isNotice
      ? h("div.knobs", null, placeholders.map((one) => drawKnob(one, values[one.name])), isNotice ? drawWidths() : null)
      : null,
    h("div.voices", null, voices.length
      ? voices.map((voice) => drawVoice(record, voice, values, measured, isNotice))
      : empty("No voice says this yet.", "Every product's voice has a table in copy/.")),
    h("div.beside", null, drawFindings({ findings: [...list(entry.findings), ...voices.flatMap((one) => list(one.findings))] }),
      drawFacts(entry, []), drawSource(entry)));
}

/** The style of GeoCue that a key is about, by a part of its name; with the color and symbol that it has there. */
function styleOf(record) {
  const name = record.product === "geocue" && text(record.key).split(".").find((part) => state.content.styles?.[part]);
  if (!name) return null;
  const { color, symbol } = object(state.content.styles[name]);
  return { name, ink: `ink-${colors.includes(color) ? color : "gray"}`, color: text(color), symbol: text(symbol) };
}

function drawStyle(record) {
  const style = styleOf(record);
  return style ? h("span", { class: `style-mark is-bug ${style.ink}` }, `${style.name}: ${style.color}, ${style.symbol}`) : null;
}

function drawKnob(placeholder, value) {
  const name = placeholder.name;
  const set = (next) => {
    state.values.set(name, next);
    state.version += 1;
    drawDetail();
  };
  const chip = (label, next) => h("button.chip", {
    type: "button", "aria-pressed": String(value === next), "data-key": `knob ${name} ${label}`, click: () => set(next),
  }, label);
  let chips;
  if (placeholder.type === "count") {
    const most = whole(placeholder.maximum);
    const wanted = counts.filter((count) => most === null || count <= most);
    if (most !== null && !wanted.includes(most)) wanted.push(most);
    chips = wanted.map((count) => chip(String(count), count));
  } else if (placeholder.type === "select") {
    chips = list(placeholder.values).map((one) => chip(text(one), text(one)));
  } else {
    const sample = samples[name] ?? `[${name}]`;
    chips = [chip("typical", sample), chip("280 characters", longestText)];
  }
  const field = placeholder.type === "text" ? h("input.knob-field", {
    type: "text", value: text(value), "aria-label": `${name}, in words`, "data-key": `field ${name}`,
    input: (event) => set(event.target.value),
  }) : null;
  return h("fieldset.knob", null, h("legend", null, `{${name}}`), h("div.chips", null, chips), field);
}

/** The widths of phones, in points. */
function drawWidths() {
  return h("fieldset.knob", null, h("legend", null, "phone"), h("div.chips", null, [320, 375, 393, 430].map((width) =>
    h("button.chip", {
      type: "button", "aria-pressed": String(state.phone === width), "data-key": `phone ${width}`,
      "aria-label": `${width} points wide`,
      click: () => {
        state.phone = width;
        state.version += 1;
        drawDetail();
      },
    }, String(width)))));
}

function drawVoice(record, voice, values, measured, isNotice) {
  const variants = list(voice.variants);
  const shown = variants.map((variant) => ({
    title: variant.title ? shownText(variant.title, values) : null,
    body: shownText(variant.body, values),
    meters: ["title", "body"].map((name) => {
      const limit = whole(object(record.limits)[name]);
      if (!variant[name] || limit === null) return null;
      const all = scalarCount(shownText(variant[name], values));
      return meter(name, scalarCount(shownText(variant[name], measured)), limit, all);
    }),
  }));
  const draw = isNotice ? (one) => notice(record, one) : (one) => line(record, one);
  const items = h("ol", { class: isNotice ? "notices" : "lines" }, shown.map((one) => h("li", null, draw(one))));
  const screen = h("div", { class: isNotice ? "phone" : "screen" }, isNotice ? lockScreen() : null, items);
  if (isNotice) screen.style.inlineSize = `${state.phone}px`;
  return h("section.voice", { "aria-label": `Voice ${text(voice.voice)}` },
    h("h2.voice-name", null, text(voice.voice), h("span.count", null, String(variants.length))), screen);
}

function lockScreen() {
  return h("div.lock", { "aria-hidden": "true" }, h("p.lock-date", null, "Friday, November 27"), h("p.lock-clock", null, "9:41"));
}

/** A notification as a lock screen draws it: an icon, a title on one line, and four lines of its body. */
function notice(record, { title, body, meters }) {
  const product = text(record.product);
  const ink = styleOf(record)?.ink ?? "";
  return [
    h("article.notice", null,
      h("span", { class: `notice-icon ${ink}`, "aria-hidden": "true" }, product.slice(0, 1).toUpperCase()),
      h("div.notice-words", null,
        h("p.notice-head", null, h("span.notice-title", null, title ?? product), h("span.notice-time", null, "now")),
        h("p.notice-body", null, body))),
    h("div.meters", null, meters, h("span.cut", null, "cut off on the lock screen")),
  ];
}

/** Any other copy: a heading, a label, running text or a document. */
function line(record, { title, body, meters }) {
  const role = ["heading", "label", "document"].includes(record.role) ? record.role : "body";
  return [h(`div.line.as-${role}`, null, title ? h("p.line-title", null, title) : null, h("p.line-body", null, body)),
    h("div.meters", null, meters)];
}

/** A length against its limit. */
function meter(name, length, limit, all) {
  const gauge = h("span.gauge-fill");
  gauge.style.inlineSize = `${Math.min(1, length / limit) * 100}%`;
  return h("span", { class: `meter ${length > limit ? "is-over" : ""}` },
    h("span.gauge", { "aria-hidden": "true" }, gauge),
    h("span.meter-words", null, `${name} ${length} of ${limit}`, all > length ? `, ${all} as shown` : "",
      length > limit ? `, ${length - limit} too many` : ""));
}

/** Says which notifications the lock screen cuts off. */
function markCut() {
  for (const body of document.querySelectorAll(".notice-body, .notice-title")) {
    const isCut = body.scrollHeight > body.clientHeight + 1 || body.scrollWidth > body.clientWidth + 1;
    if (isCut) body.closest("li").classList.add("is-cut");
  }
}
