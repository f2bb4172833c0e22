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

  /// The record with an id, a fix's number (`42` or `#042`), a bug's slug or a copy key.
  package func record(named name: String) throws(RunError) -> NamedRecord {
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
    let lowercased = name.lowercased()
    for index in records.indices where records[index].kind.hasNamedRecords {
      guard let own = self.name(of: UInt32(index)), own == name || own == lowercased else { continue }
      let fix = fixes.first { $0.record == index && $0.number > 0 }
      let noun = label(of: records[index].kind)
      let title = fix.map { "\(noun) #\($0.number)" } ?? "\(noun) \(own)"
      return NamedRecord(index: UInt32(index), name: own, title: title)
    }
    try refuseIfRetired(name)
    let known = bugs.indices.map { slug(ofBug: $0) } + copyKeys.map(\.value.key)
    let hint = NearestName.of(name, among: known).map { "; did you mean \($0)?" } ?? ""
    throw .world(path: folder ?? "content", message: "there is no record \(name)\(hint)")
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
