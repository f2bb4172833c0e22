import SeedDiagnostics
import Testing

/// Text that was UTF-8 and was read as Windows-1252.
struct WrongDecodingTests {
  @Test(arguments: [
    ("Call your naÃ¯ve oldest friendâ€™s bluff.", "naÃ¯ve", "Call your naïve oldest friend’s bluff."),
    ("It â€œworksâ€\u{9D} â€“ sort of.", "â€œworksâ€\u{9D}", "It “works” – sort of."),
    ("One cafÃ© and one hors d\u{2019}Å“uvre.", "cafÃ©", "One café and one hors d\u{2019}œuvre."),
    ("Ten Â£ for it, ðŸ˜€ and allâ„¢.", "Â£", "Ten £ for it, 😀 and all™."),
  ])
  func `a text that was decoded wrongly is one finding, and its fix decodes it`(
    text: String,
    word: String,
    meant: String
  ) {
    #expect(CharacterLinting.marked("leftover", prompt: text) == [word])
    let finding = CharacterLinting.findings("leftover", prompt: text).first
    #expect(finding?.message.contains("is text decoded with the wrong encoding") ?? false)
    #expect(finding?.repair?.applicability == .unsafe)
    #expect(CharacterLinting.fixed("leftover", prompt: text) == meant)
  }

  @Test
  func `what is lost is not made up`() {
    let finding = CharacterLinting.findings("leftover", prompt: "It â€ works, naÃ¯vely.").first
    #expect(finding != nil && finding?.repair == nil)
    #expect(finding?.remedy?.contains("lost characters") ?? false)
  }

  @Test(arguments: [
    "Order a “CAFÉ” at the Ångström, à la carte, voilà…", "Pay 5 £ for a crème brûlée, naïve or not.",
    "SÃO PAULO is far, and so is Vâlcea.",
  ])
  func `letters with accents are none of it`(text: String) {
    #expect(CharacterLinting.marked("leftover", prompt: text) == [])
  }

  @Test(.needsSpelling)
  func `the spelling of such a text is not judged, that of others is`() {
    let run = SpellingLinting(
      ["Call your naÃ¯ve oldest friendâ€™s bluff, sombody.", "Sombody called."],
      also: "characters/leftover"
    )
    #expect(run.flagged == ["naÃ¯ve", "Sombody"])
  }
}
