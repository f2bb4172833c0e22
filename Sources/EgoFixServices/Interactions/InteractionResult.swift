/// What a user did in a fix's interaction: one typed value per interaction type, stored as JSON.
///
/// Standard, reversal and body fixes have none.
public enum InteractionResult: Hashable, Sendable, Codable {
  /// A category of an audit with what was put into it.
  public struct Category: Hashable, Sendable, Codable {
    /// The category's id in the fix.
    public var id: String
    /// What was put into it; filled when it is not blank.
    public var text: String

    /// Makes a category.
    public init(id: String, text: String) {
      self.id = id
      self.text = text
    }
  }

  /// Counter: how often it happened.
  case counter(count: Int)
  /// Timed and abstain: whether the time was kept to its end.
  case ended(Bool)
  /// Multi-step: the ids of the steps done and of those passed over.
  case steps(done: [String], passed: [String])
  /// Quiz and scenario: the id of the option chosen.
  case option(String)
  /// Observation and journal: what was written.
  case text(String)
  /// Substitute: how many urges were answered the other way.
  case urges(Int)
  /// Predict: the guess, and what happened.
  case prediction(String, observation: String)
  /// Audit: the categories that were filled.
  case categories([Category])
}
