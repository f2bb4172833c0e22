extension ContentDescriptors {
  /// A record of `bugs.json`.
  package static let bug = RecordDescriptor(
    "bug",
    "An ego pattern.",
    [
      .required("id", .identity, "The bug's UUID, unique over the whole content."),
      .required("slug", .slug, "The readable key that fixes and tidbits refer to."),
      .required("title", .prose(1...40), "What the pattern is called."),
      .optional("shortTitle", .prose(1...40), "The title where the full one is too long."),
      .required("description", .prose(20...200), "What the pattern is, in a sentence."),
      .required(
        "color",
        .vocabulary(VocabularyDescriptor(BugColor.self, label: "color")),
        "The bug's own entry of the syntax palette."
      ),
    ]
  )

  /// A record of `fixes.json`.
  package static let fix = RecordDescriptor(
    "fix",
    "A challenge that works on one bug.",
    [
      .required("id", .identity, "The fix's UUID, unique over the whole content."),
      .required("number", .integer(1...9_999_999), "The number a user sees (`#042`); never reused."),
      .required("bugSlug", .bugSlug, "The bug that the fix works on."),
      .required(
        "type",
        .vocabulary(VocabularyDescriptor(FixType.self, label: "fix type")),
        "When the fix is assigned."
      ),
      .required(
        "severity",
        .vocabulary(VocabularyDescriptor(FixSeverity.self, label: "severity")),
        "How much the fix exposes the person who does it."
      ),
      .required(
        "interactionType",
        .vocabulary(VocabularyDescriptor(InteractionType.self, label: "interaction type")),
        "How the fix is carried out."
      ),
      .required("prompt", .prose(12...240), "The challenge itself, not a label."),
      .optional("inlineComment", .prose(8...200), "The aside under the prompt, without its `//`."),
      .optional("validation", .prose(plainText), "What counts as done."),
      .optional("configuration", .object(configuration), "What the interaction type needs."),
    ]
  )

  /// A fix's configuration: one key, equal to the interaction type.
  package static let configuration = RecordDescriptor(
    "configuration",
    "What the interaction type needs: exactly one key, equal to `interactionType`.",
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

  private static let timed = RecordDescriptor(
    "timed configuration",
    "A timer that must run out.",
    [
      .required("durationSeconds", .integer(10...14_400), "How long the timer runs, in seconds."),
      .optional("prompt", .prose(plainText), "Shown while the timer runs."),
    ]
  )

  private static let multiStep = RecordDescriptor(
    "multiStep configuration",
    "Steps in order.",
    [
      .required("steps", .array(of: .object(step), count: 2...10, uniqueKey: "id"), "The steps, in order.")
    ]
  )

  private static let step = RecordDescriptor(
    "step",
    "One step.",
    [
      .required("id", .token(.itemID), "Unique inside the fix."),
      .required("instruction", .prose(plainText), "What to do."),
      .optional("validation", .prose(plainText), "What counts as done."),
      .optional("inlineComment", .prose(plainText), "The aside under the step, without its `//`."),
    ]
  )

  private static let quiz = RecordDescriptor(
    "quiz configuration",
    "Multiple choice whose answers weigh the bug.",
    [
      .required("question", .prose(plainText), "The question; the prompt frames it."),
      .required(
        "options",
        .array(of: .object(quizOption), count: 2...6, uniqueKey: "id"),
        "The answers; none is the obvious good one."
      ),
      .optional("explanationAfter", .prose(plainText), "Shown after any answer."),
    ]
  )

  private static let quizOption = RecordDescriptor(
    "quiz option",
    "One answer.",
    [
      .required("id", .token(.itemID), "Unique inside the fix."),
      .required("text", .prose(plainText), "What the chooser reads."),
      .required("weightModifier", .decimal(0.1...3.0), "Multiplies the bug's weight when chosen."),
      .optional("insight", .prose(plainText), "Something true about that choice."),
    ]
  )

  private static let scenario = RecordDescriptor(
    "scenario configuration",
    "A situation and tempting responses.",
    [
      .required("situation", .prose(plainText), "What happens."),
      .required(
        "options",
        .array(of: .object(scenarioOption), count: 2...6, uniqueKey: "id"),
        "The responses, all of them tempting."
      ),
      .optional("debrief", .prose(plainText), "Shown after any response."),
    ]
  )

  private static let scenarioOption = RecordDescriptor(
    "scenario option",
    "One response.",
    [
      .required("id", .token(.itemID), "Unique inside the fix."),
      .required("text", .prose(plainText), "What the chooser reads."),
      .optional("weightModifier", .decimal(0.1...3.0), "Multiplies the bug's weight when chosen."),
      .optional("insight", .prose(plainText), "Something true about that choice."),
    ]
  )

  private static let counter = RecordDescriptor(
    "counter configuration",
    "A tally of occurrences.",
    [
      .required("targetDescription", .prose(plainText), "What is counted."),
      .optional("unit", .prose(plainText), "The counted thing's name."),
      .optional("minTarget", .integer(0...10_000), "The least count that counts as done."),
      .optional("maxTarget", .integer(0...10_000), "The most; not below the least."),
    ]
  )

  private static let observation = RecordDescriptor(
    "observation configuration",
    "Watching, then a report.",
    [.required("reportPrompt", .prose(plainText), "The report asked for afterwards.")]
  )

  private static let abstain = RecordDescriptor(
    "abstain configuration",
    "Leaving something out for a while.",
    [
      .required("durationDescription", .prose(plainText), "Until when, in words."),
      .optional("endTime", .timeOfDay, "The local time at which it ends."),
    ]
  )

  private static let substitute = RecordDescriptor(
    "substitute configuration",
    "One behaviour in the place of another.",
    [
      .required("triggerBehavior", .prose(plainText), "What sets it off."),
      .required("replacementBehavior", .prose(plainText), "What is done instead."),
    ]
  )

  private static let predict = RecordDescriptor(
    "predict configuration",
    "A guess, then what happened.",
    [
      .required("predictionPrompt", .prose(plainText), "Asked before."),
      .required("observationPrompt", .prose(plainText), "Asked after."),
    ]
  )

  private static let audit = RecordDescriptor(
    "audit configuration",
    "Sorting into categories.",
    [
      .required("auditPrompt", .prose(plainText), "What is sorted."),
      .required(
        "categories",
        .array(of: .object(category), count: 2...8, uniqueKey: "id"),
        "The categories."
      ),
    ]
  )

  private static let category = RecordDescriptor(
    "category",
    "One category of an audit.",
    [
      .required("id", .token(.itemID), "Unique inside the fix."),
      .required("label", .prose(plainText), "What the sorter reads."),
    ]
  )
}
