@testable import SeedText
import Testing

struct QuotationTests {
  @Test(arguments: [
    #"say "X" now"#, "say 'X' now", "say \u{201C}X\u{201D} now", "say \u{2018}X\u{2019} now", #"can't "X""#,
    "Say 'about X' and move on", "isn't it 'X'?",
  ])
  func `what stands between quotation marks is quoted`(_ text: String) {
    #expect(isQuoted(text))
  }

  @Test(arguments: [
    #"say "it" X"#, "don't X", "the friends' X", "'it' X", "\u{201C}it\u{201D} X", "it\u{2019}s X",
    "\u{2018}it\u{2019} X", "rock 'n roll X",
  ])
  func `what follows a quotation or an apostrophe is not`(_ text: String) {
    #expect(!isQuoted(text))
  }

  @Test(arguments: [
    #"say "X and Y" now, the friends' own 'so-called X' and 50% of it"#, "can't \u{201C}the X\u{201D} so",
    "isn't it 'X or so'? \u{2018}it\u{2019} X", "no mark in it at all",
  ])
  func `word by word it is the same as byte by byte`(_ text: String) {
    let words = WordScanner.words(of: text)
    var copy = text
    copy.withUTF8 { bytes in
      var (quotation, slow) = (Quotation(), Quotation())
      for word in words {
        let isOpen = slow.isOpen(in: bytes, at: Int(word.startOffset))
        #expect(quotation.isOpen(in: bytes, before: word) == isOpen, "\(word.startOffset)")
      }
    }
  }

  private func isQuoted(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let offset = bytes.lastIndex(of: UInt8(ascii: "X")) else { return false }
    var quotation = Quotation()
    return bytes.withUnsafeBufferPointer { quotation.isOpen(in: $0, at: offset) }
  }
}
