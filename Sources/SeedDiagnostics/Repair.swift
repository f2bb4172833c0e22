/// A change of the text that takes a finding away.
package struct Repair: Hashable, Sendable {
  /// Whether a repair may be applied without being asked for by name.
  package enum Applicability: String, Sendable {
    /// Keeps the meaning.
    case safe
    /// May change the meaning; applied under `--unsafe-fixes` only.
    case unsafe
  }

  /// What the repair does, in the imperative.
  package var message: String
  package var applicability: Applicability
  /// Applied together or not at all.
  package var edits: [TextEdit]

  package init(_ message: String, _ applicability: Applicability, _ edits: [TextEdit]) {
    self.message = message
    self.applicability = applicability
    self.edits = edits
  }
}

/// The replacement of a range of a file's bytes.
package struct TextEdit: Hashable, Sendable {
  /// What comes in the range's place. Minted values are drawn when a repair is applied, so that findings
  /// themselves are the same in every run.
  package enum Replacement: Hashable, Sendable {
    case text(String)
    /// A new random UUID between two texts.
    case mintedIdentity(prefix: String, suffix: String)
    /// The next free fix number between two texts.
    case mintedNumber(prefix: String, suffix: String)
  }

  package var place: Place
  package var replacement: Replacement

  package init(_ place: Place, _ replacement: Replacement) {
    self.place = place
    self.replacement = replacement
  }

  package init(_ place: Place, with text: String) { self.init(place, .text(text)) }
}
