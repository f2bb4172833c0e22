import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedTables

/// Records for people: what each is on one line, and below it what it says, in as many columns as there are.
struct ListPage {
  let columnCount: Int
  let usesColor: Bool
  let labels: RecordLabels

  func text(_ records: [ListedRecord]) -> SafeText {
    var text: SafeText = ""
    for record in records {
      text += heading(record)
      // A list shows how a record begins, a search what was found.
      let shown = record.texts.contains { !$0.marks.isEmpty } ? record.texts[...] : record.texts.prefix(1)
      for own in shown { text += paragraph(own.isFirst ? "" : "\(own.field): ", own) }
    }
    return text
  }

  private func heading(_ record: ListedRecord) -> SafeText {
    var parts = record.facts.map(\.value)
    if parts.isEmpty { parts = [labels[record.kind]] }
    if let percent = record.percent { parts.insert("\(percent) % in common", at: 0) }
    parts.append(place(of: record))
    var line = TerminalText.escape(record.name)
    var text: SafeText = usesColor ? "\u{1B}[1m\(record.name)\u{1B}[0m" : "\(record.name)"
    for part in parts {
      let shown = TerminalText.escape(part)
      if line.count + 3 + shown.count > columnCount {
        text += "\n    \(part)"
        line = "    " + shown
      } else {
        text += " · \(part)"
        line += " · " + shown
      }
    }
    return text + "\n"
  }

  /// Where a record stands; the file's name alone where the path is too long for a line.
  private func place(of record: ListedRecord) -> String {
    let place = "\(record.path):\(record.line)"
    guard place.count > columnCount - 4, let slash = place.lastIndex(of: "/") else { return place }
    return "…\(place[slash...])"
  }

  /// A text behind its field's name, indented and wrapped; the words that are marked are shown stronger.
  private func paragraph(_ label: String, _ text: ListedRecord.Text) -> SafeText {
    var result: SafeText = "    \(label)"
    var width = 4 + label.count
    var isFirst = true
    var offset = 0
    for word in text.text.split(separator: " ", omittingEmptySubsequences: false) {
      let range = offset..<offset + word.utf8.count
      offset = range.upperBound + 1
      if word.isEmpty { continue }
      let shown = TerminalText.escape(String(word))
      if !isFirst, width + 1 + shown.count > columnCount {
        result += "\n    "
        width = 4
      } else if !isFirst {
        result += " "
        width += 1
      }
      isFirst = false
      width += shown.count
      let isMarked = usesColor && text.marks.contains { $0.overlaps(range) }
      result += isMarked ? "\u{1B}[1;36m\(word)\u{1B}[0m" : "\(word)"
    }
    return result + "\n"
  }

  static func json(_ records: [ListedRecord]) -> SafeText {
    var writer = JSONWriter(.indented)
    writer.object {
      $0.array("records", records) { writer, record in
        writer.member("kind", record.kind.recordName)
        writer.member("name", record.name)
        for fact in record.facts { writer.member(fact.name, fact.value) }
        if let percent = record.percent { writer.member("percent", percent) }
        writer.member("file", record.path)
        writer.member("line", record.line)
        writer.array("texts", record.texts) { writer, text in
          writer.member("field", text.field)
          writer.member("text", text.text)
        }
      }
    }
    return SafeText(writer)
  }
}

extension Console {
  /// The columns that text may take: the terminal's, else those that `COLUMNS` says, else 80.
  var columnCount: Int {
    let count = Process.columnCount(.output) ?? Process.environment("COLUMNS").flatMap { Int($0) } ?? 80
    return min(max(count, 20), 120)
  }
}
