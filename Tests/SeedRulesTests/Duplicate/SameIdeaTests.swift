import SeedDiagnostics
import Testing

struct SameIdeaTests {
  private func lint(_ prompts: [String], options: String = "") -> [Diagnostic] {
    FixesContent.lint(
      prompts.enumerated().map { #""number": \#($0.offset + 1), "prompt": "\#($0.element)""# },
      rule: "duplicate/same-idea",
      options: options
    )
  }

  private let sorry = "Count every sorry you say today without having done anything, even to chairs."
  private let again = "Count how often you say sorry today, even to a chair."
  private let other = "Leave one gap in the day empty and let it stay a gap."

  @Test
  func `the newer of two is asked about, with the older one beside it`() throws {
    let found = lint([sorry, other, again])
    #expect(found.map(\.message) == ["this may be the idea of fix #1 in other words"])
    #expect(found.map(\.pointer) == ["/2/prompt"])
    #expect(found.first?.severity == .note && found.first?.marks.count == 5)
    #expect(lint([again, other, sorry]).map(\.pointer) == ["/2/prompt"])
  }

  @Test
  func `a text is asked about once, and what is nearly the same is left to near-duplicate`() {
    #expect(lint([sorry, again, "Say sorry to a chair today, and count it."]).count == 2)
    #expect(lint([sorry, sorry.replacing("every", with: "each")]).isEmpty)
    #expect(lint([sorry, again], options: #""similarity": 0.95"#).isEmpty)
    #expect(lint([sorry, again], options: #""minimumWords": 50"#).isEmpty)
  }
}
