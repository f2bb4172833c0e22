// A week of Pressure in the terminal, with a clock that runs fast.
//
//   seedtool compile -o content.seedbundle
//   swift run --package-path Examples pressure-week [BUNDLE [ANSWERS [HOUR]]]
//
// BUNDLE is content.seedbundle where it is not given. ANSWERS are seven letters, a day each: y answers YES at
// 18:00, n answers NO, m sets a text and does not answer, - does not open the app. HOUR is how long an hour
// takes, in milliseconds; 100 where it is not given, 0 for no waiting at all.

import CivilTime
import PressureServices
import SeedModel
import SeedRuntime
import ServiceKernel
import Synchronization

let arguments = CommandLine.arguments
let path = arguments.count > 1 ? arguments[1] : "content.seedbundle"
let answers = Array(arguments.count > 2 ? arguments[2] : "ynmy-yy")
let hour = Duration.milliseconds(arguments.count > 3 ? Int(arguments[3]) ?? 100 : 100)

let bundle = try SeedBundle.open(path: path)
let zone = try TZifZones.system.zone(named: "Europe/Berlin")
let monday = CivilDate(year: 2024, month: 3, day: 25) ?? .earliest

/// A clock that runs as fast as the week is lived.
final class FastClock: ServiceClock {
  private let instant = Mutex(zone.startOfDay(monday))

  func now() -> Instant { instant.withLock { $0 } }
  func set(_ now: Instant) { instant.withLock { $0 = now } }
}

/// What a person at the terminal sees of Pressure.
struct Terminal: EffectPerformer {
  func perform(_ effect: PressureEffect, number: Int?) {
    if case .feedback(let line) = effect { print("                    “\(line.text)”") }
  }
}

let clock = FastClock()
let centre = InMemoryNotifications()
let pressure = try PressureService(
  bundle,
  store: InMemoryStateStore(),
  zone: zone,
  seed: 7,
  notifications: centre,
  performer: Terminal(),
  clock: clock
)

func show(_ what: String) {
  let local = zone.local(at: clock.now())
  print("\(local.date) \(local.time.hourAndMinute)  \(what)")
}

/// Lets time pass to an instant, and shows what falls due on the way.
func wait(until end: Instant) async throws {
  while true {
    let due = try await pressure.nextDue().flatMap { $0 <= end ? $0 : nil }
    let next = due ?? end
    try await Task.sleep(for: hour * max(0, next.seconds(since: clock.now())) / 3600)
    clock.set(next)
    if due == nil { return }
    for notification in await centre.deliver(until: next) {
      print("                    [\(notification.title)] \(notification.body)")
    }
    for due in try await pressure.resume().dues { show(due.name) }
  }
}

func send(_ event: PressureEvent, _ date: CivilDate, _ hour: Int) async throws {
  try await wait(until: zone.instant(of: LocalDateTime(date, LocalTime(hour: hour, minute: 0) ?? .midnight)))
  show(event.name)
  do {
    try await pressure.send(event)
  } catch let refusal as PressureRefusal {
    print("                    refused: \(refusal.rawValue)")
  }
}

/// Lives the days.
func live() async throws {
  for step in OnboardingStep.allCases { try await send(.onboard(step), monday, 7) }
  try await send(.permission(granted: true), monday, 7)
  for (number, answer) in answers.enumerated() {
    let date = monday.adding(days: number)
    if answer == "-" { continue }
    try await send(.open, date, 7)
    try await send(.commit(text: "Write one page"), date, 8)
    if answer == "y" { try await send(.yes(), date, 18) }
    if answer == "n" { try await send(.no(), date, 18) }
  }
  try await wait(until: zone.startOfDay(monday.adding(days: answers.count)))
  let escalation = try await pressure.state().escalationState
  print(
    "tier \(escalation.currentTier), streak \(escalation.currentStreak), longest \(escalation.longestStreak)"
  )
}

try await live()
