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
    they|we|these|those (@adv) [was>were] _
    they|we|these|those (@adv) [was>were] $
    they|we (@adv) [wasn't>weren't] _
    they|we|these|those (@adv) [is>are] _
    they|we (@adv) [isn't>aren't] _
    they|we (@adv) [has>have] _
    they|we (@adv) [does>do] _
    they|we|these|those (@adv) [doesn't>don't] _
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
    ^|because|when|but|so|that|think|says|know|hope it [are>is] _
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
    can|can't|could|couldn't|will|won't|would|wouldn't|should|shouldn't|must|might|cannot|to (not|never|always|also|just|only|probably|soon|even) [@verbs] !of|and|$|@be|@prep|@modal
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
    today|tomorrow|yesterday|this|that [were>was] a|an|the|not|your|their|only|it
    ^ today|tomorrow|yesterday (already) [have>has] _
    """
}
