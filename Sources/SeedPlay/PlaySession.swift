import CivilTime
import PlainJSON
import SeedPages
import ServiceKernel

/// An app that is played in a browser: the stage, its clock, its notifications, and whether it is open.
///
/// Whatever a page shows follows from what stands here, so that a page that is closed and opened again shows
/// the same.
@MainActor final class PlaySession {
  let makeStage: @MainActor @Sendable (PlaySetting) throws -> any PlayStage
  private let start: PlaySetting
  private let startsAt: Instant
  private(set) var setting: PlaySetting
  private(set) var stage: any PlayStage
  /// Whether the app is in front; else the phone is locked.
  private(set) var isOpen = false
  /// Whether the app was ended, so that its next opening is a launch.
  private(set) var isEnded = true
  /// The notifications that have come, the latest last.
  private(set) var tray: [ServiceNotification] = []
  /// The notifications that came with the last action, while the app was open.
  private(set) var banner: [ServiceNotification] = []
  /// The screen on which it was shown what the last action led to; nil while it was not.
  private var shownOn: String?
  /// How many of those that were shown at once are in the tray.
  private var shownCount = 0
  /// Why the last action did nothing; nil where it did something.
  private(set) var fault: String?
  private var last: Task<Void, Never>?

  /// - Parameter makeStage: makes a stage for a new user.
  init(
    _ setting: PlaySetting,
    _ makeStage: @escaping @MainActor @Sendable (PlaySetting) throws -> any PlayStage
  ) throws {
    (start, startsAt) = (setting, setting.clock.now())
    self.setting = setting
    self.makeStage = makeStage
    stage = try makeStage(setting)
  }

  /// Answers a request, after those before it.
  func answer(_ path: String, _ request: HTTPRequest) async -> HTTPResponse {
    let before = last
    let work = Task {
      await before?.value
      return await self.respond(path, request)
    }
    last = Task { _ = await work.value }
    return await work.value
  }

  private func respond(_ path: String, _ request: HTTPRequest) async -> HTTPResponse {
    do {
      try await passTime(to: setting.clock.now())
      if request.method == "POST" {
        guard path == "do", let action = request.form["action"] else { return HTTPResponse(.notFound) }
        return .seeOther(try await perform(action, request.form))
      }
      return try await show(path)
    } catch {
      fault = "\(error)"
      return request.method == "POST" ? .seeOther("./") : HTTPResponse(.unavailable)
    }
  }

  /// Does what a button says.
  ///
  /// - Returns: the place of the page that shows what came of it.
  func perform(_ action: String, _ form: HTTPForm) async throws -> String {
    // What is typed is told on its own, and ends nothing that is shown.
    if action == "draft" { return try await place(after: action, form) }
    (fault, shownOn) = (nil, nil)
    let place = try await place(after: action, form)
    let shown = await takeShown()
    banner = isOpen ? shown : []
    return place
  }

  /// What the last action led to is shown on one screen, and is gone with the next one.
  func forget(before screen: String) {
    if let shownOn, shownOn != screen { (stage.said, banner) = ([], []) }
    shownOn = screen
  }

  /// Puts what was shown at once into the tray.
  ///
  /// - Returns: what is new.
  @discardableResult
  private func takeShown() async -> [ServiceNotification] {
    let shown = await setting.notifications.shown
    let new = Array(shown.dropFirst(shownCount))
    tray = (tray + new).suffix(Self.trayLimit)
    shownCount = shown.count
    return new
  }

  private func place(after action: String, _ form: HTTPForm) async throws -> String {
    let here = form["screen"].flatMap { Self.isName($0) ? $0 : nil } ?? ""
    switch action {
    case "clock":
      try await moveClock(form["by"] ?? "", time: form["time"].flatMap { LocalTime($0) })
      isOpen = false
    case "zone":
      guard let name = form["zone"], let zone = try? setting.zones.zone(named: name) else {
        fault = "There is no such time zone."
        break
      }
      try await stage.move(to: zone)
      isOpen = false
    case "open", "tap":
      let tapped = action == "tap" ? tray.last { $0.identifier == form["id"] } : nil
      try await stage.open(relaunched: isEnded, from: tapped?.identifier)
      (isOpen, isEnded) = (true, false)
      return "./"
    case "end":
      (isOpen, isEnded) = (false, true)
    case "restart":
      setting.clock.run(from: startsAt)
      setting = PlaySetting(
        clock: setting.clock,
        zone: start.zone,
        zones: start.zones,
        seed: start.seed &+ UInt32(truncatingIfNeeded: stage.story.entries.count)
      )
      stage = try makeStage(setting)
      (isOpen, isEnded, tray, shownCount) = (false, true, [], 0)
      return "./"
    case "draft":
      stage.keepDraft(form)
    default:
      try await stage.settle()
      if try await stage.happened(action, form) { break }
      guard isOpen else {
        fault = "The app is not open."
        break
      }
      if let next = await stage.perform(action, form) { return "./\(next)" }
    }
    return "./\(here)"
  }

  /// The name of a screen, which is part of an address.
  static func isName(_ name: String) -> Bool {
    name.utf8.count <= 64
      && name.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") }
  }

  private func moveClock(_ step: String, time: LocalTime?) async throws {
    let now = setting.clock.now()
    let zone = try await stage.zone()
    let local = zone.local(at: now)
    switch step {
    case "minute": try await passTime(to: now.adding(seconds: 60))
    case "hour": try await passTime(to: now.adding(seconds: 3600))
    case "day":
      try await passTime(to: zone.instant(of: LocalDateTime(local.date.adding(days: 1), local.time)))
    case "week":
      try await passTime(to: zone.instant(of: LocalDateTime(local.date.adding(days: 7), local.time)))
    case "time":
      guard let time else {
        fault = "There is no such time of day."
        return
      }
      let today = zone.instant(of: LocalDateTime(local.date, time))
      let tomorrow = zone.instant(of: LocalDateTime(local.date.adding(days: 1), time))
      try await passTime(to: today > now ? today : tomorrow)
    case "reminder":
      guard let next = await nextReminder else {
        fault = "No notification is planned."
        return
      }
      try await passTime(to: max(now, next))
    default: fault = "The clock does not move that way."
    }
  }

  /// When the next notification comes; nil where none is planned.
  var nextReminder: Instant? {
    get async { await setting.notifications.planned.values.map(\.at).min() }
  }

  /// Lets time pass until an instant: each notification comes and each due is settled at its own, those
  /// beyond the limit with the next step of time.
  func passTime(to end: Instant, stopLimit: Int = PlaySession.stopLimit) async throws {
    for _ in 0..<stopLimit {
      guard let stop = try await nextStop(), stop <= end else { break }
      setting.clock.stop(at: stop)
      tray += await setting.notifications.deliver(until: stop)
      try await stage.settle()
    }
    setting.clock.go()
    if setting.clock.now() < end { setting.clock.run(from: end) }
    await takeShown()
  }

  /// The most notifications that are kept.
  private static let trayLimit = 100
  /// The most that may come in one step of time: many times what a week brings.
  static let stopLimit = 10_000

  /// When something comes next by itself; nil where nothing will.
  func nextStop() async throws -> Instant? {
    let stops = [try await stage.nextDue(), await nextReminder].compactMap { $0 }
    return stops.min()
  }
}
