import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a text that can get longer than its key's limit, in Unicode scalars, whatever the arguments are:
/// `MessageLength` says how. The place is what stands after the limit.
struct CopyLength: CopyRule {
  static let metadata = RuleMetadata(
    .error("copy/copy-length"),
    summary: "A text can get longer than its key allows.",
    rationale: """
      A phone cuts what is too long, and the end is where the point stands. Counts are taken at their \
      longest, with their separators ("9,999"), plurals and selects by the arms that go together, texts such \
      as `{commitment}` as nothing: the app makes room for them.
      """,
    reads: "the `title` and `body` of every copy variant, `limits` and `placeholders` of `copy/catalog.json`",
    options: [
      .integer(
        "assumedMaximum",
        9999,
        1...1_000_000_000,
        "The largest count of a placeholder that has no `maximum`.",
        looser: .lower
      )
    ]
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.body(
        "streak.ended",
        "{days, plural, one {# day} other {# days}}. The excuse has stopped calling, and you noticed."
      ),
      CopyExamples.table(
        """
        "notification.tier1.midpoint": [
          { "title": "A title of forty characters, all of them", "body": "{commitment}" }
        ]
        """
      ),
      CopyExamples.table(
        """
        "streak.ended": [
          { "body": "{days, plural, one {One day that was worth a lot} other {#}}, {days, plural, one {gone} other {days, and all of them gone now}}." }
        ]
        """
      ),
    ],
    flagged: [
      CopyExamples.body("label.done", "Done for tod⟪ay⟫"),
      CopyExamples.body(
        "streak.ended",
        "{days, plural, one {# day} other {# days}}. The excuse has stopped calling, and you noticed.⟪.⟫"
      ),
      CopyExamples.table(
        """
        "streak.ended": [
          { "body": "{days, plural, =0 {No days at all, and that is the least that a streak can have⟪ been⟫} other {#}}" }
        ]
        """
      ),
    ]
  )

  private let assumedMaximum: Int

  init(_ options: RuleOptions) { assumedMaximum = options.integer("assumedMaximum") }

  /// - Complexity: O(parts) for a message that is short whatever the arguments, else times their
  ///   combinations, 4096 at most.
  func check(_ entry: CopyContent.Entry, _ copy: CopyContent, _ findings: inout FindingSink) {
    guard let key = entry.key else { return }
    func check(_ text: CopyMessage?, _ limit: Int?, _ name: String) {
      // A text without placeholders is no longer than it is written.
      guard let text, text.isSound, let limit, !text.uses.isEmpty || text.range.count > limit else { return }
      let length = MessageLength(
        placeholders: key.value.placeholders,
        pluralRules: copy.pluralRules,
        countFormat: copy.countFormat,
        assumedMaximum: assumedMaximum
      )
      let parsed = ParsedMessage(parts: text.parts)
      guard let longest = length.longest(parsed, text.range, above: limit) else { return }
      let message = Self.message(name, longest, limit, copy.countFormat)
      var finding = Self.finding(message, at: longest.excess, of: text, in: copy)
      finding.expected = "at most \(limit) characters"
      finding.found = "\(longest.scalarCount)"
      finding.remedy = "Cut \(QuotaReport.count(longest.scalarCount - limit, "character"))."
      finding.notes = [Diagnostic.Note("the limit", at: copy.place(of: key, "limits", name))]
      findings.report(finding)
    }
    for variant in entry.variants {
      check(variant.title, key.value.titleLimit, "title")
      check(variant.body, key.value.bodyLimit, "body")
    }
  }

  private static func message(
    _ name: String,
    _ longest: MessageLength.Longest,
    _ limit: Int,
    _ format: CountFormat
  ) -> String {
    let given = longest.arguments.sorted { $0.key < $1.key }.map { name, argument in
      switch argument {
      case .count(let count): "`\(name)` at \(format.text(of: count))"
      case .value(let value): "`\(name)` as `\(value)`"
      }
    }
    let length = "the \(name) has \(longest.scalarCount) characters; the limit is \(limit)"
    return given.isEmpty ? length : "with \(QuotaReport.list(given)) \(length)"
  }
}
