@testable import SeedText
import Testing

struct ComparedWordsTests {
  @Test(arguments: [
    ("Say \"no\" – once.", "say no once"),
    ("  Don't, don’t & DONT ", "dont dont dont"),
    ("well-known", "well known"),
    ("Straße, STRASSE", "strasse strasse"),
    ("ﬁnal ﬂaw", "final flaw"),
    ("Ünique naïve ÉCOLE", "ünique naïve école"),
    ("e\u{301}cole \u{C9}COLE", "école école"),
    ("Σίσυφος ΣΊΣΥΦΟΣ", "σίσυφοσ σίσυφοσ"),
    ("Я не знаю. Й", "я не знаю й"),
    ("re\u{AD}spect\u{200B}ed", "respected"),
    ("日本語 を", "日 本 語 を"),
    ("5 % of 1,000", "5 of 1 000"),
    ("’tis ‘quoted’ students'", "tis quoted students"),
    ("… — !", ""),
    ("", ""),
  ])
  func `a text is folded to its words`(text: String, folded: String) {
    var text = text
    #expect(text.withUTF8 { ComparedWords.foldedText(of: $0) } == folded)
  }

  @Test(arguments: [
    ("finish ONE task", "Finish one – task!"), ("caf\u{E9} noir", "CAFE\u{301} NOIR"), ("Weiß", "WEISS"),
    ("\u{212B}ngstr\u{F6}m", "\u{E5}ngstro\u{308}m"), ("it’s", "its"), ("ﬁne", "FINE"),
    ("abcdefgé", "ABCDEFGE\u{301}"), ("Jürgen’s—", "JU\u{308}RGENS"), ("abcdefghïj", "abcdefghi\u{308}j"),
    ("øre… Ñandú", "ØRE n\u{303}andu\u{301}"), ("Straßé", "STRASSÉ"),
  ])
  func `words that differ in form alone have one hash`(left: String, right: String) {
    #expect(words(left).map(\.hash) == words(right).map(\.hash))
  }

  @Test(arguments: [
    ("everyday", "every day"), ("one two", "two one"), ("résumé", "resume"), ("a", "aa"), ("ab", "ba"),
    ("abcdefgh", "abcdefghi"), ("12345678", "123456789"), ("eight888", "eight888eight888"),
  ])
  func `other words have another hash`(left: String, right: String) {
    #expect(words(left).map(\.hash) != words(right).map(\.hash))
  }

  @Test
  func `a word's range goes from its first letter to its last`() {
    let text = "«Née» – don’t 'go'!"
    let bytes = Array(text.utf8)
    let shown = words(text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(shown == ["Née", "don’t", "go"])
  }

  @Test
  func `braces and the number sign count in messages alone`() {
    #expect(words("{days} left").map(\.hash) == words("days left").map(\.hash))
    #expect(
      words("{days} left", isMessage: true).map(\.hash) != words("days left", isMessage: true).map(\.hash)
    )
    #expect(words("# left", isMessage: true).count == 2)
  }

  @Test
  func `bytes that are no UTF-8 part words and trap nothing`() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xE2, 0x80, 0xC3]
    #expect(
      bytes.withUnsafeBufferPointer { ComparedWords.words(of: $0) }.map(\.range) == [0..<1, 2..<3]
    )
  }

  private func words(_ text: String, isMessage: Bool = false) -> [ComparedWord] {
    var text = text
    return text.withUTF8 { ComparedWords.words(of: $0, isMessage: isMessage) }
  }
}
