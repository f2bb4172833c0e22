import SeedText

/// The patterns of a table by their anchors: of the words that have to stand at a place of the pattern, the
/// rarest (`CommonWords`).
struct PhraseAnchors: Sendable {
  /// A pattern under one word of its anchor, with what turns it away at nearly all places.
  private struct Link: Sendable, BitwiseCopyable {
    var before = Side()
    var after = Side()
    /// How far after the anchor the word stands that is judged.
    var offset: Int32 = 0
    var pattern: UInt32 = 0
    /// The next link of the same word; 0 after the last.
    var next: UInt32 = 0
  }

  /// A place that may be a pattern's anchor.
  private struct Choice {
    var step: PhraseStep
    /// Among the places of the pattern, in the order in which they are written.
    var place: Int
    /// How far after it the judged word may stand.
    var offsets: ClosedRange<Int>
  }

  /// Patterns without an anchor.
  private(set) var others: [Int] = []
  /// The first link of each anchor, by its hash.
  private var heads: HashIndex
  /// The first one stands for none.
  private var links = [Link()]

  init(_ table: PhraseTableReader) {
    var chosen: [Choice?] = []
    chosen.reserveCapacity(table.patterns.count)
    var count = 0
    for pattern in table.patterns {
      let choice = Self.anchor(of: pattern, table)
      chosen.append(choice)
      if let choice { count += choice.step.words.count * choice.offsets.count }
    }
    heads = HashIndex(capacity: count)
    links.reserveCapacity(count + 1)
    for (index, choice) in chosen.enumerated() {
      guard let choice else {
        others.append(index)
        continue
      }
      var link = Link()
      let places = Self.places(of: table.patterns[index], table)
      link.before.add(places[..<choice.place].reversed())
      link.after.add(places[(choice.place + 1)...])
      link.pattern = UInt32(index)
      for offset in choice.offsets {
        link.offset = Int32(offset)
        for word in choice.step.words { add(link, under: table.hashes[word]) }
      }
    }
  }

  private mutating func add(_ link: Link, under key: UInt64) {
    let head = heads[key]
    heads.set(key, to: UInt32(links.count))
    links.append(link)
    links[links.count - 1].next = head
  }

  /// Calls a body with each pattern that may stand around a word, and with the index of the word that it
  /// would judge.
  @inline(__always)
  func forEach(at index: Int, in words: [Word], _ body: (Int, Int) -> Void) {
    var next = heads[words[index].hash]
    if next == 0 { return }
    var before = Neighbor(index - 1, in: words, isJoined: Self.isJoined(index, words))
    var after = Neighbor(index + 1, in: words, isJoined: Self.isJoined(index + 1, words))
    while next != 0 {
      let link = links[Int(next)]
      next = link.next
      guard before.isAllowed(by: link.before), after.isAllowed(by: link.after) else { continue }
      let judged = index + Int(link.offset)
      if words.indices.contains(judged) { body(Int(link.pattern), judged) }
    }
  }

  /// Whether a word is of one clause with the word before it.
  @inline(__always)
  private static func isJoined(_ index: Int, _ words: [Word]) -> Bool {
    guard index > 0, index < words.count, case .joined = words[index].gap else { return false }
    return true
  }

  /// The places of a pattern as they are written, the judged word among them.
  private static func places(of pattern: PhrasePattern, _ table: PhraseTableReader) -> [PhraseStep] {
    table.steps[pattern.before] + [pattern.judged] + table.steps[pattern.after]
  }

  /// The place whose words are the rarest together, or nil when there is none of words alone.
  private static func anchor(of pattern: PhrasePattern, _ table: PhraseTableReader) -> Choice? {
    var best: Choice?
    var least = Int.max
    func consider(_ step: PhraseStep, _ place: Int, _ offsets: ClosedRange<Int>) {
      if !step.isCertain || step.words.count * offsets.count >= least { return }
      let weight = step.words.reduce(0) { $0 + CommonWords.weight(of: table.hashes[$1]) } * offsets.count
      if weight >= least { return }
      least = weight
      best = Choice(step: step, place: place, offsets: offsets)
    }
    consider(pattern.judged, pattern.before.count, 0...0)
    // From the judged word away: how many words there may be between, fewest and most.
    var (fewest, most) = (0, 0)
    for index in pattern.before.reversed() {
      let step = table.steps[index]
      consider(step, index - pattern.before.lowerBound, fewest + 1...most + 1)
      (fewest, most) = (fewest + step.fewest, most + step.most)
    }
    (fewest, most) = (0, 0)
    for index in pattern.after {
      let step = table.steps[index]
      let place = pattern.before.count + 1 + index - pattern.after.lowerBound
      consider(step, place, -most - 1...(-fewest - 1))
      (fewest, most) = (fewest + step.fewest, most + step.most)
    }
    return best
  }
}

extension PhraseStep {
  /// How many words it takes.
  fileprivate var fewest: Int { kind == .word || kind == .any ? 1 : 0 }
  fileprivate var most: Int { kind == .not ? 0 : 1 }
}

/// What stands beside a word: one bit of 64 for another word of the clause, and its classes.
private struct Neighbor {
  private let hash: UInt64
  private let bit: UInt64
  /// Looked up once a link asks for classes.
  private var classes: WordClass?

  /// - Parameter isJoined: whether there is a word of the same clause at all.
  @inline(__always)
  init(_ index: Int, in words: [Word], isJoined: Bool) {
    if isJoined {
      hash = words[index].hash
      bit = WordHash.bit(of: hash)
    } else {
      (hash, bit, classes) = (0, 0, .edge)
    }
  }

  @inline(__always)
  mutating func isAllowed(by side: Side) -> Bool {
    if side.bits & bit != 0 { return true }
    if side.classes == 0 { return false }
    let own = classes ?? WordClass.of(hash)
    classes = own
    return side.classes & own.rawValue != 0
  }
}

extension WordClass {
  /// What a link calls the place where no word stands.
  fileprivate static let edge = WordClass(rawValue: 1 << 31)
}

/// What may stand on one side of an anchor.
private struct Side: Sendable, BitwiseCopyable {
  var bits: UInt64 = 0
  var classes: UInt32 = 0

  /// - Parameter places: from the nearest on.
  mutating func add(_ places: some Sequence<PhraseStep>) {
    for step in places {
      // What must not stand there says too little.
      if step.kind == .not { continue }
      if step.kind == .any { break }
      bits |= step.bits
      classes |= step.classes.rawValue
      if step.isStart || step.isEnd { classes |= WordClass.edge.rawValue }
      if step.kind == .word { return }
    }
    bits = .max
    classes |= WordClass.edge.rawValue
  }
}
