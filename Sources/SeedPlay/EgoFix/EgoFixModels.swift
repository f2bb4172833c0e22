import EgoFixServices
import ServiceKernel

/// The models of all screens; a launch makes them again.
struct EgoFixModels: PlayModels {
  let entrance: EgoFixEntranceModel
  let boot: EgoFixBootModel
  let onboarding: EgoFixOnboardingModel
  let today: EgoFixTodayModel
  let crash: EgoFixCrashModel
  let diagnostic: EgoFixDiagnosticModel
  let history: EgoFixHistoryModel
  let statistics: EgoFixStatisticsModel
  let bugs: EgoFixBugsModel
  let patterns: EgoFixPatternsModel
  let share: EgoFixShareModel
  let settings: EgoFixSettingsModel

  init(_ service: EgoFixService) {
    entrance = EgoFixEntranceModel(service)
    boot = EgoFixBootModel(service)
    onboarding = EgoFixOnboardingModel(service)
    today = EgoFixTodayModel(service)
    crash = EgoFixCrashModel(service)
    diagnostic = EgoFixDiagnosticModel(service)
    history = EgoFixHistoryModel(service)
    statistics = EgoFixStatisticsModel(service)
    bugs = EgoFixBugsModel(service)
    patterns = EgoFixPatternsModel(service)
    share = EgoFixShareModel(service)
    settings = EgoFixSettingsModel(service)
  }

  var all: [any PlayedModel<EgoFixState>] {
    [
      entrance, boot, onboarding, today, crash, diagnostic, statistics, bugs, patterns, share, settings,
    ]
  }

  func show(_ state: EgoFixState) async {
    for model in all { model.show(state) }
    await history.show(state)
  }
}
