/// What two texts are compared by: their words, each counting double, and their runs of three words.
///
/// The text's ends count as words in the runs, so that a text of n words has n + 2 runs and weighs 3 n + 2. In
/// this mixture one word in six may differ at a similarity of 0.6, whatever the length: with runs alone it
/// would be one in ten, and no short text would ever be near another.
///
/// A feature is 64 bits wide: how many texts share it, roughly, in the upper five; the hash of the word or run;
/// and 1 in the lowest one for a word. In a text they stand in ascending order, the rarest first.
enum RunFeatures {
  private static let classShift: UInt64 = 59

  @inline(__always)
  private static func make(_ hash: UInt64, isWord: Bool, class rarity: UInt64) -> UInt64 {
    rarity << classShift | (hash >> 5 & ~1) | (isWord ? 1 : 0)
  }

  /// What the features of a text weigh together.
  @inline(__always)
  static func weight(wordCount: Int) -> Int { 3 * wordCount + 2 }

  @inline(__always)
  static func weight(of feature: UInt64) -> Int { isWord(feature) ? 2 : 1 }

  @inline(__always)
  static func isWord(_ feature: UInt64) -> Bool { feature & 1 != 0 }

  /// Calls a closure with the hash of every run.
  @inline(__always)
  static func forEachRun(of words: some Sequence<UInt64>, _ body: (UInt64) -> Void) {
    var first = WordMixing.boundary
    var second = WordMixing.boundary
    @inline(__always) func add(_ third: UInt64) {
      body(WordMixing.mix(WordMixing.mix(first, second), third))
      first = second
      second = third
    }
    for word in words { add(word) }
    add(WordMixing.boundary)
    add(WordMixing.boundary)
  }

  /// How many features a text has at most.
  @inline(__always)
  static func mostCount(wordCount: Int) -> Int { 2 * wordCount + 2 }

  /// Writes the features of a text that other texts may have too, in ascending order.
  ///
  /// - Parameter features: `mostCount` elements.
  /// - Returns: how many they are, and what they weigh together.
  /// - Complexity: O(words log words).
  @inline(__always)
  static func write(
    _ words: UnsafeBufferPointer<UInt64>,
    _ frequencies: RunFrequencies,
    to features: UnsafeMutableBufferPointer<UInt64>
  ) -> (count: Int, weight: Int) {
    // What comes once is written too, and then written over: a branch on it would wait for memory each time, and
    // go wrong every other time.
    var count = 0
    @inline(__always) func write(_ feature: UInt64, if isShared: Bool) {
      features[count] = feature
      count += isShared ? 1 : 0
    }
    forEachRun(of: words) { run in
      let rarity = frequencies.runClass(of: run)
      write(make(run, isWord: false, class: rarity), if: rarity != RunFrequencies.onceClass)
    }
    let runCount = count
    for word in words {
      let rarity = frequencies.wordClass(of: word)
      write(make(word, isWord: true, class: rarity), if: rarity != RunFrequencies.onceClass)
    }
    sort(features, 0..<count)
    return (count, runCount + 2 * (count - runCount))
  }

  /// The features of a text on its own; how rare they are is left out.
  static func features(of words: [UInt64]) -> [UInt64] {
    var features: [UInt64] = []
    forEachRun(of: words) { features.append(make($0, isWord: false, class: 0)) }
    for word in words { features.append(make(word, isWord: true, class: 0)) }
    return features.sorted()
  }

  /// The weight of what two texts have in common.
  ///
  /// - Complexity: O(features of both).
  static func commonWeight(_ left: [UInt64], _ right: [UInt64]) -> Int {
    var weight = 0
    var leftIndex = 0
    var rightIndex = 0
    while leftIndex < left.count, rightIndex < right.count {
      if left[leftIndex] == right[rightIndex] {
        weight += Self.weight(of: left[leftIndex])
        leftIndex += 1
        rightIndex += 1
      } else if left[leftIndex] < right[rightIndex] {
        leftIndex += 1
      } else {
        rightIndex += 1
      }
    }
    return weight
  }

  /// Sorts a text's features, of which there are a few dozen: by their class, of which there are few in a text,
  /// and then by insertion, which moves none far.
  @inline(__always)
  private static func sort(_ numbers: UnsafeMutableBufferPointer<UInt64>, _ range: Range<Int>) {
    if range.count > 256 {
      var many = UnsafeMutableBufferPointer(rebasing: numbers[range])
      return many.sort()
    }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: range.count) { copy in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: 32) { next in
        next.initialize(repeating: 0)
        for (index, number) in zip(copy.indices, numbers[range]) {
          copy.initializeElement(at: index, to: number)
          next[Int(number >> classShift)] += 1
        }
        var start = range.lowerBound
        for rarity in next.indices { (next[rarity], start) = (start, start + next[rarity]) }
        for number in copy {
          let rarity = Int(number >> classShift)
          numbers[next[rarity]] = number
          next[rarity] += 1
        }
      }
    }
    for index in range.dropFirst() {
      let number = numbers[index]
      var place = index
      while place > range.lowerBound, numbers[place - 1] > number {
        numbers[place] = numbers[place - 1]
        place -= 1
      }
      numbers[place] = number
    }
  }
}
