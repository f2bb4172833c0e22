/// The common words by what they can be in a sentence. What is missing is only not judged.
enum WordClassLists {
  /// Nouns of which one takes an article.
  static let nouns = """
    account accident act address advantage afternoon age album answer apartment apology app argument arm article artist
    attempt attitude author badge bag balcony band bank basement bath bathroom battery bed bedroom bench bias
    bike bill bird birthday board boat body bone book boss bottle bottom bowl box boy boyfriend brain branch brand break
    breakfast bridge brother bucket budget bug building bus business button cake calendar camera candle candidate captain
    car card career cat category ceiling celebrity century chair chance channel chapter character charger chart chat
    child choice chore church circle city claim classmate client clock closet club coach coat code colleague collection
    color column comment community comparison competition complaint compliment computer conclusion
    condition conference confession connection contact contest contract conversation cook copy corner correction
    corridor couch country courage course court cousin coworker critic cup cupboard curtain customer date daughter
    deadline deal debate decision defense degree delay department deposit desk dessert detail device diary dinner
    direction director discount discussion dish distance doctor document dog dollar door doubt draft drawer dream dress
    drink driver duty ear effort ego elbow election elevator email emergency emotion employee enemy engine entrance envelope
    error essay event exam example exception excuse exercise exit expectation expense experience expert explanation
    expression eye eyebrow face fact failure fan father fault favor fear feature feeling fence festival file film finger
    fist flag floor flower folder foot forecast forehead fork form frame friend fridge front function funeral future
    game gap garage garden gate gesture gift girl girlfriend glance glass goal grandmother guess guest guide guitar
    gym habit hall hallway hand handshake hat head headline heart height hero hill hobby hole holiday home host hotel
    hour house husband idea identity image impression improvement inbox insight instinct insult interest interview
    introduction invitation item jacket job joke journey judge key keyboard kid kitchen knee knife lamp language laptop
    laugh lawyer leader leg lesson letter level library lie life limit line link list listener lobby location lock lunch
    machine mailbox manager map mark market marriage mask match meal meeting member memory menu message method
    microphone mind minute mirror mistake moment month mood morning mother motive mouth move movie mug muscle museum
    name nap nature neck need neighbor neighborhood nephew nerve newsletter nickname night noise nose note notebook
    notification number object occasion offer office opinion opponent option order organization outcome outfit outline
    owner page paper paragraph parent park partner party password path pattern pause pen pencil person
    personality perspective phone photo phrase picture piece pile pillow place plan planet plant plate platform player
    pocket podcast poem point policy portrait position post postcard pose preference price problem process
    product profile project promise proof proposal pulse purpose question queue quiz rank reaction reader reason receipt
    recipe record reflex relationship reminder reply report request response restaurant result review
    reward rhythm ring risk road role roof room roommate routine rule rumor salary sandwich sauce scene schedule school
    score screen section sentence series session shelf shift shirt shoe shop shortcut shoulder show shower sibling
    side sigh sign silence sister situation skill skirt sleeve smile sofa solution son song source speaker speech spoon
    spot stage stair stapler station status step stomach store story stranger strategy street streak strength
    structure student subject suggestion suit summary supper surprise system table tail talent talk task taste teacher
     text theory therapist thing thought thread throat thumb ticket tie title toast tone tongue tooth top
    topic towel town toy trait trick trip truth turn type umbrella uncle uniform university update urge user
    vacation value version victim view viewer village visit visitor voice wall wallet watch way weakness weekend weight
    wife window winner wish witness woman word workday week job hair praise tier shield fix miss crash opinion trip world worry wrist writer year
    """

  /// Verbs of which a form is a noun as well, or an adjective.
  static let verbs = """
    act add aim answer ask bet bite blame book break call care carry cause change charge chat check claim clean climb
    close comment compare complain cook copy correct count cover cross cry cut dance date deal delay delete die do
    double draw dream drink drive drop edit end enjoy enter face fail fall fear feel fight file fill find finish fit fix
    flip fly fold force get go guess hand hang hate head help hide hit hold hope hug hurry hurt interrupt invite join
    joke judge jump keep kick kill kiss label lack land last laugh lead lean leave lend lie like limit link list live
    lock look lose love make mark match matter mean meet mention miss move name need nod note notice offer open order
    owe own pack pass pause pay pick place plan play point post praise present promise pull push put quit quote race
    raise rate reach read record regret repeat replay reply report rest return ride ring risk roll rule run rush save
    say search see sell set shake shape share shout show shut sigh sign sing sit skip sleep slip smell smile snap sort
    sound speak spell spend split stand start stay step stick stop study suffer swap swear take talk taste teach tell
    test text thank think throw touch travel treat trust try turn type use visit vote wait wake walk want warn wash
    watch wear win wish wonder work worry write yell
    """

  /// Verbs of which neither the base form nor the one in `s` is anything else.
  static let pureVerbs = """
    accept achieve admit admire agree allow announce apologize appear argue arrive avoid be become begin believe belong
    borrow bother bring build buy choose collect confess connect consider continue convince create decide defend deny
    describe deserve destroy disagree disappear discover earn eat exaggerate exist expect explain forget forgive give
    grow happen hear hesitate ignore imagine improve include insist introduce know learn let listen lower manage obey
    occur prefer prepare pretend prevent prove provide realize receive recognize refuse reject relax remain remember
    remind remove replace require resist respond reveal seem send serve solve stir succeed suggest suppose survive
    tolerate understand
    """

  static let plain: [(String, WordClass)] = [
    (
      """
      afraid alive alone angry anxious ashamed asleep available average aware awake awkward bad better big bored boring
      brave brief bright brilliant broken busy calm careful certain charming cheap clear clever cold comfortable common
      complete confident content convinced cool correct crazy curious cute dangerous dark dead deep desperate different
      difficult dirty done dry due dull eager early easy embarrassed embarrassing empty enough exhausted expensive fair
      fake familiar famous fast fine first foolish free fresh friendly full fun funny generous glad good grateful great
      guilty happy hard harmless healthy heavy helpful high honest hopeless hot hungry ill important impossible impressed
      impressive innocent interested interesting invisible jealous kind large last late lazy likely little lonely long
      lost loud low lucky mad mean modest nervous new nice noisy normal obvious odd offended okay ok old ordinary
      painful patient perfect plain pleasant polite poor popular possible predictable private probable proud quick quiet
      rare ready real reasonable rich ridiculous right rude sad safe satisfied scared secret selfish serious sharp short
      shy sick silent silly simple slow small smart soft sorry special specific stable strange strong stubborn stuck
      stupid successful sure surprised surprising suspicious sweet tall terrible terrified thin tight tired tiny tough
      true typical ugly unable unfair unhappy unimportant uncomfortable unlikely unnecessary upset useful useless vague
      visible warm weak weird welcome well willing wise wonderful worried worse worst worth worthless wrong young
      """, .adjective
    ),
    (
      """
      a an the this that these those my your his her its our their some any each every no another both all many few
      several either neither such what which whose
      """, .determiner
    ),
    (
      """
      about above across after against along among around as at before behind below beneath beside besides between beyond
      by despite down during except for from in inside into like near of off on onto out outside over past per since
      through throughout till to toward towards under until up upon via with within without
      """, .preposition
    ),
    ("i you he she it we they who", .subject),
    ("me you him her it us them", .object),
    (
      """
      can could will would shall should may might must can't couldn't won't wouldn't shouldn't mustn't cannot you'll
      they'll it'll we'll he'll she'll i'll you'd they'd he'd she'd we'd
      """, .modal
    ),
    (
      """
      not never always just still already really so very too also only even now often probably almost quite rather soon
      then there here again once twice maybe perhaps usually sometimes rarely seldom nearly hardly barely ever actually
      certainly definitely clearly simply finally later earlier away back together apart today tonight tomorrow yesterday
      ago left yet instead anyway
      """, .adverb
    ),
    (
      "and but or if when because while that so though although unless whenever whether since once where why how what who as",
      .conjunction
    ),
    ("two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty dozen", .number),
    (
      """
      went knew saw came took gave wrote spoke told said thought felt made had was were got found left lost kept began
      broke chose drove ate fell forgot held heard let met paid put ran sat sent slept stood taught threw understood woke
      wore won brought bought built caught did done gone seen taken given written spoken known broken chosen eaten
      forgotten shown grown thrown worn been read
      """, .past
    ),
    (
      """
      people men women children feet teeth wives lives knives shelves selves
      """, .plural
    ),
  ]
}
