/// A prefix filter: chooses the keys under which a text is entered into the inverted index, so that any two
/// similar texts share a key. It takes as few keys as possible, and the rarest.
///
/// The runs of all texts have one order, rare runs first. Take a text of `n` runs, and let any similar text
/// have at least `k` of them (`SimilarityThreshold.leastRuns`). The first run that both share then is among
/// the first `n - k + 1` runs of the text: behind a later one there are fewer than `k` left. So these runs
/// are its keys, its prefix. At a low threshold two texts may be similar by their words alone; then words are
/// keys in the same way.
///
/// It is there for large content: comparing all with all takes 5 × 10⁹ comparisons for 100,000 texts. The
/// tests hold the result against that (`NaiveSearch`).
struct PrefixFilter: Sendable {
  private let threshold: SimilarityThreshold
  /// How often words come in all texts, by the lowest bits of a word. Empty where words are no keys.
  private let wordCounts: [UInt32]
  private static let wordMask = 0xFFFF

  init(_ threshold: SimilarityThreshold, _ texts: FoldedTexts) {
    self.threshold = threshold
    var counts: [UInt32] = []
    if threshold.needsWords {
      counts = [UInt32](repeating: 0, count: Self.wordMask + 1)
      for index in 0..<texts.count where texts.isComparedByWords(index) {
        texts.withWords(of: index) { words in
          for word in words { counts[Int(word) & Self.wordMask] &+= 1 }
        }
      }
    }
    wordCounts = counts
  }

  /// Makes the postings of a text under its keys.
  ///
  /// - Parameters:
  ///   - runs: the hashes of its runs.
  ///   - counts: how often each comes in all texts.
  /// - Returns: its outline, or nil when no text can be similar to it.
  /// - Complexity: O(words log words).
  @inline(__always)
  func enter(
    _ words: UnsafeBufferPointer<UInt32>,
    _ runs: ArraySlice<UInt64>,
    _ counts: ArraySlice<UInt8>,
    text: Int,
    _ postings: inout [UInt64]
  ) -> TextOutline? {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: runs.count) { numbers in
      var runCount = 0
      var signature = TextSignature()
      for (run, count) in zip(runs, counts) {
        // A run that no other text has is written too, but not counted, so the next run overwrites it. A
        // branch would be mispredicted half of the time.
        numbers.initializeElement(at: runCount, to: Rarity.number(run, count: count))
        runCount += count > 1 ? 1 : 0
      }
      let leastRuns = threshold.leastRuns(wordCount: words.count)
      if runCount < leastRuns { return nil }
      for run in numbers[..<runCount] { signature.addRun(Rarity.hash(run)) }
      for word in words { signature.addWord(word) }
      let weight = RunFeatures.weight(wordCount: words.count)
      let known = postings.count
      enter(
        UnsafeMutableBufferPointer(rebasing: numbers[..<runCount]),
        count: runCount - max(1, leastRuns) + 1,
        each: 1,
        more: 2 * words.count,
        text: text,
        weight: weight,
        &postings
      )
      if leastRuns < 1 {
        for (index, word) in words.enumerated() {
          let count = wordCounts[Int(word) & Self.wordMask]
          numbers.initializeElement(at: index, to: Rarity.number(UInt64(word) << 32, count: count))
        }
        enter(
          UnsafeMutableBufferPointer(rebasing: numbers[..<words.count]),
          count: words.count - threshold.leastWords(wordCount: words.count) + 1,
          each: 2,
          more: 0,
          text: text,
          weight: weight,
          &postings
        )
      }
      if postings.count == known { return nil }
      return TextOutline(weight: weight, lonely: runs.count - runCount, signature, threshold)
    }
  }

  /// Makes the postings of a text under the first of its runs or words.
  ///
  /// - Parameters:
  ///   - numbers: all of its runs or words, by rarity and hash. They are sorted on return.
  ///   - count: how many of them are keys.
  ///   - each: the weight of one.
  ///   - more: the weight of what two texts may share besides: the words, where these are runs.
  @inline(__always)
  private func enter(
    _ numbers: UnsafeMutableBufferPointer<UInt64>,
    count: Int,
    each: Int,
    more: Int,
    text: Int,
    weight: Int,
    _ postings: inout [UInt64]
  ) {
    if count <= 0 { return }
    Self.sort(numbers)
    for index in 0..<count {
      // A run that a text has twice needs one posting.
      if index > 0, numbers[index - 1] == numbers[index] { continue }
      let rest = each * (numbers.count - index) + more
      postings.append(Posting.make(Rarity.hash(numbers[index]), text: text, rest: rest, of: weight))
    }
  }

  /// Sorts by insertion: most texts have about a dozen runs that other texts have too.
  @inline(__always)
  private static func sort(_ numbers: UnsafeMutableBufferPointer<UInt64>) {
    if numbers.count > 64 {
      var all = numbers
      return all.sort()
    }
    for index in numbers.indices.dropFirst() {
      let number = numbers[index]
      var place = index
      while place > 0, numbers[place - 1] > number {
        numbers[place] = numbers[place - 1]
        place -= 1
      }
      numbers[place] = number
    }
  }
}
