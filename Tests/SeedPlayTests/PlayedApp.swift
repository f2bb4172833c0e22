import CivilTime
import Foundation
import PlainJSON
import SeedCompiler
import SeedDecoding
import SeedModel
import SeedRuntime
import SeedSimulation
import ServiceKernel
import Testing

@testable import SeedPages
@testable import SeedPlay

/// The content that ships, read once.
let shippedContent: BundleContent? = try? {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let catalog = try ContentLoading.load(folder: root.appending(path: "content").path).catalog
  return try ContentCompilation.content(
    of: catalog,
    version: "1.0.0",
    locale: "en_US",
    toolVersion: "0.0.0"
  )
}()

/// Its bundle, written once.
let shippedBundle: SeedBundle? = shippedContent.flatMap { content in
  try? SeedBundle.open(bytes: try BundleWriter.write(content))
}

/// A session of an app on the content that ships, with a clock that only the player moves.
@MainActor protocol PlayedApp {
  associatedtype Stage: PlayStage
  var session: PlaySession { get }
}

extension PlayedApp {
  var stage: Stage { get throws { try #require(session.stage as? Stage) } }
  var models: Stage.Models { get throws { try stage.models } }

  static func session(
    _ start: String,
    _ make: @escaping @MainActor @Sendable (SeedBundle, PlaySetting) throws -> any PlayStage
  ) throws -> PlaySession {
    let bundle = try #require(shippedBundle)
    let clock = PlayClock(try #require(Instant(start)), wall: { 1_700_000_000 })
    let setting = PlaySetting(clock: clock, zone: .utc, zones: TZifZones.system, seed: 7)
    return try PlaySession(setting) { try make(bundle, $0) }
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
    let isMarkup = !first.contains("Markup(") && !first.contains("class=&quot;")
    #expect(isMarkup, "markup became text after \(action)")
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

  /// Answers a request as the server hands it over.
  func answer(_ method: String, _ path: String, _ body: String = "") async throws -> HTTPResponse {
    var request = try HTTPRequest(head: Array("\(method) /\(path) HTTP/1.1\r\nHost: x".utf8))
    request.form = try HTTPForm(Array(body.utf8))
    return await session.answer(path, request)
  }

  /// What `seedtool replay` answers to a story; every line is sound.
  static func replay(_ log: String) throws -> [JSONObject] {
    let product = try #require(ReplayName(rawValue: Stage.Lines.Rules.product))
    let bundle = try #require(shippedBundle)
    var run = try product.run(ReplaySetting(bundle: bundle, zones: TZifZones.system), stopsAtFirst: true)
    var lines = ReplayLines(stopsAtFirst: true)
    var output: [UInt8] = []
    #expect(lines.take(Array(log.utf8), &run, to: &output))
    #expect(lines.finish(&run, to: &output))
    return try String(decoding: output, as: UTF8.self).split(separator: "\n").map {
      try #require(try JSONValue(stored: String($0)).object)
    }
  }

  /// The story so far passes replay with the same effects, refusals and state.
  func expectReplay() async throws {
    let story = try stage.story
    let answers = try Self.replay(story.log)
    #expect(answers.flatMap { $0["effects"]?.array ?? [] } == story.entries.flatMap(\.effects))
    #expect(answers.compactMap { $0["refused"]?.string } == story.entries.compactMap(\.refusal))
    #expect(answers.last?["state"] == (try await stage.state()))
  }

  /// Screens are the same after a launch.
  func expectSame(_ names: [String]) async throws {
    var before: [Markup?] = []
    for name in names { before.append(try await stage.screen(name)) }
    try await stage.open(relaunched: true)
    for (name, screen) in zip(names, before) {
      let html = try #require(screen, "\(name)").html
      #expect(try await stage.screen(name)?.html == html, "\(name)")
    }
    #expect(try await stage.screen("nowhere") == nil)
  }

  /// A form leads nowhere else and breaks nothing.
  func expectHarmless(_ body: String) async throws {
    let response = try await answer("POST", "do", body)
    #expect(response.status == .seeOther)
    let head = String(decoding: response.bytes(), as: UTF8.self)
    #expect(head.contains("\r\nLocation: ./") && !head.contains("evil") && !head.contains("Set-Cookie"))
    let page = try await answer("GET", "")
    #expect(page.status == .ok && !String(decoding: page.body, as: UTF8.self).contains("<script>"))
  }
}
