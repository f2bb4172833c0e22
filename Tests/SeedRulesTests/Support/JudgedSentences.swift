import Testing

/// Sentences that break a rule and sentences that look like it and do not, written before the rule's terms
/// were tuned: `Judged/<rule>.txt`. Of each kind every second one was held back from the tuning. The head of
/// a file that is measured names the rule and gives its figures.
struct JudgedSentences {
  enum Half: String, CaseIterable { case tuning, held }

  struct Sentence {
    let breaks: Bool
    let half: Half
    /// The part that the sentence plays (`prompt`) or the copy that it stands in (`brutal`).
    let place: String
    let text: String
  }

  let sentences: [Sentence]
  /// The lines before the sentences.
  let head: [String]

  init(_ text: String) throws {
    var sentences: [Sentence] = []
    var breaks = true
    var count = 0
    var head: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("// ") {
        head.append(String(line.dropFirst(3)))
        continue
      }
      if line == "breaks" || line == "keeps" {
        (breaks, count) = (line == "breaks", 0)
        continue
      }
      let colon = try #require(
        line.firstRange(of: ": "),
        "a line is a place, a colon and a sentence: \(line)"
      )
      sentences.append(
        Sentence(
          breaks: breaks,
          half: count.isMultiple(of: 2) ? .tuning : .held,
          place: String(line[..<colon.lowerBound]),
          text: String(line[colon.upperBound...])
        )
      )
      count += 1
    }
    self.sentences = sentences
    self.head = head
  }
}
