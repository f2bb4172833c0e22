import SeedSource

/// The lines that a repair takes out and puts in, cut around the change.
struct RepairPreview {
  /// A line of the preview; line numbers are 1-based and those of the file as it is.
  enum Line: Hashable {
    /// What follows is about a line of another file.
    case file(fileIndex: Int, lineNumber: Int)
    case removed(lineNumber: Int, text: String)
    case added(lineNumber: Int, text: String)
    /// The columns of the line above that differ.
    case mark(Range<Int>)
    /// How many changes are not shown.
    case more(Int)
    case tooLong
  }

  /// How many separate changes of a repair are shown.
  private static let groupLimit = 3
  /// How many lines of one change are shown on each side.
  private static let lineLimit = 4
  /// A longer change is not laid out.
  private static let byteLimit = 1 << 14

  private(set) var lines: [Line] = []
  private(set) var lastLineNumber = 0

  init() {}

  /// - Complexity: O(edits log edits + width).
  init(_ repair: Repair, in map: SourceMap, width: Int) {
    let edits = repair.edits.sorted { $0.place < $1.place }
    var index = 0
    var groupCount = 0
    var fileIndex = edits.first?.place.fileIndex
    while index < edits.count {
      if groupCount == RepairPreview.groupLimit {
        lines.append(.more(edits.count - index))
        return
      }
      let first = edits[index].place
      let lineIndex = map.lines(ofFile: first.fileIndex)
      var end = first.range.end
      var next = index + 1
      var lastLine = lineIndex.line(at: end)
      while next < edits.count, edits[next].place.fileIndex == first.fileIndex,
        edits[next].place.range.end - first.range.start < RepairPreview.byteLimit / 4,
        edits[next].place.range.start <= lineIndex.range(ofLine: lastLine).end
      {
        end = max(end, edits[next].place.range.end)
        lastLine = lineIndex.line(at: end)
        next += 1
      }
      if first.fileIndex != fileIndex {
        fileIndex = first.fileIndex
        lines.append(.file(fileIndex: first.fileIndex, lineNumber: map.lineNumber(of: first)))
      }
      append(edits[index..<next], upTo: end, in: map, width: width)
      index = next
      groupCount += 1
    }
  }

  /// Adds the lines that some edits, which touch the same lines, change.
  private mutating func append(_ edits: ArraySlice<TextEdit>, upTo end: Int, in map: SourceMap, width: Int) {
    guard let first = edits.first?.place else { return }
    let bytes = map.sources[first.fileIndex].bytes
    guard end <= bytes.count, end - first.range.start <= RepairPreview.byteLimit else {
      lines.append(.tooLong)
      return
    }
    let lineIndex = map.lines(ofFile: first.fileIndex)
    let line = lineIndex.line(at: first.range.start)
    let lineStart = lineIndex.range(ofLine: line).start
    let lineEnd = lineIndex.range(ofLine: lineIndex.line(at: end)).end
    let reach = width * 4 + 64
    let cutStart = ClusterScan.scalarStart(bytes, notAfter: max(lineStart, first.range.start - reach))
    let cutEnd = ClusterScan.scalarStart(bytes, notAfter: min(lineEnd, end + reach))
    var changed: [UInt8] = []
    var offset = cutStart
    for edit in edits where edit.place.range.start >= offset {
      changed += bytes[offset..<edit.place.range.start]
      changed += RepairPreview.text(of: edit.replacement).utf8
      offset = edit.place.range.end
    }
    changed += bytes[offset..<max(offset, cutEnd)]
    let change = Change(
      old: Array(bytes[cutStart..<cutEnd]),
      new: changed,
      isCutLeft: cutStart > lineStart,
      isCutRight: cutEnd < lineEnd
    )
    append(change, lineNumber: line + 1, width: width)
  }

  private mutating func append(_ change: Change, lineNumber: Int, width: Int) {
    let start = change.unchangedCount
    let removed = change.old.lines[start..<(change.old.lines.count - change.unchangedAtEndCount)]
    let added = change.new.lines[start..<(change.new.lines.count - change.unchangedAtEndCount)]
    let number = lineNumber + start
    for index in removed.indices.prefix(RepairPreview.lineLimit) {
      let twin = added.indices.contains(index) ? change.new.bytes[added[index]] : nil
      let (text, mark) = change.window(of: index, in: change.old, beside: twin, width: width)
      lines.append(.removed(lineNumber: number + index - start, text: text))
      // What is put in its place is marked there.
      if let mark, mark.isOnlyHere { lines.append(.mark(mark.columns)) }
    }
    for index in added.indices.prefix(RepairPreview.lineLimit) {
      let twin = removed.indices.contains(index) ? change.old.bytes[removed[index]] : nil
      let (text, mark) = change.window(of: index, in: change.new, beside: twin, width: width)
      lines.append(.added(lineNumber: number + index - start, text: text))
      if let mark { lines.append(.mark(mark.columns)) }
    }
    let hidden = max(removed.count, added.count) - RepairPreview.lineLimit
    if hidden > 0 { lines.append(.more(hidden)) }
    lastLineNumber = max(lastLineNumber, number + max(removed.count, added.count) - 1)
  }

  private static func text(of replacement: TextEdit.Replacement) -> String {
    switch replacement {
    case .text(let text): text
    case .mintedIdentity(let prefix, let suffix): "\(prefix)<a new UUID>\(suffix)"
    case .mintedNumber(let prefix, let suffix): "\(prefix)<the next number>\(suffix)"
    }
  }
}

extension RepairPreview {
  /// Some lines before and after a repair.
  private struct Change {
    struct Side {
      let bytes: [UInt8]
      let lines: [Range<Int>]

      init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var lines: [Range<Int>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
          lines.append(start..<index)
          start = index + 1
        }
        lines.append(start..<bytes.count)
        self.lines = lines
      }
    }

    let old: Side
    let new: Side
    let isCutLeft: Bool
    let isCutRight: Bool
    /// How many lines at the start, and at the end, are the same in both.
    let unchangedCount: Int
    let unchangedAtEndCount: Int

    init(old: [UInt8], new: [UInt8], isCutLeft: Bool, isCutRight: Bool) {
      let (old, new) = (Side(old), Side(new))
      let limit = min(old.lines.count, new.lines.count)
      var start = 0
      while start < limit, old.bytes[old.lines[start]] == new.bytes[new.lines[start]] { start += 1 }
      var end = 0
      while end < limit - start,
        old.bytes[old.lines[old.lines.count - 1 - end]] == new.bytes[new.lines[new.lines.count - 1 - end]]
      { end += 1 }
      (self.old, self.new) = (old, new)
      (self.isCutLeft, self.isCutRight) = (isCutLeft, isCutRight)
      (unchangedCount, unchangedAtEndCount) = (start, end)
    }

    /// The columns in which a line differs from its twin, and whether the twin has nothing in their place.
    typealias Mark = (columns: Range<Int>, isOnlyHere: Bool)

    /// A line, cut where its twin is: from some way before the first byte in which they differ; and where
    /// that is seen, if there is a twin and something here that it lacks.
    func window(
      of index: Int,
      in side: Side,
      beside twin: ArraySlice<UInt8>?,
      width: Int
    ) -> (text: String, mark: Mark?) {
      let line = side.lines[index]
      var focus = line.lowerBound
      var rest = 0
      var own = 0
      var isOnlyHere = false
      if let twin {
        let start = zip(side.bytes[line], twin).prefix { $0 == $1 }.count
        focus += start
        rest = max(line.count, twin.count) - start
        let end = zip(side.bytes[line].reversed(), twin.reversed())
          .prefix(min(line.count, twin.count) - start).prefix { $0 == $1 }.count
        own = line.count - start - end
        isOnlyHere = twin.count == start + end
      }
      let window = side.bytes.withUnsafeBufferPointer {
        LineWindow(
          $0,
          line: line,
          focus: focus..<focus,
          marks: own > 0 ? [focus..<focus + own] : [],
          width: width,
          isCut: (isCutLeft && index == 0, isCutRight && index == side.lines.count - 1),
          rest: rest
        )
      }
      let columns = own > 0 ? window.markColumns.first : nil
      return (window.text, columns.map { ($0, isOnlyHere) })
    }
  }
}
