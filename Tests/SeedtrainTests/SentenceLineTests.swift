import SeedText
import Testing

@testable import seedtrain

struct SentenceLineTests {
  @Test(arguments: [
    ("+ comment: Well done you.", "praise", ToneSet(.praise), "comment"),
    ("- prompt: Praise the cook: aloud.", "praise", ToneSet(), "prompt"),
    ("+ brutal: No rush.", "comfort", ToneSet(.comfort), "brutal"),
    ("skipped: You passed on it.", "moment", ToneSet(.skipped), "skipped"),
    ("none: A cup has two sides.", "moment", ToneSet(), "none"),
    ("tidbit:general: A cup.", "plain", ToneSet(), "tidbit"),
  ])
  func `a line says what its text sounds like`(
    _ line: String,
    _ file: String,
    _ tones: ToneSet,
    _ place: String
  ) throws {
    let read = try #require(SentenceLine(line[...], file: file[...]))
    #expect(read.tones == tones)
    #expect(read.place == place)
    #expect(line.hasSuffix(read.text) && !read.text.isEmpty)
  }

  @Test(arguments: [("no colon", "praise"), ("* comment: What?", "praise"), ("+ comment: Yes.", "unknown")])
  func `what is no line is refused`(_ line: String, _ file: String) {
    #expect(SentenceLine(line[...], file: file[...]) == nil)
  }

  @Test func `a fault says nothing of other tones, what only looks it says so of all`() throws {
    let fault = try #require(SentenceLine("+ comment: Well done you.", file: "praise"))
    #expect(fault.undecided == ToneSet.all.subtracting(ToneSet(.praise)))
    #expect(try #require(SentenceLine("- comment: Well done you.", file: "praise")).undecided.isEmpty)
    #expect(try #require(SentenceLine("skipped: You passed on it.", file: "moment")).undecided.isEmpty)
  }

  @Test(arguments: [
    ("+ brutal: No rush.", "comfort", TonePlace.brutal), ("+ pressure: No rush.", "guilt", .professional),
    ("- egofix: No rush.", "guilt", .comment), ("deadpan: No rush.", "plain", .comment),
    ("tidbit:general: A cup.", "plain", .tidbit), ("none: A cup has two sides.", "moment", .tidbit),
    ("situation: A cup.", "plain", .prompt),
  ])
  func `a text stands where the model knows it`(_ line: String, _ file: String, _ place: TonePlace) throws {
    #expect(try #require(SentenceLine(line[...], file: file[...])).tonePlace == place)
  }

  @Test func `a tidbit of content may speak of its own moment`() throws {
    let line = try #require(SentenceLine("tidbit:afterFailed: You tried.", file: "plain"))
    #expect(line.isPlain && line.undecided == [ToneSet(.failed), ToneSet(.applied)])
  }

  @Test func `a fault is learned from the whole line, what is sound from each sentence and each two`() throws
  {
    let text =
      "One chair stands by the old window. Two cups wait on the long table. Three doors are open to the yard."
    let fault = try #require(SentenceLine("+ comment: \(text)", file: "maxim"))
    let sound = try #require(SentenceLine("- comment: \(text)", file: "maxim"))
    #expect(Example.of(fault, number: 0).count == 1)
    #expect(Example.of(sound, number: 0).count == 5)
  }
}
