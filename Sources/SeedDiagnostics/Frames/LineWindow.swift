/// One line as it is shown: escaped, cut to a width around a focus.
struct LineWindow: Hashable {
  /// How many columns a tab takes.
  private static let tabWidth = 2

  var text = ""
  /// Where the focus starts, in columns of `text`.
  var focusColumn = 0
  /// How many columns the focus takes; at least one.
  var focusColumnCount = 1
  /// The columns that are underlined, in order: those of the marks, or of the focus where there are none.
  var markColumns: [Range<Int>] = []

  /// - Parameters:
  ///   - line: the line's bytes without its end.
  ///   - focus: what must be seen; may be empty, and may reach past the line.
  ///   - marks: the parts of the focus that are underlined, in order; all of it where there are none.
  ///   - width: the most columns of `text`.
  ///   - isCut: whether the line goes on before `line` and after it.
  ///   - rest: how many columns to think of behind the focus at least: of two lines that are shown below each
  ///     other, those of the longer one.
  /// - Complexity: O(width), however long the line is.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    line: Range<Int>,
    focus: Range<Int>,
    marks: [Range<Int>] = [],
    width: Int,
    isCut: (left: Bool, right: Bool) = (false, false),
    rest: Int = 0
  ) {
    let focusStart = min(max(focus.lowerBound, line.lowerBound), line.upperBound)
    let focusEnd = min(max(focus.upperBound, focusStart), line.upperBound)
    // Four bytes a column: a column of text has at most that, but for piles of marks, which are cut earlier.
    let reach = width * 4 + 16
    var range = max(line.lowerBound, focusStart - reach)..<min(line.upperBound, focusStart + reach)
    var isCut = isCut
    if range.lowerBound > line.lowerBound {
      range = ClusterScan.scalarStart(bytes, notAfter: range.lowerBound)..<range.upperBound
      isCut.left = true
    }
    if range.upperBound < line.upperBound {
      range = range.lowerBound..<ClusterScan.scalarStart(bytes, notAfter: range.upperBound)
      isCut.right = true
    }
    var units = LineWindow.units(of: bytes, range)
    // At a cut, half of a character may have come along.
    if range.lowerBound > line.lowerBound, let first = units.first, first.range.upperBound <= focusStart {
      units.removeFirst()
    }
    if range.upperBound < line.upperBound, let last = units.last, last.range.lowerBound > focusStart {
      units.removeLast()
    }
    let first = units.firstIndex { $0.range.upperBound > focusStart } ?? units.count
    let last = units.firstIndex { $0.range.lowerBound >= max(focusEnd, focusStart + 1) } ?? units.count
    let focus = first..<max(first, last)
    lay(out: units, of: bytes, focus: focus, marks: marks, width: width, isCut: isCut, rest: rest)
    if markColumns.isEmpty { markColumns = [focusColumn..<focusColumn + focusColumnCount] }
  }

  /// A user-visible character.
  private struct Unit {
    var range: Range<Int>
    var columnCount = 1
    /// What is shown in its place; nil where it is shown as it is.
    var shown: String?
  }

  private static func units(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Unit] {
    // Most lines are all ASCII, each byte of which is a character.
    if bytes[range].allSatisfy({ 0x20...0x7E ~= $0 }) { return range.map { Unit(range: $0..<$0 + 1) } }
    var units: [Unit] = []
    ClusterScan.forEach(in: bytes, range) { range, character in
      let byte = bytes[range.lowerBound]
      if 0x20...0x7E ~= byte, character?.utf8.count == 1 {
        units.append(Unit(range: range))
      } else {
        let shown = LineWindow.show(character, byte)
        units.append(Unit(range: range, columnCount: shown.columnCount, shown: shown.text))
      }
      return true
    }
    return units
  }

  private static func show(_ character: Character?, _ byte: UInt8) -> TerminalText.Shown {
    guard let character else { return TerminalText.show(invalid: byte) }
    if character == "\t" {
      return TerminalText.Shown(text: String(repeating: " ", count: tabWidth), columnCount: tabWidth)
    }
    return TerminalText.show(character)
  }

  /// Chooses the units that fit and joins them.
  private mutating func lay(
    out units: [Unit],
    of bytes: UnsafeBufferPointer<UInt8>,
    focus: Range<Int>,
    marks: [Range<Int>],
    width: Int,
    isCut: (left: Bool, right: Bool),
    rest: Int
  ) {
    func columns(_ range: Range<Int>) -> Int { units[range].reduce(0) { $0 + $1.columnCount } }
    let before = columns(0..<focus.lowerBound)
    let inside = max(1, columns(focus))
    let after = max(rest, columns(focus.upperBound..<units.count))
    let fits = !isCut.left && !isCut.right && before + inside + after <= width
    // The line's start tells most (it has the key), so it stays when the focus fits beside it; else the
    // focus starts a third into the window, or later where little follows it.
    var start = 0
    if !fits, isCut.left || before + inside > width - 2 {
      let room = max(width / 3, width - inside - after - 2)
      var taken = 0
      start = focus.lowerBound
      while start > 0, taken + units[start - 1].columnCount <= room {
        start -= 1
        taken += units[start].columnCount
      }
    }
    let isCutLeft = isCut.left || start > 0
    var column = isCutLeft ? 1 : 0
    var text = Array((isCutLeft ? "…" : "").utf8)
    var end = start
    while end < units.count {
      // One column stays free for the mark of a cut, unless this is the last thing to show.
      let isLast = end == units.count - 1 && !isCut.right
      let fitsHere = column + units[end].columnCount <= width - (isLast ? 0 : 1)
      guard fitsHere || end == focus.lowerBound else { break }
      if end == focus.lowerBound { focusColumn = column }
      if marks.contains(where: { $0.overlaps(units[end].range) }) {
        mark(column..<column + units[end].columnCount)
      }
      if let shown = units[end].shown {
        text += shown.utf8
      } else {
        text += bytes[units[end].range]
      }
      column += units[end].columnCount
      end += 1
    }
    if end <= focus.lowerBound { focusColumn = column }
    let focusEnd = min(end, focus.upperBound)
    focusColumnCount = max(1, focusEnd > focus.lowerBound ? columns(focus.lowerBound..<focusEnd) : 1)
    if end < units.count || isCut.right { text += "…".utf8 }
    self.text = String(decoding: text, as: UTF8.self)
  }

  private mutating func mark(_ columns: Range<Int>) {
    if let last = markColumns.last, last.upperBound == columns.lowerBound {
      markColumns[markColumns.count - 1] = last.lowerBound..<columns.upperBound
    } else {
      markColumns.append(columns)
    }
  }
}
