extension RecordTable {
  /// A fix's configuration: one key, equal to the interaction type. A type that has a field here needs it.
  package static let interactionConfiguration = RecordTable(
    "configuration",
    "What the interaction type needs: exactly one key, equal to `interactionType`.",
    model: "Interaction",
    isOneOf: true,
    [
      .optional("timed", .object(timed), "A timer that must run out."),
      .optional("multiStep", .object(multiStep), "Steps in order."),
      .optional("quiz", .object(quiz), "Multiple choice whose answers weigh the bug."),
      .optional("scenario", .object(scenario), "A situation and tempting responses."),
      .optional("counter", .object(counter), "A tally of occurrences."),
      .optional("observation", .object(observation), "Watching, then a report."),
      .optional("abstain", .object(abstain), "Leaving something out for a while."),
      .optional("substitute", .object(substitute), "One behaviour in the place of another."),
      .optional("predict", .object(predict), "A guess, then what happened."),
      .optional("audit", .object(audit), "Sorting into categories."),
    ]
  )

  private static let timed = RecordTable(
    "timed configuration",
    "A timer that must run out.",
    model: "Interaction.Timed",
    section: Section(64, "timed", firstByteCount: 16),
    [
      .required(
        "durationSeconds",
        .integer(10...14_400),
        at: 0,
        card: .clock,
        "How long the timer runs, in seconds."
      ),
      .optional(
        "prompt",
        .prose(Limits.plainText, .instruction),
        at: 8,
        card: .paragraph(),
        "Shown while the timer runs."
      ),
    ]
  )

  private static let multiStep = RecordTable(
    "multiStep configuration",
    "Steps in order.",
    model: "Interaction.MultiStep",
    section: Section(65, "multiStep", firstByteCount: 8),
    [
      .required(
        "steps",
        .array(of: .object(step), count: 2...10, uniqueKey: "id"),
        at: 0,
        card: .numbered,
        "The steps, in order."
      )
    ]
  )

  private static let step = RecordTable(
    "step",
    "One step.",
    model: "Interaction.Step",
    section: Section(66, "steps", firstByteCount: 32),
    [
      .required("id", .token(.itemID), at: 0, "Unique inside the fix."),
      .required("instruction", .prose(Limits.plainText, .instruction), at: 8, "What to do."),
      .optional(
        "validation",
        .prose(Limits.plainText, .stepValidation),
        at: 16,
        card: .paragraph(label: "What counts: "),
        "What counts as done."
      ),
      .optional(
        "inlineComment",
        .prose(Limits.plainText, .stepComment),
        at: 24,
        card: .comment,
        "The aside under the step, without its `//`."
      ),
    ]
  )

  private static let quiz = RecordTable(
    "quiz configuration",
    "Multiple choice whose answers weigh the bug.",
    model: "Interaction.Quiz",
    section: Section(67, "quizzes", firstByteCount: 24),
    [
      .required(
        "question",
        .prose(Limits.plainText, .situation),
        at: 0,
        card: .paragraph(),
        "The question; the prompt frames it."
      ),
      .required(
        "options",
        .array(of: .object(quizOption), count: 2...6, uniqueKey: "id"),
        at: 8,
        card: .boxes,
        "The answers; none is the obvious good one."
      ),
      .optional(
        "explanationAfter",
        .prose(Limits.plainText, .insight),
        at: 16,
        card: .later,
        "Shown after any answer."
      ),
    ]
  )

  private static let quizOption = RecordTable(
    "quiz option",
    "One answer.",
    model: "Interaction.QuizOption",
    section: Section(68, "quizOptions", firstByteCount: 32),
    [
      .required("id", .token(.itemID), at: 0, "Unique inside the fix."),
      .required("text", .prose(Limits.plainText, .option), at: 8, "What the chooser reads."),
      .required(
        "weightModifier",
        .decimal(0.1...3.0),
        at: 16,
        "Multiplies the bug's weight when chosen."
      ),
      .optional(
        "insight",
        .prose(Limits.plainText, .insight),
        at: 24,
        card: .later,
        "Something true about that choice."
      ),
    ]
  )

  private static let scenario = RecordTable(
    "scenario configuration",
    "A situation and tempting responses.",
    model: "Interaction.Scenario",
    section: Section(69, "scenarios", firstByteCount: 24),
    [
      .required(
        "situation",
        .prose(Limits.plainText, .situation),
        at: 0,
        card: .paragraph(),
        "What happens."
      ),
      .required(
        "options",
        .array(of: .object(scenarioOption), count: 2...6, uniqueKey: "id"),
        at: 8,
        card: .boxes,
        "The responses, all of them tempting."
      ),
      .optional(
        "debrief",
        .prose(Limits.plainText, .insight),
        at: 16,
        card: .later,
        "Shown after any response."
      ),
    ]
  )

  private static let scenarioOption = RecordTable(
    "scenario option",
    "One response.",
    model: "Interaction.ScenarioOption",
    section: Section(70, "scenarioOptions", firstByteCount: 32),
    [
      .required("id", .token(.itemID), at: 0, "Unique inside the fix."),
      .required("text", .prose(Limits.plainText, .option), at: 8, "What the chooser reads."),
      .optional(
        "weightModifier",
        .decimal(0.1...3.0),
        at: 16,
        "Multiplies the bug's weight when chosen."
      ),
      .optional(
        "insight",
        .prose(Limits.plainText, .insight),
        at: 24,
        card: .later,
        "Something true about that choice."
      ),
    ]
  )

  private static let counter = RecordTable(
    "counter configuration",
    "A tally of occurrences.",
    model: "Interaction.Counter",
    section: Section(71, "counters", firstByteCount: 24),
    [
      .required(
        "targetDescription",
        .prose(Limits.plainText, .fragment),
        at: 0,
        card: .paragraph(),
        "What is counted."
      ),
      .optional(
        "unit",
        .prose(Limits.plainText, .fragment),
        at: 8,
        card: .tally,
        "The counted thing's name."
      ),
      .optional(
        "minTarget",
        .integer(0...10_000),
        at: 16,
        card: .tallyBound,
        "The least count that counts as done."
      ),
      .optional(
        "maxTarget",
        .integer(0...10_000),
        at: 20,
        card: .tallyBound,
        "The most; not below the least."
      ),
    ]
  )

  private static let observation = RecordTable(
    "observation configuration",
    "Watching, then a report.",
    model: "Interaction.Observation",
    section: Section(72, "observations", firstByteCount: 8),
    [
      .required(
        "reportPrompt",
        .prose(Limits.plainText, .instruction),
        at: 0,
        card: .paragraph(label: "Report: "),
        "The report asked for afterwards."
      )
    ]
  )

  private static let abstain = RecordTable(
    "abstain configuration",
    "Leaving something out for a while.",
    model: "Interaction.Abstain",
    section: Section(73, "abstentions", firstByteCount: 16),
    [
      .required(
        "durationDescription",
        .prose(Limits.plainText, .fragment),
        at: 0,
        card: .paragraph(),
        "Until when, in words."
      ),
      .optional("endTime", .timeOfDay(), at: 8, card: .inBrackets, "The local time at which it ends."),
    ]
  )

  private static let substitute = RecordTable(
    "substitute configuration",
    "One behaviour in the place of another.",
    model: "Interaction.Substitute",
    section: Section(74, "substitutions", firstByteCount: 16),
    [
      .required(
        "triggerBehavior",
        .prose(Limits.plainText, .behavior),
        at: 0,
        card: .paragraph(label: "When: "),
        "What sets it off."
      ),
      .required(
        "replacementBehavior",
        .prose(Limits.plainText, .behavior),
        at: 8,
        card: .paragraph(label: "Do:   ", hanging: 6),
        "What is done instead."
      ),
    ]
  )

  private static let predict = RecordTable(
    "predict configuration",
    "A guess, then what happened.",
    model: "Interaction.Predict",
    section: Section(75, "predictions", firstByteCount: 16),
    [
      .required(
        "predictionPrompt",
        .prose(Limits.plainText, .instruction),
        at: 0,
        card: .paragraph(label: "Before: "),
        "Asked before."
      ),
      .required(
        "observationPrompt",
        .prose(Limits.plainText, .instruction),
        at: 8,
        card: .paragraph(label: "After:  "),
        "Asked after."
      ),
    ]
  )

  private static let audit = RecordTable(
    "audit configuration",
    "Sorting into categories.",
    model: "Interaction.Audit",
    section: Section(76, "audits", firstByteCount: 16),
    [
      .required(
        "auditPrompt",
        .prose(Limits.plainText, .instruction),
        at: 0,
        card: .paragraph(),
        "What is sorted."
      ),
      .required(
        "categories",
        .array(of: .object(category), count: 2...8, uniqueKey: "id"),
        at: 8,
        card: .boxes,
        "The categories."
      ),
    ]
  )

  private static let category = RecordTable(
    "category",
    "One category of an audit.",
    model: "Interaction.Category",
    section: Section(77, "categories", firstByteCount: 16),
    [
      .required("id", .token(.itemID), at: 0, "Unique inside the fix."),
      .required("label", .prose(Limits.plainText, .label), at: 8, "What the sorter reads."),
    ]
  )
}
