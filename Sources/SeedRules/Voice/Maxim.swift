import SeedDiagnostics
import SeedLint
import SeedTables
import SeedText

/// Flags sermons, and the figure "It's not X. It's Y."
///
/// The figure is a negation and, as the next sentence or clause, the same subject with what it is instead.
/// Sermons are known by how they open: "Life is too short", "True strength is", "At the end of the day, we".
struct Maxim: WordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("voice/maxim"),
    since: "0.2",
    summary: "A text preaches, or turns on “It's not X. It's Y.”",
    rationale: """
      A maxim is true of everybody, so it says nothing about the reader; and "It's not X. It's Y." is how \
      every text sounds that has nothing to add. Say the second half, once, about the scene at hand.
      """,
    reads:
      "prompts, comments, validations, insights, debriefs, tidbits; copy whose role is notification or body"
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("It's not your turn. Sit down."),
      .comment("They don't want advice. Ask first."),
      .comment("In the end, nobody ordered dessert."),
    ],
    flagged: [
      .comment("⟪It's not a correction. It's a plea.⟫"),
      .comment("⟪Being busy isn't a virtue. It's a symptom.⟫"),
      .comment("⟪Life is too short to be right⟫."),
    ]
  )

  func reads(_ origin: TextOrigin) -> Bool {
    origin.isProse && !origin.isSetInLines && !origin.part.isChoice && !origin.part.isOfBug
  }

  var fewestWords: Int { 3 }

  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits,
    prompt: StemBloomFilter?
  ) -> Bool {
    Self.range(in: words, bytes) != nil
  }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    guard let (range, isFigure) = Self.range(in: words.words, words.text.bytes), !words.isQuoted(range) else {
      return
    }
    var bytes = words.byteRange(range)
    if isFigure, bytes.upperBound < words.text.bytes.count,
      words.text.bytes[bytes.upperBound] == UInt8(ascii: ".")
    {
      bytes = bytes.lowerBound..<bytes.upperBound + 1
    }
    let message =
      isFigure ? "the text turns on “it's not this, it's that”" : "\(words.quote(range)) is a maxim"
    let finding = words.text.finding(of: Self.self, message, at: bytes)
    findings.report(finding, remedy: isFigure ? "Say the second half alone." : "Say it of the scene at hand.")
  }

  private static func range(in words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> (
    Range<Int>, isFigure: Bool
  )? {
    for index in words.indices {
      if negations.contains(words[index].hash), let range = figure(at: index, words) { return (range, true) }
    }
    return sermons.firstMatch(in: words, bytes).map { ($0..<words.count, false) }
  }
}

extension Maxim {
  /// From a subject to the end of what it is instead: "it's not … . it's …".
  ///
  /// - Parameter index: the negation.
  private static func figure(at index: Int, _ words: [Word]) -> Range<Int>? {
    // The clause of the negation starts with its subject.
    var start = index
    while start > 0, words[start].gap == .joined { start -= 1 }
    guard index - start <= 4 else { return nil }
    var end = index + 1
    while end < words.count, words[end].gap == .joined { end += 1 }
    guard end < words.count, end - index <= 9,
      end > index + 1 || isContracted(words[index].hash) && end > index
    else { return nil }
    guard words[end].gap == .clause || words[end].gap == .sentence else { return nil }
    var last = end + 1
    while last < words.count, words[last].gap == .joined { last += 1 }
    let isShort = last - end <= 8 && (last == words.count || words[last].gap >= .sentence)
    guard isShort, last - end >= 2 else { return nil }
    let (first, second) = (words[start].hash, words[end].hash)
    let isSame = subject(of: first) != 0 && subject(of: first) == subject(of: second)
    let isIt = subjectsOfIt.contains(second)
    // "You don't want the answer. You want the applause."
    if dont.contains(words[index].hash) {
      guard index + 1 < end, first == second, index == start + 1, last > end + 1, end + 1 < words.count else {
        return nil
      }
      return words[end + 1].hash == words[index + 1].hash ? start..<last : nil
    }
    guard isBe(words, start, index) else { return nil }
    // "It's not the first miss. It's the third."
    if index + 2 < end, ordinals.contains(words[index + 2].hash) { return nil }
    if isSame, hasBe(words[end].hash) || end + 1 < last && forms.contains(words[end + 1].hash) {
      return start..<last
    }
    // "Being busy isn't a virtue. It's a symptom."
    guard isIt, isContracted(words[index].hash) || index > start else { return nil }
    let next = last > end + 1 ? words[end + 1].hash : 0
    return nominal.contains(next) && nominal.contains(words[index + 1].hash) ? start..<last : nil
  }

  /// Whether the negation is one of "to be".
  private static func isBe(_ words: [Word], _ start: Int, _ index: Int) -> Bool {
    if negatedForms.contains(words[index].hash) { return true }
    guard index > start else { return false }
    return forms.contains(words[index - 1].hash) || hasBe(words[index - 1].hash)
  }

  private static func hasBe(_ hash: UInt64) -> Bool { withBe.contains(hash) }
  private static func isContracted(_ hash: UInt64) -> Bool { negatedForms.contains(hash) }

  /// A number for each subject, however it is contracted.
  private static func subject(of hash: UInt64) -> Int { subjects[hash] ?? 0 }

  private static let subjects: [UInt64: Int] = {
    var subjects: [UInt64: Int] = [:]
    for (index, list) in [
      "it it's that that's this", "you you're", "they they're", "we we're", "he he's", "she she's", "what",
      "the",
    ]
    .enumerated()
    where index < 6 {
      for word in list.split(separator: " ") { subjects[WordHash.of(String(word))] = index + 1 }
    }
    return subjects
  }()

  private static let negations = WordSet("not, isn't, aren't, wasn't, weren't, don't, doesn't, didn't")
  private static let ordinals = WordSet("first, second, third, fourth, fifth, last")
  private static let dont = WordSet("don't, doesn't, didn't")
  private static let negatedForms = WordSet("isn't, aren't, wasn't, weren't")
  private static let forms = WordSet("is, are, was, were")
  private static let withBe = WordSet("it's, that's, you're, they're, we're, he's, she's")
  private static let subjectsOfIt = WordSet("it's, they're, that's")
  private static let nominal = WordSet("a, an, the, how, what, about, fear, your, just, called, who, why")

  private static let sermons = PhrasePatterns(
    """
    ^ [true|real] strength|confidence|courage|power|freedom|wisdom|love|friendship|growth|connection|change|humility|kindness|generosity|listening|peace|success|happiness|respect is|means|lies|comes|begins|starts|needs
    ^ [life] is too|about|a|what|made|not
    ^ life is [too] short
    ^ [happiness|kindness|confidence|silence|freedom|love|growth|perfection|strength] is a|not|the|about choice|journey|habit|superpower|muscle|strength|gift|enemy|having|skill|language|weapon|decision
    ^ [growth] begins|starts|happens|lives
    ^ [perfection] is the
    ^ [freedom] is not|the|being|having
    ^ [everything] happens for
    ^|sometimes|and|but [less] is more
    [be] the change
    [the] journey is the
    [the] only person|thing you can change|control
    ^ [every] ending is a
    ^|and|because|day we [are] all just|looking|human|afraid|broken|learning
    ^ [we] are|all all|want|need|just just|looking|to|human|afraid|learning
    [you] can't|cannot control others|people|other|everything|what|how
    [you] are enough
    ^ [a] wise|strong|humble person|man|woman|mind|friend
    let go of [what] you|no
    ^ in the [end] only|love|kindness|we|it's|what|everything
    ^ to be _ [you] must|have|need
    ^ [only] when you _ _ can|will|do
    ^ [what] matters is unless … lunch
    ^ it was [never] about
    ^ [there] are two|three kinds|types|sorts of people
    ^ [time] heals all|everything|every
    ^ [time] waits for
    ^ [a] goal|dream without a plan
    ^ [discipline|excellence|wisdom|humility|integrity|maturity] is|isn't|means|begins|starts|comes|lies
    ^ [greatness|authenticity|resilience|gratitude|forgiveness] is|isn't|means|begins|starts|comes|lies
    ^ [vulnerability|leadership|accountability|consistency] is|isn't|means|begins|starts|comes|lies
    ^ [discipline|wisdom|humility|maturity|greatness|leadership|forgiveness] demands|requires|builds|creates
    ^ [courage|character|trust|patience|honesty] is|isn't (not) a|an|the virtue|choice|journey|habit|gift
    ^ [respect|success|beauty|truth|hope] is|isn't (not) a|an|the virtue|choice|journey|habit|muscle|gift
    ^ [courage|character|trust|patience|honesty] is|isn't (not) a|an|the bridge|key|currency|door|mirror|seed
    ^ [respect|success|beauty|truth|hope] is|isn't (not) a|an|the bridge|key|currency|door|mirror|seed
    ^ [trust|respect|patience|honesty] is the foundation|highest|greatest|best
    ^ [the] opposite of love|failure|success|fear|courage
    [what] you resist|sow persists|you
    ^ [you] reap what
    ^ [you] become what
    ^ [real|true|great|strong] leaders|friends|listeners|men|women don't|never|know|need|listen|serve|lead
    ^ [wise|confident|secure] leaders|friends|men|women|people don't|never|know|need|listen|serve|make|lead
    [no] man is an island
    [where] there's a will there
    ^ [actions] speak louder
    ^ [slow] and steady wins
    ^ [practice] makes perfect|progress
    ^ [pride] comes|goes before
    ^ [silence] is golden
    ^ [honesty] is the best policy
    [the] grass is always|usually|greener
    ^ [sharing] is caring
    ^ [money] can't|cannot buy happiness|love|time|everything
    ^ [knowledge] is power
    ^ [done] is better than perfect
    [the] enemy of good|done|progress|great|joy
    [comparison] is the thief
    ^ [good] things come|take to|time
    ^ [every] journey|path|change|road begins|starts with
    [every] cloud has
    [when] one door closes
    [what] doesn't kill you
    ^ [what] goes around comes
    [is] never|not promised|guaranteed $
    ^ [you] only live once
    [live] each|every day as|like
    [seize] the day
    [pour] from an empty
    ^ [the] crack is where
    [on] their|your deathbed
    [it] takes a village
    [hurt] people hurt
    [kindness|smile|politeness|courtesy|humility] costs nothing|little
    [two] sides to every
    ^ [every|each] setback|failure|mistake|crisis|error|crash is a|an|another teacher|lesson|gift|chance|step
    ^ [every|each] obstacle|struggle|wound|problem|fall|loss is a|an|another teacher|lesson|gift|chance|step
    ^ [sometimes] the bravest|strongest|kindest|boldest|wisest thing
    ^ [the] greatest|truest|highest|purest gift|strength|love|form|freedom|power|victory|luxury|wealth
    [is] the highest|purest|truest|greatest|sincerest form
    ^ [change|healing|peace|happiness] begins|starts with|from|within|when|where|inside
    ^ [respect|charity|greatness|transformation] begins|starts with|from|within|when|where|inside
    ^ [happiness|peace|strength|confidence|freedom|healing] comes from
    ^ [only] the brave|wise|humble
    ^ [the] brave|wise|humble|meek are|know|don't|never|listen|learn
    [is] the price|key|foundation|root|mother|secret|currency of|to freedom|success|happiness|life|all|love
    [is] the price|key|foundation|root|mother|secret|currency of|to trust|growth|peace|change|everything|joy
    ^ [in] a world that|where|full|of
    ^ [life] rewards|teaches|happens|begins|owes|isn't|doesn't|gives|moves|becomes
    ^ [nobody|everybody|everyone] is perfect|unique|special $
    ^ [money] isn't|is (not) everything
    ^ [nothing] is more precious|powerful|beautiful|valuable than
    ^ [to] love|listen|live|give|forgive|lead|err|teach|serve|belong is to|human
    ^ [we] don't|never see things as they
    [life|growth|change|healing|success] is not a destination|race|sprint|competition
    [a] marathon not
    ^ [we] all carry|wear|make|need|want|fear|long|deserve|struggle
    ^ [love|trust|respect] is earned|built|given|patient|blind|all|enough|never
    ^ [beauty|truth] is in|lies|will
    [the] truth will set|always free|out|wins
    ^ [talk] is cheap
    ^ [time] is the one|only|most
    ^ [time] is money|precious
    ^ [nothing] worth having|doing is|comes|was
    ^ [you] get what you give|tolerate|pay
    ^ [you] can't|cannot please everyone|everybody
    ^ [all] we|you need is love|time|patience|courage|trust
    ^ [not] all who|those
    [the] best things in life
    ^ [nothing] changes if|until
    ^ [nothing] lasts forever
    ^ [this] too shall pass
    ^ [be] yourself everyone
    ^ [everyone] you meet is
    [fall] in love with the process
    [bigger|greater] than the sum of
    [your] ego is not your
    [you] are more than your job|work|mistakes|achievements|results|past|title|failures
    [you] are not|never your thoughts|mistakes|past|job|achievements|work|feelings
    ^ [comfort] zones|zone
    ^ [growth] happens outside|when|where
    ^ [your] worth|value is|isn't|doesn't|does
    ^ [worth|value] is not measured
    ^ [ego] is the enemy
    [check] your ego at the door
    """
  )
}
