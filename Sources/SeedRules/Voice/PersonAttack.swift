import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags attacks on the reader's worth, body, mind, family or belonging. An excuse, a plan or a record may be called
/// what it is; what somebody says or thinks of a person is told, not meant, and so is what is quoted or denied. One
/// or two words ("your family", "spineless") count in copy alone, which speaks of a miss.
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
    options: [.entries("terms", defaultTerms, "The words and phrases that attack the person.")],
    judged: JudgedShare(
      tuning: .init(found: 20, of: 20, wrong: 0, of: 20),
      held: .init(found: 19, of: 20, wrong: 0, of: 20),
      misses: "It misses comparisons and insults by hint."
    )
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
      .comment("⟪People like you never⟫ change."),
    ]
  )

  static let seesThroughDisguises = true

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.part.isChoice }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isNegated(match, reach: 5, inClause: true) || isReported(match, words)
      || match.count < 3 && !words.origin.part.isCopy && words.words[match.lowerBound].hash != Self.youAre
  }

  private static let youAre = WordHash.of("you're")

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
    nobody/no-one .. love/loves/marry/respect/wants/want a man/woman/person/someone/somebody who, no one .. love/marry/respect a man/woman/person who
    were/are you always/born/ever this/that/so <insult>, always this/that/so <insult>, simply/just/really that/this/so <insult>$
    all you are$, all you'll ever, fatso, fatty, no poorer/worse without you, world/everyone/everybody/family/life .. better/fine/easier/happier without you
    ^call yourself a/an, you call yourself a/an, and neither do you$, neither do you matter
    brain dead/damaged, any wonder your/nobody/no/that/she/he/they, wonder nobody/your/she
    your friends/colleagues/neighbors .. stopped/left/avoid/laugh/pity/hate/regret/know
    wrong with your head/brain/mind/face/body/personality, !you look like a team, you look/sound/seem like someone/somebody/a/an
    you're as _ as you are, you are as _ as you are, deep down you're/you .. child/coward/nobody/loser/fraud
    deep down you are a/an/nothing, insecure/little/scared/spoiled child/kid/brat/boy/girl
    you're/you a/an <degree>? insecure/spoiled/selfish/bitter/jealous/sad/lonely/small/petty little? child/\
    person/man/woman/kid/human
    you are a/an <degree>? insecure/spoiled/selfish/bitter/jealous/sad/lonely/small/petty little? child/\
    person/man/woman/kid/human
    amount to anything/much/nothing, never amount, you'll never .. anything/anyone/enough
    what a <degree>? <insult> person/human/man/woman/life/creature/thing/excuse you
    what a <degree>? <insult> person/human/man/woman/life/creature/thing/excuse$, what a <insult>/<name> you
    what a <name>$, !what a joke$, !what a mess$, has/have/had given up on you, gave up on you
    given up on you, raised a/an <name>/quitter, <insult> inside, beyond repair, ^disgusting$
    always were/was the, the <insult> one/sibling/friend, !the old one, you always were <degree>? the? <insult>/<name>
    lazy useless, useless lazy, hate you, everybody/everyone hates
    nobody .. respects/likes/loves/wants/trusts/needs you
    never be <degree>? loved/good/enough/happy/anything/somebody/someone/anybody, you'll be alone
    end up alone, die alone, you're alone because, single for a reason, you make everyone/people/your <relative>
    you're .. an insult to, insult to, you smell/stink, you reek, filthy, you're filthy, you're gross, gross
    hideous, repulsive, revolting, vile, dumb as, thick as, stupid as
    dumber/stupider/lazier/fatter/uglier/weaker than, thick skull, thick-headed, empty head
    even god/jesus/your/the nobody, god has/had/gave/made/hates/forgot
    anything you're good for, anything you are good for, good for nothing, good for anything
    expects/expect nobody/nobody's expects .. from/of you, from you anymore
    you'd/you would disappoint/bore/fail/lose a/your/anyone/even, your ex
    a body/face/mind/brain like that/yours, body like, at your size/age/weight, for your age/size/weight
    your size/age/weight/looks/accent, attention span of, morals of
    the brain/brains/iq/spine/backbone/charm/willpower/character/heart of a/an, weak people, lazy people
    stupid people, small people, decent/normal/sane person/people/adult/human/man/woman
    grown/real man/woman/adult, any decent/normal/sane, a decent human, must be sick/tired/ashamed of you
    is sick/tired of you, no one invites, invites you/quitters
    no one likes/wants/loves/needs/invites/misses/believes you/quitters/losers, you never were
    wasn't made/born/meant for you, what failure looks, failure looks like, looks like a failure
    face of failure, definition of failure/a, born winners/losers, then there's you, ^and then there's you
    you don't belong, you don't belong anywhere/here/among/with, belong among, belong in, live or die
    whether you live, if you lived/died, alive or
    mentally/physically/morally/emotionally <degree>? weak/sick/ill/unfit/broken/unstable/disturbed/lazy/\
    slow/challenged/limited/stunted/too/poor
    your whole/entire personality/character/life/existence/being/family/identity, your personality
    your character is, your existence, your very existence, existence is, as a person you
    as a human/parent/father/mother/man/woman you, that's what you are, that's who you are
    because you're <degree>? <insult>/<name>, because you are <degree>? <insult>/<name>, because that's who
    it's in your blood/genes/dna/nature, in your nature, your nature, by nature, bad blood, bad stock
    your people, your background, your country, your faith, your religion, your gender, your sex
    you've got no spine/guts/character/brain/friends/backbone/class
    you have no spine/guts/backbone/brain/heart/shame, you lack, lacking a spine, coward's, cowardly, gutless
    losers, quitters, idiots, morons, loser, quitter, moron, idiot, imbecile, retard, freak, parasite, scum
    pathetic you, subhuman, unlovable, weakling, crybaby, dimwit, halfwit, lowlife, deadbeat, slob, pig, pigs
    you .. ruin everything/everyone, you ruin, you let everyone
    everyone's/everybody's tired/ashamed/sick of/better you, a burden, nobody's friend, friendless
    lonely for a reason, you/you're/are alone for a reason, deserve to be alone/lonely/hurt/fired/left
    deserve to fail/suffer, deserve being, deserve everything
    you're the reason/problem/mistake/joke/punchline/worst, you are the problem/worst/mistake
    you were a mistake/accident, the black sheep, unwanted, lost cause, you're hopeless, hopeless case
    beyond help/saving/repair, can't be fixed/helped/saved, past saving, wired wrong, screw loose
    not right in, something missing in you
    too old/fat/dumb/stupid/slow/thick/ugly/short/poor/weak/broken to/for, you'll always be
    will always be a/an/the, always were/was, once a loser/quitter/liar/failure
    always a loser/quitter/liar/failure, you're <degree>? <degree>? <insult>
    you are <degree>? <degree>? <insult>, you're <degree>? <the>? <degree>? <name>
    you are/were <degree>? <the>? <degree>? <name>, you're a/an/the/such/some <degree>? <insult>
    you are/were a/an/the/such/some <degree>? <insult>
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
    ^spineless$, ^still fat/ugly/stupid/weak/useless/broke/single/alone, ugly/fat/stupid/lazy/dumb you
    a/an loser/idiot/moron/coward/failure/weakling/wimp/quitter misses/fails/skips/quits/like/would
    a/an <name> like you, a/an <insult> <name>/person/human/man/woman/excuse-for like
    people like you never/always/are/don't/can't/should/will/just/make/give/fail/end/die/deserve/quit
    ^people like you, somebody/losers/men/women/person like you, someone like you, your kind/sort/type$
    your kind of people, !your kind of day/joke
    what kind/sort of man/woman/person/human/father/mother/parent/husband/wife/adult/friend
    real/grown men/man/woman/women/adult, normal people, a normal person, what's wrong with you
    what is wrong with you, something's wrong with you, something is wrong with you, wrong in your head
    you'll/you will never change/amount/be/make/matter/find, you never change
    will never love/respect/want you, you don't/didn't deserve <the>? friends/people/family/love/her/him/respect/happiness/better/\
    forgiveness/kindness/oxygen/success/praise/anyone/anything/me/us
    you don't deserve it/this/that/them/a/to/any/help/rest/peace/your/more
    you do not deserve <the>? friends/people/family/love/her/him/respect/happiness/better/\
    forgiveness/kindness/oxygen/success/praise/anyone/anything/me/us
    you do not deserve it/this/that/them/a/to/any/help/rest/peace/your/more
    you deserve nothing/worse/to, you're not worth, you are not worth, you're not enough, you are not enough
    not worth/worthy the/of the? oxygen/air/love/effort/reminder/notification/time, you don't matter
    you matter to nobody, you mean nothing, <relative> deserve* better
    your <relative> ... ashamed/embarrassed/embarrassing/disappointed/deserve/deserves/pity/pities/disgusted/raised
    your <relative> ... right about you, your <relative> ... better without/off/than you, your <relative> ... hate/hates you
    your <relative> ... laugh/laughs at you, your <relative> ... see/sees through you, your <relative> ... leaves/left/leaving you
    your <relative> ... regret/regrets you/having/raising, your <relative> know/knows what you are
    your <relative> know/knows you're a, !your <relative> .. i'm proud
    even your <relative>, your own? <relative> would/must be ashamed/embarrassed/disappointed/sorry
    your dog would/could/is/has/deserves/keeps/knows
    shame/disgrace/embarrassment/burden/disappointment to/on/for your/the/them/us, runs in the/your family
    like father like, you got it/that from your, just like your <relative>, like your <relative>
    !just like your <relative> asked/said, your upbringing, your genes, your parents
    why you're <degree>? alone/single/lonely/unloved/poor/fat/unhappy
    why you are <degree>? alone/single/lonely/unloved/poor/fat/unhappy
    why nobody/they/she/he left/stayed/loves/likes/calls, die/end/ending/be alone with/in/and
    die/end/ending/be alone$, you'll die/end alone
    no wonder she/he/they/nobody/no-one/people/everyone/your/you're
    nobody/no-one/none loves/wants/likes/needs/respects/cares/trusts/misses you/about
    nobody .. would .. want/love/miss/like/need/marry/hire you/somebody/someone
    who would/could love/want/miss you, would/could want/love/like you, better off without you
    better without you, hate being around you, tolerate you, stand you$, put up with you
    everyone/they/everybody laughs/laugh at you, laughingstock
    your belly/stomach/gut/weight/waist/waistline/thighs/nose/hairline/chin/chins/ass/butt/hips/wrinkles is/\
    are/was/has/won't/says/shows/looks/hangs/sags/grew/could/will/gets
    that/those belly/gut/thighs/chin/chins/ass/fat/rolls, your fat, your ugly
    your stupid/dumb/tiny/little/small/pea/broken/empty/lazy/sick/thick/rotten head/brain/mind/skull/face/\
    body/self/life
    you're fat, you're/you out of shape, you waddle, !your fat chance, !your face says
    your brain/mind/head/skull/soul/heart is/must/has/was/isn't/seems/stopped/can't/cannot/won't/doesn't .. \
    broken/empty/rotten/small/hollow/sick/mush/dead/soft/gone/wrong/work/working/fried/black
    are you <degree>? <insult>, are you <the>? <degree>? <name>, !are you nuts about, is your brain, you have/got no brain, no brain in, with no brain$
    half a brain, pea brain, crazy/insane/dumb/stupid/sick/mad people/person
    mental case/hospital/patient/defect, head examined/checked, off your meds, take your meds, lost your mind
    losing your mind, you belong in an/a, need a? <doctor>, brain cell/cells, low iq, your iq, iq of
    go back to where/whatever, to/back where you came/come from
    your country/village/people/tribe/religion/race/god, you don't/do not belong, you never belonged
    not welcome here, not one of us, people from your/there, your lot
    waste of oxygen/space/air/skin/life/time/a/flesh/breath, !waste of time
    !waste of a day/morning/evening/week/good, spine of, no spine/backbone/guts/balls, without a spine
    grow a spine/pair, grow some, spineless
    the dumbest/weakest/laziest/ugliest/stupidest/fattest/saddest/sorriest one/person/man/woman/thing/human/\
    in/of/here/alive/creature
    !>be the dumbest person/one, worst person/human/father/mother/parent/friend/husband/wife
    poor/sorry/pathetic/sad excuse for a, disgust/disgusts/disgusted .. you/me/everyone/us/even/by
    you disgust/repulse/sicken, you make me/us/everyone/people/them sick/cringe/vomit/laugh
    makes me/us sick to, sick of you, embarrassment to/of/for your, a disgrace to, an embarrassment
    a shame to
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
    you're <degree>? not smart/good/strong/brave/clever/bright/tough/thin/pretty/man enough
    you're just not smart/good/strong enough, you were never good enough, you never were good enough
    you'll never be good enough, notice if you were gone/dead/missing
    you loser/idiot/moron/coward/fool/liar/quitter/clown/pig/freak/slob/failure/weakling$
    nobody would miss you, would miss you if, ^^look in the mirror$$, ^^look at yourself$$, ugly inside
    everybody/everyone hates you
    """

  static func message(_ term: String) -> String { "\(term) attacks the person" }
  static let remedy = "Hit what was done, or the excuse for it."
}
