import CivilTime
import EgoFixServices
import SeedModel
import Testing

/// Cards while they are carried out: one small machine per interaction type.
@Suite struct RunningCardTests {
  @Test func `each type yields what its outcome needs, and lacks it before`() {
    let now = Story.moment(0).instant
    func run(_ interaction: Interaction, _ changes: (inout EgoFixRunningCard) -> Void) -> EgoFixRunningCard {
      var card = EgoFixRunningCard(interaction)
      #expect((card.lacking == nil) == [.standard, .reversal, .body].contains(interaction.type), "\(card)")
      changes(&card)
      #expect(card.lacking == nil, "\(interaction.type)")
      return card
    }
    _ = run(.standard) { $0.add() }
    _ = run(InteractionTests.counter) { for _ in 0..<3 { $0.add() } }
    _ = run(InteractionTests.substitute) { $0.add() }
    let steps = run(.multiStep(.init(steps: InteractionTests.steps))) {
      $0.finishStep()
      $0.finishStep(passingOver: true)
      #expect($0.step == 2)
      $0.finishStep()
      $0.finishStep()
    }
    #expect(steps.result == .steps(done: ["a", "c"], passed: ["b"]) && steps.step == nil)
    let quiz = run(InteractionTests.quiz) {
      $0.choose("x")
      $0.choose("a")
      $0.choose("b")
    }
    #expect(quiz.result == .option("b"))
    _ = run(InteractionTests.scenario) { $0.choose("a") }
    _ = run(InteractionTests.observation) { $0.write("Saw.") }
    _ = run(.journal) { $0.write("Wrote.") }
    let guess = run(InteractionTests.predict) {
      $0.write("Five.")
      #expect($0.lacking == .observation, "the second phase is missing")
      $0.write("Nine.")
    }
    #expect(guess.result == .prediction("Five.", observation: "Nine."))
    let audit = run(InteractionTests.audit) {
      $0.fill("x", "Nowhere.")
      $0.fill("b", "Much.")
    }
    #expect(audit.result == .categories([.init(id: "b", text: "Much.")]))
    _ = run(InteractionTests.abstain) { $0.keep(true) }
    let timed = run(InteractionTests.timed) {
      #expect($0.start(at: now) == 60 && $0.start(at: now) == nil)
      $0.tick(at: now.adding(seconds: 60))
    }
    #expect(timed.timer == .ended)
  }
}
