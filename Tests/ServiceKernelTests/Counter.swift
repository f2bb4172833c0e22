import CivilTime
import PlainJSON
import ServiceKernel

/// A small product: it counts, reminds an hour later, and closes each day at midnight UTC.
struct CounterRules: Reducer {
  struct State: Codable, Equatable {
    var count = 0
    var closedDays = 0
    /// Whether the end of a day counts, too.
    var countsDays = false
    var closesAt: Instant?
    var reminders: [Reminder] = []
    var clock = Instant.earliest
  }

  struct Reminder: Codable, Equatable {
    var id: Int
    var at: Instant
  }

  enum Event {
    case add(Int)
    case clear
    /// Shows a notification at once.
    case alarm(String)
  }

  enum Effect: ServiceEffect {
    case counted(Int)
    case line(String)
    case day(Int, count: Int)
    case alarm(String, Instant)

    var handling: EffectHandling {
      switch self {
      case .counted, .alarm: .lasting
      case .line: .passing
      case .day: .record
      }
    }

    var notification: ServiceNotification? {
      guard case .alarm(let name, let at) = self else { return nil }
      return ServiceNotification(identifier: name, at: at, title: "", body: "")
    }

    func record() throws -> RecordChange {
      guard case .day(let number, let count) = self else { preconditionFailure("\(self) is no record") }
      return RecordChange(
        "day",
        key: "\(1000 + number)",
        .put(["day": .integer(number), "count": .integer(count)])
      )
    }
  }

  enum Refusal: String, Error {
    case negative
  }

  enum Due: ServiceDue {
    case reminder(Instant)
    case midnight(Instant)

    var at: Instant {
      switch self {
      case .reminder(let at), .midnight(let at): at
      }
    }
    var name: String {
      switch self {
      case .reminder: "reminder";
      case .midnight: "midnight"
      }
    }
  }

  static let product = "counter"

  func nextDue(after state: State) -> Due? {
    let midnight = state.closesAt.map { Due.midnight($0) }
    guard let reminder = state.reminders.first.map({ Due.reminder($0.at) }) else { return midnight }
    return midnight.map { $0.at < reminder.at ? $0 : reminder } ?? reminder
  }

  func settle(_ due: Due, in state: inout State, _ effects: inout [Effect]) {
    state.clock = due.at
    switch due {
    case .reminder: state.reminders.removeFirst()
    case .midnight:
      state.closedDays += 1
      state.closesAt = due.at.adding(seconds: 86_400)
      effects += [.day(state.closedDays, count: state.count), .line("a day is over")]
      if state.countsDays { effects.append(.counted(state.count)) }
    }
  }

  func apply(
    _ event: Event,
    to state: inout State,
    _ effects: inout [Effect],
    at now: Instant
  ) throws(Refusal) {
    // Changes first and looks then: the service has to see to it that nothing of it stays.
    state.clock = now
    effects.append(.line("hello"))
    switch event {
    case .clear: state.count = 0
    case .alarm(let name):
      effects.append(.alarm(name, now))
      return
    case .add(let number):
      state.count += number
      if number < 0 { throw .negative }
    }
    if state.closesAt == nil {
      state.closesAt = Instant(unixSeconds: (now.unixSeconds / 86_400 + 1) * 86_400)
    }
    state.reminders = [Reminder(id: state.count, at: now.adding(seconds: 3600))]
    effects.append(.counted(state.count))
  }

  /// Version 0 knew numbers alone.
  func effect(from json: JSONValue, version: Int) throws -> Effect {
    version == 0 ? .counted(json.integer ?? 0) : try json.decoded()
  }

  /// Version 0 did not count by days.
  func record(_ record: JSONObject, of kind: String, version: Int) -> JSONObject {
    var record = record
    if version == 0 { record["count"] = 0 }
    return record
  }

  func lastInstant(of state: State) -> Instant { state.clock }

  func wanted(in state: State) -> WantedNotifications {
    WantedNotifications(
      state.reminders.map {
        ServiceNotification(identifier: "\($0.id)", at: $0.at, title: "", body: "\($0.id)")
      },
      badge: state.count % 2
    )
  }
}
