import SeedDiagnostics
import SeedLint
import SeedText

/// Flags text that is not in Unicode's normal form C, at the characters that differ.
struct NotNormalized: TextRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("characters/not-normalized"),
    summary: "A text is not in Unicode's normal form C.",
    rationale: """
      `é` can be one code point or two. Both look the same, but they compare as different bytes: search, \
      duplicate detection and a text's length then depend on the keyboard it was typed on. Content is kept \
      in normal form C, the composed one.
      """,
    repair: "Writes the same characters in normal form C. Safe: the texts are canonically equivalent.",
    reads: "every text, messages included"
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Order a café crème without telling anyone how it is pronounced."),
      // No single code point exists for an m with a tilde.
      .comment(#"The letter m\u0303 has no shorter form. You do."#),
    ],
    flagged: [
      .prompt(
        #"Order a caf⟪e\u0301⟫ cr⟪e\u0300⟫me without telling anyone how it is pronounced."#,
        repaired: "Order a café crème without telling anyone how it is pronounced."
      ),
      .tidbit(
        #""body": "A room at 300 ⟪\u212A⟫ feels warm to everybody. Only one person in it knows the unit and says so.""#,
        repaired:
          #""body": "A room at 300 K feels warm to everybody. Only one person in it knows the unit and says so.""#
      ),
    ]
  )

  static let traits: TextTraits = .unusualScalar

  func check(_ text: TextView, _ findings: inout FindingSink) {
    // Invalid UTF-8 has been reported, and has no normal form.
    guard let string = String(validating: text.bytes, as: UTF8.self) else { return }
    if Self.isSame(string, string.inNormalFormC) { return }

    var runs: [(range: Range<Int>, text: String)] = []
    var offset = 0
    // Composition stays inside a character.
    for character in string {
      let written = String(character)
      let composed = written.inNormalFormC
      let range = offset..<offset + written.utf8.count
      offset = range.upperBound
      if Self.isSame(written, composed) { continue }
      if let last = runs.indices.last, runs[last].range.upperBound == range.lowerBound {
        runs[last] = (runs[last].range.lowerBound..<range.upperBound, runs[last].text + composed)
      } else {
        runs.append((range, composed))
      }
    }
    for run in runs {
      let written = String(decoding: text.bytes[run.range], as: UTF8.self)
      let message = """
        the text is not in normal form C: \(written.unicodeScalars.codePoints) should be \
        \(run.text.unicodeScalars.codePoints)
        """
      var finding = text.finding(of: Self.self, message, at: run.range)
      finding.repair = Repair("Write it in normal form C", .safe, [text.edit(run.range, with: run.text)])
      findings.report(finding)
    }
  }

  /// Whether two strings have the same bytes; `==` would call canonical equivalents equal.
  private static func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
}
