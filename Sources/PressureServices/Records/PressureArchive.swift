public import CivilTime

/// The stored form of what Pressure keeps: compact bytes, the same for the same value.
///
/// A year of records and notification log takes less than 200 KB (data model, "Storage Size Estimates").
/// Each archive begins with four bytes: its kind and version.
public enum PressureArchive {
  private static let recordsHeader = Array("PRc1".utf8)
  private static let logHeader = Array("PRl1".utf8)
  private static let stateHeader = Array("PRs1".utf8)

  /// The bytes of records.
  public static func bytes(of records: [Commitment]) -> [UInt8] {
    var writer = ByteWriter()
    for byte in recordsHeader { writer.write(byte) }
    writer.write(records) { $0.write($1) }
    return writer.bytes
  }

  /// The records of bytes.
  ///
  /// - Throws: ``ArchiveError``.
  public static func records(from bytes: [UInt8]) throws(ArchiveError) -> [Commitment] {
    try read(bytes, recordsHeader) { (reader) throws(ArchiveError) in
      try reader.array("records") { (reader) throws(ArchiveError) in try reader.commitment() }
    }
  }

  /// The bytes of a notification log.
  public static func bytes(of log: NotificationLog) -> [UInt8] {
    var writer = ByteWriter()
    for byte in logHeader { writer.write(byte) }
    writer.write(log.records) { writer, record in
      writer.write(record.id)
      writer.write(record.scheduledFor)
      let mode: UInt8 = record.personality == .brutal ? 4 : 0
      writer.write(UInt8(record.tier) | mode | (record.delivered ? 8 : 0) | (record.tapped ? 16 : 0))
    }
    return writer.bytes
  }

  /// The notification log of bytes.
  ///
  /// - Throws: ``ArchiveError``.
  public static func log(from bytes: [UInt8]) throws(ArchiveError) -> NotificationLog {
    try read(bytes, logHeader) { (reader) throws(ArchiveError) in
      let records = try reader.array("log") { (reader) throws(ArchiveError) in
        let id = try reader.identity()
        let at = try reader.instant("scheduled_for")
        let flags = try reader.byte()
        guard flags < 32 else { throw reader.bad("notification flags") }
        return NotificationRecord(
          id: id,
          scheduledFor: at,
          tier: Int(flags & 3),
          personality: flags & 4 == 0 ? .professional : .brutal,
          delivered: flags & 8 != 0,
          tapped: flags & 16 != 0
        )
      }
      return NotificationLog(records)
    }
  }

  /// The bytes of a state.
  public static func bytes(of state: PressureState) -> [UInt8] {
    var writer = ByteWriter()
    for byte in stateHeader { writer.write(byte) }
    writer.write(state)
    return writer.bytes
  }

  /// The state of bytes.
  ///
  /// - Parameter zones: where its zones are looked up, which are stored by name.
  /// - Throws: ``ArchiveError``.
  public static func state(from bytes: [UInt8], zones: any ZoneSource) throws(ArchiveError) -> PressureState {
    try read(bytes, stateHeader) { (reader) throws(ArchiveError) in try reader.state(zones) }
  }

  private static func read<Value>(
    _ bytes: [UInt8],
    _ header: [UInt8],
    _ read: (inout ByteReader) throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> Value {
    guard bytes.starts(with: header) else { throw .badHeader }
    var reader = ByteReader(bytes)
    for _ in header { _ = try reader.byte() }
    let value = try read(&reader)
    guard reader.isAtEnd else { throw .trailing(offset: reader.offset) }
    return value
  }
}
