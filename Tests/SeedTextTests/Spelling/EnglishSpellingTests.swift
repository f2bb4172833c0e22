@testable import SeedText
import Testing

struct EnglishSpellingTests {
  @Test(arguments: [
    ("else's", ["else"]),
    ("everyone'll", ["everyone"]),
    ("would've", ["would"]),
    ("what're", ["what"]),
    ("her's", []),
    ("your've", []),
    ("overexplain", ["explain"]),
    ("rewatch", ["watch"]),
    ("untill", []),
    ("reknown", []),
    ("café", ["cafe"]),
    ("naïve's", ["naive's", "naive"]),
    ("sooo", ["so", "soo"]),
    ("Nooo", ["No", "Noo"]),
    ("dinner", []),
  ])
  func `a word may be right in another form`(word: String, forms: [String]) {
    #expect(EnglishSpelling.alternatives(to: word) == forms)
  }

  @Test(arguments: [
    ("dont", ["font", "don", "done", "don't"], "don't"),
    ("thier", ["tier", "shier", "their"], "their"),
    ("alot", ["alto", "slot", "a lot"], "a lot"),
    ("dinnner", ["sinner", "dinner"], "dinner"),
    ("recieve", ["relieve", "receive"], "receive"),
    ("realise", ["realist", "realism", "realize"], "realize"),
    ("grey", ["Grey", "gey", "gray"], "gray"),
    ("travelling", ["ravelling", "traveling"], "traveling"),
  ])
  func `the nearest suggestion comes first`(word: String, suggestions: [String], nearest: String) {
    let american = Suggestions.american(of: word)
    #expect(Suggestions.rank(suggestions, for: word, american: american).first == nearest)
  }

  @Test
  func `the American form is first in American texts alone`() {
    let american = Suggestions.american(of: "cheque")
    #expect(american.contains("check"))
    #expect(Suggestions.rank(["cheques", "check"], for: "cheque", american: american).first == "check")
    #expect(Suggestions.rank(["cheques", "check"], for: "cheque").first == "cheques")
    #expect(Suggestions.differ("check", "cheques", for: "cheque", american: american))
  }

  @Test(arguments: [
    ("sombody", ["somebody", "som body", "som-body"], ["somebody"]),
    ("cancelled", ["canceled", "can celled", "can-celled", "cancel led"], ["canceled"]),
    ("honour", ["honor", "hon our", "hon-our"], ["honor"]),
    ("ouija", ["Ouija", "oui ja"], ["Ouija"]),
    ("Pfft", ["Pf ft", "Pf-ft"], []),
    ("haha", ["h aha"], []),
    (
      "infact", ["infect", "infant", "intact", "in fact", "in-fact", "inf act"],
      ["infect", "infant", "in fact", "intact"]
    ),
    ("alot", ["a lot", "allot"], ["a lot", "allot"]),
    ("goodmorning", ["good morning", "good-morning", "morning"], ["good morning", "morning"]),
  ])
  func `a word is parted where a common word and another have grown together, or where nothing else is near`(
    word: String,
    suggestions: [String],
    shown: [String]
  ) {
    #expect(Suggestions.rank(suggestions, for: word) == shown)
  }

  @Test
  func `suggestions that are as near keep their order, and none comes twice`() {
    #expect(Suggestions.rank(["cart", "card", "cart", "carz"], for: "carz") == ["cart", "card"])
  }

  @Test(arguments: [
    ("en_US", ["en_US"]),
    ("en", ["en", "en_US"]),
    ("de", ["de", "de_DE"]),
    ("../../etc/passwd", []),
    ("en_US/../x", ["en", "en_US"]),
    ("en_us", ["en_US"]),
    ("de-Latn-CH-1996", ["de_CH"]),
    ("e", []),
    ("", []),
  ])
  func `a dictionary is named by a locale's language and region`(locale: String, names: [String]) {
    #expect(SpellingDictionary.names(for: locale) == names)
  }

  @Test
  func `other encodings than UTF-8 and Latin-1 are refused`() {
    #expect(DictionaryEncoding(name: "UTF-8") == .utf8)
    #expect(DictionaryEncoding(name: "ISO8859-1") == .latin1)
    #expect(DictionaryEncoding(name: "KOI8-R") == nil)
    #expect(DictionaryEncoding.latin1.encode("é") == [CChar(bitPattern: 0xE9), 0])
    #expect(DictionaryEncoding.latin1.encode("ő") == nil)
    #expect(DictionaryEncoding.utf8.encode("a\u{0}b") == nil)
  }
}
