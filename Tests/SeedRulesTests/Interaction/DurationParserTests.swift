@testable import SeedRules
import Testing
import TextSamples

struct DurationParserTests {
  /// A text with one duration marked, how long it is, and whether the text asks for that long.
  struct Named: Sendable {
    let text: String
    let seconds: ClosedRange<Int>
    let isAsked: Bool

    static func asked(_ text: String, _ seconds: Int) -> Named {
      Named(text: text, seconds: seconds...seconds, isAsked: true)
    }

    static func asked(_ text: String, _ seconds: ClosedRange<Int>) -> Named {
      Named(text: text, seconds: seconds, isAsked: true)
    }

    static func named(_ text: String, _ seconds: Int) -> Named {
      Named(text: text, seconds: seconds...seconds, isAsked: false)
    }
  }

  @Test func `a unit is seen wherever it stands`() {
    for before in 0..<40 {
      for after in [0, 1, 2, 20] {
        for unit in ["hr", "hours", "min", "minutes", "sec", "seconds"] {
          let text =
            String(repeating: "x ", count: before) + "2 \(unit)" + String(repeating: " y", count: after)
          #expect(DurationParser.mentions(in: text).count == 1, "\(text)")
          // Inside a word it is none.
          #expect(DurationParser.mentions(in: text.replacing(unit, with: "a\(unit)")).isEmpty)
        }
      }
    }
  }

  @Test(arguments: [
    Named.asked("Do nothing for ⟪five minutes⟫.", 300),
    .asked("Do nothing for ⟪90 seconds⟫ flat.", 90),
    .asked("Lie down for ⟪an hour⟫.", 3600),
    .asked("Lie down for ⟪half an hour⟫.", 1800),
    .asked("Lie down for ⟪a half hour⟫.", 1800),
    .asked("Sit ⟪a quarter of an hour⟫ by the door.", 900),
    .asked("Sit ⟪three quarters of an hour⟫ by the door.", 2700),
    .asked("Hold it for ⟪a minute and a half⟫.", 90),
    .asked("Walk ⟪two and a half hours⟫ without a podcast.", 9000),
    .asked("Walk for ⟪1.5 hours⟫.", 5400),
    .asked("Set a ⟪ten-minute⟫ timer.", 600),
    .asked("Set a ⟪thirty-second⟫ timer.", 30),
    .asked("Keep the phone off for ⟪24 hours⟫.", 86_400),
    .asked("Wait ⟪10min⟫.", 600),
    .asked("Wait ⟪10 min⟫, then answer.", 600),
    .asked("Sit for ⟪twenty-five minutes⟫.", 1500),
    .asked("Sit for ⟪ten to fifteen minutes⟫.", 600...900),
    .asked("Sit for ⟪10–15 minutes⟫.", 600...900),
    .asked("Sit for ⟪five or six minutes⟫.", 300...360),
    .asked("Sit for ⟪between five and ten minutes⟫.", 300...600),
    .asked("Sit for ⟪one minute thirty seconds⟫.", 90),
    .asked("Sit for ⟪an hour and ten minutes⟫.", 4200),
    .asked("Take ⟪three full minutes⟫ to answer.", 180),
    .asked("Give them ⟪another five minutes⟫.", 300),
    .asked("⟪FIVE MINUTES⟫ by the window.", 300),
    .asked("Wait ⟪ten minutes⟫ before you answer.", 600),
    .asked("Spend ⟪ten minutes⟫ in the kitchen.", 600),
    .asked("Give it ⟪ten minutes⟫ to cool.", 600),
    .asked("Sit through ⟪fifteen minutes⟫ of talk.", 900),
    .asked("Give the message you disagree with ⟪twenty minutes⟫ to cool.", 1200),
    .asked("For the next ⟪ten minutes⟫, say yes.", 600),
  ])
  func `a length of time that is asked for`(_ test: Named) {
    check(test)
  }

  @Test(arguments: [
    Named.named("Say nothing in the last ⟪five minutes⟫ of the meeting.", 300),
    .named("Let the meeting have ⟪forty seconds⟫ of you not sounding smart.", 40),
    .named("Give the room ⟪forty seconds⟫ of somebody who does not know.", 40),
    .named("Send ⟪ten minutes⟫ of bad footage to a friend.", 600),
    .asked("Do ⟪ten minutes⟫ of stretching before the call.", 600),
    .asked("Spend ⟪ten minutes⟫ of lunch without a screen.", 600),
    .named("Leave after the first ⟪ten minutes⟫.", 600),
    .named("Turn up ⟪two minutes⟫ late.", 120),
    .named("Turn up ⟪two minutes⟫ before the others.", 120),
    .named("Take the bus ⟪ten minutes⟫ before the usual one.", 600),
    .named("You read it ⟪an hour⟫ ago.", 3600),
    .named("Answer in ⟪ten minutes⟫, not now.", 600),
    .named("Answer within ⟪an hour⟫.", 3600),
    .named("Cut every reply that takes ⟪five minutes⟫ to write.", 300),
    .named("Cut your ⟪five-minute⟫ speech to a word.", 300),
    .named("Count what you charge ⟪an hour⟫.", 3600),
    .named("Work ⟪two hours⟫ a day less.", 7200),
    .named("Say \"give me ⟪five minutes⟫\" to nobody today.", 300),
    .named("Say “give me ⟪five minutes⟫” to nobody today.", 300),
    .named("Do ⟪an hour's⟫ work and call it that.", 3600),
    .named("Ask for ⟪five minutes⟫' peace.", 300),
    .named("Ask for ⟪five minutes⟫’ peace.", 300),
    .named("Write what ⟪a minute⟫ is worth.", 60),
    .named("Speak for less than ⟪two minutes⟫.", 120),
  ])
  func `a length of time that is no more than mentioned`(_ test: Named) {
    check(test)
  }

  @Test(arguments: [
    "Read the minutes of the meeting.",
    "Ask a second time.",
    "Say no to the second one.",
    "The second you notice it, stop.",
    "Seconds later you will know.",
    "Have two second helpings.",
    "Go to happy hour.",
    "At the eleventh hour, say so.",
    "Do it today, this week, until lunch.",
    "Wait a few minutes.",
    "Mind the hour.",
    "The minute they ask, look up.",
    "Use the minimum of words and mins of patience.",
    "Ten people. Minutes later, twelve.",
    "Sit between two hourglasses and a secretary.",
    "",
  ])
  func `no length of time`(_ text: String) {
    #expect(DurationParser.mentions(in: text) == [])
  }

  @Test
  func `every duration of a text is found in order`() {
    let text = "For ten minutes listen, then talk for 30 seconds; the last five minutes are theirs."
    let mentions = DurationParser.mentions(in: text)
    #expect(mentions.map(\.seconds) == [600...600, 30...30, 300...300])
    #expect(mentions.map(\.isAsked) == [true, true, false])
  }

  @Test(arguments: [
    (0, "0 seconds"), (1, "1 second"), (60, "1 minute"), (90, "1 minute 30 seconds"), (3600, "1 hour"),
    (5400, "1 hour 30 minutes"), (14_400, "4 hours"),
  ])
  func `a number of seconds in words`(_ seconds: Int, _ words: String) {
    #expect(DurationMention.describe(seconds) == words)
  }

  private func check(_ test: Named) {
    let marked = MarkedText(test.text)
    let mentions = DurationParser.mentions(in: marked.text)
    #expect(mentions.map(\.range) == marked.marks, "\(test.text)")
    #expect(mentions.map(\.seconds) == [test.seconds], "\(test.text)")
    #expect(mentions.map(\.isAsked) == [test.isAsked], "\(test.text)")
  }
}
