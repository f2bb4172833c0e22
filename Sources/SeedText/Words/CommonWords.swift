/// How common the commonest words of English are, so that a search can start from the rarest of several.
///
/// It takes no more than an estimate: a word that is missing or misplaced costs some steps, and no finding.
package enum CommonWords {
  /// The weight of a word that is not known as a common one.
  package static var rareWeight: Int { 1 }

  /// About how often a word stands among 5,000 words; `rareWeight` for one that is no common one.
  ///
  /// - Complexity: O(1).
  package static func weight(of hash: UInt64) -> Int {
    let weight = weights[hash]
    return weight == 0 ? rareWeight : Int(weight)
  }

  /// The commonest words first; one that stands twice has its first weight.
  private static let lists: KeyValuePairs<UInt32, String> = [
    250: "the you",
    120: "a it to",
    60: "and is one of that in for",
    25:
      "your they what with on have at no this was about as are or them be other if i he she his her we my not",
    12: """
    today who day people somebody can do when like has say out how so time nothing there from would answer ask an
    person before two may something were by only had first up without all tell until it's don't but know then
    """,
    6: """
    more still now will did someone their week yes thing down which work been go after days look see each others
    back get name said left last three way same yourself place think once than leave next good where keep just
    else minutes being every too own hour right its message again well friend wrong while could never take some
    me him our us make most much many any because need want
    """,
    3: """
    choose done asked come let yours hours small part things read off question long can't second quiet open heard
    words tomorrow home reason little word missed put everyone wait didn't doesn't here sunday does you're start
    isn't feel nobody came talk told give alone evening face enough half that's already since went stop often
    anyone another phone even new later both old better stay over none also anything everything life always into
    best through down off should must might am i'm i've you've they're let's won't these those really very such
    """,
  ]

  private static let weights: HashIndex = {
    var weights = HashIndex(capacity: 512)
    for (weight, list) in lists {
      for word in list.split(whereSeparator: \.isWhitespace) {
        let hash = WordHash.of(String(word))
        if weights[hash] == 0 { weights.set(hash, to: weight) }
      }
    }
    return weights
  }()
}
