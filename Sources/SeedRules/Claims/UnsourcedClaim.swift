import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedText
import SeedTables

/// Flags tidbits that claim something measured (a number, a percentage, studies, research, a named effect)
/// and name no source.
///
/// What counts is written in digits or is one of the terms. Years after a preposition ("in 1979"), decades,
/// clock times, ordinals, what a number is the name of ("page 40", "No. 5", "Room 101") and figures of speech
/// ("24/7", "50/50", "a 9-to-5 job", "110 percent") are no claims, and neither are "one idea", "two people"
/// or "a second".
struct UnsourcedClaim: WordRule {
  static let metadata = RuleMetadata(
    .error("claims/unsourced-claim"),
    summary: "A tidbit has a number, studies, research or a named effect, and no source.",
    rationale: """
      Readers repeat what they read here. What was measured was measured by somebody, and whoever writes it \
      down has to have looked: author, year and title stand in `source`, which is never shown.
      """,
    reads: "the bodies of tidbits without `source`",
    options: [.entries("terms", defaultTerms, "What counts as a claim, besides numbers in digits.")]
  )

  static let examples = RuleExamples(
    accepted: [
      .tidbit(
        """
        "body": "Nearly all the drivers in one study put their own skill in the upper half of the group.",
        "source": { "author": "Ola Svenson", "year": 1981, "title": "Are We All Less Risky" }
        """
      ),
      .body("One idea, two people, and a second of silence. Nobody in the room studies it like you do."),
      .body("At 7:30 the inbox is yours 24/7. In 1955 they would have called that a lighthouse."),
      .body("On page 40 you gave the 9-to-5 hero 110 percent, 50/50 out of pity. By 2015 it was No. 5."),
      .body("According to your mother, a study with a door is where she researched the flight for you."),
    ],
    flagged: [
      .body("Around ⟪90⟫ percent of drivers think that they are better than the others. So do you."),
      .body("⟪Studies⟫ show that people who are always busy are less happy than they say they are."),
      .body(
        "⟪Experts agree⟫: a Dunning–Kruger of a cook is never the one who eats at 8 what there is of it."
      ),
      .body("It is called the ⟪spotlight effect⟫: you count the eyes on you, and count too many."),
    ]
  )

  let terms: TermList

  init(_ options: RuleOptions) { terms = options.terms() }

  func reads(_ origin: TextOrigin) -> Bool { origin.part == .tidbit }

  func check(_ matches: [Range<Int>], in words: WordView, _ findings: inout FindingSink) {
    guard let match = matches.first(where: { !isPlainNumber($0, words) }), !hasSource(words.text) else {
      return
    }
    let finding = words.finding(of: Self.self, Message.unsourced(words.quote(match)), at: match)
    findings.report(finding, remedy: Message.remedy)
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
    guard match.count == 1, word.isNumber else { return false }
    let bytes = words.text.bytes
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }
    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    let (start, end) = (word.range.lowerBound, word.range.upperBound)
    if byte(end) == UInt8(ascii: ":"), isDigit(byte(end + 1)) { return true }
    if byte(start - 1) == UInt8(ascii: ":"), isDigit(byte(start - 2)) { return true }
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

  private static let dating = WordSet(
    """
    in, since, by, until, till, from, before, after, around, about, of, to, year, circa, early, late, spring
    summer, autumn, fall, winter, january, february, march, april, may, june, july, august, september, october
    november, december
    """
  )

  private static let defaultTerms = """
    #, percent, percentage/percentages, percentile, per cent, on average, out of ten/hundred/five/four/three
    !page/pages/chapter/room/route/gate/number/line/step/level/floor/row/seat/act/scene/episode/season/bus/tram #
    !platform/track/apartment/flat/building/exit/highway/article/paragraph/section/figure/phase/round/size/channel #
    !volume/grade/day/week/version/bug/fix/item/rule/lesson/part/plan #, !9 to 5, !5 star, !half past #
    !quarter past/to #, !110 percent/per, one/two/three/four/nine in three/four/five/ten/twenty/hundred
    nine out of ten, half of all, two thirds, two-thirds, three quarters, three-quarters, times as likely
    times more likely, twice as likely, studies, !studies law/medicine/english/history/art
    !he/she/who/it/that/everyone/everybody/nobody/someone/one studies, !your/my/his/her/their studies
    !studies it/him/her/them/you/how/the/your/his/every, study found/finds/shows/showed/suggests/suggested
    a/one/another/recent/famous/classic/large/small study, !a study with a/its/no/the
    !a study door/desk/lamp/wall/window, in this/the study, research, researched
    !to/you/they/we/your/i/some/any/no research, !you/they/had/he/she/who/and/everyone researched
    researcher/researchers, scientist/scientists, psychologist/psychologists, psychiatrist, neuroscientist*
    scientifically, neuroscience, science says/shows/tells/has, experts say/agree/found, it is/was proven
    it's proven, in an/one/experiment/experiments experiment/experiments, experiments show, clinical trial*
    in a survey, surveys, survey found/shows/says/after, a poll found/shows/says, polls show/say
    brain scans/imaging
    harvard/stanford/yale/princeton/mit/oxford professor/psychologist/economist/researchers/team/study
    professor/professors found/showed/proved, a famous/classic/recent/well-known experiment, in one experiment
    meta-analysis, statistics, statistically, according to
    !according to you/your/him/her/his/their/them/me/my/plan/taste/legend/habit, data show/shows/suggest/suggests
    data is/are clear, half the/of people/population/adults/drivers/men/women, half of us
    twice/thrice as many people, evidence shows/suggests, has been shown, was shown to, proven to, proves that
    spotlight/bystander/halo/hawthorne/pygmalion/barnum/forer/placebo/zeigarnik/streisand/ikea/pratfall effect
    mere-exposure/contrast/framing/endowment/priming/rosenthal/mandela/doppler/audience/snob/bandwagon effect
    ben franklin effect, dunning-kruger, kruger effect, better-than-average effect, lake wobegon, mere exposure
    mere urgency, false consensus effect, overconfidence/backfire/boomerang/door-in-the-face effect
    confirmation/hindsight/negativity/self-serving/optimism/survivorship/attribution/availability/outcome bias
    bias blind spot, status quo bias, in-group/ingroup bias, projection bias, present bias, correspondence bias
    fundamental attribution error, sunk cost, sunk-cost, cognitive dissonance, impostor/imposter syndrome
    loss aversion, idleness aversion, planning fallacy, gambler's fallacy, just-world, illusory superiority
    illusion of control/transparency/explanatory, labor/labour illusion, focusing illusion
    end-of-history illusion, availability heuristic, affect heuristic, anchoring effect, peak-end rule
    hedonic treadmill/adaptation, ego depletion, decision fatigue, ironic process, white bear
    pluralistic ignorance, groupthink, social proof, stereotype threat, learned helplessness, attachment theory
    self-determination theory, terror management, social comparison theory, polyvagal, flow state, dopamine
    cortisol, oxytocin, amygdala, prefrontal, liking gap, goal gradient, overjustification, foot in the door
    foot-in-the-door, moral licensing, marshmallow test, stanford prison, milgram, solomon asch, pavlov*, maslow*
    parkinson's law, pareto, peter principle, dunbar's number, goodhart's law, sunday neurosis, paradox of choice
    choice overload
    """

  private enum Message {
    static func unsourced(_ text: String) -> String { "the tidbit claims \(text) and has no source" }
    static let remedy = """
      Add "source": { "author", "year", "title" } of the work that found it, or say it without the claim.
      """
  }
}
