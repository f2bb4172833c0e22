import CivilTime
import PressureServices
import ServiceKernel
import Testing

@testable import SeedPlay

/// A session of Pressure.
struct PlayedPressure: PlayedApp {
  typealias Stage = PressureStage
  let session: PlaySession

  /// - Parameter start: a Monday morning where none is given.
  init(_ start: String = "2026-03-23T07:00:00Z") throws {
    session = try Self.session(start) { try PressureStage($0, $1) }
  }

  /// Goes through the first run.
  func onboard(_ text: String = "Run", granted: Bool = true) async throws {
    try await press("open")
    try await press("write", [("text", text)])
    try await press("voice", [("voice", "PROFESSIONAL")])
    try await press("allow")
    try await press("permission", [("answer", granted ? "granted" : "denied")])
    try await press("times", [("deadline", "09:00:00"), ("close", "22:00:00")])
    try await press("begin")
  }

  /// Goes on to a time of day and opens the app.
  func at(_ time: String) async throws {
    try await press("clock", [("by", "time"), ("time", time)])
    try await press("open")
  }

  /// Buys a month.
  func subscribe() async throws {
    try await press("buy", [("answer", "monthly"), ("screen", "paywall")])
    try await press("store", [("answer", "approved"), ("screen", "paywall")])
  }

  /// A day with a text, answered at ten.
  func day(_ answer: String, _ text: String = "Run") async throws {
    try await at("08:00")
    try await press("save", [("order", "0"), ("text", text), ("screen", "entry")])
    try await at("10:00")
    try await press(answer, [("order", "0"), ("screen", "check-in")])
    if answer == "no" { try await press("confirm") }
  }
}
