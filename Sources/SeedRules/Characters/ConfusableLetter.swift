import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedText

/// Flags letters of other scripts that pass for Latin ones, and other forms of Latin letters: ligatures,
/// full-width, mathematical, circled, raised and small capital ones.
///
/// In a word that has a Latin letter every look-alike is one. A word all of exact look-alikes is one where no
/// other word of the text shows that its script is really written there: `ухо` beside `глаз` is Russian. A
/// sign made of a letter (`ℓ`, `ⓐ`) is meant where it stands alone; two in a row are a way to write a word.
/// An accent or prime between two letters is an apostrophe.
///
/// Words all of the locale's own script are right. In one of both its script and Latin the fewer are wrong,
/// where all of a run look like letters of the other script.
///
/// Full-width forms and ideographic marks are right in Chinese and Japanese: in content of theirs, and next
/// to their letters in any other.
struct ConfusableLetter: TextRule {
  static let metadata = RuleMetadata(
    .error("characters/confusable-letter"),
    summary: "A Latin word has a letter of another script that looks like a Latin one.",
    rationale: """
      A Cyrillic `а` in an English word cannot be seen, but search, spelling and a screen reader stumble over \
      it, and rules that look for words miss it. The same goes for Greek look-alikes, for full-width and \
      mathematical letters, digits and marks, and for the ligatures that come in from a PDF. Words that are \
      really Greek or Russian are left alone, as are `。`, `，` and `（` in Chinese and Japanese.
      """,
    repair: """
      Writes the Latin letter, or the language's own in a word of mostly its letters. Safe in a word that \
      has Latin letters, and for other forms of Latin ones: the reader sees the same. Unsafe for a mark in \
      a language whose marks are not known, for a word all of look-alikes, which may be a foreign one, and \
      for Greek small letters that only resemble a Latin one (`α`), which may be meant.
      """,
    reads: "every text, messages included"
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Use the word тоска once today, or the word φιλότιμο, and explain neither."),
      .comment("The Russian for ear is ухо. The word for eye is глаз."),
      .comment("The sign says 「静かに。」 and 今日、休み。"),
      .comment("An α of 0.05, a β-test, 3 Ω of resistance, 5 ℓ, 6′2″, and note ⓐ."),
    ],
    flagged: [
      .prompt(#"Let the d⟪\u043E\u043E⟫r stay open tod⟪а⟫y."#, repaired: "Let the door stay open today."),
      .comment(
        "Only ⟪а⟫ fool reads this twice, in ⟪ｆｕｌｌ⟫ or in ⟪𝐛𝐨𝐥𝐝⟫.",
        repaired: "Only a fool reads this twice, in full or in bold."
      ),
      .comment(
        "Your ⟪ﬁ⟫rst o⟪ﬃ⟫ce isn⟪´⟫t ⟪ⓗⓔⓡⓔ⟫⟪，⟫⟪ɪᴛ⟫ was on ⟪ｆｌｏｏｒ⟫ ⟪１２⟫.",
        repaired: "Your first office isn't here, it was on floor 12."
      ),
    ]
  )

  static let traits: TextTraits = .unusualScalar

  private let marks: LocaleMarks

  init(_ options: RuleOptions) { marks = LocaleMarks(locale: options.locale) }

  /// The Latin letter that a scalar looks like; nil for the language's own.
  private func entry(_ scalar: Unicode.Scalar) -> LookAlikes.Entry? {
    guard !marks.isWide || !LookAlikes.isWide(scalar), let entry = LookAlikes.entry(scalar),
      marks.script == nil || entry.script != marks.script
    else { return nil }
    return entry
  }

  func check(_ text: TextView, _ findings: inout FindingSink) {
    let scalars = text.placedScalars
    checkApostrophes(scalars, text, &findings)
    let words = Self.words(of: scalars)
    if let own = marks.script {
      for word in words { checkMixed(word, scalars, own, text, &findings) }
    }
    guard scalars.contains(where: { entry($0.scalar) != nil }) else { return }
    var written: Set<LookAlikes.Script> = []
    for word in words {
      for placed in scalars[word] {
        if entry(placed.scalar)?.isExact != true, let script = LookAlikes.script(placed.scalar) {
          written.insert(script)
        }
      }
    }
    for word in words { check(word, scalars, written, text, &findings) }
  }

  /// Flags an accent or a prime that stands between two Latin letters.
  private func checkApostrophes(_ scalars: [PlacedScalar], _ text: TextView, _ findings: inout FindingSink) {
    for index in scalars.indices.dropFirst().dropLast() {
      let scalar = scalars[index].scalar
      guard scalar.value == 0xB4 || scalar.value == 0x2032, LookAlikes.isLatin(scalars[index - 1].scalar),
        LookAlikes.isLatin(scalars[index + 1].scalar)
      else { continue }
      let bytes = scalars[index].range
      let message = "\(scalar.codePointAndName) looks like an apostrophe"
      let finding = text.finding(of: Self.self, message, at: bytes)
      findings.report(finding, Repair("Write an apostrophe", .safe, [text.edit(bytes, with: "'")]))
    }
  }

  /// Flags the letters of a word that are of the wrong one of two scripts, Latin and the language's own.
  private func checkMixed(
    _ word: Range<Int>,
    _ scalars: [PlacedScalar],
    _ own: LookAlikes.Script,
    _ text: TextView,
    _ findings: inout FindingSink
  ) {
    let letters = scalars[word].map(\.scalar)
    let latin = letters.filter(LookAlikes.isLatin)
    let ownCount = letters.count { LookAlikes.script($0) == own }
    if latin.isEmpty || ownCount == 0 { return }
    // "SMSка": an ending of the language's own.
    let stem = letters.prefix { LookAlikes.isLatin($0) && $0.properties.isUppercase }
    let isInflected = letters[stem.count...].allSatisfy {
      LookAlikes.script($0) == own && $0.properties.isLowercase
    }
    if stem.count > 1, isInflected { return }
    func twin(_ scalar: Unicode.Scalar) -> String? { LookAlikes.twin(of: scalar, in: own).map(String.init) }
    let isTie = ownCount == latin.count
    let isOwn = ownCount > latin.count || isTie && latin.allSatisfy { twin($0) != nil }
    let name = isOwn ? own.name : "Latin"
    for run in word.split(whereSeparator: { LookAlikes.isLatin(scalars[$0].scalar) != isOwn }) {
      let meant = scalars[run].compactMap { placed -> String? in
        if isOwn { return twin(placed.scalar) }
        return LookAlikes.entry(placed.scalar).flatMap { $0.isExact && $0.script == own ? $0.latin : nil }
      }
      guard meant.count == run.count, let first = scalars[run].first, let last = scalars[run].last else {
        continue
      }
      let written = meant.joined()
      let bytes = first.range.lowerBound..<last.range.upperBound
      let message =
        run.count == 1
        ? "\(first.scalar.codePointAndName) looks like the \(name) `\(written)`"
        : "\(isOwn ? "Latin" : own.name) letters that look like the \(name) `\(Excerpt.of(written))`"
      var finding = text.finding(of: Self.self, message, at: bytes)
      let edit = text.edit(bytes, with: written)
      finding.repair = Repair("Write the \(name) `\(Excerpt.of(written))`", isTie ? .unsafe : .safe, [edit])
      findings.report(finding)
    }
  }

  /// - Parameter written: the scripts of which the text has letters that cannot pass for Latin ones.
  private func check(
    _ word: Range<Int>,
    _ scalars: [PlacedScalar],
    _ written: Set<LookAlikes.Script>,
    _ text: TextView,
    _ findings: inout FindingSink
  ) {
    let letters = scalars[word].map(\.scalar)
    let hasLatin = letters.contains { LookAlikes.isLatin($0) || entry($0)?.script == .form }
    let isDisguise = letters.allSatisfy {
      guard let entry = self.entry($0) else { return false }
      return entry.isExact && !written.contains(entry.script)
    }
    var index = word.lowerBound
    while index < word.upperBound {
      guard let first = entry(scalars[index].scalar),
        hasLatin || isDisguise || first.script == .form || first.script == .sign
      else {
        index += 1
        continue
      }
      let start = index
      var latin = ""
      var isExact = true
      while index < word.upperBound, let entry = self.entry(scalars[index].scalar),
        entry.script == first.script
      {
        latin += entry.latin
        isExact = isExact && entry.isExact
        index += 1
      }
      let run = scalars[start..<index]
      // One raised letter or small capital is an ordinal or phonetics.
      if first.script == .sign, run.count == 1, !(hasLatin && isExact) { continue }
      if run.allSatisfy({ LookAlikes.isWide($0.scalar) }),
        [start - 1, index].contains(where: {
          scalars.indices.contains($0) && LookAlikes.isOfWideText(scalars[$0].scalar)
        })
      {
        continue
      }
      let bytes = run[start].range.lowerBound..<run[index - 1].range.upperBound
      let isMark = latin.utf8.contains { !$0.isLetterOrDigit }
      let isSafe =
        first.script == .form || first.script == .sign
        ? !isMark || marks.double != nil : hasLatin && isExact
      // Full-width commas and stops bring their own space.
      if index < scalars.count, let last = latin.utf8.last, ".,!?:;".utf8.contains(last),
        scalars[index].scalar.properties.isAlphabetic
      {
        latin += " "
      }
      var finding = text.finding(of: Self.self, Self.message(run.map(\.scalar), first, latin), at: bytes)
      let edit = text.edit(bytes, with: latin)
      finding.repair = Repair("Write the Latin `\(Excerpt.of(latin))`", isSafe ? .safe : .unsafe, [edit])
      findings.report(finding)
    }
  }

  /// The runs of letters and marks.
  private static func words(of scalars: [PlacedScalar]) -> [Range<Int>] {
    scalars.indices.split { index in
      let scalar = scalars[index].scalar
      let isOther =
        !scalar.isASCII
        && (scalar.properties.isAlphabetic || isMark(scalar) || LookAlikes.entry(scalar) != nil)
      return !LookAlikes.isLatin(scalar) && !isOther
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func message(_ run: [Unicode.Scalar], _ first: LookAlikes.Entry, _ latin: String) -> String {
    if first.script == .form || first.script == .sign {
      let name = run.count == 1 ? run[0].codePointAndName : "\(first.script.name) letters (\(run.codePoints))"
      let shown = Excerpt.of(String(latin.prefix { $0 != " " }))
      return "\(name) look\(run.count == 1 ? "s" : "") like `\(shown)`"
    }
    guard run.count == 1 else {
      return "\(first.script.name) letters that look like the Latin `\(Excerpt.of(latin))`: \(run.codePoints)"
    }
    return "\(run[0].codePointAndName) looks like the Latin `\(latin)`"
  }
}
