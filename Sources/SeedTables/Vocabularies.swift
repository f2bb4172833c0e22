extension VocabularyTable {
  package static let fixType = VocabularyTable(
    "FixType",
    label: "fix type",
    "When a fix is assigned.",
    [
      ("daily", "Done within a civil day."),
      ("weekly", "A \"system overhaul\": a rule for a week."),
      ("quickFix", "Two to five minutes, right after a crash."),
    ]
  )

  package static let fixSeverity = VocabularyTable(
    "FixSeverity",
    label: "severity",
    "How much a fix exposes the person who does it.",
    isOrdered: true,
    [
      ("low", "Alone, private, reversible in a minute."),
      ("medium", "Another person notices."),
      ("high", "Costs face, comfort or control."),
    ]
  )

  /// The types that carry a configuration have a field of the record `configuration`.
  package static let interactionType = VocabularyTable(
    "InteractionType",
    label: "interaction type",
    "How a fix is carried out in the app.",
    [
      ("standard", "A prompt alone."),
      ("timed", "A timer that must run out."),
      ("multiStep", "Steps in order."),
      ("quiz", "Multiple choice whose answers weigh the bug."),
      ("scenario", "A situation and tempting responses."),
      ("counter", "A tally of occurrences."),
      ("journal", "Free writing."),
      ("reversal", "Doing the opposite of the habit."),
      ("body", "Attention to the body."),
      ("observation", "Watching, then a report."),
      ("abstain", "Leaving something out for a while."),
      ("substitute", "One behaviour in the place of another."),
      ("predict", "A guess, then what happened."),
      ("audit", "Sorting into categories."),
    ]
  )

  package static let educationTrigger = VocabularyTable(
    "EducationTrigger",
    label: "trigger",
    "The moment at which a tidbit is shown.",
    [
      ("afterApplied", "After a fix was marked applied."),
      ("afterSkipped", "After a fix was marked skipped."),
      ("afterFailed", "After a fix was marked failed."),
      ("afterCrash", "After a crash was logged."),
      ("duringDiagnostic", "During the weekly diagnostic."),
      ("restDay", "On a day without a fix."),
      ("general", "The bug's fallback pool, for any moment whose own pool is empty."),
    ]
  )

  package static let paletteColor = VocabularyTable(
    "PaletteColor",
    label: "color",
    "A name of the syntax palette.",
    [
      ("red", "Red."), ("orange", "Orange."), ("yellow", "Yellow."), ("green", "Green."), ("cyan", "Cyan."),
      ("blue", "Blue."), ("purple", "Purple."), ("gray", "Gray."),
    ]
  )

  package static let copyRole = VocabularyTable(
    "CopyRole",
    label: "role",
    "What a copy text is for; rules on shouting, end punctuation and repetition read notifications and bodies alone.",
    [
      ("notification", "A notification with title and body."),
      ("body", "Running text."),
      ("heading", "A screen's or card's heading."),
      ("label", "A button, tab or field name."),
      ("document", "A text of a store or website, in lines and paragraphs, which may name web addresses."),
    ]
  )

  package static let placeholderType = VocabularyTable(
    "PlaceholderType",
    label: "placeholder type",
    "What may stand in for a placeholder of a copy text.",
    [
      ("count", "A whole number ≥ 0, shown through a plural."),
      ("text", "Free text."),
      ("select", "One of the placeholder's listed values."),
    ]
  )

  package static let retiredKind = VocabularyTable(
    "RetiredKind",
    label: "kind",
    "The kinds of content whose identities can be retired.",
    [
      ("bug", "A bug."), ("fix", "A fix."), ("microEducation", "A tidbit."), ("copyKey", "A copy key."),
    ]
  )

  package static let notificationPriority = VocabularyTable(
    "NotificationPriority",
    label: "priority",
    "How pressing a GeoCue notification is.",
    isOrdered: true,
    [
      ("low", "Shown without sound or haptics."),
      ("medium", "With sound."),
      ("high", "With sound and haptics."),
      ("critical", "All channels, repeated until acknowledged."),
    ]
  )

  package static let keywordMatch = VocabularyTable(
    "KeywordMatch",
    label: "match",
    "How a GeoCue keyword is found in a text.",
    [("substring", "Anywhere, inside words too."), ("word", "As a whole word.")]
  )

  package static let escalationAfterRecovery = VocabularyTable(
    "EscalationAfterRecovery",
    label: "escalation after a recovery",
    "What a miss after a recovery that has begun does to Pressure's tier.",
    [
      ("literal", "The tier follows the misses in a row, so it may fall."),
      ("neverLowers", "The tier never falls by a miss."),
    ]
  )

  package static let customRuleKind = VocabularyTable(
    "CustomRuleKind",
    label: "kind",
    "What a rule without code does.",
    module: "SeedLint",
    [
      ("existence", "Flags terms."),
      ("substitution", "Flags terms that another takes the place of."),
      ("occurrence", "Flags texts in which terms stand too seldom or too often."),
      ("repetition", "Flags what a text says again."),
      ("length", "Flags texts that are too short or too long."),
    ]
  )

  package static let customRuleUnit = VocabularyTable(
    "CustomRuleUnit",
    label: "unit",
    "What a rule on length counts.",
    module: "SeedLint",
    [("words", "Words."), ("characters", "Unicode scalars.")]
  )

  /// What makes a place free of a rule without code; `SeedLint` has the type.
  package static let customRuleExcuse = VocabularyTable(
    label: "excuse",
    [
      ("quoted", "It stands between quotation marks."),
      ("denied", "One of the four words before says that there is none of it."),
      ("reported", "Somebody else says it."),
    ]
  )

  /// What a reviewer says of a record; `SeedLedger` has the types of these.
  package static let reviewVerdict = VocabularyTable(
    label: "verdict",
    [
      ("pass", "The answer to every question is yes."),
      ("object", "The answer to this question is no, because of the words that are quoted."),
      ("unsure", "The reviewer could not tell; a person is asked."),
    ]
  )
  package static let reviewerKind = VocabularyTable(
    label: "kind of reviewer",
    [
      ("person", "Somebody with a name, who answers for it; what they object to is an error."),
      ("command", "A program; what it objects to is a warning until a person confirms it."),
    ]
  )
  package static let reviewedKind = VocabularyTable(
    label: "kind of record",
    [
      ("bug", "Title and description of a bug."), ("fix", "All texts of a fix."),
      ("tidbit", "A tidbit's body."),
      ("copy", "What one voice says of a copy key, with all variants."),
    ]
  )
  package static let knownAnswer = VocabularyTable(
    label: "known answer",
    [("yes", "The text is right."), ("no", "The text has the fault.")]
  )

  /// Every vocabulary that is a type of its own.
  package static let all = [
    fixType, fixSeverity, interactionType, educationTrigger, paletteColor, copyRole, placeholderType,
    retiredKind, notificationPriority, keywordMatch, escalationAfterRecovery, customRuleKind,
    customRuleUnit,
  ]
}
