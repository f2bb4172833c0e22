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
  drawDetail();
}

const interactions = {
  timed(configuration, trial) {
    const seconds = whole(configuration.durationSeconds) ?? 0;
    trial.left ??= seconds;
    const isDone = trial.left <= 0;
    return [
      configuration.prompt ? h("p.card-text", null, text(configuration.prompt)) : null,
      h("p.timer", { role: "timer", "aria-label": "Time left", "data-clock": "" }, clock(Math.ceil(trial.left))),
      isDone ? h("p.comment", { role: "status" }, "// Timer complete. How did it go?") : null,
      h("div.controls", null,
        isDone ? null
          : trial.ends
            ? action("Stop", "timer", () => change(trial, () => stopTimer(trial)))
            : action("Start", "timer", () => change(trial, () => startTimer(trial))),
        isDone ? null : action("Skip to the last 3 seconds", "hurry", () => change(trial, () => {
          trial.left = Math.min(3, seconds);
          startTimer(trial);
        }), { class: "action quiet" })),
    ];
  },

  multiStep(configuration, trial) {
    const steps = list(configuration.steps).map(object);
    return [
      h("p.card-count", null, trial.step < steps.length
        ? `Step ${trial.step + 1} of ${steps.length}` : `All ${steps.length} steps done`),
      h("ol.steps", null, steps.map((step, index) => h("li", {
        class: index < trial.step ? "is-done" : index === trial.step ? "is-current" : "is-ahead",
        "aria-current": index === trial.step ? "step" : false,
      }, h("p", null, h("span.step-sign", { "aria-hidden": "true" }, index < trial.step ? "✓" : `${index + 1}.`),
        h("span", null, text(step.instruction) || "(no instruction)")),
      comment(step.inlineComment),
      step.validation ? h("p.card-validation", null, h("span.label", null, "Counts: "), text(step.validation)) : null))),
      h("div.controls", null,
        trial.step < steps.length ? action("Next step", "step", () => change(trial, () => { trial.step += 1; })) : null,
        trial.step > 0 ? action("Back", "step back", () => change(trial, () => { trial.step -= 1; }),
          { class: "action quiet" }) : null),
    ];
  },

  quiz: (configuration, trial) => choices(configuration.question, configuration.explanationAfter, configuration, trial),
  scenario: (configuration, trial) => choices(configuration.situation, configuration.debrief, configuration, trial),

  counter(configuration, trial) {
    const least = whole(configuration.minTarget);
    const most = whole(configuration.maxTarget);
    const bounds = [least === null ? null : `at least ${least}`, most === null ? null : `at most ${most}`];
    const isMet = (least === null || trial.count >= least) && (most === null || trial.count <= most);
    return [
      h("p.card-text", null, text(configuration.targetDescription)),
      h("div.tally", null,
        action("-", "less", () => change(trial, () => { trial.count = Math.max(0, trial.count - 1); }),
          { "aria-label": "One less" }),
        h("p.tally-count", { role: "status", class: `tally-count ${isMet ? "" : "is-short"}` },
          h("span.tally-number", null, String(trial.count)), " ", text(configuration.unit)),
        action("+", "more", () => change(trial, () => { trial.count += 1; }), { "aria-label": "One more" })),
      bounds.some(Boolean) ? h("p.card-hint", null, bounds.filter(Boolean).join(", ")) : null,
    ];
  },

  journal: (_, trial) => writing("Write it down", "journal", trial, 6),
  observation: (configuration, trial) => writing(text(configuration.reportPrompt), "report", trial, 4),

  abstain(configuration, trial) {
    return [
      h("p.card-text", null, text(configuration.durationDescription)),
      configuration.endTime ? h("p.until", null, h("span.label", null, "until "), text(configuration.endTime)) : null,
      h("div.controls", null, action(trial.slipped ? `Slipped ${trial.slipped}×` : "Slipped", "slip",
        () => change(trial, () => { trial.slipped = (trial.slipped ?? 0) + 1; }), { class: "action quiet" })),
    ];
  },

  substitute(configuration, trial) {
    return [
      h("dl.swap", null,
        h("div", null, h("dt", null, "When"), h("dd", null, text(configuration.triggerBehavior))),
        h("div", null, h("dt", null, "Do"), h("dd", null, text(configuration.replacementBehavior)))),
      h("div.controls", null, action("Swapped", "swap", () => change(trial, () => { trial.count += 1; })),
        h("p.card-hint", { role: "status" }, trial.count ? `${counted(trial.count, "time")} so far` : "")),
    ];
  },

  predict(configuration, trial) {
    return [
      h("p.card-count", null, trial.isGuessed ? "After" : "Before"),
      trial.isGuessed
        ? [h("p.guess", null, trial.texts.before || "(nothing written)"),
          writing(text(configuration.observationPrompt), "after", trial, 3)]
        : [writing(text(configuration.predictionPrompt), "before", trial, 3),
          h("div.controls", null,
            action("Lock in", "lock", () => change(trial, () => { trial.isGuessed = true; })))],
    ];
  },

  audit(configuration, trial) {
    const categories = list(configuration.categories).map(object);
    const field = writing(text(configuration.auditPrompt), "item", trial, 1);
    const sort = (category) => change(trial, () => {
      trial.entries.push({ text: trial.texts.item?.trim() || `item ${trial.entries.length + 1}`, category: category.id });
      trial.texts.item = "";
      trial.version = (trial.version ?? 0) + 1;
    });
    return [field, h("ul.audit", null, categories.map((category) => {
      const own = trial.entries.filter((one) => one.category === category.id);
      return h("li", null, action(text(category.label) || "(no label)", `sort ${category.id}`, () => sort(category)),
        h("span.count", null, String(own.length)),
        own.length ? h("p.audit-items", null, own.map((one) => one.text).join(" · ")) : null);
    }))];
  },
};

/** A question with answers; what each says of who picks it comes after the choice. */
function choices(question, after, configuration, trial) {
  const options = list(configuration.options).map(object);
  const chosen = options.find((option) => option.id === trial.choice);
  return [
    h("p.card-text", null, text(question)),
    h("ul.options", { role: "group", "aria-label": "Answers" }, options.map((option) => {
      const isChosen = option === chosen;
      return h("li", null,
        h("button.option", {
          type: "button", "aria-pressed": String(isChosen), "data-key": `option ${option.id}`,
          click: () => change(trial, () => { trial.choice = isChosen ? undefined : option.id; }),
        }, h("span.option-box", { "aria-hidden": "true" }, isChosen ? "[x]" : "[ ]"),
        h("span", null, text(option.text) || "(no text)")),
        isChosen ? h("div.insight", { role: "status" },
          h("p", null, text(option.insight) || "(no insight)"),
          option.weightModifier === undefined ? null
            : h("p.weight", null, `weight × ${text(option.weightModifier)}`)) : null);
    })),
    chosen && after ? h("p.debrief", null, text(after)) : null,
  ];
}

/** A field to write into; what is written stays with the trial. */
function writing(label, name, trial, rows) {
  return h("label.writing", null, h("span.card-text", null, label),
    h("textarea", {
      rows, "data-key": `text ${name}`, "aria-label": label, value: trial.texts[name] ?? "", spellcheck: "false",
      placeholder: "type here",
      input: (event) => { trial.texts[name] = event.target.value; trial.touched = true; },
    }));
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
