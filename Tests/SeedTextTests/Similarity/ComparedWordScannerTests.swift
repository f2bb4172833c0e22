@testable import SeedText
import Testing

struct ComparedWordScannerTests {
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
    ("\u{301}a", "a"),
  ])
  func `a text is folded to its words`(text: String, folded: String) {
    var text = text
    #expect(text.withUTF8 { ComparedWordScanner.foldedText(of: $0) } == folded)
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

  /// Eight bytes are looked at together where there are as many, and single ones at the end of a text.
  @Test
  func `a word is the same at the end of a text and before any other byte`() {
    for count in 1...25 {
      let word = String("Ab9zZ0aquickbrown1FoxJumpsOver".prefix(count))
      let last = hashes(word)
      #expect(last.count == 1)
      for byte in UInt8.min..<0x80 where ComparedWordScanner.folded(byte) == 0 && byte != UInt8(ascii: "'") {
        let text = word + String(Unicode.Scalar(byte)) + "and eight bytes more"
        #expect(hashes(text).first == last[0], "before \(byte)")
        #expect(hashes(text).count == 5)
      }
      #expect(hashes(word + "\u{20AC} and eight bytes more").first == last[0])
      #expect(hashes("x'" + word + " and eight bytes more").first == hashes("x" + word)[0])
    }
  }

  private func hashes(_ text: String) -> [UInt64] {
    var text = text
    return text.withUTF8 { ComparedWordScanner.words(of: $0).map(\.hash) }
  }

  @Test
  func `bytes that are no UTF-8 part words and trap nothing`() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xE2, 0x80, 0xC3]
    #expect(
      bytes.withUnsafeBufferPointer { ComparedWordScanner.words(of: $0) }.map(\.range) == [0..<1, 2..<3]
    )
  }

  private func words(_ text: String, isMessage: Bool = false) -> [ComparedWord] {
    var text = text
    return text.withUTF8 { ComparedWordScanner.words(of: $0, isMessage: isMessage) }
  }
}
