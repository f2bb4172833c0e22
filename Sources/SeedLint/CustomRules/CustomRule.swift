import SeedDecoding
package import SeedDiagnostics
package import SeedText

/// A rule that the configuration defines: what it looks for, in which fields, and what it says.
package struct CustomRule: Sendable {
  /// What a rule does with a text.
  package enum Check: Sendable {
    case existence(CustomSearch)
    /// By the index of the list that a hit belongs to: what takes its place.
    case substitution(CustomSearch, replacements: [String], Repair.Applicability?)
    case occurrence(CustomSearch, minimum: Int, maximum: Int)
    /// Without a search, any word or phrase.
    case repetition(CustomSearch?, exceptions: CustomSearch?, phraseWords: Int, maximum: Int)
    case length(CustomRuleUnit, minimum: Int, maximum: Int)
  }

  package let metadata: RuleMetadata
  package let examples: RuleExamples
  package let check: Check
  /// What makes a place free of it.
  let excuses: [Excuse]
  package let message: CustomMessage
  /// By the index of a field: whether the rule reads it.
  package let reads: [Bool]
  /// The word list whose entries are terms; nil where there is none.
  package let wordList: String?
  /// What its definition asks, by member; made when it is held against another one.
  let demands: @Sendable () -> [String: Demand]
  /// Where its id stands; nil for a file that findings cannot point into.
  var place: Place?

  /// Judges one text.
  ///
  /// - Parameter words: the text's words.
  package func check(
    _ text: TextView,
    _ words: [Word],
    _ state: inout CustomSearch.State,
    _ sink: inout FindingSink
  ) {
    // A text's length is that of what is written.
    if text.isReading, case .length = check { return }
    for hit in hits(in: text.bytes, words, &state) {
      sink.report(finding(hit, in: text))
    }
  }

  private func finding(_ hit: CustomHit, in text: TextView) -> Diagnostic {
    var values = hit.values
    values[.found] = Excerpt.of(String(decoding: text.bytes[hit.range], as: UTF8.self))
    let message = hit.complaint ?? message.text(values)
    var finding = text.finding(metadata.id, metadata.severity, message, at: hit.range)
    if let replacement = hit.values[.replacement] {
      finding.expected = replacement
      finding.found = values[.found]
      finding.repair = repair(hit, replacement, in: text)
    }
    if let first = hit.firstRange {
      finding.notes = [Diagnostic.Note("first said here", at: text.place(first))]
    }
    return finding
  }

  private func repair(_ hit: CustomHit, _ replacement: String, in text: TextView) -> Repair? {
    guard case .substitution(_, _, let applicability?) = check else { return nil }
    // What a message would read as syntax is left to a person.
    if text.field.isMessage, replacement.utf8.contains(where: { "{}#'".utf8.contains($0) }) { return nil }
    let edit = text.edit(hit.range, with: replacement)
    return Repair("write `\(Excerpt.of(replacement))`", applicability, [edit])
  }
}

/// Something that a rule without code found in a text.
struct CustomHit {
  /// In bytes of the text.
  var range: Range<Int>
  var values: [CustomMessage.Value: String] = [:]
  /// The first of several, where that is another place.
  var firstRange: Range<Int>?
  /// What is said in the place of the rule's own message.
  var complaint: String?
}
