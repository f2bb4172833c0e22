import SeedDecoding
import SeedDiagnostics
import SeedSource

extension ContentMerge {
  /// A formatted file with both versions in the place of each placeholder.
  ///
  /// Either side of all conflicts is JSON: what stands before the last member of a list goes with it where
  /// one side has none, since its comma does.
  func marking(_ bytes: [UInt8], placeholder: String, _ labels: Labels) -> [UInt8] {
    var lines: [String] = []
    // What ends in a comma is a marker's label then.
    var isBehindMarker = false
    var rest = String(decoding: bytes, as: UTF8.self).split(separator: "\n")[...]
    while let line = rest.popFirst() {
      guard let conflict = conflict(in: line, placeholder) else {
        lines.append(String(line))
        isBehindMarker = false
        continue
      }
      var last = line
      if conflict.number != nil {
        // Of a record, `{`, its number and the placeholder stand in lines of their own, and `}` behind them.
        lines.removeLast(2)
        last = rest.popFirst() ?? "}"
      }
      let indent = last.prefix { $0 == " " }
      let comma = last.hasSuffix(",") ? "," : ""
      var sides = [Side.ours, .theirs].map { text(conflict, $0, indent: String(indent), comma) }
      if comma.isEmpty, sides.contains(nil), !isBehindMarker, let before = lines.last, before.hasSuffix(",") {
        lines.removeLast()
        sides = sides.map { $0.map { "\(before)\n\($0)" } ?? String(before.dropLast()) }
      }
      lines.append(sign("<", labels) + " \(labels.ours)")
      if let ours = sides[0] { lines.append(ours) }
      lines.append(sign("=", labels))
      if let theirs = sides[1] { lines.append(theirs) }
      lines.append(sign(">", labels) + " \(labels.theirs)")
      isBehindMarker = true
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func sign(_ sign: String, _ labels: Labels) -> String {
    String(repeating: sign, count: labels.signCount)
  }

  /// The conflict whose placeholder a line has.
  private func conflict(in line: Substring, _ placeholder: String) -> Conflict? {
    guard let range = line.firstRange(of: placeholder),
      let index = Int(line[range.upperBound...].prefix { $0.isNumber })
    else { return nil }
    return conflicts[index]
  }

  /// A side of a conflict; nil where the side has nothing.
  private func text(_ conflict: Conflict, _ side: Side, indent: String, _ comma: String) -> String? {
    guard let node = conflict.versions[side] else { return nil }
    let value = ContentFormat.text(
      of: node,
      in: trees[side.rawValue],
      conflict.shape,
      depth: indent.utf8.count / 2
    )
    let key = conflict.key.map { "\"\(JSONWriter.escape($0))\": " } ?? ""
    return indent + key + value + comma
  }
}
