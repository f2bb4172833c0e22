import Testing
import TextSamples

@testable import SeedText

/// Random terms in random texts, found by the index and by trying each term at each word.
struct TermOracleTests {
  private enum Place {
    case words([String])
    case optional([String])
    case anyWord
    case gap(String, limit: Int, loosest: Word.Gap)

    var text: String {
      switch self {
      case .words(let words): words.joined(separator: "/")
      case .optional(let words): "\(words.joined(separator: "/"))?"
      case .anyWord: "_"
      case .gap(let sign, _, _): sign
      }
    }
  }

  private struct Plain {
    var places: [Place]
    var before: Word.Gap
    var after: Word.Gap
    var isException: Bool

    var entry: String {
      let signs = (isException ? "!" : "") + String(repeating: "^", count: Int(before.rawValue))
      return signs + places.map(\.text).joined(separator: " ")
        + String(repeating: "$", count: Int(after.rawValue))
    }

    /// The index after the last word of the places from one on.
    func end(_ place: Int, at index: Int, _ words: [Word], _ loosest: Word.Gap, isAfterGap: Bool) -> Int? {
      guard place < places.count else {
        return index < words.count && words[index].gap < after ? nil : index
      }
      let isNear = index < words.count && words[index].gap <= loosest
      func rest(_ index: Int) -> Int? { end(place + 1, at: index, words, .joined, isAfterGap: false) }
      switch places[place] {
      case .words(let choices): return isNear && isOne(of: choices, words[index]) ? rest(index + 1) : nil
      case .optional(let choices):
        return (isNear && isOne(of: choices, words[index]) ? rest(index + 1) : nil) ?? rest(index)
      case .anyWord: return isNear ? rest(index + 1) : nil
      case .gap(_, let limit, let loosest):
        if isAfterGap { return isNear ? rest(index + 1) : nil }
        for next in index...index + limit {
          guard next < words.count, words[next].gap <= loosest else { return nil }
          if let end = end(place + 1, at: next, words, loosest, isAfterGap: true) { return end }
        }
        return nil
      }
    }

    private func isOne(of choices: [String], _ word: Word) -> Bool {
      choices.contains { $0 == "#" ? word.isNumber : WordHash.of($0) == word.hash }
    }

    func matches(in words: [Word]) -> [Range<Int>] {
      words.indices.compactMap { start in
        guard words[start].gap >= before else { return nil }
        // What lies before the first word is no matter of its place.
        return end(0, at: start, words, .syntax, isAfterGap: false).map { start..<$0 }
      }
    }
  }

  private static let vocabulary = [
    "the", "you", "to", "it", "day", "rest", "don't", "lunch", "badge", "pills", "#", "streak",
  ]

  private static func choices(_ random: inout SeededRandom) -> [String] {
    let count = [1, 1, 1, 2, 3, 10].randomElement(using: &random) ?? 1
    return (0..<count).map { _ in vocabulary.randomElement(using: &random) ?? "" }
  }

  private static func term(_ random: inout SeededRandom) -> Plain {
    var places: [Place] = [.words(choices(&random))]
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: places.append(.optional(choices(&random)))
      case 1: places.append(.anyWord)
      case 2: places.append(.gap("..", limit: 3, loosest: .joined))
      case 3: places.append(.gap("...", limit: 8, loosest: .clause))
      default: places.append(.words(choices(&random)))
      }
    }
    if case .gap? = places.last { places.append(.words(choices(&random))) }
    let gaps: [Word.Gap] = [.joined, .joined, .joined, .clause, .sentence]
    return Plain(
      places: places,
      before: gaps.randomElement(using: &random) ?? .joined,
      after: gaps.randomElement(using: &random) ?? .joined,
      isException: Bool.random(using: &random)
    )
  }

  private static func text(_ random: inout SeededRandom) -> String {
    (0..<Int.random(in: 0...40, using: &random)).map { _ in
      let word = vocabulary.randomElement(using: &random) ?? ""
      let space = [" ", " ", " ", " ", "-", ", ", ". "].randomElement(using: &random) ?? ""
      return (word == "#" ? "10" : word) + space
    }.joined()
  }

  private struct Found: Hashable, Comparable {
    var list: Int
    var start: Int
    var end: Int
    var isException: Bool

    static func < (left: Found, right: Found) -> Bool {
      (left.list, left.start, left.end, left.isException ? 1 : 0)
        < (right.list, right.start, right.end, right.isException ? 1 : 0)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `what the index finds is what stands there`(_ seed: UInt64) {
    var random = SeededRandom(100 + seed)
    // In the last runs, so many that words are shared by many terms.
    let termCount = seed < 18 ? 20 : 400
    let lists = (0..<3).map { _ in (0..<termCount).map { _ in Self.term(&random) } }
    let index = TermIndex(lists.map { TermList(entries: $0.map(\.entry)) })
    var count = 0
    for _ in 0..<30 {
      let text = Self.text(&random)
      let words = WordScanner.words(of: text)
      var matches: [TermIndex.Match] = []
      index.find(in: words, wanted: 0b101, into: &matches)
      let found = matches.map {
        Found(
          list: $0.list,
          start: $0.wordRange.lowerBound,
          end: $0.wordRange.upperBound,
          isException: $0.isException
        )
      }
      var expected: [Found] = []
      for list in [0, 2] {
        for term in lists[list] {
          expected += term.matches(in: words).map {
            Found(list: list, start: $0.lowerBound, end: $0.upperBound, isException: term.isException)
          }
        }
      }
      #expect(Set(found).sorted() == Set(expected).sorted(), "\(text)")
      count += found.count
    }
    #expect(count > 100)
  }
}
