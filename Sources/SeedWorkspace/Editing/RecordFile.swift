package import SeedDecoding
import SeedDiagnostics
import SeedModel
package import SeedPlatform
import SeedSource
package import SeedTables

/// The file of a kind that new records are appended to: the last one where there are several.
package struct RecordFile {
  /// Nil where there is none yet.
  private let tree: JSONTree?
  private let kind: ContentKind
  private let new: FileReference

  package init(_ kind: ContentKind, in folder: Folder, _ catalog: Catalog) {
    self.kind = kind
    tree = catalog.kinds.lastIndex(of: kind).map { catalog.trees[$0] }
    new = folder.file("\(kind.path).json")
  }

  /// The change that appends records, and the place of the first; nil where the file has yet to be made.
  package func edit(appending records: [String]) throws(RunError) -> (edit: ContentEdit, place: String)? {
    guard let tree else { return nil }
    guard tree[0].kind == .array else {
      throw .world(path: tree.file.path, message: "it is no list of records; `seedtool check` says more")
    }
    var edit = try ContentEdit(tree, kind)
    let line = edit.append(records.joined(separator: ",\n"))
    return (edit, "\(tree.file.path):\(line)")
  }

  /// A record as it stands in a list.
  package static func indented(_ record: String) -> String {
    record.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }

  /// Writes a file that was not there.
  package func make(with records: [String]) throws(RunError) -> String {
    let text = records.map(RecordFile.indented).joined(separator: ",\n")
    let bytes = Array("[\n\(text)\n]\n".utf8)
    try world { () throws(FileError) in try FileWriting.replace(new, with: bytes, expecting: nil) }
    return "\(new.path):2"
  }

  /// Appends records. Returns the place of the first; nil when somebody has saved the file since it was read.
  package func append(_ records: [String]) throws(RunError) -> String? {
    guard let (edit, place) = try edit(appending: records) else { return try make(with: records) }
    return try ContentEdit.write([edit]) ? place : nil
  }
}

/// A record that somebody named.
package struct NamedRecord {
  package let index: UInt32
  /// Its id or key as it is written.
  package let name: String
  /// "fix #42", "tidbit 7d71…", "copy key reminder.daily".
  package let title: String
}

extension Catalog {
  /// The number that comes after every live and retired one.
  package var nextFixNumber: Int {
    let live = fixes.map { Int($0.number) }.max() ?? 0
    let gone = retired.compactMap(\.value.number).max() ?? 0
    return min(max(live, gone), Limits.fixNumber.upperBound) + 1
  }

  /// The record that somebody names as findings do: an id or the beginning of one, a fix's number (`42`,
  /// `#042`, `fix #42`), `tidbit 301`, a bug's slug, a copy key, with its voice before it or not, or a line
  /// of a file (`content/fixes.json:21`). What follows of a value inside (`fix #42, prompt`) counts for
  /// nothing.
  ///
  /// - Complexity: O(records); for a line, O(bytes) of its file.
  package func record(named name: String) throws(RunError) -> NamedRecord {
    if let index = try record(at: name) ?? memberOfFile(name) { return named(index) }
    let end = [", ", " ("].compactMap { name.firstRange(of: $0)?.lowerBound }.min()
    var name = String(name[..<(end ?? name.endIndex)])
    let nouns =
      ["fix", "bug", "key", "tidbit"] + RecordLabels.kinds.map { labels[$0.kind] } + copyTables.map(\.voice)
    for prefix in nouns.map({ $0 + " " }) where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    let number = UInt32(name.drop { $0 == "#" })
    if let fix = fixes.first(where: { number != nil && $0.number == number }),
      let id = self.name(of: fix.record)
    {
      return NamedRecord(index: fix.record, name: id, title: "\(label(of: .fixes)) #\(fix.number)")
    }
    if let bug = bugs.indices.first(where: { slug(ofBug: $0) == name }),
      let id = self.name(of: bugs[bug].record)
    {
      return NamedRecord(index: bugs[bug].record, name: id, title: "\(label(of: .bugs)) \(name)")
    }
    if let index = record(withShortID: name) { return named(index) }
    let lowercased = name.lowercased()
    for index in records.indices
    where records[index].kind.hasNamedRecords && records[index].kind != .retired {
      guard let own = self.name(of: UInt32(index)), own == name || own == lowercased else { continue }
      return self.named(UInt32(index))
    }
    try refuseIfRetired(name)
    let known = bugs.indices.map { slug(ofBug: $0) } + copyKeys.map(\.value.key)
    let hint = NearestName.of(name, among: known).map { "; did you mean \($0)?" } ?? ""
    throw .world(path: folder ?? "content", message: "there is no record \(name)\(hint)")
  }

  private func named(_ index: UInt32) -> NamedRecord {
    let own = name(of: index) ?? ""
    let fix = fixes.first { $0.record == index && $0.number > 0 }
    let noun = label(of: records[Int(index)].kind)
    let title = fix.map { "\(noun) #\($0.number)" } ?? "\(noun) \(own)"
    return NamedRecord(index: index, name: own, title: title)
  }

  /// The record on a line: `content/fixes.json:21`, with or without a column.
  private func record(at name: String) throws(RunError) -> UInt32? {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, !parts[0].isEmpty, let line = Int(parts[1]), line > 0 else { return nil }
    let path = parts[0]
    let fileIndex = sources.files.indices.first {
      sources[$0].path == path || sources[$0].path.hasSuffix("/\(path)")
    }
    guard let fileIndex else { return nil }
    let lines = LineIndex(sources[fileIndex])
    guard line <= lines.lineCount else {
      throw .world(path: String(path), message: "it has \(lines.lineCount) lines, and no line \(line)")
    }
    let range = lines.range(ofLine: line - 1)
    let found = records.indices.first { index in
      guard Int(records[index].fileIndex) == fileIndex, records[index].kind.hasNamedRecords else {
        return false
      }
      let own = trees[fileIndex][records[index].node].range
      return own.start <= range.end && own.end >= range.start
    }
    guard let found else { throw .world(path: "\(path):\(line)", message: "no record stands there") }
    return UInt32(found)
  }

  /// The tidbit or fix with a place in its file, as findings count them: `tidbit 301`.
  private func memberOfFile(_ name: String) -> UInt32? {
    let words = name.split(separator: " ")
    guard words.count >= 2, words[0] == "tidbit", let number = Int(words[1]) else { return nil }
    return tidbits.first { Int(records[Int($0.record)].memberIndex) + 1 == number }?.record
  }

  /// The only record whose id begins so, by six digits or more.
  private func record(withShortID name: String) -> UInt32? {
    let wanted = name.lowercased()
    guard wanted.count >= 6, wanted.count < 36, wanted.allSatisfy({ $0.isHexDigit || $0 == "-" }) else {
      return nil
    }
    let found = records.indices.filter { index in
      records[index].kind.hasNamedRecords && records[index].kind != .retired
        && self.name(of: UInt32(index))?.hasPrefix(wanted) ?? false
    }
    return found.count == 1 ? UInt32(found[0]) : nil
  }

  /// - Throws: for the id, a fix's number or the copy key of a record that was retired.
  package func refuseIfRetired(_ name: String) throws(RunError) {
    let number = Int(name.drop { $0 == "#" })
    let isRetired = retired.contains { retired in
      let known = retired.value.key ?? retired.value.id.map { "\($0)" }
      return known == name || known == name.lowercased() || number != nil && retired.value.number == number
    }
    if !isRetired { return }
    let path = "\(ContentKind.retired.path).json"
    throw .world(
      path: folder ?? "content",
      message: "record \(name) is retired; \(path) has what is left of it"
    )
  }
}
