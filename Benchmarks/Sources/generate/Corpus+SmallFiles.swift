extension Corpus {
  /// The files whose length does not depend on the number of fixes.
  var smallFiles: [(name: String, bytes: [UInt8])] {
    var random = RandomSource(seed: seed, stream: 0)
    let bugs = JSONValue.array(
      Self.bugs.map { bug in
        .record([
          "id": .string(FixRecords.identity(&random)),
          "slug": .string(bug.slug),
          "title": .string(bug.title),
          "shortTitle": bug.shortTitle.map { .string($0) },
          "description": .string(bug.description),
          "color": .string(bug.color),
        ])
      }
    )
    return [
      ("bugs.json", Self.text(bugs)),
      ("micro_education.json", Self.text(.array(tidbits(&random)))),
      ("seedtool.json", Self.text(Self.configuration)),
    ]
  }

  private static func text(_ value: JSONValue) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(value, depth: 0)
    writer.write("\n")
    return writer.bytes
  }

  /// Two tidbits for each bug and trigger.
  private func tidbits(_ random: inout RandomSource) -> [JSONValue] {
    var tidbits: [JSONValue] = []
    for slug in FixRecords.bugSlugs {
      for trigger in Self.triggers {
        for _ in 0..<2 {
          tidbits.append(
            .record([
              "id": .string(FixRecords.identity(&random)),
              "bugSlug": .string(slug),
              "trigger": .string(trigger),
              "body": .text(.body, &random),
            ])
          )
        }
      }
    }
    return tidbits
  }

  private static let configuration = JSONValue.record([
    "version": .string("1.0.0"),
    "locale": .string("en_US"),
    "rules": .object([]),
    // The names that no dictionary of American English has.
    "wordLists": .record(["accept": .array(["Jürgen", "Søren", "Łukasz"].map { .string($0) })]),
    "limits": .record(["bundleBytes": .number(1 << 30)]),
  ])

  private static let triggers = [
    "afterApplied", "afterSkipped", "afterFailed", "afterCrash", "duringDiagnostic", "restDay", "general",
  ]

  private struct BugText {
    var slug: String
    var title: String
    var shortTitle: String?
    var description: String
    var color: String
  }

  private static let bugs = [
    BugText(
      slug: "need-to-be-right",
      title: "Need to be right",
      description: "The compulsion to correct others, win arguments, or have the last word.",
      color: "red"
    ),
    BugText(
      slug: "need-to-be-liked",
      title: "Need to be liked",
      description: "Adjusting your opinions or behavior to gain approval.",
      color: "yellow"
    ),
    BugText(
      slug: "need-to-impress",
      title: "Need to impress",
      description: "Steering conversations toward your achievements or expertise.",
      color: "purple"
    ),
    BugText(
      slug: "need-to-be-busy",
      title: "Need to be busy",
      description: "Using busyness as status or identity.",
      color: "orange"
    ),
    BugText(
      slug: "fear-of-ordinary",
      title: "Fear of being ordinary",
      shortTitle: "Fear of ordinary",
      description: "Discomfort with being average or unremarkable.",
      color: "cyan"
    ),
  ]
}
