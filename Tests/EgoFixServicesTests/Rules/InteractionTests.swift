import EgoFixServices
import SeedModel
import Testing

/// When "applied" is allowed, and the field that is named when it is not.
@Suite struct InteractionTests {
  static let steps = ["a", "b", "c"].map {
    Interaction.Step(id: $0, instruction: "Do.", validation: nil, inlineComment: nil)
  }
  static let options = ["a", "b"].map { Interaction.ScenarioOption(id: $0, text: "Text.") }
  static let answers = ["a", "b"].map { Interaction.QuizOption(id: $0, text: "Text.", weightModifier: 1) }
  static let counter = Interaction.counter(
    .init(targetDescription: "Times", unit: nil, minTarget: 2, maxTarget: 5)
  )
  static let open = Interaction.counter(
    .init(targetDescription: "Times", unit: nil, minTarget: nil, maxTarget: nil)
  )
  static let timed = Interaction.timed(.init(durationSeconds: 60, prompt: nil))
  static let abstain = Interaction.abstain(.init(durationDescription: "A day.", endTime: nil))
  static let scenario = Interaction.scenario(.init(situation: "So.", options: options, debrief: nil))
  static let quiz = Interaction.quiz(.init(question: "So?", options: answers, explanationAfter: nil))
  static let observation = Interaction.observation(.init(reportPrompt: "What?"))
  static let substitute = Interaction.substitute(.init(triggerBehavior: "This", replacementBehavior: "That"))
  static let predict = Interaction.predict(.init(predictionPrompt: "What?", observationPrompt: "What?"))
  static let audit = Interaction.audit(
    .init(auditPrompt: "Sort.", categories: [.init(id: "a", label: "A"), .init(id: "b", label: "B")])
  )

  static let cases: [(Interaction, InteractionResult?, LackingField?)] = [
    (.standard, nil, nil), (.reversal, nil, nil), (.body, nil, nil), (.standard, .text("Spare."), nil),
    (counter, nil, .count), (counter, .counter(count: 1), .count), (counter, .counter(count: 2), nil),
    (counter, .counter(count: 5), nil), (counter, .counter(count: 6), .count),
    (counter, .urges(3), .count), (open, .counter(count: 0), nil), (open, .counter(count: 999), nil),
    (open, .counter(count: -1), .count), (open, nil, .count),
    (timed, .ended(true), nil), (timed, .ended(false), .ended), (timed, nil, .ended),
    (abstain, .ended(true), nil), (abstain, nil, .ended),
    (.multiStep(.init(steps: steps)), .steps(done: ["a", "b", "c"], passed: []), nil),
    (.multiStep(.init(steps: steps)), .steps(done: ["b"], passed: ["a", "c"]), nil),
    (.multiStep(.init(steps: steps)), .steps(done: [], passed: ["a", "b", "c"]), .done),
    (.multiStep(.init(steps: steps)), .steps(done: ["a"], passed: ["b"]), .passed),
    (.multiStep(.init(steps: steps)), .steps(done: ["x"], passed: ["a", "b", "c"]), .done),
    (.multiStep(.init(steps: steps)), nil, .done),
    (quiz, .option("b"), nil), (quiz, .option("x"), .option), (quiz, nil, .option),
    (scenario, .option("a"), nil), (scenario, .text("a"), .option),
    (observation, .text("Saw."), nil), (observation, .text(" \n\t"), .text), (observation, nil, .text),
    (.journal, .text("Wrote."), nil), (.journal, .text(""), .text),
    (substitute, .urges(1), nil), (substitute, .urges(0), .urges), (substitute, nil, .urges),
    (predict, .prediction("", observation: "Nine."), nil),
    (predict, .prediction("Five.", observation: " "), .observation), (predict, nil, .observation),
    (audit, .categories([.init(id: "a", text: "Much.")]), nil),
    (audit, .categories([.init(id: "a", text: " ")]), .categories),
    (audit, .categories([.init(id: "x", text: "Much.")]), .categories), (audit, nil, .categories),
  ]

  @Test(arguments: cases.indices)
  func `applied is allowed when the result has what its type asks for`(index: Int) {
    let (interaction, result, field) = Self.cases[index]
    #expect(InteractionResult.lacks(result, for: interaction) == field)
  }

  @Test func `every type has a case that is allowed, and every field one that it lacks`() {
    let allowed = Set(Self.cases.filter { $0.2 == nil }.map(\.0.type))
    for type in InteractionType.allCases {
      #expect(allowed.contains(type), "add a case to `cases` that says when \(type) may be marked as applied")
    }
    #expect(Set(Self.cases.compactMap(\.2)) == Set(LackingField.allCases))
  }

  @Test func `skipped and failed are allowed whatever the result lacks`() throws {
    for outcome in [FixOutcome.skipped, .failed] {
      var content = TestContent(bugs: 1, low: 0, medium: 0, high: 0, weekly: 0, quick: 0)
      content.add(.daily, .low, bug: 0, interaction: Self.timed)
      let story = try Story(content)
      story.onboard()
      func mark(_ outcome: FixOutcome) -> EgoFixRefusal? {
        story.send(.outcome(fix: .test(1), outcome), 0)
      }
      #expect(mark(.pending) == .noOutcome)
      #expect(mark(.applied) == .lacks(.ended))
      #expect(mark(outcome) == nil)
      #expect(mark(outcome) == .alreadyMarked)
    }
  }
}
