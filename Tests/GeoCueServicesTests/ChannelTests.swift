import GeoCueServices
import SeedModel
import ServiceKernel
import Testing

struct ChannelTests {
  @Test(arguments: [
    ("low", "passive", false, false), ("medium", "active", true, false),
    ("high", "timeSensitive", true, true),
    ("critical", "critical", true, true),
  ])
  func `channels follow the style, within the switches`(
    style: String,
    level: String,
    sound: Bool,
    haptic: Bool
  ) throws {
    let style = try #require(NotificationPriority(name: style))
    for (soundEnabled, hapticEnabled) in [(true, true), (true, false), (false, true), (false, false)] {
      let preferences = NotificationStylePreferences(
        defaultStyle: style,
        soundEnabled: soundEnabled,
        hapticEnabled: hapticEnabled
      )
      for priority in NotificationPriority.allCases {
        let channels = preferences.firstChannels(for: priority)
        #expect(channels.sound == (sound && soundEnabled))
        #expect(channels.haptic == (haptic && hapticEnabled))
        #expect(channels.interruption.rawValue == level)
      }
    }
  }

  @Test
  func `a repeat has the channels of its priority, whatever its style, within the switches`() {
    let silent = NotificationStylePreferences(defaultStyle: .low)
    #expect(
      silent.firstChannels(for: .critical)
        == NotificationChannels(sound: false, haptic: false, interruption: .passive)
    )
    #expect(
      silent.repeatChannels(for: .high)
        == NotificationChannels(sound: true, haptic: true, interruption: .timeSensitive)
    )
    #expect(
      silent.repeatChannels(for: .critical)
        == NotificationChannels(sound: true, haptic: true, interruption: .critical)
    )
    let muted = NotificationStylePreferences(soundEnabled: false, hapticEnabled: false)
    #expect(
      muted.repeatChannels(for: .critical)
        == NotificationChannels(sound: false, haptic: false, interruption: .critical)
    )
  }
}
