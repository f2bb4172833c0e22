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
    /// What is compared, not what is checked.
    case nothing
  }

  /// What an approval calls it: `voice/praise`, `quota/fixes-total minimum`, `words/accept Zorblatt`.
  package var name: String
  package var message: String
  package var effect: Effect
  /// Nil where the content has no file that says it.
  package var place: Place?

  package init(_ name: String, _ message: String, _ effect: Effect, at place: Place?) {
    (self.name, self.message, self.effect, self.place) = (name, message, effect, place)
  }
}
