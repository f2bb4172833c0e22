import CivilTime
import PressureServices
import ServiceKernel
import Testing

struct OnboardingTests {
  @Test func `the five steps lead to the home screen with the commitment in place`() {
    var story = Story(PressureState(zone: TestZones.named("Europe/Berlin")))
    #expect(
      OnboardingStep.allCases.map(\.rawValue) == [
        "coldOpen", "personality", "notifications", "window", "home",
      ]
    )
    #expect(story.send(.commit(text: "Write"), "2024-03-04 07:00") == nil)
    #expect(story.send(.onboard(.coldOpen), "2024-03-04 07:00") == nil)
    #expect(story.send(.onboard(.personality), "2024-03-04 07:01") == nil)
    #expect(story.send(.permission(granted: true), "2024-03-04 07:01") == nil)
    #expect(story.send(.onboard(.notifications), "2024-03-04 07:01") == nil)
    #expect(story.send(.settings(SettingsChange(deadline: time("10:00"))), "2024-03-04 07:01") == nil)
    #expect(story.send(.onboard(.window), "2024-03-04 07:02") == nil)
    #expect(story.state.day == nil)
    #expect(story.send(.onboard(.home), "2024-03-04 07:02") == nil)
    #expect(story.state.onboarding == nil)
    #expect(story.record?.text == "Write")
    #expect(story.state.day?.window.deadline == time("10:00"))
    #expect(story.state.plan.count == 3)
  }

  @Test func `a run that was cut off goes on after its last step, and no step is left out`() throws {
    var story = Story(PressureState(zone: TestZones.named("Europe/Berlin")))
    #expect(story.send(.onboard(.personality), "2024-03-04 07:00") == .wrongStep)
    story.send(.commit(text: "Write"), "2024-03-04 07:00")
    story.send(.onboard(.coldOpen), "2024-03-04 07:00")
    // Stored, and read again after the app was ended by force.
    story.state = try story.reducer.restored(story.state)
    #expect(story.state.onboarding == .personality && story.state.draft == "Write")
    #expect(story.send(.onboard(.coldOpen), "2024-03-05 07:00") == nil)
    #expect(story.state.onboarding == .personality)
    for step in OnboardingStep.allCases.dropFirst() { story.send(.onboard(step), "2024-03-06 07:00") }
    #expect(story.records.map(\.date) == [day("2024-03-06")])
    #expect(story.send(.onboard(.home), "2024-03-06 07:00") == .alreadyOnboarded)
  }

  @Test func `before the home screen nothing can be answered and nothing falls due`() {
    var story = Story(PressureState(zone: TestZones.named("Europe/Berlin")))
    #expect(story.send(.yes(), "2024-03-04 12:00") == .notOnboarded)
    #expect(story.send(.commit(text: " "), "2024-03-04 12:00") == .blank)
    story.send(.time, "2024-03-20 12:00")
    #expect(story.state.day == nil && story.tier == 0)
    #expect(story.reducer.nextDue(after: story.state) == nil)
  }
}
