import SeedDiagnostics
import SeedLint

/// Flags a verb or noun whose form does not go with the word before it, in the plain cases: "they was", "he
/// don't", "these thing", "did you noticed".
///
/// It goes by the words beside it (`PhrasePattern`), not by a parser: a subject with words between it and its
/// verb is not judged, nor is "if it were".
struct Agreement: PatternRule {
  static let metadata = RuleMetadata(
    .warning("grammar/agreement"),
    since: "0.2",
    summary: "A verb or noun has a form that does not go with the word beside it.",
    rationale: """
      Mostly the subject was changed and the verb was not. Judged are pronouns and short subjects right \
      before their verb, "there is" before a number, numbers and "these" before a noun, and what follows \
      "did", "can" and "to".
      """,
    reads: "every text but headings, labels and keywords"
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("If it were true, he would say so."),
      .comment("The person next to you was late, and they were early."),
      .comment("Let nobody know what those two friends have heard."),
    ],
    flagged: [
      .comment("They ⟪was⟫ right about the date."),
      .comment("He ⟪don't⟫ need the explanation."),
      .comment("These ⟪thing⟫ can wait."),
      .comment("Did you ⟪noticed⟫ the silence?"),
    ]
  )

  static let patterns = PhrasePatterns(table)

  static func message(_ wrong: String, right: String) -> String {
    right.isEmpty
      ? "\(wrong) does not go with the word beside it" : "\(wrong) stands where `\(right)` is meant"
  }

  static func remedy(right: String) -> String { right.isEmpty ? "Make the two agree." : "Write `\(right)`." }

  private static let table = """
    they|we (@adv) [was>were] _
    they|we (@adv) [was>were] $
    !of these|those (@adv) [was>were] _
    !of these|those (@adv) [was>were] $
    they|we (@adv) [wasn't>weren't] _
    they|we (@adv) [is>are] _
    !of these|those (@adv) [is>are] _
    they|we (@adv) [isn't>aren't] _
    they|we (@adv) [has>have] _
    they|we (@adv) [does>do] _
    they|we (@adv) [doesn't>don't] _
    !of these|those (@adv) [doesn't>don't] _
    they|we (@adv) [hasn't>haven't] _
    how|so|too [much>many] people|times|days|hours|minutes|messages|words|questions|jokes|friends|names|things|years|mistakes|meetings|calls|mails|apologies
    one of your|their|his|her|my|our|these|those [friend|colleague|neighbor|message|joke|story|question|answer|name|mistake|excuse|reason|word|chair|meeting|habit|brother|sister|plan|idea|photo|song|book|room|sentence|rule] $|is|has|was|will|who|that|and|to|in|on|at|with|for
    ^ the people|children|men|women|others|friends|neighbors|colleagues|guests in|at|on|around|near|behind|next|from|with the|your|his|her|this|that|their @noun [has>have] _
    ^ the people|children|men|women|others|friends|neighbors|colleagues|guests in|at|on|around|near|behind|next|from|with the|your|his|her|this|that|their @noun [is>are] _
    ^ the people|children|men|women|others|friends|neighbors|colleagues|guests in|at|on|around|near|behind|next|from|with the|your|his|her|this|that|their @noun [was>were] _
    ^ the people|children|men|women|others|friends|neighbors|colleagues|guests in|at|on|around|near|behind|next|from|with the|your|his|her|this|that|their @noun [knows|wants|needs|says|thinks|hears|sees|waits|laughs|notices|remembers|asks] !@noun|@plural
    ^ you and your|the|a|his|her @noun [has>have] _
    ^ you and your|the|a|his|her @noun [is>are] _
    ^ you and your|the|a|his|her @noun [was>were] _
    ^|@conj you (@adv) [was>were] _
    ^|@conj you (@adv) [is>are] _
    ^|@conj|think|say|know you (@adv) [has>have] _
    ^|@conj|think|say you (@adv) [does>do] _
    ^|@conj|think|say|know you (@adv) [doesn't>don't] _
    ^|@conj|think|say|know you (@adv) [wasn't>weren't] _
    ^|@conj|think|say|know you (@adv) [isn't>aren't] _
    ^|@conj|think|say|know you (@adv) [hasn't>haven't] _
    i [has>have] _
    i [is>am] _
    i [are>am] _
    i [does>do] _
    i [doesn't>don't] _
    !@aux|@modal|and|or|nor|what|in he|she [don't>doesn't] _
    ^|@conj it [don't>doesn't] _
    !@aux|@modal|and|or|nor|that he|she [have>has] !@subj
    ^|@conj it [have>has] !@subj
    he|she|it [haven't>hasn't] _
    he|she|it [aren't>isn't] _
    !and|or|nor|what|if|though he|she [are>is] _
    ^|because|when|but|so|that it [are>is] _
    !to think|says|know|hope it [are>is] _
    !@aux|@modal|and|or|nor|that he|she [do>does] !you|i|he|she|they|we
    ^ it|he|she [were>was] !@subj|not|to|better
    ^|because|when|but|and he|she [were>was] !@subj|to
    !@aux|@modal|and|or|nor|that|than he|she [@pure] _
    !@aux|@modal|and|or|nor|that|than|if he|she [want|need|like|love|look|feel|talk|walk|wait|work|ask|say|call|live|think|keep|leave|speak|tell|take|make|get|go|give|help|try|start|stop|write|worry|hate|mean|win|lose|sit|stand|move|use|pay|play|follow|notice|care|laugh|smile|deal|drink|show|hold] !@subj|$
    ^ he|she [want|need|like|love|look|feel|talk|wait|work|ask|live|go|get|make] $
    ^ it [@pure] _
    ^ it [take|make|get|go|say|look|feel|sound|work|mean|need|want|help|start|stop|keep|end|come|show|give|matter|ask|stand|wait|leave] !@subj
    ^|@conj nobody|everybody|everyone|someone|somebody|nothing|everything|something (else) [have>has] !@subj
    ^|@conj nobody|everybody|everyone|someone|somebody|nothing|everything|something (else) [are>is] _
    ^|because|when|and|but nobody|everybody|everyone|someone|somebody|nothing|everything|something (else) [were>was] _
    ^|@conj nobody|everybody|everyone|someone|somebody|nothing|everything|something (else) [don't>doesn't] _
    ^|@conj nobody|everybody|everyone|someone|somebody|nothing|everything|something (else) [do>does] !you|i|he|she|they|we
    ^|because|when|if|and|but|that nobody|everybody|everyone|someone|somebody|nothing|everything|something (else) [@pure] _
    ^|because|when|if|and|but|that nobody|everybody|everyone|someone|somebody|nothing|everything|something (else) [want|need|say|ask|care|come|go|get|mean|write|laugh|know|love|hate|think|feel|notice|matter] !@subj|out
    ^|and|but everyone|everybody|nobody|somebody|someone [like>likes] a|to|it|being|their
    each|neither|either of them|us|you|these|those|the|your [have>has] _
    each|neither|either of them|us|you|these|those|the|your [are>is] _
    !@aux|@modal|if|than each|neither|either of them|us|you|these|those [have>has] _
    !@aux|@modal|if|than each|neither|either of them|us|you|these|those [are>is] _
    !@aux|@modal|if|than each|neither|either of them|us|you|these|those [were>was] _
    !@aux|@modal|if|than each|neither|either of them|us|you|these|those [do>does] _
    !@aux|@modal|if|than|or each|neither|either|one of them|us|you|these|those [@pure] _
    !@aux|@modal|if|than|or each|neither|either|one of them|us|you|these|those [want|need|say|ask|care|come|go|get|mean|write|laugh|love|hate|think|feel|notice|matter|look|like|take|leave|call] _
    !@aux|@modal|if|than|every|but one of them|us|you|these|those [have>has] _
    !@aux|@modal|if|than|every|but one of them|us|you|these|those [are>is] _
    !@aux|@modal|if|than|every|but one of them|us|you|these|those [were>was] _
    !is|was there [is>are] (only|about|just|at|still|always) several|many|both|these|those|people !reason|a|way
    there [was>were] (only|about|just|at|still|always) (least|most|only) two|three|four|five|six|seven|eight|nine|ten|several|many|both|these|those|people !minutes|minute|minutes'|hours|years|dollars|percent|miles
    !is|was there [is>are] two|three|four|five|six|seven|eight|nine|ten|several|many|both (other|good|more|bad|small|real|true) !minutes|hours|years|weeks|days|dollars @plural
    there [are>is] a|an|one|another|no|nothing|somebody|someone|nobody|only !@plural|lot|few|couple|number|hundred|dozen|thousand|million|or|people|@adj|@comparative|two|three|of|bunch|handful|ways|one|@number|such|@past|@ing|series
    there [were>was] a|an|another|nothing|somebody|someone|nobody !@plural|lot|few|couple|number|hundred|dozen|thousand|million|or|bunch|handful|series|million
    ^|@conj the|these|those|most|many|some|other|your|all (other|same|right|three|two|older) people|children|men|women|friends|words|others|hands|eyes|things|questions|answers|reasons|parents|neighbors|colleagues|meetings|messages|days|jokes|stories|rooms|plans [was>were] _
    ^|@conj the|these|those|most|many|some|other|your|all (other|same|right|three|two|older) people|children|men|women|others|@plural [was>were] !@plural
    ^|@conj the|these|those|most|many|some|other|your|all (other|same|right|three|two|older) people|children|men|women|others|@plural [is>are] !@plural
    ^|@conj the|these|those|most|many|some|your|their|his|her|my|our (other|same|old|best|new|real) @plural|people|children|men|women [was>were] _
    ^|@conj the|these|those|most|many|some|your|their|his|her|my|our (other|same|old|best|new|real) @plural|people|children|men|women [is>are] !@plural
    ^|@conj the|these|those|most|many|some|your|their|his|her|my|our (other|same|old|best|new|real) @plural|people|children|men|women [has>have] !it|he|she|this|that
    ^|@conj the|these|those|most|many|some|your|their|his|her|my|our (other|same|old|best|new|real) @plural|people|children|men|women [does>do] _
    ^|@conj the|these|those|most|many|some|your|their|his|her|my|our (other|same|old|best|new|real) @plural|people|children|men|women [doesn't>don't] _
    ^|@conj the|these|those|most|many|some|your|their|his|her|my|our (other|same|old|best|new|real) @plural|people|children|men|women [wasn't>weren't] _
    ^|@conj the|these|those|most|many|some|your|their|his|her|my|our (other|same|old|best|new|real) @plural|people|children|men|women [isn't>aren't] _
    ^|@conj the|these|those|most|many|two|three|several|your|their @plural|people|children|men|women [knows|remembers|forgets|understands|seems|becomes|believes|happens|tells|wants|hears|gives|agrees|listens|expects|explains|remains] _
    !if|though|wish|and|or|nor|than|@noun your|the|their|his|her|my|this|our|a (other|same|old|best|new|real|whole|next|last|first) @noun [don't>doesn't] _
    ^|because|when|but|and|that|while your|the|their|his|her|my|this|our|a (other|same|old|best|new|real|whole|next|last|first) @noun [are>is] !$|@subj
    ^|because|when|but|while your|the|their|his|her|my|this|our|a (other|same|old|best|new|real|whole|next|last|first) @noun [were>was] !$|@subj|to
    ^|because|when|but|while|if your|the|their|his|her|my|this|our|a (other|same|old|best|new|real|whole|next|last|first) @noun [have>has] !$|@subj
    ^|because|when|but|while|if your|the|their|his|her|my|this|our|a (other|same|old|best|new|real|whole|next|last|first) @noun [haven't>hasn't] !$|@subj
    ^|because|when|but|while|if your|the|their|his|her|my|this|our|a (other|same|old|best|new|real|whole|next|last|first) @noun [weren't>wasn't] !$|@subj
    ^|because|when|but|while|if your|the|their|his|her|my|this|our|a (other|same|old|best|new|real|whole|next|last|first) @noun [aren't>isn't] !$|@subj
    ^|because|when|but|while your|the|their|his|her|my|this|our|a (other|same|old|best|new|real|whole|next|last|first) @noun [weren't>wasn't] !$|@subj
    ^|because|when|but|while|if your|the|their|his|her|my|this|our|a (other|same|old|best|new|real|whole|next|last|first) @noun [aren't>isn't] !$|@subj
    ^|because|when|but|while|if your|the|their|his|her|my|this|our|a (other|same|old|best|new|real|whole|next|last|first) @noun [know|remember|forget|understand|seem|become|believe|happen|hear|agree|listen|expect|explain|remain|bring|begin|disappear|appear|exist|deserve] !$
    ^|@conj they|we [@verbs] !@be
    they|we [knows|wants|needs|goes|gets|makes|takes|says|asks|thinks|feels|looks|likes|seems|comes|tells|gives|hears|sees|keeps|leaves|remembers|forgets|believes|understands|happens|means|waits|talks|works|laughs|notices|listens|lives|loves|hates|tries|agrees|starts|stops|writes|reads] _
    !everyone|everybody|nobody|anyone|anybody|no-one|one|all ^|@conj you (@adv) [knows|wants|needs|goes|gets|makes|takes|says|asks|thinks|feels|looks|likes|seems|comes|tells|gives|hears|sees|keeps|leaves|remembers|forgets|believes|understands|means|waits|talks|works|laughs|notices|listens|lives|loves|hates|tries|agrees|starts|stops|writes|reads] _
    i [knows|wants|needs|goes|gets|makes|takes|says|asks|thinks|feels|looks|likes|seems|tells|gives|hears|sees|keeps|remembers|forgets|believes|understands|waits|talks|works] _
    these|those [@noun] $|@be|@modal|@prep|@conj|@adv|@subj|came|did|had|have|made|went|who|that|you|they|and|or|never
    ^|with|of|in|from|to|for|about|by|on this|every|each|another|that [@plural] $|@be|@modal|have|has|had|came|did|and|or|you|they
    this|every|each|another|a [people|children|men|women|friends|things|words|persons|days|minutes|hours|mistakes|questions|answers|reasons|stories|jokes|meetings|messages|rooms|chairs|names|lines|ideas] !@noun|@past|and
    !other several|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty (more|other|good|old|different|small|new|true|real|honest|close|short) [@noun] $|@be|@modal|@prep|@conj|@subj|ago|later|away|earlier|early|late|left|remain|remained|passed|came|asked|did|had|have|made|went|said|who|that|you|they|never|always|out|today|tonight|tomorrow|at|will|here|there
    many !a (more|other|good|old|different|small|new|true|real|close|short) [@noun] $|@be|@modal|@prep|@conj|@subj|ago|later|away|earlier|early|late|left|remain|remained|passed|came|asked|did|had|have|made|went|said|who|that|you|they|never|always|out|today|tonight|tomorrow|at|will|here|there
    a few (more|other|good|old|different|small|new|true|real|close|short) [@noun] $|@be|@modal|@prep|@conj|@subj|ago|later|away|earlier|early|late|left|remain|remained|passed|came|asked|did|had|have|made|went|said|who|that|you|they|never|always|out|today|tonight|tomorrow|at|will|here|there
    !thing|things|person|people|what|one|only|all|nothing|something|everything|anything did (not) i|you|he|she|it|we|they|anyone|anybody|somebody|someone|everyone|nobody (ever|really|even|also|just|already|not) [noticed|waited|wanted|needed|asked|called|looked|liked|loved|talked|walked|worked|stopped|started|tried|turned|used|went|came|saw|knew|took|gave|wrote|spoke|told|said|thought|felt|made|had|got|found|heard|kept|forgot|remembered|happened|agreed|answered|apologized|explained|learned|lied|smiled|laughed|meant|missed|left|lost|won] !$|@conj
    didn't|don't|doesn't (ever|really|even|also|just|always|you|they|he|she|it) [noticed|waited|wanted|needed|asked|called|looked|liked|loved|talked|walked|worked|stopped|started|tried|turned|used|went|came|saw|knew|took|gave|wrote|spoke|told|said|thought|felt|made|had|got|found|heard|kept|forgot|remembered|happened|agreed|answered|apologized|explained|learned|meant|missed|lost|won|was|were] _
    !so|nor|neither|as does|doesn't|did|didn't|do|don't|can|can't|could|couldn't|will|won't|would|wouldn't|should|shouldn't|must|might|cannot (he|she|it|they|you|anyone|somebody|someone|not|never|always|also|just|only|everyone|nobody|i|we) [knows|wants|needs|goes|gets|makes|takes|says|asks|thinks|feels|seems|comes|tells|gives|hears|sees|keeps|leaves|remembers|forgets|believes|understands|means|waits|talks|notices|listens|tries|agrees|stops|writes|reads|becomes|happens|has|does] !@subj
    can|can't|could|couldn't|will|won't|would|wouldn't|should|shouldn't|must|might|cannot (not|never|always|also|just|only|probably|soon|even) [@verbs] !of|and|$|@be|@prep|@modal
    !up|in|on|down|looked|talked|listened|spoken|used|over|off|close|next to (not|never|always|also|just|only|probably|soon|even) [@verbs] !of|and|$|@be|@prep|@modal
    you|they|we|he|she|it|who|nobody|everyone may (not|never|always|also|just|only) [@verbs] !of|and|$|@be|@prep|@modal
    !so|nor|neither|as can|can't|could|couldn't|will|won't|would|wouldn't|should|shouldn't|must|might|cannot (not|never|always|also|just|only|probably|soon|even) [noticed|waited|wanted|needed|asked|called|looked|liked|loved|talked|walked|stopped|started|tried|went|came|knew|took|gave|wrote|spoke|told|said|thought|had|got|heard|kept|forgot|remembered|happened|agreed|answered|apologized|explained|did|saw|made|being|been|having|going|doing|making] _
    !like|due|next|listen|used|opposed|attached|committed|contrary|compared|addicted|back|access|objected|close to [went|knew|gave|took|wrote|spoke|told|did|had|asked|waited|noticed|wanted|listened|apologized|answered|remembered|kept] it|the|a|them|your|what|that|him|her|you|one|for|how|who|to
    ^|@conj i|you|we|they (never|always|just|already) [done|seen|gone] !@past
    have|has|haven't|hasn't|you've|they've|we've|i've (not|never|always|just|already|also|all|you|they|he|she) [went>gone] _
    ^|@conj i|you|we|they|he|she have|has|haven't|hasn't (not|never|always|just|already) [did>done] _
    ^|@conj i|you|we|they|he|she have|has|haven't|hasn't|had|hadn't (not|never|always|just|already) [saw>seen] _
    ^|@conj i|you|we|they|he|she have|has|haven't|hasn't|had|hadn't (not|never|always|just|already) [wrote>written] _
    ^|@conj i|you|we|they|he|she have|has|haven't|hasn't|had|hadn't (not|never|always|just|already) [took>taken] _
    ^|@conj i|you|we|they|he|she have|has|haven't|hasn't|had|hadn't (not|never|always|just|already) [gave>given] _
    ^|@conj i|you|we|they|he|she have|has|haven't|hasn't|had|hadn't (not|never|always|just|already) [knew>known] _
    ^|@conj i|you|we|they|he|she have|has|haven't|hasn't|had|hadn't (not|never|always|just|already) [spoke>spoken] _
    ^|@conj i|you|we|they|he|she have|has|haven't|hasn't|had|hadn't (not|never|always|just|already) [ate>eaten] _
    ^|@conj i|you|we|they|he|she have|has|haven't|hasn't|had|hadn't (not|never|always|just|already) [chose>chosen] _
    ^|@conj i|you|we|they|he|she have|has|haven't|hasn't|had|hadn't (not|never|always|just|already) [forgot>forgotten] _
    ^|@conj i|you|we|they|he|she have|has|haven't|hasn't|had|hadn't (not|never|always|just|already) [broke>broken] _
    ^|@conj i|you|we|they|he|she have|has|haven't|hasn't|had|hadn't (not|never|always|just|already) [drove>driven] _
    have|has|haven't|hasn't|had|hadn't|you've|they've|i've (not|never|always|just|already) [wrote>written] _
    you've|they've|i've|haven't|hasn't|hadn't|we've [saw>seen] _
    haven't|hasn't|hadn't|you've|they've|i've|we've|has|have (not|never|always|just|already) [spoke>spoken] _
    haven't|hasn't|hadn't|you've|they've|i've|we've (not|never|always|just|already) [took>taken] _
    haven't|hasn't|hadn't|you've|they've|i've|we've (not|never|always|just|already) [forgot>forgotten] _
    most [best|easiest|loudest|fastest|hardest|worst|busiest|funniest] _
    thought|think|said|say you [was>were] _
    !of|the|these|those|your|his|her|their|my|our two|three|four|five|six|several|many|few @plural !minutes|hours|days|weeks|years|months|times|dollars [was>were] _
    !of the|these|those|your|his|her|their|my|our two|three|four|five|six|several|many|few @plural !minutes|hours|days|weeks|years|months|times|dollars [was>were] _
    !of|the|these|those|your|his|her|their|my|our two|three|four|five|six|several|many|few @plural !minutes|hours|days|weeks|years|months|times|dollars [has>have] _
    !of the|these|those|your|his|her|their|my|our two|three|four|five|six|several|many|few @plural !minutes|hours|days|weeks|years|months|times|dollars [has>have] _
    there [was>were] !minutes|hours|days|weeks|years @plural|days
    two|three|four|five|six|seven|ten days|hours|minutes|weeks|months [has>have] passed|gone|left|remained
    ^ a|an @adj|@past|@noun @noun [don't>doesn't] _
    !is|was there [is>are] @plural
    few|many|most|some|other|these|those people (@adv) [has>have] _
    few|many|most|some|other|these|those people (@adv) [is>are] _
    few|many|most|some|other|these|those people (@adv) [was>were] _
    @modal|you'll|they'll|you'd (still|you|they|we|not|never|also|he|she|it|always) [has>have] _
    !of the|these|those|other|most people|friends|others|men|women|colleagues|strangers|neighbors|guests|parents|children who (@adv) [knows|wants|needs|goes|gets|makes|takes|says|asks|thinks|feels|looks|likes|seems|comes|tells|gives|hears|sees|keeps|remembers|believes|understands|talks|works|laughs|listens|lives|loves|hates] _
    !of the|these|those|other|most people|friends|others|men|women|colleagues|strangers|neighbors|guests|parents|children who (@adv) [is>are] _
    !of the|these|those|other|most people|friends|others|men|women|colleagues|strangers|neighbors|guests|parents|children who (@adv) [was>were] _
    !of the|these|those|other|most people|friends|others|men|women|colleagues|strangers|neighbors|guests|parents|children who (@adv) [has>have] _
    !of the|these|those|other|most people|friends|others|men|women|colleagues|strangers|neighbors|guests|parents|children who (@adv) [doesn't>don't] _
    !of|the|these|those|other|most|one people|friends|others|men|women|colleagues|strangers|neighbors|guests|parents|children who (@adv) [knows|wants|needs|goes|gets|makes|takes|says|asks|thinks|feels|looks|likes|seems|comes|tells|gives|hears|sees|keeps|remembers|believes|understands|talks|works|laughs|listens|lives|loves|hates] _
    !of|the|these|those|other|most|one people|friends|others|men|women|colleagues|strangers|neighbors|guests|parents|children who (@adv) [is>are] _
    !of|the|these|those|other|most|one people|friends|others|men|women|colleagues|strangers|neighbors|guests|parents|children who (@adv) [was>were] _
    !of|the|these|those|other|most|one people|friends|others|men|women|colleagues|strangers|neighbors|guests|parents|children who (@adv) [has>have] _
    !of|the|these|those|other|most|one people|friends|others|men|women|colleagues|strangers|neighbors|guests|parents|children who (@adv) [doesn't>don't] _
    someone|somebody|anyone|person|friend|colleague|stranger|nobody who (@adv) [don't>doesn't] _
    someone|somebody|anyone|person|friend|colleague|stranger|nobody who (@adv) [have>has] _
    someone|somebody|anyone|person|friend|colleague|stranger|nobody who (@adv) [are>is] _
    someone|somebody|anyone|person|friend|colleague|stranger|nobody who (@adv) [were>was] _
    until|while|think|say|hope somebody|someone|everybody|everyone|nobody [have>has] _
    today|tomorrow|yesterday|this [were>was] a|an|the|not|your|their|only|it
    ^ that [were>was] a|an|the|not|your|their|only|it
    ^ today|tomorrow|yesterday (already) [have>has] _
    ^|because|and|but|if|when|since|while|until|though|although|so|think|know|say i|you|they|we|he|she|it|nobody|everyone|somebody|people have|has|had|haven't|hasn't|hadn't (@adv) [@pret] !$
    who have|has|had|haven't|hasn't|hadn't (@adv) [@pret] _
    you've|they've|i've|we've|haven't|hasn't|hadn't|you'd (never|already|always|just|all|both|even|also|really|finally) [@pret] !$
    could|would|should|might|must|may|couldn't|wouldn't|shouldn't|can't|cannot|to (@adv|you|they) have (@adv) [@pret]
    ^|because|and|but|if|when|that|while the|your|his|her|their|my|our|a|this|these|those|most|some (@adj) @noun|@plural|people|others have|has|had (@adv) [@pret] _
    ^|because|and|but|if|when|while|think|know|say he|she|it|they|we|you|nobody|somebody|everyone (never|already|just|only|all|both|even|also|really) [done|seen|been|written|taken|spoken|begun|eaten|gone|given|known] !$|by|so|and|or|with|on|as
    ^|because|and|but|if|when|that|while the|your|his|her|their|my|our|a|an|this|these|those|some|every (@adj) @noun|@plural was|were|is|are|wasn't|weren't (@adv) [@pret] _
    ^ it|they|nobody|everything|nothing was|were|is|are|wasn't|weren't (@adv) [@pret] _
    !of|one two|three|many|most|some|several|both|few|half|all of the|your|these|those|his|her|their|my (@adj|other) @plural|people|others|men|women|children [is|was|has|doesn't|wasn't|isn't] !@subj|what
    has|have|had|you've|they've been (@adv) [@pret] _
    ^ did|didn't|do|does|don't|doesn't (not) i|you|he|she|it|we|they|anyone|anybody|somebody|someone|everyone|nobody (@adv) [@told]
    ^|how|why|when|where|what did|didn't|do|does (not) i|you|he|she|it|we|they|anyone|anybody|somebody|someone|everyone|nobody (@adv) [@told] !$|you|they|he|she|it
    !the|a|an|your|so|nor|neither|as|who|one|that|each|his|her|their should|shouldn't|couldn't|wouldn't|can't|won't|must|mustn't|cannot|don't|didn't|doesn't|you'll|they'll|he'll|she'll|it'll (not|never|always|also|just|only|even|really|ever|still) [@told]
    ^|because|and|but|if|when|that|while|so|think you|they|we|he|she|it|i|nobody|everyone|somebody|people can|could|will|would|might|may|shall (not|never|always|also|just|only|even|really|ever|still|probably) [@told] !$|by
    ^ nobody|somebody|he|she|they|you|it|we|everyone|everybody|someone did (not|never|even|really) [@told]
    try|tries|tried|trying|want|wants|wanted|hard|easy|able|need|needs|ready|hope|hoped|decide|decided|forget|forgot|start|started|began|begin|learn|refuse|refused|dare|manage|managed|happy|time|enough|allowed|supposed|how|where|when|chance|way|impossible|better|easier|harder|seem|seems|seemed|willing|afraid|tempted|about|going|glad|nice|good|best|rude|have|has|had|you|them|him|her to (not|never|always|also|just|only|even|really) [@told] !$|@noun|@plural|by|and|things
    try|tries|tried|trying|want|wants|wanted|need|needs|needed|decide|decided|hope|hopes|hoped|manage|managed|forgot|refuse|refused|able|willing|supposed|dare|pretend|pretended|tend|tends to [@ing|letting|sitting|being] _
    !the|your|his|her|their|a|my|of @noun|it|he|she|they|you|we|who|nobody|that|everyone|somebody|people will|would|could|should|might|must|can't|won't|couldn't|wouldn't|shouldn't|cannot (@adv) [@thirds]
    ^|because|and|but|if|when|that|so you|they|we|he|she|i|nobody|everyone|people can|may (not|also|still|only|never|always|just|all) [@thirds]
    the|your|his|her|their|a|my @noun will|would|could|should|must|can't|won't|couldn't|wouldn't (@adv) [@thirds]
    ^|because|but|and|if|when|that the|those|these|your|his|her|their|my|our|most|some (@adj) @plural|people|children|men|women|others for|in|of|on|at|from|to|about|behind|between|near|next|with|under|around|inside|beside|against|without|across|above (to) the|your|his|her|a|an|that|this|their|my|our|its (@adj) @noun|silence|day|noise|music|news|advice|truth|weather|family|audience|mouth|money|laughter|pride|world|apology|shape|group|crowd|remark [is|was|has|isn't|wasn't|hasn't|doesn't] !@subj|it|what
    ^|because|but|and|if|when|that the|those|these|your|his|her|their|my|our|most|some (@adj) @plural|people|children|men|women|others for|in|of|on|at|from|to|about|behind|between|near|next|with|under|around|inside|beside|against|without|across|above (to) the|your|his|her|a|an|that|this|their|my|our|its (next|other|same|first|last|old|whole|whole) @noun|silence|day|noise|music|news|advice|truth|weather|family|audience|mouth|money|laughter|pride|world|apology|shape|group|crowd|remark [@thirds] !$
    ^|because|but|and|if|when|that the|those|these|your|his|her|their|most|some (@adj) @plural|people|children|men|women|others for|in|of|on|at|from|about|with|without work|home|school|town|him|her|you|them|it|dinner|lunch|money [is|was|has|isn't|wasn't|doesn't] !@subj|it|what
    ^|because|but|while|when|think a|an|the|your|this|that|his|her|my|one|their (@adj) @noun|silence|day|noise|tone|sound|smell|music|weight|taste|length|size|price|color|cost|purpose|quality|speed|remark|apology|explanation|habit|news|cause|effect|reason|man|woman|person|friend !number|couple|lot|half|part|rest|group|pair|range|variety|series|set|majority|handful|bunch|dozen|few|kind|kinds|sort|type|team|hundred|third|minority|portion|percentage|most|two of|in|for|with|about|from|between|behind|on|to|under|against (the|your|those|these|his|her|their|my|all|two|three|four|so|other|both) (@adj|two|three|other|red|blue|black|white|green|brown|back|front|next) @plural|people|children|men|women|others|friends [are|were|have|don't|aren't|weren't|haven't] !@subj|@noun
    ^|because|but|while|when|think a|an|the|your|this|that|his|her|my|one|their (@adj) @noun|silence|day|noise|tone|sound|smell|music|weight|taste|length|size|price|color|cost|purpose|quality|speed|remark|apology|explanation|habit|news|cause|effect|reason|man|woman|person|friend !number|couple|lot|half|part|rest|group|pair|range|variety|series|set|majority|handful|bunch|dozen|few|kind|kinds|sort|type|team|hundred|third|minority|portion|percentage|most|two of|in|for|with|about|from|between|behind|on|to|under|against (the|your|those|these|his|her|their|my|all|two|three|four|so|other|both) (@adj|two|three|other|red|blue|black|white|green|brown|back|front|next) @plural|people|children|men|women|others|friends [@bare] you|the|your|it|them|a|an|so|too|like|to|more|less|@adj|what|that|how|away|back|every|everything|nothing|longer|at|in
    !@aux|@modal|if|than|but|do|though|wish|that|only|of|every one|neither|each|either of the|your|these|those|his|her|their|my|our (@adj|two|three|other) @plural|people|men|women|children|others [have|are|do|don't|haven't|aren't|know|want|think|say|need|like|remember|notice|hear|get|go|take|come|feel|seem|laugh|ask|make|give] !you|they|we|i|he|she
    !@aux|@modal|if|than|but|though|wish|that|only|of one|neither|each|either of the|your|these|those|his|her|their|my|our (@adj|two|three|other) @plural|people|men|women|children|others [were|weren't] _
    ^|because|but|and the|those|these|all (@adj) @plural|people you|they|he|she|we|i (never|always|often|still|just) tell|make|made|told|took|take|write|wrote|keep|kept|use|used|wear|bought|buy|ask|asked|send|sent|meet|met|love|like|hate|want|wanted|need|needed|gave|give|avoid|missed|miss|lost|win|won|collect|repeat|remember|forgot|forget|left|leave|owe|skip|skipped (about|to|for|at|in|on|with|from) (the|your|work|home|others|them|him|her|others|a) (@noun) [is|was|has|isn't|wasn't|hasn't|doesn't] !@subj|what
    !of|people|friends|those|ones friend|person|man|woman|somebody|someone|anyone|nobody|one|colleague|neighbor|stranger|sister|brother|guest|boss|child|kid|everyone|everybody|host|teacher|father|mother|uncle|aunt|cousin|waiter|driver|anybody who (@adv) [@bare|have|are|do|don't|aren't|haven't] !$
    a|an|one|another|every|each|any|no (@adj) @noun that (never|always|also|still|often) [begin|seem|become|belong|appear|remain|happen|deserve|require|exist|include|disappear] _
    !of|the|these|those|other|most|all|one|only people|friends|others|men|women|children|kids|colleagues|strangers|neighbors|guests|parents|ones|those|readers|visitors|players|drivers|winners who (@adv) [@thirds]
    !of the|these|those|other|most|all|some|many|few (@adj) people|friends|others|men|women|children|kids|colleagues|strangers|neighbors|guests|parents|ones|those|readers|visitors|players|drivers|winners who (@adv) [@thirds|is|was|doesn't|isn't|wasn't] !$
    !of|the|those|these|your two|three|four|several|many|some|few (@adj) @plural|people that (@adv) [@thirds] _
    ^|because|but|when|while|if|think the|your|his|her|my|our|their (@adj) @noun|brother|sister|wife and the|your|his|her|their|my|our (@adj) @noun|wife|husband [was|is|has|wasn't|isn't|hasn't|doesn't] !$|@subj
    ^ you|he|she|they and he|she|i|you [is|was|has|am|doesn't|wasn't|isn't] _
    two|three|four|five|six|several|both of your|the|his|her|their|these|those|my|our (@adj|other|best|old|close|oldest|new) [friend|colleague|neighbor|message|joke|story|question|answer|name|mistake|excuse|reason|word|chair|meeting|habit|brother|sister|plan|idea|photo|song|book|sentence|rule|thing|day|guest|person|man|woman|child|email|call|cup|dog|email|remark|apology|opinion|promise|cousin|parent|kid|stranger|example|line|list|letter|note|problem] $|have|are|were|who|that|had|at|in|on|and|to|from|with|came|knew|know|said|asked|left|you|called|heard|told
    one of the|your|his|her|their|these|those|my|our (@adj|few|best|first|last|biggest|main|worst|oldest|other) [friend|colleague|neighbor|message|joke|story|question|answer|name|mistake|excuse|reason|word|chair|meeting|habit|brother|sister|plan|idea|photo|song|book|sentence|rule|thing|day|guest|person|man|woman|child|email|call|cup|dog|email|remark|apology|opinion|promise|cousin|parent|kid|stranger|example|line|list|letter|note|problem] $|is|was|has|had|who|that|will|you|they|@past|to|in|on|at|said
    every (single|new|good|small|other) [@plural] !@noun|@plural|@ing|of|@verb|and|day
    ^|@prep|because|and|but|when|that|give|tell|ask|send|show each|every|another [people|friends|colleagues|children|guests|days|messages|stories|neighbors|minutes|hours|emails|meetings|words|things|apologies|sisters|brothers|mistakes|questions|jokes|excuses|ideas|rooms|songs|books] !@noun|$
    ^|because|but|when|that|think either|neither|each|every (@adj) @noun|friend|guest|person !year|week|month|morning|evening|night|time|hour|minute|weekend|afternoon|day|way|summer [are|have|don't|aren't|haven't|do] !@subj
    ^|because|but|when|and everyone|everybody|nobody|someone|somebody|anyone|anybody in|at|on|around|from|near|behind|with|here|there|who|else (the|your|that|this|his|her|a|their|my) (@adj|next|other|same) @noun|room|house|office|family|group|town [@bare|have|are|do|don't|aren't|haven't] !$|@subj
    there's (only|always|just|still|also) [been] many|several|two|three|four|five|lots
    [there's>there_are] (only|just|still|always|about) two|three|four|five|six|seven|several|many|both (@adj|other|more|good) @plural|people|men|women|children !of
    these|those (@adj|little|small|old|kind) [friend|colleague|neighbor|message|joke|story|question|answer|name|mistake|excuse|reason|word|chair|meeting|habit|brother|sister|plan|idea|photo|song|book|sentence|rule|thing|day|guest|person|man|woman|child|email|call|cup|dog|email|remark|apology|opinion|promise|cousin|parent|kid|stranger|example|line|list|letter|note|problem|kind|sort|type] is|was|has|are|were|have|of|will|had|can|in|on|at|who|you|$
    ^|because|when|if|that|and|while|since you (@adv) [@thirds]
    ^|because|when|if|that|and|but|while|since|think|say they|we|i never|always|also|just|still|only|really|often|all|both|usually|rarely|already|even|probably|hardly [@thirds|is|was|doesn't]
    !@aux|@modal|and|or|nor|that|than|if|@verb he|she never|always|also|just|still|only|really|often|usually|rarely|already|even|probably|hardly|almost|sometimes [@bare|have|are|do|don't|aren't|haven't] _
    ^|because|but|when|while|and|think the|your|his|her|my|our|their|a (@adj|other|whole) @noun|family|boss|silence never|always|also|still|rarely|often|usually|only|really|probably|hardly|almost [@bare] !@subj|$
    ^|because|but|when|while|and|that|think everyone|everybody|nobody|someone|somebody|everything|nothing|something never|always|also|still|rarely|often|usually|only|really|probably|ever|just|already [@bare|have|are|do|don't|aren't|haven't] !@subj|$
    ^|because|but|when|while|and|if|that|think the|those|these|most|many|some|two|three|your|their|his|her|other|few|all|both (@adj|other) @plural|people|children|men|women|others|parents never|always|also|still|rarely|often|usually|only|really|probably|hardly|almost|just|all [@thirds|is|was|doesn't] _
    ^|because|but|when|while|and|if|think most|many|some|other|two|three|few|both|all|these|those people|friends|men|women|children|others|parents|colleagues|guests|strangers|neighbors [@thirds] _
    ^|because|but|when|while|and people|others|friends|children|men|women|strangers|colleagues|parents|guests (@adv) [@thirds|is|was|doesn't] !@noun|@subj
    because|but|when|while|that|think|^ the|your|their|those|these|his|her|my|our (@adj|other) @plural [goes|gets|makes|takes|sees|keeps|does|stays|sits|comes|stands|begins|brings|belongs|says|thinks|asks|feels|loses|wins|pays|eats|sends|tries|loves|hates|lives|writes|reads|thinks|learns|becomes|deserves] !$|@be
    ^|why|when|where|how [was>were] you|they|we @adj|@ing|not|the|a|there|doing|@past|when|at|so|in|on|going|even|ever|really|always
    ^|why|where|when|how [does>do] they|you|we @verb|@pure|want|know|think|really|ever|even|always|have|need|like
    ^|why|where|when|how|what|who|and [do|don't|have|haven't|are|aren't] he|she @verb|@pure|@ing|@adj|@past|not|ever|really|always|even|know|want|think|the|a
    ^ this|that|neither|either|each|one [don't>doesn't] !you|they|we
    ^|because|but|when|if|that you|they|we|he|she [going] to !the|a|your|bed|work|sleep|school be|have|do|@verb|@pure
    have|has|had|you've|they've|haven't|hasn't never|always|already|also|just|not|still|only [be>been] _
    you've|they've|haven't|hasn't|hadn't|i've [be>been] _
    ^|because|and|but|if|when|think|who you|they|we|he|she|it|nobody|everyone|i|people have|has|had|haven't (@adv) [being>been] _
    you've|they've|haven't|hasn't|hadn't|i've (never|always|already|just|both|all) [being>been] _
    is|are|was|were|isn't|aren't|wasn't|weren't|you're|they're (@adv) [been>being] _
    of|by|without|from|about|before|after|despite|for [been>being] _
    more|most [better|easier|kinder|louder|harder|faster|quieter|shorter|longer|smarter|nicer|happier|cheaper|stronger|busier|simpler|funnier|worse|older|younger|bigger|smaller|slower|richer|sooner|clearer] !@noun|@plural
    you|they|he|she|we|i|people|nobody|everyone|everybody|somebody are|is|was|were|am|isn't|aren't|wasn't (@adv) [bias|prejudice|suppose|embarrass|disappoint|frustrate|convince|accustom|oblige] _
    [yesterdays|todays|tomorrows|tonights|someones|somebodys|everyones|everybodys|nobodys|anyones] @noun|@plural|@adj|first|last|own|@verb|news
    !give|gives|tell|bring|show|get|send|buy|make|gave your|the|their|a|his|her|my|of (best|old|oldest|whole|other) [friends|sisters|brothers|mothers|fathers|neighbors|colleagues|husbands|teachers|partners|bosses|cousins] opinion|name|birthday|house|car|idea|wedding|dog|kitchen|apartment|story|fault|job|advice|salary|wife|husband|desk|garden|mother|sofa|kids|cat|plan|mistake|new|favorite|success|promotion|vacation|photos|opinions|son|baby
    two|three|four|five|six|ten|many|several|few|both (@adj) [friend's|brother's|sister's|colleague's|neighbor's|guest's|message's|word's|question's|joke's|minute's|hour's|day's|week's|time's|email's|reason's|photo's|thing's|story's|call's|mistake's|idea's|page's|kid's|year's|month's|answer's|chair's|meeting's] $|of|and|who|in|on|at|before|after|later|ago|never|always|were|are|have|had|that|to|for|with|from|you|about|without
    !of the|these|those|your (two|three|few|small|little|old) @plural that (@adv) [annoys|makes|takes|gives|begins|seems|comes|gets|goes|keeps|knows|wants|belongs|becomes|brings|remains|happens|appears|says|tells|has|doesn't|deserves|explains] !@noun
    too|so|how|as|very|not [much>many] examples|details|options|choices|chances|stories|rules|plans|problems|errors|cookies|opinions|reasons|excuses|ideas|chairs|books|facts|guests|emails|notes|tabs|cooks|steps|tasks|mistakes|corrections|apologies|exceptions|cups|lies|promises|compliments|adjectives
    too|so|how|as|very|not [many>much] time|money|advice|work|information|noise|fun|attention|coffee|water|sugar|help|sense|patience|silence|effort|energy|trouble|pressure|room|space|trust|luck|love|harm|pride !zones|@plural
    ^|@prep|because this [@plural|things|days|habits|words] took|kept|made|cost|gave|felt|brought|went|sounded|seemed|ended|are|were|have|aren't|weren't
    ^|because|but|when|while|think the|your|his|her|my|our|their (old|new|whole|other|little|best|loud|quiet) @noun|family|boss|sister|silence|room !day|week|time|morning|evening|night|year|month|moment|minute|hour|weekend|afternoon|way|second|end|person|people|summer [want|need|get|give|tell|keep|take|make|say|feel|love|hate|ask|begin|bring|follow|mean|sound|make|find] you|the|a|your|to|it|them|that|what|how|more|no|like
    one (more|other|single|small|good|long|honest|whole) [friends|minutes|hours|days|messages|mistakes|colleagues|apologies|meetings|chairs|emails|sentences|children|women|men|guests|neighbors|weeks|months|years] !her|him|them|you|me|us|the|your
    both (of) (your|the|his|her|their|my) [brother|sister|friend|parent|story|answer|name|mistake|version|phone|question|hand|guest|colleague|message|side|idea|plan|option] $|are|were|have|had|know|will|agree|came|laughed|said|sound|sounded|turned
    all (of) your|his|her|their|my|these|those (@adj|other) [friend|colleague|neighbor|guest|message|mistake|excuse|question|email|cousin|habit|promise|joke|story|reason|opinion|book|thing|song] $|have|are|were|know|in|at|on|and|to|you|from|about
    ^|because|and|but|so you|they|he|she|it|we|people|nobody can|could|will|would|should|might|must [can|could|will|would|should|might|is|are|was|were|has|had] !@subj|$|it|not
    ^|because|and|but|when|that|so you|they|we|i|he|she want|wants|wanted|tried|decided|forgot|refused|hoped [know|hear|listen|give|tell|say|explain|learn|become|forget|understand|admit|be|ask|make|get|have] !$|and|or
    [photo's|idea's|email's|message's|question's|word's|joke's|story's|mistake's|reason's|answer's|call's|meeting's|excuse's|thing's|minute's|friend's|colleague's|neighbor's|guest's|day's|plan's|rule's] are|were|have|aren't|weren't|haven't
    ^ did|didn't|does|do the|your|his|her|their|that|this (@adj|other) @noun|@plural|people|others|waiter|guests|waitress|kids|children (@adv) [@told]
    ^ [this>these] are !you|they|we|not
    ^ [that>those] are the|your|not|two|three|his|her|some|all
    without [@pure|add|mention|say|tell|take|make|ask|give|go|get|keep|let|see|write|send|put] your|the|a|an|it|them|him|her|to|what|anything|something|that|one|their|anyone
    instead of [@pure|add|say|tell|take|make|ask|give|go|get|keep|let|write|send|put] your|the|a|an|it|them|him|her|to|what|anything|something|that|one|their|anyone
    which|where|what|how|why|before|after|until|while|since everyone|everybody|nobody|somebody|someone (else) [@bare|have|are|do] !$
    what|who|that|which|nobody|somebody|someone|everyone|people|friend|colleague tried|decided|refused|managed|hoped|promised|wanted [get|see|say|tell|make|take|go|keep|give|ask|be|have|know|hear|write|find|read|leave|stay|sit|put|send|buy|@pure] !$
    !@prep [whom>who] never|always|often|still|@thirds
    as slowly|quickly|quietly|loudly|long|much|often|far|well|soon|hard|fast [than>as] _
    long|often|many|much|far|loud|soon|@plural did|do|does i|you|he|she|it|we|they (@adv) [@told] _
    ^ being @past|@adj (in) (public|front|private) [feel|seem|sound|look|make|cost|take|hurt|mean|help|give|keep] !$
    what|which|where|why|how|because|while|until|whatever it [@pure|take|make|get|go|say|look|feel|sound|mean|need|want|keep|end|come|give|leave|tell|do|have] !@subj|to
    ^|because|and|but|since|when|if both|many|few|several of them|us|you|these|those (@adv) [@thirds|is|was|has|does|isn't|wasn't|doesn't] _
    quicker|faster|louder|quieter|easier|harder|bigger|smaller|longer|shorter|older|younger|busier|worse|nicer|kinder|cheaper|smarter|stronger|slower [as>than] anything|anyone|any|planned|you'd|they'd|yesterday
    you|they|he|she|we|i had|have (@adv) [forgot>forgotten] _
    you|they|he|she|we|i had|have (@adv) [wrote>written] _
    you|they|he|she|we|i had|have (@adv) [chose>chosen] _
    write|note|describe|remember|say|tell|record|guess|wonder|check|decide|ask (down) (yourself|them|him|her|someone|somebody) how|what|where|why|when|who [did|do|does|were|was|are] you|they|he|she|we
    ^ @plural [doesn't>don't] _
    ^ @plural [hasn't>haven't] _
    ^ excuses|people|promises|words|others|friends|reasons|habits|apologies|plans [is>are] !what|how
    has|have|had been [save|cancel|send|receive|confirm|update|move|delete|reject|lock|log|record|accept|extend|postpone] $|and|but|for|by|at|in|to|today|yesterday
    person|someone|somebody|anyone|man|woman|colleague who (@adv) [@pure|correct|interrupt|defend|explain|praise] others|people|him|her|them|you|the|a|everyone|everybody
    which|where|when|hour|day|thing|things you|they|we [done>did] _
    between|with|for|to|from you and [he>him] !@verbs|@past|@be|@modal|had|has|who|never|both
    between|with|for|to|from you and [she>her] !@verbs|@past|@be|@modal|had|has|who|never|both
    between|with|for|to|from you and [they>them] !@verb|@past|@be|@modal|had|have|who|never|both
    between you and [i>me] _
    """
}
