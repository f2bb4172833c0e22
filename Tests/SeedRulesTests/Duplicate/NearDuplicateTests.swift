import SeedDiagnostics
import SeedSource
import Testing

struct NearDuplicateTests {
  @Test
  func `a cluster is one finding at its first text, with the place of every other`() {
    let found = lint([
      #""prompt": "Something else that has nothing to do with it.""#,
      #""prompt": "Tell one person a plain no today and give no reason.""#,
      #""prompt": "Tell one person a plain no today and give them no reason.""#,
      #""prompt": "Leave.", "inlineComment": "Tell one stranger a plain no today and give no reason.""#,
    ])
    #expect(found.map(\.message) == ["3 texts are nearly the same"])
    #expect(found.map(\.pointer) == ["/1/prompt"])
    #expect(found.first?.notes.map(\.message) == ["82 % alike", "75 % alike"])
  }

  @Test
  func `two texts are named for what they are`() {
    let one = "The calendar did not applaud, and you checked."
    let other = "The calendar did not applaud, and they checked."
    func message(_ left: String, _ right: String) -> [String] {
      lint([#""prompt": "First.", \#(left)"#, #""prompt": "Second.", \#(right)"#]).map(\.message)
    }
    let both = message(#""inlineComment": "\#(one)""#, #""inlineComment": "\#(other)""#)
    #expect(both == ["two comments are nearly the same"])
    let mixed = lint([#""prompt": "\#(one)""#, #""prompt": "Second.", "inlineComment": "\#(other)""#])
    #expect(mixed.map(\.message) == ["a comment and a prompt are nearly the same"])
  }

  @Test
  func `a member that is near another one than the first says so`() {
    let found = lint([
      #""prompt": "one two three four five six seven eight nine""#,
      #""prompt": "one two three four five six seven eight zero""#,
      #""prompt": "one two three four five six seven ten zero""#,
      #""prompt": "one two three four five six twelve ten zero""#,
    ])
    #expect(found.count == 1)
    #expect(
      found.first?.notes.map(\.message) == [
        "70 % alike", "70 % like another one of these", "70 % like another one of these",
      ]
    )
  }

  @Test
  func `the same text is no near one, and stands among near ones`() {
    let one = #""prompt": "Tell one person a plain no today and give no reason.""#
    #expect(lint([one, one]).isEmpty)
    let found = lint([one, one, #""prompt": "Tell one person a plain no this week and give no reason.""#])
    #expect(found.first?.notes.map(\.message) == ["100 % alike", "69 % alike"])
  }

  @Test
  func `of a hundred members twenty are shown, and the rest is counted`() {
    let found = lint(
      (0..<100).map { #""prompt": "Tell one person a plain no today and give no reason \#($0)""# }
    )
    #expect(found.map(\.message) == ["100 prompts are nearly the same"])
    #expect(found.first?.notes.count == 21)
    #expect(found.first?.notes.last == Diagnostic.Note("and 79 more"))
  }

  @Test
  func `similarity and the fewest words are options`() {
    let pair = [#""prompt": "Say no to one thing.""#, #""prompt": "Say no to every thing.""#]
    #expect(lint(pair).isEmpty)
    #expect(lint(pair, options: #""similarity": 0.3"#).count == 1)
    #expect(lint(pair, options: #""similarity": 0.3, "minimumWords": 6"#).isEmpty)
  }

  @Test
  func `the range goes past escapes`() {
    let found = lint([
      #""prompt": "Caf\u00e9 \"number one\" is where you say plainly \u2013 no.""#,
      #""prompt": "Bar \"number one\" is where you say plainly \u2013 no.""#,
    ])
    #expect(
      found.first?.place?.range.byteCount == #"number one\" is where you say plainly \u2013 no"#.utf8.count
    )
  }

  private func lint(_ members: [String], options: String = "") -> [Diagnostic] {
    FixesContent.lint(members, rule: "duplicate/near-duplicate", options: options)
  }
}
