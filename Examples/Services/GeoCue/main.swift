// GeoCue in miniature, the blocks of Documentation/GeoCueServices.md. Run it in a folder that has
// content.seedbundle; run it again, and it goes on where it was.

import CivilTime
import GeoCueServices
import SeedFoundation
import SeedRuntime
import ServiceKernel
import ServiceStore

let bundle = try SeedBundle.open(path: "content.seedbundle")
let centre = InMemoryNotifications()

// Launch.
let user = try await UserDatabase.open(path: "user.store").user()
let store = user.service("geocue")
let geocue = try GeoCueService(bundle, store: store, zone: .current, notifications: centre)
try await geocue.resume()  // at launch, and whenever the app comes to the front
try await geocue.send(.zone(.current))  // nothing, where it is the same

// What a user does each day.
let home = GeofenceLocation(id: .random(), name: "Home", entryMessage: "Take the medication")
let arrivals = GeoCueArrivalsModel(geocue)  // in SwiftUI: .task { await arrivals.follow() }
await arrivals.cross(.entry, home)  // what the system's watch over places says
for row in arrivals.screen?.rows ?? [] {
  print("\(row.title): again in \(row.secondsLeft ?? 0) s")
  if row.priority < .critical { await arrivals.confirm(row) }
}

// The settings: what is changed is shown and tested at once, and in force when it is saved.
let styles = GeoCueStylesModel(geocue)
styles.show(try await geocue.state())
styles.change { $0.soundEnabled = false }
for style in styles.shown?.styles ?? [] { print(style.name, style.adjustment ?? "as it says") }
await styles.test(.high)
await styles.save()

// Notifications. One that was tapped or dismissed is confirmed by its identifier.
let planned = await centre.pending()
print("\(planned.count) repeats are planned")
if let tapped = planned.first { try await geocue.send(.acknowledge(identifier: tapped)) }

// In the background.
try await geocue.resume()  // settles what fell due, and plans further repeats
if let due = try await geocue.nextDue() { print("the next background task: at \(due)") }

// A second process on the same file: a watch, on which what still repeats is confirmed.
let database = try await UserDatabase.open(path: "user.store")
let shared = try await database.user().service("geocue")
let watch = try GeoCueService(bundle, store: shared, zone: .current, notifications: centre)
for row in GeoCueArrivals(watch.reducer, try await watch.state(), at: watch.clock.now()).delivered {
  try await watch.send(.acknowledge(identifier: row.id))
}
print("\(try await geocue.state().open.count) still repeat")
