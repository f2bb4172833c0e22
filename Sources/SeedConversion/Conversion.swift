import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
package import SeedTables

/// A folder's files, converted from a dialect to content or back; nothing is read or written here.
package struct Conversion {
  /// The files that come out, those that nothing stands against.
  package private(set) var files: [File] = []
  /// What became of everything, in the order of the files and records.
  package private(set) var entries: [ConversionEntry] = []
  /// How many records were left out.
  package private(set) var refusedRecordCount = 0

  package struct File {
    package let kind: ContentKind
    /// How many records it has.
    package let count: Int
    package let bytes: [UInt8]
    /// Of each record, where it came from.
    let origins: [(path: String, record: ConversionEntry.Record, line: Int?)]

    package var name: String { "\(kind.path).json" }
  }

  /// Whether a file cannot be read as what it should be; looks at every entry, as the next does.
  package var hasUnreadableFile: Bool { entries.contains { $0.kind == .refusedFile } }
  /// Whether something cannot be converted.
  package var hasRefusals: Bool { entries.contains { $0.kind.isRefusal } }

  /// Converts files. Records that cannot be converted are left out, and so are fields that do not exist;
  /// whether that is wanted is for the caller to say.
  ///
  /// - Complexity: O(bytes).
  package init(
    _ sources: [ConversionSource],
    of dialect: Dialect,
    _ direction: ConversionDirection,
    minting: Minting = Minting()
  ) {
    var minting = minting
    // Ids are unique over all files.
    var ids: [String: ConversionEntry.Record] = [:]
    for (kind, namespace) in dialect.files {
      let files = sources.filter { $0.kind == kind }
      if files.isEmpty { continue }
      let table = RecordTable.all.first { $0.name == kind.recordName }
      guard let table else { preconditionFailure("a dialect's files have records with a table") }
      let plan = ConversionPlan(table, at: kind.path, of: dialect, direction)
      var writer = JSONWriter(.indented, escaping: .required)
      var origins: [(path: String, record: ConversionEntry.Record, line: Int?)] = []
      writer.array { writer in
        for source in files {
          convert(source, plan, namespace, &ids, &minting) { conversion in
            ConvertedValue.record(conversion.members).write(to: &writer)
            origins.append((source.tree.file.path, conversion.record, conversion.line))
          }
        }
      }
      let bytes = writer.bytes + "\n".utf8
      self.files.append(File(kind: kind, count: origins.count, bytes: bytes, origins: origins))
    }
    if direction == .importing { entries += judged() }
  }

  private mutating func convert(
    _ source: ConversionSource,
    _ plan: ConversionPlan,
    _ namespace: Identity,
    _ ids: inout [String: ConversionEntry.Record],
    _ minting: inout Minting,
    _ take: (RecordConversion) -> Void
  ) {
    guard let faults = faultsInRecords(of: source) else { return }
    guard source.tree[0].kind == .array else {
      return refuse(source, "a list of records has to stand here, and not \(source.noun(0))", at: 0)
    }
    var rest = faults[...]
    for (index, node) in source.tree.children(of: 0).enumerated() {
      let range = source.tree[node].range
      refuseFile(of: source, for: rest.popAll { $0.range.offset < range.offset })
      let own = rest.popAll { $0.range.offset < range.endOffset }
      var record = RecordConversion(node, at: index, of: source, plan, namespace: namespace, faults: own)
      record.checkID(among: &ids)
      if record.isSound {
        record.mint(&minting)
        take(record)
      } else {
        refusedRecordCount += 1
      }
      entries += record.entries
    }
    refuseFile(of: source, for: rest)
  }

  /// The faults that may lie in records; nil when there is one that makes the file unreadable.
  private mutating func faultsInRecords(of source: ConversionSource) -> [SyntaxFault]? {
    var faults: [SyntaxFault] = []
    var isReadable = true
    for fault in source.faults {
      switch fault.reach {
      case .form(let old, let new):
        var entry = source.entry(.replaced, at: nil)
        (entry.old, entry.new) = (old, new)
        entries.append(entry)
      case .record: faults.append(fault)
      case .file:
        refuseFile(of: source, for: [fault])
        isReadable = false
      }
    }
    return isReadable ? faults : nil
  }

  private mutating func refuseFile(of source: ConversionSource, for faults: ArraySlice<SyntaxFault>) {
    for fault in faults {
      refuse(source, Diagnostic(fault, fileIndex: 0).message, at: fault.range.start)
    }
  }

  private mutating func refuse(_ source: ConversionSource, _ message: String, at offset: Int) {
    var entry = source.entry(.refusedFile, at: offset)
    entry.message = message
    entries.append(entry)
  }
}

extension ArraySlice {
  /// Takes off the first elements as long as they fit.
  fileprivate mutating func popAll(while fits: (Element) -> Bool) -> ArraySlice {
    let taken = prefix(while: fits)
    removeFirst(taken.count)
    return taken
  }
}
