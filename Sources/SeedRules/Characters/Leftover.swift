import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource
import SeedTables
import SeedText

/// Flags what templates, editors, markup and escaping leave behind in a plain text.
struct Leftover: TextRule, RuleWithoutOptions {
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

  static let traits: TextTraits = []

  func reads(_ field: TextField) -> Bool { field.part.isProse }

  func suspects(_ bytes: UnsafeBufferPointer<UInt8>, _ traits: TextTraits) -> Bool {
    // A message with syntax has braces.
    LeftoverScan.mayFind(in: bytes, traits) || Self.mayHaveNote(bytes, traits, isMessage: false)
  }

  func check(_ text: TextView, _ findings: inout FindingSink) {
    let role = text.copyRole
    let scan = LeftoverScan(
      text.bytes,
      isMessage: text.field.isMessage,
      isDocument: role == .document,
      // Copy whose key the catalog lacks may be a document.
      takesAddresses: role == .document || role == nil && text.field.part.isCopy
    )
    var found = scan.all()
    if Self.mayHaveNote(text.bytes, text.traits, isMessage: text.field.isMessage) {
      let words = text.words
      for index in words.indices where Self.notes.contains(words[index].hash) {
        if let range = note(at: index, words, text) { found.append((range, Self.note)) }
      }
      if let range = DraftLeftover.range(in: words, text.bytes) {
        found.append((range, "a remark about a draft"))
      }
    }
    if let finding = wronglyDecoded(found.filter { $0.what == LeftoverScan.mojibake }, scan, text) {
      findings.report(finding)
      found.removeAll { $0.what == LeftoverScan.mojibake }
    }
    var end = 0
    for (range, what) in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where range.lowerBound >= end {
      // One leftover is one finding: what closes it is not said again.
      end = range.upperBound + (what == "a tag" ? 40 : 24)
      let quoted = "`\(Excerpt.of(text.string(range)))`"
      var finding = text.finding(of: Self.self, "\(quoted) is \(what), and would be shown", at: range)
      if what == Self.note || isWhole(range, what, text) { finding.relations.causes = [.unwritten] }
      findings.report(finding, remedy: "Take it out, or write what it stands for.")
    }
  }

  /// One finding on all places of a text that were decoded with the wrong encoding.
  private func wronglyDecoded(_ found: [LeftoverScan.Find], _ scan: LeftoverScan, _ text: TextView)
    -> Diagnostic?
  {
    let ranges = found.map(\.range)
    guard let first = ranges.first else { return nil }
    let more = ranges.count - 1
    let others = more == 0 ? "" : more == 1 ? "; 1 more place is, too" : "; \(more) more places are, too"
    var finding = text.finding(
      of: Self.self,
      "`\(Excerpt.of(text.string(first)))` is \(LeftoverScan.mojibake), and would be shown\(others)",
      at: first
    )
    finding.relations.causes = [.letters]
    let decoded = ranges.compactMap(scan.decoded)
    guard let first = decoded.first, decoded.count == ranges.count else {
      finding.remedy = "Write the lost characters again, or paste the text again from its source."
      return finding
    }
    finding.remedy = "It was UTF-8 and was read as Windows-1252: write `\(Excerpt.of(first))`."
    let edits = zip(ranges, decoded).map { text.edit($0, with: $1) }
    finding.repair = Repair("write what was meant", .unsafe, edits)
    return finding
  }

  /// What is said of a word that a text of its own is to replace: the rest of the text is not judged.
  private static let note = "a note to oneself"

  /// Whether a text is nothing but a leftover. Of `{{name}}` the range is that of the sign that opens it;
  /// what a template names is short.
  private func isWhole(_ range: Range<Int>, _ what: String, _ text: TextView) -> Bool {
    let bytes = text.bytes
    let close =
      range.count == 2 ? bytes[range.upperBound...].prefix(100).firstIndex { "}>]".utf8.contains($0) } : nil
    let end = close ?? range.upperBound
    return what != "Markdown"
      && text.words.allSatisfy { $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= end }
  }

  /// Words that are notes to oneself, some of them only in capitals, before a colon or alone.
  private static let notes = WordSet(
    "todo, tbd, tbc, fixme, xxx, xxxx, lorem, nan, placeholder, asdf, wip, qwerty, insert, foo, foobar, undefined, null"
  )

  /// Of each of these a part that stands in few other words, and of "above", which ends what is said of a
  /// draft.
  private static let parts = Bitap(
    "todo, tbd, tbc, fixm, xxx, orem, nan, aceh, asdf, wip, qwer, nser, foo, ndef, null, bove"
  )

  /// Whether the words of a text have to be read for notes and what is said of drafts. Where something
  /// unusual may stand inside of a word, they have.
  private static func mayHaveNote(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits,
    isMessage: Bool
  ) -> Bool {
    traits.contains(.unusualScalar) || parts.finds(in: bytes)
      || DraftLeftover.mayStart(bytes, isMessage: isMessage)
  }

  private func note(at index: Int, _ words: [Word], _ view: TextView) -> Range<Int>? {
    let word = words[index]
    let text = view.string(word.range)
    func lowercased(_ index: Int) -> String { view.string(words[index].range).lowercased() }
    let next = index + 1 < words.count ? lowercased(index + 1) : ""
    let end = word.range.upperBound
    let hasColon = end < view.bytes.count && view.bytes[end] == UInt8(ascii: ":")
    let isSetInLines = [.heading, .label, .document].contains(view.copyRole)
    let isAlone = words.count == 1 && view.field.part.isSentence && !isSetInLines
    let isMarked = hasColon || isAlone || text.allSatisfy { $0.isUppercase }
    var quotation = Quotation()
    if quotation.isOpen(in: view.bytes, at: word.range.lowerBound) { return nil }
    let isNote =
      switch text.lowercased() {
      case "todo", "tbd", "tbc", "xxx", "wip": isMarked
      case "fixme", "xxxx", "asdf", "foobar", "qwerty": true
      case "lorem": next == "ipsum"
      case "foo": next == "bar"
      case "nan":
        text == "NaN" && index + 1 < words.count && words[index + 1].gap == .joined
          && !["is", "and", "bread"].contains(next)
      case "placeholder":
        ["text", "copy", "comment", "prompt", "body", "title"].contains(next)
          || index == 0 && words.count == 1
      case "insert":
        ["text", "name", "joke", "comment", "title", "here", "copy"].contains(next)
          && words.indices.suffix(from: index).prefix(5).contains { lowercased($0) == "here" }
      case "undefined", "null":
        index > 0 && words[index].gap == .joined && index + 1 == words.count
          && ["hello", "hi", "dear", "for", "of", "ask", "tell", "in"].contains(lowercased(index - 1))
      default: false
      }
    return isNote ? word.range : nil
  }
}
