import PolicySamples
import CivilTime
import GeoCueServices
import SeedModel
import SeedRuntime
import ServiceCopy
import ServiceKernel

/// What most tests here start from.
enum Sample {
  /// The shipped rules.
  static let rules = PriorityRules(
    placeKeywords: ["home", "work", "medical"].map { .init(priority: .high, word: $0) },
    messageKeywords: ["medication", "urgent", "meeting"].map { .init(priority: .critical, word: $0) },
    rushHours: [.init(first: 7, last: 9), .init(first: 17, last: 19)],
    nightHours: .init(first: 22, last: 6),
    match: .substring,
    styles: []
  )

  static let berlin = zone("Europe/Berlin")

  static func zone(_ identifier: String) -> ZoneRules {
    guard let zone = try? TZifZones.system.zone(named: identifier) else {
      preconditionFailure("the tests need the system's zone files, package tzdata: \(identifier)")
    }
    return zone
  }

  static func instant(_ text: String) -> Instant {
    guard let instant = Instant(text) else { preconditionFailure("\(text) is no instant") }
    return instant
  }

  static func minute(_ text: String) -> TimeOfDay {
    guard let time = LocalTime(text), let minute = TimeOfDay(minute: time.minuteOfDay) else {
      preconditionFailure("\(text) is no minute of the day")
    }
    return minute
  }

  /// Preferences with quiet hours, written `22:00-08:00`.
  static func quiet(_ hours: String, style: NotificationPriority = .low) -> NotificationStylePreferences {
    let ends = hours.split(separator: "-").map { minute(String($0)) }
    return NotificationStylePreferences(
      defaultStyle: style,
      quietHoursEnabled: true,
      quietHoursStart: ends[0],
      quietHoursEnd: ends[1]
    )
  }

  static func place(_ name: String, entry: String = "", exit: String = "") -> GeofenceLocation {
    GeofenceLocation(id: Identity(high: 1, low: 2), name: name, entryMessage: entry, exitMessage: exit)
  }

  static func reducer(
    policies: GeoCuePolicies = .shipped,
    copy: any CopySource = EchoingCopy()
  ) -> GeoCueReducer {
    GeoCueReducer(
      detection: PriorityDetection(rules),
      copy: copy,
      policies: policies,
      zones: TZifZones.system,
      newUser: GeoCueState(seed: 1)
    )
  }
}

/// Copy whose texts say which key and variant they are; every key has three variants.
struct EchoingCopy: CopySource {
  private static let keys =
    NotificationPriority.names.flatMap { ["arrival.\($0)", "departure.\($0)", "testNotification.\($0)"] }
    + ["escalation.high", "escalation.critical", "quietHours.released", "reminder.plain"]

  func line(product: String, voice: String, key: String) -> CopyLine? {
    guard product == "geocue", voice == "standard" else { return nil }
    return Self.keys.firstIndex(of: key).map { CopyLine(index: $0, variantCount: 3) }
  }

  func text(of line: CopyLine, variant: Int, arguments: CopyArguments) throws(CopyError) -> CopyText? {
    CopyText(title: Self.keys[line.index], body: "variant \(variant)")
  }
}

/// Copy that has nothing.
struct MissingCopy: CopySource {
  func line(product: String, voice: String, key: String) -> CopyLine? { nil }

  func text(of line: CopyLine, variant: Int, arguments: CopyArguments) throws(CopyError) -> CopyText? { nil }
}

/// A story that goes on event by event, as a service does.
struct Story {
  let reducer: GeoCueReducer
  var state: GeoCueState
  private(set) var delivered: [NotificationRequest] = []

  init(
    _ reducer: GeoCueReducer,
    _ preferences: NotificationStylePreferences = .init(),
    zone: ZoneRules = .utc
  ) {
    self.reducer = reducer
    state = GeoCueState(seed: 1, zone: zone, preferences: preferences)
  }

  /// Lets time pass until an instant, then applies an event.
  @discardableResult
  mutating func at(_ text: String, _ event: GeoCueEvent) throws -> [GeoCueEffect] {
    try at(Sample.instant(text), event)
  }

  @discardableResult
  mutating func at(_ instant: Instant, _ event: GeoCueEvent) throws -> [GeoCueEffect] {
    delivered += reducer.deliverDue(in: &state, before: event, at: instant).map(\.request)
    var effects: [GeoCueEffect] = []
    try reducer.apply(event, to: &state, &effects, at: instant)
    delivered += effects.compactMap { if case .show(let request, _, _) = $0 { request } else { nil } }
    return effects
  }

  /// Lets time pass until an instant.
  mutating func wait(until text: String) {
    delivered += reducer.deliverDue(in: &state, at: Sample.instant(text)).map(\.request)
  }

  /// What was delivered, as `08:00:00 identifier`, by UTC.
  var deliveries: [String] { delivered.map { "\($0.at) \($0.identifier)" } }
}

extension Array where Element == GeoCueEffect {
  /// The requests that are shown or handed over.
  var requests: [NotificationRequest] {
    compactMap { effect in
      switch effect {
      case .notify(let request), .show(let request, _, _): request
      default: nil
      }
    }
  }

  /// The identifiers that are taken back.
  var canceled: [String] {
    flatMap { effect -> [String] in if case .cancel(let identifiers) = effect { identifiers } else { [] } }
  }
}
