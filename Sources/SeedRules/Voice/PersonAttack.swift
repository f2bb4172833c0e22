import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags attacks on the reader's worth, body, mind, family or belonging. An excuse, a plan or a record may be called
/// what it is; what somebody says or thinks of a person is told, not meant, and so is what is quoted or denied.
struct PersonAttack: TermRule {
  static let metadata = RuleMetadata(
    .error("voice/person-attack"),
    summary: "A text attacks the reader's worth, body, mind, family or belonging.",
    rationale: """
      The brutal voice hits what was done and the excuse for it. Whoever is called worthless, fat or insane at seven \
      in the morning does not try again; some are called so at home. An app store refuses it, too.
      """,
    reads: """
      bugs, fixes, tidbits and all copy; not quiz and scenario options, nor what is quoted, denied or told as what \
      somebody says
      """,
    options: [.entries("terms", defaultTerms, "The words and phrases that attack the person.")]
  )

  static let examples = RuleExamples(
    accepted: [
      .body("The bug says that without the job you are nothing. It says so to everyone with a job."),
      .comment("Nobody thinks that you're a loser. Nobody has time."),
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal", "entries": { "k": [
          { "body": "That's a pathetic excuse, and your alibi is fat." }] } }
        """
      ),
    ],
    flagged: [
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal",
          "entries": { "k": [{ "body": "Three misses. ⟪You're pathetic⟫." }] } }
        """
      ),
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal",
          "entries": { "k": [{ "body": "⟪Even your kids⟫ know that it won't happen." }] } }
        """
      ),
      .comment("⟪People like you⟫ never change."),
    ]
  )

  static let seesThroughDisguises = true

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.part.isChoice }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isNegated(match, reach: 5, inClause: true) || isReported(match, words)
  }

  /// "The fear says that …", "who are told that …": somebody says or thinks it, earlier in the sentence.
  private func isReported(_ match: Range<Int>, _ words: WordView) -> Bool {
    var index = match.lowerBound
    for _ in 0..<8 {
      guard index > 0, words.words[index].gap < .sentence else { return false }
      index -= 1
      if Self.reports.contains(words.words[index].hash) { return true }
    }
    return false
  }

  private static let reports = WordSet(
    """
    says, say, said, saying, tells, told, telling, thinks, think, thought, believe, believes, believed, fears, fear
    afraid, whispers, claims, insists, feel, feels, felt, suspect, suspects, called, calls, whether
    pretend, pretends, worry, worries, wonder, wonders, convinced, proves, prove
    """
  )

  private static let defaultTerms = """
    you're <degree>? <degree>? <insult>, you are <degree>? <degree>? <insult>
    you're <degree>? <the>? <degree>? <name>, you are/were <degree>? <the>? <degree>? <name>
    you're a/an/the/such/some <degree>? <insult>, you are/were a/an/the/such/some <degree>? <insult>
    you've always/never/only? been <degree>? <the>? <degree>? <insult>/<name>
    you have always/never/only? been <degree>? <the>? <degree>? <insult>/<name>, you've always been
    you look/sound/smell <degree>? <insult>, you were born/raised/made a/an/to/this/weak/lazy/stupid/useless
    born <degree>? <the>? <insult>/<name>, you're/you just <degree>? <insult>/<name>
    you're too/so/simply/naturally/basically/plain <insult>
    you are/were too/so/simply/naturally/basically/plain <insult>, how <insult> are/can you, lazy by nature
    too/so stupid/dumb/weak/lazy/fat/old to, ^you <insult> <name>
    you <insult>/absolute/complete/total/sorry/little/lazy/fat <name>/excuse/thing/person/man/woman/human
    ^you <name>$, ^<name>$, !^nothing$, !^zero$, !^nobody$, !^trash$, !^failure$, !^mess$, !^joke$
    !^garbage$, !^disappointment$, !^burden$, ^stupid$, ^dumb$, ^pathetic$, ^worthless$, ^useless$
    ^disgusting$, ^spineless$, ^still fat/ugly/stupid/weak/useless/broke/single/alone
    ugly/fat/stupid/lazy/dumb you
    a/an loser/idiot/moron/coward/failure/weakling/wimp/quitter misses/fails/skips/quits/like/would
    a/an <name> like you, a/an <insult> <name>/person/human/man/woman/excuse-for like
    people like you never/always/are/don't/can't/should/will/just/make/give/fail/end/die/deserve/quit
    ^people like you, somebody/losers/men/women/person like you, someone like you, your kind/sort/type$
    your kind of people, !your kind of day/joke
    what kind/sort of man/woman/person/human/father/mother/parent/husband/wife/adult/friend
    real/grown men/man/woman/women/adult, normal people, a normal person, what's wrong with you
    what is wrong with you, something's wrong with you, something is wrong with you, wrong in your head
    you'll/you will never change/amount/be/make/matter/find, you never change
    will never love/respect/want you, you don't/didn't deserve, you do not deserve
    you deserve nothing/worse/to, you're not worth, you are not worth, you're not enough, you are not enough
    not worth/worthy the/of the? oxygen/air/love/effort/reminder/notification/time, you don't matter
    you matter to nobody, you mean nothing, <relative> deserve* better
    your <relative> ... right/ashamed/embarrassed/embarrassing/disappointed/deserve/deserves/left/leaving/\
    leave/knows/know/laugh/laughs/hates/hate/pity/pities/regret/regrets/proud/better/cry/cries/worse/\
    disgusted/believe/believes/raised/sees/see/loves/love
    even your <relative>, your own? <relative> would/must be ashamed/embarrassed/disappointed/sorry
    your dog would/could/is/has/deserves/keeps/knows
    shame/disgrace/embarrassment/burden/disappointment to/on/for your/the/them/us, runs in the/your family
    like father like, you got it/that from your, just like your <relative>, like your <relative>
    !just like your <relative> asked/said, raised you, you were raised, your upbringing, your genes
    your parents, why you're <degree>? alone/single/lonely/unloved/poor/fat/unhappy
    why you are <degree>? alone/single/lonely/unloved/poor/fat/unhappy
    why nobody/they/she/he left/stayed/loves/likes/calls, die/end/ending/be alone with/in/and
    die/end/ending/be alone$, you'll die/end alone
    no wonder she/he/they/nobody/no-one/people/everyone/your/you're/you
    nobody/no-one/none loves/wants/likes/needs/respects/cares/trusts/misses you/about
    nobody .. would .. want/love/miss/like/need/marry/hire you/somebody/someone
    who would/could love/want/miss you, would/could want/love/like you
    would/will/could/might not/never/hardly notice/miss you/if, wouldn't notice/miss you/if
    nobody would notice/miss, better off without you, better without you
    notice if you were/weren't gone/missing/here/there, hate being around you, tolerate you, stand you$
    put up with you, everyone/they/everybody laughs/laugh at you, laughingstock
    your belly/stomach/gut/weight/waist/waistline/thighs/nose/hairline/chin/chins/ass/butt/hips/wrinkles is/\
    are/was/has/won't/says/shows/looks/hangs/sags/grew/could/will/gets
    that/those belly/gut/thighs/chin/chins/ass/fat/rolls, your fat, your ugly
    your stupid/dumb/tiny/little/small/pea/broken/empty/lazy/sick/thick/rotten head/brain/mind/skull/face/\
    body/self/life
    look at/in the/your/that mirror/body/belly/gut/face/yourself$, look in the mirror, you're fat
    you're/you out of shape, lose weight, you waddle, !your fat chance, !your face says
    your brain/mind/head/skull/soul/heart is/must/has/was/isn't/seems/stopped/can't/cannot/won't/doesn't .. \
    broken/empty/rotten/small/hollow/sick/mush/dead/soft/gone/wrong/work/working/fried/black
    are you <degree>? <insult>, are you <the>? <degree>? <name>, !are you nuts about, is your brain, no brain
    half a brain, pea brain, crazy/insane/dumb/stupid/sick/mad people/person
    mental case/hospital/patient/defect, head examined/checked, off your meds, take your meds, lost your mind
    losing your mind, you belong in an/a, need a? <doctor>, need help$, brain cell/cells, low iq, your iq
    iq of, go back to where/your/whatever, where you came/come from
    your country/village/people/tribe/religion/race/god, you don't/do not belong, you never belonged
    not welcome here, not one of us, people from your/there, your lot
    waste of oxygen/space/air/skin/life/time/a/flesh/breath, !waste of time
    !waste of a day/morning/evening/week/good, spine of, no spine/backbone/guts/balls, without a spine
    grow a spine/pair, grow some, spineless
    the dumbest/weakest/laziest/ugliest/stupidest/fattest/saddest/sorriest one/person/man/woman/thing/human/\
    in/of/here/alive/creature
    !>be the dumbest person/one, worst person/human/father/mother/parent/friend/husband/wife
    poor/sorry/pathetic/sad excuse for a, gave up on you
    disgust/disgusts/disgusted .. you/me/everyone/us/even/by, you disgust/repulse/sicken
    you make me/us/everyone/people/them sick/cringe/vomit/laugh, makes me/us sick to, sick of you
    embarrassment to/of/for your, a disgrace to, an embarrassment, a shame to
    a retiree/grandmother/grandfather/cripple/toddler/child/baby/invalid/disabled/wheelchair/corpse/monkey/\
    chimp/dog/worm/plant/girl/woman/grandma/snail ... than you
    faster/stronger/smarter/tougher than you ever/will/would/can
    even a/an toddler/child/monkey/dog/idiot/baby/cripple/moron/plant/girl/chimp
    like a girl/baby/cripple/retard, fight like a, !like a baby to/sleeps
    some people are/were .. just/born/simply, you're/you people, sub-human, you're .. not .. normal
    not right in the head, not all there
    you have no friends/character/soul/worth/value/life/future/willpower/talent, you've no friends
    ^^no life$$, get a life, you have no life
    you're/you a broken/failed/sad/weak/lazy/pathetic/damaged/bad/terrible/horrible/awful person/man/woman/\
    human/parent/father/mother/friend
    a/an bad/terrible/horrible/awful/rotten/failed person/human/parent/father/mother/friend/husband/wife/\
    being
    your worth, you're worth nothing/less, you are worth nothing/less, worth less than
    you never should have/been been/born, shouldn't exist, should have been aborted, mistake of nature
    accident of birth, wish you were never
    your life is/means <degree>? <insult>/nothing/meaningless/joke/worthless/over/pointless/failure
    """

  static func message(_ term: String) -> String { "\(term) attacks the person" }
  static let remedy = "Hit what was done, or the excuse for it."
}
