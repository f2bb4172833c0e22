public import SeedModel
public import ServiceKernel

/// Something to do in the world, in the order given.
public enum GeoCueEffect: Hashable, Sendable, Codable {
  /// Take these requests back from the notification centre.
  case cancel(identifiers: [String])
  /// Show a request now, with the number on the app's badge; nil leaves that. What waits for an answer is
  /// shown only while it does.
  case show(NotificationRequest, badge: Int?, awaitsAnswer: Bool)
  /// Hand a request to the notification centre, for later.
  case notify(NotificationRequest)
  /// Show a number on the app's badge; 0 takes it away.
  case badge(Int)
  /// Let the device be felt, as strongly as a style asks.
  case haptic(NotificationPriority)
  /// Write a line into the app's log.
  case log(GeoCueLog)
}

extension GeoCueEffect: ServiceEffect {
  /// What is shown now outlives a crash; what is planned, and the badge, follow from the state.
  public var handling: EffectHandling {
    switch self {
    case .cancel, .notify, .badge: .derived
    case .show: .lasting
    case .haptic, .log: .passing
    }
  }

  /// What a hand feels of a notification: of a critical one more.
  public var hapticFeedback: HapticFeedback? {
    if case .haptic(let priority) = self { priority == .critical ? .error : .warning } else { nil }
  }

  /// What is shown now.
  public var notification: ServiceNotification? {
    if case .show(let request, let badge, _) = self { request.notification(badge: badge) } else { nil }
  }
}

/// A line for the app's log; no text of the user's is in it.
public enum GeoCueLog: Hashable, Sendable, Codable {
  /// A copy key that the bundle lacks or cannot render; the reminder was sent with place and message alone.
  case copyMissing(key: String)
  /// A pending request came due and was delivered.
  case delivered(identifier: String)
  /// Something that was stored could not be read and fell back to its default; what.
  case fellBack(String)
  /// A first delivery that finds no room among the pending ones; it is delivered when the app runs next.
  case noRoom(identifier: String)
}

extension GeoCueLog: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .copyMissing(let key): "there is no copy for \(key)"
    case .delivered(let identifier): "\(identifier) was delivered"
    case .fellBack(let what): what
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
