import SeedLayout
import SeedModel

extension BundleWriter {
  /// Writes the priority rules, if there are any.
  mutating func writePriorityRules(_ rules: PriorityRules?) throws(BundleWriteError) {
    guard let rules else { return }
    var record = ByteBuffer()
    record.append(rules.match.rawValue)
    record.append(try Self.hour(rules.nightHours.first))
    record.append(try Self.hour(rules.nightHours.last))
    record.append(UInt8(0))
    record.append(try Self.recordIndex(rules.placeKeywords.count, of: .keywords))
    record.append(try Self.recordIndex(rules.messageKeywords.count, of: .keywords))
    record.append(try Self.recordIndex(rules.rushHours.count, of: .hourRanges))
    sections[.priorityRules] = record
    var keywords = ByteBuffer()
    for keyword in rules.placeKeywords + rules.messageKeywords {
      keywords.append(try text.span(of: keyword.word))
      keywords.append(keyword.priority.rawValue)
      keywords.appendZeroes(7)
    }
    sections[.keywords] = keywords
    var ranges = ByteBuffer()
    for range in rules.rushHours {
      ranges.append(try Self.hour(range.first))
      ranges.append(try Self.hour(range.last))
      ranges.appendZeroes(2)
    }
    sections[.hourRanges] = ranges
  }

  private static func hour(_ hour: Int) throws(BundleWriteError) -> UInt8 {
    guard (0..<24).contains(hour) else {
      throw .outOfRange(field: "hour", value: hour, record: "the priority rules")
    }
    return UInt8(hour)
  }

  /// Writes the identities that once shipped.
  mutating func writeRetired(_ records: [RetiredRecord]) throws(BundleWriteError) {
    var byID: [(id: Identity, record: RetiredRecord)] = []
    var byKey: [(key: String, record: RetiredRecord)] = []
    for record in records {
      switch record.reference {
      case .id(let id): byID.append((id, record))
      case .key(let key): byKey.append((key, record))
      }
    }
    byID.sort { $0.id < $1.id }
    byKey = byKey.sortedByBytes(\.key)
    for (left, right) in zip(byKey, byKey.dropFirst()) where left.key.utf8.elementsEqual(right.key.utf8) {
      throw .duplicateName(kind: "retired copy keys", name: left.key)
    }
    var buffer = ByteBuffer()
    for (position, record) in (byID.map(\.record) + byKey.map(\.record)).enumerated() {
      let index = try Self.recordIndex(position, of: .retired)
      let value = IndexValue.retired << IndexValue.indexBitCount | index
      let kind = try append(record.reference, to: &buffer)
      let replacementKind = try append(record.replacedBy, to: &buffer)
      if case .id(let id) = record.reference { identities.append((id, value)) }
      let number: UInt32 = try Self.narrow(record.number ?? 0, "number", of: "a retired record")
      if number > 0 { numbers.append((number, value)) }
      buffer.append(number)
      buffer.append(record.kind.rawValue)
      buffer.append(kind.rawValue)
      buffer.append(replacementKind.rawValue)
      buffer.append(UInt8(0))
    }
    sections[.retired] = buffer
  }

  private mutating func append(
    _ reference: RetiredRecord.Reference?,
    to buffer: inout ByteBuffer
  ) throws(BundleWriteError) -> RetiredReference {
    switch reference {
    case nil:
      buffer.appendZeroes(16)
      return .absent
    case .id(let id):
      buffer.append(id)
      return .id
    case .key(let key):
      buffer.append(try text.span(of: key))
      buffer.appendZeroes(8)
      return .key
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
