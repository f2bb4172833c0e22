public import CivilTime

/// The stored form of Pressure's state: compact bytes, the same for the same value.
public enum PressureArchive {
  /// Its kind and version.
  private static let header = Array("PRs1".utf8)

  /// The bytes of a state.
  public static func bytes(of state: PressureState) -> [UInt8] {
    var writer = ByteWriter()
    for byte in header { writer.write(byte) }
    writer.write(state)
    return writer.bytes
  }

  /// The state of bytes.
  ///
  /// - Parameter zones: where its zones are looked up, which are stored by name.
  /// - Throws: ``ArchiveError``.
  public static func state(from bytes: [UInt8], zones: any ZoneSource) throws(ArchiveError) -> PressureState {
    guard bytes.starts(with: header) else { throw .badHeader }
    var reader = ByteReader(bytes)
    for _ in header { _ = try reader.byte() }
    let state = try reader.state(zones)
    guard reader.isAtEnd else { throw .trailing(offset: reader.offset) }
    return state
  }
}
