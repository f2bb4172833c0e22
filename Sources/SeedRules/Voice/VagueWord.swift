import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags tasks that ask for a quality (better, nicer, more humble) where something that can be seen is
/// needed. Comments and tidbits, which ask for nothing, are not read.
struct VagueWord: TermRule {
  static let metadata = RuleMetadata(
    .warning("voice/vague-word"),
    summary: "A task asks for a quality that nobody can check.",
    rationale: """
      A fix has an end you can see: you know tonight whether it happened. Nobody knows whether they were \
      more humble. Name the one act that a humbler person would have done.
      """,
    reads: """
      prompts and what else a fix asks for; not comments, tidbits, quiz and scenario options, what is \
      quoted, nor a comparison ("nicer than the last one")
      """,
    options: [.entries("terms", defaultTerms, "The words and phrases that name a quality.")],
    judged: JudgedShare(
      tuning: .init(found: 21, of: 21, wrong: 0, of: 20),
      held: .init(found: 21, of: 21, wrong: 1, of: 20),
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

  let terms: TermList

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
    in a <degree>? <kinder>/<quality> way/manner/spirit, >be <degree>? interested/engaged/invested/available
    as <quality>/<kinder>/honest/authentic as possible/you
    >give/cut/allow .. more/some/enough/extra credit/grace/slack/leeway/understanding
    >listen/talk/speak/smile/laugh/share/complain/worry/judge/rest/criticize/boast/brag/try/feel/love/argue/\
    ask/give/help/trust/relax more/less
    listen more and, talk less and/in/at
    better conversations/meetings/relationships/habits/boundaries/communication/choices/decisions
    >have better _, >have a better/nicer/kinder/calmer _
    let yourself be <degree>? <degree>? <quality>/<flaw>/loved/human/imperfect/ordinary/average/\
    happy/enough/free/held/who, your true/authentic/best/real self
    show up fully/authentically, show up as yourself/your/the-person, show up for yourself/others/people
    take criticism/feedback/rejection/defeat/losing/advice/failure well/better/gracefully/gladly
    >handle .. well/better/gracefully/maturely/calmly, >deal with .. well/better/gracefully/maturely/calmly
    on a human/deeper/personal level, >be/become/stay true to, >be at peace, >be at one with
    >be in harmony/balance/tune
    >focus/concentrate on .. positive/good/present/moment/yourself, >keep a positive
    >maintain .. attitude/balance/calm/perspective
    be/being/become <degree>? open-minded/self-aware/down-to-earth/easy-going/laid-back/non-judgmental
    >practice/practise <virtue>/being/listening/letting/kindness/non-attachment/active
    open to new/other/different/feedback/change/ideas/criticism/learning/being, be open to
    !be open to visitors/the
    care a <degree>? <degree>? less/more .. about, care .. less/more .. about
    a little less about/controlling, a little more like
    >be <degree>? <degree>? humble/modest/gracious/kind/patient/generous/respectful/honest when/if/with/\
    about/toward/towards/to
    self-confidence, self-esteem, patience in/with
    >show .. patience/kindness/respect/interest/empathy/gratitude/love/support/understanding/compassion/\
    appreciation
    be average today, be less hard/strict/tough/rough/cold/harsh/difficult
    >really/truly/actually/actively/deeply/properly listen/hear/see/understand/connect/be/feel/appreciate/\
    enjoy/care/talk/think
    so personally, benefit of the doubt
    meaningful/deep/genuine/real/honest/authentic/heartfelt/deeper conversation/connection/talk/contact/\
    moment/exchange/interaction/relationship/effort
    >be/get/become/feel/grow comfortable with, learn to be/accept/love/enjoy/let/live/trust/say/listen/relax
    >show .. that you trust/care/value/appreciate/respect/love/are, >show .. you care/trust
    care of yourself/others, >take better/good/more care
    let it/things/this/that/people/others/them/criticism/comments get/bother/affect to? you
    >put others/people/yourself/them/family first, >be/feel content/satisfied with
    be/feel happy with what/who you
    ego out of/at, your ego, find joy/meaning/peace/beauty/happiness/balance/purpose/fun
    >stop/quit/avoid seeking/needing/wanting/caring/worrying/judging/trying/fearing/comparing/overthinking/\
    doubting/chasing/craving/feeling/expecting/resenting/striving
    >stop/quit/avoid taking things/it/everything/yourself/life/offense
    >stop/quit/avoid being <degree>/<flaw>/<quality>/perfect
    >lead with <virtue>/love/your/respect, >live .. simply/fully/slowly/well
    more simply/naturally/spontaneously/intentionally/wisely/maturely/professionally/cheerfully/bravely/\
    boldly/modestly/fairly/quietly/sensibly/creatively
    feel <degree>? <degree>? valued/heard/seen/loved/appreciated/welcome/special/included/respected/better/\
    good/safe
    !you feel/felt <degree>? valued/heard/seen/loved/appreciated/welcome/special/included/respected/better/\
    good/safe
    go with the flow, be humble/modest/gracious/generous about/in/with/when
    >be a good/great/better/true/real, >be okay/ok/fine/cool with, be at peace, at peace with
    >see things/it .. perspective/way/differently, different perspective
    >see/understand/consider/appreciate/respect/accept/value .. perspective
    >see/understand/consider/appreciate/respect/accept/value .. point of view
    >look for the good/best/positive in, >look for the positive, >expect less/nothing/more
    >lower your expectations
    >raise your awareness/standards/vibration/energy/consciousness/expectations/frequency
    >keep things/it light/simple/real/in-perspective/in-balance
    >let others/people/someone .. shine/closer, >let others/people/someone be$
    >let others/people/someone be themselves, let people in$, >lean into
    !lean into the door/doorway/car/wall/window/wind
    >own your/it/who, >hold space, >forgive, !forgive .. debt/fine/loan/fee/bill
    >trust yourself/people/others/life
    >trust the/your process/journey/timing/universe/gut/instinct/instincts/intuition/feelings/path/silence
    !or grow, !before/until/while your better self
    >dream big/bigger, >grow$, >grow a-little/more/through/beyond/past/together
    >heal, >rise above, >shine$, >shine less/more/from/in-your, >thrive, >evolve
    >step out of your comfort/shell/ego/head/own/bubble
    comfort zone, >get out of your head/own/shell/comfort/bubble/ego, >move on from
    >come to terms, >make peace with your/yourself/being/the/how/who/that/not/it/what/losing/silence
    >make your peace
    >know your worth, >know yourself, >honor yourself/your/others/people/the-moment/each/who
    !honor your reservation/promise/turn/deadline/booking/word, >cherish, >nurture
    >cultivate, >foster, >strengthen, >deepen, >enhance, >boost, >master your/the-art/patience/silence
    >overcome, >conquer
    >manage your expectations/emotions/anger/stress/ego/feelings/energy/need/fear/reactions/temper/moods/\
    urges/impulses
    >control your/yourself, >tame your, >regulate, >calm down, >cheer up, >lighten up, >loosen up, >grow up
    >toughen, >be strong/brave/good/better/real/true/yourself/nice/happy/free/human
    !be free on/from/at/for/until/after/this/all/in
    ^^be you$
    with less/more/some/greater ego/drama/heart/confidence/ease/fear/stress/anxiety/pride/judgment/care/\
    thought/effort/energy/joy/love
    without judgment/judging/ego/judgement/prejudice/fear/expectations/expecting, with ease, with pride
    with kindness, less stress/worry/fear/anxiety/judgment/negativity/drama/ego
    more fun/joy/ease/effort/balance/depth/meaning, have fun, have faith, have .. attitude, be all ears
    be the bigger, the bigger person, best self, a better you, a better version of you/yourself
    quality of your
    in a better mood, !are/is/they're/he's/she's/was/were in a better mood, good vibes/energy
    positive vibes/energy/outlook, fully present, mentally present
    emotionally, non-judgmentally, open-mindedly, !think of a, be considerate, be good to, be easy on
    easy on yourself, hard on yourself, kind on, tolerant of, accepting of, forgiving of
    understanding toward/towards, >be .. understanding of, supportive of
    >be/become/being/stay/remain/act/seem/get/keep/sound <degree>? <degree>? <degree>? <quality>
    >be/become/stay/get/feel <degree>? <degree>? <degree>? <kinder>, >be <degree>? <degree>? <flaw>
    without being/getting/becoming/feeling/acting <degree>? <flaw>/<quality>
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
    >be someone/somebody/worthy/that/the others/who/for/person/people/whom
    >be there for others/people/someone/somebody/a/your/them/friends/family/each, >be the person, >be someone
    do/feel/listen/communicate/connect/behave/react/respond/act/speak/live/love/treat/sleep/argue/cope .. \
    better
    !be the person who asks/says/leaves/goes/pays/speaks/talks/answers/sits/stands/waits/calls/opens/holds
    !be the person who brings/carries/washes/takes/gets/writes/starts/stops/doesn't/drives/cooks/cleans
    !feel your/a/the/another/that .. better _, !feel better than, !feel the better, !do better-paid
    !be a better one/way/time/day/view/seat/price/idea/route/place/word/answer/spot/deal
    !you really think, !what you really, !you actually listen
    a/your better person/friend/listener/partner/colleague/human/self/version
    better/best version of yourself, improve yourself/your/how/one/the/a/relations/things/communication
    more/less/most <quality>, more/less <flaw>, more/less/some/real/true/genuine/greater <virtue>
    !was/were/is/are/if/it's/looks/look/seems/seem/than more/less <quality>/<flaw>
    !felt/feels/sounds/sounded/found/looked/seemed more/less <quality>/<flaw>
    !a/the more/less busy/rushed/serious _
    !the/a more/less <quality>/<flaw> of/one/seat/version/jacket/choice
    !the/a more/less <quality>/<flaw> _ of/than, !more/less understanding of
    more/less open-minded/judgmental
    a little/bit kinder/nicer/calmer/humbler/softer/braver/bolder/warmer/friendlier/gentler/wiser/freer/looser
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
    !pay no attention, !pay attention to how often, full attention, !give .. attention to one
    >work on yourself/being/how
    >work on your <virtue>/attitude/ego/temper/habit/habits/fear/mindset/listening/relationship/self/need/\
    people
    >improve, !improve nothing, !do not improve the/a/it/your, !don't improve the/a/it/your
    let go of the need/outcome/idea/urge/past/fear/anger/wish/result/thought/grudge
    >let go of your/needing/control/ego/always/wanting/expectations/old/perfection/being/fear/what/any
    >appreciate/embrace/enjoy/savor/savour being/life/ordinariness/simplicity/imperfection/who/what/how/\
    silence
    >enjoy/savor/savour the/your/each/every/this moment/silence/little/simple/small/\
    ordinary/\
    process/journey/present/quiet/stillness/beauty/freedom/imperfection/unknown/uncertainty/chaos/role/\
    flaws/day
    >enjoy yourself/more, >enjoy .. more
    !embrace your/a/the <relative>/friend/aunt/colleague
    >respect yourself/others/people/everyone/their/your/differences/boundaries/each
    >take things/it/yourself/life/everything .. seriously/easy/personally/lightly/slow/slowly
    care less/more about, worry less, !worry less than, think/overthink less/positive/positively
    think before you/speaking, >lighten/loosen/mellow up/more, >chill$, >relax, >unwind
    >slow down and/today/this/a/your/enough/more, >slow down$
    >be/stay/live/remain in the moment, present/fully in the moment, >make/put in/more/some effort
    make an effort to, make an effort$, >try harder/your/to be
    >give/do/try your best, >give .. your best, >do better, others can .. rely/trust/count
    deeper level/connection/bond, >put yourself in .. shoes, see the best/good in, look on the bright
    >connect/reconnect with/more/on/deeply/to, healthier relationship, relationship with your/yourself
    let/allow yourself .. be/feel/to vulnerable/seen/feel/feelings/loved/open/human/imperfect
    >allow yourself to be/feel/relax/fail/enjoy/make/just, >allow yourself space/grace/joy/peace, be yourself
    change your attitude/mindset/perspective/energy/thinking/approach/outlook
    >open up$, >open up to/about/more/emotionally, >open your heart/mind
    come across as <degree>? <degree>? <degree>? <quality>/<kinder>/<flaw>
    be aware/mindful/conscious/careful/considerate of/with/about, notice how you come
    >accept .. yourself/criticism/gracefully/others/people/imperfection/feedback/uncertainty
    >accept change/that
    >accept how/who/what you, >accept how .. you are, >accept being
    >accept your flaws/limits/mistakes/imperfections/ordinariness/feelings/body/life/role/place/limitations
    !accept a/one/the/every/any invitation/offer/help/coffee/compliment/call
    >understand their/others/other/your/someone/people/where
    >understand the other/person/people/feelings/reasons
    to understand their/others/where, to understand the other
    see/consider/understand/appreciate/respect .. other side
    !see/consider/understand/appreciate/respect .. other side of/seat, as usual but better, on yourself$
    stay positive/calm/present/humble/grounded/true, keep an open mind
    speak/communicate/listen/live/act/respond/react/treat/love/write/think/talk/work/answer/argue/behave/\
    breathe/be/move .. more/less <gently>
    more/less <gently>, !no/more/not less seriously than
    >act/live/speak/listen/respond/love/behave/react/write .. gracefully/mindfully/graciously/wholeheartedly/\
    authentically/lovingly/humbly/respectfully/consciously
    gracefully, graciously, mindfully, wholeheartedly, authentically
    >support/inspire/uplift/encourage/cherish/love/trust others/someone/people/somebody/everyone/yourself/\
    them/more/each
    >care/believe more/in yourself/others/people, >grow as/into/from
    >learn from your/every/each/mistakes/others/it/failure/life/people/criticism, >focus on, >prioritize
    >reflect on, >embody, >strive, >aim to be/higher, quality time
    be a good person/friend/listener/partner/colleague/neighbor, >be good, !be good at
    >be a/an .. influence/example/light/blessing, >think .. highly/bigger/positively/well
    >value .. opinions/more
    more/less empathetic/self-aware/needy/reactive/humility/humbly/openly/honest/honestly/authentic/\
    authentically/positive/mindful/vulnerable/vulnerability/confidence
    !were/was/be more confident, >spread/bring/share .. joy/love/kindness/positivity/happiness/warmth/energy
    improve .. relationship/relationships/communication/skills, listening/communication/people/social skills
    less critical/ego/drama/pride/attitude, more heart/soul/love/joy/fun/care/kind
    your ego for/in/down/aside/at, check your ego, >make .. feel, !make .. you feel
    >explore your/what/why/who, >keep in mind all/that/how, >realize/realise that/how/what/your
    >acknowledge your, >recognize/recognise your, >remember that you/nobody/everyone/everybody/people
    >remember who you, >remember what .. matters, >find a/your/some/the .. balance/rhythm
    >find out who you are, >figure out who/what you, >loosen your grip
    >release the/your tension/need/grip/past/control, >let your guard down, >open yourself, >let yourself go$
    >leave/put/set/lay your pride/ego aside/at/behind, >keep your pride/ego/temper/expectations/emotions in
    >swallow your pride, >soften, !soften the/a/some butter, !to soften it/them/this/that, >tread lightly, >resist the urge/temptation to be
    >make <virtue> your, >choose <virtue>/peace/love, >let <virtue>/love guide/lead/be/win, >be less/more of a
    >bring a/some/your <degree>? <kinder>/<quality>, >bring less/more of yourself, >bring out the best in
    >show up differently, >show some/more/a-little flexibility/humanity/heart/emotion/class/spine/character
    >think about why you, >think about who you, >think about what .. means/mean/says to/about you
    >think about what really, >ponder, >contemplate, >reconsider/rethink/reassess your, >examine your
    >examine the story/belief/beliefs, >question your/one/the belief/beliefs/assumptions/assumption
    >challenge your/the/one belief/beliefs/assumptions/fear/fears, >challenge yourself, >take ownership of
    >take .. responsibility for your/the, >become a/the <degree>? <kinder>/<quality>/kind/sort/type
    >become someone/somebody, from the heart, in your heart, from a place of
    >welcome uncertainty/change/discomfort/silence/feedback/criticism/boredom, >embrace, >appreciate
    !appreciate out/aloud, >value your/others/people/quality/yourself, !value .. at the
    >let your work/actions speak, >let .. wash over you
    >let the annoyance/anger/fear/tension/resentment/worry/need dissolve/go/pass/melt/fade
    who you really/truly are, the real you, without the/your/a usual? mask/masks
    >carry/wear/hold/take/treat .. lightly, leave more space/room for others$
    leave more space/room for the people around
    a healthy/healthier/sensible balance/pace/distance/attitude/boundary/relationship, pace that feels
    feels healthy/authentic, balance between, >strike a balance, mean every bit/word
    with real/genuine/sincere/true/deep/full/honest/quiet <virtue>
    real/sincere/genuine readiness/willingness/desire/concern, >treat .. the way you
    >treat .. as equals/an-equal, without .. trace of
    without envy/resentment/bitterness/attachment/ego/pride/shame/guilt/worry/worrying/defensiveness
    >be <degree>? happy for
    >stop/quit performing/pretending/clinging/resisting/obsessing/overthinking/ruminating/people-pleasing
    >stop living, just be$, >simply be, like an adult/a-grown-up
    in a/an <degree>? adult/mature/grown-up/constructive way, >take a fresh look, an honest look at
    >discover/rediscover/regain/reclaim the/a/your joy/beauty/sense/wonder/value/meaning/humor/playfulness
    >transform your/the, >shift your mindset/focus/perspective/attention/energy
    >ground/center/centre yourself, >free yourself, >detach from, >detach yourself
    >step back mentally/emotionally, >nourish, >put some/more heart/soul/love/care into, pressure on yourself
    >feel okay/ok/fine/at-home/at-ease with/in, >feel what it is, >feel grateful/thankful
    >watch your attitude/ego/pride, >keep your cool/composure, >get your priorities, >set .. boundaries
    healthy boundaries, be the kind/sort/type of, >work at being
    >aim for balance/honest/authentic/deeper/<kinder>, >aim for a <kinder>
    a <kinder> tone/touch/approach/attitude, >worry/stress/judge/fret .. less
    >let go of .. expectation/expectations/urge/pride/worry/guilt/perfectionism/judgment/resentment/anger
    >care .. less/more .. about, >be .. at ease, in touch with your
    >find your voice/balance/rhythm/center/joy/calm/strength, >listen to your heart/gut/body/inner/needs
    >tune into your/yourself, >sit with your/the discomfort/feeling/feelings/fear/urge/unease
    >stay with the discomfort/feeling, >be content, >be grateful/thankful, >live with less/more, >radiate
    >exude, >project confidence/calm, >approach .. with .. mind/heart/curiosity/openness/calm
    >have more/some/a-little patience/faith/trust/fun
    """

  static func message(_ term: String) -> String { "\(term) is nothing that anyone can check tonight" }
  static let remedy = "Name one act, and when it is over."
}
