import LintSamples
import SeedDiagnostics
import SeedLint
@testable import SeedRules
import Testing

struct UnsourcedClaimTests {
  private func isFlagged(_ body: String) throws -> Bool {
    let document = try #require(ExampleDocument(.tidbit("\"body\": \"\(body)\"")))
    return !ExampleLinting.lint(document.files, select: ["claims/unsourced-claim"]).findings.isEmpty
  }

  @Test(arguments: [
    "One idea and two people, for a second, in the second week of the first year of it all.",
    "At 7:30 it began, by 9 p.m. it was over, and at 11 o'clock nobody remembered who had started it.",
    "In 1999 you were sure, and since 2005 you have been surer. Neither year asked for it in writing.",
    "You are available 24/7, like the shop on the corner, and nobody buys anything there at night.",
    "The 2nd time is the one you remember. In the 90s this was called a phase, by those who had left it.",
    "She studies your face like a map. You have the same effect on strangers who only asked for directions.",
    "Nobody did any research before they laughed. It had the opposite effect of what you were afraid of.",
  ])
  func `what is no measure needs no source`(_ body: String) throws {
    #expect(try !isFlagged(body))
  }

  @Test(arguments: [
    "About 1500 people were asked, and most of them said what you would have said at that very moment.",
    "It was 40% of them, more or less, and none of the others would admit to it in front of their friends.",
    "A large study found that people who were interrupted remembered the task better than those who were not.",
    "Nine out of ten drivers say that they are better than most. You may have met the tenth one in traffic.",
    "The halo effect does the rest: one good suit, and every sentence in it sounds as if it had been pressed.",
    "Psychologists have a name for it, and it is not a kind one. Most of them have it themselves, by the way.",
  ])
  func `what was measured needs one`(_ body: String) throws {
    #expect(try isFlagged(body))
  }

  private static let told = [
    "90 percent of drivers think that they are better than you.", "93% of what you say is never heard.",
    "Ninety percent of all meetings end late.", "Statistics show that nobody listens.",
    "Surveys say that you interrupt.", "The average person waits an hour.",
    "By noon, the average adult has lied.",
    "According to research, most people lie.",
  ]

  private static let inPassing = [
    "Be 90 percent sure before you speak.", "Leave 3 of your opinions at home.",
    "The battery is at 93%, and you?",
    "Read the statistics of one game aloud.", "He surveys the room.", "According to the radio, it rains.",
    "Order what the average person orders.", "Ask for the average person at the desk.",
    "Give it 110% of a shrug.",
    "It is settled at ninety per cent of the speed.", "Ninety percent of it was mood.",
  ]

  private func severity(_ name: String, _ text: String) throws -> [Severity] {
    let document = try #require(ExampleDocument(.fixes([[name: text]])))
    return ExampleLinting.lint(document.files, select: ["claims/unsourced-claim"]).findings.map(\.severity)
  }

  @Test(arguments: ["prompt", "inlineComment"], told)
  func `what a fix says of people in numbers is a warning`(_ name: String, _ text: String) throws {
    #expect(try severity(name, text) == [.warning])
    #expect(try isFlagged(text))
  }

  @Test(arguments: ["prompt", "inlineComment"], inPassing)
  func `what a fix measures in passing is none`(_ name: String, _ text: String) throws {
    #expect(try severity(name, text) == [])
  }
}
