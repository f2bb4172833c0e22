import SeedConversion
import SeedDiagnostics
import SeedTables

/// What a conversion tells: every change, everything that was not converted, and where each stands.
struct ConversionReport {
  private let conversion: Conversion
  private let entries: [ConversionEntry]
  private let direction: ConversionDirection

  /// Whether the files that came out are to be written.
  let isWritable: Bool
  private let hasUnreadableFile: Bool

  /// - Parameters:
  ///   - missingPaths: the dialect's files that are not there.
  ///   - otherPaths: the files that are none of the dialect's.
  init(
    _ conversion: Conversion,
    missing missingPaths: [String],
    others otherPaths: [String],
    _ direction: ConversionDirection,
    isSkipping: Bool
  ) {
    self.conversion = conversion
    self.direction = direction
    func entry(_ kind: ConversionEntry.Kind, _ path: String, _ message: String) -> ConversionEntry {
      var entry = ConversionEntry(kind: kind, path: path)
      entry.message = message
      return entry
    }
    let ignored =
      direction == .importing
      ? "the dialect does not have this file; it was not read"
      : "the app has no such file, and all of it is left out"
    entries =
      conversion.entries + missingPaths.map { entry(.missingFile, $0, "there is no such file") }
      + otherPaths.map { entry(.ignored, $0, ignored) }
    hasUnreadableFile = conversion.hasUnreadableFile
    isWritable = !hasUnreadableFile && (isSkipping || !entries.contains { $0.kind.isRefusal })
  }

  /// Lines under headings, what wants somebody's eyes first.
  var text: SafeText {
    var sections: [SafeText] = []
    for section in Section.allCases {
      let own = entries.filter { section.kinds.contains($0.kind) }
      if own.isEmpty { continue }
      sections.append("\(heading(section)):\n" + own.map { line($0) }.joined(separator: ""))
    }
    return sections.joined(separator: "\n")
  }

  private enum Section: CaseIterable {
    case refused, kept, notHeld, converted

    var kinds: Set<ConversionEntry.Kind> {
      switch self {
      case .refused: [.refusedRecord, .refusedField, .refusedFile, .missingFile, .ignored]
      case .kept: [.kept]
      case .notHeld: [.notHeld]
      case .converted: [.renamed, .replaced, .minted, .emptied]
      }
    }
  }

  private func heading(_ section: Section) -> SafeText {
    switch section {
    case .refused: isWritable ? "Left out" : "Cannot be converted"
    case .kept: "Kept as it is, for `seedtool check` to judge"
    case .notHeld: "Left out: the dialect has no such field"
    case .converted: "Converted"
    }
  }

  private func line(_ entry: ConversionEntry) -> SafeText {
    var text: SafeText = "  \(entry.path)"
    if let line = entry.line { text += ":\(line)" }
    text += ": "
    if let record = entry.record {
      text += "\(record.kind.recordName) \(record.index + 1)"
      if let id = record.id { text += " (\(id, limit: 60))" }
      text += entry.field.isEmpty ? ": " : ", \(entry.field, limit: 200): "
    }
    if let message = entry.message {
      text += "\(message)"
      if entry.kind == .refusedField {
        text += isWritable ? "; only the field is left out" : "; --skip leaves out the field alone"
      }
    } else {
      switch (entry.old, entry.new) {
      case (let old?, let new?): text += "\(old, limit: 80) → \(new, limit: 80)"
      case (nil, let new?): text += "none → \(new, limit: 80)"
      case (let old?, nil):
        text += entry.kind == .notHeld ? "\(old, limit: 80)" : "\(old, limit: 80) → left out"
      case (nil, nil): break
      }
    }
    return text + "\n"
  }

  func json(writtenTo output: String?) -> SafeText {
    var writer = JSONWriter(.indented)
    writer.object {
      $0.member("direction", direction == .importing ? "import" : "export")
      $0.member("isConvertible", isWritable)
      $0.member("writtenTo", output)
      $0.object("records") { for file in conversion.files { $0.member(file.name, file.count) } }
      $0.member("refusedRecords", conversion.refusedRecordCount)
      $0.array("entries", entries) { writer, entry in
        writer.member("kind", entry.kind.rawValue)
        writer.member("file", entry.path)
        if let line = entry.line { writer.member("line", line) }
        if let record = entry.record {
          writer.member("record", record.index)
          writer.member("id", record.id)
          writer.member("field", entry.field)
        }
        writer.member("old", entry.old)
        writer.member("new", entry.new)
        writer.member("message", entry.message)
      }
    }
    return SafeText(writer)
  }

  func status(output: String?) -> SafeText {
    let records = conversion.files.map { counted($0.count, $0.kind.recordName) }
    let changes = entries.count { Section.converted.kinds.contains($0.kind) }
    var text: SafeText = "\(records.joined(separator: ", ")); \(counted(changes, "change"))"
    let refused = entries.count { $0.kind.isRefusal }
    if refused > 0 { text += "; \(counted(refused, "thing")) cannot be converted" }
    let ignored = entries.count { $0.kind == .ignored }
    if ignored > 0, direction == .exporting { text += "; \(counted(ignored, "file")) left out" }
    let kept = entries.count { $0.kind == .kept }
    if kept > 0 { text += "; \(counted(kept, "thing")) for `seedtool check` to judge" }
    text += "\n"
    if !isWritable {
      text += "Nothing was written."
      text +=
        hasUnreadableFile
        ? " Mend the file first.\n" : " --skip leaves out what cannot be converted.\n"
    } else if let output {
      text += "Wrote \(output)\n"
    } else {
      text += "Nothing was written; -o FOLDER names a new folder to write to.\n"
    }
    return text
  }

  private func counted(_ count: Int, _ noun: String) -> SafeText {
    let plural = noun == "fix" ? "fixes" : "\(noun)s"
    return "\(count) \(count == 1 ? noun : plural)"
  }
}
