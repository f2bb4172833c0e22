@testable import SeedText
import Testing

struct TermTests {
  private func matches(_ entries: [String], in text: String) -> [String] {
    let bytes = Array(text.utf8)
    let words = WordScanner.words(of: text)
    var found: [TermIndex.Match] = []
    TermIndex([TermList(entries: entries)]).find(in: words, wanted: 1, into: &found)
    return TermIndex.settle(found).map { match in
      let range =
        words[match.wordRange.lowerBound].range
        .lowerBound..<words[match.wordRange.upperBound - 1].range.upperBound
      return String(decoding: bytes[range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    (
      ["heal*"], "Heal, healed, healing: heals. Health heals.",
      ["Heal", "healed", "healing", "heals", "heals"]
    ),
    (["badge*"], "A badge's badges. Badged badger.", ["badge's", "badges", "Badged"]),
    (["journey*"], "journeys journeyed", ["journeys", "journeyed"]),
    (["hug*"], "hugged hugging huge", ["hugged", "hugging"]),
    (["empty*"], "empties emptied emptying", ["empties", "emptied", "emptying"]),
    (["good/great job"], "Good job, GREAT JOB, good jobs, great, job", ["Good job", "GREAT JOB"]),
    (["self-care"], "self care and self-care and self, care", ["self care", "self-care"]),
    (["wellness/self-care talk"], "Wellness talk, self care talk", ["Wellness talk", "self care talk"]),
    (["keep _ streak"], "keep your streak, keep streak", ["keep your streak"]),
    (["top #"], "the top 10 or top ten", ["top 10"]), (["# points"], "10 points", ["10 points"]),
    (["^great job"], "A great job. Great job", ["Great job"]),
    (["badge*", "!badge of honor"], "a badge of honor and a badge", ["badge"]),
    (["great", "great job"], "great job", ["great job"]),
    (["well done"], "all's well. Done.", []),
    (["top #/ten"], "Top 10, top ten, top two", ["Top 10", "top ten"]),
    (
      ["lose* your streak"], "lost your streak, losing your streak",
      ["lost your streak", "losing your streak"]
    ),
    (["skip your? lunch"], "Skip lunch, skip your lunch, skip her lunch", ["Skip lunch", "skip your lunch"]),
    (["hate *ing/us"], "Hate waiting, hate us, hate kings, hate king", ["Hate waiting", "hate us"]),
    (["was *ed late"], "was called late", ["was called late"]),
    (["skip <meal>/coffee"], "skip dinner, skip coffee, skip ahead", ["skip dinner", "skip coffee"]),
    (
      ["leave .. pills"],
      "leave pills, leave all of your pills, leave some of all your pills, leave, pills",
      ["leave pills", "leave all of your pills"]
    ),
    (
      ["put ... savings"], "Put one half, or all, of your savings there. Put it. My savings.",
      ["Put one half, or all, of your savings"]
    ),
    (["^^great$$"], "Great. Well, great. Great, well. Great", ["Great", "Great"]),
    (
      [">skip lunch"],
      """
      Skip lunch. They skip lunch. Tonight, skip lunch and sit. Leave early and skip lunch. You skip lunch. Don't \
      skip lunch. You could skip lunch. People come in, skip lunch, and leave. Try to skip lunch. She wants to skip
      lunch.
      """,
      ["Skip lunch", "skip lunch", "skip lunch", "skip lunch", "skip lunch"]
    ),
    ([">>without lights"], "Ride home without lights. He rides without lights.", ["without lights"]),
    (
      ["you can do it$"], "You can do it in the dark. You can do it, you can do it.",
      ["You can do it", "you can do it"]
    ),
  ])
  func `terms are found on word boundaries, in any case, the longest of those that overlap`(
    _ entries: [String],
    _ text: String,
    _ expected: [String]
  ) {
    #expect(matches(entries, in: text) == expected)
  }

  @Test(arguments: [
    "", "!", "^ ", "_ streak", "a//b", "good+job", "a, b", "*", ".. job", "job ..", "<nothing>", "?", "a? b",
    "*ing", "*ed/late you", "*er job", "could of=have",
  ])
  func `an entry that is no term says why`(_ entry: String) {
    var terms = TermList()
    let isTerm = terms.append(entry: entry)
    #expect(!isTerm && terms.isEmpty && terms.places.isEmpty && terms.hashes.isEmpty)
    #expect(Term.fault(in: entry) != nil)
  }

  @Test
  func `a class that is not there is named, with the nearest one or all`() throws {
    #expect(Term.fault(in: "skip <meel>") == "there is no class `<meel>`; did you mean `<meal>`?")
    let all = try #require(Term.fault(in: "<meal> or <nothing>"))
    #expect(all.hasPrefix("there is no class `<nothing>`; the classes are `<attacker>`, "))
  }

  @Test
  func `compounds multiply an entry to no more than 64 terms`() {
    var terms = TermList()
    var isTerm = terms.append(entry: Array(repeating: "self-made/plain", count: 6).joined(separator: " "))
    #expect(isTerm && terms.count == 64)
    let more = Array(repeating: "self-made/plain", count: 400).joined(separator: " ")
    isTerm = terms.append(entry: more)
    #expect(!isTerm && terms.count == 64)
    #expect(Term.fault(in: more) == "an entry's compounds make 64 terms at most; part it in several entries")
  }

  @Test
  func `two lists are told apart, and only those that are wanted are looked for`() {
    let index = TermIndex([["one"], ["one", "two"]].map { TermList(entries: $0) })
    var found: [TermIndex.Match] = []
    index.find(in: WordScanner.words(of: "one two"), wanted: 0b11, into: &found)
    #expect(found.map(\.list).sorted() == [0, 1, 1])
    found = []
    index.find(in: WordScanner.words(of: "one two"), wanted: 0b01, into: &found)
    #expect(found.map(\.list) == [0])
  }
}
