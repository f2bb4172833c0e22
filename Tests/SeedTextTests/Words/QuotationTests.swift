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

  private func isQuoted(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let offset = bytes.lastIndex(of: UInt8(ascii: "X")) else { return false }
    var quotation = Quotation()
    return bytes.withUnsafeBufferPointer { quotation.isOpen(in: $0, at: offset) }
  }
}
