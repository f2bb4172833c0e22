import SeedLayout
import SeedModel

/// Records in the orders that lookups rely on, with their entries in the indexes.
extension BundleWriter {
  mutating func writeBugs(_ bugs: [Bug]) throws(BundleWriteError) {
    for bug in bugs.sorted(by: { $0.id < $1.id }) {
      current = "the bug \(bug.id)"
      let index = try append(bug, to: .bugs)
      guard bugIndices.updateValue(index, forKey: bug.id) == nil else { throw .duplicateIdentity(bug.id) }
      identities.append((bug.id, IndexValue.bug << IndexValue.indexBitCount | index))
    }
  }

  mutating func writeFixes(_ fixes: [Fix]) throws(BundleWriteError) {
    var keyed: [(bug: UInt32, column: Int, number: Int, position: Int)] = []
    keyed.reserveCapacity(fixes.count)
    for (position, fix) in fixes.enumerated() {
      current = "the fix \(fix.id)"
      let column = Int(fix.type.rawValue) * SliceLayout.severityColumnCount + Int(fix.severity.rawValue)
      keyed.append((try index(of: fix.bugID, in: .bugs), column, fix.number, position))
    }
    // Numbers are unique, so nothing is left to the order of the input.
    keyed.sort { ($0.bug, $0.column, $0.number) < ($1.bug, $1.column, $1.number) }
    var rows = SliceRows(bugCount: bugIndices.count, section: .fixSlices)
    for key in keyed {
      let fix = fixes[key.position]
      current = "the fix \(fix.id)"
      guard fix.number > 0 else { throw .outOfRange(field: "number", value: fix.number, record: current) }
      let value = try IndexValue.fix << IndexValue.indexBitCount | append(fix, to: .fixes)
      identities.append((fix.id, value))
      numbers.append((UInt32(fix.number), value))
      rows.count(bug: key.bug, column: key.column)
    }
    sections[.fixSlices] = rows.bytes
  }

  mutating func writeTidbits(_ tidbits: [MicroEducation]) throws(BundleWriteError) {
    var keyed: [(bug: UInt32, tidbit: MicroEducation)] = []
    for tidbit in tidbits {
      current = "the tidbit \(tidbit.id)"
      keyed.append((try index(of: tidbit.bugID, in: .bugs), tidbit))
    }
    keyed.sort {
      ($0.bug, $0.tidbit.trigger.rawValue, $0.tidbit.id) < ($1.bug, $1.tidbit.trigger.rawValue, $1.tidbit.id)
    }
    var rows = SliceRows(bugCount: bugIndices.count, section: .tidbitSlices)
    for (bug, tidbit) in keyed {
      let index = try append(tidbit, to: .tidbits)
      identities.append((tidbit.id, IndexValue.tidbit << IndexValue.indexBitCount | index))
      rows.count(bug: bug, column: Int(tidbit.trigger.rawValue))
    }
    sections[.tidbitSlices] = rows.bytes
  }

  /// Writes the identities that once shipped.
  mutating func writeRetired(_ records: [RetiredRecord]) throws(BundleWriteError) {
    let byID = records.filter { $0.id != nil }.sorted { left, right in
      guard let left = left.id, let right = right.id else { return false }
      return left < right
    }
    let byKey = records.filter { $0.id == nil }.sortedByBytes { $0.key ?? "" }
    for (left, right) in zip(byKey, byKey.dropFirst()) where left.key == right.key {
      throw .duplicateName(kind: "retired copy keys", name: left.key ?? "")
    }
    for record in byID + byKey {
      current = "the retired record \(record.reference.map { "\($0)" } ?? "without a name")"
      let value = try IndexValue.retired << IndexValue.indexBitCount | append(record, to: .retired)
      if let id = record.id { identities.append((id, value)) }
      if let number = try narrow(record.number, "number") { numbers.append((number, value)) }
    }
  }

  /// Writes how the bundle came to be.
  mutating func writeProvenance(_ provenance: Provenance) throws(BundleWriteError) {
    var record = ByteBuffer()
    record.append(try provenanceText.span(of: provenance.toolVersion))
    record.appendZeroes(8)
    sections[.provenance] = record
    let sources = provenance.sources.sortedByBytes(\.label)
    for (left, right) in zip(sources, sources.dropFirst())
    where left.label.utf8.elementsEqual(right.label.utf8) {
      throw .duplicateName(kind: "source files", name: left.label)
    }
    var buffer = ByteBuffer()
    for (position, source) in sources.enumerated() {
      _ = try Self.recordIndex(position, of: .sources)
      buffer.append(try provenanceText.span(of: source.label))
      buffer.append(UInt64(source.byteCount))
      buffer.append(source.digest.high)
      buffer.append(source.digest.low)
    }
    sections[.sources] = buffer
  }
}

/// The rows of runs of a section of slices: one a bug, its columns following one another without a gap.
private struct SliceRows {
  private let columnCount: Int
  private var counts: [Int]

  init(bugCount: Int, section: SectionID) {
    columnCount = section.byteCount / SliceLayout.stride
    counts = Array(repeating: 0, count: bugCount * columnCount)
  }

  mutating func count(bug: UInt32, column: Int) { counts[Int(bug) * columnCount + column] += 1 }

  var bytes: ByteBuffer {
    var buffer = ByteBuffer(reserving: counts.count * SliceLayout.stride)
    var first = 0
    for count in counts {
      buffer.append(UInt32(count == 0 ? 0 : first))
      buffer.append(UInt32(count))
      first += count
    }
    return buffer
  }
}

extension ByteBuffer {
  /// Appends an id in written order, its most significant byte first.
  mutating func append(_ id: Identity) {
    append(id.high.byteSwapped)
    append(id.low.byteSwapped)
  }
}
