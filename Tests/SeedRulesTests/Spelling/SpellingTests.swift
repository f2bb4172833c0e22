import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedText
import Testing

struct SpellingTests {
  private static let typos = "Sombody recieved thier dinnner untill the enviroment changed."

  @Test(.needsSpelling)
  func `misspellings are found where they stand`() {
    let run = SpellingLinting([Self.typos])
    #expect(run.flagged == ["Sombody", "recieved", "thier", "dinnner", "untill", "enviroment"])
    #expect(
      run.findings.map { $0.repair?.message } == [
        "replace it with `Somebody`", "replace it with `received`", "replace it with `their`",
        "replace it with `dinner`", "replace it with `until`", "replace it with `environment`",
      ]
    )
    #expect(run.skipped.isEmpty)
  }

  @Test(.needsSpelling)
  func `each word that may have been meant can be taken, and the word itself be accepted`() throws {
    let run = SpellingLinting(["They finsh it. Give upp. It is Wensday\u{2019}s dinnner."])
    let finsh = try #require(run.findings.first)
    #expect(finsh.repair == nil)
    let alternatives = finsh.alternatives.map(\.message)
    #expect(alternatives.count > 1 && alternatives.contains("replace it with `finish`"))
    #expect(finsh.alternatives.allSatisfy { $0.applicability == .unsafe && $0.edits.count == 1 })
    // Of what is as near, the doubled letter is the likeliest slip.
    #expect(run.findings.dropFirst().first?.repair?.message == "replace it with `up`")
    #expect(run.findings.map(\.found) == ["finsh", "upp", "Wensday", "dinnner"])
  }

  @Test(
    .needsSpelling,
    arguments: [
      "It's someone else's turn; who'd have thought they'd say \"sooo good\"? Let's not, y'all.",
      "Your co-worker's résumé, the café's menu, and a naïve pre-meeting rewatch of last night's show.",
      "He texted a screenshot to the group chat at 9pm, then unfollowed two influencers. Hmm. Ugh. OK, okay.",
      "A topsy-turvy, single-handedly run, 30-minute stand-up; an ex-boss, a non-answer, a re-do, a half-truth.",
      "Twenty-one selfies, a to-do list, e-mail, WiFi, the A/B test, and/or the Q&A — all 'til five o'clock.",
      "'Cause nothin' beats rock 'n' roll. Ma'am, the '90s called: should've, could've, would've, didn't.",
      "Dr. Smith vs. Ms. Lee, approx. 5 p.m., i.e. late; see https://example.com, me@example.com, notes.txt.",
      "The UK, the USA and NASA sent three CEOs, an MP3 and iPhones to YouTube. DMs? LOL.",
    ]
  )
  func `ordinary American prose has no misspelling`(text: String) {
    #expect(SpellingLinting([text]).flagged == [])
    #expect(SpellingLinting([text.replacing("'", with: "\u{2019}")]).flagged == [])
  }

  @Test(.needsSpelling)
  func `pronouns with an apostrophe, slips of the shift key and British spelling are flagged`() {
    let run = SpellingLinting(["Is it her's or your's? THe colour of dont and wont and THEIRR shoes."])
    #expect(run.flagged == ["her's", "your's", "THe", "colour", "dont", "THEIRR"])
  }

  @Test(.needsSpelling)
  func `findings are the same with any number of threads`() {
    let texts = (0..<20_000).map { "A tidbit of plain words\($0 % 997 == 0 ? " and a mispeling" : "")." }
    let one = SpellingLinting(texts, workers: 1)
    #expect(one.flagged.count == 21)
    #expect(SpellingLinting(texts, workers: 4).findings == one.findings)
  }

  @Test(.needsSpelling)
  func `a name that was found to be none of the dictionary's needs no library in later runs`() throws {
    let folder = try ScratchFolder()
    var resources = SpellingResources.installed
    resources.cacheFolder = folder.path
    let text = "She left for Scunthorp on a Wensday with the window of Windo and Strangelov."
    let cold = SpellingLinting([text], resources: resources)
    #expect(cold.flagged == ["Wensday"])
    resources.libraries = []
    let warm = SpellingLinting([text], resources: resources)
    #expect(warm.findings == cold.findings)
    #expect(warm.skipped.isEmpty)
  }

  @Test(.needsSpelling)
  func `a word that was looked up needs no library in later runs`() throws {
    let folder = try ScratchFolder()
    var resources = SpellingResources.installed
    resources.cacheFolder = folder.path
    let cold = SpellingLinting([Self.typos], resources: resources)
    resources.libraries = []
    let warm = SpellingLinting([Self.typos], resources: resources)
    #expect(warm.findings == cold.findings)
    #expect(warm.skipped.isEmpty)

    let other = SpellingLinting([Self.typos, "Umbrellas."], resources: resources)
    #expect(other.findings.isEmpty)
    #expect(other.skipped.map(\.reason) == ["the Hunspell library is not installed"])
  }

  @Test(.needsSpelling, arguments: ["/proc/nowhere/cache", "/dev/null/cache"])
  func `a cache folder that cannot be written is no fault`(folder: String) {
    var resources = SpellingResources.installed
    resources.cacheFolder = folder
    let run = SpellingLinting([Self.typos], resources: resources)
    #expect(run.findings.count == 6 && run.skipped.isEmpty)
  }

  @Test
  func `a rule without a dictionary says that it was skipped`() {
    let resources = SpellingResources(libraries: [], dictionaryFolders: ["/nowhere"], cacheFolder: nil)
    let run = SpellingLinting([Self.typos], resources: resources)
    #expect(run.findings.isEmpty)
    #expect(run.skipped.map(\.rule) == ["spelling/misspelling"])
    #expect(run.skipped.map(\.reason) == ["no dictionary for the locale `en_US` is installed"])
  }

  @Test(.needsSpelling)
  func `another library than Hunspell is refused`() throws {
    var resources = SpellingResources.installed
    resources.libraries = ["libnothing-9.so", "libc.so.6", "libSystem.B.dylib"]
    let run = SpellingLinting([Self.typos], resources: resources)
    #expect(run.skipped.first?.reason.hasSuffix("is no Hunspell library") == true)
  }
}
