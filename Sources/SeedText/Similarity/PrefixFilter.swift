/// Chooses the keys under which a text meets those that may be similar to it: as few as there have to be, and the
/// rarest.
///
/// Two similar texts have so many runs in common (`SimilarityThreshold.leastRuns`) that the first of them, in an order
/// that is the same for all texts, is among the first of both: whoever has a run less than that behind it need not be
/// found there. Where the words alone can be enough, they meet under their words the same way.
struct PrefixFilter: Sendable {
  private let threshold: SimilarityThreshold
  /// By the lowest bits of a word, how many there are in all texts; empty where no text meets under a word.
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

  /// Enters a text under its keys.
  ///
  /// - Parameters:
  ///   - runs: the hashes of its runs.
  ///   - counts: how often each comes in all texts.
  /// - Returns: its outline, or nil when it can be similar to none.
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
        // What comes once is written too, and then written over: a branch on it would go wrong every other time.
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

  /// Enters a text under the first of its runs or words.
  ///
  /// - Parameters:
  ///   - numbers: all of them; sorted afterwards.
  ///   - each: what one weighs.
  ///   - more: the weight of what else a text may share with one that it meets here.
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
      // What a text repeats would only meet the same texts again.
      if index > 0, numbers[index - 1] == numbers[index] { continue }
      let rest = each * (numbers.count - index) + more
      postings.append(Posting.make(Rarity.hash(numbers[index]), text: text, rest: rest, of: weight))
    }
  }

  /// By insertion, since most texts have but a dozen runs that others have too.
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
