import AppleServices
import PressureServices
import PressureStoreKit
import SeedFoundation
import SeedRuntime
import ServiceKernel

/// What Documentation/ServiceKernel.md shows: compiled, and not run.
func launch(_ bundle: SeedBundle, _ store: any StateStore) async throws {
  let centre = SystemNotifications(prefix: "pressure.")
  let pressure = try PressureService(
    bundle,
    store: store,
    zone: .current,
    notifications: centre,
    performer: HapticEffects<PressureEffect>()
  )
  try await pressure.resume()
  try await pressure.send(.open)  // clears the badge, and says what was missed
  if let granted = await centre.isAllowed() { try await pressure.send(.permission(granted: granted)) }
  try await StoreKitEntitlement(products: ["monthly", "annual"]).follow(pressure)  // in a task of its own
}
