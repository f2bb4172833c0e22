import CivilTime
import SeedModel
import SeedRuntime

/// One application of an event, while it happens.
struct GeoCueTurn {
  let reducer: GeoCueReducer
  let now: Instant
  var state: GeoCueState
  /// Requests of notifications that are over or replaced: nothing of them is used again.
  var withdrawn: [NotificationRequest] = []
  /// The notification that this event sent.
  private(set) var accepted: String?
  var notified: [NotificationRequest] = []
  var canceled: [String] = []
  var badges: [GeoCueEffect] = []
  var haptics: [GeoCueEffect] = []
  var logs: [GeoCueEffect] = []

  init(_ reducer: GeoCueReducer, _ state: GeoCueState, _ now: Instant) {
    self.reducer = reducer
    self.now = now
    self.state = state
  }

  var effects: [GeoCueEffect] {
    // The numbers that the app's badge has once requests are shown.
    var open: [String: OpenNotification] = [:]
    if !notified.isEmpty { for one in state.open { open[one.identifier] = one } }
    let requests = notified.map { request -> GeoCueEffect in
      guard request.at <= now else { return .notify(request) }
      let own = open[request.notification]
      return .show(request, badge: own?.badge, awaitsAnswer: own != nil)
    }
    return (canceled.isEmpty ? [] : [.cancel(identifiers: canceled)]) + requests + badges + haptics + logs
  }

  mutating func apply(_ event: GeoCueEvent) throws(GeoCueRefusal) {
    // Before the event: what is done with keeps no badge.
    state.open.removeAll { [policies = reducer.policies, now] in policies.isFinished($0, at: now) }
    switch event {
    case .crossing(let event, let place, let identifier):
      let context = CrossingContext(place: place, event: event, time: state.zone.local(at: now))
      try accept(
        OpenNotification(
          identifier: identifier ?? place.notificationIdentifier(for: event),
          priority: reducer.detection.priority(of: context),
          content: .crossing(event, place: place.name, message: place.message(for: event))
        )
      )
    case .send(let title, let body, let identifier, let priority, let badge):
      try accept(
        OpenNotification(
          identifier: identifier,
          priority: priority,
          content: .text(title: title, body: body),
          badge: badge
        )
      )
    case .acknowledge(let identifier):
      withdraw(identifier)
      if state.badge != 0, !state.open.contains(where: { $0.deliveredAt != nil }) {
        state.badge = 0
        badges.append(.badge(0))
      }
    case .cancel(let identifiers): for identifier in identifiers { withdraw(identifier) }
    case .preferences(let new, let old):
      state.preferences = old.map { state.preferences.taking(whatDiffersFrom: $0, in: new) } ?? new
    case .reset: state.preferences = NotificationStylePreferences()
    case .test(let priority, let preferences): test(priority, preferences ?? state.preferences)
    case .zone(let zone): state.zone = zone
    case .resume: break
    }
  }

  private mutating func accept(_ notification: OpenNotification) throws(GeoCueRefusal) {
    let identifier = notification.identifier
    if identifier.isEmpty { throw .emptyIdentifier }
    if NotificationRequest.notification(of: identifier) != identifier { throw .reservedIdentifier }
    withdraw(identifier)
    state.open.append(notification)
    accepted = identifier
  }

  /// Ends a notification, named by its own identifier or one of its deliveries'.
  private mutating func withdraw(_ identifier: String) {
    let notification = NotificationRequest.notification(of: identifier)
    if let index = state.openIndex(of: notification) { state.open.remove(at: index) }
    withdrawn += state.pending.filter { $0.notification == notification }
    state.pending.removeAll { $0.notification == notification }
  }

  /// Shows a test at once: it waits for nothing, and nobody is asked again.
  private mutating func test(_ priority: NotificationPriority, _ preferences: NotificationStylePreferences) {
    let identifier = "test-\(priority)"
    var text =
      text(of: "testNotification.\(priority)", with: CopyArguments())
      ?? ReminderText(title: "\(priority)", body: "")
    if let reason = reason(why: priority, lacksUnder: preferences) { text.body = reason }
    let request = NotificationRequest(
      identifier: identifier,
      notification: identifier,
      at: now,
      kind: .first,
      text: text,
      channels: preferences.firstChannels(for: priority)
    )
    state.badge = 1
    badges.append(.badge(1))
    show(request)
  }

  /// Hands over a request that is delivered in this instant.
  ///
  /// - Parameter openIndex: the place of its notification among the open ones; nil where it is to be found.
  mutating func show(_ request: NotificationRequest, openIndex: Int? = nil) {
    notified.append(request)
    for effect in state.deliver(request, openIndex: openIndex) {
      if case .haptic = effect { haptics.append(effect) } else { badges.append(effect) }
    }
  }
}
