import Testing

@testable import SeedLint

struct SharedWordsTests {
  @Test(arguments: [
    ("Finish ⟪one task today⟫ alone.", "Start ⟪one task, today⟫!"),
    ("⟪Say no⟫ and say no", "please ⟪say no⟫"),
    ("a ⟪b⟫", "⟪B⟫ c"),
    ("⟪the very same⟫", "⟪The very same⟫."),
  ])
  func `the longest run of shared words`(left: String, right: String) throws {
    let (left, right) = (MarkedText(left), MarkedText(right))
    let run = try #require(SharedWords.longestRun(words(left.text), words(right.text)))
    #expect([run.left] == left.marks)
    #expect([run.right] == right.marks)
  }

  @Test
  func `texts without a shared word have no run, and very long ones are not searched`() {
    #expect(SharedWords.longestRun(words("one two"), words("three")) == nil)
    #expect(SharedWords.longestRun(words(""), words("")) == nil)
    let long = words(Array(repeating: "no", count: 3000).joined(separator: " "))
    #expect(SharedWords.longestRun(long, long) == nil)
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
    return text.withUTF8 { ComparedWordScanner.words(of: $0) }
  }
}
