/// The classes of words that terms may name in pointed brackets: `skip <meal>` looks for any meal.
package enum WordClasses {
  /// The names of the classes.
  package static var names: [String] { table.map(\.key).sorted() }

  /// The hashes of a class's words, sorted; nil when there is no such class.
  static func words(of name: UnsafeBufferPointer<UInt8>) -> [UInt64]? { hashes[WordHash.ofFolded(name)] }

  /// By the hash of the name.
  private static let hashes: [UInt64: [UInt64]] = {
    var hashes: [UInt64: [UInt64]] = [:]
    for (name, words) in table {
      var all: [UInt64] = []
      Term.forEachEntry(of: words) { bytes in
        all.append(WordHash.of(bytes))
      }
      hashes[WordHash.ofFolded(name.utf8)] = all.sorted()
    }
    return hashes
  }()

  /// Each word as it stands, in every form that is wanted.
  private static let table: KeyValuePairs<String, String> = [
    // Function words, numbers and ties.
    "the": """
    a, an, the, your, my, his, her, their, our, this, that, these, those, some, any, every, each, all, one, two
    three, no, another, more, most, half, both, today's, tonight's, tomorrow's, next, last, first, own, whole
    daily, usual, four, five, ten, single, of, entire, new, same, full, little, big, good, week's, day's, month's
    few, several
    """,
    "then": """
    today, tonight, tomorrow, and, or, for, once, until, till, to, on, so, if, when, in, all, this, at, altogether
    but, completely, entirely, instead, because, while, as, then, every, each, again, twice, just, before, after
    from, without, by, too, unless, whenever, since, whatever, where, now, forever, sometimes, during, next
    """,
    "number": """
    one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty, forty
    fifty, hundred, thousand, several, couple, few, half, dozen
    """,
    "degree": """
    more, less, so, very, a, little, bit, as, really, truly, too, even, slightly, somewhat, much, extra, always
    just, simply, fully, completely, totally, quite, no, most, lot, calmly, both, genuinely, and, such, still
    honestly
    """,
    // What advice may hurt with.
    "meal": """
    breakfast, lunch, dinner, supper, brunch, meal, meals, food, eating, lunches, dinners, breakfasts, snacks
    """,
    "food": """
    food, bread, carb, carbs, sugar, meat, fat, fats, calories, calorie, apple, salad, soup, fruit, vegetables
    rice, dessert, portion, portions, plate, solids, juice, celery, crackers, lettuce, meal, bite, bites, egg
    banana
    """,
    "medicine": """
    medicine, medicines, medication, medications, meds, pill, pills, tablet, tablets, antidepressant
    antidepressants, prescription, prescriptions, insulin, inhaler, injection, injections, dose, doses, dosage
    painkiller, painkillers, antibiotics, lithium, ritalin, adderall, prozac, xanax, valium, sedative, sedatives
    statins, ibuprofen, aspirin, opioids, steroids, epipen, antihistamines
    """,
    "doctor": """
    doctor, doctors, doctor's, physician, therapist, therapist's, therapy, psychiatrist, psychologist, counselor
    counsellor, dentist, gp, nurse, cardiologist, oncologist, surgeon, hospital, clinic, treatment, checkup
    checkups, chemo, chemotherapy, dialysis, rehab, psychiatrist's, dentist's, surgery, doctors'
    """,
    "drink": """
    beer, beers, wine, whiskey, whisky, whiskeys, vodka, tequila, rum, gin, brandy, schnapps, cocktail, cocktails
    liquor, champagne, bourbon, martini, martinis, margarita, margaritas, alcohol, booze, prosecco, mezcal, scotch
    negroni, negronis, absinthe, lager
    """,
    "drug": """
    cocaine, weed, cannabis, marijuana, heroin, lsd, mdma, ecstasy, ketamine, psilocybin, joint, cigarette
    cigarettes, cigar, vape, nicotine, amphetamines, drugs, meth, shrooms, edible, edibles
    """,
    "fund": """
    savings, salary, wages, rent, paycheck, pension, inheritance, mortgage, retirement, fortune, wage, income
    """,
    "money": """
    money, cash, dollars, euros, pounds, bucks, quid, hundred, thousand, grand, dollar, euro
    """,
    "height": """
    roof, rooftop, ledge, cliff, cliffs, railing, railings, parapet, balustrade, windowsill, scaffold, scaffolding
    crane, quarry, precipice, rooftops, overpass, viaduct, bridge, balcony, banister, barrier, tracks, edge
    """,
    "weapon": """
    gun, guns, knife, knives, pistol, rifle, razor, weapon, firearm, machete, taser
    """,
    "attacker": """
    abuser, abusers, bully, bullies, stalker, attacker, harasser, rapist, aggressor, mugger, predator, batterer
    tormentor, assailant, abusive, violent, armed, dangerous, aggressive, thug, thugs, gang
    """,
    "hurt": """
    hurt, hit, abused, attacked, stalked, raped, assaulted, threatened, harassed, bullied, molested, choked
    slapped, robbed, mugged, hits, beats, hurts, threatens, punched, groomed
    """,
    "relative": """
    mother, mom, mum, mother's, father, dad, father's, parents, wife, husband, wife's, husband's, partner
    partner's, girlfriend, boyfriend, kids, kid, children, child, son, daughter, son's, daughter's, sister
    brother, grandmother, grandfather, grandma, grandpa, family, family's, spouse, ex, uncle, aunt, ancestors
    mama, papa, siblings, wives, relatives
    """,
    "body": """
    body, belly, stomach, gut, weight, waist, waistline, thighs, face, nose, teeth, skin, hair, hairline, chin
    chins, ass, butt, arms, legs, hips, chest, wrinkles, bmi, breath, voice, accent, looks
    """,
    // What a person is called, and what a person may be called with.
    "name": """
    fake, phony, cheat, poser, pretender, hack, snob, creep, jerk, slacker, bore
    loser, losers, failure, idiot, idiots, moron, coward, cowards, liar, quitter, quitters, disgrace
    disappointment, embarrassment, fraud, clown, pig, parasite, weakling, freak, psycho, wimp, slob, imbecile
    fool, dumbass, asshole, bastard, crybaby, nobody, joke, sissy, pushover, lowlife, scum, trash, garbage, bum
    cripple, wreck, worm, slug, sloth, whale, cow, brat, hypocrite, dropout, burden, nutcase, lunatic, maniac
    narcissist, sociopath, nothing, leech, moocher, runt, simpleton, dimwit, dunce, sheep, vermin, rat, weasel
    deadbeat, mess, zero, dummy, halfwit
    """,
    "insult": """
    worthless, pathetic, stupid, dumb, ugly, fat, weak, disgusting, useless, hopeless, lazy, crazy, insane, broken
    defective, unlovable, repulsive, inferior, spineless, gutless, cowardly, nuts, deranged, incompetent
    brainless, mindless, unwanted, damaged, deficient, feeble, retarded, obese, hideous, senile, demented, gross
    inadequate, insignificant, replaceable, subhuman, unstable, delusional, thick, dense, mediocre, childish
    immature, contemptible, despicable, rotten, talentless, friendless, characterless, bipolar, psychotic, flabby
    skinny, bald, sick, mental, unfit, dim, embarrassing, laughable, toxic, old
    """,
    // Praise.
    "great": """
    good, great, nice, excellent, amazing, awesome, fantastic, wonderful, brilliant, superb, outstanding
    impressive, terrific, incredible, solid, strong, fabulous, stellar, marvelous, marvellous, magnificent
    phenomenal, splendid, perfect, remarkable, beautiful, lovely, exceptional, fine, super, top
    """,
    "well": """
    beautifully, brilliantly, perfectly, well, great, superbly, wonderfully, gracefully, amazingly, masterfully
    nicely, splendidly, fantastically, admirably, impressively, flawlessly, exceptionally, magnificently, bravely
    elegantly
    """,
    "courage": """
    courage, guts, strength, maturity, discipline, bravery, nerve, heart, willpower, grit, character, backbone
    determination, balls
    """,
    // Games and sales.
    "prize": """
    badge, badges, trophy, trophies, medal, medals, crown, crowns, star, stars, coin, coins, gem, gems, diamond
    diamonds, credit, credits, token, tokens, prize, prizes, reward, rewards, loot, chest, xp, points, hearts
    achievement, achievements, perk, perks, rank, level, tier, combo, bonus, gold, jackpot, ticket, skin, mystery
    gift, surprise, freeze, lives, rubies
    """,
    "player": """
    users, members, players, subscribers, people, others, everyone, everybody, friends, neighbors, friend, folks
    classmates, peers, community
    """,
    "finished": """
    finished, completed, checked, kept, done, already, did, signed, joined, ahead, faster, answered, upgraded
    solved, started, logged, succeeded, made, managed, beat, passed
    """,
    "sale": """
    sale, offer, deal, discount, price, trial, promotion, promo, special, bundle
    """,
    // Qualities that nobody can check.
    "quality": """
    kind, nice, patient, open, humble, calm, present, gentle, supportive, genuine, authentic, grateful, mindful
    considerate, understanding, tolerant, brave, bold, confident, vulnerable, positive, cheerful, friendly
    respectful, generous, flexible, relaxed, aware, curious, attentive, empathetic, compassionate, loving, warm
    modest, reasonable, spontaneous, disciplined, mature, wise, real, natural, intentional, conscious, thoughtful
    forgiving, accepting, easygoing, assertive, soft, sincere, transparent, selfless, likable, approachable
    tactful, optimistic, sensitive, polite, pleasant, comfortable, connected, charitable, trusting, agreeable
    inclusive, balanced, nonjudgmental, reflective, receptive, cooperative, courageous, honorable, dignified
    lighthearted, hopeful, carefree, loyal, dependable
    """,
    "flaw": """
    judgmental, judgemental, defensive, arrogant, selfish, impressive, needy, negative, reactive, controlling
    anxious, dramatic, critical, competitive, bossy, stubborn, perfectionist, insecure, rigid, uptight, impatient
    attached, dependent, rushed, proud, busy, performative, stressed, guarded, harsh, cynical, jealous, resentful
    fearful, afraid, tense, distracted, serious, egotistical, opinionated, touchy
    """,
    "kinder": """
    kinder, nicer, calmer, humbler, softer, braver, bolder, warmer, friendlier, gentler, wiser, stronger, happier
    healthier, politer, better, easier, lighter, freer, milder, sweeter, truer, realer, smarter, looser
    """,
    "virtue": """
    kindness, patience, humility, honesty, openness, empathy, respect, compassion, curiosity, gratitude
    understanding, confidence, courage, grace, tolerance, generosity, warmth, presence, awareness, authenticity
    vulnerability, modesty, restraint, positivity, acceptance, maturity, sincerity, trust, dignity, appreciation
    consideration, integrity, calm, gentleness, mindfulness, forgiveness, tact, composure, joy, purpose, interest
    attention, intention, resilience, assertiveness, detachment, enthusiasm
    """,
    "gently": """
    clearly, gently, openly, kindly, honestly, mindfully, deeply, carefully, respectfully, calmly, thoughtfully
    actively, authentically, positively, fully, freely, softly, warmly, genuinely, sincerely, patiently
    consciously, gracefully, graciously, humbly, lightly, generously, attentively, confidently, wholeheartedly
    lovingly, intentionally, politely, seriously, personally, constructively, tactfully, effectively, meaningfully
    """,
  ]
}
