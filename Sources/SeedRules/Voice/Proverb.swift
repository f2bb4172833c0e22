import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags proverbs and turns of phrase of sermons, by their words; `voice/maxim` flags those that are known by
/// their shape.
struct Proverb: TermRule {
  static let metadata = RuleMetadata(
    .warning("voice/proverb"),
    since: "0.2",
    summary: "A text quotes a proverb, or a turn of phrase of sermons.",
    rationale: """
      Everyone has read it on a cup: the bravest thing, the empty cup, the battle that you know nothing \
      about. It is true of everybody, so it tells this reader nothing. Say what is true of the scene at \
      hand.
      """,
    reads:
      "prompts, comments, validations, insights, debriefs, tidbits and copy; not options, nor what is quoted",
    options: [.entries("terms", defaultTerms, "Proverbs, and turns of phrase of sermons.")]
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("The less you say, the longer he has to talk about boats."),
      .comment("You said \\\"actions speak louder\\\" and sat down."),
    ],
    flagged: [
      .comment("⟪Silence speaks louder⟫ than the story."),
      .comment("⟪Sometimes the bravest thing⟫ is to do nothing."),
    ]
  )

  let terms: TermList

  func reads(_ origin: TextOrigin) -> Bool {
    origin.isProse && !origin.isSetInLines && !origin.part.isChoice && !origin.part.isOfBug
  }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isReported(match)
  }

  private static let defaultTerms = """
    kindness/charity/peace begins at, forgiveness/truth/honesty sets/frees, you only grow, you resist persists
    loudest person/one/voice in the/any room is, ^great/strong/wise people listen/don't/never/know, everyone you meet is/has/knows
    outside/beyond your/the comfort zone
    think of you ... none of your business, can't/cannot pour from an, thief of joy, on .. deathbed/deathbeds
    fighting a battle/battles you, choose/pick your battles, every battle is/needs/deserves
    silence/actions/deeds speak/speaks louder, louder than words
    only thing/things/currency/person you can't/cannot/can buy/control/get/change/save
    you're/you are? not your job/jobs/thoughts/feelings/past/mistakes/title/work/failures/grades/salary/titles
    sometimes the bravest/strongest/kindest/hardest/wisest/smartest/best/boldest/loudest thing/answer/word/act/move
    bravest/strongest/kindest/wisest/boldest thing you can/is
    ^the less/more/fewer/louder/harder/quieter you ... the more/less/fewer/louder/quieter/better you/they/people/it
    ^those who know/listen/love/care/matter/shout/talk/doubt/give/wait ... don't/never/need/rarely/seldom/speak/win
    ^people who know/love/matter/respect ... don't need
    ^real/true friends/leaders/love/men/women/listeners/adults/power/friendship/confidence don't/doesn't/never/need/\
    needs/listen/stay/know/show
    end of the day everyone/everybody/we/nobody, ^at the end of the day ... everyone/everybody/we wants/want/needs/need/are/is
    if you want to be heard/loved/seen/understood/respected/free/happy/liked/trusted ... must/need/learn/start/first
    ^everyone/everybody/we/people all? just/only? wants/want to be loved/seen/heard/liked/understood/accepted
    ^being right/kind/honest/liked/loved/vulnerable/brave/humble/busy/useful is easy/hard/free/cheap/brave/enough$
    ^confidence/insecurity/ego/pride/love/wisdom/truth/doubt/kindness/arrogance/patience is quiet/silent/loud/blind/\
    free/cheap/contagious/fragile/hungry/strength/power
    ^listening/silence/kindness/love/forgiveness/patience/humility/growth/respect/trust isn't .. waiting/weakness/\
    earned/free/given/silence/passive/empty/about
    not all who wander, life begins at/where/when, you only live once, tomorrow is never/not promised, yesterday is history
    this too shall, time heals, what doesn't kill, honesty is the best, knowledge is power, ignorance is bliss
    rome wasn't, what goes around, follow your heart, hurt people hurt, hindsight is, the grass is always
    comparison is/kills/steals, perfect/perfection is the enemy, done is better than, good things come/take
    no pain no, quality over quantity, respect is earned, the truth hurts, nothing lasts
    nothing worth .. is/comes easy, no one/nobody is coming to save, no-one is coming to save, your worth isn't/doesn't, your worth is not/never/more/in/within
    you are enough, you are more than your
    strength/courage/freedom/wisdom/peace is/lies/begins/starts in/with/within/when
    change begins/starts/happens with/when/at/in, we rise by, ^kindness costs, it takes two to tango/make/start, pride comes before
    mistakes are proof, failure is just/not/only the/a mother/step/lesson/teacher
    failure is the/a mother/step/stepping/lesson/teacher/feedback
    """

  static func message(_ term: String) -> String { "\(term) is a proverb" }
  static let remedy = "Say it of the scene at hand."
}
