extension PersonAttack {
  /// What attacks the person.
  static let defaultTerms = """
    you are/you're a nobody, a/your defective/damaged/broken/tiny/pea brain
    have/has/of <degree>? little/no value to anyone/anybody/everyone/them, impossible to love/like/respect
    a/an/such .. failure as a person/human/friend/parent/father/mother/man/woman/partner
    you/you're/you-were/were born inferior/worthless/useless/second-rate
    brother/sister/mother/father/family/wife/husband/kids/son/daughter finds/find .. you \
    embarrassing/pathetic/disgusting/ridiculous/boring
    brother/sister/mother/father/family/wife/husband/kids/son/daughter is/are/was/were ashamed of/by you
    nobody/no-one want/wants you there/here/around$, nobody home in/up, two brain cells
    without applause/praise/it you are worthless/nothing, there is/there's nothing left of you
    you are/you're a/an dull/forgettable/boring/stupid <degree>? person, whine of a voice
    you .. aren't bright/smart/clever enough, you are/you're not bright enough
    your voice is/was .. unbearable/grating, your voice .. hurts to hear, small/tiny/stunted mind
    how dumb/stupid/slow/thick/dense/lazy/weak do/can/must you have/need/be
    ^^are you slow/stupid/dumb/thick, something in/inside/about you is broken/rotten/missing/wrong
    your brain/head must be broken/empty/missing, if you vanished/disappeared/died/were-gone
    your little disorder/disorders/illness/condition/diagnosis
    what kind/sort of man/woman/person/father/mother/parent/husband/wife/adult can't/cannot/misses/quits/\
    does/needs
    you've got no spine/backbone/guts/character, you have no spine/backbone/guts/character
    and no spine/backbone$, as weak/lazy/useless/soft as the rest of you
    nobody/no-one .. love/loves/marry/respect a man/woman/person/someone/somebody who
    are/were you always/born/ever this/that/so <insult>, you're/are always this/that/so <insult>
    you simply/just/really that/this/so <insult>$, that's all you are$, that is all you are$
    all you'll ever be$
    all you will ever be$, fatso, world/everyone/everybody/family/life .. no poorer/worse without you
    world/everyone/everybody/family .. be/is/are/was/were better/happier/easier without you
    you call yourself a/an man/woman/father/mother/parent/adult/friend/professional/husband/wife
    ^call yourself a/an man/woman/father/mother/parent/adult/friend, neither do you matter
    brain dead/damaged
    any wonder nobody/no-one/your-friends likes/loves/calls/wants/invites/respects/trusts/stays
    any wonder she/he/your-wife/your-husband left
    your friends/colleagues/neighbors .. avoid/pity/hate/despise you
    your friends/colleagues/neighbors stopped calling/inviting/asking you
    your friends/colleagues .. laugh behind your back, your friends .. out of pity
    wrong with your head/brain/mind/face/body/personality
    you look/sound/smell like a/an pig/whale/corpse/tramp/loser/bum/cow/hippo/wreck/slob/idiot/moron/drunk/\
    failure
    deep down you're <degree>? <the>? <degree>? child/coward/nobody/loser/fraud/empty/nothing
    deep down you are <degree>? <the>? <degree>? child/coward/nobody/loser/fraud/empty/nothing
    insecure/spoiled child/kid/brat/boy/girl
    you're a/an <degree>? insecure/spoiled/selfish/bitter/jealous/sad/lonely/small/petty little? child/\
    person/man/woman/kid/human
    you are a/an <degree>? insecure/spoiled/selfish/bitter/jealous/sad/lonely/small/petty little? child/\
    person/man/woman/kid/human
    you'll never amount, you will never amount, never amount to anything/much, you .. amount to nothing
    you'll never be anything/anyone/anybody/somebody/someone/loved/normal$
    you will never be anything/anyone/anybody/somebody/someone/loved/normal$
    you'll never be <degree>? good/smart/strong enough$
    you will never be <degree>? good/smart/strong enough$
    what a <degree>? <insult> person/human/man/woman/creature you
    what a <degree>? <insult> person/human/man/woman/creature$, what a <insult> human being$
    what a <insult>/<name> you are/turned/have
    what a loser/idiot/moron/coward/creep/jerk/liar/fool/wimp/weakling/freak/slob/slacker/pig/parasite/\
    quitter$
    everyone/everybody/they/we/family/friends/<relative> .. given up on you
    everyone/everybody/family/friends/teachers/<relative> gave up on you
    raised a/an <name>/quitter, you're/are <insult>/empty/dead inside, ugly/rotten inside$
    you're beyond repair/help/saving
    you are beyond repair/help/saving, ^disgusting$
    you always were <degree>? <the>? <insult>/<name>, always were a/an/the <insult>/<name>
    lazy useless, useless lazy, everyone/everybody/they/people/kids hate/hates you
    everybody/everyone hates you
    nobody/no-one .. respects/likes/loves/wants/trusts you$
    !nobody/no-one .. until/when/while/before/if .. you
    nobody/no-one wants you around/here/there/back, nobody/no-one .. likes you anyway/much/here/either
    you'll end up alone$, you'll die alone, you will die alone, you will end up alone$
    you're alone because nobody/no-one, single for a reason, you make everyone/people/them .. miserable/sick
    you're .. an insult to, you stink/reek, you're filthy/gross/vile/revolting, ^hideous$, ^repulsive$
    dumb/stupid as a, you're .. dumber/stupider/lazier/fatter/uglier than, thick skull, thick-headed
    god hates/forgot you, you good for anything, anything you're good for, anything you are good for
    you're good for nothing, a good for nothing
    nobody/no-one expects anything/much/better from/of you anymore
    you'd bore a, you would bore a, your ex was/is/left/knew/warned, a body/face/mind/brain like yours
    ^at your age/size/weight$, at your size/weight, you're .. for your age/weight/size, your looks/accent
    your weight/age/size says/shows, you have/had the attention/morals span? of
    with/have/has/had/got the brain/brains/iq/spine/backbone/willpower of a/an
    weak people, lazy people, stupid people, small people
    decent/normal/sane person/people/adult/human/man/woman
    grown/real man/woman/adult/men/women/adults, must be sick/tired/ashamed of you
    is sick/tired/ashamed of you
    nobody/no-one invites you$, no one likes/wants/loves/invites/believes quitters/losers
    you never were good/any/much, life/love/success wasn't made/meant for you, face of failure
    you're the definition of, you are the definition of a/failure, you look like a failure
    born winners/losers, and then there's you$, you don't belong anywhere/among
    you do not belong anywhere/among
    ^you don't belong here/with/in, nobody/no-one .. cares/notice/notices if/whether you lived/died/live/die
    mentally/physically/morally/emotionally <degree>? weak/sick/ill/unfit/broken/unstable/disturbed/lazy/\
    slow/challenged/limited/stunted/poor
    your whole/entire/very life/existence/personality is/was/has a/an/one/been <the>? joke/failure/waste/\
    mistake/lie/excuse
    your personality is/has/needs, your character is <degree>? <insult>/weak/poor/flawed, your existence
    as a person/human/parent/father/mother/man/woman you're/are/have a/an/<insult>/failed
    you failed/fail as a/an man/woman/father/mother/parent/human/person/wife/husband/daughter/son
    ^that's what you are$, ^that's who you are$, quitting/lazy/failure/nothing is just? what you are$
    because you're <degree>? <insult>/<name>, because you are <degree>? <insult>/<name>
    it's in your blood/genes/dna, bad stock, your people/faith/religion/gender/sex/race/tribe/god
    you've got no spine/guts/character/brain/brains/friends/backbone/class
    you've no spine/guts/character/brain/brains/friends/backbone/class
    you have no spine/guts/backbone/brain/brains/shame
    you lack the/any? intelligence/brain/brains/character/spine/backbone/talent/decency, lacking a spine
    losers, quitters, idiots, morons, loser, quitter, moron, idiot, imbecile, retard, freak, parasite, scum
    pathetic you, subhuman, unlovable, weakling, crybaby, dimwit, halfwit, lowlife, deadbeat, slob, pig
    pigs
    lardass, maggot, dumbass, scumbag, psycho
    you .. ruin everything/everyone, you let everyone/everybody down
    everyone's/everybody's tired/ashamed/sick of you, nobody's friend, friendless
    lonely for a reason, you/you're/are alone for a reason, you deserve to be alone/lonely/hurt/fired/left
    you deserve to fail/suffer/lose, you deserve being alone/lonely/hurt/left, you're the problem/mistake$
    you are the problem/mistake$, you're the worst$, you were a/an mistake/accident, you're the black sheep
    lost cause, hopeless case, you can't be fixed/helped/saved, you're past saving, wired wrong, screw loose
    something missing in you, you'll always be <the>? <degree>? <insult>/<name>/alone/failure
    you will always be <the>? <degree>? <insult>/<name>/alone/failure
    once a loser/quitter/liar/failure/fraud
    always a loser/quitter/liar/failure/fraud, you're <degree>? <degree>? <insult>
    you are <degree>? <degree>? <insult>, you're <degree>? <the>? <degree>? <name>
    you are/were <degree>? <the>? <degree>? <name>, you're a/an/the/such/some <degree>? <insult>
    you are/were a/an/the/such/some <degree>? <insult>
    !you're nothing special/alike/like/of/if/more/else/much/until
    !you are nothing special/alike/like/of/if/more/else/much/until
    !you were nothing like/of/if/special, !you're/are/were no <name>/<insult>
    !you're/are nobody special/else/in/to
    !you're <degree>? zero, !you are <degree>? zero, !you're <degree>? sick of/today/again
    !you are sick of/today
    !if/when/whenever/unless/while/once/until/before/because/where you're <degree>? sick/old/nothing/broke/\
    unfit/replaceable/mediocre/inadequate
    !if/when/whenever/unless/while/once/until/before/because/where you are/were <degree>? sick/old/nothing/\
    replaceable/mediocre/inadequate
    !you're <degree>? old enough/friends/colleagues/hands/news
    !you are <degree>? old enough/friends/colleagues/hands/news
    !you're <degree>? crazy about, !you are <degree>? crazy about, !you're <degree>? weak at/in/on
    !you are <degree>? weak at/in/on
    !you're/are the joke/fool/clown/old, !where/which/how/who you're <degree>? <the>? <degree>? <name>
    !when/where/time/moment/day/how/once you were <degree>? <the>? <degree>? <name>/<insult>
    !you're/are replaceable$, !you're/are <degree>? sick in$, !you're/are a mess at/before/in/with
    you've always/never/only? been <degree>? <the>? <degree>? <insult>/<name>
    you have always/never/only? been <degree>? <the>? <degree>? <insult>/<name>
    !you've been sick/nothing/a, !you have been sick/nothing/a
    ^you look/sound/smell <degree>? <insult>, !you look/sound <degree>? sick
    you were born/raised/made weak/lazy/stupid/useless/broken
    you were born/raised <the> <insult>/<name>/quitter
    you were born/made to lose/fail/quit, born <degree>? <the>? <insult>/<name>
    you're just <degree>? <the>? <name>
    you're too/so/simply/naturally/basically/plain <insult>
    you are/were too/so/simply/naturally/basically/plain <insult>, how <insult> are/can you
    !how old/sick/thick are you
    someone/somebody/anyone too stupid/dumb/weak/lazy/fat to, ^you <insult> <name>
    you <insult>/absolute/complete/total/sorry/little/lazy/fat <name>/excuse/thing/person/man/woman/human
    ^you <name>$, !you joke/fake/cheat/bore/mess/hack/fool/rat/leech$
    ^<name>$, !^nothing$, !^zero$, !^nobody$, !^trash$, !^failure$, !^mess$, !^joke$, !^fake$, !^cheat$
    !^bore$
    !^hack$, !^wreck$, !^embarrassment$
    !^garbage$, !^disappointment$, !^burden$, ^stupid$, ^dumb$, ^pathetic$, ^worthless$, ^useless$
    ^spineless$, ^still fat/ugly/stupid/weak/useless/single, ugly/fat/stupid/lazy/dumb you
    a/an loser/idiot/moron/coward/weakling/wimp/quitter misses/fails/skips/quits/would
    a/an <name> like you, a/an <insult> <name>/person/human/man/woman/excuse-for like you
    people like you never/always/don't/can't/should/fail/end/die/deserve/quit/ruin/belong
    people like you are <degree>? <the>
    people like you make me/us, losers/women like you, men like you never/always/don't/can't/should/are
    someone/somebody like you never/can't/doesn't/shouldn't/deserves/isn't/won't
    expect/expected from someone/somebody like you, as <insult>/dull/boring as you
    what kind/sort of man/woman/human/father/mother/parent/husband/wife/son/daughter are you
    what kind/sort of man/woman/person/human/father/mother/parent/husband/wife/adult/friend misses/forgets/\
    quits/skips/leaves
    what kind of failure, normal people, normal person
    ^what's wrong with you, ^what is wrong with you, something's wrong with you, something is wrong with you
    there's something/a-lot wrong with you, there is something/a-lot wrong with you, wrong in your head
    you'll never change$, you will never change$, you never change$, you'll never matter
    you will never matter
    will never love/respect you, will never want you$
    you don't/didn't deserve <the>? friends/people/family/love/her/him/respect/happiness/better/forgiveness/\
    kindness/oxygen/success/praise/anyone/anything/me/us
    you don't deserve it/them/to/any/help/rest/peace
    you do not deserve <the>? friends/people/family/love/her/him/respect/happiness/better/forgiveness/\
    kindness/oxygen/success/praise/anyone/anything/me/us
    you do not deserve it/them/to/any/help/rest/peace, !that/which/who/if/what you don't deserve
    you deserve nothing/worse, you're not worth, you are not worth, you aren't worth, you're not enough$
    you are not enough$, not worthy of, ^you don't matter, ^you do not matter, you matter to nobody
    ^you mean nothing to, <relative> deserve* better
    your <relative> .. pity/pities you, your <relative> is/are/must/would .. ashamed/embarrassed/disgusted
    your <relative> is/are/must-be .. disappointed in you, your <relative> ... right about you
    your <relative> .. be/is/are/was better off? without you, your <relative> .. hate/hates you
    ^your <relative> laugh/laughs at you, your <relative> left you for/because, your <relative> left you$
    your <relative> ... regret/regrets you/having/raising, your <relative> know/knows what you are
    !your <relative> .. i'm proud, ^^even your <relative>
    your own? <relative> would/must be ashamed/embarrassed, so tired of you$
    your dog would leave, your dog deserves/is ashamed/better/embarrassed
    shame/disgrace/embarrassment to your/the/them/us, runs in your family
    laziness/failure/stupidity/weakness runs in
    like father like, you're just? like your <relative>, you are just? like your <relative>
    ^just like your <relative>$
    your upbringing, your genes, your parents raised/failed/wasted/regret/must
    that's/is why you're/are <degree>? alone/single/lonely/unloved/poor/fat/unhappy
    that's why you are <degree>? alone/single/lonely/unloved/poor/fat/unhappy
    that is why you are alone/single/lonely
    that's/is why nobody/no-one/she/he left/stays/loves/likes/calls/called, die/end-up alone$
    no wonder she/he/they left/leave/leaves/hate/hates/avoid/avoids
    no wonder nobody/no-one likes/loves/wants/trusts/invites/calls/respects/stays
    no wonder your <relative>/friends .. left/leave/leaves/avoid/avoids/hate/hates/gave/stopped/won't/cheated
    no wonder you're <degree>? alone/single/lonely/unloved/fat/broke/unhappy/<insult>
    nobody/no-one/who .. would/could .. love/marry/hire you, who would/could want you$
    better off without you, everyone/they/we/team .. better without you, hate being around you, tolerate you
    stand you$, have/has/had to put up with you, everyone/everybody/they-all laughs/laugh at you
    laughingstock
    laugh behind your back, your friends/colleagues/family only? tolerate/tolerates you
    your belly/waist/waistline/thighs/hairline/chins/wrinkles is/are/was/has/won't/says/shows/looks/hangs/\
    sags/grew/could/will/gets
    your stomach/gut/ass/butt/nose/chin hangs/sags/grew/jiggles, those chins/thighs/rolls, that belly
    your fat/ugly/flabby ass/belly/face/body/gut/mug/arms/legs/thighs/head/fingers/mouth
    your stupid/dumb/tiny/pea/broken/lazy/sick/thick/rotten/small head/brain/mind/skull/face/body/self
    your stupid/sad/pathetic/miserable/worthless/empty little? life/existence
    you're fat, you're out of shape, you waddle, !your fat chance, !your face says
    your brain/skull/soul is <degree>? broken/empty/rotten/small/hollow/sick/mush/defective
    your mind/head/heart is <degree>? rotten/sick/mush/defective/diseased/black
    are you <degree>? <insult>, are you <the>? <degree>? <name>, !are you <degree>? sick/old
    !are you nuts/crazy about
    is your brain broken/switched/missing/empty, you have/got no brain, with no brain$
    half a brain, pea brain, crazy/insane/dumb/stupid/mad people/person
    mental case/hospital/patient/defect, head examined/checked, off your meds, ^take your meds
    forgot/forget your meds
    have you lost your mind, you've lost your mind, you lost your mind
    you belong in an/a asylum/zoo/home/clinic/hospital/ward/institution/cage/padded/mental/psychiatric
    you need a psychiatrist/shrink/straitjacket, ^get a shrink, brain cell/cells, low iq, your iq, iq of
    ^go back to? where you came/come from/there, crawl back to/under/into
    go back to your own? country/village/cave
    where you/people-like-you come/came from they/people, where you come from nobody, you never belonged$
    you never belonged here/anywhere/with/among, not welcome here, you're not one of us
    you were never one of us
    people from there never/always/are/can't, your kind/lot never/always/are/should/can't/don't, your kind$
    you're .. waste of, waste of oxygen/skin/flesh, what a waste of space/air/breath
    grow a spine/pair, grow some balls/guts/spine
    you're/are/were the dumbest/weakest/laziest/ugliest/stupidest/fattest/saddest/sorriest/dullest one/\
    person/man/woman/human/in/of/here/creature
    the dumbest/weakest/laziest/ugliest/stupidest/fattest/saddest/dullest person/man/woman/human/\
    creature alive/here/in/on/i've/we've
    !be the dumbest person in, !>be the dumbest person/one, !who/why/whoever .. the dumbest/laziest person
    worst person/human/father/mother/parent/friend/husband/wife
    poor/sorry/pathetic/sad little? excuse for a/an <degree>? man/woman/human/person/parent/father/mother/\
    friend/husband/wife/adult
    you disgust/repulse/sicken, disgust/disgusts me/everyone/us
    you make me/us/everyone/people/them sick/cringe/vomit, makes me/us sick to, sick of you
    embarrassment to your, a disgrace to
    a retiree/toddler/child/baby/grandmother/monkey/dog/goldfish/brick/bricks has/had/have/\
    shows more .. than you
    a cripple/invalid/corpse/chimp/worm/plant/snail/potato/goldfish/brick .. than you
    smarter/tougher/braver than you ever/will, ^even a/an toddler/monkey/idiot/cripple/moron/chimp
    cry/cries/whine/whining/crying/quit/throw like a girl/baby, like a retard/cripple, fight like a girl
    some people are/were just/simply/born <degree>? <insult>/<name>, you people, sub-human
    you're not normal$
    not right in the head, you're not all there, slow/sick/soft/weak/wrong in the head
    dropped .. on your/the head
    you have no friends/character/soul/worth/value/life/future/willpower/talent
    you've no friends/talent/character
    ^^no life$$, get a life, you have no life
    you're a broken/failed/sad/weak/lazy/pathetic/damaged/bad/terrible/horrible/awful person/man/woman/\
    human/parent/father/mother/friend
    you are/were a broken/failed/sad/weak/lazy/pathetic/damaged/bad/terrible/horrible/awful person/man/\
    woman/human/parent/father/mother/friend
    your worth, you're worth nothing/less, you are worth nothing/less
    you never should have been born, you should never have been born, you shouldn't exist
    should have been aborted
    mistake of nature, wish/wishes you were never
    your life is/means <degree>? <insult>/nothing/meaningless/joke/worthless/over/pointless/failure
    you're <degree>? not smart/good/strong/brave/clever/bright/tough/thin/pretty/man enough
    you're just not smart/good/strong enough, you were never good enough, you never were good enough
    notice if you were gone/dead/missing, notice if you never came/answered$
    notice if you stopped turning/showing/coming up$
    you loser/idiot/moron/coward/fool/liar/quitter/clown/pig/freak/slob/failure/weakling$
    nobody would miss you$, would miss you if you died/were/vanished, ^^look in the mirror$$
    ^^look at yourself$$
    mirror .. and/then .. reasons nobody/no-one
    how well? you'd sell your own, with a belly/face/body/brain/mind/voice/nose like yours/that
    ^with that face/belly/body/brain
    your limited abilities/ability/intelligence, limited intelligence/ability
    a person of your character/age/weak/limited
    a person of weak/poor/low/limited/better/greater character/intelligence/worth/ability/substance
    your lack of character/intelligence/talent/worth/manners, your weak/poor/bad/low/flawed character
    defect of/in character/your, you're/are incapable of love/discipline/finishing/anything
    you're/are not a reliable/dependable/lovable/likable/interesting/serious person/individual/human/adult
    an unreliable person/individual/human, unreliable as a person/human, there's no fix for you
    no fix for what you
    the bug is you, defective user, user is defective/broken/hopeless
    the fault is in the person, nobody/no-one would notice if you died/disappeared/vanished
    keep/keeps you around for/because, invite/invites/invited you out of pity/charity
    they/people/everyone pity/pities you
    ^who raised you, raised without manners, you weren't raised
    your <relative> will turn out/end just? like
    your kids/children are learning how to give/quit/fail/lie, grow up just like you
    your kids/children got the stupid/lazy from, your mother dropped you
    married you for the/your, the brain/brains for your sister/brother
    you have the charm/personality/memory/intelligence/wit of a/an
    you've the charm/personality/brain of a/an
    nothing in your head$, nothing going on upstairs, very little going on upstairs
    anybody/anything home up there
    lights are on/off .. nobody home, you're not very bright, not the brightest .. are you
    not very bright are
    never really grew up, you never grew up, a small mind, a mind this/that/so small
    lazy/broken/rotten/selfish/stupid to the bone/core, selfish/rotten/lazy all? the way through/down
    selfish through and through
    a coward's answer, what a coward/loser/liar/idiot/narcissist says/picks/answers/chooses/would
    only a/an coward/idiot/parasite/narcissist/loser/moron picks/chooses/lets/answers
    cowards/narcissists/losers/idiots pick/choose/usually/answer, narcissist, narcissists
    the person is the faulty/broken, the person making it is, ^some people are born dull
    you're/are empty inside, inside you're/are empty, inside you are <degree>? empty
    deep inside you are empty
    wouldn't/hardly notice if you, take you out of the picture, exactly as well without you
    only pretend/pretends/pretending to like/love you, say they love/like you are/only, love you out of pity
    say they love/like you are being/only/just polite/lying, your friends are being polite
    depressed/depression is .. a? fancy/lazy/excuse, depressed is just/only/another
    depression is just/only/an
    anxiety is an/just/only excuse/laziness/weakness, your depression/anxiety/adhd/autism/stutter/limp is
    your diagnosis is an/no/just, fatter every week/day/month, getting fatter
    your brain gets/has one good, your brain .. one good hour, you are/you're what happens when
    there's/isn't much in you to like/love, isn't much to love/like
    there's nothing in/to/behind you, there was nothing in you, nothing in you worth
    nothing about you is/worth
    nothing else about you worth, you have nothing worth hearing, you're .. waste of a good
    you're .. dull/boring/unlikable/unlikeable/charmless/ugly-looking$, you're a control freak
    you're boring
    you aren't likable/lovable/interesting/smart/clever, you aren't very bright/smart/clever
    !you're .. dull/boring to/about
    ugliest things you find/see, would find ugly, everything that is/you wrong with it/your-body
    ashamed of you$, nobody wants to date/kiss/see/touch/marry you/it
    has more personality/discipline/character/brains than you
    more brains/personality/charm/ambition/spine than you
    with a face/body/belly/brain like that, ^a face/body/belly/mind/brain like that/yours
    at your age others/most/people/still
    people/persons/guys/men/women of? your age/background .. rarely/often/never/still/commonly/can't/who
    ^given your age
    that fat body/ass/belly/backside, your fat backside, people like you are why/never/not
    a burden to your team/family/friends/wife/husband/colleagues
    your <relative> will be embarrassed/ashamed
    you're the reason nobody/no-one, you were born to disappoint, you'll always be second-rate/the-one
    ^lazy by nature, ^too fat/dumb/stupid/ugly to/for
    your <relative> deserve/deserves a? better/somebody/someone
    your <relative> deserve/deserves a parent/father/mother/man/woman/husband/wife who
    your dog would trade/move, you are .. waste of, waste of a human, born without a spine/brain
    your whole family quits/fails/lies/is, nobody/no-one .. would .. miss you, ^who would/could love/miss you
    !nobody/no-one .. would .. miss you for/until/before
    !nobody/no-one .. would .. miss you if you left/skipped/went/leave
    ^no spine/guts/brain/brains/backbone$
    respect/love/trust/want/marry/hire/in somebody/someone like you, put up with you because/out, ^your ex
    your personality
    of your kind/sort, ^a normal/decent person/human would/wouldn't/doesn't
    ^a decent human being would/wouldn't/doesn't
    ^you don't belong on/with/in, you'll never be loved, you will never be loved
    you lack the? basic/necessary
    built for friendship/love and/which/as/but you, the ugliest thing about you/your
    nobody/no-one would/could hire/want/love/marry/trust .. like you
    !belief/idea/feeling/suspicion/sense that you're/you ... <insult>/<name>/enough/nothing
    ^where you come from$, runs in the/your blood, someone/somebody like you was/were always
    ^zero spine$
    saw/see/knew/know what you are$, you're/you-are a/the walking/living/breathing disaster/insult/failure/\
    joke/excuse
    you're/you-are <degree>? shallow/hollow/charmless/insufferable/unbearable/unlikeable/unlikable/tiresome/\
    heartless
    you're/you-are <degree>? forgettable/expendable/disposable/superfluous/second-rate/third-rate/\
    substandard/slow-witted
    you're/you-are <degree>? dim-witted/repellent/loathsome/unattractive/unappealing/wretched/washed-up
    """
}
