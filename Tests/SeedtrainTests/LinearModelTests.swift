import SeedText
import Testing

@testable import seedtrain

struct LinearModelTests {
  private static func example(_ features: [Int], _ tones: ToneSet = [], line: Int) -> Example {
    Example(
      features: features.map { ($0, 1) },
      tones: tones,
      undecided: [],
      line: line,
      isPlain: false,
      place: "comment"
    )
  }

  @Test func `what parts two classes gets the weight, and what both have gets little`() {
    let praise = ToneSet(.praise)
    // Feature 0 stands in all of them, 1 in those of the class, 2 in the others; there are three times as
    // many.
    let examples = (0..<40).map { line in
      line % 4 == 0 ? Self.example([0, 1], praise, line: line) : Self.example([0, 2], line: line)
    }
    let model = LinearModel(examples, Array(examples.indices), featureCount: 3, cost: 1, rounds: 20) {
      $0.tones.contains(praise)
    }
    #expect(model.weights[1] > 0.5 && model.weights[2] < -0.5)
    #expect(abs(model.weights[0]) < 0.3)
    #expect(examples.allSatisfy { (model.score($0) > model.weights[0]) == $0.tones.contains(praise) })
  }

  @Test func `examples that are left out teach nothing`() {
    let examples = [
      Self.example([0], ToneSet(.guilt), line: 0), Self.example([1], line: 1), Self.example([2], line: 2),
    ]
    let model = LinearModel(examples, [0, 1], featureCount: 3, cost: 1, rounds: 20) { !$0.tones.isEmpty }
    #expect(model.weights[2] == 0)
    #expect(model.weights[0] > 0 && model.weights[1] < 0)
  }
}
