import CivilTime
import EgoFixServices
import SeedModel
import SeedPages
import SeedRuntime
import SeedSimulation
import ServiceKernel

/// EgoFix: its real service on a store in memory, and its screens' models.
final class EgoFixStage: PlayStage {
  let title = "EgoFix"
  let played: PlayedService<EgoFixStoryLines>
  let labels: EgoFixLabels
  var models: EgoFixModels
  var said: [String] = []
  var drafts = PlayDrafts()
  /// What the system shows over a screen; nil for nothing.
  private(set) var sheet: Sheet?

  /// What the system shows over the app.
  enum Sheet: Equatable {
    /// Whether the app may notify: its question, or its settings once it was answered.
    case notifications
    /// What a fix is shared with, over the screen of its card.
    case share(over: String)
  }

  init(_ bundle: SeedBundle, _ setting: PlaySetting) throws {
    played = try PlayedService(bundle, setting)
    labels = EgoFixLabels(played.service)
    models = EgoFixModels(played.service)
  }

  func zone(of state: EgoFixState) -> ZoneRules { state.zone }
  func journey(to zone: ZoneRules) -> EgoFixEvent { .zone(zone) }
  /// EgoFix has no event of a tap: each of its reminders leads to Today.
  func didOpen(from notification: String?) async {
    sheet = nil
    if models.entrance.screen?.destination == .tabs { await models.today.open() }
  }

  func didStay() async {
    if models.entrance.screen?.destination == .tabs { await models.today.beginDay() }
  }
}

extension EgoFixStage {
  func act(_ action: String, _ form: HTTPForm) async -> String? {
    let text = form["text"] ?? ""
    switch action {
    case "boot": await models.boot.finish()
    case "replay-boot": await models.boot.replay()
    case "begin": models.onboarding.begin()
    case "pick": models.onboarding.picked = bug(form)
    case "confirm": await models.onboarding.confirm()
    case "crash":
      models.crash.tap()
      return "crash"
    case "crash-cancel": models.crash.tap(cancel: true)
    case "crash-choose": await models.crash.choose(bug(form))
    case "crash-note": if let crash = openCrash(form) { await models.crash.note(text, on: crash) }
    case "crash-fix":
      if let fix = openCrash(form)?.quickFix { await models.today.open(fix) }
      return ""
    case "reboot":
      if let crash = openCrash(form) {
        await models.crash.reboot(crash)
      } else if form["id"] == nil {
        await models.crash.reboot()
      }
    case "diagnostic-start": await models.diagnostic.start()
    case "diagnostic-answer":
      if let answer = BugIntensity(name: form["answer"] ?? "") { await models.diagnostic.answer(answer) }
    case "diagnostic-place":
      if let context = EventContext(name: form["answer"] ?? "") { await models.diagnostic.choose(context) }
    case "diagnostic-back": models.diagnostic.back()
    case "diagnostic-skip": await models.diagnostic.skip()
    case "pattern-noted":
      if models.today.screen?.pattern?.id == identity(form) { await models.today.notePattern() }
    case "pattern-dismissed":
      if models.today.screen?.pattern?.id == identity(form) { await models.today.dismissPattern() }
    case "pattern-view": if let id = identity(form) { await models.patterns.view(id) }
    case "pattern-dismiss": if let id = identity(form) { await models.patterns.dismiss(id) }
    case "bug": await changeBug(form)
    case "share": sheet = .share(over: form["screen"] ?? "")
    case "shared":
      sheet = nil
      if form["answer"] == "sent", let card = card(form) { await models.share.sent(card) }
    default: await actOnCard(action, form, text)
    }
    return nil
  }

  private func actOnCard(_ action: String, _ form: HTTPForm, _ text: String) async {
    let today = models.today
    switch action {
    case "reminders": sheet = await models.settings.setReminders(form["on"] == "yes") ? .notifications : nil
    case "system-settings": sheet = .notifications
    case "reminder-time":
      if let time = LocalTime(form["time"] ?? ""), let minute = TimeOfDay(minute: time.minuteOfDay) {
        await models.settings.setTime(minute)
      }
    case "permission":
      sheet = nil
      await models.settings.answer(form["answer"] == "granted" ? .granted : .denied)
    case "open-card": if let card = card(form) { await today.open(card) }
    case "note": if let card = card(form) { await today.note(text, on: card) }
    default:
      // A page that shows an older card changes nothing.
      guard let card = card(form), card.id == today.card?.id else { return }
      switch action {
      case "mark": if let outcome = FixOutcome(name: form["outcome"] ?? "") { await today.mark(outcome) }
      case "timer-start": await today.startTimer()
      case "timer-stop": await today.pauseTimer()
      case "step": await today.run { $0.finishStep() }
      case "step-skip": await today.run { $0.finishStep(passingOver: true) }
      case "choose": await today.run { $0.choose(form["option"] ?? "") }
      case "count": await today.run { $0.add() }
      case "count-back": await today.run { $0.add(-1) }
      case "write": await today.run { $0.write(text) }
      case "fill":
        guard case .audit(let audit) = card.interaction else { return }
        await today.run { running in
          for category in audit.categories {
            running.fill(category.id, form["category-\(category.id)"] ?? "")
          }
        }
      default: break
      }
    }
  }

  private func changeBug(_ form: HTTPForm) async {
    let actions: [String: EgoFixBugs.Action] = [
      "activate": .activate, "deactivate": .deactivate, "resolve": .resolve, "primary": .makePrimary,
    ]
    if let bug = bug(form), let action = actions[form["to"] ?? ""] {
      await models.bugs.perform(action, on: bug)
    }
  }

  private func identity(_ form: HTTPForm) -> Identity? { form["id"].flatMap { Identity($0) } }
  private func bug(_ form: HTTPForm) -> BugID? { identity(form).map { BugID($0) } }
  private func card(_ form: HTTPForm) -> EgoFixCard? {
    models.today.screen?.cards.first { $0.id == identity(form) }
  }
  private func openCrash(_ form: HTTPForm) -> EgoFixCrash.Open? {
    models.crash.screen?.open.first { $0.id == identity(form) }
  }
}
