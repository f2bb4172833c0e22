/// How common the commonest words of English are, so that a search can start from the rarest of several.
///
/// It takes no more than an estimate: a word that is missing or misplaced costs some steps, and no finding.
package enum CommonWords {
  /// The weight of a word that is not known as a common one.
  package static var rareWeight: Int { 1 }

  /// About how often a word stands among 5,000 words; `rareWeight` for one that is no common one.
  ///
  /// - Complexity: O(1).
  package static func weight(of hash: UInt64) -> Int { weights[hash] }

  private static let weights = Weights([
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
  ])

  /// The weights by the words' hashes, with open addressing; 0 is a free place.
  private struct Weights: Sendable {
    private var keys: [UInt64] = Array(repeating: 0, count: 1024)
    private var values: [UInt8] = Array(repeating: 0, count: 1024)

    /// - Parameter words: with the commonest ones first; a word that stands twice keeps its first weight.
    init(_ words: KeyValuePairs<UInt8, String>) {
      for (weight, list) in words {
        var list = list
        list.withUTF8 { bytes in
          var hash = WordHash.seed
          for index in 0...bytes.count {
            if index < bytes.count, bytes[index] > UInt8(ascii: " ") {
              hash = WordHash.add(bytes[index], to: hash)
            } else if hash != WordHash.seed {
              let key = WordHash.finish(hash)
              let place = place(of: key)
              if keys[place] == 0 { (keys[place], values[place]) = (key, weight) }
              hash = WordHash.seed
            }
          }
        }
      }
    }

    subscript(hash: UInt64) -> Int {
      let place = place(of: hash)
      return keys[place] == 0 ? CommonWords.rareWeight : Int(values[place])
    }

    @inline(__always)
    private func place(of hash: UInt64) -> Int {
      var place = Int(truncatingIfNeeded: hash) & (keys.count &- 1)
      while keys[place] != 0, keys[place] != hash { place = (place &+ 1) & (keys.count &- 1) }
      return place
    }
  }
}
