import Synchronization

/// Tells whether texts sound like something, one after the other, and keeps what each word adds: of the words
/// of a text nearly all have been met before.
///
/// It says what `ToneModel.matches` says, and costs a quarter of it.
package struct ToneReader: Sendable {
  /// A word of ASCII and what it adds by itself.
  private struct Entry: BitwiseCopyable {
    var hash: UInt64
    /// Two spellings with one hash have other lengths, where one of them is of ASCII alone.
    var byteCount: UInt32
    /// Whether it is of letters alone, so that no quotation mark stands in it.
    var isLetters: Bool
    var stem: UInt64
    var weights: ToneLanes
  }

  /// Hostile content does not fill the memory: once so many words are kept, others cost what they cost
  /// without.
  private static let wordLimit = 1 << 15
  private var entries: [Entry] = []
  /// Open addressing, at most half full: indices of entries from 1 on, and 0 where nothing stands.
  private var slots = [UInt32](repeating: 0, count: 1 << 12)

  package init() {}

  /// Whether some place of a text sounds like any of the tones.
  ///
  /// - Complexity: O(bytes).
  package mutating func soundsLikeSomething(_ words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var quotation = Quotation()
    var last = ToneAdder()
    var lastCount = 0
    var start = 0
    while start < words.count {
      let end = Sentences.end(from: start, of: words, in: bytes)
      var sum = weights(of: start..<end, words, bytes, &quotation)
      let count = end - start
      if count >= ToneModel.leastWordCount, sum.passes() { return true }
      if start > 0, lastCount + count >= ToneModel.leastWordCount {
        last.add(sum)
        if last.passes() { return true }
      }
      (last, lastCount, start) = (sum, count, end)
    }
    return false
  }

  /// What the features of one sentence add up to, as `ToneFeatures.forEach` names them.
  @inline(__always)
  private mutating func weights(
    of sentence: Range<Int>,
    _ words: [Word],
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ quotation: inout Quotation
  ) -> ToneAdder {
    var sum = ToneAdder()
    let edge = ToneFeatures.Pair(word: ToneFeatures.edge, stem: ToneFeatures.edge)
    var before = edge
    var isInQuotes = false
    for index in sentence {
      let word = words[index]
      let pair: ToneFeatures.Pair
      if quotation.isOpen(in: bytes, at: Int(word.startOffset)) {
        if isInQuotes { continue }
        isInQuotes = true
        pair = ToneFeatures.Pair(word: ToneFeatures.quote, stem: ToneFeatures.quote)
        ToneFeatures.emitAlone(pair) { sum.add($0) }
      } else {
        isInQuotes = false
        if word.isNumber {
          pair = ToneFeatures.Pair(word: ToneFeatures.number, stem: ToneFeatures.number)
          ToneFeatures.emitAlone(pair) { sum.add($0) }
        } else {
          let entry = entry(of: word, in: bytes)
          if entry.isLetters { quotation.skipLetters(to: Int(word.endOffset)) }
          pair = ToneFeatures.Pair(word: word.hash, stem: entry.stem)
          sum.add(entry.weights)
        }
      }
      ToneFeatures.emitPair(pair, behind: before) { sum.add($0) }
      before = pair
    }
    ToneFeatures.emitPair(edge, behind: before) { sum.add($0) }
    ToneFeatures.forEachMark(behind: words[sentence.upperBound - 1], in: bytes) { sum.add($0) }
    return sum
  }

  @inline(__always)
  private mutating func entry(of word: Word, in bytes: UnsafeBufferPointer<UInt8>) -> Entry {
    var slot = Int(truncatingIfNeeded: word.hash) & (slots.count &- 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == word.hash {
        if Int(entry.byteCount) == word.range.count { return entry }
        return Self.make(word, bytes).entry
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return learn(word, bytes)
  }

  @inline(never)
  private mutating func learn(_ word: Word, _ bytes: UnsafeBufferPointer<UInt8>) -> Entry {
    let (entry, isASCII) = Self.make(word, bytes)
    guard isASCII, entries.count < Self.wordLimit else { return entry }
    entries.append(entry)
    if entries.count * 2 > slots.count {
      slots = [UInt32](repeating: 0, count: slots.count * 2)
      for index in entries.indices { place(index) }
    } else {
      place(entries.count - 1)
    }
    return entry
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(index + 1)
  }

  @inline(never)
  private static func make(_ word: Word, _ bytes: UnsafeBufferPointer<UInt8>) -> (entry: Entry, isASCII: Bool)
  {
    let pair = ToneFeatures.Pair(word: word.hash, stem: WordStem.hash(of: word, in: bytes))
    var weights = ToneLanes()
    ToneFeatures.emitAlone(pair) { weights.add($0) }
    ToneFeatures.forEachEdge(of: word, in: bytes) { weights.add($0) }
    let own = bytes[word.range]
    let entry = Entry(
      hash: word.hash,
      byteCount: word.endOffset - word.startOffset,
      isLetters: own.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") },
      stem: pair.stem,
      weights: weights
    )
    return (entry, own.allSatisfy { $0 < 0x80 })
  }
}

/// Readers for threads to take and give back.
package final class ToneReaderPool: Sendable {
  private let readers = Mutex<[ToneReader]>([])

  package init() {}

  /// Lends a reader to a closure.
  package func with<Result>(_ body: (inout ToneReader) -> Result) -> Result {
    var reader = readers.withLock { $0.popLast() } ?? ToneReader()
    let result = body(&reader)
    let used = reader
    readers.withLock { $0.append(used) }
    return result
  }
}
