public import SeedModel

/// Something to do in the world, in the order given.
public enum GeoCueEffect: Hashable, Sendable {
  /// Take these requests back from the notification centre.
  case cancel(identifiers: [String])
  /// Hand a request to the notification centre; one whose instant is now is shown at once.
  case notify(NotificationRequest)
  /// Show a number on the app's badge; 0 takes it away.
  case badge(Int)
  /// Let the device be felt, as strongly as a style asks.
  case haptic(NotificationPriority)
  /// Write a line into the app's log.
  case log(GeoCueLog)
}

/// A line for the app's log; no text of the user's is in it.
public enum GeoCueLog: Hashable, Sendable {
  /// A copy key that the bundle lacks or cannot render; the reminder was sent with place and message alone.
  case copyMissing(key: String)
  /// A pending request came due and was delivered.
  case delivered(identifier: String)
  /// A first delivery that finds no room among the pending ones; it is delivered when the app runs next.
  case noRoom(identifier: String)
}

extension GeoCueLog: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .copyMissing(let key): "there is no copy for \(key)"
    case .delivered(let identifier): "\(identifier) was delivered"
    case .noRoom(let identifier): "there is no room for \(identifier) among the pending notifications"
    }
  }
}

/// What happened at a delivery's instant.
public struct GeoCueDelivery: Hashable, Sendable {
  /// What was delivered.
  public var request: NotificationRequest
  /// What follows from it.
  public var effects: [GeoCueEffect]
}
