import SeedModel
import SeededRandom

/// Draws one fix of a bug (domain rules: "Daily fix").
///
/// In order come: unseen fixes at the bug's severities, unseen ones above them level by level, skipped and
/// failed ones whose cooldown is over, applied ones with the least recently seen first. Among equals each is
/// as likely, by one number of the random source.
///
/// Content and memory are handed to each call instead of being kept, so that nothing is retained on the way.
struct FixDraw {
  /// Which fixes a draw is among.
  enum Class {
    /// Those that were never seen.
    case unseen
    /// Those that were skipped, failed or left, and whose cooldown is over.
    case cooled
    /// Those that were applied and last seen on a day.
    case applied(on: Int32)
  }

  /// The civil day that the fix is for.
  let day: Int32
  /// The time of that day, in minutes: abstentions that have ended by then are left out.
  let minute: Int
  let cooldownDays: Int
  /// A fix that must not be drawn; -1 for none.
  let excluded: Int32

  /// Whether a bug has any candidate at all.
  func hasCandidate(_ bug: Int32, type: FixType, in content: EgoFixContent, _ memory: FixMemory) -> Bool {
    let range = content.fixes(of: bug, type: type)
    for word in BitSet.words(of: range) {
      let allowed = allowed(word, in: range, content, memory)
      if allowed & (~memory.seen.words[word] | memory.applied.words[word]) != 0 { return true }
    }
    return count(.cooled, in: range, content, memory) > 0
  }

  /// A fix of a bug, of severities up to a level first; nil where it has no candidate.
  func draw(
    _ bug: Int32,
    type: FixType,
    upTo level: FixSeverity,
    in content: EgoFixContent,
    _ memory: FixMemory,
    with random: inout SplitMix64
  ) -> Int32? {
    let all = content.fixes(of: bug, type: type)
    let end = content.fixes(of: bug, type: type, severity: level).upperBound
    if let fix = pick(.unseen, in: all.lowerBound..<end, content, memory, &random) { return fix }
    for above in level.rawValue..<2 {
      guard let severity = FixSeverity(rawValue: above + 1) else { break }
      let range = content.fixes(of: bug, type: type, severity: severity)
      if let fix = pick(.unseen, in: range, content, memory, &random) { return fix }
    }
    if let fix = pick(.cooled, in: all, content, memory, &random) { return fix }
    return oldestApplied(in: all, content, memory, &random)
  }

  /// A fix of a bug in the first severity of a list that has a candidate.
  func draw(
    _ bug: Int32,
    type: FixType,
    preferring severities: [FixSeverity],
    in content: EgoFixContent,
    _ memory: FixMemory,
    with random: inout SplitMix64
  ) -> Int32? {
    for severity in severities {
      let range = content.fixes(of: bug, type: type, severity: severity)
      if let fix = pick(.unseen, in: range, content, memory, &random) { return fix }
      if let fix = pick(.cooled, in: range, content, memory, &random) { return fix }
      if let fix = oldestApplied(in: range, content, memory, &random) { return fix }
    }
    return nil
  }

  /// The bits of a word that may be drawn: those of the range, less the excluded one, deleted ones and ended
  /// abstentions.
  private func allowed(
    _ word: Int,
    in range: Range<Int32>,
    _ content: EgoFixContent,
    _ memory: FixMemory
  ) -> UInt64 {
    var bits = BitSet.mask(word, in: range) & ~content.ended(by: minute, word: word)
    bits &= ~memory.deleted.words[word]
    if Int(excluded) >> 6 == word, excluded >= 0 { bits &= ~(1 << UInt64(excluded & 63)) }
    return bits
  }

  /// The bits of a word that belong to a class.
  private func bits(
    of group: Class,
    _ word: Int,
    in range: Range<Int32>,
    _ content: EgoFixContent,
    _ memory: FixMemory
  ) -> UInt64 {
    let allowed = allowed(word, in: range, content, memory)
    switch group {
    case .unseen: return allowed & ~memory.seen.words[word]
    case .cooled:
      let cooling = allowed & memory.seen.words[word] & ~memory.applied.words[word]
      return days(of: cooling, word, memory) { Int(day) - Int($0) >= cooldownDays }
    case .applied(let last):
      return days(of: allowed & memory.applied.words[word], word, memory) { $0 == last }
    }
  }

  /// Those bits of a word whose fix was last seen on a day that passes a test.
  @inline(__always)
  private func days(of bits: UInt64, _ word: Int, _ memory: FixMemory, _ passes: (Int32) -> Bool) -> UInt64 {
    var rest = bits
    var result: UInt64 = 0
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      if passes(memory.lastDay[word * 64 + place]) { result |= 1 << UInt64(place) }
      rest &= rest &- 1
    }
    return result
  }

  private func count(
    _ group: Class,
    in range: Range<Int32>,
    _ content: EgoFixContent,
    _ memory: FixMemory
  ) -> Int {
    var count = 0
    for word in BitSet.words(of: range) {
      count += bits(of: group, word, in: range, content, memory).nonzeroBitCount
    }
    return count
  }

  private func pick(
    _ group: Class,
    in range: Range<Int32>,
    _ content: EgoFixContent,
    _ memory: FixMemory,
    _ random: inout SplitMix64
  ) -> Int32? {
    let words = BitSet.words(of: range)
    // The words' candidates, on the stack: a day is lived in a microsecond.
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: words.count) { candidates in
      var count = 0
      for place in candidates.indices {
        candidates[place] = bits(of: group, words.lowerBound + place, in: range, content, memory)
        count += candidates[place].nonzeroBitCount
      }
      guard count > 0 else { return nil }
      var rank = random.below(count)
      for place in candidates.indices {
        let here = candidates[place].nonzeroBitCount
        if rank < here {
          return Int32((words.lowerBound + place) * 64 + candidates[place].place(ofSetBit: rank))
        }
        rank -= here
      }
      return nil
    }
  }

  private func oldestApplied(
    in range: Range<Int32>,
    _ content: EgoFixContent,
    _ memory: FixMemory,
    _ random: inout SplitMix64
  ) -> Int32? {
    var oldest: Int32?
    for word in BitSet.words(of: range) {
      var rest = allowed(word, in: range, content, memory) & memory.applied.words[word]
      while rest != 0 {
        oldest = min(oldest ?? .max, memory.lastDay[word * 64 + rest.trailingZeroBitCount])
        rest &= rest &- 1
      }
    }
    return oldest.flatMap { pick(.applied(on: $0), in: range, content, memory, &random) }
  }
}
