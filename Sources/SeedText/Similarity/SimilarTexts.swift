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
  }

  /// Joins all that is similar: under keys of few texts first, so that most is joined where many meet.
  mutating func run() {
    let postings = makePostings()
    var groups: [Range<Int>] = []
    var start = 0
    while start < postings.count {
      var end = start + 1
      while end < postings.count, postings[end].key == postings[start].key { end += 1 }
      if end - start > 1 { groups.append(start..<end) }
      start = end
    }
    groups.sort { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
    for group in groups { join(postings[group]) }
  }

  /// Compares the texts of a key: each with those before it that are not too light for it.
  private mutating func join(_ group: ArraySlice<Posting>) {
    if group.count > Self.crowd { return joinCrowd(group) }
    for seeker in group.indices {
      let least = threshold.leastPartner(of: Int(group[seeker].weight))
      for other in group.startIndex..<seeker where group[other].weight >= least {
        let (left, right) = (group[other].text, group[seeker].text)
        if sets.root(of: left) != sets.root(of: right), areSimilar(left, right) { sets.join(left, right) }
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
      if areSimilar(others[index].text, seeker.text) {
        sets.join(first.text, seeker.text)
        return true
      }
      index += 1
    }
    return false
  }

  private mutating func areSimilar(_ left: UInt32, _ right: UInt32) -> Bool {
    prepare(left)
    prepare(right)
    let least = threshold.leastCommon(ofSum: weight(of: left) + weight(of: right))
    return RunFeatures.commonWeight(features[Int(left)], features[Int(right)], least: least) >= least
  }

  private func weight(of text: UInt32) -> Int {
    RunFeatures.weight(wordCount: Int(texts.texts[Int(text)].wordCount))
  }

  private mutating func prepare(_ text: UInt32) {
    if features[Int(text)].isEmpty { features[Int(text)] = RunFeatures.of(texts.words(of: Int(text))) }
  }

  /// The texts under their keys: by key, then by weight and index.
  private func makePostings() -> [Posting] {
    let runs = Rarity(compared.lazy.map { RunFeatures.runs(of: texts.words(of: $0)) })
    // Below a half, two texts may be similar by their words alone.
    let words = threshold.needsWords ? Rarity(compared.lazy.map { Array(texts.words(of: $0)) }) : nil
    var postings: [Posting] = []
    for text in compared {
      let own = texts.words(of: text)
      let weight = Int32(clamping: weight(of: UInt32(text)))
      func add(_ keys: [UInt64]) {
        postings += keys.map { Posting(key: $0, text: UInt32(text), weight: weight) }
      }
      let leastRuns = threshold.leastRuns(wordCount: own.count)
      add(runs.rarest(of: RunFeatures.runs(of: own), shared: max(1, leastRuns)))
      if leastRuns < 1, let words {
        add(words.rarest(of: Array(own), shared: threshold.leastWords(wordCount: own.count)))
      }
    }
    postings.sort { ($0.key, $0.weight, $0.text) < ($1.key, $1.weight, $1.text) }
    return postings
  }
}

/// How often runs or words come in some texts: the order in which they are keys.
private struct Rarity {
  /// By the lowest bits of a number; those that share them count together, which costs time and finds nothing
  /// else.
  private var counts: [UInt8]
  private let mask: UInt64

  init(_ texts: some Collection<[UInt64]>) {
    var capacity = 1 << 12
    while capacity < texts.count * 64, capacity < 1 << 24 { capacity *= 2 }
    counts = Array(repeating: 0, count: capacity)
    mask = UInt64(capacity - 1)
    for text in texts {
      for number in text {
        let slot = slot(of: number)
        counts[slot] += counts[slot] < .max ? 1 : 0
      }
    }
  }

  private func slot(of number: UInt64) -> Int { Int(truncatingIfNeeded: (number >> 1) & mask) }

  /// Of a text's numbers the rarest, so many that any text that shares `shared` of them has one of these;
  /// without those that no other text has.
  func rarest(of numbers: [UInt64], shared: Int) -> [UInt64] {
    let count = numbers.count - shared + 1
    if count <= 0 { return [] }
    // Those that no other text has come first, and are no keys.
    var common = numbers.filter { counts[slot(of: $0)] > 1 }
    let keyCount = count - (numbers.count - common.count)
    if keyCount <= 0 { return [] }
    common.sort { (counts[slot(of: $0)], $0) < (counts[slot(of: $1)], $1) }
    var keys: [UInt64] = []
    for number in common.prefix(keyCount) where keys.last != number { keys.append(number) }
    return keys
  }
}
