@testable import SeedText
import Testing

struct DisguisedWordsTests {
  /// Whether a word is read in some reading of a text, and not as it is written.
  private static func isRead(_ word: String, in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      DisguisedWords.readings(of: WordScanner.words(of: bytes), in: bytes).contains { reading in
        zip(reading.words, reading.isChanged).contains { $0.hash == WordHash.of(word) && $1 }
      }
    }
  }

  @Test(arguments: [
    "You z0underkite.", "You zounderk1te.", "You zounderk!te.", "You z o u n d e r k i t e.",
    "Z-O-U-N-D-E-R-K-I-T-E!",
    "z.o.u.n.d.e.r.k.i.t.e", "zóunderkïte", "zzzounderkiiite", "zоundеrkite", "ｚounderkite", "𝐳𝐨𝐮𝐧𝐝𝐞𝐫𝐤𝐢𝐭𝐞",
    "ⓩⓞⓤⓝⓓⓔⓡⓚⓘⓣⓔ", "ᴢᴏᴜɴᴅᴇʀᴋɪᴛᴇ", "z̶o̶u̶n̶d̶e̶r̶k̶i̶t̶e̶", "zounderkite123", "zounder|<ite zounderkit3",
  ])
  func `a word is read through what stands in for its letters`(_ text: String) {
    #expect(Self.isRead("zounderkite", in: text))
  }

  @Test(arguments: [
    ("hell", "You h3ll of a day."), ("hell", "A hellllish... hel1, no."), ("class", "Very cla$$ of you."),
    ("bull", "What a bu11 that was."),
  ])
  func `a stroke is an i or an l, and a sign may end a word`(_ word: String, _ text: String) {
    #expect(Self.isRead(word, in: text))
  }

  @Test(arguments: [
    ("zounderkite", "You zounderkite."), ("gook", "It was worth 900k."), ("st", "The 1st of 21st."),
    ("too", "At 7:00, too."), ("ie", "Plan B, i, e."), ("abo", "betainc(a,b,0,x)"), ("abc", "Take a-b.c."),
  ])
  func `what is written, numbers with a unit, and two letters are no disguise`(_ word: String, _ text: String)
  {
    #expect(!Self.isRead(word, in: text))
  }

  @Test func `the written letters are those that normalising gives`() {
    for scalar in (0xC0...0x24F).compactMap({ Unicode.Scalar(UInt32($0)) }) {
      var letters: [UInt8] = []
      if LookAlikes.entry(scalar) == nil { DisguisedWords.appendBase(of: scalar, to: &letters) }
      let letter = letters.count == 1 && letters[0] < 0x80 ? letters[0] : nil
      #expect(DisguisedWords.accented(scalar) == letter, "\(scalar)")
    }
  }
}
