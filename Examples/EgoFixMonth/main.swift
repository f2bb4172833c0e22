// A month of EgoFix in the terminal, on a bundle and a store on the disk.
//
//   seedtool compile -o content.seedbundle
//   swift run --package-path Examples egofix-month [BUNDLE [STORE [DAYS]]]
//
// BUNDLE is content.seedbundle and STORE egofix.store where they are not given, DAYS 30. Run it again with
// the same store: the month goes on where it ended.

import CivilTime
import EgoFixServices
import SeedModel
import SeedRuntime
import ServiceKernel
import ServiceStore
import Synchronization

let arguments = CommandLine.arguments
let bundle = try SeedBundle.open(path: arguments.count > 1 ? arguments[1] : "content.seedbundle")
let store = try await UserDatabase.open(path: arguments.count > 2 ? arguments[2] : "egofix.store")
let dayCount = arguments.count > 3 ? Int(arguments[3]) ?? 30 : 30

/// The month's clock.
final class MonthClock: ServiceClock {
  private let instant = Mutex(Instant.earliest)

  func now() -> Instant { instant.withLock { $0 } }

  func set(_ date: CivilDate, _ hour: Int) {
    let time = LocalTime(hour: hour, minute: 0) ?? .midnight
    instant.withLock { $0 = ZoneRules.utc.instant(of: LocalDateTime(date, time)) }
  }
}

let clock = MonthClock()
let monday = CivilDate(year: 2026, month: 1, day: 5) ?? .earliest
clock.set(monday, 7)
let userID =
  try await store.users().first ?? Identity(high: 0x1234_5678_9ABC_4DEF, low: 0x8123_4567_89AB_CDEF)
let user = try await store.user(userID, clock: clock)
let egofix = try EgoFixService(
  bundle,
  store: user.service("egofix"),
  zone: .utc,
  seed: 7,
  notifications: InMemoryNotifications(),
  clock: clock
)
try await egofix.resume()
let onboarding = EgoFixOnboardingModel(egofix)
let today = EgoFixTodayModel(egofix)
let crash = EgoFixCrashModel(egofix)
let diagnostic = EgoFixDiagnosticModel(egofix)
let history = EgoFixHistoryModel(egofix)

/// Prints texts, each on a line of its own; an empty one is left out.
func show(_ texts: String...) { for text in texts where !text.isEmpty { print("    \(text)") } }

/// Does what a card's interaction asks for, as far as it can be done here.
func carryOut(_ card: inout EgoFixRunningCard) {
  switch card.interaction {
  case .counter, .substitute: card.add(3)
  case .multiStep: while card.step != nil { card.finishStep() }
  case .quiz(let quiz): card.choose(quiz.options.first?.id ?? "")
  case .scenario(let scenario): card.choose(scenario.options.first?.id ?? "")
  case .observation, .journal: card.write("It was there all day.")
  case .abstain: card.keep(true)
  default: break
  }
}

/// Shows today's card, and marks it.
@MainActor func liveCard(_ day: Int) async {
  await today.open()
  if let pattern = today.screen?.pattern {
    show(pattern.title, pattern.body)
    await today.notePattern()
  }
  guard case .card? = today.screen?.phase, let card = today.card, card.marked == nil else {
    if case .rest(let heading, let line, let tidbit)? = today.screen?.phase { show(heading, line, tidbit) }
    return
  }
  print("  \(card.title)  \(card.severity)")
  show(card.intro, card.prompt)
  await today.run(carryOut)
  clock.set(monday.adding(days: day), 20)
  let wanted: FixOutcome = day % 6 == 4 ? .failed : day % 4 == 3 ? .skipped : .applied
  await today.mark(wanted, reflection: day % 5 == 0 ? "It stung." : nil)
  if let refusal = today.refusal {
    show(refusal)
    await today.mark(.skipped)
  }
  if let marked = today.screen?.cards.first(where: { $0.id == card.id })?.marked {
    print("  \(marked.heading)")
    show(marked.line, marked.tidbit)
  }
}

/// Sunday's diagnostic.
@MainActor func diagnose(_ day: Int) async throws {
  diagnostic.show(try await egofix.state())
  guard diagnostic.question != nil else { return }
  await diagnostic.start()
  while let question = diagnostic.question {
    await diagnostic.answer(day % 2 == 0 ? .loud : .present)
    await diagnostic.choose(.work)
    show(question.text)
  }
  for line in diagnostic.screen?.summary ?? [] { show(line) }
}

/// The first day that was not lived yet.
let first = try await egofix.state().date.map { $0.days(since: monday) + 1 } ?? 0
for day in first..<first + dayCount {
  let date = monday.adding(days: day)
  clock.set(date, 8)
  print("\(date)")
  if day == 0 {
    onboarding.show(try await egofix.state())
    onboarding.picked = onboarding.screen?.choices.first?.id
    await onboarding.confirm()
  }
  if day % 9 == 5 {
    crash.show(try await egofix.state())
    crash.tap()
    await crash.choose(crash.screen?.choices.first?.bug)
    show(crash.screen?.open.first?.line ?? "", crash.screen?.open.first?.tidbit ?? "")
    await crash.reboot()
  }
  await liveCard(day)
  try await diagnose(day)
}

await history.show(try await egofix.state())
print("\nthe graph, a week a line (R crash or failed, G applied, Y skipped, o opened; small: light)")
let squares = Array((history.screen?.days ?? []).suffix(first + dayCount).map(\.square))
for week in stride(from: 0, to: squares.count, by: 7) {
  let line = squares[week..<min(week + 7, squares.count)].map { square -> String in
    let letter =
      switch square.color {
      case .red: "R"
      case .green: "G"
      case .yellow: "Y"
      case .grayOutline: "o"
      case .empty: "."
      }
    return square.shade == .light ? letter.lowercased() : letter
  }
  print("  " + line.joined(separator: " "))
}
for group in (history.screen?.groups ?? []).reversed() {
  print("\(group.version): \(group.items.count) entries")
}
