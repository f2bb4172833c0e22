import SeedSource

/// One finding as the text format shows it.
struct FindingBlock {
  /// How many notes of a finding are shown unless all are asked for.
  private static let noteLimit = 4
  /// The columns of a frame where the output is no terminal: log viewers show about that many.
  private static let defaultWidth = 120

  let finding: Diagnostic
  let map: SourceMap
  let notes: ArraySlice<Diagnostic.Note>
  let preview: RepairPreview
  let isVerbose: Bool
  /// The columns of the widest line number.
  let gutterWidth: Int
  /// The columns that are left for source text.
  let textWidth: Int
  /// The columns after which sentences wrap; nil where the output is no terminal.
  let wrapWidth: Int?

  init(_ finding: Diagnostic, in report: FindingReport) {
    self.finding = finding
    map = report.map
    isVerbose = report.context.verbosity == .verbose
    notes = finding.notes.prefix(isVerbose ? .max : FindingBlock.noteLimit)
    let width = max(40, report.context.terminalWidth ?? FindingBlock.defaultWidth)
    let places = [finding.place] + notes.map(\.place)
    let lineNumbers = places.compactMap { [map] in $0.map { map.lineNumber(of: $0) } }
    // A line number in a repair is hardly wider than that of its finding; ten lines are kept in reserve.
    let widest = String((lineNumbers.max() ?? 0) + (finding.repair == nil ? 0 : 10)).utf8.count
    let repairWidth = width - widest - 3
    preview =
      finding.repair.map { [map] in RepairPreview($0, in: map, width: repairWidth) } ?? RepairPreview()
    gutterWidth = String(max(lineNumbers.max() ?? 0, preview.lastLineNumber)).utf8.count
    textWidth = width - max(widest, gutterWidth) - 3
    wrapWidth = report.context.wrapWidth
  }

  func write(to output: inout FormatOutput) {
    writeHeading(finding.severity.rawValue, Ink(finding.severity), finding.message, to: &output)
    if let place = finding.place {
      writeFrame(at: place, finding.marks, "^", Ink(finding.severity), isMain: true, to: &output)
    } else if let location = location {
      writeArrow(to: &output)
      output.write(" \(location)\n", .faint)
    }
    for note in notes {
      guard let place = note.place else {
        writeRemark("note", note.message, to: &output)
        continue
      }
      output.write("note", .note)
      output.write(": \(note.message)\n", .strong)
      writeFrame(at: place, note.marks, "-", .note, isMain: false, to: &output)
    }
    if notes.count < finding.notes.count {
      let count = finding.notes.count - notes.count
      let more = FindingSummary.counted(count, "more place")
      let rest = finding.notes.dropFirst(notes.count)
      let places =
        PlaceList.text(of: rest, in: map, fileIndex: finding.place?.fileIndex).map { ": \($0)" } ?? ""
      writeRemark("note", "and \(more)\(places) (--verbose shows all)", to: &output)
    }
    writeRemarks(to: &output)
    writeFix(to: &output)
  }

  /// The value and the record that the finding is about, where they are known.
  private var location: SafeText? {
    if let label = finding.label { return "(\(label, limit: 120))" }
    let pointer = finding.pointer.flatMap { $0.isEmpty ? nil : SafeText($0, limit: 120) }
    // Behind the record's name may stand what of it an approval names.
    let record = finding.record.map { SafeText(String($0.prefix { $0 != " " }), limit: 64) }
    // A record that is gone has no place; the message names it.
    return pointer.map { pointer in record.map { "(\(pointer) in \($0))" } ?? "(\(pointer))" }
  }

  private func writeHeading(_ word: String, _ ink: Ink, _ message: String, to output: inout FormatOutput) {
    output.write("\(word)[\(finding.rule.text)]", ink)
    let column = word.count + finding.rule.text.count + 4
    output.write(": \(wrapped(message, from: column, indent: 4))\n", .strong)
  }

  /// A sentence that keeps to the terminal's width, where the output is one.
  private func wrapped(_ sentence: String, from start: Int, indent: Int) -> SafeText {
    let safe = SafeText(sentence)
    return wrapWidth.map { safe.wrapped(at: $0, from: start, indent: indent) } ?? safe
  }

  private func writeRemarks(to output: inout FormatOutput) {
    if isVerbose {
      if let expected = finding.expected { writeRemark("expected", expected, to: &output) }
      if let found = finding.found { writeRemark("found", found, to: &output) }
      if let key = finding.key {
        var writer = JSONWriter()
        writer.object { $0.members(of: key) }
        writeRemark("suppression", writer.text, to: &output)
      }
    }
    for advice in finding.advice { writeRemark("help", advice, to: &output) }
  }

  private func writeFix(to output: inout FormatOutput) {
    guard let repair = finding.repair else { return }
    writeRemark("\(repair.applicability.rawValue) fix", repair.message, to: &output)
    for line in preview.lines {
      switch line {
      case .file(let fileIndex, let number):
        writeArrow(to: &output)
        output.write(" \(map.sources[fileIndex].path):\(number)\n", .strong)
      case .removed(let number, let text): writeChange("-", .removed, number, text, to: &output)
      case .added(let number, let text): writeChange("+", .added, number, text, to: &output)
      case .mark(let columns):
        output.write(repeating: " ", gutterWidth + 3 + columns.lowerBound)
        output.write("\(String(repeating: "~", count: columns.count), limit: .max)\n", .added)
      case .more(let count):
        writeRemark("and", FindingSummary.counted(count, "more change"), to: &output)
      case .tooLong:
        writeRemark("…", "the change is too long to show", to: &output)
      }
    }
  }
}

extension FindingBlock {
  private func writeArrow(to output: inout FormatOutput) {
    output.write(repeating: " ", gutterWidth)
    output.write("-->", .gutter)
  }

  /// The place, and its first line with the range underlined.
  private func writeFrame(
    at place: Place,
    _ marks: [ByteRange],
    _ mark: Unicode.Scalar,
    _ ink: Ink,
    isMain: Bool,
    to output: inout FormatOutput
  ) {
    let position = map.start(of: place)
    let file = map.sources[place.fileIndex]
    writeArrow(to: &output)
    output.write(" \(file.path):\(position.line):\(position.column)")
    if isMain, let location { output.write(" \(location)", .faint) }
    output.write("\n")
    // A file's first byte stands for all of it.
    guard file.byteCount > 0, !isMain || !finding.isOfWholeFile else { return }

    let line = map.lines(ofFile: place.fileIndex).range(ofLine: position.line - 1)
    // The CR of a CR LF belongs to the line's end, but for a finding about it.
    let bytes = file.bytes
    let endsInCarriageReturn = line.byteCount > 0 && bytes[line.end - 1] == 0x0D && line.end < bytes.count
    let showsIt = place.range.start == line.end - 1 && place.range.end <= line.end
    let shown = line.start..<(endsInCarriageReturn && !showsIt ? line.end - 1 : line.end)
    let window = LineWindow(
      bytes,
      line: shown,
      focus: place.range.start..<max(place.range.start, place.range.end),
      marks: marks.map { $0.start..<$0.end },
      width: textWidth
    )
    writeGutter(to: &output)
    output.write("\n")
    let number = String(position.line)
    output.write(repeating: " ", gutterWidth - number.utf8.count)
    output.write("\(number) |", .gutter)
    output.write(window.text.isEmpty ? "\n" : " \(window.text, limit: .max)\n")
    writeGutter(to: &output)
    var column = -1
    for columns in window.markColumns {
      output.write(repeating: " ", columns.lowerBound - column)
      output.write("\(String(repeating: String(mark), count: columns.count), limit: .max)", ink)
      column = columns.upperBound
    }
    output.write("\n")
  }

  private func writeGutter(to output: inout FormatOutput) {
    output.write(repeating: " ", gutterWidth + 1)
    output.write("|", .gutter)
  }

  /// A line below the frames: `   = help: …`.
  private func writeRemark(_ word: String, _ text: String, to output: inout FormatOutput) {
    output.write(repeating: " ", gutterWidth + 1)
    output.write("=", .gutter)
    output.write(" \(word)", .strong)
    let column = gutterWidth + word.count + 5
    output.write(": \(wrapped(text, from: column, indent: min(column, 16)))\n")
  }

  private func writeChange(
    _ sign: String,
    _ ink: Ink,
    _ number: Int,
    _ text: String,
    to output: inout FormatOutput
  ) {
    let digits = String(number)
    output.write(repeating: " ", gutterWidth - digits.utf8.count)
    output.write("\(digits)", .gutter)
    output.write(" ")
    output.write(text.isEmpty ? "\(sign)" : "\(sign) \(text, limit: .max)", ink)
    output.write("\n")
  }
}
