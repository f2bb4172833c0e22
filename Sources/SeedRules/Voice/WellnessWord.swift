import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags the vocabulary of wellness and self-help.
struct WellnessWord: TermRule {
  static let metadata = RuleMetadata(
    .warning("voice/wellness-word"),
    summary: "A text speaks the language of wellness and self-help.",
    rationale: """
      Words like journey, mindful and healing have been said so often that they say nothing, and they turn a dry \
      friend into a poster. The plain word for what happens is nearly always shorter.
      """,
    reads:
      "bugs, fixes, tidbits and EgoFix's copy; not quiz and scenario options, nor what is quoted or denied",
    options: [.entries("terms", defaultTerms, "The words and phrases of wellness.")],
    judged: JudgedShare(
      tuning: .init(found: 21, of: 21, wrong: 0, of: 20),
      held: .init(found: 20, of: 20, wrong: 0, of: 20),
      misses: "It misses the tone where the words are plain."
    )
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("On the train journey home, leave the phone in the bag until your stop."),
      .comment(#"You sent \"mindful\" twice this week. Nobody asked what it meant."#),
      .body("You take a breath before the correction. That breath is the whole of the exercise."),
    ],
    flagged: [
      .body("Every fix is a step on ⟪your journey⟫. Skipping one does not take you off the road."),
      .prompt("Take a ⟪mindful⟫ minute before you answer the next message, then answer it."),
      .body("After a crash, ⟪be kind to yourself⟫. The ⟪healing⟫ begins where the blame ends."),
    ]
  )

  let terms: [Term]

  func reads(_ origin: TextOrigin) -> Bool { origin.isEgoFix && !origin.part.isChoice }

  func excuses(_ match: Range<Int>, in words: WordView) -> Bool {
    words.isQuoted(match) || words.isNegated(match, reach: 3) || words.isReported(match)
  }

  private static let defaultTerms = """
    opportunity/opportunities/chance/room/invitation/space for growth/healing/learning, opportunity/opportunities to grow/heal, >manifest
    balance/peace/happiness/change/healing/love/strength/calm/freedom/confidence starts/begins/comes/lives from? within/inside
    kind to your mind/body/heart/self/soul/own
    make/making room/space for joy/love/growth/peace/yourself/healing/happiness/stillness/rest
    invitation to grow/heal/rest/pause/learn/slow/reflect/feel
    accept/accepting/love/loving/forgive/forgiving/heal/healing ourselves, ourselves
    true freedom/happiness/peace/joy/love, inner freedom, okay/ok to not be, okay/ok not to be
    it's okay/ok to feel/cry/rest/not/be/need/ask/struggle, it's alright/fine to feel/cry/rest/struggle
    self-respect is/and/means, feels unseen/unloved/unheard, emotional safety
    slow down and feel/breathe/notice/listen, spend time in nature, in nature, nature walk, walk in nature
    listen within, look/go/turn inward/within, inward, things you're/you grateful/thankful for
    you're grateful/thankful for, grateful for, thankful for, you are/feel grateful/thankful
    !grateful for the receipt, sit with the discomfort/feeling/silence/emotion/pain/urge, i am enough
    am enough$, manifest the/a/more, the life you deserve/want, life you deserve
    >practice kindness/patience/presence/listening/letting/being/compassion, negative energy
    let go of .. energy, seen and heard, feel seen, to be seen and, you matter$, positive mindset
    positive vibes, growth takes, growth isn't/is, honor your, love and light, good things take
    everything happens for, you've got everything you need, all you need is within, self-reflection
    reflect on how, emotionally available/safe/open, healed from, your true, true you, real you
    authentic you, be authentic, be vulnerable, be present with/in/to/and, vulnerable with
    open up about your, let yourself cry/feel/heal, your journey, a journey of/to/toward/into/inward
    personal journey, path forward, your path, wholehearted, meaningful connection, deep connection
    human connection, give yourself .. grace/space/time/love/permission/compassion/rest, yourself the grace
    begin again$, what comes up for, comes up for you, without judgment/judgement, feel your feet
    feet on the ground, softness, be soft, stay soft, take up space, you deserve rest/peace/joy/love
    return/returning/come/coming back? home? to yourself, come home to, your own best friend
    younger/past/future self, letter of forgiveness, let it be$, let it be what, exactly where you need/are
    where you need to be, meant to be$, bloom/grow where, noticing your breath
    notice/follow/watch/observe your breath, thank your body/heart/hands, thank yourself
    emotion/feeling/emotions/feelings is/are a/messengers, every emotion/feeling, slow living, simple living
    change starts/comes/begins, from within$, from within, begins with you/within, fill your cup, your cup
    pour from an empty, nervous system, regulate your, find/finding/in/the stillness, stillness
    progress not perfection, ^not perfection, wound is, light enters, heart sing
    your heart knows/needs/wants/space/open/center, open your heart, heart-centered, heart space
    follow your heart, lights you up, sparks your, soulful, sacred, bliss, zen, radiance, radiate, glow
    inner glow, self-soothing, cocoon, mountain within, gentle reminder, gentle pause
    gently/softly/kindly notice/let/release/return/bring/allow/breathe, notice gently, take a gentle
    tender with, tenderness, self-tenderness, empath, empathic, conscious living/choice/choices, be here now
    here and now, drop into, arrive in your/the, soften your/into/the, unclench your
    relax your shoulders/jaw/body, your shoulders drop/down/soften, drop your shoulders, soothe your/yourself
    comfort yourself, reconnect/reconnecting with/to yourself/your/nature, connect with/to your/yourself
    reclaim your, own your story/truth/power, your story matters, your power, step into your
    stepping into your, let yourself feel/rest/be/receive, allow yourself, allow what, receive love
    worthiness, mind and body, body and mind, whole-hearted, wholeheartedly, attuned, attune, flow state
    go with the flow, calm mind/your/the, quiet your/the mind, quiet mind, peace within, ^^breathe$
    mindset shift, shift your, rewire, rewiring, limiting beliefs/belief, no longer need, let it all go
    release it/what/the/your, heal, heals you, healer, recovery journey, inner voice, be patient with
    one step at a time, one day at a time, purposeful, purpose-driven, holistically, self-talk, safe to feel
    hold yourself, hug yourself, smile at yourself, love letter to, treat your body, sleep hygiene, journey*
    !train/bus/car/plane/boat/long/short/return/hour/outward/ferry/night journey*
    !journey* home/back/time/times/took/to/from/by/there/lasted, !the/a/your journey home/back/to/took
    healing journey, mindful, mindfully, mindfulness, wellness, wellbeing, well-being, self-care, self-love
    self-compassion, self-acceptance, self-kindness, healing, !healing crystal/crystals, !wellness retreat
    heal your/yourself/from/and/together, to heal$, need/needs/time/space to heal, wounds .. heal
    your/this/emotional/old wounds, your healing, feelings are valid, you are/you're valid
    your .. feelings/emotions are/is/matter/need/deserve, feel your feelings, your feelings/emotions$
    honor/honour your/where/the/yourself/what/that, !honor the reservation/deal/booking
    check in with your/yourself/how, check in with what
    listen to your body/heart/soul/inner/needs/breath/feelings/intuition
    what your body/heart/soul/inner/gut .. needs/telling/says/wants, tune in/into
    !tune in to the/a radio/show/station, in tune with, >breathe in/out/through/deeply/slowly/into/deep/and
    >breathe$, just breathe, ^inhale, ^exhale
    deep/slow/long/cleansing/calming/mindful breath/breaths/breathing, conscious breath/breathing
    belly breathing, breathwork, breathing exercise/technique, !slow breath of
    focus on your breath/breathing, your breath$, notice your breath
    practice/practise/cultivate/find/feel/express gratitude/kindness/acceptance/compassion/forgiveness/\
    patience/presence/stillness/self
    gratitude, !your/his/her gratitude list, grateful heart, give thanks for, count your blessings
    set/setting an/your/a/today's intention/intentions, your intention/intentions, with intention
    intentional living, you are/you're enough, enough as you are, good enough as, just as you are$
    isn't/is/not selfish, no longer serves/serve, serves/serve you$, what/that serves/serve you, comfort zone
    find/finding/find/found your balance/center/centre/calm/purpose/tribe/voice/zen/bliss/truth/power/joy/\
    way/flow/passion/light/peace
    your center/centre, >recharge your/and/yourself, >recharge$, to recharge, time to recharge/rest/unwind
    recharge your batteries
    inner child/peace/critic/strength/world/voice/self/calm/wisdom/light/journey/power/work/harmony/compass
    !inner critic has, best self, !your best self has, true/higher/authentic/future/whole/real self/selves
    live/living/speak/speaking your truth, your truth, authentic life/living/you, hold/holding space$
    hold/holding space for, safe/sacred/healing/brave space, !safe space in
    set/setting/healthy/firm/respect/honor boundaries, set a boundary, your boundaries, boundaries are
    affirmation*, mantra*, positive/good/negative/toxic/bad thinking/energy/vibes/mindset/self-talk
    good energy, raise your vibration, vibrations, toxic positivity/people
    manifest your/it/that/what/abundance, manifesting, manifestation, visualize*, visualise*
    >imagine .. light/energy/wave/waves, meditate*, meditation*, !meditation app/cushion/class/teacher
    !he/she/they/who/friend/colleague/coworker meditates/meditated, !meditated .. told/posted/mentioned
    namaste, chakra*, !no chakra*, yoga for/helps, aura, crystals$, karma$
    >be gentle/kind/patient/tender/good with/to yourself, gentle/kind/patient/tender with/to yourself
    be kind to yourself, kindness to/toward/towards yourself
    love/accept/forgive/nurture/honor/accepting/loving/forgiving/treat/trust/choose yourself
    !love yourself .. more than, compassion for/toward/towards yourself
    compassion/care/time/love for yourself, forgive yourself, make/take time for yourself/you, easy/gentle/kind/soft/work on yourself, too/so hard on yourself
    be your own .. friend
    sit/sitting/be/stay with your/the/that/this feeling/feelings/discomfort/emotion/emotions/pain/fear/\
    sadness/anger/it$
    lean/leaning into/in it/to/this/that/your/discomfort/fear/joy/uncertainty/vulnerability/the/change
    !lean in to hear
    >embrace your/the/imperfection/change/who/uncertainty/failure/vulnerability/every/yourself
    embracing your/the, embrace imperfection, nurtur*, nurture*, nourish*, empower*, empowerment, empowering
    thrive*, flourish*, blossom*, !blossom* on/in, bloom$, to bloom, self-improvement, self-esteem
    self-worth, self-worth$, your worth, you are worthy, worthy of love/rest/it
    personal/spiritual/inner/emotional growth, growth mindset, growth happens/comes/begins/starts/takes/is
    unlock/reach/fulfill your .. potential, full/true potential, live/living/lives your best life, best life
    inner work, do/doing the work on, do/doing the work$, !doing the work of, self-discovery
    build/raise/grow/deepen/with/more/greater/your self-awareness, self-awareness is/and/begins/starts
    soul-searching, your soul, soul needs, feed your soul, good for the soul, spiritual/spirit, !spirit level/levels
    !healing over/up/nicely
    mind body/and soul/body, body scan, scan your body
    release/releasing/let/letting .. tension/stress/negativity/fear/expectations/judgment
    let go of what/expectations/judgment/negativity/fear/control/anger/guilt/shame/grudges/perfection, tension in your
    let go of the/your/any/all/that past/idea/need/outcome/result/fear/fears/guilt/pain/pressure/control/weight/\
    story/grudge/anger/urge/thought/thoughts/belief/beliefs/burden/burdens/stress/tension/worry/worries/ego/\
    expectation/expectations/judgment/resentment/shame/hurt/attachment/attachments
    light/lighting a/some candle/candles, scented candle, warm bath, bubble bath, herbal tea, vulnerability
    !calls/called it vulnerability, superpower
    path to/of/toward/towards becoming/healing/yourself/growth/peace/joy/happiness/self
    ground/grounding/center/centering yourself
    stay/feel/be/get/staying grounded/present/centered/balanced/mindful, be present$, !be present at/in/for
    present moment, in/live/living/enjoy/savor/in the moment$, live/living/stay/be in the moment/now/present
    the moment is all
    emotional intelligence/wellbeing/health/needs/baggage/labor/regulation/balance/safety/energy/journey
    mental health/wellness/wellbeing/load, your energy, protect/protecting/guard your peace/energy/space
    protect your .. peace, inner/find/finding/make/making peace with, at peace with, peace of mind
    work-life balance, balanced life/you/self, more balanced, calmer .. you$, happier .. you$, better .. you$
    new you$, version of yourself, become who, your light, light shine, shine your/bright/brightly
    your inner, resilience is/comes/grows, resilient, resilience, with kindness/compassion/grace
    choose joy/happiness/love/peace/kindness/yourself/gratitude, spark/sparks joy
    permission to rest/feel/be/slow/fail/stop/take, give yourself permission/grace/time/space/love, grace$
    trust the process/universe/timing/journey, trust your gut/journey/process, the universe
    !the universe owes, detox, digital detox, !detox tea, unplug and/from, treat yourself, me time
    !me time zone, self-soothe
    process/unpack/name/express/explore/acknowledge/release/regulate/validate your/the .. feelings/emotions/\
    feeling/emotion/pain/trauma
    how .. made you feel, how it/that/this makes you feel, how you/do you feel, inner healing
    healthy habits/mind/relationship, holistic, wholeness, whole person, transform/transforming your/yourself
    transformation, your transformation, awaken*, awakening, alignment, align with your, life purpose
    your .. purpose, sense of purpose, abundance, abundant, serenity, stillness within, harmony, tranquil*
    soothing, restorative, rejuvenate*, replenish* your/you, you .. time to/is rest/shine/blossom/you
    >journal about/on/your/for/what/how, journaling, gratitude journal, soul searching, you're worthy
    emotional healing/wellbeing/health/journey/growth, find/finding the stillness, self compassion
    fill your soul
    """

  static func message(_ term: String) -> String { "\(term) is the language of wellness" }
  static let remedy = "Say it in the plain words of a dry friend."
}
