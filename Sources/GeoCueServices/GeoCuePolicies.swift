/// GeoCue's numbers, as the content's `policies.json` gives them.
public struct GeoCuePolicies: Hashable, Sendable {
  /// Seconds after which a high notification is repeated once.
  public var highRepeatSeconds: Int
  /// Seconds between the repeats of a critical notification.
  public var criticalRepeatSeconds: Int
  /// The most notifications that are pending at a time.
  public var pendingMaximum: Int

  /// Makes a set of numbers.
  public init(highRepeatSeconds: Int = 60, criticalRepeatSeconds: Int = 30, pendingMaximum: Int = 60) {
    self.highRepeatSeconds = highRepeatSeconds
    self.criticalRepeatSeconds = criticalRepeatSeconds
    self.pendingMaximum = pendingMaximum
  }
}
