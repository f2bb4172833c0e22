/// Texts that are nearly the same, in clusters.
///
/// A cluster is what similar texts join: every text in it is similar to another one of it, though not to
/// each. Texts that are the same once folded are one text; a cluster has two different ones at least.
///
/// Similar texts share some of their runs of words. The runs have one order, the rarest first. Of a text with
/// n runs of which any similar one has k, the first n - k + 1 are its keys: two similar texts have a key in
/// common (a prefix filter). So only texts that stand under one key are compared. What is found is what
/// comparing all with all would find, which the tests do (`NaiveSearch`).
package struct SimilarTexts: Sendable {
  /// The texts' indices: ascending in each cluster, and the clusters by their first.
  package let clusters: [[UInt32]]
  /// False where a budget against hostile content ended the search early.
  package let isComplete: Bool

  /// - Parameters:
  ///   - texts: of these, those that are compared by words.
  ///   - threshold: from what similarity on two texts belong together.
  ///   - minimumWordCount: shorter texts are not compared.
  ///   - comparisonLimit: how many comparisons may be made under crowded keys; nil for 256 a text.
  /// - Complexity: O(words log words), and at most 48 comparisons a text for each key of few texts; for all
  ///   crowded keys together, the limit.
  package init(
    of texts: FoldedTexts,
    threshold: SimilarityThreshold,
    minimumWordCount: Int,
    comparisonLimit: Int? = nil
  ) {
    let firsts = texts.firstsByWords
    let compared = firsts.indices.filter { index in
      firsts[index].map(Int.init) == index && texts.texts[index].wordCount >= minimumWordCount
    }
    let budget = comparisonLimit ?? 256 * compared.count
    var search = SimilaritySearch(texts, compared, threshold, budget: budget)
    search.run()
    isComplete = search.isComplete
    clusters = Self.clusters(&search.sets, firsts)
  }

  private static func clusters(_ sets: inout DisjointSets, _ firsts: [UInt32?]) -> [[UInt32]] {
    var isJoined = [Bool](repeating: false, count: firsts.count)
    for index in firsts.indices {
      let root = sets.root(of: UInt32(index))
      if root != index { (isJoined[index], isJoined[Int(root)]) = (true, true) }
    }
    // By root, the number of its cluster.
    var numbers: [UInt32: Int] = [:]
    var clusters: [[UInt32]] = []
    for (index, first) in firsts.enumerated() {
      guard let first, isJoined[Int(first)] else { continue }
      let root = sets.root(of: first)
      if let number = numbers[root] {
        clusters[number].append(UInt32(index))
      } else {
        numbers[root] = clusters.count
        clusters.append([UInt32(index)])
      }
    }
    return clusters
  }
}

/// The search for texts that are similar, under keys that they share.
private struct SimilaritySearch {
  /// What is joined so far, by the texts' indices.
  var sets: DisjointSets
  private(set) var isComplete = true

  private let texts: FoldedTexts
  private let compared: [Int]
  private let threshold: SimilarityThreshold
  private var budget: Int
  /// Those of each text, once it is compared.
  private var features: [[UInt64]]
  /// For each text, the bits that stand for its words.
  private let sketches: [UInt64]

  /// A text under a key.
  private struct Posting {
    let key: UInt64
    let text: UInt32
    let weight: Int32
  }

  /// The most texts of a key that are compared whatever the budget.
  private static let crowd = 48

  init(_ texts: FoldedTexts, _ compared: [Int], _ threshold: SimilarityThreshold, budget: Int) {
    self.texts = texts
    self.compared = compared
    self.threshold = threshold
    self.budget = budget
    sets = DisjointSets(count: texts.texts.count)
    features = Array(repeating: [], count: texts.texts.count)
    sketches = texts.texts.indices.map { texts.words(of: $0).reduce(0) { $0 | WordHash.bit(of: $1) } }
  }

  /// Joins all that is similar: under crowded keys last, so that most is joined where many meet.
  mutating func run() {
    let postings = makePostings()
    var crowds: [Range<Int>] = []
    var start = 0
    while start < postings.count {
      var end = start + 1
      while end < postings.count, postings[end].key == postings[start].key { end += 1 }
      if end - start > Self.crowd { crowds.append(start..<end) } else { join(postings[start..<end]) }
      start = end
    }
    crowds.sort { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
    for crowd in crowds { joinCrowd(postings[crowd]) }
  }

  /// Compares the texts of a key: each with those before it that are not too light for it.
  private mutating func join(_ group: ArraySlice<Posting>) {
    for seeker in group.indices {
      let least = threshold.leastPartner(of: Int(group[seeker].weight))
      for other in group.startIndex..<seeker where group[other].weight >= least {
        let (left, right) = (group[other], group[seeker])
        if sets.root(of: left.text) != sets.root(of: right.text), areSimilar(left, right) {
          sets.join(left.text, right.text)
        }
      }
    }
  }

  /// Compares the many texts of a key: each with those of other sets, as long as the budget lasts. Texts that
  /// are joined already cost nothing.
  private mutating func joinCrowd(_ group: ArraySlice<Posting>) {
    // The texts so far that are not too light, together with those of the same set.
    var others: [[Posting]] = []
    for seeker in group {
      let least = threshold.leastPartner(of: Int(seeker.weight))
      var own = [seeker]
      var index = 0
      while index < others.count {
        if joins(seeker, to: &others[index], least: least) {
          // The fewer move to the many.
          var moved = others.remove(at: index)
          if moved.count > own.count { swap(&moved, &own) }
          own += moved
        } else if others[index].isEmpty {
          others.remove(at: index)
        } else {
          index += 1
        }
        if !isComplete { return }
      }
      others.append(own)
    }
  }

  /// Joins a text to some others of one set if it is similar to one of them, and drops those that are too
  /// light for it and all later ones.
  ///
  /// - Returns: whether it is of their set now.
  private mutating func joins(_ seeker: Posting, to others: inout [Posting], least: Int) -> Bool {
    guard let first = others.first else { return false }
    if sets.root(of: first.text) == sets.root(of: seeker.text) { return true }
    var index = 0
    while index < others.count {
      if others[index].weight < least {
        others.swapAt(index, others.count - 1)
        others.removeLast()
        continue
      }
      if budget == 0 {
        isComplete = false
        return false
      }
      budget -= 1
      if areSimilar(others[index], seeker) {
        sets.join(first.text, seeker.text)
        return true
      }
      index += 1
    }
    return false
  }

  private mutating func areSimilar(_ left: Posting, _ right: Posting) -> Bool {
    let least = threshold.leastCommon(ofSum: Int(left.weight) + Int(right.weight))
    // Each word that the other text lacks takes one run with it at least.
    let (one, other) = (sketches[Int(left.text)], sketches[Int(right.text)])
    guard Int(left.weight) - 3 * (one & ~other).nonzeroBitCount >= least,
      Int(right.weight) - 3 * (other & ~one).nonzeroBitCount >= least
    else { return false }
    prepare(left.text)
    prepare(right.text)
    let common = RunFeatures.commonWeight(
      features[Int(left.text)],
      features[Int(right.text)],
      least: least
    )
    return common >= least
  }

  private mutating func prepare(_ text: UInt32) {
    if features[Int(text)].isEmpty { features[Int(text)] = RunFeatures.of(texts.words(of: Int(text))) }
  }

  /// The texts under their keys: by key, then by weight and index.
  private func makePostings() -> [Posting] {
    var runs = Rarity(of: compared.lazy.map(texts.words), RunFeatures.addRuns)
    // Below a half, two texts may be similar by their words alone.
    var words = threshold.needsWords ? Rarity(of: compared.lazy.map(texts.words)) { $1 += $0 } : nil
    var postings: [Posting] = []
    var numbers: [UInt64] = []
    for text in compared {
      let own = texts.words(of: text)
      let weight = Int32(clamping: RunFeatures.weight(wordCount: own.count))
      func add(_ key: UInt64) { postings.append(Posting(key: key, text: UInt32(text), weight: weight)) }
      let leastRuns = threshold.leastRuns(wordCount: own.count)
      numbers.removeAll(keepingCapacity: true)
      RunFeatures.addRuns(of: own, to: &numbers)
      runs.forEachRarest(of: numbers, shared: max(1, leastRuns), add)
      if leastRuns < 1 {
        words?.forEachRarest(of: Array(own), shared: threshold.leastWords(wordCount: own.count), add)
      }
    }
    return Self.sorted(postings)
  }

  /// Sorts postings: by the highest bits of their keys, which are as good as random, into so many buckets
  /// that few stand in each.
  ///
  /// - Complexity: O(postings) on average.
  private static func sorted(_ postings: [Posting]) -> [Posting] {
    let bits = UInt64(Int.bitWidth - (postings.count / 16 | 1).leadingZeroBitCount)
    func bucket(_ posting: Posting) -> Int { Int(posting.key >> (64 - bits)) }
    // Where each bucket starts; once it is filled, where it ends.
    var ends = [Int](repeating: 0, count: 1 << bits)
    for posting in postings { ends[bucket(posting)] += 1 }
    var start = 0
    for bucket in ends.indices { (ends[bucket], start) = (start, start + ends[bucket]) }
    var sorted = postings
    for posting in postings {
      let bucket = bucket(posting)
      sorted[ends[bucket]] = posting
      ends[bucket] += 1
    }
    start = 0
    sorted.withUnsafeMutableBufferPointer { sorted in
      for end in ends {
        sorted[start..<end].sort { ($0.key, $0.weight, $0.text) < ($1.key, $1.weight, $1.text) }
        start = end
      }
    }
    return sorted
  }
}

/// How often runs or words come in some texts: the order in which they are keys.
private struct Rarity {
  /// By the lowest bits of a number; those that share them count together, which costs time and finds nothing
  /// else.
  private var counts: [UInt8]
  private let mask: UInt64
  /// Those of a text's numbers that come more than once.
  private var common: [(count: UInt8, number: UInt64)] = []

  /// - Parameter add: appends a text's numbers.
  init(
    of texts: some Collection<ArraySlice<UInt64>>,
    _ add: (ArraySlice<UInt64>, inout [UInt64]) -> Void
  ) {
    var capacity = 1 << 12
    while capacity < texts.count * 64, capacity < 1 << 24 { capacity *= 2 }
    counts = Array(repeating: 0, count: capacity)
    mask = UInt64(capacity - 1)
    var numbers: [UInt64] = []
    for text in texts {
      numbers.removeAll(keepingCapacity: true)
      add(text, &numbers)
      for number in numbers {
        let slot = slot(of: number)
        counts[slot] += counts[slot] < .max ? 1 : 0
      }
    }
  }

  private func slot(of number: UInt64) -> Int { Int(truncatingIfNeeded: (number >> 1) & mask) }

  /// Calls a body with the rarest of a text's numbers, so many that any text that shares `shared` of them has
  /// one of these; without those that no other text has.
  mutating func forEachRarest(of numbers: [UInt64], shared: Int, _ body: (UInt64) -> Void) {
    let count = numbers.count - shared + 1
    if count <= 0 { return }
    // Those that no other text has come first, and are no keys.
    common.removeAll(keepingCapacity: true)
    for number in numbers where counts[slot(of: number)] > 1 {
      common.append((counts[slot(of: number)], number))
    }
    let keyCount = count - (numbers.count - common.count)
    if keyCount <= 0 { return }
    common.sort(by: <)
    var last: UInt64?
    for (_, number) in common.prefix(keyCount) where number != last {
      body(number)
      last = number
    }
  }
}
