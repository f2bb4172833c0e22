import SeedText

/// A place of a sentence file's line, as the model sees it.
struct Example {
  /// The features and how much of each there is, over the square root of the number of all.
  var features: [(index: Int, value: Float)]
  /// What it sounds like.
  var tones: ToneSet
  /// Of what it says nothing: neither that it sounds so nor that it does not.
  var undecided: ToneSet
  /// The line's number: places of one line are left out together.
  var line: Int
  /// Whether it was taken from content that is fine.
  var isPlain: Bool
  /// Where the line's text stands.
  var place: String

  /// The places of a line: all of it where it sounds like something, else each place that the model judges.
  static func of(_ line: SentenceLine, number: Int) -> [Example] {
    let text = line.text
    let words = WordScanner.words(of: text, isMessage: text.utf8.contains(UInt8(ascii: "{")))
    var copy = text
    return copy.withUTF8 { bytes in
      var quotation = Quotation()
      let sentences = Sentences.ranges(of: words, in: bytes).map { sentence in
        var features: [Int] = []
        ToneFeatures.forEach(in: words[sentence], of: bytes, at: line.tonePlace, &quotation) { one, other in
          features.append(one)
          if let other { features.append(other) }
        }
        return (features: features, wordCount: sentence.count)
      }
      let whole = (features: sentences.flatMap(\.features), wordCount: words.count)
      let pairs = zip(sentences, sentences.dropFirst()).map { pair in
        (features: pair.0.features + pair.1.features, wordCount: pair.0.wordCount + pair.1.wordCount)
      }
      let places = line.tones.isEmpty && sentences.count > 1 ? sentences + pairs : [whole]
      return places.filter { $0.wordCount >= ToneModel.leastWordCount }.map { features, _ in
        Example(
          features: values(of: features),
          tones: line.tones,
          undecided: line.undecided,
          line: number,
          isPlain: line.isPlain,
          place: line.place
        )
      }
    }
  }

  private static func values(of features: [Int]) -> [(index: Int, value: Float)] {
    let root = Float(features.count).squareRoot()
    var values: [(index: Int, value: Float)] = []
    for feature in features.sorted() {
      if values.last?.index == feature {
        values[values.count - 1].value += 1 / root
      } else {
        values.append((feature, 1 / root))
      }
    }
    return values
  }
}
