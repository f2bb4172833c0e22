import CivilTime
import EgoFixServices
import SeedModel
import ServiceKernel
import Testing

@testable import SeedPlay

/// A session of EgoFix.
struct PlayedEgoFix: PlayedApp {
  typealias Stage = EgoFixStage
  let session: PlaySession

  /// - Parameter start: a Thursday morning where none is given.
  init(_ start: String = "2026-01-01T08:00:00Z") throws {
    session = try Self.session(start) { try EgoFixStage($0, $1) }
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
