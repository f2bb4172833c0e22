extension WellnessWord {
  /// The language of wellness and self-help.
  static let defaultTerms = """
    opportunity/opportunities/chance/room/invitation/space for growth/healing/learning
    opportunity/opportunities to grow/heal, >manifest
    balance/peace/happiness/change/healing/love/strength/calm/freedom/confidence starts/begins/comes/\
    lives from? within/inside, kind to your mind/body/heart/self/soul/own
    make/making room/space for joy/love/growth/peace/yourself/healing/happiness/stillness/rest
    invitation to grow/heal/rest/pause/slow/reflect/feel
    accept/accepting/love/loving/forgive/forgiving/heal/healing ourselves
    true freedom/happiness/peace/joy/love, inner freedom, okay/ok to not be okay/ok, ^it's okay/ok to not be
    okay/ok not to be okay/ok, ^it's okay/ok not to be
    ^it's okay/ok to feel/cry/rest/not/be/need/ask/struggle, ^it's alright/fine to feel/cry/rest/struggle
    self-respect is/and/means, feels unseen/unloved/unheard, emotional safety
    slow down and feel/breathe/notice/savor/savour, spend time in nature
    time/walk/walks/walking/be/being/moment/moments in nature$, nature walk, walk in nature, listen within
    look/go/turn/turning/looking inward, look/go/turn within$, inward journey, journey inward, goes inward
    things you're/you grateful/thankful for, you're grateful/thankful for
    feel/feeling/deeply/truly/so grateful/thankful for
    something/thing/things/moment/moments .. grateful/thankful for, >be grateful/thankful for
    grateful/thankful for your body/life/self/breath/being, grateful/thankful for yourself/today/being/who
    you feel .. grateful/thankful, you are .. grateful/thankful for, !grateful for the receipt
    sit with the discomfort/feeling/silence/emotion/pain/urge, i am enough, am enough$, manifest the/a/more
    the life you deserve/want, life you deserve, >practice kindness/patience/presence/compassion
    negative energy, let go of .. energy, feel/feels/felt/feeling/truly seen and heard, to be seen and heard$
    feel seen, to be seen and loved/known/held, you matter$, positive mindset, positive vibes
    growth takes time/patience/courage/place
    growth is/isn't a/not/about/messy/linear/never/uncomfortable/always/slow, love and light
    good things take time, everything happens for
    you/you've have/got everything you need within/inside/already, already have everything you need
    ^^you've got everything you need$$, all you need is within, self-reflection, reflect on how
    emotionally available/safe/open, healed from your/past/old/trauma
    your true self/nature/voice/worth/purpose/north/feelings/calling/value/essence/potential, the true you$
    the real you$, authentic you, be authentic, be vulnerable, be present with/to/and
    be present in the/your/this/every/each moment/body/life/now, vulnerable with, open up about your
    let yourself cry/heal, let yourself feel$, let yourself feel it/your/what/the/all/everything/whatever
    your journey, a journey of/toward/towards/inward/within, personal journey, your path forward
    your path to/toward/towards .. peace/growth/healing/joy/becoming/self/happiness/success/purpose/\
    wholeness/freedom/best, your own/spiritual/unique/life/healing path, are/is/teacher/step on your path
    your path is/unfolds, on your path$, live/living/love/loving/be/show wholehearted/wholeheartedly
    wholehearted living/presence, meaningful connection, deep connection, human connection
    give/giving yourself .. grace/love/permission/compassion, give/giving yourself .. space/rest/time$
    give/giving yourself .. time/space to rest/heal/feel/grow/grieve/process/breathe
    give/giving yourself .. rest and, yourself the grace, breathe and begin again, you can/always begin again
    simply/gently begin again, what comes up for, comes up for you, without judgment/judgement, feel your feet
    feel/feeling .. feet on the ground/floor/earth/carpet, your softness, softness is/in/toward/towards/within
    be soft with/to, be soft and, stay soft, >take up space
    allowed/deserve/right/permission/learn to take up space, you take up space
    you deserve rest/peace/joy/love, return/returning/come/coming back? home? to yourself, come home to
    your own best friend, your younger self, thank your past/future self, future self will thank/is/thanks
    letter/note/message to/from your past/future self
    meet/hug/comfort/love/honor/imagine/visualize your past/future self, highest/happiest/healed self
    letter of forgiveness, let it be and breathe, let it be what it is$$, exactly where you need to
    you're/you are exactly where you need/should, you're/you are exactly where you are meant
    exactly where you're meant, you're/are/arrived where you need to be, what's/it's/just/always meant to be$
    if it's meant to be, who you're meant to, what is meant for you, what's meant for you, bloom/grow where
    noticing your breath, notice/follow/watch/observe your breath, thank your body/heart/hands, thank yourself
    emotion/feeling/emotions/feelings is/are messengers/visitors/teachers/guides/valid/temporary/welcome
    feelings/emotions are information/data
    a/every feeling/emotion is a messenger/visitor/teacher/guest/wave/gift, every emotion
    every feeling is/has/deserves/belongs/matters, slow living, simple living
    change starts/begins with/from you/yourself/within, real/true/lasting change starts/begins/comes/happens
    peace/strength/calm/comes/come/grow/grows/shine/shines/heal/heals/confidence/validation/worth/joy/starts/\
    begins from within, love/kindness/peace/healing/change/it all? begins with you$, it begins with you$
    begins/starts within$, what fills your cup, fill your own cup, your cup is/runs full/empty/over
    pour from an empty, your nervous system
    regulate/calm/calms/soothe/reset/settle/dysregulated nervous system
    regulate/calm/soothe/reset the nervous system
    regulate your emotions/breath/nervous/system/self/body/feelings/mood/energy
    find/finding/embrace/practice/enter/welcome/invite stillness, in/into/of the stillness, in stillness
    your/inner/moment/moments of? stillness, stillness is/speaks/holds/teaches, progress not perfection
    ^not perfection, the/your/a wound is where, where the light enters, heart sing
    your heart knows/needs/wants/space/open/center, open your heart, heart-centered, heart space
    follow your heart, lights you up, sparks your joy/soul/light/spirit/creativity
    soulful living/connection/conversation/practice
    sacred self/pause/ritual/practice/time/act/moment/journey/work/rest/opportunity/feminine/silence
    is/are/rest/resting sacred$$, rest/resting is/are sacred, body/time is sacred
    inner/pure/find/finding/follow/total/into bliss, your bliss, zen mode/moment/state/mind/out, your zen
    inner zen, inner/your radiance
    radiate love/joy/light/calm/warmth/peace/positivity/kindness/confidence/from, your glow, glow within
    glow from within/inside, let yourself glow, inner glow, post-yoga glow, self-soothing, your cocoon
    cocoon of love/warmth/safety/calm/care, cocoon yourself, mountain within, gentle reminder, gentle pause
    gently/softly notice/release/allow/breathe/observe/exhale, gently return/returning to
    gently bring/bringing/guide your attention/awareness/focus/mind/thoughts/self, gently bring yourself
    gently/softly let go, notice gently, take a gentle, tender with yourself/your, with/self tenderness
    tenderness for/toward/towards/to yourself/your/the, meet .. with tenderness, self-tenderness, empath
    empathic listening/presence/connection/witness, conscious living/choice/choices, be here now
    in/of/to/into the here and now, live here and now, drop into your body/breath/heart/belly/center
    drop into the moment/present/body/breath/stillness/silence, drop into presence/stillness
    arrive in your body/breath/self/center, arrive in the moment/present/body/now, soften into
    soften your gaze/heart/jaw/shoulders/face/body/belly/breath/edges, let your .. soften
    soften the belly/jaw/body/heart, unclench your heart/mind/soul/belly, unclench and release
    unclench .. release, relax your body/mind/whole, relax your shoulders/jaw and breathe/feel/release/let
    let your shoulders drop/soften/melt/relax, drop your shoulders and breathe/feel/release/let
    soothe your/yourself, comfort yourself, reconnect/reconnecting with/to yourself/nature
    reconnect/reconnecting with/to your body/breath/self/heart/purpose/values/roots/joy/senses/inner/spirit/\
    soul/center, recharge and reconnect, connect/connecting with yourself
    connect/connecting with/to your body/breath/heart/inner/soul/purpose/values/feelings/emotions/higher/\
    spirit/intuition/center/why
    reclaim your power/time/energy/joy/peace/voice/self/story/body/worth/life/calm/sense/attention
    own your story/truth/power, your story matters, your own/inner/personal power, your power lies/within
    give/giving away your power, into your power
    step/stepping into your power/truth/light/worth/purpose/best/full/higher/authentic/greatness/confidence
    let yourself rest/receive, let yourself be held/loved/soft/vulnerable/still/enough/human, let yourself be$
    allow/allowing yourself to feel/rest/heal/grieve/breathe/receive/slow/soften/cry/grow/pause/dream
    allow/allowing yourself to be$
    allow/allowing yourself to be held/loved/vulnerable/human/soft/imperfect/enough/supported/seen
    allow/allowing yourself space/grace/rest/compassion/kindness/joy/stillness, allow what is/comes/arises
    receive love, worthiness, mind and body, body and mind, whole-hearted living/presence, attuned, attune
    flow state, >go with the flow, calm your mind/body/heart/thoughts/self/soul/nervous/spirit
    calm the mind/body/soul, calm mind, quiet your/the mind, quiet mind, peace within, ^^breathe$
    mindset shift, shift/shifting your mindset/energy/vibration/narrative/perspective/frequency
    rewire/rewires/rewiring your/the/our brain/mind/thinking/thoughts/beliefs/patterns/nervous
    limiting beliefs/belief, let go of what you no longer need, release what you no longer need, let it all go
    release what no/you/doesn't/weighs/is/isn't, release it with love/kindness/compassion
    release the need/past/pressure/tension/fear/pain/urge/outcome/ego/story/guilt
    release your fear/fears/worries/need/pain/stress/anger/shame/attachment/expectations/tension
    helps/help/can/will/begin/begins/let/lets/we/how/love/hearts/heart heal, you heal
    heal .. old/past/childhood/emotional, heals you, recovery journey, inner voice, ^^one step at a time$$
    take it one step at a time, one day at a time$, purposeful living/life/pause/rest, purpose-driven
    holistically, self-talk, safe to feel, hold yourself gently/tenderly/kindly/softly/close
    hold yourself with love/kindness/compassion/care/grace/tenderness, hug yourself, smile at yourself
    love letter to yourself/your, love letter to the self/body, treat your body, sleep hygiene
    the/my/our journey inward/within/toward/towards/together, the journey is .. destination/goal/reward
    the journey of becoming/healing/self/life/growth
    growth/wellness/inner/spiritual/lifelong/mindfulness/self/debugging/ego journey*, this journey
    your .. journey, enjoy/trust/honor/embrace the journey, journey toward/towards
    journey to your/yourself/the self/most/best/authentic/within/inner, is/it's a journey, life's/life journey
    journeying, !train/bus/car/plane/boat/long/short/return/hour/outward/ferry/night/morning/evening journey*
    !journey* home/back/time/times/took/from/by/there/lasted, !the/a/your journey home/back/took/there
    !journey starts/begins at/in/on, !a journey of #/<number>, !is/it's a journey of #/<number>
    !the/a/this/your journey takes/lasts/costs, healing journey, mindful, mindfully, mindfulness
    !mindfulness app/course/book/podcast/teacher/class, wellness
    !wellness book/app/center/centre/week/manager/newsletter/day/podcast/magazine, wellbeing, well-being
    self-care, !call/called/calls/calling it self-care/healing/growth/mindfulness, self-love, self-compassion
    self-acceptance, self-kindness, healing, !healing of a/the
    !reads/read/reading/book/books/podcast about/on healing, !healing crystal/crystals, !wellness retreat
    heal your/yourself/from/and/together, to heal$, need/needs/time/space to heal
    wounds need/want/ask/deserve to heal, your/emotional/old/inner/childhood/unhealed wounds
    !lick/licking/licked your wounds, an old wound, unhealed wound, your healing, feelings are valid
    you are/you're valid, your .. feelings/emotions matter/deserve
    your .. feelings/emotions need to/space/room/time
    your .. feelings/emotions are valid/real/messengers/important/safe/welcome/okay/allowed/beautiful/sacred/\
    information/teachers, feel your feelings
    share/express/trust/process/validate/accept/welcome/acknowledge/explore/own your feelings/emotions
    in touch with your feelings/emotions, open about/with your feelings/emotions
    with/through your feelings/emotions$, ashamed/afraid/aware of your feelings/emotions$
    honor/honour yourself/where, honor/honour what is/comes/needs
    honor/honour what you need/feel
    honor/honour that/the feeling/part/need/process/pause/silence/moment/journey/child, honor/honour your
    !honor/honour your reservation/word/offer/promise/bet/ticket/deal/booking/contract/half/vote/agreement/\
    debts/debt/commitment, check/checking in with yourself
    check/checking in with your body/heart/feelings/emotions/breath/mind/needs/inner/soul/self/energy
    check/checking in with how you, check in with what you/your
    listen to your body/heart/soul/inner/needs/breath/feelings/intuition
    what your body/heart/soul/inner/gut .. needs/telling/says/wants, tune in/into to? yourself
    tune in/into to? your body/heart/breath/feelings/emotions/inner/intuition/needs/soul/senses
    tune in to/with what you/your, in tune with your/yourself/nature, >breathe deeply/slowly/into/deep
    >breathe through it, >breathe it in/out, >breathe in and out
    >breathe in peace/calm/love/light/gratitude/kindness/stillness
    >breathe out tension/stress/fear/anger/worry/negativity, ^^breathe in$$, ^^breathe out$$
    >breathe and release/let/notice/allow/feel/begin, ^^breathe$$, just breathe, pause and breathe$
    remember to breathe, ^inhale .. exhale, ^^inhale$$
    inhale peace/calm/love/light/confidence/courage/patience, ^^exhale$$
    exhale the/what/tension/stress/fear/doubt/worry/negativity, >take .. deep/slow breath/breaths
    deep/slow/belly/box breathing
    cleansing/calming/mindful/healing/grounding/centering breath/breaths/breathing
    #/<number> deep/slow/long breaths, with/each/every deep/slow breath, conscious breath/breathing
    belly breathing, breathwork, breathing exercise/technique, !slow breath of, focus on your breath/breathing
    to/on/into/and/with your breath$, return/returning to the breath, notice your breath
    practice/practise/cultivate/find/feel/express gratitude/kindness/acceptance/compassion/forgiveness/\
    patience/presence/stillness/self, practice/cultivate/feel/express gratitude
    gratitude practice/jar/ritual/meditation/walk/challenge, attitude of gratitude
    gratitude is/fills/shifts/opens/changes/begins/turns, with gratitude
    heart/moment/sense/full/power/state of gratitude, gratitude for your/who/being/life/yourself
    into gratitude, live/living in gratitude, gratitude and joy/love/peace/presence/abundance, grateful heart
    gratitude journal, >write/keep/make/start a/your gratitude list/journal, feel the gratitude
    give thanks for, count your blessings, >set an/your/a/today's intention/intentions
    setting an/your/a/today's intention/intentions, intention-setting
    your intention/intentions for/today/this/into, with/to/from/align your intention/intentions
    with intention, intentional living, you are/you're enough$, know/believe/remember/that you're enough
    are already enough, you are/you're enough and/as/just/already, enough as you are, good enough as you
    just as you are$, isn't selfish$, rest/resting/self-care/boundaries isn't/is/aren't not? selfish
    no longer serves/serve you/me/us/your, no longer serves/serve$, what serves/serve you
    doesn't/don't serve you, serves your highest/growth/healing/peace, what/that serves/serve you
    comfort zone
    find/finding/found your balance/center/centre/calm/purpose/tribe/zen/bliss/truth/power/joy/flow/passion/\
    inner/peace, find/finding your voice/light, your center/centre$, >recharge yourself/and
    recharge your body/soul/mind/energy/spirit/self, recharging your spirit/soul/energy/batteries/mind
    time/need/needs/rest/space/pause/permission/day/opportunity to recharge, rest and recharge
    relax and recharge, time to rest/unwind$, recharge your batteries
    inner child/peace/critic/strength/world/voice/self/calm/wisdom/light/journey/power/work/harmony/compass
    !inner critic has/not, !your inner ear/pocket/circle, best self, !your best self has
    true/higher/authentic/whole/real self/selves, live/living/speak/speaking your truth, your truth
    authentic life/living/you, hold/holding space$, hold/holding space for, safe/sacred/healing/brave space
    !safe space in/between/behind/to, set/setting/healthy/firm/respect/honor boundaries, set a boundary
    !said/say you set/have a/your boundary/boundaries, your boundaries, boundaries are, affirmation*
    your/daily/morning/healing/new/personal/a mantra*, mantra* for/to repeat/yourself, repeat .. mantra
    positive/good/negative/toxic/bad thinking/energy/vibes/mindset/self-talk, good energy
    raise your vibration/frequency/vibe, good/positive/high/higher/higher-frequency vibrations
    toxic positivity/people, manifest your/it/that/what/abundance, manifesting, manifestation
    >visualize/visualise, visualization exercise/practice, guided visualization
    >imagine .. white/golden/warm/healing/soft/gentle/calming/glowing light/energy/wave/waves/glow
    >imagine .. light/energy/waves filling/flowing/surrounding/washing/entering, >meditate
    meditate on/for/daily/every/with, >try meditating, meditating on/helps/can
    guided/daily/walking/loving-kindness/quick/silent/body/breath/minute meditation*
    meditation can/helps/is/practice/will/teaches/on/for, in/through/of meditation
    start/begin/open/end/close .. with .. meditation, meditation and
    !meditation app/cushion/class/teacher/book/group/retreat, !you .. meditation
    !he/she/they/who/you/friend/colleague/coworker meditates/meditated/meditate
    !began/started/starts/begins to meditate, !started meditating, !meditated .. told/posted/mentioned
    namaste, chakra*, !no chakra*, yoga for/helps, your aura, !your aura of, aura of love/light/peace
    cleanse .. aura, healing crystals, your crystals$, good/bad/your karma
    >be gentle/kind/patient/tender/good with/to yourself, gentle/kind/patient/tender with/to yourself
    be kind to yourself, kindness to/toward/towards yourself
    love/accept/forgive/nurture/honor/accepting/loving/forgiving/trust/nurturing/honoring yourself
    choose/choosing yourself$, treat yourself with/like/gently/kindly/tenderly, !love yourself .. more than
    compassion for/toward/towards yourself, compassion/care/time/love for yourself, forgive yourself
    make/take/making/taking time for yourself, make time for you$, >go/be easy/gentle/soft on yourself
    work/working on yourself, too/so hard on yourself, be your own .. friend
    sit/sitting/be/stay with your/the/that/this feeling/feelings/discomfort/emotion/emotions/pain/fear/\
    sadness/anger, sit/sitting with it$
    lean/leaning into discomfort/fear/joy/uncertainty/vulnerability/change/softness/love/trust/gratitude
    lean/leaning into the/your/that/this discomfort/fear/feeling/joy/silence/uncertainty/change/moment/\
    unknown/edge/truth/pain, lean/leaning into it/this$
    >embrace your/the/imperfection/change/who/uncertainty/failure/vulnerability/every/yourself
    embracing your/the, embrace imperfection, nurtur*, !nature and/or/versus nurture, nurture*, nourish*
    empower*, empowerment, empowering, thrive*, !thrive/thrives/thriving/thrived on/in/where/wherever/under/at
    flourishing, you/you'll/can/to/truly/and/will flourish
    you/you'll/to/can/help/let/will/friendships/and blossom, blossom/blossoming into, !blossom* on/in
    you/you'll/yourself/help/let/will bloom$, in full bloom, time/ready/meant/allowed/learn/heart to bloom
    self-improvement, !self-improvement book/books/shelf/section/podcast
    your/healthy/boost/build/raise/true self-esteem, your/true/inner/own/sense-of self-worth
    self-worth is/isn't/comes/begins/and, your worth isn't/doesn't/comes/lies
    your worth is inherent/within/unconditional/infinite/never, know/own/remember/honor/claim your worth
    your worth$, you are worthy, worthy of love/rest/joy/care/kindness/belonging
    personal/spiritual/inner/emotional growth, growth mindset, growth happens/comes/begins/starts/takes/is
    unlock/reach/fulfill your .. potential, full/true potential, live/living/lives your best life, best life
    inner work, do/doing the inner? work on yourself/your, doing the inner work, self-discovery
    build/raise/grow/deepen/with/more/greater/your self-awareness, self-awareness is/and/begins/starts
    soul-searching, your soul, !your soul mate, !sell/sold/selling your soul, soul needs, feed your soul
    good for the soul
    spiritual practice/growth/path/journey/awakening/being/wellness/life/healing/self/connection/teacher
    your spirit, spirit animal/guide/speaks/soars, mind/body/human spirit, body/mind and spirit
    lift/lifts/feed/feeds/nourish/free the spirit, !spirit level, !healing over/up/nicely
    mind body/and soul/body, body scan, scan your body
    release/releasing .. tension/stress/negativity/fear/expectations/judgment
    let/letting the/your/all/any/that tension/stress/negativity/fear/worries/judgment/worry go/melt/fade/\
    dissolve/flow/leave/drift/wash
    let go of what/expectations/judgment/negativity/fear/control/anger/guilt/shame/grudges/perfection
    tension in your body/shoulders/jaw/neck/chest/belly
    let go of the/your/any/all/that past/need/outcome/fear/fears/guilt/pain/pressure/control/grudge/anger/\
    urge/thought/thoughts/belief/beliefs/burden/burdens/stress/tension/worry/worries/ego/expectation/\
    expectations/judgment/resentment/shame/hurt/attachment/attachments, >light a/some candle/candles
    lighting a candle, scented candle and, >take/run/draw/have/enjoy a warm/bubble/long/hot/relaxing bath
    bath and a candle, bath with candles, cup/mug/sip of herbal tea, sip/sipping herbal tea, vulnerability
    !vulnerability in/of the, !calls/called it vulnerability, your/a/is superpower
    path to/of/toward/towards becoming/healing/yourself/growth/peace/joy/happiness/self
    ground/grounding/center/centering yourself, !center yourself in/on
    stay/feel/be/get/staying grounded/centered/balanced/mindful, stay/staying/feel/fully/being/truly present$
    stay/staying present with/in/to, >be fully? present$, !be present at/in/for, present moment
    live/living/be/being/stay/fully/present in the moment, enjoy/savor/savour/cherish/embrace the moment
    live/living/stay/be in the moment/now/present, the moment is all
    emotional intelligence/wellbeing/health/needs/baggage/labor/regulation/balance/safety/energy/journey
    mental health/wellness/wellbeing/load
    your energy is/field/flows precious/sacred/yours/limited/contagious/shifting
    protect/guard/honor/raise/restore/reclaim/cleanse/nurture your energy
    your energy shift/shifts/shifting/matters/body, protect/protecting/guard your peace/energy
    protect your .. peace
    inner/make/making/find/finding peace with yourself/who/what/where/imperfection/being/it
    make/making/find/finding peace with your past/body/self/emotions/feelings/inner/mistakes/flaws/ego/life
    at peace with yourself/who, at peace with your past/body/self/life/feelings
    find/finding/true/lasting/your/inner/deep/more/gives/brings peace of mind
    bring/brings/give/gives you peace of mind, !peace of mind for, work-life balance, balanced life/you/self
    feel/be/become/live/you're/a more balanced you/life/self/person
    calmer/happier/kinder/healthier/lighter/better/stronger/wiser you$
    a/the calmer/happier/better version of you, a/the/brand new you$, ^new you$
    best/better/truest/highest/happiest/fullest/healthiest/healthier/calmer/happier/kinder/stronger/\
    authentic/truer/fuller version of yourself/you, become/becoming a/the .. version of yourself
    become/becoming who you, your light shine/within/matters/inside, dim/dimming your light
    your own/inner light, light shine, shine your light, >shine bright/brightly, your inner
    resilience is/comes/grows, you're/are/more/stay/become/becoming/be resilient
    resilient mind/self/mindset/people, resilience, !resilience workshop/training/seminar/course
    with kindness/compassion, with grace and kindness/ease/compassion/love
    choose joy/happiness/love/peace/kindness/yourself/gratitude, spark/sparks joy, yourself/your permission to
    permission to rest/feel/heal/slow/grieve/pause/breathe/exhale, give yourself permission/grace/love
    give yourself time/space to, yourself some? grace, extend/extending .. grace, yourself a/little .. grace$
    trust the process/universe/timing/journey, trust your gut/journey/process
    trust/ask/thank/tell/let the universe, the universe has your/a/other/plans, universe put
    universe provides/conspires/sends/sent/gives/gave/listens/delivers/knows/wants/supports/carry/hold/works/\
    speaks, from the universe, let the universe, detox, digital detox, !detox tea
    unplug from work/technology/screens/social/everything/it
    unplug and rest/recharge/unwind/breathe/relax/reconnect/realign/be, treat yourself$
    some/your/enjoy/daily/weekly/little/schedule/need me time, self-soothe
    process/unpack/explore/acknowledge/release/regulate/validate/honor your/the .. feelings/emotions/feeling/\
    emotion/pain/trauma, name/express your .. feelings/emotions/feeling/emotion/pain
    how it/that/this .. made you feel, how it/that/this makes you feel
    honor/explore/accept/feel/sit/embrace with? how you feel, notice how you feel$, in touch with how you feel
    inner healing, healthy habits/mind/relationship, holistic, wholeness, a/as/your/become whole person$
    transform/transforming yourself
    transform/transforming/transforms your life/mind/relationships/relationship/thinking/self/mindset/world/\
    pain/energy/day, personal/inner/true/real/lasting/self/your/deep transformation
    transformation begins/starts/happens/journey, awaken/awakens/awakening your/the/to
    spiritual/inner/great/an awakening, !rude awakening, your awakening
    in/into/inner/soul/energetic alignment, in alignment with, get in alignment, alignment with your
    align with your, life purpose, your life/true/higher/soul/deeper purpose
    find/live/discover/follow/living/finding your purpose, your soul's purpose
    deeper/renewed/greater/true/find .. sense of purpose, abundance mindset/mentality/flows/is/and
    from/than abundance, attract/attracts/invite/welcome/manifest/into/your/of/in abundance, !in abundance
    !of abundance, abundant life/love/energy/joy/self, serenity, stillness within
    inner/find/finding/create/restore/with/into harmony, live/living/lives in harmony
    harmony with yourself/your/nature/life/others, harmony within, balance and harmony
    harmony and balance/peace, body/mind/soul in harmony, tranquil*
    soothing breath/practice/ritual/words/touch/self/presence, self soothing, restorative, rejuvenate*
    replenish* your/you, your time to rest/shine/blossom/bloom/heal/grow, >journal about/on/your/for/what/how
    journaling, soul searching, you're worthy, emotional healing/wellbeing/health/journey/growth
    find/finding the stillness, self compassion, fill your soul
    let the silence/stillness/moment/breath/earth/universe/calm hold/carry/wash/embrace/hug you
    part of you .. needs/longs/aches/deserves/wants .. held/loved/heard/love/healing/compassion/comfort/safety
    parts of yourself, every/each part of yourself, meet yourself where/with/gently
    wrap yourself in love/warmth/light/kindness/softness/compassion
    wrap .. in love/kindness/light/compassion/tenderness
    speak/talk to yourself like/as/with/kindly/gently/the, hand/hands on your heart/chest/belly
    close your eyes and breathe/visualize, your body remembers/stores, body keeps the score, body keeps it in
    trauma lives/response, childhood/unresolved/unprocessed/past/generational trauma, attachment style
    self-sabotage/self-sabotaging, set yourself free, free your mind/spirit/soul
    live/living fully/authentically/intentionally/consciously, show/showing up for yourself
    show up authentically/fully, show up as your, be/stay/being/staying true to yourself
    follow your bliss/joy/intuition, trust your intuition/heart/inner/path/soul
    higher purpose/power/consciousness/vibration/frequency, good/high/positive vibes/vibe
    sending you love/light/healing/strength/warmth, virtual hug
    self-growth/self-healing/self-mastery/self-forgiveness/self-nurture/self-exploration/self-renewal/\
    self-nourishment, growth edge/opportunity, your happy place, inner sanctuary, your sanctuary
    pamper yourself, pampering, rest is resistance/sacred/productive/radical/medicine/healing/revolutionary
    radical acceptance/self-love/rest/softness/compassion, slow down and savor/savour
    savor/savour every/each/this moment/breath/second/day, one breath at a time, with each/every breath
    pause and breathe/reflect/feel/ground, accept what is$, acceptance of what is
    surrender to the/what/this/life moment/is/flow/process/universe/present, flow of life
    beautiful soul/mess/human/unfolding/chaos, beautifully imperfect/human/flawed, perfectly imperfect
    let life unfold, unfold in its own, reparent/reparenting, shadow work, ego death
    noticing/awareness/acceptance/admitting/naming it? is the first step, celebrate yourself
    fall in love with yourself/your/the life/process, romanticize your, soft life/era/girl, healing era
    energy healer/healing/work/field, energy flows, aligned with your/who/yourself, feel aligned
    align yourself/yourselves, dopamine detox, somatic, vagus nerve, box breathing
    grounding exercise/technique/practice/ritual, emotional/energetic release/cleanse/reset/landscape
    mind-body connection, openhearted, open-hearted, loving-kindness, loving kindness/awareness/presence
    compassionate self
    inner knowing/guide/guidance/healer/light/truth/balance/beauty/fire/spark/warrior/goddess/stillness/\
    resources/landscape/freedom, your needs matter, unmet needs
    voice/express/communicate/honor/meet your .. needs
    you're/you are allowed to rest/feel/cry/slow/pause/heal/grieve
    moment/moments of stillness/presence/gratitude/reflection/mindfulness, ground/earth beneath you/your
    feel the ground/earth, feelings/emotions/them/calm/peace/silence/stillness/breath wash over you$
    worries/stress/tension/thoughts melt/float/drift/dissolve/fade away
    let your thoughts pass/drift/float/come/go, observe/watch your thoughts, thoughts come and go
    today is a gift, each/every day is a gift, the present is a gift, every day is a new
    power/strength/light/fire/answer/answers lies/lie/lives/is/are within, within you$
    live/living/lead with purpose/intention/presence/gratitude/authenticity/heart, find joy in
    bring/brings you joy/peace/calm, fills you with joy/peace/gratitude/love
    feed/feeds/fills/nourishes/food/balm/medicine for? the/your soul/spirit, unburden yourself/your
    >cultivate, elevate your mind/energy/mood/spirit/vibration/self, mental reset
    reset your mind/energy/nervous, work/working on your mindset, right/winning mindset
    !follow your heart rate, authentically you/yourself, unapologetically
    emotional/personal/healthy/strong boundary/boundaries, boundary-setting, embodiment
    embody your/love/joy/calm/peace/presence, your sparkle, inner sparkle
    own your feelings/emotions/worth/magic, whatever you feel/you're/are feeling .. is/are valid/okay/welcome
    you feel .. is/are valid, with whatever comes up, feel all/into the/your feels/feelings/emotions/body
    all the feels, let the feelings, big feelings, breathe life into your, move/moves/moving through you like
    invite/inviting calm/peace/stillness/joy/ease/love, sit/rest in silence and
    rest in awareness/presence/stillness, listen to the silence within, the wisdom of your body
    your body's wisdom, body wisdom, inner-child, your wise self, ^^you are safe$$, you are safe now
    ^^you are loved$$, you are held$$, you are whole$, you're already whole
    let the/your .. ground/earth/silence/stillness/quiet/music/rain/water/forest hold/carry/heal/soothe/\
    restore/cleanse you
    child/girl/boy in/inside/within you/yourself, mirror .. tell/thank/promise yourself
    rest/stillness/silence/softness/gentleness/slowness/solitude is .. medicine/superpower/rebellion/\
    resistance/sacred
    act/form/kind/language of self-care/self-love/self-respect
    anxious/avoidant/secure/disorganized attachment
    breathe*/melt*/wash*/drain* .. tension/stress/worry/worries out/away/off, wash the day out/off
    let the/your/all .. day/week/meeting/argument/noise melt/dissolve/drain/wash/drift
    palm/palms on your ribs/heart/chest/belly/sternum, put/rest/place/lay .. palm/hand on your ribs/sternum
    """
}
