import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource

/// What to write for a placeholder that a text lacks, or has as a plain count.
///
/// Where words are the writer's to choose, the help has `<words>`, which no text may be left with.
struct PlaceholderHelp {
  let remedy: String
  /// Where another variant has it.
  let note: Diagnostic.Note?

  /// - Parameter text: where it is to stand, or stands plainly.
  /// - Complexity: O(bytes of the key's messages in the table).
  init(_ name: String, _ type: PlaceholderType?, for text: CopyMessage, in copy: CopyContent) {
    let shown = Excerpt.of(name)
    guard type == .count else {
      (remedy, note) = ("Put `{\(shown)}` in.", nil)
      return
    }
    let siblings = copy.entry(ofRecord: text.record)?.messages ?? []
    for sibling in siblings where sibling !== text {
      for use in sibling.uses where use.name == name {
        guard case .plural(let arms) = use.form else { continue }
        let selectors = arms.map { Self.name(of: $0.selector) + " {<words>}" }.joined(separator: " ")
        remedy = "Write a plural, with your words in each arm: `{\(shown), plural, \(selectors)}`."
        note = Diagnostic.Note("another variant has it", at: sibling.place(use.range))
        return
      }
    }
    remedy =
      "Write a plural, with the noun inside: `{\(shown), plural, one {# <noun>} other {# <nouns>}}`."
    note = nil
  }

  /// What is wrong with a placeholder that stands in a text and does not count as one; nil where it does not
  /// stand there.
  static func disguised(_ name: String, in parts: [ParsedMessage.Part]) -> String? {
    for part in parts {
      switch part {
      case .literal(let text, _):
        if text.contains("{\(name)}") {
          return
            "`{\(Excerpt.of(name))}` stands there behind a `'`, which makes it plain text: delete the `'`."
        }
        if text.contains("[\(name)]") {
          let shown = Excerpt.of(name)
          return "`[\(shown)]` is how `seedtool show` writes it: put `{\(shown)}` in its place."
        }
      case .argument, .number: break
      case .plural(_, _, let arms, _):
        if let found = arms.lazy.compactMap({ disguised(name, in: $0.parts) }).first { return found }
      case .select(_, _, let arms, _):
        if let found = arms.lazy.compactMap({ disguised(name, in: $0.parts) }).first { return found }
      }
    }
    return nil
  }

  private static func name(of selector: PluralSelector) -> String {
    switch selector {
    case .exactly(let number): "=\(number)"
    case .category(let category): PluralCategory.names[Int(category.rawValue)]
    }
  }
}

extension CopyContent {
  /// The entry that is a record.
  ///
  /// - Complexity: O(log entries).
  fileprivate func entry(ofRecord record: UInt32) -> Entry? {
    let index = entries.indices.partitionPoint { entries[$0].record < record }
    return index < entries.count && entries[index].record == record ? entries[index] : nil
  }
}
