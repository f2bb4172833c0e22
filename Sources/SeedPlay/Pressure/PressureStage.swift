import CivilTime
import PressureServices
import SeedModel
import SeedPages
import SeedRuntime
import SeedSimulation
import ServiceKernel

/// Pressure: its real service on a store in memory, and its screens' models.
final class PressureStage: PlayStage {
  /// What the system shows over the app.
  enum Sheet {
    /// Its question whether the app may notify.
    case permission
    /// Its settings, where that is changed.
    case notifications
    /// The store's page of the subscription.
    case subscription
    /// What a picture is shared with.
    case share
    /// The terms of use, which the browser shows.
    case terms
  }

  let title = "Pressure"
  let played: PlayedService<PressureStoryLines>
  var models: PressureModels
  var said: [String] = []
  /// The screen that is drawn.
  var here = ""
  var drafts = PlayDrafts()
  /// What the system shows; nil for nothing.
  private var system: Sheet?
  /// The screen of the app that it came up over.
  private var systemScreen = ""

  init(_ bundle: SeedBundle, _ setting: PlaySetting) throws {
    played = try PlayedService(bundle, setting)
    models = PressureModels(played.service)
  }

  func zone(of state: PressureState) -> ZoneRules { state.zone }
  func journey(to zone: ZoneRules) -> PressureEvent { .zone(zone) }

  func didOpen(from notification: String?) async {
    system = nil
    await models.home.open(from: notification.flatMap { Identity($0) })
  }

  func act(_ action: String, _ form: HTTPForm) async -> String? {
    let (onboarding, checkIn) = (models.onboarding, models.checkIn)
    switch action {
    case "write":
      onboarding.typed = form["text"]
      await onboarding.write()
    case "voice":
      guard let mode = form["voice"].flatMap({ PersonalityMode(rawValue: $0) }) else { break }
      if onboarding.step == .personality {
        await onboarding.choose(mode)
      } else {
        await models.settings.setVoice(mode)
      }
    case "later": await onboarding.answer(granted: nil)
    case "back": onboarding.back()
    case "begin": await onboarding.begin()
    case "times": await setTimes(form)
    case "dismiss": models.home.dismiss()
    case "type":
      if let entry = entry(form) { entry.text = form["text"] ?? "" } else { onboarding.typed = form["text"] }
    case "save":
      guard let entry = entry(form) else { break }
      entry.text = form["text"] ?? ""
      await entry.save()
    case "yes", "no":
      guard let card = checkIn.screen?.cards.first(where: { "\($0.id)" == form["order"] }) else { break }
      if action == "no" {
        checkIn.no(card)
        break
      }
      await checkIn.yes(card)
      return checkIn.refusal == nil ? "feedback" : nil
    case "cancel": checkIn.cancel()
    case "confirm":
      await checkIn.confirm()
      return checkIn.refusal == nil ? "feedback" : nil
    case "shield-use":
      guard let offer = models.shield.screen?.offers.first(where: { "\($0.id)" == form["id"] }) else { break }
      await models.shield.use(offer)
      return ""
    case "tuning":
      if let tuning = form["tuning"].flatMap({ EscalationTuning(rawValue: $0) }) {
        await models.settings.setTuning(tuning)
      }
    case "include": models.share.includesCommitment.toggle()
    default: await actOnSystem(action, form["answer"] ?? "", on: form["screen"] ?? "")
    }
    return nil
  }

  /// What the app asks of the system and the store, and what they answer.
  private func actOnSystem(_ action: String, _ answer: String, on screen: String) async {
    let (settings, paywall) = (models.settings, models.paywall)
    switch action {
    case "allow": raise(.permission, over: screen)
    case "open-settings": raise(.notifications, over: screen)
    case "manage": raise(.subscription, over: screen)
    case "share": raise(.share, over: screen)
    case "terms": raise(.terms, over: screen)
    case "done": system = nil
    case "reminders":
      if await settings.setReminders(answer == "on") { raise(.permission, over: screen) }
    case "permission":
      system = nil
      let isGranted = answer == "granted"
      if models.onboarding.step == .notifications {
        await models.onboarding.answer(granted: isGranted)
      } else {
        await settings.answer(granted: isGranted)
      }
    case "buy":
      if let product = Purchase.Product(rawValue: answer) { _ = await paywall.take(.buy(product)) }
    case "restore": _ = await paywall.take(.restore)
    case "store":
      guard let event = storeEvents[answer] else { break }
      _ = await paywall.take(event)
    case "subscription":
      system = nil
      let now = service.clock.now()
      if answer == "end" { await settings.send(.lapse) }
      if answer == "grace" {
        await settings.send(.subscribe(until: now.adding(seconds: 16 * 86_400), inGrace: true))
      }
    default: break
    }
  }

  private func raise(_ sheet: Sheet, over screen: String) { (system, systemScreen) = (sheet, screen) }

  /// What the system shows over a screen; nil for nothing.
  func raised(over screen: String) -> Sheet? { screen == systemScreen ? system : nil }

  /// What the store may answer. Its months have 30 days, its years 365.
  private var storeEvents: [String: Purchase.Event] {
    let now = service.clock.now()
    let isMonth = [.purchasing(.monthly), .pending(.monthly)].contains(models.paywall.purchase)
    let end = now.adding(seconds: (isMonth ? 30 : 365) * 86_400)
    return [
      "approved": .approved(until: end), "deferred": .deferred, "cancelled": .cancelled, "failed": .failed,
      "found": .restored(until: end), "none": .restored(until: nil),
    ]
  }

  private func setTimes(_ form: HTTPForm) async {
    let (deadline, close) = (LocalTime(form["deadline"] ?? ""), LocalTime(form["close"] ?? ""))
    if models.onboarding.step == .window, let deadline, let close {
      await models.onboarding.setTimes(deadline: deadline, close: close)
    } else {
      await models.settings.setTimes(deadline: deadline, close: close)
    }
  }

  private func entry(_ form: HTTPForm) -> PressureEntryModel? {
    models.entries.first { "\($0.sortOrder)" == form["order"] }
  }

  /// The watch answers whether the app is open or not.
  func happen(_ action: String, _ form: HTTPForm) async -> Bool {
    let watch = models.watch
    switch action {
    case "watch-yes": if let card = watch.screen?.card { await watch.yes(card) }
    case "watch-no": if let card = watch.screen?.card { watch.no(card) }
    case "watch-cancel": watch.cancel()
    case "watch-confirm": await watch.confirm()
    default: return false
    }
    return true
  }
}
