import SeedDiagnostics
import SeedLint

/// Flags a word that was taken for one that sounds or looks like it, where the words beside it leave no
/// doubt.
struct ConfusedWord: PatternRule {
  static let metadata = RuleMetadata(
    .warning("grammar/confused-word"),
    since: "0.2",
    summary: "A word was taken for one that sounds or looks like it.",
    rationale: """
      No spelling checker sees "it's own" or "busier then you": every word is right by itself.

      Checked are its and it's, your and you're, their, there and they're, then and than, to and too, "could \
      of", whose and who's, lose and loose, "lets go", everyday, affect and effect, and a small `i` for "I". \
      A word is flagged only where it is wrong whatever the rest of the sentence says; much is not found.
      """,
    reads: "every text but headings, labels and keywords",
    languages: ["en"],
    judged: JudgedShare(
      tuning: .init(found: 9, of: 20, wrong: 0, of: 20),
      held: .init(found: 10, of: 20, wrong: 0, of: 20),
      misses:
        "It misses the pairs that only the sense of the sentence decides, such as quiet and quite or weather and whether."
    )
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("It's quiet, and its quiet is the point."),
      .comment("You were busier then than you are now."),
      .comment("Who's there, and whose chair is it?"),
      .comment("They'd rather hear it now than read it online."),
      .comment("It's silence wearing its best coat."),
      .comment("You're answer enough for a dog. The bus is kind of late."),
      .comment("Let them tell you no, no matter what they feel by noon."),
      .comment("It's way harder for young women who laugh."),
    ],
    flagged: [
      .comment("⟪Its⟫ not the third time today that you have checked."),
      .comment("You are busier ⟪then⟫ you think."),
      .comment("You could ⟪of⟫ left the typo alone."),
      .comment("The joke is on ⟪you're⟫ side of the table."),
    ]
  )

  static let patterns = PhrasePatterns(table)

  static let table = """
    // its, it's
    [its → it's] a|an|the|been|because|that|you|he|she|they|we|what|your|my|his|her|their|our|gone|got
    [its → it's] not unless … *ing
    [its → it's] just|only|really|also|still|never|always a|an|the|that|like|not|been
    [its → it's] too late|soon|early|bad
    [its → it's] okay|ok to|if|that|when|$
    [its → it's] going to
    ^ [its → it's] time to|that|for
    ^ [its → it's] about time|how|what|who|whether|the|a
    [it's → its] own
    of|in|on|with|at|by|from|into|under|behind|through|without|lost|lose|loses|losing [it's → its] _ unless all|some|most|half|part|none|much|rest|each … a|an|the|that|not|been|just|like|still|so|all|too|very|my|your|his|her|our|their|as|because|no|what|me|you|him|us|them|quite|only|always|never|really|going|time

    // your, you're
    [your → you're] a|an|the|gonna|welcome|not unless … *ing|game|team|side|list|day
    ^^ [your → you're] welcome $
    [your → you're] supposed|allowed|able|about to
    [your → you're] going to be|have|get|need|do|make|say|tell|find|want|love|hear|see|die|explain|miss|win|lose
    if|when|because|since|that|and|but|so [your → you're] late|wrong|sure|tired|busy|ready|alone|done|afraid|sorry|lucky|right $
    [you're → your] own
    of|in|on|with|from|at|by|to|about [you're → your] _ unless … not|a|an|the|still|already|all|so|just|never|always|going|gonna|in|on|at|too|very|really|no|*ing|*ed
    [you're → your] friend|phone|name|face|house|turn|calendar|desk|neighbor|brother|sister|opinion|mouth unless … enough|to|and|for

    // their, there, they're
    [their → there] is|are|was|were|isn't|aren't|wasn't|weren't
    [their → they're] a|an|the|gonna|not unless … *ing|game|team
    [their → they're] supposed|allowed|about to
    [they're → there] is|are|was|were|isn't|aren't|wasn't|weren't
    [they're → their] own
    of|in|on|with|from|at|by|to|about|under|behind [they're → their] _ unless … not|a|an|the|still|already|all|so|just|never|always|going|gonna|in|on|at|too|very|really|no|*ing|*ed
    of|on|with|by|forgot|have|has|had|lost|for|mind|keep|use [there → their] own
    over|right [they're|their → there] $

    // then, than
    more|less|fewer|better|worse|bigger|smaller|older|younger|faster|slower|busier|louder|quieter|longer|shorter|higher|lower|stronger|easier|harder|happier|cheaper|richer|smarter|taller|greater|nicer|kinder|sooner|earlier [then → than] you|i|he|she|they|we|it|the|a|an|your|my|his|her|their|our|any|anyone|anything|ever|usual|expected|one|two|three|five|ten|half|people|most
    less|fewer _ [then → than] a|an|the|you|they|we|your|any|it
    rather|other [then → than] _
    until|till|back|since [than → then] $

    // have, of
    could|would|should|must|couldn't|wouldn't|shouldn't (just|never|at|always|already|also|easily|not) [of → have] been|done|had|gone|said|told|known|seen|left|made|taken|asked|let|kept|got|given|come|thought|written|called|heard|felt|won|lost|bought|stayed|*ed

    // whose, who's
    [whose → who's] been|gonna|not|a|an|the|there|going
    [who's → whose] turn|idea|fault|phone|house|name|opinion|birthday|mistake|side|mood|voice|face|story|chair|car|words

    // lose, loose
    to|will|would|can|can't|could|don't|didn't|won't|might|may|you'll|not|never|you|they|we|i [loose → lose] (your|my|his|her|our|their|its|the|any|a) weight|track|sight|money|hope|patience|interest|control|time|face|touch|mind|temper|game|job|respect|friend|friends|sleep|nerve|everything|nothing|argument|point|thread|way|footing
    [loosing → losing] (your|my|his|her|our|their|its|the|any|a) weight|track|sight|money|hope|patience|interest|control|time|face|touch|mind|temper|game|job|respect|friend|friends|sleep|nerve|everything|argument|point|thread|way|footing
    a|the|some [lose → loose] end|ends|tooth|thread|change

    // to, too
    is|was|are|were|it's|that's|be|been|not|never|far|bit|little|you're|they're [to → too] late|soon|early|busy|tired|loud|often|big|small|fast|easy|hard $|for|and|but|or|now|already
    is|was|are|were|it's|that's|you're|they're [to → too] late|soon|early|busy|tired|loud to
    far [to → too] much|many|few|little
    want|wants|wanted|have|has|had|need|needs|able|used|try|trying|going|how [too → to] be|do|go|get|have|make|say|see|the|talk|leave|know|tell|ask|hear|stop|wait

    // let's, lets
    ^^ [lets → let's] go|see|say|get|talk|be|do|not|try|make|take|face|hope|keep|look|start|have
    it|that|which|who|he|she|this|nobody|everyone [let's → lets] you|him|her|them|people|go|it|others

    // every day
    [everyday → every day] $ unless ^|any|some|such|no|my|his|her|the|an|of|is|was|are|were|be|and|or|more|so|very|too|as|your|our|their|its|in|from|with|quite|rather|almost|this|merely|into|beyond|a|most …

    // affect, effect
    to|will|would|can|could|not|may|might|must|doesn't|didn't|don't|won't|can't [effect → affect] you|him|them|me|us|how|everyone|everybody|everything|people|others|anyone|what
    an|the|no|any|side|same|opposite|little|big|great|lasting|good|bad [affect → effect] of|on|is|was|that
    take|takes|took|into [affect → effect] $
    the|these|those|side|no|any|lasting|bad [affects → effects] of|on|are|were

    // I
    [i → I] am|was|have|had|will|would|can|could|do|did|don't|didn't|know|think|thought|want|need|said|feel|like|love|just|never|always|should|cannot|can't
    [i'm → I'm, i've → I've, i'll → I'll, i'd → I'd]
    """
}
