import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource
import SeedTables
import SeedText

/// Flags what templates, editors, markup and escaping leave behind in a plain text.
struct Leftover: WordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("characters/leftover"),
    since: "0.2",
    summary: "A template, an editor, markup or escaping left something behind in a plain text.",
    rationale: """
      The text is shown as it stands. `{{name}}`, `%s`, `\\n`, `&amp;`, `<b>`, `**bold**`, a `TODO` or `â€™` \
      reaches the reader as just that.

      Read are placeholders of other systems, escapes, entities, tags, Markdown, web addresses, which nobody \
      can press, notes to oneself and text that was decoded with the wrong encoding. `{name}` is a \
      placeholder of copy, and left behind anywhere else.
      """,
    repair: "Unsafe: decodes what was read with the wrong encoding.",
    reads: "every text but keywords; lists and headings of documents are free"
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("Give it 100 % for one hour, R&D and all, if 3 < 5."),
      .comment("Cut [just] and [sorry]. An asterisk* has a footnote."),
      .comment("The to-do list at example.com is long. Press [ Noted ] and shrug."),
      CopyExamples.line("{days, plural, one {{name} has a day} other {{name} has # days}} left."),
    ],
    flagged: [
      .comment("Tell ⟪{{⟫name}} one thing you never finished."),
      .comment("Wait ⟪%s⟫ minutes before you answer."),
      .comment("Say ⟪<b>⟫nothing</b> for once."),
      .comment("⟪Itâ€™s⟫ not your turn, naÃ¯ve or not.", repaired: "It’s not your turn, naïve or not."),
      .comment("It is all at ⟪https://example.com/why⟫, or so they say."),
      .comment("⟪TODO⟫ write a better line."),
      .comment("The meeting on the ninth floor had ⟪[TK]⟫ people in it."),
      .prompt("Say good morning to ⟪[first name]⟫ today and ask for nothing. The rest is on ⟪[link]⟫."),
    ]
  )

  func reads(_ origin: TextOrigin) -> Bool { origin.isProse }

  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    Self.isSuspicious(bytes, traits) || words.contains { Self.notes.contains($0.hash) }
      || DraftLeftover.range(in: words, bytes) != nil
  }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    let role = words.origin.role
    let scan = LeftoverScan(
      words.text.bytes,
      isMessage: words.text.field.isMessage,
      isDocument: role == .document,
      // Copy whose key the catalog lacks may be a document.
      takesAddresses: role == .document || role == nil && words.origin.part.isCopy
    )
    var found = scan.all()
    for index in words.words.indices where Self.notes.contains(words.words[index].hash) {
      if let range = note(at: index, words) { found.append((range, Self.note)) }
    }
    if let range = DraftLeftover.range(in: words.words, words.text.bytes) {
      found.append((range, "a remark about a draft"))
    }
    if let finding = wronglyDecoded(found.filter { $0.what == LeftoverScan.mojibake }, scan, words) {
      findings.report(finding)
      found.removeAll { $0.what == LeftoverScan.mojibake }
    }
    var end = 0
    for (range, what) in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where range.lowerBound >= end {
      // One leftover is one finding: what closes it is not said again.
      end = range.upperBound + (what == "a tag" ? 40 : 24)
      let quoted = "`\(Excerpt.of(words.string(range)))`"
      var finding = words.text.finding(of: Self.self, "\(quoted) is \(what), and would be shown", at: range)
      if what == Self.note || isWhole(range, what, words) { finding.relations.causes = [.unwritten] }
      findings.report(finding, remedy: "Take it out, or write what it stands for.")
    }
  }

  /// One finding on all places of a text that were decoded with the wrong encoding.
  private func wronglyDecoded(_ found: [LeftoverScan.Find], _ scan: LeftoverScan, _ words: WordView)
    -> Diagnostic?
  {
    let ranges = found.map(\.range)
    guard let first = ranges.first else { return nil }
    let more = ranges.count - 1
    let others = more == 0 ? "" : more == 1 ? "; 1 more place is, too" : "; \(more) more places are, too"
    var finding = words.text.finding(
      of: Self.self,
      "`\(Excerpt.of(words.string(first)))` is \(LeftoverScan.mojibake), and would be shown\(others)",
      at: first
    )
    finding.relations.causes = [.letters]
    let decoded = ranges.compactMap(scan.decoded)
    guard let text = decoded.first, decoded.count == ranges.count else {
      finding.remedy = "Write the lost characters again, or paste the text again from its source."
      return finding
    }
    finding.remedy = "It was UTF-8 and was read as Windows-1252: write `\(Excerpt.of(text))`."
    let edits = zip(ranges, decoded).map { words.text.edit($0, with: $1) }
    finding.repair = Repair("write what was meant", .unsafe, edits)
    return finding
  }

  // A set written where it is used would be made anew for each text, by a call for each member.
  private static let marks: TextTraits = [.braces, .percent, .rareSign, .unusualScalar, .nonASCII, .markup]

  /// A mark that may be left over; most texts have none.
  private static func isSuspicious(_ bytes: UnsafeBufferPointer<UInt8>, _ traits: TextTraits) -> Bool {
    if !traits.isDisjoint(with: marks) || LeftoverScan.mayHaveAddress(bytes, traits) { return true }
    guard bytes.count > 1 else { return false }
    return (bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+")) && bytes[1] == 0x20
  }

  /// What is said of a word that a text of its own is to replace: the rest of the text is not judged.
  private static let note = "a note to oneself"

  /// Whether a text is nothing but a leftover. Of `{{name}}` the range is that of the sign that opens it;
  /// what a template names is short.
  private func isWhole(_ range: Range<Int>, _ what: String, _ words: WordView) -> Bool {
    let bytes = words.text.bytes
    let close =
      range.count == 2 ? bytes[range.upperBound...].prefix(100).firstIndex { "}>]".utf8.contains($0) } : nil
    let end = close ?? range.upperBound
    return what != "Markdown"
      && words.words.allSatisfy { $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= end }
  }

  /// Words that are notes to oneself, some of them only in capitals, before a colon or alone.
  private static let notes = WordSet(
    "todo, tbd, tbc, fixme, xxx, xxxx, lorem, nan, placeholder, asdf, wip, qwerty, insert, foo, foobar, undefined, null"
  )

  private func note(at index: Int, _ words: WordView) -> Range<Int>? {
    let word = words.words[index]
    let text = words.string(word.range)
    let bytes = words.text.bytes
    let next = index + 1 < words.words.count ? words.string(words.words[index + 1].range).lowercased() : ""
    let hasColon = word.range.upperBound < bytes.count && bytes[word.range.upperBound] == UInt8(ascii: ":")
    let isAlone = words.words.count == 1 && words.origin.part.isSentence && !words.origin.isSetInLines
    let isMarked = hasColon || isAlone || text.allSatisfy { $0.isUppercase }
    if words.isQuoted(index..<index + 1) { return nil }
    let isNote =
      switch text.lowercased() {
      case "todo", "tbd", "tbc", "xxx", "wip": isMarked
      case "fixme", "xxxx", "asdf", "foobar", "qwerty": true
      case "lorem": next == "ipsum"
      case "foo": next == "bar"
      case "nan":
        text == "NaN" && index + 1 < words.words.count && words.words[index + 1].gap == .joined
          && !["is", "and", "bread"].contains(next)
      case "placeholder":
        ["text", "copy", "comment", "prompt", "body", "title"].contains(next)
          || index == 0 && words.words.count == 1
      case "insert":
        ["text", "name", "joke", "comment", "title", "here", "copy"].contains(next)
          && words.words.suffix(from: index).prefix(5).contains {
            words.string($0.range).lowercased() == "here"
          }
      case "undefined", "null":
        index > 0 && words.words[index].gap == .joined
          && ["hello", "hi", "dear", "for", "of", "ask", "tell", "in"].contains(
            words.string(words.words[index - 1].range).lowercased()
          )
          && index + 1 == words.words.count
      default: false
      }
    return isNote ? word.range : nil
  }
}
