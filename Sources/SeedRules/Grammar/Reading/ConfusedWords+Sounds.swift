/// Short words that differ in a letter, and words that sound alike.
extension ConfusedWords {
  static let shortWords = """
    [has>as] soon|long|far|if|though|usual|well|always $|as|you|they|the|it|possible|a|that|he|she|we|i|your|their
    [has>as] much|many|good|bad|often|little|easily|few|loud|big|important|quick|fast|slow|quiet as
    !as|has|have|had|such|so|how|is|was|be|but|than|you|they|just|exactly|same|not|well|serve|seen|known|it|act|work|works|that|use|treat|dressed|mark|marks|marked|log|logged|count|counts|counted|rate|record|recorded|file|list|read|describe|see|take|label|leave|leaves|left|keep|keeps|call|called @subj [as>has] been|@past !by|if|well|a|the
    ^|@conj|that|think it|he|she|nobody|everyone|everybody|somebody|someone|who [as>has] been|done|gone|had|become|never|already|always
    let|lets|letting go [off>of] _
    !went|goes|ball|bounced out [off>of] @det|@noun|@plural|@obj|@ing|what|how|people|who
    instead|because|rid|afraid|proud|kind|lot|lots|most|front|tired|jealous|aware|sick|part|fond|one|some|couple|plenty|sort|think|end|middle|full|copy|side|top|all|each|none|many|ashamed|piece|cup|capable|short|thought|sense|word|list|bit|because|instead [off>of] @det|@noun|@plural|@obj|it|them|saying|being|doing|@ing|yourself|what|how|people|who|whom|those
    !the|a|this|next|last|first|second|third|one|your|our|his|her|their|@adj turn|turns|turned|switch|switched|log|logged|cut|shut|cross|crossed|hang|hung|take|takes|took|taken|show|shows|showed|showing|drop|call|put|puts|fall|fell|step|stepped|set|back|lay|laid|nod|sign|signed|pay|wear|brush|shrug|break|kick|well|better [of>off] $|and|when|for|before|at|again|with|in|until|your|to|by|today|early|as|on
    the|a|your|my|next|whole|this|every day|week|afternoon|morning [of>off] $|from|when
    ^|to|@conj|then|please|not|don't|never|you|they|i|we|just turn|turns|turned|switch|switched|log|shut|cross|take|took|put|set|drop|call [of>off] the|your|all|that|it|this|their
    ^|and|but|that|because|when|if i|you|we|they|people|everyone|everybody [use>used] to @verb|be|@pure|do|have
    ^|and|but|that|because|when|who|where i|you|we|they|people (all|both|always|never|still) [use>used] to @verb|be|@pure|do|have !$
    who|it|he|she|that|nobody|there|everyone|friend [use>used] to _
    @be|not (just|really|even|still|also|only) [use>used] to _
    get|gets|got|getting|gotten [use>used] to _
    did|didn't|didnt (i|you|they|we|he|she|it|people) [used>use] to _
    @be|not|i'm|you're|they're|it's|he's|she's|we're|what|how|never|always|also|only (you|they|i|it|he|we|that|not|all|also|only|really) [suppose>supposed] to _
    [suppose>supposed] to be|do|have|say|make|feel|know|get|go|see|@verb|@pure
    to|and|can|can't|cannot|just|not|don't|or|will|could|then [breath>breathe] $|in|out|when|again|and|before|through|slowly|twice|first|on|easily|for
    ^ [breath>breathe] in|out|before|once|slowly|twice|first|again|through
    a|one|your|deep|the|their|last|under|her|his|every|of|next|first|catch|hold|second|out [breathe>breath] $|and|of|before|in|out|to|is|was|then|when|away|while|for|until|or|that|you
    to|will|would|can|could|did|didn't|don't|must|should|may|might|do|does|doesn't|won't|can't|let (you|they|we|i|he|she|them|him|her|not|never|always|only|someone|somebody|others) [chose>choose] _
    ^ [chose>choose] one|a|the|someone|somebody|two|three|any|an|what|which|your|whatever|whoever
    don't|didn't|doesn't|let|never|might|won't|can't|couldn't (them|you|they|him|her|we|us|people|i|really|even|just|ever) [now>know] that|what|how|who|why|where|if|whether|the|it|them|your|about|him|her|which|better
    !up to [now>know] that|what|how|who|why|where|if|whether|the|it|them|him|her|better
    to|don't|didn't|doesn't|do you|we|they|i [now>know] _
    to|don't|didn't|doesn't|let|cannot|can't [now>know] _
    right|by|until|from|just|up|till|for|even|before|only|as|and|every [know>now] $|on|and|then
    ^|that|and|but|if|when|because|for|with [know>no] one @verbs|@past|is|was|will|would|can|has|had|else|did|does|ever|in|at
    talk|talked|spoke|speak|said|say to [know>no] one
    there|there's|is|has|was|need [know>no] one|reason|idea|need|matter|longer|link|links|problem|name|names|phone|answer|doubt|way
    ^|that|and|but|if|when|with|because|for [know>no] reason|idea|need|matter|longer|problem|doubt|answer|phone
    you|i|they|we|don't|didn't|to|nobody|already|people [no>know] that|how|what|who|why|where|it|the|better|them|him|her|your|when|which|whether|if|you're|they're
    to|can|can't|could|couldn't|did|didn't|don't|will|won't|never|not|let|often|they|nobody|rarely|you'll|would|might|cannot|hardly (you|they|them|me|him|her|us|him|people|anyone|not|only|even|really) [here>hear] that|what|the|a|it|them|him|her|you|your|about|how|nothing|every|their|no|anything|why|yourself|someone|somebody|this|from|each|those|one
    !are|were|be|is|stay|sit|while|when|if|where|come|came|still|right|again|out you|they|we|i|who|people [here>hear] the|a|it|them|how|every|your|about|what|that|nothing|something|their|yourself|no
    ^ [here>hear] the|a|an|their|them|what|how|somebody|someone|it|your|him|her out|@noun|@plural|say|end|to|whole|@adj|through|until|they|you
    over|right|in|come|comes|came|be|been|stay|stays|sit|sits|around|near|up|out|is|are|was|were|not|from|you're|they're|it's|already|back|down|still|live|lives|works|wait|stand|gets|got|ends|stops|starts|belongs|we're|i'm|leave [hear>here] $|and|for|today|now|with|on|is|at|when|to|until|again|in|or|before|too|first|because|but|as|you|are|who|yet
    ^ [hear>here] is|are|comes|they|and|goes|it|lies|was|you'll|you|we are|is|a|the|there|one|your|two|how|what|lies|again|you
    ^ [hear>here] is|are|comes|goes|lies
    ^ [hear>here] they|we|you come|go|are
    ^ [right>write] down|back|about !to|at|here|there|the|in
    ^ [right>write] to !the
    [hear's>here's] _
    to|can|will|would|could|don't|didn't|never [by>buy] a|an|yourself|them|it|someone|something|nothing|lunch|dinner|coffee|the|two|one|time !@ing|bus|door|window|way|end|side|then|time|evening|day|minute|hour
    [buy>by] lunch|dinner|noon|tonight|midnight|now|then|sunday|monday|tuesday|wednesday|thursday|friday|saturday|accident|mistake|heart|yourself|himself|the $|way|end|@ing|time|@adv|and
    [brake>break] the|a|your|it|in|for|up|down|off|into|from|their|that silence|ice|rule|habit|streak|pattern|promise|chain|news|mirror|window|the|for|it|after|now|at|today|lunch
    a|lunch|coffee|the|your|take|tea|have [brake>break] $|from|at|between|and|for|is|room|before|after|in|to
    [peace>piece] of !mind|quiet|a|the|that|course
    a|one|this|that|the|each|every|another|last|single|big|small [peace>piece] of|that|by
    [piece>peace] and quiet
    in|of|at|make|makes|made|keep|keeps|kept|some|and|finds|find|with|is|for|your [piece>peace] $|and|with|when|until|for|between|quiet
    [piece>peace] of mind
    the [hole>whole] time|day|week|thing|truth|story|point|meeting|evening|morning|world|room|way|table|team|conversation|life|list|sentence|weekend|hour|afternoon|night|year|house|family|plan|office|group|idea|process|of|party|trip|speech|message|argument|dinner|answer
    a|your|the|this|on|whole|as|one|that|my|their [hole>whole] lot|new|different|bunch|hour|day|week|life|other|evening|weekend|sentence|speech|story|minute|family|body|world
    as|on|the a|the [hole>whole] $|and|is|it
    a|one|black|dig|deep|dark [whole>hole] in|to|that|you
    !@be|@det|you're|they're|it's [right>write] it|them|one|two|three|a|an|your|their|this|that|each|every|what|who|how|something|nothing|someone|somebody|back down|letter|line|name|list|note|sentence|message|reply|word|email|number|to|@noun|@plural|out|on|in|instead|until|you|they|was|happened|would|one
    to|will|would|can|could|don't|didn't|not|and|then|must|should|may|or [right>write] a|an|it|your|them|one|two|three|what|something|someone|somebody|nothing|back|down|to|this|that|their|each|every|everything|names|his|her|letters !wrong
    ^ [right>write] a|one|two|three|back|your|their|what|each|every|something|someone|somebody|it|an|everything|nothing|who
    the|be|is|was|are|were|that's|you're|it's|not|so|been|always|being|all|turn|they're|proved|prove|on|half|who's|more|your [write>right] $|about|to|answer|word|one|time|way|thing|person|now|and|or|person|again|place|moment|hand|question|here|there|away|side|when|for|people|things|date|reason|track|size|side|foot|first|words|in|on|with|than|enough|from
    ^ [write>right] now|away|here|there
    until|for|this|last|next|each|every|all|per|a|the|once|twice|one|whole|through|day|that|two|by|during|times|of [weak>week] $|and|in|long|of|when|you|before|ago|from|they|or|at|is|was|without|to|for|with|later|after|on|let|count|that|end|has|only|leave|write|tell|keep|by
    ^ all|this|each|every|next|last|once|twice [weak>week] _
    a|the|your|too|very|its|their [week>weak] point|excuse|argument|spot|moment|excuses|smile|link|knees|joke|handshake|tea|coffee
    is|are|was|too|very|feel|feels|so|sounds|look|looks [week>weak] $|for|when|if
    walk|walked|walks|go|goes|went|sit|sits|sat|get|gets|got|look|looked|looks|see|live|follow|scroll|read|talk|talked|think|run|break|all|halfway|live|sleep|slept|break|work|push|sail|seen|half [threw>through] @det|@noun|@plural|it|them|@obj|lunch|dinner|sunday
    [threw>through] out the|lunch|dinner|sunday|and|with
    ^|@subj|who|somebody|someone|everyone|nobody|kid|and [through>threw] it|them|away|out|the $|at|away|out|ball|party|in|into|line|first|phone|glass|book|all|something|his|her|paper
    even|as|looks|look|looked|sounds|acts|act [thought>though] @subj|@det|nobody|everyone|somebody|it's|they're|you're|there|nothing|everybody|people|someone
    !@prep you [though>thought] that|of|about|it|they|so|was|is|the|no|he|she|to|up|out|hard|$
    i|they|we|who|nobody|everyone|he|she|always|never|once|just|had|have|has|a|first|second|any|another|one|only|the|kind|this|that|your|nice [though>thought] that|of|about|it|you|they|so|was|is|the|no|he|she|everyone|nobody|to|up|out|hard|twice|would|for|we|$|comes|before|i|better
    """

  static let soundAlikes = """
    ^ [bare>bear] with|in|it|the
    to|can|can't|could|couldn't|cannot|not|don't|didn't|hard|hardly|barely|never [bare>bear] the|it|to|being|that|silence|@ing|with|in|them|$|another|his|her|your
    [bear>bare] feet|foot|hands|minimum|wall|arms|essentials|walls|facts
    not|isn't|aren't|wasn't|weren't|be|is|are|was|were|been|you're|they're|nobody's|only|are|no|it's|being|longer|also [aloud>allowed] to|$|here|in|for|but|if|by|as|until|on|and
    read|say|said|says|think|out|wonder|laugh|sigh|laughed|speak|it|them|reads|reading|thinking|loud [allowed>aloud] $|once|and|to|before|twice|in|alone|when|or|for|that|three|until|with|at|from|what
    on|in|matter|the|your|basic|a|same|general [principal>principle] $|and|of|is|that|it|you|or|behind
    the [principle>principal] reason|cause|problem|character|speaker|part
    for|until|before|after|over|with|of|the|skip|order|share|ordered|no|ate|eat|chocolate|shared|by|your|their|at|and [desert>dessert] $|and|menu|is|arrives|comes|was|for|with|to|in|first|at|today|spoon|wine|or|tonight|before|alone|you
    has|have|had|was|were|is|are|been|be|you've|they've|being|haven't|who|it [lead>led] by|to|you|them|him|her|the|astray|nowhere|here|us|there
    !of|follow|the|a|take|in|can|would|might|could|may|to|will|must|do|does|not|that|and [lead>led] you here|there|to
    a|common|no|any|some|the|your|good|bad|in|this|sixth|makes|make|made|more|of|that|one's|every|perfect [since>sense] of|$|to|that|in|if|when|for|is|and|anymore|any
    ever|long|years|hours|weeks|days|months|minutes|it's|been|ago [sense>since] @det|@noun|@subj|lunch|breakfast|monday|then|that|yesterday|noon|childhood|you|dinner|when|last
    the|your|their|his|her|at|in|my|feared|fear|what's|expect|assume|very|our|bad|by|two [worse>worst] $|of|part|thing|case|idea|fear|moment|word|enemy|critic|day|mistake|reader|possible|version|answer|that|meeting|time|kind|habit|way|in|case|and|at|ever|has
    !the|your|their|his|her|at|my|by|its|our|very|next|two|three|in get|gets|got|getting|even|much|far|feel|feels|felt|is|was|be|no|nothing|something|or|any|made|make|makes|look|looks|sound|sounds|grow|grew|slightly|little|bit|lot|becomes|become|it's|are [worst>worse] $|than|and|when|if|by|off|for|the|with|every|each|at|things|after|in|because|as|you|before|or
    [worst>worse] than|then|off
    a|one|this|another|that|each|every|young|old|any|the [women>woman] is|was|has|who|at|in|you|next|beside|with|behind|on|$|from|said|says
    a|one|this|another|that|each|every|young|old|any [women>woman] _
    two|three|these|those|many|most|some|all|few|several|both|four|five|other [woman>women] _
    two|three|these|those|many|most|some|all|few|several|both|four|five|other [woman>women] $
    a|an|one|this|another|each|every (old|young) [men>man] _
    two|three|these|those|many|few|several|both|four|five [man>men] $|are|were|who|in|at|have|had|on|with|and|from|you
    !@adj|the|a|this|that|in|standard|paper|online|second|wrong|long|short|old|new|printed|tax|application|order|any|one|blank|each|free|every|no|your|best|another|some|which|what|art|good|to|your|their|web|or [form>from] the|your|here|there|now|them|noon|home|work|lunch|him|her|you|me|us|someone|somebody|yesterday|memory|time|morning|dinner|one|breakfast|today|people|strangers|their|behind|afar|scratch|outside|above|below|nine|ten|monday
    away|far|different|comes|come|came|home|back|apart|free|get|gets|got|hear|heard|aside|message|messages|text|letter|learn|learned|move|moved|just|advice|help|text|texts|word|page|up|down|out|stop|stops|hide|hiding|safe|goes|phone|person|straight|other|read|email|suffer [form>from] _
    [from>form] an|your|a opinion
    at|all|once|more|for|than|and|by|every|not|but [ones>once] $|a|and|in|again|or|you|more|for|every|with|is|will|today|at|it
    !the|little|loved|young|old|new|good|first|last|other|no|only|big|small|right|wrong|own|which|these|those|two|three|@adj|@comparative|@det|hard|easy|plain|even [ones>once] a|every|before|more|again|per|upon|you|they|in
    the|which|these|those|good|bad|other|new|old|plain|two|three|first|loud|quiet|little|small|big|right|wrong|easy|hard|best|worst|own|last|loudest|nice|real [once>ones] who|you|that|with|$|in|are|were|they|at|from|and|on|behind|to|without|have|had|left
    !an|your|the|my|their|his|her|our|this|for|of|to|most|such|these|those|its|every|plain|any|some|no|that|in|and|or|a|in|between|about|from|from|with @verb|@noun|@obj|@past|@verbs|@pure|@adv|happens|happen|it|it|@plural|@ing [everyday>every_day] $|and|for|at|this|until|when|in|you|to|that|without|with|or|but|since|by|on|now|as|because|before|after|while|they|if|from
    ^ [everyday>every_day] you|this|of|they|at|for|until|in|for|that|it|someone|write|ask|for|count|leave
    it|that|this|you|they|he|she|there|we|i|which|who|and|nobody|somebody|reply|answer|silence|one|but|truth|joke|reason|someone|friend|others [maybe>may_be] @adj|the|a|an|that|your|about|what|too|@ing|why|true|time|worth|as|right|because|one|some
    ^ [may>maybe] be you|they|it|he|she|the|that|we|i|nobody|somebody|someone|your|their|this|there|tomorrow|next|not|it's
    a [part>apart] from
    [apart>a_part] of
    ^|and|then|or|just|to|can|go|could|will|not|don't [lay>lie] on|in|still|flat|back|awake|there|down|beside|under|next|low !the|your|it|them|a|an|some|out|off
    ^|and|then|or|just|to|can|go|could|will|not|don't [lay>lie] on|in|under|beside the|your|a|bed
    ^|and|then|or|just|to|can|go|could|will|not|don't [lay>lie] down $|for|on|in|and|flat|with|until|at|when|again|without|somewhere
    [laying>lying] on|in|down|awake|there|flat|around|beside|back|still|under $|the|your|a|in|on|bed|and|for|at|with|to|somewhere|next
    each [others>other's] _
    [alot>a_lot] _
    [whether>weather] forecast|report
    [your'e>you're] _
    [youre>you're] _
    [dont>don't] _
    [doesnt>doesn't] _
    [didnt>didn't] _
    [cant>can't] _
    [wont>won't] be|you|have|get|do|let|help|hear|notice|mind|know|say|ask|tell|go|make|take|see|work|change|find|even|come|last|stop|matter|it|they|read
    [isnt>isn't] _
    [wasnt>wasn't] _
    [arent>aren't] _
    [werent>weren't] _
    [couldnt>couldn't] _
    [wouldnt>wouldn't] _
    [shouldnt>shouldn't] _
    [hasnt>hasn't] _
    [havent>haven't] _
    [theyre>they're] _
    [thats>that's] _
    [whats>what's] _
    [lets>let's] go|not|say|be|see|talk|try|start|face|just|hope|get|call|assume|make|do
    ^ [let's>lets] you|them|him|her|it|me|someone|everyone
    it|that|who|which|he|she|nobody|one|this|silence [let's>lets] _
    [woman's>women's] $
    ^|and|but|so|because|that|if [its>it's] @verb|@past in|by|to|for
    !the|this|bad|good|nice|what|of|in|fine|about|like|no|our|your|their|@adj [weather>whether] you|they|we|it|he|she|everything|anyone|yours|theirs|there|somebody|someone|a|an|the
    @comparative _ [then>than] anyone|anybody|ever|usual|others|expected|anybody's|anyone's|anything|me|yours
    @comparative _ _ [then>than] anyone|anybody|ever|usual|others|expected|anybody's|anyone's
    quicker|cooler|sweeter|politer|slicker|stricter|milder|firmer|steadier|grander|greener|deadlier|friendlier|prettier|uglier|tidier|messier|fancier|milder|blunter [then>than] _
    ^ [its>it's] !own|@noun|@plural _ $
    [its>it's] exactly|simply|clearly|finally|merely|entirely|actually|basically|literally|obviously|certainly|definitely|hardly|tempting|running|tiring|impossible|possible|easy|hard|likely|unlikely
    @verb|@verbs|@past|@ing !@cog [it's>its] @noun|@plural|part|parts|own
    ^ [it's>its] !people|things|times|days|men|women|friends|words|others @plural !like|who|that|$|and
    [you're>your] !people|friends|things|men|women|words|children|parents @plural !$|like|who|and
    !@det|@adj @verb|@verbs|@past !@cog|@be|saw [you're>your] !tempted|able|about|likely|meant|sure|good|due|here|there|home|back|out|up|off|over|not|so|too|going|still|always|the|a|an|just|really|never|in|on|at|@adj|@ing|@past|@adv _
    it|that|this is|was|isn't|wasn't [there>their] @noun|@plural
    get|getting|do|doing|does|did|let|lets [there>their] @noun|@plural|work|help !@be
    [their>there] $
    that|who|which|often|things|words|people|others|reasons|friends|@plural [where>were] @adj|@ing|@comparative|not|never|always|too|gone|done|made|told|seen|meant|given
    [loose>lose] their|interest|patience|track|sight|control|hope
    to [loose>lose] _
    !not|^|quiet [quite>quiet] $
    [quite>quiet] hours|hour|room|rooms|moment|corner|evening|voice|day|week
    [your>you're] either|out _
    ^|@conj|think|know|hearing (only) [your>you're] done|finished|tired|right|wrong|late|fine $|of|to|is|talking|about|that
    ^ [to>too] @adj for|to
    [to>too] highly _
    remember|love|hate|describe|defend|mention|admire|miss|missed|praise|ignore|interrupt|need|about|tell|told|teach|mind|raise|raised|finish|finished|with|of|for|lose [there>their] own|first|last|best|whole|favorite|old|new|next|usual|day|work|lives|kids|family|boss|jobs|names|parents|money|side|side|opinion|@noun !@be|@prep|you|they|we|i
    if|whether|that|because|think|know|say|says|said|tell|told|tells|sure|hope|until|when|admit (you|him|her|me|us|them) [their>they're] fine|happy|ready|tired|sorry|busy|late|sure|wrong|angry|bored|hungry|afraid|sad|glad|proud|safe|okay|lost|stuck|asleep|alone|upset|jealous|nervous|able|early $|with|to|that|about|for|because|when|if|but|at|until|again
    has|had|having|kept|keeps|lost|loses|lose [it's>its] !a|an|the|not|too|so|all|just|because|about|as|like|time|been|really|never|always|only|also|still|hard|easy|more|less|you|they|for|to|that|when|what|if
    survive|survives|survived|of|into|from|inside|over|under|behind|beyond|finds|finding|found|deserves|enjoys|earned|repeats|makes|losing|by|got|in|on|with|at|to [it's>its] first|second|third|last|own|old|new|usual|quiet|small|long|original|former|proper|real|true|final|natural|little|full @noun|@plural|one|ones|shape|size|weight|telling|day|days
    that|if|because|when|think|know|says|since [your>you're] late|early|wrong|tired|busy|sorry|ready|happy|sure|afraid|bored|angry|hungry|alone|lost|stuck|safe|done|nervous|proud as|than|too|so|from|since|like|until|today|anyway|again|for|already|just|but
    [your>you] are|were|don't|didn't|aren't|weren't|should|would|could|have|had|know|want|can't|won't|did|haven't !@noun|nots
    @verb|@past|in|on|with|at|to|from|about|by|for|into|behind|under|near|@ing !needs|see|let|help|make|watch|hear|of [you>your] mother|father|sister|brother|boss|opinion|sentence|calendar|job|life|friends|family|desk|kitchen|salary|neighbors|colleagues|children|kids|keys|coat|shoes|story|wife|husband|partner|parents|dog|apartment|team|birthday|weekend|opinions|throat|shoulders
    @comparative to _ !and|but|or [then>than] to
    @comparative to _ _ !and|but|or [then>than] to
    @comparative to _ _ _ !and|but|or [then>than] to
    more|less|better|rather about|for|with|in|on|at|from|of|by|to|because _ _ !and|but|or [then>than] about|for|with|in|on|at|from|of|by|to|because
    back|now|and|but|so|right|even|until|since|by|just|only [than>then] $
    and|or|but [than>then] the|a|your|another|one|somebody|nobody|everyone|back|two|there|he|she|i|@adv
    there|there's|had|has|have|ate|asked|made|knows|saw|spend|spent|heard|with|after|of|from|for|in|used|way (are|were|is|was) [to>too] many|much|few !@prep|the
    you|they|he|she|we was|were|is|are|did|does [to>too] $
    the [too|to>two] of|people|friends|sisters|brothers|words|dogs|men|women|days|answers|chairs|others
    been|come|came|comes|coming|hangs|hung|got|gets|feel|felt|broken|works|worked|shook|cutting|cut|one|every|any|no|those|these|these|wear|is|let|breaks [lose>loose] $|while|when|and|as|since|on|for|again|from|end|ends|button|tooth|screw|thread|change|shirt|tie|cable|knot|talk|at|with|fit
    @subj|@noun|@plural|silence|that|news|tone|weather|words|never|really|deeply|hardly [effected>affected] @obj|everyone|everybody|nobody|people|others|your|how|his|their|my|our|both
    @noun|news|weather|tone|silence|which|noise|light|that|everything !side|sound|special|stage|light [effects>affects] @obj|your|everyone|everybody|how|his|their|my|people|others|nobody|the
    last|that week|month|year|night|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer (you|they|he|she|it|we|i) [lead>led] !to|$
    !in|of|for|from hour|hours|minute|minutes|week|weeks|year|years|day|days|month|months|moment|night|bus|train|car|birthday|deadline [past>passed] before|by|without|while|between|quickly|slowly|until|again|since|unnoticed
    have|has|had|having|you've|they've (@adv) [past>passed] this|that|these|those|his|her|their|my|every|another|an|him|two|three|through|out|down|around|away
    not|isn't|wasn't|aren't|weren't|don't|doesn't|didn't [quiet>quite] what|how|where|who|the|like|true|right|sure|fair|finished|done|ready|certain|over|understand|know|remember|see|get|a
    a|an|your|my|their|deep|another|one|long|out|short|last (of) [breathe>breath]
    can|could|couldn't|can't|cannot|will|would|must|should|didn't|doesn't|don't|not|let|lets|letting|silence|room|wine|words (it|them|him|barely|hardly|finally|only|you|even|people|everyone|yourself) [breath>breathe]
    of|some|no|good|bad|free|best|unasked|any|little|more|much|their|his|her|my|our|unsolicited|kind|old|same|better|giving|taking|ignore|ignored|asking|wise|solid|legal|your [advise>advice] !@obj|@det|people|against|everyone|someone|others|nobody|to
    ^|because|if|when|and|but|what|as you|they|we|i|people|friends|he|she (@adv) [advice>advise] !$|and|is|was|about|from
    @noun|@plural|it|that|them|him|her|you|me|dishes|same|work|there|here|home|early (@adv) [everyday>every_day] $|without|before|after|until|at|since|because|when|from|by|for|except|instead|you
    a|an|the|your|their|some|these|those|such|most|my|his|her|our|more [every>everyday] day @noun|@plural|life|things|people|stuff|clothes|work|words|thing
    grow|grew|grown|growing|drift|drifted|drifting|fall|fell|fallen|falling|falls|far|tear|tore|torn|come|comes|coming|live|lived|living|pulled|miles|years|weeks|hours|worlds|poles|meters|set [a>apart] part !of
    ^|because|but|that|and|if|though|while|so the|your|this|that|their|his|her|my (@adj) @noun|@plural|words|weather|truth|silence|food [maybe>may_be] @adj|the|a|not|too|so|over $|and|but|to|for|than|enough|or|when|now|in|at|@noun|one|of
    [all>already] ready @past|knows|know|left|knew|been|had|gone|done|told|eaten|said|seen|know|asleep|late|there|here|over
    were|are|they're|we're|everyone's|everybody's [already>all_ready] to !blame|be|use|hand @verb|@pure
    matter|question|man|woman|point|sake|act|people|reasons|issue|person|on|in|as|of|against [principal>principle] $|and|or|that|to|not|alone|when|if|nobody|you|is
    the|your|his|her|their|its|our|my|one|a|school|assistant|vice [principle>principal] reason|reasons|aim|goal|character|speaker|problem|actor|witness|concern|source|guest|complaint|remembers|called|said|says|office|ingredient|role|purpose
    for|in|after|quite|once|been|take|takes|took|waited [awhile>a_while] !ago
    [anymore>any_more] of|questions|than|time|money|people|jokes|coffee|@plural|help|@noun|information|advice
    [any|some|every>anyone/someone/everyone] one can|could|else|knows|told|asks|says|wants|heard|thinks|laughed|laughs|agrees|hears|sees|likes|loves|talks|remembers
    ^ [some>sometimes] times the|you|they|it|a|he|she|nobody|your|i|we|an|this|silence
    [sometime>some_time] ago
    give|gives|gave|giving|cave|caved|caving|gives [into>in_to] the|a|your|it|that|temptation|pressure|them|him|her|an|this|every
    ^|because|but|if|since|while|when|unless|though|until you|they|we [where>were] the|to|from|a
    what|whatever|clothes|shoes|hat|dress|shirt|suit you|they|he|she|we|i [where>wear] _
    will|would|can|could|should|don't|didn't|won't|must|doesn't|what|to [where>wear] to|a|your|it|this|that|something|the|black|out same|party|office|suit|shirt|tie|coat|dress|hat|old|work|again|shoes|wedding|dinner|badge|uniform|ring|mask|sweater|loud|for|to|$
    ^|and|because|but|if|when|that|while you|they|he|she|we|i|nobody|everyone|everybody|who|somebody (never|already|always|just|only) [new>knew] the|that|it|what|how|who|why|him|her|them|exactly|nothing|better|where|your|their|his|when|if|whether|a|you|they|each|everyone
    ^ you|they|we|i|people (already|all|never|do) [now>know] how|what|who|why|where|whether|exactly|the|it|each|better|enough|everything|nothing|that|him|her|them|this|when|your|a
    a|the|your|my|their|brand|every|another|that|his|its [knew>new] @noun|@plural|one|ones|way|idea|recipe|kid|shirt|neighbors|job|person|people|chapter
    ^|@conj you|they|he|she|we|i|somebody|someone (@adv) [through>threw] in|a|an|one|two|up|out|the|your|away|it|them|that|his|her|every|some
    read|reading|follow|went|sit|sat|get|got|put|live|look|looked|walk|walked|make|push|talk|get|half|halfway|right|all|way|come|came|scroll|breeze|wade|leaf|go|sleep|slept|see|seen|fall (it|them|the|this|that|your|one|you|a|an|all|way) (@noun|whole|first|text|@plural) [threw>through] !it|them|away|out|up
    a|very|more|so|too|less [through>thorough] account|review|check|look|answer|job|report|clean|cleaning|search|reading|list|plan|explanation|inspection|examination|with|about|person|listener|apology|cook|and
    even|as [thou|through|tough|thought>though] you|they|he|she|we|nobody|there|you're|they're|nothing|somebody|someone|everyone _
    go|goes|going|went|walk|walks|walked|look|looked|read|halfway|half|right|straight|get|scroll|scrolled|run|ran|leaf|come|came|drove|drive|pass|passed|all [though>through] the|a|your|this|that|his|her|every|each|an|their @noun|@plural|day $|to|and|without|with|in|again|at|for
    let|lets|letting|to|can|will|would|could|never|don't|didn't|you|they|i|we|and|should|must|who (a|the|your) (@noun|them|him|her|someone|somebody|others|people|@plural) [by>buy] a|an|the|your|his|her|their|some|any|more|another|two|one|you|them|him|her|new|fresh|new coffee|drinks|drink|tickets|ticket|round|bread|cake|present|gift|gifts|flowers|lunch|dinner|wine|book|books|car|shoes|milk|shirt|house|phone|clothes|coat|groceries|gas|things|suit|watch|stuff
    say|says|saying|wave|waved|wave [by>bye] to|$|before|and|twice|without
    stand|stands|stood|standing|go|goes|went|gone|pass|passed|drop|dropped|stop|stopped|come|came|written|close|side|made|little|walked|drive|drove|read|swing [bye>by] !bye
    !a|the|that|this|your|one|every little|more|much|some|inner|lasting|no|make|made|making|keep|kept|at [piece>peace] in|at|and|until|with|for|here|between|after|$|about|again
    take|takes|took|taking|sneak|steal|quick|had|last|little (a|another|one|sneak) (quick|last|little|first) [peak>peek] $|at|into|inside|behind|over|through
    curiosity|interest (was|is|has|had|really) [peaked>piqued] by|your|his|her|their|my|when|at|again|$
    hit|hits|hitting|slam|slammed|pump|pumped|squeeze|squeezed|tap|tapped|put|ride|on the|your|his|her|their [breaks>brakes] !in|of|for
    to|not|don't|didn't|never|will|would|can|could|you|they|we|people|^|no|a|what|such|complete|total|is|and|that [waist>waste] the|a|an|your|their|time|money|it|energy|words|so|breath|no|another|five|ten|paper|of|space|effort|@noun !coat|fabric|length|size
    carry|carries|carried|carrying|lose|losing|gain|gained|lift|lifting|pull|pulls|put|throws|lost|adds (no|some|any|more|much|enough|its|your|their|little|full|own|on|as) [wait>weight] !for|until|list|time|times
    ^|to|can|can't|will|please|don't|just|then|must|should|couldn't|cannot|you|they|and|didn't [weight>wait] for|until|till|here|outside|before|another|one|your|their|ten|five|two|three|in|a !loss|gain
    you|they|we|to|will|can|could|don't|never|should|would|must|i|first|always|rarely [meat>meet] new|someone|somebody|people|him|her|them|your|the|up|halfway|each|everyone|strangers|friends|again|a
    out|love|in|at|plain|lose|loses|lost|losing|catch|caught|hate|within (of|at|first) [site>sight] $|during|of|until|while|and|when|for|unseen|as|at
    you|they|he|she|who|i|we|and|have|had|article|speaker|constantly|proudly [sited>cited] _
    credits|eyes|dice|heads|let|to|will|don't|would|they|you|and|tears|sleeves|bread|dinner|kaiser (it|the|your) [role>roll] $|without|down|up|over|by|your|away|his|her|their|along|call|in !of|the
    @be|you're|they're|too|more|less|so|not|fully|very|barely|painfully|suddenly [conscience>conscious] of|that|about|effort|decision|choice|enough|$
    your|guilty|bad|clear|clean|my|a|good|their|no [conscious>conscience] $|won|wins|bothers|bothered|hurts|lost|spoke|speaks|said|made|makes|got|gets|woke|knew|knows|kept|keeps|is|was|told|tells|clear|says|has|had|would|for|when|at|in|and
    @det|one|two|another|nice|sincere|backhanded|small|honest|kind|last|paid|pay|fish|fishing|for|accept|take|took|returned|return [complement|complements>compliment] !of|to|that|@det|@obj|@noun
    a|your|the|this|that|my|his|her|another|same|each|every|whose [devise>device]
    [personnel>personal] attack|question|questions|story|stories|opinion|touch|matter|space|life|attacks|reasons|trainer|best|favorite|insult|growth|email|details|history|note|email|insult
    to|can|could|will|would|don't|didn't|never|you|they|nobody|who|people|tried|not [steel>steal] the|a|an|someone|somebody|her|his|their|it|them|from|one|two|that|ideas|time|your|another !nerves|nerve|heart|mind
    looked|look|looks|feel|feels|felt|get|gets|got|so|too|very|getting|seem|seemed|seems|easily|bit|already|never|be|sounds|was [board>bored] $|of|with|by|when|at|and|to|enough|during|after|already|from|or|before
    [wander|wanders|wandered|wandering>wonder] if|whether|what|why|how|who
    [wonder|wondered|wondering|wonders>wander/wandered/wandering] around|off|into|away|through|over|along|home|toward|past|back
    change|changes|changed|wear|wears|wearing|wore|bought|dress|same|nice|fancy|casual|plain|winter|summer|gym|work|party|warm|your|their|nicest|best|old (your|the|his|new|her|their|old|nice|into|those) [cloths>clothes] !of|in
    [insure>ensure] that|nobody|everyone|everybody|silence|no
    yesterday|ago|that|last|night|week|when (week|night|time|year|month|monday|friday|sunday|saturday|summer) you|they|we|he|she|i [choose|chooses>chose] the|a|your|to|not|his|her|one|another|someone|this|their !yesterday
    let|lets|letting|help|to|did|didn't|will|would|could|can't (the|a|your|them) (@noun|@plural|others|people|someone|somebody|everyone|him|her|nobody) [chose>choose]
    a|the|large|small|huge|certain|what|any|same|right|great|no|fair|surprising [amount>number] of people|times|women|men|children|others|@plural
    @det|of|for|his|her|old|good|no [council>counsel] $|to|from|on|about !member|members|meeting|estate
    @be|remain|remained|stay|stayed|stays|completely|perfectly|nearly|a|the [stationery>stationary] $|and|but|car|bike|object|for|when|at|train|traffic
    [morale>moral] of the|your|this|that|every|his|her|a story|tale|joke|fable|evening
    [morale>moral] high|compass|support|victory|lesson|duty|obligation|ground
    team|office|staff|boost|boosts|employee|company|raise|lift|workplace [moral>morale] $|was|is|and|up|went|at|after|has|by|in
    [lightening>lightning] speed|strike|struck|bolt|fast|flash|strikes|storm|round
    in|with|just|the|made|as|too|very|quite|simple [plane>plain] words|english|language|sight|clothes|paper|text|truth|old|talk|view|bread|as
    [soul>sole] reason|purpose|owner|heir|survivor|aim|goal|exception|witness|author
    to|would|will|could|can't|not|didn't|don't|never|you|they [illicit>elicit] a|an|the|no|any|some|your|from|more|much|laughter|little
    [eluded|elude|eludes>alluded/allude/alludes] to
    no|nothing|any|be|bit|little|go|went|gone|move|moved|sit|stand|much|walk|further|even [father>farther] from|away|than|down|off|along|apart|out|back
    [formal>former] president|boss|colleague|colleagues|wife|husband|girlfriend|boyfriend|neighbor|self|coach|roommate|classmate|teacher
    [preceded>proceeded] to @verb|@pure
    !the|of|all|from|with @noun|which|that|silence|always|usually|often [proceeds|proceeded>precedes/preceded] your|every|each|his|her|their|any|the
    [intensive>intents_and] purposes
    be|being|stay|very|been|was|is|more|keep|a [discrete>discreet] $|about|with|enough|cough|glance|nod|way|smile|exit|question
    common|sixth|perfect|horse|no|any|little|much|makes [since>sense] of|$|to|that|says|in|tells
    hour|week|month|year|while|once|much|changed|happened|nothing|together|long [sense>since] @det|@subj|anyone|everyone|somebody
    have|has|had|been|be|ever|never|you've|they've|haven't|hasn't|being|were|already [scene>seen] !change|changes|$
    a|an|opening|crime|movie|awkward|same|whole|next|final|this [seen>scene] in|of|$|where|when|with|from|at|again|between
    ^|because|when|and|if|but|have|has|had|been|never|already|be|was|once (you|they|he|she|we|everyone|nobody) [herd>heard] the|that|it|about|from|of|a|you|your|them|him|her|what|every|how|nothing|by|all|$
    to|can|can't|don't|didn't|could|will|would|they'll|you'll [sea>see] the|it|you|your|what|how|him|her|them|that|who|if|why|a
    for [sell>sale] $|in|at|by|on|sign|and|when
    to|will|you|then|can|could|they [poor>pour] the|a|another|yourself|out|some|it|more|coffee|tea|wine
    to|don't|you|they|people|not|will|can|didn't [stair>stare] at|back|into|out
    free|full|tight [reign>rein] $|to|and|over|on|in
    to|and|can|must [reign>rein] in
    the [reigns>reins] $|of|to|and
    in|so|too|very|how [vein|vane>vain] $|to|about|and|enough|when
    !not|doesn't|don't|didn't is|was|are|were|a|so|it's|you're|be|feel|feels|that's|too|seem|look|looks|sound|sounds|felt [vary>very] @adj|well|late|few|often
    to|will|may|results|prices|opinions|answers|reasons|don't|stories|accounts|moods [very>vary] $|from|by|widely|between|depending
    to|don't|and|you|they|people|not [wine>whine] about|that|when
    it|he|she|what|who|nobody|how|why|where|everyone|when [dose>does] not|the|it|he|she|that|this|anyone|a|your|what|so|nothing|$
    a|the|small|daily|another|healthy|strong [does>dose] of
    ^|because|when|and|if|but you|they|he|she|we|i|nobody|everyone (already|never|only|just) [red>read] it|the|your|them|his|her|their|that|a|every|about|all
    they|you|we|there|these|those|people [our>are] not|@ing|the|still|always|never|so|too|just|here|there|late|right|wrong|ready
    in|of|with|on|at|to|for|from|by [are>our] own|lives|friends|family|house|hands|names|parents
    an|one|half|every|per|rush|lunch|the [our>hour] $|of|and|before|after|later|ago|for|on|is|was|with|or
    [an>and] the|then|you|they|your|we|he|she|my|his|her|their|it's|there
    ^|@conj [the>they] are|were|don't|didn't|aren't|weren't|can't|won't|haven't|should
    all|both|one|some|most|none|each|half|many|either|neither|two|three of [then>them]
    will|would|should|it's|is|most|can|you're|must|are [defiantly>definitely] be|have|the|a|not|know|happen|need|want|like|better|true|worth|going|one|too
    for|after|during|over|had|have|make|cook|cooked|made|eat|ate|family|birthday|skip|invite|before|at|to (you|them|him|her|to|late) [diner>dinner] $|and|with|was|is|on|party|table|guests|together|tonight
    back and [fourth>forth]
    the|your|a|every|this|their [forth>fourth] @noun|time|day|one|person|round|$|of|in
    fairy|cautionary|folk|tells|tell|told (a|the|that|this) [tail>tale] $|of|about|and|to|with|that
    [mute>moot] point
    not|no|to|you|they|it|that|he|she|who|nobody|everyone|there|we [wood>would] be|have|never|rather|like|not|say|ask|want|@pure
    lose|lost|losing|your|no|little|enough|requires|takes|need|needs|infinite|test|tests|tried|tries [patients>patience] $|with|for|to|and|when|is|was|in|than|at|wears|ran
    in|mere|by (the|your|his|her|their) [presents>presence] of
    was|is|are|were|isn't|wasn't|it's|that's|took|takes [quit>quite] a|an|@adj|well|often|like|so|some
    [laid>lay] (in|there) awake|asleep|bed|sleepless
    to|will|would|can|could|may|might|won't|wounds|let [heel>heal] $|after|from|in|with|by|on|slowly|faster|the|when|a|itself|over|any|and|than|before !toe
    use|used|say|said|send|sent|ask|asked|tell|told|made|make|write|wrote|need|needs|with|in|had|has|have [less>fewer] words|people|questions|messages|jokes|friends|meetings|mistakes|excuses|calls|apologies|opinions|stories|reasons|chairs|sentences|things|guests|emails|examples than|and|to|but|for|at|in|$|next|this|today|tomorrow
    small|big|minor|major|leading|main|key|supporting|starring|important|bigger|smaller [roll>role] in|here|$|at|than|and|for|to
    on|across|whole|above [bored>board] $|heard|with|for|at|the
    more a|an|of|like (a|an) _ [then>than] a|an|your|the
    [who's>whose] umbrella|coat|phone|car|dog|bag|chair|turn|glass|cup|plate|key|keys|birthday|fault|name|seat|house|hand|jacket|shoes|voice|mess|drink _
    was|is|were|are|stayed|went|been|kept [quite>quiet] all the|day|night|evening|through|morning|week
    @plural|it|them|him|her [everyday>every_day] and @verb|@past|still|never|then
    ^|because|that|and there [maybe>may_be] no|@noun|@plural|some|more|two|something|someone|nobody|another|others|an|time|room|people|cake
    was|is|it's|that's [all>already] ready cold|dark|late|gone|full|empty|closed|broken|over|a|the|too
    one|nobody|everyone|everybody|nothing|everything|anyone|anything @past|@verbs|knew|did|came (it|you|that) [accept>except] @det|@obj|for|one|when
    over|right|come|out|sit|stand|stay [hear>here] by|near|beside|under|next|just|all|every|this
    sure|think|thought|say|said|know|knew|because|if|believe|hope|hoped|glad [there>they're] going|coming|leaving|getting|trying|staying|moving|waiting to|on|a|the|home|in|for|it
    get|gets|got|has|had|lost|lose|kept|keeps|gave|give|of|with|for|from|by|about [it's>its] ending|beginning|meaning|timing|owner|contents|rhythm|colors|purpose|price|name|shape|size|color|way|turn|place $|and|from|in|to|back|at|without|by|of
    more|less|nothing|better|worse to @verb|do|say [then>than] you|me|him|her|them|us|anyone|everyone $|can|could|did|do|have|think|thought|else
    eat|eats|ate|drive|drives|drove|talk|talks|talked|walk|walked|speak|speaks|spoke|drink|drank|answer|answered|arrive|arrived|came|leave|left|reply|replied|laugh|laughed [to>too] fast|quickly|late|early|slowly|loud|loudly|much|often|soon $|when|and|for|in|to|again|today|at
    never|always|often|rarely|really|still|also|hardly|barely|nothing|it [effects>affects] the|your|you|how|everyone|them|him|her|us|people|what|anyone
    ^|because|when|and|but the|your|his|her|one|that|this|their|a @noun [lead>led] to|you|them|him|her a|an|another|one|nothing|silence|to|into|straight
    let|lets|make|makes|help|helps|watch (him|her|them|it|people|yourself|everyone|others|yourself) [breath>breathe] $|in|out|before|again|and|for|through|first|while
    ^|because|when|and|but|that the|your|their|those|these|two|three|his|her (@adj|other) @plural|people|children|others|men|women|guests|kids [where>were] not|a|@ing|@past|all|still|already|there|here|too|so|very|about|late|right|wrong|never|just|always|asleep|tired|in|on|at
    have|has|had|with|there's|make|makes|made|gives|saw|see [know>no] idea|time|reason|way|need|doubt|problem|plan|answer|money|right|sense|difference|mistake|mistakes|friends|choice
    walk|walks|walked|stop|stops|stopped|drive|drives|drove|drop|drops|dropped|came|passed|stand|stood|sit|sat [buy>by] the|a|your|his|her|their|and|$
    this|that|it|them|here|there [everyday>every_day] $|and|but|at|when|without|since|until|now|in|on
    leave|put|keep|hide|lock|stuff|lies|sits|kept|left|hidden|locked (it|them) in|into a|the|your|his|her|their (kitchen|desk|top|bottom|junk) [draw>drawer] $|and|but|for|with|until|or|where
    desk|kitchen|top|bottom|junk|sock|cutlery [draw>drawer] $|and|but|for|with|until|or|where|of|is|was
    leave|leaves|left|has|have|had|with|in|for|make|makes|made|get|gets|need|needs|take|takes|ask|asks|see|sees [less>fewer] traces|marks|witnesses|rivals|neighbors|errors|apps|tabs|chances|secrets|visits|guests|photos|posts|likes|lines|tasks|facts|enemies|promises|invitations|corrections|apologies|excuses|plans|choices|options
    ^ [accept>except] perhaps|maybe|possibly
    in|on|of|with|for|by|at|about [there>their] own @noun|@plural|words|way|time|terms|pace|minds|lives|version|good|sake
    ^ [loose>lose] one|a|the|your|another|it|track|count|no|three|two
    less|fewer _ [then>than] a|an|your|any|most|usual
    more|less|much|further|greater [affect>effect] on|than|when|if
    afraid|scared|tired|proud|aware|capable|ashamed|fond [being>of_being] _
    about|of|with|by [there>their] most|best|worst|own|whole @adj|@noun|@plural|boring
    say|know|tell|saying|knowing|ask|asking|about|of [who's>whose] it|this|that|these|those is|was|were|are
    let|make|makes|watch yourself|him|her|them|someone|us [loose>lose] it|the|a|an|track|count|every
    """
}
