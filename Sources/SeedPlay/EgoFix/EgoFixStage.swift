import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel
import SeedPages
import SeedRuntime
import SeedSimulation
import ServiceKernel

/// EgoFix: its real service on a store in memory, and its screens' models.
final class EgoFixStage: PlayStage {
  let title = "EgoFix"
  let story: PlayStory
  let service: EgoFixService
  let labels: EgoFixLabels
  private(set) var models: EgoFixModels
  /// Whether the system asks if the app may notify.
  private(set) var systemAsks = false
  /// What the last action led to, or why it was refused.
  private(set) var said: [String] = []
  private var isWatched = false
  /// Where the user is.
  private(set) var shownZone: ZoneRules

  init(_ bundle: SeedBundle, _ setting: PlaySetting) throws {
    service = try EgoFixService(
      bundle,
      store: InMemoryStateStore(),
      zone: setting.zone,
      zones: setting.zones,
      seed: UInt64(setting.seed),
      notifications: setting.notifications,
      clock: setting.clock
    )
    story = PlayStory(header: EgoFixStoryLine.header(seed: setting.seed, zone: setting.zone))
    labels = EgoFixLabels(service)
    shownZone = setting.zone
    models = EgoFixModels(service)
  }

  func nextDue() async throws -> Instant? { try await service.nextDue() }

  func settle() async throws {
    try await watch()
    try await service.resume()
  }

  func open(relaunched: Bool) async throws {
    try await settle()
    if relaunched { models = EgoFixModels(service) }
    said = []
    try await refresh()
    if models.entrance.screen?.place == .tabs { await models.today.open() }
  }

  func move(to zone: ZoneRules) async throws {
    try await watch()
    try await service.send(.zone(zone))
  }

  func zone() async throws -> ZoneRules { try await service.state().zone }

  func state() async throws -> JSONValue {
    EgoFixStoryLine.state(try await service.state(), service.reducer)
  }

  /// Writes the story down from now on.
  private func watch() async throws {
    if isWatched { return }
    isWatched = true
    let (story, reducer) = (story, service.reducer)
    await service.watchTurns { event, turn, refusal in
      if event == nil, turn.dues.isEmpty { return }
      let line = event.flatMap { EgoFixStoryLine.line($0, at: turn.at, reducer) }
      let name = line?.object?["event"]?.string
      story.add(
        PlayStory.Entry(
          at: turn.at,
          line: line,
          name: (turn.dues.map { "(\($0.name))" } + [name].compactMap { $0 }).joined(separator: " "),
          refusal: refusal?.code,
          effects: EgoFixStoryLine.effects(turn.effects, turn.state, reducer)
        )
      )
    }
  }

  /// Shows all models the present state.
  func refresh() async throws {
    let state = try await service.state()
    shownZone = state.zone
    models.show(state)
    await models.history.show(state)
  }
}

extension EgoFixStage {
  func perform(_ action: String, _ form: HTTPForm) async throws -> String? {
    try await refresh()
    models.forget()
    let next = await act(action, form)
    said = models.said
    return next
  }

  private func act(_ action: String, _ form: HTTPForm) async -> String? {
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
      if let crash = openCrash(form) { await models.crash.openQuickFix(crash) }
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
      if let place = EventContext(name: form["answer"] ?? "") { await models.diagnostic.place(place) }
    case "diagnostic-back": models.diagnostic.back()
    case "diagnostic-skip": await models.diagnostic.skip()
    case "pattern-noted":
      if models.today.screen?.pattern?.id == identity(form) { await models.today.notePattern() }
    case "pattern-dismissed":
      if models.today.screen?.pattern?.id == identity(form) { await models.today.dismissPattern() }
    case "pattern-view": if let id = identity(form) { await models.patterns.view(id) }
    case "pattern-dismiss": if let id = identity(form) { await models.patterns.dismiss(id) }
    case "bug": await changeBug(form)
    case "shared": await models.share.sent()
    default: await actOnCard(action, form, text)
    }
    return nil
  }

  private func actOnCard(_ action: String, _ form: HTTPForm, _ text: String) async {
    let today = models.today
    switch action {
    case "reminders": systemAsks = await models.settings.setReminders(form["on"] == "yes")
    case "reminder-time":
      if let time = LocalTime(form["time"] ?? ""), let minute = TimeOfDay(minute: time.minuteOfDay) {
        await models.settings.setTime(minute)
      }
    case "permission":
      systemAsks = false
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
      case "step": today.run { $0.finishStep() }
      case "choose": today.run { $0.choose(form["option"] ?? "") }
      case "count": today.run { $0.add() }
      case "count-back": today.run { $0.add(-1) }
      case "write": today.run { $0.write(text) }
      case "fill":
        guard case .audit(let audit) = card.interaction else { return }
        today.run { running in
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
