// EgoFix in miniature, the blocks of Documentation/EgoFixServices.md. Run it in a folder that has
// content.seedbundle; run it again, and it goes on where it was.

import CivilTime
import EgoFixServices
import SeedFoundation
import SeedRuntime
import ServiceKernel
import ServiceStore

let bundle = try SeedBundle.open(path: "content.seedbundle")
if let fix = bundle.fixes[number: 42] { print(fix.prompt) }
let centre = InMemoryNotifications()

// Launch.
let user = try await UserDatabase.open(path: "user.store").user()
let store = user.service("egofix")
let egofix = try EgoFixService(bundle, store: store, zone: .current, notifications: centre)
try await egofix.resume()  // at launch, and whenever the app comes to the front
try await egofix.send(.zone(.current))  // nothing, where it is the same

// The first run: a bug is picked, and the first fix is there.
let onboarding = EgoFixOnboardingModel(egofix)
onboarding.show(try await egofix.state())
if onboarding.screen?.isDone == false {
  onboarding.picked = onboarding.screen?.choices.first?.id
  await onboarding.confirm()
}

// What a user does each day.
let today = EgoFixTodayModel(egofix)  // in SwiftUI: .task { await today.follow() }
await today.open()  // the day's card, rest, or a quick fix
print(today.card?.prompt ?? "no card")
await today.run { $0.add() }  // what is done on the card
await today.mark(.skipped, reflection: "Not today.")
print(today.card?.marked?.heading ?? today.refusal ?? "")

// Notifications.
try await egofix.send(.settings(EgoFixSettingsChange(permission: .granted)))  // what the system says
print("\(await centre.pending().count) reminders are planned")

// In the background.
try await egofix.resume()  // settles what fell due
if let due = try await egofix.nextDue() { print("the next background task: at \(due)") }

// A second process on the same file: a widget. Each entry holds from its instant on.
let database = try await UserDatabase.open(path: "user.store")
let shared = try await database.user().service("egofix")
let reader = try EgoFixService(bundle, store: shared, zone: .current, notifications: centre)
let (state, now) = (try await reader.state(), reader.clock.now())
let end = now.adding(seconds: 86_400)
for entry in EgoFixToday.timeline(of: state, by: reader.reducer, from: now, until: end) {
  print("\(entry.at): \(entry.screen.streak), \(entry.screen.version)")
}
