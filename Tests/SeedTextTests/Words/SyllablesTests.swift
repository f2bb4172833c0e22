@testable import SeedText
import Testing

struct SyllablesTests {
  /// Words and their syllables as an American dictionary parts them.
  private static let words: [(Int, String)] = [
    (
      1,
      """
      a the you fix skip want done walked asked called loved stopped days days' friend's can't don't won't
      weren't they're you've it's strength thought through straight breathe breathes clothes tired
      lives makes times phones friends reach said says does goes lose lost eye aye queue niche noise voice please
      league tongue change charged judged guess quick quit quite quiz world first word rhymes
      """
    ),
    (
      2,
      """
      noticed table little people couple trouble window open even until today tonight message lunches boxes changes wanted
      needed ended started didn't couldn't isn't wouldn't hasn't being doing saying going trying quiet lion diet
      science create react chaos poem client giant trial prison prism nation special region social patient
      question action mission ancient badges matches dishes washes pages places houses nurses before without maybe
      answer correct behind believe measure picture nature system after never under morning evening
      payment statement safely hopeful lonely careful fireman sometimes something maybe rhythm people's colleague
      """
    ),
    (
      3,
      """
      idea somebody anyone yesterday tomorrow remember another important several interrupt continue opinion
      realize invented commented decided applauded radio studio video audio area idiot period violent
      annual usual actual medium carrying worrying everything following everyone beautiful family
      probably animal company argument attention direction disaster example enemy library memory
      """
    ),
    (
      4,
      """
      situation conversation education ability activity embarrassing information necessary ordinary category
      television experience society anxiety immediate appreciate
      """
    ),
    (5, "independently curiosity university possibility opportunity electricity examination"),
  ]

  @Test
  func `syllables are right for more than nineteen of twenty words of a list`() {
    var checked = 0
    var wrong: [String] = []
    for (expected, list) in Self.words {
      for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        checked += 1
        let found = Syllables.count(String(word))
        if found != expected { wrong.append("\(word): \(found), not \(expected)") }
      }
    }
    #expect(checked >= 200, "\(checked)")
    #expect(wrong.count * 20 <= checked, "\(wrong)")
  }

  @Test(arguments: ["", "'", "hmm", "x", "4", "\u{E9}", "n't"])
  func `every word has one at least`(_ word: String) {
    #expect(Syllables.count(word) >= 1)
  }
}
