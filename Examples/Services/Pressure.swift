import CivilTime
import PressureServices
import SeedFoundation
import SeedRuntime
import ServiceKernel
import ServiceStore

/// Launches Pressure, says what is done today, and shows what comes of it.
@MainActor func usePressure(
  _ bundle: SeedBundle,
  _ folder: String,
  _ centre: any NotificationPort,
  show: (String) -> Void
) async throws {
  let user = try await UserDatabase.open(path: folder + "/user.store").user()
  let store = user.service("pressure")
  let pressure = try PressureService(bundle, store: store, zone: .current, notifications: centre)
  try await pressure.resume()  // at launch, and whenever the app comes to the front
  let home = PressureHomeModel(pressure)  // in SwiftUI: .task { await home.follow() }
  await home.open()  // plans the reminders of the next days, and says what was missed
  try await pressure.send(.zone(identifier: ZoneRules.current.identifier))  // nothing, where it is the same
  try await onboard(pressure)

  do {
    try await pressure.send(.commit(text: "Run"))
  } catch let refusal as PressureRefusal {
    show("refused: \(refusal.rawValue)")  // `locked`, after the deadline
  }
  for await state in pressure.states {  // the current state first, then each next one
    home.show(state)
    show(home.screen?.cards.first?.text ?? "")
    break
  }
}

/// The first run: each step is stored, so that one that is cut off goes on where it was.
@MainActor func onboard(_ pressure: PressureService) async throws {
  let model = PressureOnboardingModel(pressure)
  model.show(try await pressure.state())
  model.typed = "Run"
  await model.write()
  await model.choose(.professional)
  await model.answer(granted: true)  // what the system said
  await model.setTimes(deadline: CheckInWindow.standard.deadline, close: CheckInWindow.standard.close)
  await model.begin()
}

/// A background task: settles what fell due, and says when the next one is worth its while.
func refresh(_ pressure: PressureService) async throws -> Instant? {
  try await pressure.resume()
  return try await pressure.nextDue()
}

/// A widget: another process on the same file. Each entry holds from its instant on.
func timeline(_ pressure: PressureService) async throws -> [(at: Instant, screen: PressureWidget)] {
  let now = pressure.clock.now()
  return PressureWidget.timeline(
    of: try await pressure.state(),
    by: pressure.reducer,
    from: now,
    until: now.adding(seconds: 86_400)
  )
}
