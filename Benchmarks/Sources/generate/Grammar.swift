/// A small English grammar that fills its sentences from the lexicon.
///
/// Nothing but function words is fixed, and few of them in a row, so that runs of words repeat about as often
/// as in authored content: sentences from a list of templates share so much with each other that comparing
/// them costs many times what comparing real texts does.
struct Grammar {
  var random: RandomSource

  /// A request: `fold the long letter behind a stove until their uncle would open the door`.
  mutating func request() -> String {
    switch random.below(10) {
    case 0, 1, 2: act()
    case 3: "\(act()) \(random.pick(Self.links)) \(clause())"
    case 4: "\(random.pick(Self.links)) \(clause()), \(act())"
    case 5: "\(time()), \(act())"
    case 6: "\(random.pick(["let", "have", "watch", "help", "see"])) \(person()) \(act())"
    case 7:
      "\(random.pick(["ask", "tell", "show", "remind"])) \(person()) \(random.pick(Self.questions)) \(clause())"
    case 8: "\(random.pick(Self.thoughts)) \(random.pick(Self.questions)) \(clause())"
    default: "\(act()) and \(act())"
    }
  }

  /// A statement: `the visitor meant to weigh one of the eggs`.
  mutating func statement() -> String {
    switch random.below(8) {
    case 0, 1: clause()
    case 2: "\(thing()) \(random.pick(Self.copulas)) \(random.pick(Lexicon.adjectives)) \(place())"
    case 3: "\(random.pick(Self.links)) \(clause()), \(clause())"
    case 4: "\(random.pick(Self.crowds)) \(random.pick(Self.modals)) \(act())"
    case 5:
      "\(thing()) \(random.pick(Self.copulas)) \(thing()) that \(clause(to: random.pick(Lexicon.verbs)))"
    case 6: "\(random.pick(Self.questions)) \(clause()) \(random.pick(Self.copulas)) \(thing())"
    default: "\(clause()), \(random.pick(["and", "but", "so", "yet"])) \(clause())"
    }
  }

  /// A question without its mark.
  mutating func question() -> String {
    let modal = random.pick(["would", "could", "might", "will", "can", "should"])
    return "\(random.pick(["why", "where", "when", "how"])) \(modal) \(subject()) \(act())"
  }

  /// A name of something: `the brittle lamp behind your uncle`.
  mutating func label() -> String { "\(thing()) \(place())" }

  /// A stretch of time: `until a tourist has to dry the plates`.
  mutating func stretch() -> String {
    "\(random.pick(["until", "as long as", "whenever", "before", "unless", "while"])) \(clause())"
  }

  // Parts of sentences

  private mutating func clause() -> String { "\(subject()) \(random.pick(Self.modals)) \(act())" }

  /// A clause whose object stands before it.
  private mutating func clause(to verb: String) -> String {
    "\(subject()) \(random.pick(Self.modals)) \(verb)"
  }

  private mutating func act() -> String {
    let act = "\(random.pick(Lexicon.verbs)) \(thing())"
    return switch random.below(10) {
    case 0: act
    case 1: "\(act) \(random.pick(Lexicon.adverbs))"
    case 2: "\(act) \(time())"
    case 3, 4: "\(act) \(place()) \(place())"
    default: "\(act) \(place())"
    }
  }

  private mutating func subject() -> String {
    switch random.below(6) {
    case 0, 1: "you"
    case 2, 3: person()
    default: thing()
    }
  }

  private mutating func person() -> String {
    if random.chance(15) { return random.pick(Lexicon.names) }
    return phrase(
      random.chance(30)
        ? "\(random.pick(Lexicon.adjectives)) \(random.pick(Lexicon.people))" : random.pick(Lexicon.people)
    )
  }
  private mutating func time() -> String { random.pick(Lexicon.times) }

  private mutating func place() -> String {
    if random.chance(15) { return random.pick(Lexicon.places) }
    return "\(random.pick(Self.prepositions)) \(random.chance(80) ? thing() : person())"
  }

  private mutating func thing() -> String {
    let noun = random.pick(Lexicon.nouns)
    return phrase(random.chance(66) ? "\(random.pick(Lexicon.adjectives)) \(noun)" : noun)
  }

  /// A name with a word before it that tells which.
  private mutating func phrase(_ name: String) -> String {
    let determiner = random.pick(Self.determiners)
    let startsWithVowel = name.first.map { "aeiou".contains($0) } ?? false
    return "\(determiner == "a" && startsWithVowel ? "an" : determiner) \(name)"
  }

  // Function words; what stands often in English stands often here.

  private static let determiners = Lexicon.words(
    "the the the the the the a a a a a your your your this that their one another each no"
  )
  private static let prepositions = Lexicon.words(
    """
    with with for for from on in under behind near past without against beside before after about around over
    across through inside toward beyond like above below along despite except into onto by to
    """
  )
  private static let links = Lexicon.phrases(
    """
    because, while, before, after, until, when, when, although, as, since, if, if, where, once, unless, whenever,
    even if, as if, so that, now that, in case, as long as
    """
  )
  private static let modals = Lexicon.phrases(
    """
    would, could, might, will, can, must, should, may, used to, had to, meant to, wanted to, forgot to, refused to,
    began to, hoped to, pretended to, never could, would rather, cannot, did not, learned to, got to,
    chose to, promised to, would not, never, happened to, failed to, had yet to
    """
  )
  private static let copulas = Lexicon.phrases(
    "is, was, is, was, looks like, became, has been, sounds like, will be, remains, used to be, turned into, stayed"
  )
  private static let crowds = Lexicon.phrases(
    """
    nobody, everyone, somebody, no one here, half of them, most people, whoever came, anyone, a few of them,
    the others, neither of you, both of them, everybody else, all of you, some, hardly anybody
    """
  )
  private static let questions = Lexicon.phrases("why, how, where, when, whether, how often, for whom")
  private static let thoughts = Lexicon.phrases(
    """
    notice, count, guess, write down, say out loud, remember, find out, work out, forget, imagine, admit, decide,
    explain, look up, check, predict, spell out, describe
    """
  )
}
