package import SeedDiagnostics

/// Changes for people at a terminal.
package struct ChangeText {
  private let report: ChangeReport
  private let usesColor: Bool
  private let unchangedVoices: [ReviewKey: [String]]
  /// From how many records on those that only stand in another file are counted.
  private static let movedCount = 4

  package init(_ report: ChangeReport, usesColor: Bool) {
    self.report = report
    self.usesColor = usesColor
    unchangedVoices = report.unchangedVoices()
  }

  package var text: SafeText {
    var text = ink("Content \(report.versions)", .strong)
    text += ": \(report.baseName) → \(report.comparison.now.name)\n"
    if report.isOfBundles { text += "Only what a bundle holds is compared.\n" }
    for kind in ReviewKind.allCases { text += section(kind) }
    if !report.comparison.gaps.isEmpty {
      text += "\n" + ink("Not compared", .warning) + "\n"
      for gap in report.comparison.gaps { text += "  \(gap.gap.what): \(gap.gap.reason)\n" }
    }
    if let sizes = report.sizes, sizes.old != sizes.new {
      text += "\n" + ink("Bundle", .strong) + ": \(sizes.text)\n"
      let width = sizes.sections.map(\.name.count).max() ?? 0
      for section in sizes.sections {
        let gap = String(repeating: " ", count: width - section.name.count)
        text += "  \(section.name)\(gap)  \(BundleSizes.signed(section.new - section.old))\n"
      }
    }
    return text
  }

  private func section(_ kind: ReviewKind) -> SafeText {
    let changes = report.changes(of: kind)
    if changes.isEmpty { return "" }
    var text =
      "\n" + ink("\(kind.heading(report.comparison.now.labels))", .strong)
      + ": \(ChangeReport.Counts(changes).text)"
    text += kind.ships || kind == .configuration ? "\n" : ", not in the bundle\n"
    let moved = changes.filter { $0.isInOtherFile && $0.fields.isEmpty }
    let counts = moved.count >= Self.movedCount
    for change in changes where !counts || !(change.isInOtherFile && change.fields.isEmpty) {
      text += block(change)
    }
    if counts {
      let routes = Dictionary(grouping: moved) { "\($0.old?.file ?? "?") → \($0.new?.file ?? "?")" }
      for (route, records) in routes.sorted(by: { $0.key < $1.key }) {
        text += "  \(records.count) moved: \(route)\n"
      }
    }
    return text
  }

  private func block(_ change: RecordChange) -> SafeText {
    if change.isAdded {
      return "  " + ink("+ \(change.record.label)", .added) + "\n" + content(of: change.record, .added)
    }
    if change.isRemoved {
      return "  " + ink("- \(change.record.label)", .removed) + "\n" + content(of: change.record, .removed)
    }
    var text: SafeText = "  ~ \(change.record.label)\n"
    if change.isInOtherFile {
      text += "      moved: \(change.old?.file ?? "?") → \(change.new?.file ?? "?")\n"
    }
    for field in change.fields { text += line(field) }
    if let voices = unchangedVoices[change.record.key] {
      text += "      as it was: \(voices.joined(separator: ", "))\n"
    }
    return text
  }

  /// What a record that came or went says: its texts a line each, the rest on one.
  private func content(of record: ReviewRecord, _ color: Ink) -> SafeText {
    let (facts, texts) = ContentSummary.of(record)
    var text: SafeText = facts.isEmpty ? "" : "      \(facts)\n"
    for (path, words) in texts {
      text += "      " + (path.isEmpty ? "" : "\(path): " as SafeText) + inked(words, color) + "\n"
    }
    return text
  }

  private func line(_ field: FieldChange) -> SafeText {
    let path: SafeText = field.path.isEmpty ? "" : "\(field.name): "
    let indent: SafeText = "      "
    switch field.change {
    case .reworded(let old?, let new?):
      let words = WordDiff(old, new)
      if words.isWhole {
        let heading: SafeText = field.path.isEmpty ? "" : indent + "\(field.name):\n"
        return heading + indent + "  " + inked("- " + old, .removed) + "\n" + indent + "  "
          + inked("+ " + new, .added) + "\n"
      }
      return indent + path + inline(words) + "\n"
    case .reworded(let old, let new):
      return indent + path + inline(.changed(old: old ?? "", new: new ?? "")) + "\n"
    case .value(let old, let new):
      return indent + path + ink("\(old?.line ?? "nothing")", .removed) + " → "
        + ink("\(new?.line ?? "nothing")", .added) + "\n"
    case .members(let removed, let added):
      let parts = removed.map { ink("-\($0)", .removed) } + added.map { ink("+\($0)", .added) }
      return indent + path + parts.joined(separator: ", ") + "\n"
    case .reordered(let order): return indent + path + "in another order: \(order.joined(separator: ", "))\n"
    }
  }

  private func inline(_ words: WordDiff) -> SafeText { words.parts.map { inline($0) }.joined(separator: "") }

  private func inline(_ part: WordDiff.Part) -> SafeText {
    switch part {
    case .same(let text): return lines(text)
    case .changed(let old, let new):
      var text: SafeText = ""
      if !old.isEmpty { text += usesColor ? inked(old, .removed) : "[-" + lines(old) + "-]" }
      if !new.isEmpty { text += usesColor ? inked(new, .added) : "{+" + lines(new) + "+}" }
      return text
    }
  }

  /// A text with its own lines, the later ones indented.
  private func lines(_ text: String) -> SafeText {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { SafeText(String($0), limit: .max) }
      .joined(separator: "\n        ")
  }

  /// A text in colour, each of its lines by itself.
  private func inked(_ text: String, _ color: Ink) -> SafeText {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ink(SafeText(String($0), limit: .max), color) }.joined(separator: "\n        ")
  }

  private func ink(_ text: SafeText, _ ink: Ink) -> SafeText {
    usesColor && !text.string.isEmpty ? SafeText(ink) + text + Ink.reset : text
  }
}

/// What a record says, in short.
enum ContentSummary {
  /// Facts that the label has already, or that say nothing to a reader.
  private static func isKnown(_ path: String, of kind: ReviewKind) -> Bool {
    switch path {
    case "id", "number", "key", "slug", "rule", "record", "kind": true
    case "bugSlug", "trigger": kind == .tidbit
    case "product": kind == .copyKey
    default: false
    }
  }

  static func of(_ record: ReviewRecord) -> (facts: String, texts: [(path: String, text: String)]) {
    var facts: [String] = []
    var texts: [(path: String, text: String)] = []
    let empty: RecordValue = record.value.members.isEmpty ? .record([]) : .list([])
    for field in FieldComparison(record.key.kind.shape, empty, record.value).changes {
      switch field.change {
      case .reworded(_, let text?): texts.append((field.name, text))
      case .value(_, let value?)
      where !isKnown(field.path, of: record.key.kind) && !field.path.hasSuffix(".\(value.line).id"):
        facts.append("\(field.name) \(value.line)")
      case .members(_, let added): facts.append("\(field.name) \(added.joined(separator: ", "))")
      default: break
      }
    }
    return (facts.joined(separator: " · "), texts)
  }
}
