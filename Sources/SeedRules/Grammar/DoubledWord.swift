import SeedDiagnostics
import SeedLint
import SeedText

/// Flags a word that stands twice in a row, where that is no figure of speech.
struct DoubledWord: WordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("grammar/doubled-word"),
    since: "0.2",
    summary: "A word stands twice in a row.",
    rationale: """
      Mostly it is what an edit left behind, often across a line's end, where nobody sees it. "That that", \
      "had had" and "very, very" are left alone, and so is what belongs to another word: "log in in the \
      morning".
      """,
    repair: "Unsafe: takes the second one out.",
    reads: "every text but headings, labels and keywords",
    languages: ["en"],
    misses: "It leaves words alone that are doubled on purpose elsewhere, such as that and had."
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("They said that that was enough, and what you had had was a good night."),
      .comment("What it is is a habit."),
      .comment("Log in in the morning, and not before."),
      .comment("Turn it on on Sunday. Try them on on the stairs. Hand the form in in person."),
      .comment("Put it on on Sunday, and leave it on on the way back."),
      .comment("What they have have they earned? They told you you could leave."),
    ],
    flagged: [
      .comment(
        "Leave ⟪the the⟫ last word to someone else.",
        repaired: "Leave the last word to someone else."
      ),
      .comment("Leave it ⟪on on⟫ the table.", repaired: "Leave it on the table."),
      .comment("Put it ⟪in in⟫ the drawer.", repaired: "Put it in the drawer."),
      .comment("Come here. Cats sat ⟪in in⟫ a box.", repaired: "Come here. Cats sat in a box."),
      .comment("The keys lay ⟪in in⟫ the bowl.", repaired: "The keys lay in the bowl."),
      .comment("The reply can ⟪wait wait⟫ for an hour.", repaired: "The reply can wait for an hour."),
    ]
  )

  var fewestWords: Int { 2 }

  func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.isHeadingOrLabel }

  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    for index in words.indices.dropFirst() where words[index].hash == words[index - 1].hash {
      if isDoubled(index, words, in: bytes) { return true }
    }
    return false
  }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    let bytes = words.text.bytes
    for index in words.words.indices.dropFirst() where isDoubled(index, words.words, in: bytes) {
      let range = index - 1..<index + 1
      var finding = words.finding(
        of: Self.self,
        "\(words.quote(index..<index + 1)) is written twice in a row",
        at: range
      )
      let rest = Int(words.words[index - 1].endOffset)..<Int(words.words[index].endOffset)
      finding.remedy = "Take one of them out."
      finding.repair = Repair("Take the second one out", .unsafe, [words.text.edit(rest, with: "")])
      findings.report(finding)
    }
  }

  private func isDoubled(_ index: Int, _ words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (first, second) = (words[index - 1], words[index])
    guard first.hash == second.hash, second.gap == .joined, second.startOffset == first.endOffset + 1,
      bytes[Int(first.endOffset)] == UInt8(ascii: " "), second.shape.contains(.letter),
      !Self.doubled.contains(second.hash)
    else { return false }
    // A name may be a word twice; and a hyphen makes one of the two part of another word.
    if second.shape.contains(.capitalized), !second.isStopWord { return false }
    // "Pok pok pok", and what is all of its clause: "My my, hey hey".
    if index > 1, words[index - 2].hash == second.hash { return false }
    if index + 1 < words.count, words[index + 1].hash == second.hash { return false }
    let isEnd = index + 1 == words.count || words[index + 1].gap > .joined
    if first.gap > .joined, isEnd { return false }
    for offset in [Int(first.startOffset) - 1, Int(second.endOffset)] where bytes.indices.contains(offset) {
      if bytes[offset] == UInt8(ascii: "-") { return false }
    }
    let before = index > 1 && first.gap == .joined ? words[index - 2].hash : 0
    if Self.particles.contains(second.hash) { return !isParticle(index, words) }
    if second.hash == Self.you { return !Self.tellers.contains(before) }
    // "What it is is a habit", "everything that happens happens".
    if Self.copulas.contains(second.hash) || !second.isStopWord {
      return !words[..<index].contains { Self.openers.contains($0.hash) }
    }
    return true
  }

  /// Whether the first of two belongs to a verb: "Turn it on on Sunday", "Hand the form in in person".
  private func isParticle(_ index: Int, _ words: [Word]) -> Bool {
    var start = index - 1
    while start > 0, index - start < 5, words[start].gap < .sentence { start -= 1 }
    let before = words[start..<index - 1]
    guard before.contains(where: { Self.phrasal.contains($0.hash) }) else {
      return before.last.map { Self.objects.contains($0.hash) } == true && Self.isTime(after: index, words)
    }
    // "Put it in in the drawer", "Leave it on on the table".
    return !before.contains { Self.loose.contains($0.hash) } || Self.isTime(after: index, words)
  }

  /// Whether a day, a time or a manner follows: "on Sunday", "in the morning", "in person".
  private static func isTime(after index: Int, _ words: [Word]) -> Bool {
    words[(index + 1)...].prefix(3).prefix { $0.gap == .joined }
      .contains { times.contains($0.hash) || $0.shape.contains(.digit) }
  }

  private static let you = WordHash.of("you")
  /// "The you you were", "They told you you could leave".
  private static let tellers = WordSet(
    "the, that, this, tell, tells, told, telling, remind, reminds, reminded, show"
  )
  private static let objects = WordSet("it, them, him, her, me, you, us, that, this, those, one, everything")
  private static let doubled = WordSet(Lists.DoubledWords.doubled)
  private static let particles = WordSet("in, on, up, out, off")
  /// Verbs of a particle that as often go with a place.
  private static let loose = WordSet("put, leave, left")
  private static let times = WordSet(
    """
    monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekday, weekdays, weekend, weekends, \
    january, february, march, april, may, june, july, august, september, october, november, december, morning, \
    mornings, afternoon, evening, evenings, night, nights, second, seconds, minute, minutes, hour, hours, day, \
    days, week, weeks, month, months, year, years, spring, summer, autumn, winter, time, way, person, public, \
    private, advance
    """
  )
  private static let phrasal = WordSet(Lists.DoubledWords.phrasal)
  private static let copulas = WordSet("is, was, are, were, does, did, has, have, can, will")
  private static let openers = WordSet(Lists.DoubledWords.openers)
}
