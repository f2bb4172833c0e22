// A week of Pressure in the terminal, with a clock that runs fast.
//
//   seedtool compile -o content.seedbundle
//   swift run --package-path Examples/PressureWeek pressure-week [BUNDLE [ANSWERS [HOUR]]]
//
// BUNDLE is content.seedbundle where it is not given. ANSWERS are seven letters, a day each: y answers YES at
// 18:00, n answers NO, m sets a text and does not answer, - does not open the app. HOUR is how long an hour
// takes, in milliseconds; 100 where it is not given, 0 for no waiting at all.

import CivilTime
import PressureServices
import SeedModel
import SeedRuntime

let arguments = CommandLine.arguments
let path = arguments.count > 1 ? arguments[1] : "content.seedbundle"
let answers = Array(arguments.count > 2 ? arguments[2] : "ynmy-yy")
let hour = Duration.milliseconds(arguments.count > 3 ? Int(arguments[3]) ?? 100 : 100)

let bundle = try SeedBundle.open(path: path)
guard let policies = try bundle.policies()?.pressure else {
  preconditionFailure("the bundle has no policies")
}
let zone = try TZifZones.system.zone(named: "Europe/Berlin")
let reducer = PressureReducer(
  policies: policies,
  copy: bundle,
  zones: TZifZones.system
)
let monday = CivilDate(year: 2024, month: 3, day: 25) ?? .earliest

/// What a person at the terminal sees of a week. Planned notifications are kept until they come.
struct Terminal {
  var state: PressureState
  var planned: [Instant: ReminderNotification] = [:]

  mutating func show(_ turn: PressureTurn, at now: Instant, _ what: String) {
    state = turn.state
    let clock = zone.local(at: now)
    print(
      "\(clock.date) \(clock.time.hourAndMinute)  \(what)",
      turn.refusal.map { "refused: \($0.rawValue)" } ?? ""
    )
    for effect in turn.effects {
      switch effect {
      case .notify(let notification): planned[notification.at] = notification
      case .cancel(let identifiers):
        planned = planned.filter { !identifiers.contains($0.value.identifier) }
      case .feedback(let line): print("                    “\(line.text)”")
      case .badge(let count): print("                    badge \(count)")
      default: break
      }
    }
  }

  /// Lets time pass to an instant, hour by hour, and shows what falls due on the way.
  mutating func wait(until end: Instant) async throws {
    while state.clock < end {
      let due = reducer.nextDue(after: state).flatMap { $0.at <= end ? $0 : nil }
      let next = due?.at ?? end
      try await Task.sleep(for: hour * max(0, next.seconds(since: state.clock)) / 3600)
      guard let due else { return }
      if due.kind == .reminder, let notification = planned.removeValue(forKey: due.at) {
        print("                    [\(notification.title)] \(notification.body)")
      }
      show(reducer.settle(state, due), at: due.at, due.kind.rawValue)
    }
  }

  mutating func send(_ event: PressureEvent, _ date: CivilDate, _ hour: Int) async throws {
    let now = zone.instant(of: LocalDateTime(date, LocalTime(hour: hour, minute: 0) ?? .midnight))
    try await wait(until: now)
    show(reducer.reduce(state, event, at: now), at: now, event.name)
  }
}

/// Lives the days.
func live() async throws {
  var terminal = Terminal(state: .onboarded(seed: 7, zone: zone))
  try await terminal.send(.permission(granted: true), monday, 7)
  for (number, answer) in answers.enumerated() {
    let date = monday.adding(days: number)
    if answer == "-" { continue }
    try await terminal.send(.open, date, 7)
    try await terminal.send(.commit(text: "Write one page"), date, 8)
    if answer == "y" { try await terminal.send(.yes(), date, 18) }
    if answer == "n" { try await terminal.send(.no(), date, 18) }
  }
  try await terminal.send(.time, monday.adding(days: answers.count), 0)
  let escalation = terminal.state.escalationState
  print(
    "tier \(escalation.currentTier), streak \(escalation.currentStreak), longest \(escalation.longestStreak)"
  )
}

try await live()
