@testable import SeedText
import TextSamples

/// The search for similar texts as it is defined, all with all and on strings.
struct NaiveSearch {
  private struct Pair {
    var left: Int
    var right: Int
    var common: Int
    var all: Int
  }

  private var pairs: [Pair] = []
  /// For each text, the first one with the same words.
  private var firsts: [Int] = []

  /// - Complexity: O(texts² in the worst case): each shared word or run counts for each two that share it.
  init(_ texts: [String]) {
    var indices: [[String]: Int] = [:]
    var holders: [[String]: [(text: Int, count: Int)]] = [:]
    var weights: [Int] = []
    for (index, text) in texts.enumerated() {
      var text = text
      let words = text.withUTF8 { ComparedWords.foldedText(of: $0) }.split(separator: " ").map(
        String.init
      )
      weights.append(3 * words.count + 2)
      let first = indices[words] ?? index
      indices[words] = first
      firsts.append(first)
      if first < index || words.isEmpty { continue }
      var commons: [Int: Int] = [:]
      for (part, count) in NaiveSearch.parts(of: words) {
        let weight = part.count == 1 ? 2 : 1
        for other in holders[part] ?? [] {
          commons[other.text, default: 0] += weight * min(count, other.count)
        }
        holders[part, default: []].append((index, count))
      }
      for (other, common) in commons {
        pairs.append(
          Pair(left: other, right: index, common: common, all: weights[other] + weights[index] - common)
        )
      }
    }
  }

  func clusters(share: Double) -> [[UInt32]] {
    var labels = Array(firsts.indices)
    for pair in pairs
    where Double(pair.common) >= share * Double(pair.all) - 1e-9 && labels[pair.left] != labels[pair.right] {
      let (old, new) = (labels[pair.left], labels[pair.right])
      for index in labels.indices where labels[index] == old { labels[index] = new }
    }
    var clusters: [Int: [UInt32]] = [:]
    for index in firsts.indices { clusters[labels[firsts[index]], default: []].append(UInt32(index)) }
    return clusters.values.filter { Set($0.map { firsts[Int($0)] }).count > 1 }.sorted { $0[0] < $1[0] }
  }

  /// Words and runs of three; the text's ends are words in the runs.
  private static func parts(of words: [String]) -> [[String]: Int] {
    var parts: [[String]: Int] = [:]
    for word in words { parts[[word], default: 0] += 1 }
    let padded = ["", ""] + words + ["", ""]
    for index in 0..<padded.count - 2 { parts[Array(padded[index..<index + 3]), default: 0] += 1 }
    return parts
  }
}

/// Texts to search in, the same for one seed.
enum Corpus {
  /// Random texts, revisions of some, copies, crowds around two templates, and repetitions of one word.
  static func mixed(seed: UInt64, count: Int) -> [String] {
    var random = SeededRandom(seed)
    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    func word() -> String { "w\(pick(60) * pick(60))" }
    func words(_ count: Int) -> [String] { (0..<count).map { _ in word() } }
    let templates = [words(16), words(16)]
    var texts = [words(9)]
    while texts.count < count {
      var text: [String]
      switch pick(10) {
      case 0, 1:
        text = texts[pick(texts.count)]
        for _ in 0...pick(3) { text[pick(text.count)] = word() }
      case 2: text = texts[pick(texts.count)]
      case 3:
        text = templates[pick(2)]
        for _ in 0...pick(9) { text[pick(16)] = "x\(pick(100_000))" }
        text.removeLast(pick(8))
      case 4: text = Array(repeating: "no", count: pick(30)) + [word()]
      default: text = words(3 + pick(22))
      }
      texts.append(text)
    }
    return texts.map { $0.joined(separator: " ") }
  }
}
