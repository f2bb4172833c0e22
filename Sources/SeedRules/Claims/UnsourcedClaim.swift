import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedText
import SeedTables

/// Flags texts that claim something measured (a number, a percentage, studies, research, a named effect) and
/// name no source. Only a tidbit can name one. In a prompt, a comment or an insight a claim is a warning, and
/// what measures in passing is none: "wait 5 minutes", "eighty percent sure", "according to the radio". What
/// a clause opens with is told: a share ("93% of what you say"), and what the average person does.
///
/// What counts is written in digits or is one of the terms. Years after a preposition ("in 1979"), decades,
/// clock times, ordinals, what a number is the name of ("page 40", "No. 5", "Room 101") and figures of speech
/// ("24/7", "50/50", "a 9-to-5 job", "110 percent") are no claims, and neither are "one idea", "two people"
/// or "a second".
struct UnsourcedClaim: WordRule {
  static let metadata = RuleMetadata(
    .error("claims/unsourced-claim"),
    summary: "A text has a number, studies, research or a named effect, and no source.",
    rationale: """
      Readers repeat what they read here. What was measured was measured by somebody, and whoever writes it \
      down has to have looked: author, year and title stand in `source`, which is never shown. Prompts, \
      comments and insights have no `source`; what they claim is a warning.
      """,
    reads: "the bodies of tidbits without `source`; prompts, comments and insights",
    options: [.entries("terms", Lists.unsourcedClaim, "What counts as a claim, besides numbers in digits.")],
    languages: ["en"]
  )

  static let examples = RuleExamples(
    accepted: [
      .tidbit(
        """
        "body": "Nearly all the drivers in one study put their own skill in the upper half of the group.",
        "source": { "author": "Ola Svenson", "year": 1981, "title": "Are We All Less Risky" }
        """
      ),
      .comment("It is free per day, every day free."),
      .comment("Eighty percent sure, according to the radio, is not sure."),
      .prompt("Sit still for 5 minutes today, and let 3 calls go by."),
      .prompt("Order what the average person in the queue orders, and leave 3 of your opinions there."),
      .body("One idea, two people, and a second of silence. Nobody in the room studies it like you do."),
      .body("At 7:30 the inbox is yours 24/7. In 1955 they would have called that a lighthouse."),
      .body("It is hard to skip the second when it says \\\"2.\\\" in front of it."),
      .body("On page 40 you gave the 9-to-5 hero 110 percent, 50/50 out of pity. By 2015 it was No. 5."),
      .body("According to the sign, the pool opens at nine. The scientist next door waters her plants."),
      .prompt("Research the bus times and take the next one anyway."),
      .body("According to your mother, a study with a door is where she researched the flight for you."),
    ],
    flagged: [
      .body("Around ⟪90⟫ percent of drivers think that they are better than the others. So do you."),
      .body("⟪Studies⟫ show that people who are always busy are less happy than they say they are."),
      .body(
        "⟪Experts agree⟫: a Dunning–Kruger of a cook is never the one who eats at 8 what there is of it."
      ),
      .comment("⟪Studies⟫ show that nobody read the second line."),
      .comment("⟪93⟫% of what you say is never heard."),
      .body("⟪The average person⟫ waits an hour before the first look at the phone. You need not."),
      .body("It is called the ⟪spotlight effect⟫: you count the eyes on you, and count too many."),
    ]
  )

  let lists: [TermList]

  init(_ options: RuleOptions) { lists = [options.terms()] }

  func reads(_ origin: TextOrigin) -> Bool {
    switch origin.part {
    case .tidbit, .prompt, .comment, .stepComment, .insight: true
    default: false
    }
  }

  func check(
    _ matches: ArraySlice<TermIndex.Match>,
    of list: Int,
    in words: WordView,
    _ findings: inout FindingSink
  ) {
    let isTidbit = words.origin.part == .tidbit
    let match = matches.lazy.map(\.wordRange).first { match in
      isTidbit ? !isPlainNumber(match, words) : !isInPassing(match, words) && !words.isQuoted(match)
    }
    guard let match, !isTidbit || !hasSource(words.text) else { return }
    var finding = words.finding(of: Self.self, "\(words.quote(match)) is a claim without a source", at: match)
    if !isTidbit { finding.severity = .warning }
    finding.remedy =
      isTidbit
      ? "Add \"source\": { \"author\", \"year\", \"title\" } of the work that found it, or say it without the claim."
      : "Say it without the claim, or make a tidbit of it that has a source."
    findings.report(finding)
  }

  /// Whether a match outside of tidbits tells nothing that was measured.
  private func isInPassing(_ match: Range<Int>, _ words: WordView) -> Bool {
    let (first, last) = (words.words[match.lowerBound], words.words[match.upperBound - 1])
    if isNumber(match, words) {
      let isPercent = words.text.bytes[last.range.upperBound...].first == UInt8(ascii: "%")
      return !isPercent || isPlainNumber(match, words) || !isShare(match, words)
    }
    if match.count > 1, words.words[match.lowerBound + 1].hash == Self.average {
      return first.gap == .joined || !isVerb(joined(match.upperBound, words), words)
    }
    if !Self.passing.contains(first.hash) || Self.telling.contains(last.hash) { return false }
    return match.lowerBound == 0 || !Self.percents.contains(first.hash)
      || !isShare(match.lowerBound - 1..<match.upperBound, words)
  }

  /// Whether a number of per cent opens a clause and is one of something: not "at ninety percent of it".
  private func isShare(_ number: Range<Int>, _ words: WordView) -> Bool {
    words.words[number.lowerBound].gap > .joined && joined(number.upperBound, words)?.hash == Self.of
      && joined(number.upperBound + 1, words).map { !Self.pronouns.contains($0.hash) } == true
  }

  /// The word at an index, where nothing parts it from the one before.
  private func joined(_ index: Int, _ words: WordView) -> Word? {
    index < words.words.count && words.words[index].gap == .joined ? words.words[index] : nil
  }

  /// Whether a word has the form of a verb of one person, or is an auxiliary.
  private func isVerb(_ word: Word?, _ words: WordView) -> Bool {
    guard let word else { return false }
    return words.text.bytes[word.range].last == UInt8(ascii: "s") || Self.auxiliaries.contains(word.hash)
  }

  private static let of = WordHash.of("of")
  private static let average = WordHash.of("average")
  private static let passing = WordSet(Lists.Claims.passing)
  private static let telling = WordSet("show, say, suggest, prove, research, studies, science, experts")
  private static let percents = WordSet("percent, percentage, per")
  private static let pronouns = WordSet("it, this, that, them")
  private static let auxiliaries = WordSet("had, did, can, could, will, would, may, might, should, must")

  private func isNumber(_ match: Range<Int>, _ words: WordView) -> Bool {
    match.count == 1 && words.words[match.lowerBound].isNumber
  }

  private func hasSource(_ text: TextView) -> Bool {
    let record = text.catalog.records[Int(text.text.record)]
    let tree = text.catalog.trees[Int(record.fileIndex)]
    guard let source = tree.value(of: "source", in: record.node) else { return false }
    return tree[source].kind != .null
  }

  /// Whether a number is a year, a clock time or the like rather than a measure.
  private func isPlainNumber(_ match: Range<Int>, _ words: WordView) -> Bool {
    let word = words.words[match.lowerBound]
    guard isNumber(match, words) else { return false }
    let bytes = words.text.bytes
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }
    let (start, end) = (word.range.lowerBound, word.range.upperBound)
    if byte(end) == UInt8(ascii: ":"), byte(end + 1).isDigit { return true }
    if byte(start - 1) == UInt8(ascii: ":"), byte(start - 2).isDigit { return true }
    // A number that is all of a quotation is a name: say "2".
    let isLast =
      match.upperBound == words.words.count || !words.isQuoted(match.upperBound..<match.upperBound + 1)
    let isFirst = match.lowerBound == 0 || !words.isQuoted(match.lowerBound - 1..<match.lowerBound)
    if isFirst, isLast, words.isQuoted(match) { return true }
    let text = words.string(start..<end)
    // "50/50" and "24/7".
    if byte(end) == UInt8(ascii: "/") || byte(start - 1) == UInt8(ascii: "/") {
      return isSplit(match.lowerBound, words)
    }
    // "110%" of an effort; "No. 5" and "p. 40", where a full stop parts the name from its number.
    if text == "110", byte(end) == UInt8(ascii: "%") { return true }
    if match.lowerBound > 0, byte(start - 1) == UInt8(ascii: " "), byte(start - 2) == UInt8(ascii: "."),
      Self.abbreviated.contains(words.words[match.lowerBound - 1].hash)
    {
      return true
    }
    if match.upperBound < words.words.count, Self.clock.contains(words.words[match.upperBound].hash) {
      return true
    }
    guard text.utf8.count == 4, let year = Int(text), (1000...2100).contains(year), match.lowerBound > 0
    else {
      return false
    }
    // "In 1955 a …" and "by 2015 lunch" date; "about 1500 people" and "in 1500 homes" count.
    if match.upperBound < words.words.count {
      let next = words.words[match.upperBound]
      let isMany =
        words.text.bytes[next.range.upperBound - 1] == UInt8(ascii: "s") || Self.many.contains(next.hash)
      let isDated = (1800...2100).contains(year) && !isMany
      if next.gap == .joined, !StopWords.contains(next.hash), !isDated { return false }
    }
    return Self.dating.contains(words.words[match.lowerBound - 1].hash)
  }

  /// Whether a number is half of two with a stroke between them that are a figure of speech: 24/7, 20/20, and
  /// what makes a hundred.
  private func isSplit(_ index: Int, _ words: WordView) -> Bool {
    let isFirst = words.text.byte(at: words.words[index].range.upperBound) == UInt8(ascii: "/")
    let (first, second) = isFirst ? (index, index + 1) : (index - 1, index)
    guard first >= 0, second < words.words.count, let left = Int(words.string(words.words[first].range)),
      let right = Int(words.string(words.words[second].range)),
      words.words[first].range.upperBound + 1 == words.words[second].range.lowerBound
    else { return false }
    return (left, right) == (24, 7) || (left, right) == (20, 20)
      || left.addingReportingOverflow(right) == (100, false)
  }

  private static let many = WordSet("people, men, women, children, percent, per")

  private static let abbreviated = WordSet("no, nr, apt, p, pp, vol, ch, fig")

  private static let clock = WordSet("am, pm, o'clock, a, p")

  private static let dating = WordSet(Lists.Claims.dating)
}
