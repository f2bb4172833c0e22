// Pressure in miniature, the blocks of Documentation/PressureServices.md. Run it in a folder that has
// content.seedbundle; run it again, and it goes on where it was.

import CivilTime
import PressureServices
import SeedFoundation
import SeedRuntime
import ServiceKernel
import ServiceStore

let bundle = try SeedBundle.open(path: "content.seedbundle")
let centre = InMemoryNotifications()

// Launch.
let user = try await UserDatabase.open(path: "user.store").user()
let store = user.service("pressure")
let pressure = try PressureService(bundle, store: store, zone: .current, notifications: centre)
try await pressure.resume()  // at launch, and whenever the app comes to the front
try await pressure.send(.zone(.current))  // nothing, where it is the same

// The first run. Each step is stored: a run that is cut off goes on where it was.
let onboarding = PressureOnboardingModel(pressure)
onboarding.show(try await pressure.state())
if onboarding.step != nil {
  onboarding.typed = "Run"
  await onboarding.write()
  await onboarding.choose(.professional)
  await onboarding.answer(granted: true)  // what the system said
  await onboarding.setTimes(deadline: CheckInWindow.standard.deadline, close: CheckInWindow.standard.close)
  await onboarding.begin()
}

// What a user does each day.
let home = PressureHomeModel(pressure)  // in SwiftUI: .task { await home.follow() }
await home.open()  // plans the reminders of the next days, and says what was missed
do {
  try await pressure.send(.commit(text: "Run"))
} catch let refusal as PressureRefusal {
  print("refused: \(refusal.rawValue)")  // `locked`, after the deadline
}
for await state in pressure.states {  // the current state first, then each next one
  home.show(state)
  print(home.screen?.cards.first?.text ?? "")
  break
}

// Notifications.
try await pressure.send(.permission(granted: true))  // what the system says; nothing, where it is the same
print("\(await centre.pending().count) reminders are planned")

// In the background.
try await pressure.resume()  // settles what fell due
if let due = try await pressure.nextDue() { print("the next background task: at \(due)") }

// A second process on the same file: a widget. Each entry holds from its instant on.
let database = try await UserDatabase.open(path: "user.store")
let shared = try await database.user().service("pressure")
let reader = try PressureService(bundle, store: shared, zone: .current, notifications: centre)
let (state, now) = (try await reader.state(), reader.clock.now())
let end = now.adding(seconds: 86_400)
for entry in PressureWidget.timeline(of: state, by: reader.reducer, from: now, until: end) {
  print("\(entry.at): \(entry.screen.streak), \(entry.screen.line)")
}

// All of a user's data, as one text.
print("\(try await user.export().text.utf8.count) bytes are the user's")
