import SeedDecoding
package import SeedDiagnostics

/// Something that lets more pass than before.
package struct Loosening: Sendable {
  /// What it changes of a check.
  package enum Effect: Sendable {
    /// Some rules find less.
    case rules(Set<RuleID>)
    /// Any rule may.
    case all
    /// An entry of a list lets its word pass.
    case entry(String, list: String, rules: Set<RuleID>)
    /// A suppression counts; by its record in the catalog.
    case suppression(UInt32)
    /// A baseline hides more.
    case baseline
    /// What is compared, or what the content asks of itself: no rule can be asked as before.
    case nothing
  }

  /// What an approval calls it: `voice/praise off`, `quota/fixes-total minimum 200`, `words/accept Zorblatt`.
  /// It says all that is loosened, so that an approval of it approves nothing that comes later.
  package var name: String
  package var message: String
  package var effect: Effect
  /// Nil where the content has no file that says it.
  package var place: Place?

  package init(_ name: String, _ message: String, _ effect: Effect, at place: Place?) {
    (self.name, self.message, self.effect, self.place) = (name, message, effect, place)
  }
}

/// How what is loosened is named.
extension Loosening {
  /// Changes that are alike: one each while they are few, and together beyond that, so that a sweep asks for
  /// one approval.
  ///
  /// - Parameters:
  ///   - name: what tells a change from the others.
  ///   - form: how a message shows it; nil for its name.
  /// - Returns: for each, what an approval calls it and how a message shows it.
  package static func each<Change>(
    of changes: [Change],
    _ name: (Change) -> String,
    shown form: ((Change) -> String)? = nil
  ) -> [(changes: [Change], name: String, shown: String)] {
    func shown(_ change: Change) -> String { form?(change) ?? "`\(Excerpt.of(name(change)))`" }
    if changes.count <= aloneCount { return changes.map { ([$0], short(name($0)), shown($0)) } }
    let digest = ApprovalDigest(
      changes.map { Array(name($0).utf8) }.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 + [0x0A] }
    )
    let first = changes.prefix(aloneCount).map(shown).joined(separator: ", ")
    let others = changes.count - aloneCount
    return [(changes, "\(changes.count) \(digest)", "\(first) and \(others) other\(others == 1 ? "" : "s")")]
  }

  /// A text in a name: as it is, or as its start and its digest. That is for a text that is long or no line,
  /// and for one that reads as something else which a name may have: a digest, a part of the content, or a
  /// loss.
  package static func short(_ text: String) -> String {
    let isPlain = text.utf8.count <= shortByteCount && text.unicodeScalars.allSatisfy(isOfLine)
    let isOther =
      text.contains(" in ") || text.hasPrefix("without ") || text.contains(ApprovalDigest.mark)
    if isPlain, !isOther { return text }
    let start = text.unicodeScalars.prefix(shortByteCount / 2).prefix(while: isOfLine)
    return "\(String(start))… \(ApprovalDigest(Array(text.utf8)))"
  }

  private static func isOfLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F && scalar.value != 0x2028 && scalar.value != 0x2029
  }

  private static let aloneCount = 3
  private static let shortByteCount = 120
}
