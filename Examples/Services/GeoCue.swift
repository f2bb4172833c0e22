import CivilTime
import GeoCueServices
import SeedFoundation
import SeedRuntime
import ServiceKernel
import ServiceStore

/// Launches GeoCue, arrives somewhere, and confirms the reminder.
@MainActor func useGeoCue(
  _ bundle: SeedBundle,
  _ folder: String,
  _ centre: any NotificationPort,
  show: (String) -> Void
) async throws {
  let user = try await UserDatabase.open(path: folder + "/user.store").user()
  let store = user.service("geocue")
  let geocue = try GeoCueService(bundle, store: store, zone: .current, notifications: centre)
  try await geocue.resume()  // at launch, and whenever the app comes to the front
  try await geocue.send(.zone(.current))
  let home = GeofenceLocation(id: .random(), name: "Home", entryMessage: "Take the medication")

  let arrivals = GeoCueArrivalsModel(geocue)  // in SwiftUI: .task { await arrivals.follow() }
  await arrivals.cross(.entry, home)  // what the system's watch over places says
  for row in arrivals.screen?.rows ?? [] {
    show("\(row.title): again in \(row.secondsLeft ?? 0) s")
    await arrivals.confirm(row)
  }
}

/// The settings: what is changed is shown and tested at once, and in force when it is saved.
@MainActor func changeStyles(_ geocue: GeoCueService) async throws {
  let styles = GeoCueStylesModel(geocue)
  styles.show(try await geocue.state())
  styles.change { $0.soundEnabled = false }
  for style in styles.shown?.styles ?? [] { print(style.name, style.adjustment ?? "as it says") }
  await styles.test(.high)
  await styles.save()
}
