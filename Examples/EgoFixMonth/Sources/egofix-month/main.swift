// A month of EgoFix in the terminal, on a bundle and a store on the disk.
//
//   seedtool compile -o content.seedbundle
//   swift run --package-path Examples/EgoFixMonth egofix-month [BUNDLE [STORE [DAYS]]]
//
// BUNDLE is content.seedbundle and STORE egofix.store where they are not given, DAYS 30. Run it again with
// the same store: the month goes on where it ended.

import CivilTime
import EgoFixServices
import SeedModel
import SeedRuntime
import ServiceStore
import Synchronization

let arguments = CommandLine.arguments
let bundle = try SeedBundle.open(path: arguments.count > 1 ? arguments[1] : "content.seedbundle")
let store = try ServiceStore.open(path: arguments.count > 2 ? arguments[2] : "egofix.store")
let dayCount = arguments.count > 3 ? Int(arguments[3]) ?? 30 : 30
guard let policies = try bundle.policies()?.egofix else { preconditionFailure("the bundle has no policies") }

/// The month's clock.
final class MonthClock: EgoFixClock {
  private let instant = Mutex(Instant.earliest)

  func now() -> Instant { instant.withLock { $0 } }

  func set(_ date: CivilDate, _ hour: Int) {
    let time = LocalTime(hour: hour, minute: 0) ?? .midnight
    instant.withLock { $0 = ZoneRules.utc.instant(of: LocalDateTime(date, time)) }
  }
}

let content = try EgoFixContent(bundle)
let logic = EgoFix(content: content, policies: policies)
let clock = MonthClock()
let monday = CivilDate(year: 2026, month: 1, day: 5) ?? .earliest
clock.set(monday, 7)
let userID =
  try await store.users().first ?? Identity(high: 0x1234_5678_9ABC_4DEF, low: 0x8123_4567_89AB_CDEF)
let user = try await store.user(userID, clock: clock)
let egoFix = try user.egoFix(content)
let session = try await EgoFixSession(
  logic: logic,
  state: logic.newState(seed: 7),
  store: egoFix,
  userId: userID,
  zone: .utc,
  clock: clock
)

/// Prints what effects say: lines, tidbits, patterns, versions.
func show(_ effects: [EgoFixEffect]) async throws {
  for effect in effects {
    switch effect {
    case .notify, .delivered, .cancel, .detected, .renewed: continue
    default: break
    }
    guard let text = try logic.text(of: effect, in: await session.state) else { continue }
    if let title = text.title { print("    \(title)") }
    print("    \(text.body)")
  }
}

/// Shows today's card, and marks it.
func liveCard(_ day: Int) async throws {
  let state = await session.state
  let today = state.assignments.last { ($0.kind == .daily || $0.kind == .retest) && $0.day == state.day }
  guard let today, today.outcome == .pending else { return print("  rest day") }
  let fix = try content.texts.fix(today.fix)
  print("  FIX #\(FixNumber.text(fix.number))  \(fix.severity)\n    \(fix.prompt)")
  try await show(session.send(.openFix(today.fix)))
  clock.set(monday.adding(days: day), 20)
  // What an interaction did not give cannot be applied: such a fix is skipped here.
  let wanted: FixOutcome = day % 6 == 4 ? .failed : day % 4 == 3 ? .skipped : .applied
  do {
    try await show(session.mark(today.fix, wanted, reflection: day % 5 == 0 ? "It stung." : nil))
    print("  \(wanted)")
  } catch let refusal as EgoFixRefusal {
    print("  \(wanted): \(refusal.code); skipped")
    try await show(session.mark(today.fix, .skipped))
  }
}

/// Sunday's diagnostic.
func diagnose(_ day: Int) async throws {
  let moment = EgoFixMoment(clock.now(), in: .utc)
  guard let due = logic.dueDiagnostic(in: await session.state, at: moment) else { return }
  print("  DIAGNOSTIC")
  let answers = due.bugs.map { bug in
    let intensity: BugIntensity = (day / 7 + Int(bug)) % 3 == 0 ? .loud : .present
    return DiagnosticAnswer(bug: bug, intensity: intensity, context: .work)
  }
  for answer in answers { print("    \(try content.texts.bug(answer.bug).title): \(answer.intensity)") }
  try await show(session.hand(in: answers))
}

/// The first day that was not lived yet.
let first = try await egoFix.repositories.events.getAll().last.map { $0.date.days(since: monday) + 1 } ?? 0
for day in first..<first + dayCount {
  let date = monday.adding(days: day)
  clock.set(date, 8)
  print("\(date)")
  if day == 0 {
    try await show(session.send(.primary(0)))
    try await show(session.send(.activate(2)))
  }
  try await show(session.send(.open))
  if day % 9 == 5 {
    print("  CRASH LOGGED")
    try await show(session.crash(0, note: "The meeting."))
    try await show(session.send(.reboot(nil)))
  }
  try await liveCard(day)
  try await diagnose(day)
}

let state = await session.state
let squares = Dictionary(state.activity.map { ($0.day, GraphSquare($0.activity)) }) { $1 }
print("\nthe graph, a week a line (R crash or failed, G applied, Y skipped, o opened; small: light)")
for week in stride(from: 0, to: first + dayCount, by: 7) {
  let line = (week..<min(week + 7, first + dayCount)).map { day -> String in
    let square = squares[monday.adding(days: day).dayNumber]
    let letter =
      switch square?.color {
      case .red: "R"
      case .green: "G"
      case .yellow: "Y"
      case .grayOutline: "o"
      default: "."
      }
    return square?.shade == .light ? letter.lowercased() : letter
  }
  print("  " + line.joined(separator: " "))
}
let profile = try await egoFix.repositories.users.get()
let completions = try await egoFix.repositories.completions.getAll()
print(
  "version \(profile?.currentVersion ?? "?"), streak \(profile?.currentStreak ?? 0), \(completions.count) fixes"
)
