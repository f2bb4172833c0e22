// What each interaction type does on its card. A trial is kept with its record, so that a saved file or another
// view does not lose it.

function drawInteraction(record, trial) {
  const draw = interactions[record.interactionType];
  const configuration = object(object(record.configuration)[record.interactionType]);
  return draw ? h("div.interaction", { "data-interaction": text(record.interactionType) },
    flat([draw(configuration, trial)])) : null;
}

/** Notes that a card was used, and draws it again. */
function change(trial, body) {
  body();
  trial.touched = true;
  trial.version = (trial.version ?? 0) + 1;
  drawDetail();
}

const interactions = {
  timed(configuration, trial) {
    trial.left ??= whole(configuration.durationSeconds) ?? 0;
    return [
      paragraph(configuration.prompt),
      h("p.timer", { role: "timer", "aria-label": "Time left", "data-clock": "" }, clock(Math.ceil(trial.left))),
      trial.left <= 0 ? null : h("div.controls", null, trial.ends
        ? button("fix.stopTimer", () => change(trial, () => stopTimer(trial)))
        : button("fix.startTimer", () => change(trial, () => startTimer(trial)))),
    ];
  },

  multiStep(configuration, trial) {
    const steps = list(configuration.steps).map(object);
    const at = trial.steps.length;
    const go = (how) => () => change(trial, () => trial.steps.push(how));
    return [
      hint(said("fix.step", { step: Math.min(at + 1, steps.length), total: steps.length })),
      h("ol.steps", null, steps.map((step, index) => h("li", {
        class: index < at ? "is-done" : index === at ? "is-current" : "is-ahead",
        "aria-current": index === at ? "step" : false,
      }, h("p", null, h("span.step-sign", { "aria-hidden": "true" },
        index < at ? { done: "✓", passed: "–" }[trial.steps[index]] : index === at ? "→" : "·"),
      h("span", null, text(step.instruction) || "(no instruction)")),
      index === at ? [comment(step.inlineComment), paragraph(step.validation, "p.card-validation")] : null))),
      at < steps.length ? h("div.controls", null, button("fix.nextStep", go("done")),
        button("fix.skipStep", go("passed"), { class: "action quiet" })) : null,
    ];
  },

  quiz: (configuration, trial) => choices(configuration.question, configuration.explanationAfter, configuration, trial),
  scenario: (configuration, trial) => choices(configuration.situation, configuration.debrief, configuration, trial),
  counter: (configuration, trial) => [paragraph(configuration.targetDescription), counting(trial)],
  journal: (_, trial) => writing("", trial, [["text", "entry"]]),
  observation: (configuration, trial) => asking("fix.report", configuration.reportPrompt, trial, "text"),

  abstain: (configuration) => [
    paragraph(configuration.durationDescription),
    configuration.endTime ? hint(said("fix.until", { time: text(configuration.endTime) })) : null,
  ],

  substitute: (configuration, trial) => [
    h("dl.swap", null, [["fix.trigger", configuration.triggerBehavior], ["fix.replacement", configuration.replacementBehavior]]
      .map(([key, behavior]) => h("div", null, h("dt", null, said(key)), h("dd", null, text(behavior))))),
    counting(trial),
  ],

  predict(configuration, trial) {
    const guess = trial.saved.prediction;
    if (guess === undefined) return asking("fix.before", configuration.predictionPrompt, trial, "prediction");
    return [labeled("fix.before", configuration.predictionPrompt), h("p.guess", null, guess),
      asking("fix.after", configuration.observationPrompt, trial, "text")];
  },

  audit: (configuration, trial) => [
    paragraph(configuration.auditPrompt),
    writing("is-audit", trial, list(configuration.categories).map(object)
      .map(({ id, label }) => [`category ${id}`, text(label) || "(no label)"])),
  ],
};

/**
 * What a card lacks before it can be marked as applied, by the name that the app's copy has for it; empty where
 * nothing is. Of an abstention the outcome itself says whether it was kept.
 */
function lackingOf(record, trial) {
  const configuration = object(object(record.configuration)[record.interactionType]);
  const { steps, saved, count } = trial;
  const isWritten = (value) => (value ?? "").trim() !== "";
  const holds = {
    timed: () => ["ended", trial.left <= 0],
    multiStep: () => (steps.includes("done") ? ["passed", steps.length >= list(configuration.steps).length] : ["done", false]),
    quiz: () => ["option", trial.choice !== undefined],
    scenario: () => ["option", trial.choice !== undefined],
    counter: () => ["count", count >= (whole(configuration.minTarget) ?? 0) && count <= (whole(configuration.maxTarget) ?? Infinity)],
    substitute: () => ["urges", count > 0],
    observation: () => ["text", isWritten(saved.text)],
    journal: () => ["text", isWritten(saved.text)],
    predict: () => ["observation", isWritten(saved.text)],
    audit: () => ["categories", Object.values(saved).some(isWritten)],
  };
  const [field, isThere] = holds[record.interactionType]?.() ?? ["", true];
  return isThere ? "" : field;
}

const paragraph = (value, name = "p.card-text") => (text(value) ? h(name, null, text(value)) : null);
const hint = (words) => (words ? h("p.card-hint", { role: "status" }, words) : null);
const labeled = (key, prompt) => h("p.card-text", null, h("span.label", null, said(key), " "), text(prompt));

/** A question with answers; what each says of who picks it comes after the choice. */
function choices(question, after, configuration, trial) {
  return [
    paragraph(question),
    h("ul.options", { role: "group", "aria-label": "Answers" }, list(configuration.options).map(object).map((option, index) => {
      const id = option.id ?? index;
      const isChosen = id === trial.choice;
      return h("li", null,
        h("button.option", {
          type: "button", "aria-pressed": String(isChosen), "data-key": `option ${id}`,
          click: () => change(trial, () => { trial.choice = id; }),
        }, h("span.option-box", { "aria-hidden": "true" }, isChosen ? "[x]" : "[ ]"),
        h("span", null, text(option.text) || "(no text)")),
        isChosen && option.insight ? h("p.insight", { role: "status" }, text(option.insight)) : null);
    })),
    trial.choice !== undefined ? paragraph(after, "p.debrief") : null,
  ];
}

/** How often something was done. */
function counting(trial) {
  const add = (number) => () => change(trial, () => { trial.count = Math.max(0, trial.count + number); });
  return [hint(said("fix.tally", { count: trial.count })), h("div.controls", null, button("fix.count", add(1)),
    action("−1", "less", add(-1), { class: "action quiet" }))];
}

/** A prompt behind its label, and what is written to it. */
const asking = (key, prompt, trial, name) => [labeled(key, prompt), writing("", trial, [[name, text(prompt)]])];

/**
 * Fields to write into, by name, label and placeholder, with the button that keeps what they hold. What is written
 * stays with the trial.
 */
function writing(style, trial, fields) {
  return h("div", { class: `writing ${style}` }, fields.map(([name, label, placeholder]) => {
    const area = h("textarea", {
      rows: style ? 2 : 4, "data-key": `text ${name}`, "aria-label": label, placeholder, value: trial.texts[name] ?? "",
      spellcheck: "false",
      input: (event) => { trial.texts[name] = event.target.value; trial.touched = true; },
    });
    return style ? h("label.category", null, h("span", null, label), area) : area;
  }), button("fix.save", () => change(trial, () => {
    for (const [name] of fields) if (trial.texts[name] !== undefined) trial.saved[name] = trial.texts[name];
  })));
}

/** Lets a trial's timer run; it goes on behind other views. */
function startTimer(trial) {
  trial.ends = performance.now() + trial.left * 1000;
  clearInterval(trial.beat);
  trial.beat = setInterval(() => {
    if (!trial.ends) return clearInterval(trial.beat);
    trial.left = Math.max(0, (trial.ends - performance.now()) / 1000);
    const face = document.querySelector("[data-clock]");
    if (trial.left > 0) {
      if (face && openTrial() === trial) face.textContent = clock(Math.ceil(trial.left));
      return;
    }
    stopTimer(trial);
    trial.left = 0;
    drawDetail();
  }, 200);
}

function stopTimer(trial) {
  trial.ends = undefined;
  clearInterval(trial.beat);
}
