package import SeedSource

/// The difference of two versions of a file, in the form that `patch` and `git apply` take.
package struct UnifiedDiff: Sendable {
  /// How many lines around a change are shown.
  private static let contextCount = 3

  private let old: FileLines
  private let new: FileLines
  private let changes: [LineDiff.Change]

  /// - Complexity: O(bytes), and the cost of `LineDiff`.
  package init(_ old: SourceFile, _ new: SourceFile) {
    self.old = FileLines(old)
    self.new = FileLines(new)
    changes = LineDiff(self.old.all, self.new.all).changes
  }

  package var isEmpty: Bool { changes.isEmpty }

  /// The bytes as they are, for a file, a pipe, `patch`: only so is it a patch. Who shows it on a screen
  /// escapes it. Its lines begin with a sign, and none with a space and a command of a CI runner, which would
  /// pass over the space.
  package func write(to output: inout FormatOutput) {
    write(to: &output) { line, output in output.write(bytes: line) }
  }

  /// For a terminal: escaped, and in colour if asked for; no longer good for `patch` where it had to escape.
  package func writeForTerminal(to output: inout FormatOutput, usesColor: Bool) {
    output.usesColor = usesColor
    write(to: &output) { line, output in
      output.write(SafeText(String(decoding: line, as: UTF8.self), limit: .max))
    }
  }

  private typealias LineWriter = (Slice<UnsafeRawBufferPointer>, inout FormatOutput) -> Void

  private func write(to output: inout FormatOutput, line writeLine: LineWriter) {
    guard !isEmpty else { return }
    // An absolute path, too, is one name below `a` and `b`.
    let path = old.file.path.drop { $0 == "/" }
    output.write("--- \(UnifiedDiff.quoted("a/\(path)"))\n", .strong)
    output.write("+++ \(UnifiedDiff.quoted("b/\(path)"))\n", .strong)
    var index = 0
    while index < changes.count, !output.isClosed {
      var end = index + 1
      // Changes whose contexts meet stand in one hunk.
      while end < changes.count,
        changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * UnifiedDiff.contextCount,
        !(changes[end - 1].old.upperBound..<changes[end].old.lowerBound).contains(where: isCommand)
      { end += 1 }
      writeHunk(changes[index..<end], to: &output, line: writeLine)
      index = end
    }
  }

  private func writeHunk(
    _ hunk: ArraySlice<LineDiff.Change>,
    to output: inout FormatOutput,
    line writeLine: LineWriter
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let leading = max(0, first.old.lowerBound - UnifiedDiff.contextCount)..<first.old.lowerBound
    let trailing = last.old.upperBound..<min(old.count, last.old.upperBound + UnifiedDiff.contextCount)
    var count = UnifiedDiff.contextCount
    if let command = leading.last(where: isCommand) { count = leading.upperBound - command - 1 }
    // With less of it on one side `patch` would look at the end of the file alone.
    if let command = trailing.first(where: isCommand) { count = min(count, command - trailing.lowerBound) }
    let before = min(count, leading.count)
    let after = min(count, trailing.count)
    let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
    let newLines = first.new.lowerBound - before..<last.new.upperBound + after
    output.write("@@ -\(UnifiedDiff.span(oldLines)) +\(UnifiedDiff.span(newLines)) @@", .note)
    output.write("\n")
    var next = oldLines.lowerBound
    for change in hunk {
      for line in next..<change.old.lowerBound { write(" ", old[line], nil, &output, writeLine) }
      for line in change.old { write("-", old[line], .removed, &output, writeLine) }
      for line in change.new { write("+", new[line], .added, &output, writeLine) }
      next = change.old.upperBound
    }
    for line in next..<oldLines.upperBound { write(" ", old[line], nil, &output, writeLine) }
  }

  /// Whether a line, as part of a context, would be taken for a command: `::error::` behind any spaces.
  private func isCommand(_ line: Int) -> Bool {
    let text = old[line].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return text.starts(with: "::".utf8)
  }

  private func write(
    _ sign: String,
    _ line: Slice<UnsafeRawBufferPointer>,
    _ ink: Ink?,
    _ output: inout FormatOutput,
    _ writeLine: LineWriter
  ) {
    let isEnded = line.last == UInt8(ascii: "\n")
    let usesInk = output.usesColor && ink != nil
    if usesInk, let ink { output.write(SafeText(ink)) }
    output.write("\(sign)")
    writeLine(line.dropLast(isEnded ? 1 : 0), &output)
    if usesInk { output.write(Ink.reset) }
    output.write(isEnded ? "\n" : "\n\\ No newline at end of file\n")
  }

  /// A range of lines as hunks name it: the first line, 1-based, and the count unless it is 1; the line
  /// before, when the range is empty.
  private static func span(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  /// A path; in C's quotes, as git does, where it has characters that would end it early.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return path }
    var result = "\""
    for byte in path.utf8 {
      switch byte {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
