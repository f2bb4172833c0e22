import CivilTime
import GeoCueServices
import SeedModel
import SeedPages
import SeedRuntime
import SeedSimulation
import ServiceKernel

/// GeoCue: its real service on a store in memory, its screens' models, and the places that are crossed.
final class GeoCueStage: PlayStage {
  let title = "GeoCue"
  let played: PlayedService<GeoCueStoryLines>
  var models: GeoCueModels
  var said: [String] = []
  var drafts = PlayDrafts()
  /// Places to cross; the last one is the player's own.
  private(set) var places = [
    ("Home", "Take the medication", "Lock the back door"),
    ("Work", "Ask Mara about the draft", "Send the report"),
    ("Supermarket", "Milk and coffee", ""), ("Cafe", "Try the window seat", ""), ("", "", ""),
  ].enumerated().map { index, texts in
    GeofenceLocation(
      id: Identity(high: 0, low: UInt64(index + 1)),
      name: texts.0,
      entryMessage: texts.1,
      exitMessage: texts.2
    )
  }

  init(_ bundle: SeedBundle, _ setting: PlaySetting) throws {
    played = try PlayedService(bundle, setting)
    models = GeoCueModels(played.service)
  }

  func zone(of state: GeoCueState) -> ZoneRules { state.zone }
  func journey(to zone: ZoneRules) -> GeoCueEvent { .zone(zone) }
  func didOpen(from notification: String?) async {
    models.styles.askReset(cancel: true)
    await models.arrivals.open(from: notification)
  }

  /// The player's own place is what stands in its fields.
  func keepDraft(_ form: HTTPForm) {
    if form["of"] == "cross" { name(form) } else { drafts.keep(form) }
  }

  private func name(_ form: HTTPForm) {
    let own = places.count - 1
    places[own].name = form["name"] ?? ""
    places[own].entryMessage = form["entry"] ?? ""
    places[own].exitMessage = form["exit"] ?? ""
  }

  /// A place is crossed, and a notification confirmed, whether the app is open or not.
  func happen(_ action: String, _ form: HTTPForm) async -> Bool {
    switch action {
    case "cross":
      guard let event = form["event"].flatMap({ GeofenceEvent(rawValue: $0) }),
        let index = places.firstIndex(where: { "\($0.id)" == form["place"] })
      else { break }
      if index == places.count - 1 { name(form) }
      await models.arrivals.cross(event, places[index])
    case "confirm": if let row = row(form) { await models.arrivals.confirm(row) }
    default: return false
    }
    return true
  }

  private func row(_ form: HTTPForm) -> GeoCueArrivals.Row? {
    models.arrivals.screen?.rows.first { $0.id == form["id"] }
  }

  func act(_ action: String, _ form: HTTPForm) async -> String? {
    let styles = models.styles
    let style = NotificationPriority(name: form["style"] ?? "")
    if action != "reset-answer" { styles.askReset(cancel: true) }
    switch action {
    case "cancel": if let row = row(form) { await models.arrivals.cancel(row) }
    case "default": if let style { styles.change { $0.defaultStyle = style } }
    case "override":
      if let priority = NotificationPriority(name: form["priority"] ?? "") {
        styles.override(priority, with: style)
      }
    case "sound": styles.change { $0.soundEnabled.toggle() }
    case "haptic": styles.change { $0.hapticEnabled.toggle() }
    case "quiet": styles.change { $0.quietHoursEnabled.toggle() }
    case "quiet-times": setQuietTimes(form)
    case "save":
      setQuietTimes(form)
      await styles.save()
    case "discard": styles.discard()
    case "reset": styles.askReset()
    case "reset-answer": form["answer"] == "yes" ? await styles.reset() : styles.askReset(cancel: true)
    case "test": if let style { await styles.test(style) }
    default: break
    }
    return nil
  }

  private func setQuietTimes(_ form: HTTPForm) {
    if let start = time(form["start"]) { models.styles.change { $0.quietHoursStart = start } }
    if let end = time(form["end"]) { models.styles.change { $0.quietHoursEnd = end } }
  }

  private func time(_ text: String?) -> TimeOfDay? {
    text.flatMap { LocalTime($0) }.flatMap { TimeOfDay(minute: $0.minuteOfDay) }
  }
}
