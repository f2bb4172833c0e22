/// What a hand feels of an effect, by what it means.
public enum HapticFeedback: String, CaseIterable, Hashable, Sendable {
  /// Something went well.
  case success
  /// Something deserves attention.
  case warning
  /// Something went wrong, or cannot wait.
  case error
  /// Something fell into its place.
  case impact
}
