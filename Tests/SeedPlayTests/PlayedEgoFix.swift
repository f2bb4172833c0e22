import CivilTime
import EgoFixServices
import Foundation
import SeedCompiler
import SeedDecoding
import ServiceKernel
import SeedModel
import SeedRuntime
import Testing

@testable import SeedPages
@testable import SeedPlay

/// A session of EgoFix on the content that ships, with a clock that only the player moves.
@MainActor struct PlayedEgoFix {
  static let bundle: SeedBundle? = try? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let catalog = try ContentLoading.load(folder: root.appending(path: "content").path).catalog
    return try SeedBundle.open(
      bytes: try ContentCompilation.compile(
        catalog,
        version: "1.0.0",
        locale: "en_US",
        toolVersion: "0.0.0"
      )
    )
  }()

  let session: PlaySession

  var stage: EgoFixStage { get throws { try #require(session.stage as? EgoFixStage) } }
  var models: EgoFixModels { get throws { try stage.models } }

  /// - Parameter start: a Thursday morning where none is given.
  init(_ start: String = "2026-01-01T08:00:00Z") throws {
    let bundle = try #require(Self.bundle)
    let instant = try #require(Instant(start))
    let clock = PlayClock(instant, wall: { 1_700_000_000 })
    let setting = PlaySetting(clock: clock, zone: .utc, zones: TZifZones.system, seed: 7)
    session = try PlaySession(setting) { try EgoFixStage(bundle, $0) }
  }

  /// Presses a button, as the page does, and looks at the page that follows twice: it is the same.
  @discardableResult
  func press(_ action: String, _ fields: [(String, String)] = []) async throws -> String {
    let form = try Self.form([("action", action)] + fields)
    let place = try await session.perform(action, form)
    let name = String(place.dropFirst(2))
    let first = try #require(try await session.page(name)).html
    let second = try #require(try await session.page(name)).html
    #expect(first == second, "a page that is opened again shows the same after \(action)")
    #expect(!first.contains("Markup("), "markup became text after \(action)")
    return first
  }

  static func form(_ fields: [(String, String)]) throws -> HTTPForm {
    let body = fields.map { "\($0.0)=\(escaped($0.1))" }.joined(separator: "&")
    return try HTTPForm(Array(body.utf8))
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let digits = String(byte, radix: 16)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }

  /// Boots, picks the first bug and confirms it.
  func onboard() async throws {
    try await press("open")
    try await press("boot")
    try await press("begin")
    let bug = try #require(try models.onboarding.screen?.choices.first?.id)
    try await press("pick", [("id", "\(bug)")])
    try await press("confirm")
  }

  /// Carries the card out as its interaction asks, and marks it.
  @discardableResult
  func mark(_ outcome: FixOutcome) async throws -> String {
    let card = try #require(try models.today.card)
    let id = ("id", "\(card.id)")
    if outcome == .applied { try await carryOut(card, id) }
    return try await press("mark", [id, ("outcome", "\(outcome)")])
  }

  private func carryOut(_ card: EgoFixCard, _ id: (String, String)) async throws {
    switch card.interaction {
    case .standard, .reversal, .body, .abstain: break
    case .timed:
      try await press("timer-start", [id])
      try await press("clock", [("by", "hour")])
      try await press("open")
    case .multiStep(let steps): for _ in steps.steps { try await press("step", [id]) }
    case .quiz(let quiz): try await press("choose", [id, ("option", quiz.options[0].id)])
    case .scenario(let scenario): try await press("choose", [id, ("option", scenario.options[0].id)])
    case .counter(let counter):
      for _ in 0..<max(1, counter.minTarget ?? 1) { try await press("count", [id]) }
    case .substitute: try await press("count", [id])
    case .observation, .journal: try await press("write", [id, ("text", "It <was> there.\n&amp;")])
    case .predict:
      try await press("write", [id, ("text", "they mind")])
      try await press("write", [id, ("text", "they did not")])
    case .audit(let audit):
      try await press("fill", [id] + audit.categories.map { ("category-\($0.id)", "one") })
    }
  }
}
