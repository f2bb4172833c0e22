package import SeedDiagnostics

/// What rules weigh, what they are told, and how the voice speaks.
package struct RuleSettings: Sendable {
  /// How a voice speaks, which some rules hold it to.
  package enum Temper: String, Sendable {
    /// As a blunt friend speaks, without comfort.
    case blunt
    /// As one adult speaks to another, without mockery.
    case neutral
  }

  package var levels: [RuleID: Configuration.Level] = [:]
  package var options: [RuleID: [String: RuleOption.Value]] = [:]
  package var temper: Temper?
  /// Where the severity and the options of each rule are set, as far as findings may point there.
  var places: [RuleID: [String: Place]] = [:]
  var temperPlace: Place?

  /// Takes over what others say; what they leave open stays.
  mutating func override(with others: RuleSettings) {
    levels.merge(others.levels) { $1 }
    options.merge(others.options) { $0.merging($1) { $1 } }
    places.merge(others.places) { $0.merging($1) { $1 } }
    if others.temper != nil { (temper, temperPlace) = (others.temper, others.temperPlace) }
  }

  /// Leaves open what others say.
  mutating func yield(to others: RuleSettings) {
    for rule in others.levels.keys {
      levels[rule] = nil
      places[rule]?["severity"] = nil
    }
    for (rule, values) in others.options {
      for name in values.keys {
        options[rule]?[name] = nil
        places[rule]?[name] = nil
      }
    }
    if others.temper != nil { temper = nil }
  }
}
