import CivilTime
import EgoFixServices
import PolicySamples
import SeedModel
import ServiceKernel
import Testing

/// Bugs, patterns, settings and sharing.
extension ScreenModelTests {
  @Test func `the library offers what a bug's status allows`() async throws {
    let service = try launch()
    try await service.send(.activate(1))
    try await service.send(.primary(0))
    let model = try await shown(EgoFixBugsModel(service))
    #expect(model.screen?.rows.map(\.id) == [0, 1, 2])
    #expect(model.screen?.rows.map(\.title) == ["Bug 0", "Bug 1", "Bug 2"])
    #expect(
      model.screen?.rows.map(\.actions)
        == [[.deactivate], [.deactivate, .makePrimary], [.activate, .makePrimary]]
    )
    await model.perform(.resolve, on: 0)
    #expect(model.refusal != nil)
    await model.perform(.activate, on: 2)
    #expect(model.refusal == nil && model.screen?.allActive != nil)
  }

  @Test func `the list of patterns shows what matters most first, and a dismissed one goes`() async throws {
    let service = try launch()
    clock.set(0, "20:00")
    for _ in 0..<3 { try await service.send(.crash(bug: 0)) }
    let model = try await shown(EgoFixPatternsModel(service))
    #expect(
      model.screen?.rows.map { $0.title.prefix(20) } == ["pattern.name.weekday", "pattern.name.timeOfD"]
    )
    let rows = try #require(model.screen?.rows)
    await model.view(rows[1].id)
    #expect(model.screen?.rows.map(\.canNote) == [true, false])
    await model.dismiss(rows[0].id)
    #expect(model.screen?.rows.map(\.id) == [rows[1].id])
    await model.dismiss(rows[0].id)
    #expect(model.refusal != nil)
  }

  @Test func `settings ask for the permission once, and say when it is refused`() async throws {
    let service = try launch()
    let model = try await shown(EgoFixSettingsModel(service))
    #expect(model.screen?.settings.reminderTime == EgoFixPolicies.time(9))
    #expect(model.screen?.reminders == nil, "none come before the system was asked")
    #expect(await model.setReminders(true))
    #expect(model.screen?.needsSystemSettings == false)
    await model.answer(.denied)
    #expect(model.screen?.refused != nil && model.screen?.reminders == true)
    #expect(model.screen?.needsSystemSettings == true)
    #expect(await !model.setReminders(true))
    #expect(await !model.setReminders(false))
    #expect(model.screen?.refused == nil && model.screen?.reminders == false)
    await model.setTime(EgoFixPolicies.time(21))
    #expect(model.screen?.settings.reminderTime == EgoFixPolicies.time(21))
    let boot = try await shown(EgoFixBootModel(service))
    #expect(boot.screen?.isShown == false)
    await boot.finish()
    #expect(boot.screen?.isShown == true)
  }

  @Test func `a share is the content of the card that it was opened from, and is counted when it was sent`()
    async throws
  {
    let service = try launch()
    try await service.send(.primary(0))
    let today = try await self.today(service)
    await today.open()
    let left = try #require(today.card)
    clock.set(1)
    await today.open()
    let cards = try #require(today.screen?.cards)
    #expect(cards.map(\.kind) == [.daily, .daily, .weekly] && cards[1].id == left.id)
    let model = try await shown(EgoFixShareModel(service))
    for card in cards {
      await today.open(card)
      #expect(model.text(of: card).hasPrefix("EgoFix\n\n\(card.prompt)"))
      await model.sent(card)
    }
    let events: [AnalyticsEvent] = try await service.records(AnalyticsEvent.recordKind)
    let shared = events.filter { $0.eventType == .fixShared }.compactMap(\.fixId)
    #expect(shared.count == 3 && Set(shared) == Set(cards.map(\.fix)))
  }
}
