import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource
import SeedTables
import SeedWorkspace

/// The operands of `check` and `review`: paths, and records by their names or by a line of their file.
struct RecordSelection {
  private(set) var paths: [String] = []
  private var names: [String] = []
  private var lines: [(path: String, line: Int)] = []

  /// Whether records are named, whose findings alone are shown.
  var isOfRecords: Bool { !names.isEmpty || !lines.isEmpty }

  /// An operand is a path where something stands there, or where it can be nothing else.
  init(_ operands: [String]) throws(RunError) {
    for operand in operands {
      if operand == "-" || !FileSystem.isMissing(operand) {
        paths.append(ContentPath.harmless(operand))
      } else if let place = ContentPath.line(operand), !FileSystem.isMissing(place.path) {
        lines.append(place)
      } else if !operand.hasSuffix(".json"),
        TokenShape.recordReference.matches(String(operand.drop { $0 == "#" }))
          || operand.contains(" ") && !operand.contains("/")
      {
        names.append(operand)
      } else {
        paths.append(ContentPath.harmless(operand))
      }
    }
    if isOfRecords, paths.count > 1 {
      throw .usage("name records and one content folder, or content files, but not both")
    }
  }

  /// The content folder that the records are of.
  func folder() throws(RunError) -> Folder {
    if let path = paths.first {
      if try ContentPath.kind(of: path) == .folder, try ContentHome.files(inFolder: path) == nil {
        return try ContentPath.folder(path)
      }
      let record = names.first ?? lines.first.map { "\($0.path):\($0.line)" } ?? ""
      let message = "there is no such file or folder, and no record can be named beside `\(path)`"
      throw .world(path: record, message: "\(message): name records and one content folder, or content files")
    }
    if lines.isEmpty {
      if let folder = try ContentPath.nearestContent() { return folder }
      throw .world(FileError(path: names[0], reason: .notFound))
    }
    let files = try ContentPath.references(lines.map(\.path))
    guard let home = try ContentHome(of: files) else {
      let (path, line) = lines[0]
      guard try ContentPath.kind(of: path) == .folder else {
        throw .usage("`\(path)` is no file of a content folder")
      }
      throw .usage(
        "`\(path):\(line)` names a folder: name a file and a line, as in `\(path)/fixes.json:\(line)`"
      )
    }
    return home.folder
  }

  /// A run with the findings in these records alone.
  func narrow(_ run: LintRun, _ arguments: Arguments, _ console: Console) throws(RunError) -> LintRun {
    guard isOfRecords else { return run }
    for option in [OptionName.fix, .unsafeFixes, .diff, .writeBaseline, .changedSince]
    where arguments.has(option) {
      throw .usage("--\(option.rawValue) goes with files, not with records")
    }
    let catalog = run.catalog
    // By their files, ascending: no record holds another one.
    var ranges: [Int: [Range<Int>]] = [:]
    for index in try records(in: catalog).sorted() {
      ranges[Int(catalog.records[Int(index)].fileIndex), default: []].append(
        catalog.range(ofRecord: Int(index))
      )
    }
    func isNamed(_ place: Place) -> Bool {
      guard let own = ranges[place.fileIndex] else { return false }
      let next = own.indices.partitionPoint { own[$0].lowerBound <= place.range.start }
      return next > 0 && own[next - 1].contains(place.range.start)
    }
    let narrowed = run.keeping(at: isNamed) { finding in
      ([finding.place] + finding.notes.map(\.place)).contains { $0.map(isNamed) ?? false }
    }
    let count = run.findings.all.count - narrowed.findings.all.count
    console.status("\(count) finding\(count == 1 ? "" : "s") in other records left out\n")
    return narrowed
  }

  /// The indices of the records; of a copy key that is named, what all voices say, too.
  func records(in catalog: Catalog) throws(RunError) -> Set<UInt32> {
    var indices: Set<Int> = []
    for name in names {
      let named = Set(try records(named: name, catalog).map(\.name))
      // Of a copy key the catalogue's record and what each voice says.
      indices.formUnion(
        catalog.records.indices.filter { index in
          catalog.records[index].kind.hasNamedRecords
            && catalog.name(of: UInt32(index)).map(named.contains) ?? false
        }
      )
    }
    for (path, line) in lines {
      guard let found = catalog.records(onLine: line, of: path) else {
        throw .world(path: path, message: "the content that is checked has no such file")
      }
      if found.isEmpty { throw .world(path: "\(path):\(line)", message: "no record stands there") }
      indices.formUnion(found)
    }
    return Set(indices.map { UInt32($0) })
  }

  private func records(named name: String, _ catalog: Catalog) throws(RunError) -> [NamedRecord] {
    do throws(RunError) { return try catalog.records(named: name) } catch {
      guard case .world(_, let message, _) = error else { throw error }
      throw .world(path: name, message: "there is no such file or folder, and \(message)")
    }
  }
}
