package import SeedDecoding
import SeedDiagnostics
import SeedLint
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

  /// The record that somebody names, as `records(named:)` reads names.
  ///
  /// - Throws: where there is none, or more than one.
  package func record(named name: String, orEntry: Bool = false) throws(RunError) -> NamedRecord {
    let found = try records(named: name, orEntry: orEntry)
    if found.count == 1 { return found[0] }
    let shown = found.prefix(5).map { record in
      let place = self.place(of: record.index)
      let file = sources[place.fileIndex]
      let line = "\(file.path):\(LineIndex(file).line(at: place.range.start) + 1)"
      return record.name.isEmpty ? line : "\(record.name) (\(line))"
    }
    let more = found.count > shown.count ? " and \(found.count - shown.count) more" : ""
    throw .world(
      path: folder ?? "content",
      message:
        "\(name.upToFirst(", ")) is more than one record: \(shown.joined(separator: ", "))\(more); name one by its id"
    )
  }

  /// The records that a name means: an id or the beginning of one, a fix's number (`42`, `#042`, `fix #42`),
  /// a bug's slug, a copy key, with its voice before it or not, what findings call a record (`tidbit 301`, or
  /// by its place in the file), or a line of a file (`content/fixes.json:21`). Where a noun is said, only its
  /// kind is meant. What follows of a value inside (`fix #42, prompt`) counts for nothing.
  ///
  /// - Parameter orEntry: whether what is retired, accepted, approved or reviewed may be named as well.
  /// - Returns: one record, several where the name does not tell them apart.
  /// - Throws: where there is none.
  /// - Complexity: O(records); for a line, O(bytes) of its file.
  package func records(named name: String, orEntry: Bool = false) throws(RunError) -> [NamedRecord] {
    if let (path, line) = ContentPath.line(name), let found = records(onLine: line, of: path) {
      let named = found.filter {
        records[$0].kind.hasNamedRecords || orEntry && Self.entryKinds.contains(records[$0].kind)
      }
      if named.isEmpty { throw .world(path: "\(path):\(line)", message: "no record stands there") }
      return self.named(named)
    }
    let label = name.upToFirst(", ")
    let (kinds, rest) = kinds(beforeName: label, orEntry: orEntry)
    let own = rest.upToFirst(" (")
    let lowercased = own.lowercased()
    let candidates = records.indices.filter { kinds.contains(records[$0].kind) }
    var found: [Int] = []
    if let number = UInt32(own.drop { $0 == "#" }), number > 0, kinds.contains(.fixes) {
      found = fixes.filter { $0.number == number }.map { Int($0.record) }
    }
    if found.isEmpty, kinds.contains(.bugs) {
      found = bugs.indices.filter { slug(ofBug: $0) == own }.map { Int(bugs[$0].record) }
    }
    if found.isEmpty {
      found = candidates.filter { [own, lowercased].contains(self.name(of: UInt32($0))) }
    }
    if found.isEmpty, label.contains(" ") {
      // The tool's noun is understood where the content has its own.
      let labels = labels
      let spellings =
        [label] + RecordLabels.kinds.map(\.kind).filter(kinds.contains).map { "\(labels[$0]) \(rest)" }
      found = candidates.filter { index in
        // A fix that has a number by now is found by its place, too.
        let record = records[index]
        if record.kind == .fixes,
          [labels[.fixes], "fix"].contains(where: { noun in
            label == Self.place(Int(record.memberIndex), noun)
          })
        {
          return true
        }
        guard let printed = self.label(ofRecord: index, "") else { return false }
        return spellings.contains { printed == $0 || printed.hasPrefix("\($0) (") }
      }
    }
    if found.isEmpty, own.count >= 6, own.count < 36, own.allSatisfy({ $0.isHexDigit || $0 == "-" }) {
      found = candidates.filter { self.name(of: UInt32($0))?.hasPrefix(lowercased) ?? false }
    }
    if !found.isEmpty { return named(found) }
    if orEntry, let record = retiredRecord(own, kinds) { return named([Int(record)]) }
    try refuseIfRetired(own, kinds)
    let hint = meant(by: lowercased, among: candidates)
    throw .world(path: folder ?? "content", message: "there is no record \(label)\(hint)")
  }

  /// The lists whose entries have no name that is theirs alone.
  private static let entryKinds: [ContentKind] = [.retired, .suppressions, .approvals, .reviews]

  /// "; did you mean …?": the names that a part of a name may stand for, or the nearest one.
  private func meant(by part: String, among candidates: [Int]) -> String {
    let known = bugs.indices.map { slug(ofBug: $0) } + copyKeys.map(\.value.key)
    var near = known.filter { $0.lowercased().hasPrefix(part) }
    if near.isEmpty, let nearest = NearestName.of(part, among: known) { near = [nearest] }
    if near.isEmpty, part.count > 2 { near = known.filter { $0.lowercased().contains(part) } }
    if near.isEmpty, part.count > 3 {
      let ids = candidates.filter { name(of: UInt32($0))?.hasPrefix(part) ?? false }
      near = named(ids).map { "\($0.name) (\($0.title))" }
    }
    guard let last = near.prefix(5).last else { return "" }
    if near.count > 5 {
      return "; did you mean \(near.prefix(5).joined(separator: ", ")) or one of \(near.count - 5) more?"
    }
    let others = near.dropLast().joined(separator: ", ")
    return "; did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }

  /// The kinds that the noun before a name stands for, all where there is none, and the name without it.
  private func kinds(beforeName name: String, orEntry: Bool) -> (kinds: [ContentKind], rest: String) {
    let labels = labels
    var nouns = RecordLabels.kinds.map { (name: labels[$0.kind], kind: $0.kind) }
    // A content may use the tool's noun for another kind.
    nouns += RecordLabels.kinds.filter { own in !nouns.contains { $0.name == own.name } }
    for kind in [ContentKind.copyContract, .copyTable] {
      nouns += (["key", kind.recordName] + copyTables.map(\.voice)).map { ($0, kind) }
    }
    if orEntry { nouns += Self.entryKinds.map { ($0.recordName, $0) } }
    nouns = nouns.filter { name.hasPrefix("\($0.name) ") }
    guard let longest = nouns.map(\.name.count).max() else {
      return (ContentKind.allCases.filter { $0.hasNamedRecords && $0 != .retired }, name)
    }
    return (nouns.filter { $0.name.count == longest }.map(\.kind), String(name.dropFirst(longest + 1)))
  }

  /// Records that have different names; those of one name are one to whoever names it.
  private func named(_ indices: [Int]) -> [NamedRecord] {
    var seen: Set<String> = []
    return indices.map { named(UInt32($0)) }.filter { $0.name.isEmpty || seen.insert($0.name).inserted }
  }

  private func named(_ index: UInt32) -> NamedRecord {
    let own = name(of: index) ?? ""
    let kind = records[Int(index)].kind
    let bug = kind == .bugs ? bugs.indices.first { bugs[$0].record == index } : nil
    let title = fixNumber(ofRecord: index).map { "#\($0)" } ?? bug.map { slug(ofBug: $0) } ?? own
    return NamedRecord(index: index, name: own, title: "\(label(of: kind)) \(title)")
  }

  /// The records that stand on a line of a file, with a part at least; nil where the content has no such
  /// file.
  ///
  /// - Complexity: O(records + bytes of the file).
  package func records(onLine line: Int, of path: String) -> [Int]? {
    let real = try? FileSystem.realPath(of: path)
    let file = sources.files.indices.first { index in
      let source = sources[index]
      guard let real else { return source.path == path || source.path.hasSuffix("/\(path)") }
      return source.origin.flatMap { try? FileSystem.realPath(of: $0.path) } == real
    }
    guard let file else { return nil }
    let lines = LineIndex(sources[file])
    return records.indices.filter { index in
      guard Int(records[index].fileIndex) == file else { return false }
      let range = range(ofRecord: index)
      return (lines.line(at: range.lowerBound)...lines.line(at: range.upperBound)).contains(line - 1)
    }
  }

  /// The bytes of a record; of a copy entry with its key.
  package func range(ofRecord index: Int) -> Range<Int> {
    let record = records[index]
    let tree = trees[Int(record.fileIndex)]
    let start = record.kind == .copyTable ? record.nameNode : record.node
    return tree[start].range.start..<tree[record.node].range.end
  }

  /// - Throws: for the id, a fix's number or the copy key of a record that was retired.
  package func refuseIfRetired(
    _ name: String,
    _ kinds: [ContentKind] = ContentKind.allCases
  ) throws(RunError) {
    if retiredRecord(name, kinds) == nil { return }
    let path = "\(ContentKind.retired.path).json"
    throw .world(
      path: folder ?? "content",
      message: "record \(name) is retired; \(path) has what is left of it"
    )
  }

  private func retiredRecord(_ name: String, _ kinds: [ContentKind]) -> UInt32? {
    let number = Int(name.drop { $0 == "#" })
    return retired.first { retired in
      guard let kind = ContentKind(retiredKind: "\(retired.value.kind)"), kinds.contains(kind) else {
        return false
      }
      let known = retired.value.key ?? retired.value.id.map { "\($0)" }
      return known == name || known == name.lowercased() || number != nil && retired.value.number == number
    }?.record
  }
}

extension String {
  /// What stands before the first of some marks; all where there is none.
  fileprivate func upToFirst(_ mark: String) -> String {
    String(self[..<(firstRange(of: mark)?.lowerBound ?? endIndex)])
  }
}
