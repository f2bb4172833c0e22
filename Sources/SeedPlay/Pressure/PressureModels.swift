import PressureServices
import ServiceKernel

/// The models of all screens; a launch makes them again.
struct PressureModels: PlayModels {
  let home: PressureHomeModel
  let onboarding: PressureOnboardingModel
  /// By `sortOrder`.
  let entries: [PressureEntryModel]
  let checkIn: PressureCheckInModel
  let feedback: PressureFeedbackModel
  let shield: PressureShieldModel
  let settings: PressureSettingsModel
  let paywall: PressurePaywallModel
  let share: PressureShareModel
  let widget: PressureModel<PressureWidget>
  let watch: PressureWatchModel

  init(_ service: PressureService) {
    home = PressureHomeModel(service)
    onboarding = PressureOnboardingModel(service)
    entries = (0..<PressureState.commitmentLimit).map { PressureEntryModel(service, sortOrder: $0) }
    checkIn = PressureCheckInModel(service)
    feedback = PressureFeedbackModel(service)
    shield = PressureShieldModel(service)
    settings = PressureSettingsModel(service)
    paywall = PressurePaywallModel(service)
    share = PressureShareModel(service)
    widget = PressureModel(service)
    watch = PressureWatchModel(service)
  }

  var all: [any PlayedModel<PressureState>] {
    [home, onboarding] + entries
      + [checkIn, feedback, shield, settings, paywall, share, widget, watch]
  }
}
