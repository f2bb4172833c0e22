import EgoFixServices
import ServiceKernel

/// The models of all screens; a launch makes them anew.
@MainActor struct EgoFixModels {
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

  /// Shows a state on all screens that follow from the state alone.
  func show(_ state: EgoFixState) {
    entrance.show(state)
    boot.show(state)
    onboarding.show(state)
    today.show(state)
    crash.show(state)
    diagnostic.show(state)
    statistics.show(state)
    bugs.show(state)
    patterns.show(state)
    share.show(state)
    settings.show(state)
  }

  /// What the models have to say of their last actions: refusals, then news.
  var said: [String] {
    let refusals = [
      boot.refusal, onboarding.refusal, today.refusal, crash.refusal, diagnostic.refusal, bugs.refusal,
      patterns.refusal, share.refusal, settings.refusal,
    ]
    let news = [
      boot.news, onboarding.news, today.news, crash.news, diagnostic.news, bugs.news, patterns.news,
    ]
    return refusals.compactMap { $0 } + news.flatMap { $0 }
  }

  /// Puts away what was said.
  func forget() {
    boot.forget()
    onboarding.forget()
    today.forget()
    crash.forget()
    diagnostic.forget()
    bugs.forget()
    patterns.forget()
    share.forget()
    settings.forget()
  }
}
