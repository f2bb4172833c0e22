/// What a view's state machine asks the app to do.
public enum ViewRequest: Hashable, Sendable {
  /// Let an event happen, and hand what follows back as the machine's `updated`.
  case send(EgoFixEvent)
  /// Ask the system for the permission to notify.
  case requestPermission
}
