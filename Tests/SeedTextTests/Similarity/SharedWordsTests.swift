@testable import SeedText
import Testing
import TextSamples

struct SharedWordsTests {
  @Test(arguments: [
    ("Finish ⟪one task today⟫ alone.", "Start ⟪one task, today⟫!"),
    ("⟪Say no⟫ and say no", "please ⟪say no⟫"),
    ("a ⟪b⟫", "⟪B⟫ c"),
    ("⟪the very same⟫", "⟪The very same⟫."),
    (
      "⟪Notice⟫ when ⟪you correct a friend⟫ at ⟪dinner⟫.",
      "⟪Notice⟫ how ⟪you correct a friend⟫ over ⟪dinner⟫!"
    ),
    ("⟪say no⟫ to ⟪them⟫, then yes", "⟪say no⟫, and mean it, for ⟪them⟫"),
  ])
  func `the runs of shared words, in the order of both texts`(left: String, right: String) {
    let (left, right) = (MarkedText(left), MarkedText(right))
    let runs = SharedWords.runs(words(left.text), words(right.text))
    #expect(runs.map(\.left) == left.marks)
    #expect(runs.map(\.right) == right.marks)
  }

  @Test
  func `texts without a shared word have no run, and very long ones are not searched`() {
    #expect(SharedWords.runs(words("one two"), words("three")).isEmpty)
    #expect(SharedWords.runs(words(""), words("")).isEmpty)
    let long = words(Array(repeating: "no", count: 3000).joined(separator: " "))
    #expect(SharedWords.runs(long, long).isEmpty)
    #expect(SharedWords.runs(Array(long[..<300]), Array(long[..<300])).count == 1)
  }

  @Test
  func `percents are those that the threshold is held against`() {
    #expect(percent("one two three four five six", "one two three four five no") == 60)
    #expect(percent("one two", "One, two!") == 100)
    #expect(percent("one two", "three") == 0)
  }

  private func percent(_ left: String, _ right: String) -> Int {
    SharedWords.percent(SharedWords.Parts(of: words(left)), SharedWords.Parts(of: words(right)))
  }

  private func words(_ text: String) -> [ComparedWord] {
    var text = text
    return text.withUTF8 { ComparedWords.words(of: $0) }
  }
}
