import SeedSource
import SeedTables

/// The fields of a fix and of what its interaction needs, as their tables say that they stand on a card.
extension Card {
  /// The fields of an object that its table shows, behind an empty line.
  mutating func fields(of object: NodeIndex, _ record: RecordTable, in tree: JSONTree) {
    let fields = record.fields.compactMap { field -> Shown? in
      guard let style = field.card, let node = tree.value(of: field.name, in: object),
        tree[node].kind != .null
      else { return nil }
      return Shown(field: field, style: style, node: node)
    }
    guard !fields.isEmpty else { return }
    line()
    if record.fields.contains(where: { $0.card == .tally }) { tally(fields, in: tree) }
    var previous: String?
    for shown in fields {
      let text = tree[shown.node].kind == .array ? "" : Card.scalar(at: shown.node, in: tree)
      switch shown.style {
      case .paragraph(let label, let hanging):
        if fields.contains(where: { $0.style == .inBrackets }) {
          previous = label + text
        } else {
          paragraph(label + text, hanging: hanging)
        }
      case .inBrackets:
        paragraph("\(previous ?? "") (\(text))")
        previous = nil
      case .clock: line("[ \(Card.clock(Int(text) ?? 0)) ]")
      case .later:
        line()
        paragraph("> \(text)", hanging: 2)
      case .comment: comment(text)
      case .numbered, .boxes: members(of: shown, in: tree)
      case .tally, .tallyBound: break
      }
    }
    if let previous { paragraph(previous) }
  }

  private struct Shown {
    var field: Field
    var style: CardStyle
    var node: NodeIndex
  }

  /// A string as it is, a number as it is written.
  private static func scalar(at node: NodeIndex, in tree: JSONTree) -> String {
    tree[node].kind == .string ? tree.string(at: node) : tree.file.text(tree[node].range)
  }

  private static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  private mutating func tally(_ fields: [Shown], in tree: JSONTree) {
    var unit = ""
    var bounds: [String] = []
    for shown in fields {
      let text = Card.scalar(at: shown.node, in: tree)
      if shown.style == .tally { unit = text }
      if shown.style == .tallyBound {
        bounds.append((shown.field.name.hasPrefix("min") ? "at least " : "at most ") + text)
      }
    }
    line("[ - ]  0 \(unit)  [ + ]\(bounds.isEmpty ? "" : "   ")\(bounds.joined(separator: ", "))")
  }

  /// The members of a list: each one's first text, then what else its table shows.
  private mutating func members(of shown: Shown, in tree: JSONTree) {
    guard case .array(.object(let record), _, _, _) = shown.field.shape else { return }
    let texts = record.fields.filter { field in
      if case .prose = field.shape { return true }
      return false
    }
    guard let first = texts.first, case .prose(_, let part) = first.shape else { return }
    if part == .option { line() }
    for (index, node) in tree.children(of: shown.node).enumerated() {
      func text(_ field: Field) -> String? {
        guard let value = tree.value(of: field.name, in: node), tree[value].kind == .string else {
          return nil
        }
        return tree.string(at: value)
      }
      let isNumbered = shown.style == .numbered
      let indent = isNumbered ? "   " : "    "
      let mark = isNumbered ? "\(index + 1). " : "[ ] "
      paragraph(mark + (text(first) ?? ""), hanging: indent.count)
      // An aside belongs to what stands above it.
      for field in texts.dropFirst() where field.card == .comment {
        if let text = text(field) { comment(text, indent: indent) }
      }
      for field in texts.dropFirst() {
        guard let text = text(field) else { continue }
        switch field.card {
        case .later: paragraph("> \(text)", indent: indent, hanging: 2)
        case .paragraph(let label, _): paragraph(label + text, indent: indent)
        default: break
        }
      }
    }
  }
}
