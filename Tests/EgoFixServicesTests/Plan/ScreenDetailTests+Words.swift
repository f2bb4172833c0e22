import CivilTime
import EgoFixServices
import PolicySamples
import SeedModel
import ServiceKernel
import Testing

/// What lists and the diagnostic's summary say.
extension ScreenDetailTests {
  @Test func `lists have their words: history, patterns, settings, diagnostic`() async throws {
    let service = try service()
    let patterns = try await shown(EgoFixPatternsModel(service))
    #expect(patterns.screen?.example?.body.isEmpty == false)
    let settings = try await shown(EgoFixSettingsModel(service))
    #expect(settings.screen?.invitation.count == 2)
    await settings.answer(.granted)
    #expect(settings.screen?.invitation.isEmpty == true)
    try await service.send(.primary(try #require(service.reducer.content.bugIDs.first)))
    let today = try await shown(EgoFixTodayModel(service))
    await today.open()
    await today.mark(.failed)
    let history = EgoFixHistoryModel(service)
    await history.show(try await service.state())
    let screen = try #require(history.screen)
    let item = try #require(screen.groups.first?.items.first)
    #expect(screen.groups.first?.label == "v1.0" && screen.name(of: item) == "Fix failed")
    #expect(screen.legend.count == 5 && screen.legend.allSatisfy { !$0.text.isEmpty })
    let both: [GraphSquare.Shade?] = [.light, .dark]
    #expect(screen.legend.map { $0.squares.map(\.shade) } == [both, both, both, [nil], [nil]])
    #expect(screen.legend.allSatisfy { entry in entry.squares.allSatisfy { $0.color == entry.color } })
    #expect(screen.days.last.map { $0.text == "\($0.date): Crash or failed, light" } == true)
    #expect(screen.days.first.map { $0.text == "\($0.date): Nothing" } == true)
    let diagnostic = try await shown(EgoFixDiagnosticModel(service))
    #expect(diagnostic.screen?.until.isEmpty == true)
    clock.set(6, "20:00")
    await today.open()
    _ = try await shown(diagnostic)
    if diagnostic.question != nil {
      #expect(diagnostic.screen?.until.contains("Monday") == true && !diagnostic.isBegun)
      await diagnostic.start()
      #expect(diagnostic.isBegun)
      await diagnostic.skip()
      #expect(!diagnostic.isBegun && diagnostic.news.count == 1)
    } else {
      Issue.record("a Sunday evening asks")
    }
  }

  @Test func `the diagnostic's summary says where it was loudest`() async throws {
    let service = try service()
    let bugs = Array(service.reducer.content.bugIDs.prefix(3))
    for bug in bugs.dropFirst() { try await service.send(.activate(bug)) }
    try await service.send(.primary(bugs[0]))
    clock.set(6, "20:00")
    let model = try await shown(EgoFixDiagnosticModel(service))
    await model.start()
    await model.answer(.loud)
    await model.choose(.family)
    await model.answer(.present)
    await model.choose(.unknown)
    await model.answer(.quiet)
    let lines = try #require(model.screen?.summary.prefix(3))
    let expected = [", with family", "present", "quiet"]
    #expect(zip(lines, expected).allSatisfy { $0.hasSuffix($1) }, "\(lines)")
    // A second launch says the same.
    let again = try await shown(EgoFixDiagnosticModel(service))
    #expect(again.screen?.summary == model.screen?.summary)
  }
}
