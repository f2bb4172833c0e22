extension RecordTable {
  /// The root of `rubric.json`.
  package static let rubric = RecordTable(
    "rubric",
    "What reviewers are asked: questions whose answer is yes where a text is as it should be.",
    [
      .optional("$schema", .token(.reference), "The JSON Schema of this file."),
      .required("name", .slug, "What the rubric is called."),
      .required(
        "version",
        .integer(1...1_000_000),
        "Raised where answers would change: what was judged by an earlier one is asked again."
      ),
      .required(
        "questions",
        .array(of: .object(question), count: 1...200, uniqueKey: "id"),
        "The questions, in the order in which they are asked."
      ),
    ]
  )

  private static let question = RecordTable(
    "question",
    "A question of the rubric.",
    [
      .required("id", .slug, "Its name, by which answers speak of it."),
      .required("asks", .token(.line), "The question; yes means that the text is right."),
      .optional(
        "appliesTo",
        .object(applicability),
        "Which texts it is asked of; all unless it says otherwise."
      ),
      .optional("examples", .object(answers), "Texts with either answer."),
      .optional(
        "rules",
        .array(of: .token(.ruleID), count: 1...20),
        "Rules whose flagged examples have the fault: `review take --calibrate` plants them."
      ),
    ]
  )

  private static let answers = RecordTable(
    "set of answers",
    "Texts by the answer to a question.",
    [
      .optional("yes", .array(of: .token(.line), count: 0...20), "Texts that are right."),
      .optional(
        "no",
        .array(of: .token(.line), count: 0...20),
        "Texts that are not, and why, behind a dash."
      ),
    ]
  )

  private static let applicability = RecordTable(
    "choice of texts",
    "Which texts a question is asked of. Of several members all must hold.",
    [
      .optional("kinds", .array(of: .vocabulary(.reviewedKind), count: 1...4), "Records of these kinds."),
      .optional(
        "parts",
        .array(
          of: .vocabulary(
            VocabularyTable(label: "part", TextPart.allCases.filter(\.isProse).map { ($0.name, $0.summary) })
          ),
          count: 1...32
        ),
        "Texts that play these parts, wherever they stand."
      ),
      .optional(
        "fields",
        .array(of: .token(.line), count: 1...100),
        "Texts of these fields: paths such as `fixes[].prompt`, or the start of one."
      ),
      .optional(
        "voices",
        .array(of: .token(.itemID), count: 1...64),
        "Copy in these voices, as `product.voice`."
      ),
      .optional(
        "triggers",
        .array(of: .vocabulary(.educationTrigger), count: 1...16),
        "Tidbits of these triggers."
      ),
      .optional("types", .array(of: .vocabulary(.fixType), count: 1...8), "Fixes of these types."),
      .optional(
        "interactions",
        .array(of: .vocabulary(.interactionType), count: 1...32),
        "Fixes of these interaction types."
      ),
    ]
  )
}
