import CivilTime
import EgoFixServices
import SeedFoundation
import SeedRuntime
import ServiceKernel
import ServiceStore

/// Launches EgoFix, takes a bug up, and marks the day's fix.
@MainActor func useEgoFix(
  _ bundle: SeedBundle,
  _ folder: String,
  _ centre: any NotificationPort,
  show: (String) -> Void
) async throws {
  let user = try await UserDatabase.open(path: folder + "/user.store").user()
  let store = user.service("egofix")
  let egofix = try EgoFixService(bundle, store: store, zone: .current, notifications: centre)
  try await egofix.resume()  // at launch, and whenever the app comes to the front
  let onboarding = EgoFixOnboardingModel(egofix)
  onboarding.show(try await egofix.state())
  onboarding.picked = onboarding.screen?.choices.first?.id
  await onboarding.confirm()

  let today = EgoFixTodayModel(egofix)  // in SwiftUI: .task { await today.follow() }
  await today.open()  // the day's card, rest, or a quick fix
  try await egofix.send(.zone(.current))  // nothing, where the zone is the same
  await today.run { $0.add() }  // what is done on the card
  await today.mark(.skipped, reflection: "Not today.")
  show(today.card?.marked?.heading ?? today.refusal ?? "")
}
