import CivilTime
import PolicySamples
import PressureServices
import SeedModel
import ServiceKernel
import ServiceSamples
import Testing

/// What models do with what happens at the same moment: the clock goes on, the user types.
@MainActor @Suite struct ModelMomentTests: ScreenSuite {
  let clock = SetClock("2024-03-04T07:00:00Z")
  let store = BusyStore()

  @Test(.timeLimit(.minutes(1)))
  func `feedback that is followed loses the shield's link when its hour is over`() async throws {
    let service = try launch()
    try await service.send(.subscribe(until: at("2025-01-01T00:00:00Z")))
    try await service.send(.commit(text: "Run"))
    clock.set("2024-03-04T10:00:00Z")
    try await service.send(.no())
    let feedback = PressureFeedbackModel(service)
    let following = Task { await feedback.follow() }
    while feedback.screen?.shieldOffer == nil { try await Task.sleep(for: .milliseconds(10)) }
    clock.set("2024-03-04T11:00:01Z")
    let end = ContinuousClock.now.advanced(by: .seconds(20))
    while feedback.screen?.shieldOffer != nil, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(feedback.screen?.shieldOffer == nil)
    following.cancel()
    await following.value
  }

  @Test func `a screen that is not timed stays as it is between two dues`() throws {
    let copy = try #require(RealCopyTests.bundle)
    for seed: UInt64 in 0..<6 {
      var life = DrawnLife(seed: seed, policy: .literal, copy: copy)
      if seed == 0 { life.story.state = PressureState(seed: seed, zone: life.story.state.zone) }
      for number in 0..<60 {
        let (event, now) = life.next()
        if seed > 0 { life.story.send(event, at: now) }
        let (rules, state) = (life.story.reducer, life.story.state)
        let steady = [
          "onboarding": PressureOnboarding.isTimedOrSteady(state, by: rules, from: now),
          "home": PressureHome.isTimedOrSteady(state, by: rules, from: now),
          "entry": PressureEntry.isTimedOrSteady(state, by: rules, from: now),
          "check-in": PressureCheckIn.isTimedOrSteady(state, by: rules, from: now),
          "feedback": PressureFeedback.isTimedOrSteady(state, by: rules, from: now),
          "shield": PressureShield.isTimedOrSteady(state, by: rules, from: now),
          "settings": PressureSettingsScreen.isTimedOrSteady(state, by: rules, from: now),
          "paywall": PressurePaywall.isTimedOrSteady(state, by: rules, from: now),
          "share": PressureShare.isTimedOrSteady(state, by: rules, from: now),
          "widget": PressureWidget.isTimedOrSteady(state, by: rules, from: now),
          "watch": PressureWatch.isTimedOrSteady(state, by: rules, from: now),
        ]
        for (name, isSteady) in steady { #expect(isSteady, "seed \(seed), event \(number): \(name)") }
      }
    }
  }

  @Test func `what is typed while a commitment is saved stays in the field`() async throws {
    let service = try launch()
    try await service.send(.open)
    let entry = PressureEntryModel(service)
    await entry.refresh()
    entry.text = "Run"
    store.duringNextSave { await MainActor.run { entry.text = "Run far" } }
    await entry.save()
    #expect(entry.card?.text == "Run" && entry.text == "Run far" && entry.message == nil)
    await entry.save()
    #expect(entry.card?.text == "Run far" && entry.message != nil)
  }

  @Test func `what is typed while the first page is saved stays in its field`() async throws {
    let onboarding = PressureOnboardingModel(try launch(PressureState(zone: .utc)))
    await onboarding.refresh()
    onboarding.typed = "Run"
    store.duringNextSave { await MainActor.run { onboarding.typed = "Run far" } }
    await onboarding.write()
    #expect(onboarding.screen?.commitment == "Run" && onboarding.commitment == "Run far")
    onboarding.back()
    await onboarding.write()
    #expect(onboarding.screen?.commitment == "Run far" && onboarding.typed == nil)
  }

  @Test func `a subscription whose end has fallen due ends once`() async throws {
    struct Lapsed: EntitlementPort {
      func current() -> Entitlement { .free }
    }
    let service = try launch()
    try await service.send(.subscribe(until: at("2024-03-04T08:00:00Z")))
    clock.set("2024-03-04T08:00:01Z")
    try await Lapsed().report(to: service)
    #expect(try await service.state().entitlement == .free)
  }
}
