import SeedModel
import SeededRandom

/// Draws one fix of a bug (domain rules: "Daily fix").
///
/// In order come: unseen fixes at the bug's severities, unseen ones above them level by level, skipped and
/// failed ones whose cooldown is over, applied ones with the least recently seen first. Among equals each is as
/// likely, by one number of the random source.
struct FixDraw {
  let content: EgoFixContent
  let memory: FixMemory
  /// The civil day that the fix is for.
  let day: Int32
  /// The time of that day, in minutes: abstentions that have ended by then are left out.
  let minute: Int
  let cooldownDays: Int
  /// A fix that must not be drawn; -1 for none.
  let excluded: Int32

  /// Whether a bug has any candidate at all.
  func hasCandidate(_ bug: Int32, type: FixType) -> Bool {
    let range = content.fixes(of: bug, type: type)
    for word in BitSet.words(of: range) {
      let allowed = allowed(word, in: range)
      let seen = memory.seen.words[word]
      if allowed & ~seen != 0 || allowed & memory.applied.words[word] != 0 { return true }
    }
    return count(in: range, of: cooled) > 0
  }

  /// A fix of a bug, of severities up to a level first; nil where it has no candidate.
  func draw(_ bug: Int32, type: FixType, upTo level: FixSeverity, with random: inout SplitMix64) -> Int32? {
    let all = content.fixes(of: bug, type: type)
    let start = all.lowerBound
    let end = content.fixes(of: bug, type: type, severity: level).upperBound
    if let fix = pick(in: start..<end, of: unseen, with: &random) { return fix }
    for severity in FixSeverity.allCases where severity.rawValue > level.rawValue {
      let range = content.fixes(of: bug, type: type, severity: severity)
      if let fix = pick(in: range, of: unseen, with: &random) { return fix }
    }
    if let fix = pick(in: all, of: cooled, with: &random) { return fix }
    return oldestApplied(in: all, with: &random)
  }

  /// A fix of a bug in the first severity of a list that has a candidate.
  func draw(
    _ bug: Int32,
    type: FixType,
    preferring severities: [FixSeverity],
    with random: inout SplitMix64
  ) -> Int32? {
    for severity in severities {
      let range = content.fixes(of: bug, type: type, severity: severity)
      if let fix = pick(in: range, of: unseen, with: &random) { return fix }
      if let fix = pick(in: range, of: cooled, with: &random) { return fix }
      if let fix = oldestApplied(in: range, with: &random) { return fix }
    }
    return nil
  }

  /// The bits of a word that may be drawn: those of the range, less the excluded one and ended abstentions.
  private func allowed(_ word: Int, in range: Range<Int32>) -> UInt64 {
    var bits = BitSet.mask(word, in: range) & ~content.ended(by: minute, word: word)
    if Int(excluded) >> 6 == word, excluded >= 0 { bits &= ~(1 << UInt64(excluded & 63)) }
    return bits
  }

  private func unseen(_ word: Int, _ bits: UInt64) -> UInt64 { bits & ~memory.seen.words[word] }

  private func cooled(_ word: Int, _ bits: UInt64) -> UInt64 {
    var cooling = bits & memory.seen.words[word] & ~memory.applied.words[word]
    var result: UInt64 = 0
    while cooling != 0 {
      let place = cooling.trailingZeroBitCount
      let last = memory.lastDay[word * 64 + place]
      if Int(day) - Int(last) >= cooldownDays { result |= 1 << UInt64(place) }
      cooling &= cooling &- 1
    }
    return result
  }

  private func count(in range: Range<Int32>, of bits: (Int, UInt64) -> UInt64) -> Int {
    var count = 0
    for word in BitSet.words(of: range) { count += bits(word, allowed(word, in: range)).nonzeroBitCount }
    return count
  }

  private func pick(
    in range: Range<Int32>,
    of bits: (Int, UInt64) -> UInt64,
    with random: inout SplitMix64
  ) -> Int32? {
    let count = count(in: range, of: bits)
    guard count > 0 else { return nil }
    var rank = random.below(count)
    for word in BitSet.words(of: range) {
      let candidates = bits(word, allowed(word, in: range))
      let here = candidates.nonzeroBitCount
      if rank < here { return Int32(word * 64 + candidates.place(ofSetBit: rank)) }
      rank -= here
    }
    return nil
  }

  private func oldestApplied(in range: Range<Int32>, with random: inout SplitMix64) -> Int32? {
    var oldest = Int32.max
    for word in BitSet.words(of: range) {
      var bits = allowed(word, in: range) & memory.applied.words[word]
      while bits != 0 {
        oldest = min(oldest, memory.lastDay[word * 64 + bits.trailingZeroBitCount])
        bits &= bits &- 1
      }
    }
    return pick(
      in: range,
      of: { word, bits in
        var candidates = bits & memory.applied.words[word]
        var result: UInt64 = 0
        while candidates != 0 {
          let place = candidates.trailingZeroBitCount
          if memory.lastDay[word * 64 + place] == oldest { result |= 1 << UInt64(place) }
          candidates &= candidates &- 1
        }
        return result
      },
      with: &random
    )
  }
}
