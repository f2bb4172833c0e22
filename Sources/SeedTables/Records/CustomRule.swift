extension RecordTable {
  /// One of `customRules` of `seedtool.json`. Which members a kind takes is judged by whoever reads it.
  package static let customRule = RecordTable(
    "rule without code",
    "A rule of the content's own: what it looks for, in which fields, and what it says.",
    [
      .required("id", .token(.ruleID), "Its id, `topic/name`; no built-in rule may have it."),
      .required("kind", .vocabulary(.customRuleKind), "What it does."),
      .required(
        "message",
        .token(.line),
        "What it says; `{found}`, `{replacement}`, `{count}`, `{minimum}` and `{maximum}` stand for values."
      ),
      .optional(
        "severity",
        .vocabulary(
          VocabularyTable(
            label: "severity",
            [
              ("error", "Fails."), ("warning", "Fails under `--strict`."), ("note", "Never fails anything."),
              ("off", "The rule does not run."),
            ]
          )
        ),
        "What its findings weigh, or off; a warning unless it says otherwise."
      ),
      .required(
        "fields",
        .array(of: .token(.line), count: 1...1000),
        "What it reads: paths such as `fixes[].prompt`, the start of one such as `fixes`, or `*`."
      ),
      .optional("terms", terms, "Words and phrases, as word lists write them."),
      .optional("wordList", .token(.name), "A word list whose entries are terms, too."),
      .optional("pattern", .token(.characters), "A regular expression in the place of terms."),
      .optional("matchCase", .boolean, "Whether the pattern tells capitals from small letters."),
      .optional(
        "excuses",
        .array(of: .vocabulary(.customRuleExcuse), count: 0...3),
        "What makes a place free of the rule."
      ),
      .optional(
        "disguises",
        .boolean,
        "Whether terms are also found where letters stand in for others: `h3ll0`, `h-e-l-l-o`."
      ),
      .optional(
        "replacements",
        .map(keys: .token(.line), of: .token(.characters), count: 1...10_000),
        "For substitution: what to write, by the term that is written."
      ),
      .optional("replacement", .token(.characters), "For substitution: what to write for the pattern."),
      .optional(
        "fix",
        .vocabulary(
          VocabularyTable(
            label: "kind of fix",
            [
              ("safe", "`--fix` makes it."), ("unsafe", "Only `--unsafe-fixes` makes it."),
              ("none", "People make it."),
            ]
          )
        ),
        "For substitution: whether --fix makes it, or --unsafe-fixes, or nothing; unsafe unless it says "
          + "otherwise."
      ),
      .optional("minimum", .integer(0...1_000_000), "The least count or length."),
      .optional("maximum", .integer(0...1_000_000), "The greatest count or length."),
      .optional("unit", .vocabulary(.customRuleUnit), "For length: what is counted."),
      .optional(
        "phraseWords",
        .integer(1...8),
        "For repetition: the words of a phrase; 1 unless it says so."
      ),
      .optional("rationale", .token(.line), "Why; for the rule's page."),
      .optional(
        "examples",
        .object(customRuleExamples),
        "Texts that it accepts and flags; it is held to them."
      ),
    ]
  )

  private static let terms = Shape.array(of: .token(.line), count: 1...100_000)

  private static let customRuleExamples = RecordTable(
    "set of examples",
    "Texts that a rule accepts and flags.",
    [
      .optional("accepted", .array(of: .token(.line), count: 0...100), "Texts without a finding."),
      .optional(
        "flagged",
        .array(of: .token(.line), count: 0...100),
        "Texts with a finding; `⟪` and `⟫` may mark what is found."
      ),
    ]
  )
}
