import AppleServices
import GeoCueServices
import PressureServices
import SeedModel
import ServiceKernel
import ServiceSamples
import Testing
import WatchKit

/// On the main actor, as what plays.
@MainActor
struct HapticEffectsTests {
  @Test func `what is felt is played, all else goes to the other performer`() async throws {
    playedOnPhone = []
    let others = RecordedEffects<PressureEffect>()
    let performer = HapticEffects<PressureEffect>(others: others)
    for haptic in Haptic.allCases { try await performer.perform(.haptic(haptic), number: nil) }
    try await performer.perform(.badge(1), number: 7)
    #expect(playedOnPhone == ["success", "warning", "medium"])
    #expect(await others.effects == [.badge(1)])
    #expect(await others.numbers == [7])

    let geocue = HapticEffects<GeoCueEffect>()
    for effect in [GeoCueEffect.haptic(.high), .haptic(.critical), .badge(1)] {
      try await geocue.perform(effect, number: nil)
    }
    #expect(playedOnPhone.suffix(2) == ["warning", "error"])
    #expect(playedOnPhone.count == 5)
  }

  @Test func `a watch plays each as its own kind`() {
    for feedback in HapticFeedback.allCases { feedback.playOnWatch() }
    #expect(WKInterfaceDevice.current().played == [.success, .notification, .failure, .click])
  }
}
