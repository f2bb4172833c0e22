import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags tasks that ask for a quality (better, nicer, more humble) where something that can be seen is needed.
/// Comments and tidbits, which ask for nothing, are not read.
struct VagueWord: TermRule {
  static let metadata = RuleMetadata(
    .warning("voice/vague-word"),
    summary: "A task asks for a quality that nobody can check.",
    rationale: """
      A fix has an end you can see: you know tonight whether it happened. Nobody knows whether they were more \
      humble. Name the one act that a humbler person would have done.
      """,
    reads: """
      prompts and what else a fix asks for; not comments, tidbits, quiz and scenario options, what is quoted, nor \
      a comparison ("nicer than the last one")
      """,
    options: [.entries("terms", defaultTerms, "The words and phrases that name a quality.")],
    judged: JudgedShare(
      tuning: .init(found: 21, of: 21, wrong: 0, of: 20),
      held: .init(found: 21, of: 21, wrong: 0, of: 20),
      misses: "It misses acts that sound like something to do and cannot be seen."
    )
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Count the times today you know the better word, date or route and keep it to yourself."),
      .prompt("Be open from nine to five like a shop, also to do better-paid things."),
      .prompt("Send the first version of one message, the one less polished than your usual."),
      .prompt("Take the seat that is nicer than yours and give it to the next person who comes in."),
    ],
    flagged: [
      .prompt("⟪Be more open-minded⟫ in one meeting today and write down what happened."),
      .prompt("In one talk with a colleague today, ⟪be nicer⟫ and ⟪listen better⟫."),
    ]
  )

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool { origin.part == .prompt || origin.part.isInstruction }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || isComparing(match, words) || isChosen(match, words)
      || words.isPartOfCompound(match)
  }

  /// "The more patient person", "the less comfortable chair": one of several is meant.
  private func isChosen(_ match: Range<Int>, _ words: WordView) -> Bool {
    let all = words.words
    guard match.lowerBound > 0, Self.degrees.contains(all[match.lowerBound].hash),
      all[match.lowerBound - 1].hash == Self.the, all[match.lowerBound].gap == .joined
    else { return false }
    let isBe = match.lowerBound > 1 && all[match.lowerBound - 2].hash == Self.be
    return !isBe && match.upperBound < all.count && all[match.upperBound].gap == .joined
  }

  private static let degrees = WordSet("more, less, most, least")
  private static let the = WordHash.of("the")
  private static let be = WordHash.of("be")

  private func isComparing(_ match: Range<Int>, _ words: WordView) -> Bool {
    guard match.upperBound < words.words.count, words.words[match.upperBound].gap == .joined else {
      return false
    }
    let after = match.upperBound + 1
    return words.words[match.upperBound].hash == Self.than
      && !(after < words.words.count && Self.ownHabits.contains(words.words[after].hash))
  }

  /// What a comparison with oneself goes on with: "more kindly than usual".
  private static let ownHabits = WordSet("usual, you, ever, before, yesterday, normal")
  private static let than = WordHash.of("than")

  private static let defaultTerms = """
    >make ... day/life/world/evening/morning nicer/better/brighter/easier/kinder/happier/sweeter
    in a <degree>? <kinder>/<quality> way/manner/spirit, >be <degree>? interested/engaged/invested/available, as <quality>/<kinder>/honest/authentic as possible/you
    >give/cut/allow .. more/some/enough/extra credit/grace/slack/leeway/understanding
    >listen/talk/speak/smile/laugh/share/complain/worry/judge/rest/criticize/boast/brag/try/feel/love/argue/\
    ask/give/help/trust/relax more/less
    listen more and, talk less and/in/at
    better conversations/meetings/relationships/habits/boundaries/communication/choices/decisions
    >have better _, >have a better/nicer/kinder/calmer _, let yourself be, your true/authentic/best/real self
    show up as/fully/for/authentically
    take criticism/feedback/rejection/defeat/losing/advice/failure well/better/gracefully/gladly
    >handle .. well/better/gracefully/maturely/calmly, >deal with .. well/better/gracefully/maturely/calmly
    on a human/deeper/personal level, >be/become/stay true to, >be at/in one/peace/harmony/balance
    >focus/concentrate on .. positive/good/present/moment/yourself, >keep a positive
    >maintain .. attitude/balance/calm/perspective
    be/being/become <degree>? open-minded/self-aware/down-to-earth/easy-going/laid-back/non-judgmental
    >practice/practise <virtue>/being/listening/letting/kindness/non-attachment/active
    open to new/other/different/the/feedback/change/ideas/criticism, be open to, !be open to visitors/the
    care a <degree>? <degree>? less/more about, care .. less/more about
    a little less/more about/controlling/like
    >be <degree>? <degree>? humble/modest/gracious/kind/patient/generous/respectful/honest when/if/with/\
    about/toward/towards/to
    self-confidence, self-esteem, patience in/with
    >show .. patience/kindness/respect/interest/empathy/gratitude/love/support/understanding/compassion/\
    appreciation
    average today, be less hard/strict/tough/rough/cold/harsh/difficult
    really/truly/actually/actively/deeply/properly listen/hear/see/understand/connect/be/feel/appreciate/\
    enjoy/care/talk/think
    so personally, benefit of the doubt
    meaningful/deep/genuine/real/honest/authentic/heartfelt/deeper conversation/connection/talk/contact/\
    moment/exchange/interaction/relationship/effort
    comfortable with, learn to be/accept/love/enjoy/let/live/trust/say/listen/relax
    >show .. that you trust/care/value/appreciate/respect/love/are, >show .. you care/trust
    care of yourself/others, >take better/good/more care, get to you, affect/bother you, !doesn't/don't/didn't bother you, put .. first
    >put others/people/yourself/them/family first, content with, happy with what/who, satisfied with
    ego out of/at, your ego, find joy/meaning/peace/beauty/happiness/balance/purpose/fun
    >stop/quit/avoid seeking/needing/wanting/caring/worrying/judging/trying/fearing/comparing/overthinking/\
    doubting/chasing/craving/taking/feeling/being/expecting/resenting/striving
    >lead with, >live .. simply/fully/slowly/well
    more simply/naturally/spontaneously/intentionally/wisely/maturely/professionally/cheerfully/bravely/\
    boldly/modestly/fairly/quietly/sensibly/creatively
    feel valued/heard/seen/loved/appreciated/welcome/special/included/respected/better/good/safe
    go with the flow, be humble/modest/gracious/generous about/in/with/when
    >be a good/great/better/true/real, be okay/ok/fine/at-peace/cool with, be at peace, at peace with
    >see things/it/the .. perspective/way/differently, different perspective, their perspective
    his/her/their point of view, >look for the good/best/positive, >expect less/nothing/more
    >lower your expectations, >raise your, >keep things/it/your .. perspective/light/simple/real/balance
    >let others/people/someone .. shine/closer, >let others/people/someone be$, >let others/people/someone be themselves, let .. shine, let people in, >lean into
    >own your/it/up/who, >hold space, >forgive, >trust yourself/people/others/life, >trust the/your process/journey/timing/universe/gut/instinct/instincts/intuition/feelings/path/silence, >dream, >grow, >heal
    >rise, >shine, >thrive, >evolve, >step out of, comfort zone, >get out of your, >move on from
    >come to terms, >make peace, >know your worth, >know yourself, >respect, >honor, >cherish, >nurture
    >cultivate, >foster, >strengthen, >deepen, >enhance, >boost, >master, >overcome, >conquer, >manage your
    >control your/yourself, >tame your, >regulate, >calm down, >cheer up, >lighten up, >loosen up, >grow up
    >toughen, >be strong/brave/good/better/real/true/yourself/nice/happy/free/human, ^^be you$
    with less/more/some/greater ego/drama/heart/confidence/ease/fear/stress/anxiety/pride/judgment/care/\
    thought/effort/energy/joy/love
    without judgment/judging/ego/judgement/prejudice/fear/expectations/expecting, with ease, with pride
    with kindness, less stress/worry/fear/anxiety/judgment/negativity/drama/ego
    more fun/joy/ease/effort/balance/depth/meaning/space, have fun, have faith, have .. attitude, be all ears
    be the bigger, the bigger person, best self, a better you, a better version of you/yourself, quality of your, >enjoy
    in a better mood, good vibes/mood/energy, positive vibes/energy/outlook, fully present, mentally present
    emotionally, non-judgmentally, open-mindedly, !think of a, be considerate, be good to, be easy on
    easy on yourself, hard on yourself, kind on, tolerant of, accepting of, forgiving of
    understanding of/toward/towards, supportive of
    >be/become/being/stay/remain/act/seem/get/keep/sound <degree>? <degree>? <degree>? <quality>
    be/become/being/stay/get/feel <degree>? <degree>? <degree>? <kinder>/<flaw>
    !be/stay open from/until/till/to/for, !be present at/for the vote/roll/count/handover/delivery, !be open
    >be open$, >be open to/with/and about?, >be busy, !be/being/get/stay/keep busy
    !be/get/stay/become/sound/seem/feel/act real/natural/afraid/proud/busy/serious/comfortable
    >be nice/warm/aware/understanding/calm$
    >be nice/calm/aware/warm/understanding/real/proud/natural to/with/and/today/when/for/in/about/of/at/\
    until/all
    stay/remain/keep calm, be honest/true/gentle/kind/patient/nice with/to/about yourself/your
    be a/an <degree>? <kinder>/good/<quality> person/friend/listener/partner/colleague/human/self/version/\
    parent/boss/neighbor/team
    be/being yourself/supportive
    >be someone/somebody/there/worthy/that/the others/who/for/person/people/whom, >be there for
    be the person, be someone
    do/feel/listen/communicate/connect/behave/react/respond/act/speak/live/love/treat/sleep/argue/cope .. \
    better
    !feel better than, !do better-paid, !be a better one/way/time/day/view/seat/price/idea/route/place/word/answer/spot/deal
    !you really think, !what you really, !you actually listen
    a/your better person/friend/listener/partner/colleague/human/self/version
    better/best version of yourself, improve yourself/your/how/one/the/a/relations/things/communication
    more/less/most <quality>, more/less <flaw>, more/less/some/real/true/genuine/greater <virtue>
    !was/were/is/are/if/it's/looks/look/seems/seem/than more/less <quality>/<flaw>
    !the/a more/less <quality>/<flaw> of/one/seat/version/jacket/choice
    !the/a more/less <quality>/<flaw> _ of/than, !more/less understanding of
    more/less open-minded/judgmental, a little <kinder>, a bit <kinder>
    >act/live/speak/respond/react/behave/treat/listen/approach/meet/do/say/handle/move/spend/start/end/go/\
    take/answer/face/greet/walk/enter/work/write/lead/communicate ... with .. <virtue>
    with <degree>? <degree>? <virtue>, with an open heart/mind, an open heart/mind
    with love/all/full your? heart/attention/presence, with your whole heart, with good energy
    >show/practice/practise/cultivate/develop/have/build/bring/express/exercise/demonstrate/find/offer/give/\
    extend/embody/feel/choose/keep/radiate/lead/lean/trust .. .. <virtue>
    !find the/a trust
    >have/keep/show/adopt/bring a <degree>? <degree>? better/positive/good/great/new/open/healthy/healthier \
    attitude/mindset/outlook/spirit
    have a better/positive/good attitude, good/positive/better/right attitude, mindset, >pay .. attention to
    !pay no attention, !pay attention to how often, full attention, >work on your/yourself/being/how
    >improve, !do not improve the/a/it/your, !don't improve the/a/it/your
    >let go of your/the/needing/control/ego/always/wanting/expectations/old/perfection/being/fear/what/any
    >appreciate/embrace/cherish/enjoy/savor/savour/value/respect
    >take things/it/yourself/life/everything .. seriously/easy/personally/lightly/slow/slowly
    care less/more about, worry less, !worry less than, think/overthink less/positive/positively
    think before you/speaking, >lighten/loosen/mellow up/more, >chill$, >relax, >unwind, >slow down
    in the moment, >make/put an/in/more/some effort, make an effort, >try harder/your/to be
    >give/do/try your best, >give .. your best, >do better, others can .. rely/trust/count
    deeper level/connection/bond, >put yourself in .. shoes, see the best/good in, look on the bright
    >connect/reconnect with/more/on/deeply/to, healthier relationship, relationship with your/yourself/the
    let/allow yourself .. be/feel/to vulnerable/seen/feel/feelings/loved/open/human/imperfect
    >allow yourself, be yourself, change your attitude/mindset/perspective/energy/thinking/approach/outlook
    >open up, >open your heart/mind, how you come across
    be aware/mindful/conscious/careful/considerate of/with/about, notice how you come
    >accept .. yourself/criticism/gracefully/others/people/imperfection/feedback/uncertainty/help/change/that
    !accept a/one/the/every/any invitation/offer/help/coffee/compliment/call
    >understand the/their/others/other/your/someone/why/where, to understand the/their/others/where
    see/consider/understand/appreciate/respect .. other side, !see/consider/understand/appreciate/respect .. other side of/seat, as usual but better, on yourself$
    stay positive/calm/present/humble/grounded/true, keep an open mind
    speak/communicate/listen/live/act/respond/react/treat/love/write/think/talk/work/answer/argue/behave/\
    breathe/be/move .. more/less <gently>
    more/less <gently>, !no/more/not less seriously than
    >act/live/speak/listen/respond/love/behave/react/write .. gracefully/mindfully/graciously/wholeheartedly/\
    authentically/lovingly/humbly/respectfully/consciously
    gracefully, graciously, mindfully, wholeheartedly, authentically
    >support/inspire/uplift/encourage/cherish/love/trust others/someone/people/somebody/everyone/yourself/\
    them/more/each
    >care/believe more/in yourself/others/people, >grow as/into/from, >learn from, >focus on, >prioritize
    >reflect on, >embody, >strive, >aim to be/higher, quality time
    be a good person/friend/listener/partner/colleague/neighbor, >be good
    >be a/an .. influence/example/light/blessing, >think .. highly/bigger/positively/well
    value .. opinions/more
    more/less empathetic/self-aware/needy/reactive/humility/humbly/openly/honest/honestly/authentic/\
    authentically/positive/mindful/vulnerable/vulnerability/confidence
    !were/was/be more confident, >spread/bring/share .. joy/love/kindness/positivity/happiness/warmth/energy
    improve .. relationship/relationships/communication/skills, listening/communication/people/social skills
    less critical/ego/drama/pride/attitude, more heart/soul/love/joy/fun/care/kind
    your ego for/in/down/aside/at, check your ego, >make .. feel
    """

  static func message(_ term: String) -> String { "\(term) is nothing that anyone can check tonight" }
  static let remedy = "Name one act, and when it is over."
}
