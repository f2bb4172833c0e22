@testable import SeedLint

/// The search for similar texts as it is defined: all with all, on strings.
enum NaiveSearch {
  static func clusters(of texts: [String], share: Double) -> [[UInt32]] {
    let words = texts.map { text in
      var text = text
      return text.withUTF8 { ComparedWordScanner.foldedText(of: $0) }.split(separator: " ").map(String.init)
    }
    let bags = words.map { bag(of: $0) }
    let weights = bags.map { $0.values.reduce(0, +) }
    var firsts: [[String]: Int] = [:]
    let first = words.indices.map { index in
      firsts[words[index]]
        ?? {
          firsts[words[index]] = index; return index
        }()
    }
    var labels = Array(texts.indices)
    let distinct = texts.indices.filter { first[$0] == $0 && !words[$0].isEmpty }
    for (position, index) in distinct.enumerated() {
      for other in distinct[..<position] {
        let least = Double(min(weights[index], weights[other])) / Double(max(weights[index], weights[other]))
        guard labels[index] != labels[other], least >= share else { continue }
        let common = bags[index].reduce(0) { $0 + min($1.value, bags[other][$1.key] ?? 0) }
        guard Double(common) >= share * Double(weights[index] + weights[other] - common) - 1e-9 else {
          continue
        }
        let (old, new) = (max(labels[index], labels[other]), min(labels[index], labels[other]))
        for one in labels.indices where labels[one] == old { labels[one] = new }
      }
    }
    var clusters: [Int: [UInt32]] = [:]
    for index in texts.indices { clusters[labels[first[index]], default: []].append(UInt32(index)) }
    return clusters.values.filter { Set($0.map { first[Int($0)] }).count > 1 }.sorted { $0[0] < $1[0] }
  }

  /// Words count double, runs of three once; the text's ends are words in the runs.
  private static func bag(of words: [String]) -> [[String]: Int] {
    var bag: [[String]: Int] = [:]
    for word in words { bag[[word], default: 0] += 2 }
    let padded = ["", ""] + words + ["", ""]
    for index in 0..<padded.count - 2 { bag[Array(padded[index..<index + 3]), default: 0] += 1 }
    return bag
  }
}

/// Texts to search in, the same for one seed.
enum Corpus {
  /// Random texts, revisions of some, crowds around two templates, repetitions of one word, and copies.
  static func mixed(seed: UInt64, count: Int) -> [String] {
    var random = SeededRandom(seed)
    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    func word() -> String { "w\(pick(30) * pick(30))" }
    let templates = (0..<2).map { _ in (0..<16).map { _ in word() } }
    var texts: [[String]] = []
    while texts.count < count {
      switch pick(10) {
      case 0,
        1 where !texts.isEmpty:
        var text = texts[pick(texts.count)]
        for _ in 0...pick(3) where !text.isEmpty { text[pick(text.count)] = word() }
        texts.append(text)
      case 2 where !texts.isEmpty: texts.append(texts[pick(texts.count)])
      case 3, 4:
        var text = templates[pick(2)]
        for _ in 0...pick(9) { text[pick(16)] = "x\(pick(100_000))" }
        texts.append(Array(text.prefix(8 + pick(9))))
      case 5: texts.append(Array(repeating: "no", count: pick(30)) + [word()])
      default: texts.append((0..<3 + pick(22)).map { _ in word() })
      }
    }
    return texts.map { $0.joined(separator: " ") }
  }
}
