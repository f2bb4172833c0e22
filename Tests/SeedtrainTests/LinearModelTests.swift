import SeedText
import Testing

@testable import seedtrain

struct LinearModelTests {
  private static func example(
    _ features: [Int],
    _ tones: ToneSet = [],
    line: Int,
    isPlain: Bool = false
  ) -> Example {
    Example(
      features: features.map { ($0, 1) },
      tones: tones,
      undecided: [],
      line: line,
      isPlain: isPlain,
      place: "comment"
    )
  }

  private static func model(
    _ all: [Example],
    _ examples: [Int],
    cost: (Example) -> Float = { _ in 1 },
    isPositive: (Example) -> Bool
  ) -> LinearModel {
    LinearModel(all, examples, featureCount: 3, rounds: 20, cost: cost, isPositive: isPositive)
  }

  @Test func `what parts two classes gets the weight, and what both have gets little`() {
    let praise = ToneSet(.praise)
    // Feature 0 stands in all of them, 1 in those of the class, 2 in the others; there are three times as
    // many.
    let examples = (0..<40).map { line in
      line % 4 == 0 ? Self.example([0, 1], praise, line: line) : Self.example([0, 2], line: line)
    }
    let model = Self.model(examples, Array(examples.indices)) { $0.tones.contains(praise) }
    #expect(model.weights[1] > 0.5 && model.weights[2] < -0.5)
    #expect(abs(model.weights[0]) < 0.3)
    #expect(examples.allSatisfy { (model.score($0) > model.weights[0]) == $0.tones.contains(praise) })
  }

  @Test func `examples that are left out teach nothing`() {
    let examples = [
      Self.example([0], ToneSet(.guilt), line: 0), Self.example([1], line: 1), Self.example([2], line: 2),
    ]
    let model = Self.model(examples, [0, 1]) { !$0.tones.isEmpty }
    #expect(model.weights[2] == 0)
    #expect(model.weights[0] > 0 && model.weights[1] < 0)
  }

  @Test func `an error that costs more is made less`() {
    // The same sentence is said to sound so and not to.
    let examples = (0..<10).map { line in
      Self.example([0], line.isMultiple(of: 2) ? ToneSet(.guilt) : [], line: line, isPlain: line % 2 == 1)
    }
    let models = [1, 3].map { (factor: Float) in
      Self.model(examples, Array(examples.indices), cost: { $0.isPlain ? factor : 1 }) { !$0.tones.isEmpty }
    }
    #expect(models[1].weights[0] < models[0].weights[0])
  }
}
