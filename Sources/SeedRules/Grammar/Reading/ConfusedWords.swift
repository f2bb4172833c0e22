/// The words that are taken for each other, and the contexts that decide between them (`PhrasePattern`).
enum ConfusedWords {
  static let table = [
    itsAndYour, theirAndThere, thenAndTo, verbsAndNouns, shortWords, soundAlikes,
  ].joined(separator: "\n")

  private static let itsAndYour = """
    [its>it's] written|over|shut|closed|open|gone|broken|full|empty|him|what|how|why|ready|true|wrong|right|fair|fine|mine|yours|theirs|ours|hers $|now|to|that|when|and|but|for|in|at|until|down|with|then
    [its>it's] not !being|having
    [its>it's] a|an|the|been|never|already|about|really|too|always|also|that|because|where|what|how|who|why|still|just|you|they|he|she|we|my|your|their|his|her|our|no|more|less|almost|here|there|nearly|probably|like|as|if|when|this|these|and|but|all|up|in|on|at|for|from|with|to|often|usually|hardly|barely|maybe|quite|rather|ok|okay
    [its>it's] worth|only a|an|the|it|what|that|when|if|because|how|@ing|every|fair|natural|human|polite|one|two
    ^|@conj|think|say|know|says|knows|thinks [its>it's] only _
    !without|of|for|about|by|from|to|on|with|against|despite|before|after|mind|than [its>it's] going|getting
    [its>it's] so !called
    [its>it's] one of _
    !@prep [its>it's] !first|last|next|second|best|worst|main|usual|own|whole @adj $|that|to|when|if|because|for|how|what|and|but|of|in|at|or|enough|until|not|as|you|they|with
    !@prep|take|takes|took|taken|taking|bides|serves|do|does|did|has|had|have|in|all|find|finds [its>it's] raining|snowing|working|happening|starting|coming|becoming|making|taking|doing|being|easier|harder|better|worse|later|time|late|early|called|done|gone|made|said|about|supposed|meant|bound|nobody|everybody|everyone|nothing|everything|somebody|someone|something|none|today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|me|him|them|us
    is|was|and|but|because|if|when|that|think|say|says|said|know|means|hope|until|since|so|^ [its>it's] $
    [it's>its] own
    of|in|on|to|with|at|by|from|into|for|under|over|behind|beside|near|through|without|around|against|about|within|during|inside|off|onto|towards|beyond|beneath !the [it's>its] @noun|@plural|first|last|best|worst|next|whole|entire|main|most|usual|full|real|true|old|new|little|small
    [it's>its] @noun !$|that|who|which|@noun|@plural|you|they|we|i|he|she|when|if
    lose|lost|has|have|had|found|find|finds|keep|keeps|kept|loses|wags|lick|licks|made|makes|make|do|does|did|took|takes|take|gave|gives|give|served|serves|missed|misses|done|reached|reaches|need|needs|earned|earns|change|changes|changed|get|gets|got|show|shows|hide|hides|leave|leaves|left|and [it's>its] @noun|@plural|way|turn|job|work|time|point|best|worst|moment
    [your>you're] a|an|the|never|always|already|probably|supposed|welcome|gonna|also|really|too|about|still|just|so|here|there|nobody|somebody|someone|everybody|quite|almost|nearly|usually|often|hardly|barely|as|if|in|on|at|from|with|that|what|who|where|how|why|allowed|expected|invited|both|all|my|his|her|our|me|him|them|us
    !@prep [your>you're] not _
    [your>you're] not !being|having|@ing
    !without|of|for|about|by|from|to|on|with|against|despite|before|after|mind|than|not|isn't|wasn't|weren't|aren't|is|was|are|were|be|all|that's|it's [your>you're] doing
    !without|of|for|about|by|from|to|on|with|against|despite|before|after|mind|than [your>you're] getting|saying|making|trying|asking|looking|telling|waiting|sitting|talking|wondering|kidding|joking|wasting|listening|pretending|becoming
    [your>you're] going !away|rate
    [your>you're] one of _
    what|that|when|if|because|while|and|who|where|how|why|since|but|think|know|hope|sure|say|until|^ [your>you're] @ing $|to|a|an|the|it|them|about|for|at|on|in|before|when|if|because|something|someone|with|and|that|your|my|his|her|their|this|you|me|nothing|everything|anything|not|so|too|now|again|today|until|after|up|out|down|off|away
    !@prep|still|yet|only|is|was [your>you're] @adj $|that|to|when|if|because|for|about|how|enough|until|again|now|today|of|with|at|by|in|on|before|after
    ^ [your>you're] @past to|by|at|in|on|off|for|with|it|out|up
    @prep !that|where|what|who|where|when|while|since|until|as|than|like|because|till|before|after|once|as [you're>your] !not|the|a|an|still|always|never|just|really|so|too
    !^ [you're>your] own
    [you're>your] !home|@ing @noun !@prep|$|and|or|but|@conj|enough|again|now|today|tonight|tomorrow|already|alone|anyway|first|late|early
    [you're>your] friend|friends|phone|turn|name|face|voice|hands|reply|answer|opinion|idea|plan|plans|story|message|messages|mind|boss|partner|seat|chair|desk|day|way|life|job|calendar|streak|commitment|reason|reasons|excuse|excuses|weekend|morning|evening|lunch|dinner|coat|shoes|eyes|mouth|head|heart|house|street|point|side|words|sentence|list|people|colleague|neighbor|mother|father|sister|brother|parents|kids|team|meeting|work|time|own
    [you're>your] best|first|last|next|favorite|whole|usual|entire|oldest|closest @noun|@plural|friend|friends|one
    !@cog !^ [you're>your] !home|@ing @noun|@plural $|and|or|is|was|are|were|to|in|on|at|for|of|with|that|who|so|has|have
    leave|put|count|keep|take|give|use|lose|open|close|check|change|drop|hide|answer|send|cut|save|waste|spend|carry|hold|finish|turn|call|ask|show|meet|watch|clean|fix|pay|break|lower|raise|share|lend|offer|correct|repeat|edit|delete|rewrite|skip|cancel|explain|defend|improve [you're>your] @noun|@plural|first|last|own|best|next
    """

  private static let theirAndThere = """
    ^ [there>their] favorite|own|best|worst|whole|usual @noun|@plural
    left|take|took|put|hung|forgot|brought|bring|carry|wore|wear|dropped|hide|hid [there>their] @plural
    ^|with|and|have|had|has|use|used|send|sent|make|made|for|to|of|say|said|get|got|need|want|hear|a [less>fewer] people|words|messages|questions|jokes|friends|meetings|things|mistakes|excuses|calls|mails|apologies|opinions|stories|reasons|chairs|rooms|sentences !than
    !@be|@modal|been|being|@aux|not|out|up|over|sit|sitting|stood|stand|down|in|from|right|put|go|went|get [there>their] own
    ^|@conj|@prep|in|of|with|take|ask|tell|give|use|has|have|lost|forgot|forget|keep|kept|made|make|let|hear|heard|show|share|want|know|see|read|say|said|answer|repeat|correct|leave|wait|about|for|to|on|is|do [there>their] @noun|@plural !@be|@prep
    about|with|of|for|by|to|at|on|under|into|against|behind|beside|between|through|without|than|take|ask|use|has|have|lost|forgot|forget|keep|kept|made|make|show|share|repeat|correct|answer|hold|held|change|changed|gave|give|lose|save|spend|spent|hide|hid|finish|open|read|follow|follows|followed|enjoy|count [there>their] @noun|@plural|first|last|best|usual|whole|favorite|old|new
    ^ [there>their] @noun is|was|has|will|says|said|does|can|comes|goes|never|always
    if|when|that|because|and|but|what|where|why|while|until|how|think|know|say|says|since|so|^ [there>they're] @ing !nothing|$
    if|when|that|because|and|but|what|while|until|often|think|know|say|says|since|^ [there>they're] @adj $|to|about|that|when|if|because|at|with|for|of|and|or|enough|again|now|until
    that|because|if|when|think|know [there>they're] less|more|too|so @adj
    ^|if|when|because|that|and|but [there>they're] not|going|always|already|both|all|gonna
    [their>there] is|are|was|were|will|would|isn't|aren't|wasn't|weren't|must|might|may|should|could|can|seems|seem|exists|goes|comes|isnt|be|has|have|had
    over|up|down|out|in|right|be|is|are|was|were|been|go|goes|went|get|gets|got|from|sit|sits|sat|sitting|stand|stands|stood|stay|stays|stayed|put|almost|who's|what's|it's|you're|came|come|still|already|left [their>there] $|and|but|when|if|for|to|with|at|in|on|as|the|a|an|you|they|it|he|she|until|before|after|because|or|so|now|again|too|who|that|this|would|was|is
    [their>they're] not|a|an|the|so|too|still|just|already|never|always|also|really|in|on|at|with|from|here|there|supposed|allowed|probably|about|as|that|what|why|how|where|done|gone|usually|often
    !without|of|for|about|by|from|to|on|with|against|despite|before|after|mind|than [their>they're] going|trying|doing|getting|saying|talking|waiting|looking|listening|coming|asking|telling|making|being|becoming
    if|when|that|because|and|but|what|while|think|know|say|until|since|^ [their>they're] @ing a|an|the|it|them|you|about|for|to|with|at|and|$
    if|when|that|because|and|but|what|while|think|know|say|until|since|how|^ [their>they're] @adj $|to|about|that|when|if|because|at|with|for|of|and|or|enough|again|now|until
    [they're>their] own|@noun !$|@conj|@prep
    [they're>their] @noun|@plural is|was|are|were|has|have|will|to|of
    @prep !where|when|while|since|until|as|than|like|because|till|before|after|once|that|what|who [they're>their] !not|the|a|an|still|always|never|just
    take|use|ask|repeat|correct|lose|lost|forgot|forget|keep|kept|made|share|has|have|give|gave|hide|finish|read|follow|spend|spent|answer|change [they're>their] @noun|@plural|first|last|own|best|next|usual|whole
    [they're>there] is|are|was|were|will|would|isn't|aren't|wasn't|weren't|must|might|should|could|can
    over|right|up|down|out|go|goes|went|sit|sat|stand|stood|stay|be|been|been|from [they're>there] $|and|but|when|with|for|in|on|at
    ^|and|but|that|if|because|think|know [theirs>there's] a|an|no|nothing|always|the|one|only|another
    ^ [they>the] @noun|@plural is|was|are|were|of|has|in|on
    [there's>theirs] $
    """

  private static let thenAndTo = """
    @comparative !what|come|but [then>than] !$|than|and|or|but|too|also|as|when|if|now
    more|less|fewer|better|rather @adj|@noun|@plural|@adv|@past|@ing [then>than] @subj|@det|@obj|@noun|@plural|@adj|ever|usual|necessary|needed|expected|anything|anyone|what|most|half|two|three|one|yours|theirs|mine|yesterday|before|words|once
    other|rather|else|more|less|sooner [then>than] _
    and|only|just|until|by|since|even [than>then] @subj
    ^|and|only|just|until|by|since|even [than>then] @det|@verb|it's|you're|they're|wait|stop|leave|again|ask|say|tell|write|read|go|$
    (and) [than>then] wait|ask|stop|say|leave|write|delete|listen|send|tell|put|read|close|answer|count|sit
    @be|feel|feels|felt|far|way|much|seem|seems|look|looks|sound|sounds|isn't|not|get|gets|got|come|comes|came|it's|you're|they're|that's|he's|she's|going|speak|talk|talks|arrive|arrived|spoke|talked|all|a|little|been|one|stay|stayed|none|never|bit [to>too] much|many|late|soon|often|far|little|few|big|small|loud|fast|tired|busy|early|good|bad|close|long|hard|easy|high|low|old|young|short|tall|happy|sad|proud|polite|rude|kind|nice|strange|weird|obvious|expensive|cheap|difficult|simple|dark|bright|hot|cold|heavy|sure|afraid|scared|shy|smart|clever|familiar|important|boring|interesting|dangerous|perfect|honest|serious|funny|awkward|quickly|slowly|loudly|easily|seriously|eager|ashamed|painful|painfully|well|true !@noun|@plural|ones
    [to>too] much|late|soon|often|far|little|loud|early !@comparative|@noun|@plural|@adj|@ing|at|of|on|in|is|was|one|people|things
    talk|talks|apologize|apologizes|eat|say|says|think|thinks|worry|work|works|know|ask|explain|want|promise|promised|give|gave|care|cares|try|drink|cost|costs|speak|have|has|had|with|read|reads [to>too] much|many $|for|about|to|of|@plural|and|when|in|at|that
    ^ me [to>too] $
    seem|seems|sound|sounds|feel|feels|looked|looks [to>too] !@verb @adj to|for
    @noun|@plural|@past [to>too] much|many|often|soon|late|long|fast|loud $|and|for|to|about|in|or|but|when
    want|wants|wanted|have|has|had|need|needs|needed|going|try|tries|tried|like|likes|able|used|hope|hopes|start|starts|started|how|ready|listen|talk|next|due|close|back|according|used|trying|begin|what|who|where|supposed|allowed|about|dear|willing|forget|forgot|time|place|way|something|nothing|anything|someone|nobody|promise|refuse|learn|plan|ask|asked|told|afraid|happy|hard|easy|chance|reason|right|need|is|was|have|it [too>to] !@adj|close @verb|be|do|@det|@obj|@pure|have|make|get|him|me|them|someone|somebody|everyone|anyone|people
    want|wants|wanted|need|needs|going|able|ought|supposed|willing|listen|talk|talking|reply|replied|go|goes|went|come|back|next|used|allowed|trying|tried|try|belongs|belong [too>to] !much|many|late|little|few|long|far|soon|early|hard|fast|often|well|@adj|@adv|quickly|slowly|loudly|eagerly|easily|$ _
    [too>to] !@adj|close the|be|your|them|their|my|its|his|our|us|him|whom|whoever|whatever|himself|yourself|themselves|see|do|make|get|have|@pure
    [too>to] !@adj|@adv|close|slow|much|many|few|little|no @verb|@noun|@plural|@det|@obj|be|do|have|someone|somebody|midnight|zero|anyone|everyone|people|whom|what
    want|need|have|has|going|able|ought|how|like|likes|used [two>to] @verb|@pure
    @be|far|way|much|it's|that's [two>too] much|many|late|soon|often|far|little|few|big|loud|busy|early|good|bad|long|hard|easy
    """

  private static let verbsAndNouns = """
    to|will|would|can|could|might|may|don't|didn't|doesn't|you|they|we|i|never|always|shall|should|must|not|who|won't|can't|you'll|they'll|rather|only|nobody|and|or [loose>lose] @det|@obj|@noun|@plural|@subj|something|nothing|everything|anything|patience|interest|sight|track|hope|weight|face|ground|money|someone|somebody|everyone|control|one|two|three|this|face|$|when|if|by|again|time|sleep
    !on the|a|as|so|too|hang|let|cut|come|came|comes|break|broke|turn|set|is|are|was|were|your|this|that [loose>lose] the|your|an|their|my
    [looses>loses] _
    [looses>loses] $
    [loosing>losing] _
    [loosing>losing] $
    a|is|are|was|too|some|hang|come|comes|came|cut|feels|so|very|break|broke|this [lose>loose] @noun|@plural|end|ends|change|$|tooth|and|enough
    on the [lose>loose] $
    to|will|would|can|could|may|might|must|not|don't|doesn't|didn't|won't|can't|never|should|shouldn't|wouldn't|couldn't|cannot|it'll|they'll [effect>affect] @det|@obj|@subj|how|what|whether|everyone|everybody|anyone|nobody|someone|people|others|nothing|anything|everything !change|changes|reform|repairs|entry
    it|this|that|which|what|nobody|nothing|everything|who|he|she|one|mood|silence|word|comment [effects>affects] @obj|how|the|your|their|everyone|people|everything|who|what|my|his|our|its|nobody
    is|are|was|were|be|been|being|not|more|most|least|badly|deeply [effected>affected] by|$|you|them|how|the|when|at
    has|have|had|it|that|this|what|nobody [effected>affected] you|them|him|her|us|me|how|your|their
    the|an|this|no|any|some|same|side|little|great|big|good|bad|opposite|take|lasting|small|whole|desired|real|usual|or|and|strange|full|main|its|their|strong [affect>effect] of|on|is|was|in|that|$|and|it|they|you|has|will|lasts|for|wears
    the|these|no|any|some|same|side|little|good|bad|lasting|small|its|special|for|strange [affects>effects] of|on|are|were|in|that|$|and
    [affect>effect] of
    in|take|takes|took|into|cause|and [affect>effect] $|when|until|at|by|on|for|today|tomorrow
    [who's>whose] @noun !there|here|is|at|on|in
    [who's>whose] own|turn|name|phone|idea|fault|job|house|side|opinion|face|voice|chair|birthday|approval|story|message|plan|mistake|@plural|friend|friends|work|advice|life|bag|coat|place|company|jokes|first|best
    of|with|for|by|to|at|from|in|on [who's>whose] _
    the|a|an|person|people|friend|friends|man|woman|someone|somebody|anyone|everyone|those|one|colleague|neighbor|brother|sister [who's>whose] @noun|@plural|opinion|approval
    [whose>who's] a|an|the|not|been|going|coming|calling|watching|waiting|always|already|still
    !about|of|by|with|on|for [whose>who's] a|an|the|not|never|been|going|coming|talking|in|on|at|to|there|here|that|calling|asking|always|already|still|listening|watching|waiting|next|done|had|looking|making|doing|getting|trying|with|from|ever|just|really|so|up|out|left|this|saying|paying|driving|counting|keeping|been|gonna|also|probably
    [whose>who's] @adj $|to|about|with|when|at|in|for|and|or|enough|that|until|now|today
    [whose>who's] @comparative than|$|at
    could|would|should|might|must|couldn't|wouldn't|shouldn't|mustn't|couldn’t|you'd|they'd|i'd|he'd|she'd|we'd (not|never|just|only|easily|probably|always|at) [of>have] !course|all|late|your|the|a|its|their|those|them|it|what|two|three|which|whom|me|you|him|her|us|this|that|these|any|anyone|every
    may|will|can (not|never) [of>have] @past|been|had|done|@ing
    [of>have] been|done|gone|had|known|seen|gotten !@noun
    ^ [accept>except] for|when|if|in|on|at
    everyone|everybody|everything|anyone|anybody|anything|nobody|nothing|all|none|no-one|always|never|anywhere|everywhere|word|day|them|one|people|room|there [accept>except] for|the|you|your|me|him|her|them|one|a|on|in|at|when|that|for|to|with|by|what|yours|myself|yourself|maybe|perhaps
    to|will|would|can|could|can't|cannot|must|should|you|they|we|i|don't|didn't|won't|never|not|just|and|may|might [except>accept] the|that|a|an|it|them|your|their|this|what|his|her|my|no|help|praise|@noun|@plural
    ^ [except>accept] the compliment|thanks|offer|help|invitation|apology|answer|praise|first|gift|reply|silence|loss
    [excepted>accepted] the|it|a|your|their|by|that
    (let|make|have) to|will|would|can|could|should|may|might|must|please|not|don't|didn't|i|you|they|we|i'd|i'll|you'd|never|who [advice>advise] you|them|me|him|her|us|against|someone|somebody|anyone|people|the|your|on|that|nobody|friends|a
    let|have|make|hear|watch|ask them|him|her|me|us|someone|somebody|anyone|people|nobody|friends [advice>advise] _
    a|some|any|no|of|good|bad|their|your|my|his|her|this|that|the|for|take|took|takes|give|gives|gave|ask|want|wants|unasked|more|free|without|with|unwanted|piece|our|by|best|old|unsolicited|same|giving|taking|offer|on|wise|only|last [advise>advice] $|is|was|and|to|from|on|about|that|you|they|in|for|or|at|when|of|before|with|has|will|nobody|without|was|they|but
    [advices>advice] $|on|about|are|to|from|and|that
    [quiet>quite] a|an
    !@det|be|is|are|was|were|stay|stays|stayed|keep|keeps|kept|go|goes|went|gone|fell|fall|falls|get|got|grow|grew|grown|turned|become|became|very|so|too|a|as|how|of|the|it|you|in|for|this|were|and|or [quiet>quite] @adj|the|right|often|like|enough|clearly|simply|literally|the|well|sure|good|long|happy|as|different|possibly|possible
    is|are|was|were|it's|that's|you're|not|isn't [quiet>quite] @adj $|to|that|about|and|for|when|with|of|at
    be|stay|stays|stayed|keep|keeps|kept|very|so|too|get|gets|got|go|goes|went|is|was|it's|are|fall|fell|becomes|became|remain|sit|more|being|you're [quite>quiet] $|when|until|while|and|for|about|if|after|before|during|again|today|at|on|now|or|as|here|there
    stay|stays|stayed|keep|keeps|kept|sit|go|goes|went|remain [quite>quiet] in
    a|the|this|that|your|their|in|some|every|one|no|most|its [quite>quiet] @noun|@plural|people|hours|hour|ones|one|of|in|after|is|was|place|@adj
    !@be|isn't|wasn't|aren't|weren't|not [quite>quit] smoking|doing|talking
    to|you|they|we|i|will|would|never|and|or|^ [quite>quit] the|your|smoking|doing|talking
    notice|see|know|knows|wonder|wonders|ask|asks|decide|decides|check|care|cares|matter|matters|say|sure|doubt|tell|on|about|guess|asked|wondered|knew|unsure|depends|question|write|consider|watch|note [weather>whether] @subj|or|to|the|your|it's|they're|you're|anyone|somebody|someone|anybody|everyone|nobody|that|this|people|their|its|there|a|any|@det
    !change|changes|kind|sort|type|spell|lot|because|out of [weather>whether] @subj|or|to|the|your|it's|they're|you're|anyone|somebody|someone|anybody|everyone|nobody|that|this|people|their|its|there|a|any|@det
    ^ [weather>whether] you|they|he|she|it|or|we|i|you're|it's|they're|to
    the|this|bad|nice|good|of|about|like|wet|cold|warm|under|terrible|same|fine|hot|today's|discuss [whether>weather] $|is|was|forecast|app|report|and|in|outside|today|gets|or|for|has|turns|will|does
    walk|walks|walked|run|runs|ran|go|goes|went|drive|drives|drove|get|gets|got|look|looks|looked|move|moved|slip|slipped|rush|rushed|stroll|strolled|him|them|flew|fly|right|straight|hurry|half|quarter|way|just|swept|brushed|scroll|scrolled|sneak|walking|running|going|driving|looking|step|stepped|long|far [passed>past] @det|@obj|@noun|@plural|noon|midnight|it|nine|ten|six|seven|eight|two|three|four|five|eleven|twelve|one|everyone|somebody|someone|people|that|what
    in|of|from|about|over|into|during|for the|their|your|this|its [passed>past] $|week|year|month|few|days|hour|day|and|weeks|months|years|tense|is|was|two|three|with|or|that
    the [passed>past] week|month|year|few|couple|hour|tense|days|weekend|decade|two|three
    !carry|carries|carried|walk|walks|walked|take|takes|took|push|pushed|get|gets|got|move|moved|lead|leads|led|drive|drives|drove|rush|rushed|brings|brought|saw|sweep|swept|pull|pulled|send|sends|sent|steer|steered you|they|we|i|he|she|it|who|and|time|have|has|had|nobody|somebody|someone|bus|hour|hours|moment|day|weeks|years|chance|test|never|also|just|already|that [past>passed] the|your|it|them|him|her|us|me|by|without|on|up|a|you|unnoticed|$
    has|have|had|having|have|hasn't|haven't|be|been (never|not|already|just|long|now) [past>passed] $|the|since|by|without|and|before|your|it|you|them|on|when|up|a
    ^|and|but|because|if|when|that|so|while|since|until|think|thought|what|where|why|how|said|say you|they|we [where>were] !@subj|to|from|the|exactly
    !tell|tells|told|show|shows|showed|ask|asks|asked|teach|teaches|remind|reminds|see|know|wonder|on|to|at|of|for|with|about you|they|we|there|who|people|others|those|both|friends|things|what|these|if|words|all|answers|men|women|children|eyes [where>were] @adj|@ing|not|never|always|a|an|only|just|already|still|so|too|very|right|wrong|late|early|about|both|all|really|in|on|at|also|supposed|about|@past|gone|there|here|more|less|quite|as|no
    ^|@conj|if|as|like|than it|he|she|everybody|nobody|everyone [where>were] @adj|not|a|an|the
    know|see|ask|wonder|from|to|exactly|somewhere|find|remember|show|notice|guess|tell|near|place|understand|wondered|knows|knew|saw|sure|stay|sit|stand|look|go|that's|is|this|here|there|or|stop|wherever|forget|anywhere [were>where] @subj|the|your|to|their|it's|they're|you're|everyone|everybody|nobody|people|that|this|his|her|its|a|someone|somebody|exactly|my
    ^ [were>where] were|is|did|do|does|are|to|was|would|exactly|you're
    ^ [where>were] you|they|we @adj $|to|about|and|or|when|enough|for|with
    [wear>where] is|are|you're|they're|it's|did|do|does|you|they
    [where>wear] the|a|your|something|it $|today|tomorrow|to|again|without|same|shirt|shoes|coat|old
    """
}
