@testable import SeedText
import Testing

struct TextTraitsTests {
  private static func traits(_ text: String) -> TextTraits {
    Array(text.utf8).withUnsafeBufferPointer { TextTraits.of($0) }
  }

  @Test(
    arguments: [
      ("Plain text.", []), ("", []), ("plain", .openEnd), ("it's.", .straightApostrophe),
      ("\"no\".", .straightQuote),
      ("no!", .exclamationMark), ("5.", .digit), ("{a}.", .braces), ("#.", .braces), ("%.", .percent),
      ("a\tb.", .control), ("a  b.", .doubledSpace), ("a .", .spaceBeforePunctuation), ("a..", .doubledDot),
      ("a--b.", .doubledHyphen), ("ABc.", .doubledCapital), ("a//b.", .doubledSlash), (" a.", .edgeSpace),
      ("a_b.", .rareSign), ("a\\b.", .rareSign), ("\u{7F}.", [.rareSign, .control]),
      ("caf\u{E9}.", .nonASCII),
      ("\u{1F600}.", [.nonASCII, .unusualScalar]), ("A. B c-d /e. f-.", []), ("A B.", []),
    ] as [(String, TextTraits)]
  )
  func `a text has the traits of its bytes and pairs`(_ text: String, _ expected: TextTraits) {
    #expect(Self.traits(text) == expected)
  }
}
