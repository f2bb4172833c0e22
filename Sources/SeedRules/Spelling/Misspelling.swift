import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedText

/// Flags words that the locale's dictionary lacks, by the installed Hunspell library, and that the content
/// does not accept. All words are looked up together, by `Spelling`.
struct Misspelling: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("spelling/misspelling"),
    summary: "A word is misspelled, by the dictionary of the content's locale.",
    rationale: """
      A reader who sees one typo looks for the next one. Words are looked up in the dictionary of the \
      configured `locale` by the Hunspell library, where both are installed (Debian: `libhunspell-1.7-0` and \
      `hunspell-en-us`; macOS: Homebrew's `hunspell`). `DICPATH` adds folders to look for dictionaries in. \
      Where they are missing, or hidden by `SEEDTOOL_OUTSIDE=off`, every format says that the rule could not \
      run, and a run with `--strict` or under `CI` ends with exit code 2.

      A word with a capital inside a sentence is taken for a name: it is flagged only where a name that the \
      dictionary has is near (`Wensday`). Other names and terms of the trade belong in the word list \
      `accept`: an entry in lower case is accepted with a capital, too, one with capitals as it stands; `'s` \
      may follow. Compounds with hyphens are right when their parts are. Passed over are numbers, \
      abbreviations in capitals, addresses, handles, names of files, what stands in backticks, and \
      identifiers with capitals inside.

      Words that were once looked up are kept in the user's cache folder; `SEEDTOOL_CACHE=off` does without.
      """,
    repair:
      "Unsafe: puts the nearest suggestion in the word's place; another word may have been meant. Where two are as near, there is no fix.",
    reads: "every text that is shown; in messages what is shown as it stands",
    options: [
      .strings("allowed", [], "Words that are right besides those of the dictionary.", looser: .higher)
    ],
    wordList: "accept"
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Leave someone else's typo alone today, in a café or a group chat. It isn't yours."),
      .comment("They moved from Scunthorpe to Penistone, near Strangelove's. C'est la vie, déjà vu."),
      .comment("You wrote haha twice, and the five-year-olds did not laugh."),
      .comment("They left Scunthorpe for Penistone."),
      .comment("Hm. Tsk, tsk. Pfft, and grrr."),
      .comment("Your co-worker's OKRs don't need a run-through at 5pm. See `okr.md`."),
      .file(
        "seedtool.json",
        #"{ "version": "1.0.0", "locale": "en_US", "wordLists": { "accept": ["Zorblatt", "freewrite"] } }"#,
        beside: [
          "micro_education.json": """
          [{ "id": "7f0c4c1e-8d0b-4d57-9f64-20b1c2a7e913", "bugSlug": "need-to-be-right", "trigger": "general",
            "body": "Freewrite about it before Zorblatt's meeting: the page never argues back." }]
          """
        ]
      ),
    ],
    flagged: [
      .prompt(
        "Let ⟪sombody⟫ else's wrong date stand until the end of lunch.",
        repaired: "Let somebody else's wrong date stand until the end of lunch."
      ),
      .tidbit(
        #""body": "You ⟪didnt⟫ lose the argument; you won the last word and a quiet ⟪dinnner⟫ with it.""#,
        repaired:
          #""body": "You didn't lose the argument; you won the last word and a quiet dinner with it.""#
      ),
      .comment(
        "The ⟪cancelled⟫ trip had a ⟪flavour⟫ of ⟪honour⟫.",
        repaired: "The canceled trip had a flavor of honor."
      ),
      .comment("See you on ⟪Wensday⟫, at the latest.", repaired: "See you on Wednesday, at the latest."),
      .comment(
        "⟪Thier⟫ version of the story was shorter.",
        repaired: "Their version of the story was shorter."
      ),
    ]
  )

  static let moment = RunMoment.words

  static func speller(
    _ options: RuleOptions,
    locale: String,
    _ resources: SpellingResources
  ) throws(SpellingUnavailable) -> (any Speller)? {
    let accepted = options.strings("allowed") + options.wordList
    return try Spelling(locale: locale, accepted: accepted, resources)
  }

  /// - Complexity: O(words that have not been looked up before), some microseconds each; 20 ms for each wrong
  ///   one.
  func check(_ run: RunView, _ findings: inout FindingSink) {
    do throws(SpellingUnavailable) {
      let found = try run.speller?.resolve(run.unknownWords, of: run.catalog, workers: run.workerCount)
      guard let found else { return }
      run.usedListEntries[Self.metadata.wordListName] = found.usedEntries
      findings.append(found.findings)
    } catch {
      run.skip(Self.self, error)
    }
  }

  /// What a finding on a wrong word advises; the same at each of the word's places.
  struct Advice: Sendable {
    fileprivate let suggestions: [String]
    /// What the fix puts in the word's place; nil without a suggestion that is near enough.
    fileprivate let best: String?

    init(_ suggestions: [String], for spelling: String, american: Set<String> = []) {
      self.suggestions = suggestions
      // Of two that are as near (`finsh`: fins, finish) either may have been meant.
      let isTie =
        suggestions.count > 1
        && !Suggestions.differ(suggestions[0], suggestions[1], for: spelling, american: american)
      best = isTie ? nil : suggestions.first.flatMap { Suggestions.isNear($0, to: spelling) ? $0 : nil }
    }

    /// ": did you mean `a`, `b` or `c`?"; nothing without a suggestion.
    fileprivate var question: String {
      let quoted = suggestions.map { "`\($0)`" }
      guard let last = quoted.last else { return "" }
      let others = quoted.dropLast().joined(separator: ", ")
      return ": did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
    }
  }

  /// The finding at a place.
  static func finding(_ place: SpellingPass.Place, _ advice: Advice, in text: TextView) -> Diagnostic {
    let word = String(decoding: text.bytes[place.range], as: UTF8.self)
    let message = "`\(Excerpt.of(word))` is misspelt\(advice.question)"
    var finding = text.finding(of: Self.self, message, at: place.range)
    let accepted = accepted(word)
    // The command as a shell takes it.
    finding.remedy =
      "If it is right: `\(text.catalog.command(["words", "add", Excerpt.of(accepted)]))`"
    finding.found = accepted
    finding.relations.follows = [.letters]
    // A suggestion has the apostrophes that the word has; a message may double them.
    let apostrophe = word.contains("\u{2019}") ? "\u{2019}" : word.contains("''") ? "''" : "'"
    func repair(_ suggestion: String) -> Repair {
      let edit = text.edit(place.range, with: suggestion.replacing("'", with: apostrophe))
      return Repair("replace it with `\(suggestion)`", .unsafe, [edit])
    }
    finding.repair = advice.best.map(repair)
    finding.alternatives = advice.suggestions.filter { $0 != advice.best }.map(repair)
    return finding
  }

  /// What the list of accepted words has to have for a word to be right: it without what is put behind an
  /// owner, and with single apostrophes where a message doubles them.
  private static func accepted(_ word: String) -> String {
    let single = word.replacing("''", with: "'")
    let isOwner = ["'s", "\u{2019}s"].contains { single.hasSuffix($0) }
    return isOwner ? String(single.dropLast(2)) : single
  }
}
