import CivilTime
import PolicySamples
import PressureServices
import SeedModel
import ServiceKernel
import ServiceSamples
import Testing

/// What the shield, settings, paywall, widget, watch and share say and do, on the content that ships.
@MainActor @Suite struct SettingsScreenTests: ScreenSuite {
  let clock = SetClock("2024-03-04T07:00:00Z")
  let store = InMemoryStateStore()

  @Test func `what came of a purchase is told until a subscription begins or ends`() async throws {
    let service = try launch()
    let paywall = try await shown(PressurePaywallModel(service))
    _ = await paywall.take(.restore)
    _ = await paywall.take(.restored(until: nil))
    paywall.tick()
    #expect(paywall.message?.isEmpty == false)
    try await service.send(.subscribe(until: at("2024-03-05T00:00:00Z")))
    #expect(try await shown(paywall).message == nil, "there is something to restore now")
    _ = await paywall.take(.restore)
    _ = await paywall.take(.restored(until: at("2024-03-06T00:00:00Z")))
    paywall.tick()
    #expect(paywall.message?.isEmpty == false)
    clock.set("2024-03-06T00:00:00Z")
    paywall.tick()
    #expect(paywall.message == nil && paywall.screen?.isPaid == false)
  }

  @Test func `a shield is offered for its hour, counts down, and is one link away as long`() async throws {
    let service = try launch()
    let shield = try await shown(PressureShieldModel(service))
    let (home, feedback) = (PressureHomeModel(service), PressureFeedbackModel(service))
    #expect(shield.screen?.offers == [] && shield.screen?.note.contains("subscription") == true)
    try await service.send(.subscribe(until: at("2025-01-01T00:00:00Z")))
    try await service.send(.commit(text: "Run"))
    clock.set("2024-03-04T10:00:00Z")
    try await service.send(.no())
    let offer = try #require(try await shown(shield).screen?.offers.first)
    #expect(offer.text == "Run" && offer.timeLeft == "60 minutes left to decide")
    clock.set("2024-03-04T10:59:30Z")
    shield.tick()
    #expect(shield.screen?.offers.first?.timeLeft == "1 minute left to decide")
    let now = clock.now()
    for (time, isOpen) in [(now, true), (now.adding(seconds: 31), false), (now, true)] {
      clock.set(time)
      #expect(try await shown(home).screen?.offersShield == isOpen)
      #expect(try await (shown(feedback).screen?.shieldOffer != nil) == isOpen)
      let screen = try #require(try await shown(shield).screen)
      #expect(screen.offers.isEmpty == !isOpen && screen.note.isEmpty == isOpen)
    }
    let other = try await shown(PressureShieldModel(service))
    await other.use(offer)
    #expect(other.refusal == nil && other.screen?.offers == [] && other.screen?.note.isEmpty == false)
    let settings = try await shown(PressureSettingsModel(service))
    #expect(settings.screen?.shield.value == "None left")
    #expect(settings.screen?.shield.detail == "Next one on 2024-04-01")
    clock.set("2024-03-04T11:00:01Z")
    await other.use(offer)
    #expect(other.refusal != nil)
  }

  @Test func `settings refuse what only subscribers have, and ask for the permission once`() async throws {
    let service = try launch()
    let settings = try await shown(PressureSettingsModel(service))
    await settings.setVoice(.brutal)
    #expect(settings.refusal == "For subscribers" && settings.screen?.voice.value == "Professional")
    #expect(settings.screen?.voices.map(\.name) == ["Professional", "Brutal"])
    #expect(settings.screen?.voices.map(\.isChosen) == [true, false])
    #expect(settings.screen?.voices.map(\.isLocked) == [false, true])
    #expect(settings.screen?.tunings.map(\.name) == ["Standard", "Gentle", "Strict"])
    #expect(settings.screen?.tunings.map(\.isChosen) == [true, false, false])
    #expect(settings.screen?.tunings.allSatisfy(\.isLocked) == true)
    let rows = try #require(settings.screen.map { [$0.voice, $0.shield, $0.tuning, $0.deadline] })
    #expect(rows.map(\.isLocked) == [true, true, true, false])
    #expect(rows.prefix(3).allSatisfy { $0.detail == "For subscribers" })
    #expect(await settings.setReminders(true))
    await settings.answer(granted: false)
    #expect(settings.screen?.banner?.button == "Open Settings" && settings.screen?.reminders.value == "Off")
    #expect(settings.screen?.remindersOn == false)
    #expect(await settings.setReminders(true) == false)
    #expect(settings.refusal == settings.screen?.banner?.text)
    let home = try await shown(PressureHomeModel(service))
    #expect(home.screen?.banner == settings.screen?.banner && home.screen?.banner != nil)
    await settings.answer(granted: true)
    #expect(settings.screen?.banner == nil && settings.screen?.reminders.value == "On")
    #expect(settings.screen?.remindersOn == true)
    clock.set("2024-03-04T10:00:00Z")
    await settings.setTimes(deadline: time("07:30"))
    #expect(settings.screen?.deadline.value == "07:30" && settings.screen?.notes.count == 1)
    await settings.setTimes(close: time("17:00"))
    #expect(settings.refusal != nil && settings.screen?.close.value == "22:00")
    for deadline in CheckInWindow.deadlines {
      for close in CheckInWindow.closes {
        #expect((try? CheckInWindow(deadline: deadline, close: close)) != nil)
      }
    }
    #expect(CheckInWindow.deadlines.count == 13 && CheckInWindow.closes.count == 13)
  }

  @Test func `the paywall buys, waits, restores, and says what came of it`() async throws {
    let service = try launch()
    let paywall = try await shown(PressurePaywallModel(service))
    #expect(paywall.screen?.isPaid == false && paywall.screen?.features.count == 3)
    #expect(paywall.line(of: .annual, price: "$20") == "$20 a year")
    #expect(paywall.isOffering && paywall.canAsk)
    #expect(await paywall.take(.buy(.annual)) == .request(.annual))
    #expect(!paywall.canAsk)
    #expect(await paywall.take(.buy(.monthly)) == nil && paywall.purchase == .purchasing(.annual))
    #expect(await paywall.take(.deferred) == nil && paywall.message?.contains("approval") == true)
    let expired = Purchase.Event.approved(until: at("2024-01-01T00:00:00Z"))
    _ = await paywall.take(expired)
    #expect(paywall.purchase == .failed && paywall.message == paywall.refusal && paywall.message != nil)
    #expect(await paywall.take(.restore) == .requestRestore)
    _ = await paywall.take(.restored(until: at("2025-01-01T00:00:00Z")))
    #expect(paywall.purchase == .restored && paywall.screen?.isPaid == true && paywall.refusal == nil)
    #expect(!paywall.isOffering)
    let entry = try await shown(PressureEntryModel(service, sortOrder: 1))
    entry.text = "Read"
    await entry.save()
    #expect(entry.refusal == nil && entry.card?.text == "Read")
  }

  @Test func `widget and watch show the day, and hide the commitment while the phone is locked`() async throws
  {
    let service = try launch()
    try await service.send(.open)
    let widget = try await shown(ServiceModel<PressureWidget>(service))
    let watch = try await shown(PressureWatchModel(service))
    #expect(widget.screen?.line.contains("09:00") == true && widget.screen?.hiddenLine == widget.screen?.line)
    #expect(watch.screen?.card == nil && watch.screen?.line.contains("09:00") == true)
    try await service.send(.commit(text: "Run"))
    clock.set("2024-03-04T10:00:00Z")
    _ = (try await shown(widget), try await shown(watch))
    #expect(widget.screen?.line == "Open: Run" && widget.screen?.hiddenLine == "Unlock to read it")
    let card = try #require(watch.screen?.card)
    #expect(card.text == "Run")
    watch.no(card)
    watch.cancel()
    await watch.confirm()
    #expect(watch.screen?.card == card, "a NO is asked for twice on the watch, too")
    #expect(
      watch.screen?.confirmation == (try await shown(PressureCheckInModel(service)).screen?.confirmation)
    )
    await watch.yes(card)
    #expect(watch.screen?.card == nil && watch.screen?.streak == "1 day")
    let entries = PressureWidget.timeline(
      of: try await service.state(),
      by: service.reducer,
      from: clock.now(),
      until: at("2024-03-06T00:00:00Z")
    )
    let colors: [PressureColor] = [.green, .neutral, .red, .neutral]
    #expect(entries.map(\.screen.color) == colors)
    #expect(entries[2].at == at("2024-03-05T09:00:00Z") && entries[2].screen.streak == "No streak")
  }

  @Test func `a reminder is shared without the commitment unless the user adds it`() async throws {
    let service = try launch()
    try await service.send(.permission(granted: true))
    try await service.send(.commit(text: "Run"))
    let share = try await shown(PressureShareModel(service))
    #expect(share.lines.isEmpty && share.screen?.button == nil, "none has come")
    clock.set("2024-03-04T16:00:00Z")
    try await service.send(.yes())
    _ = try await shown(share)
    #expect(share.lines.count == 3 && !share.lines[1].contains("Run") && share.lines[2] == "Sent by Pressure")
    share.includesCommitment = true
    #expect(share.lines[1].contains("Run"))
    clock.set("2024-03-05T07:00:00Z")
    try await service.send(.commit(text: "Walk"))
    clock.set("2024-03-05T16:00:00Z")
    try await service.send(.yes())
    _ = try await shown(share)
    #expect(share.lines.count == 3 && !share.lines[1].contains("Walk"), "it was added to another reminder")
    #expect(!share.includesCommitment)
  }
}
