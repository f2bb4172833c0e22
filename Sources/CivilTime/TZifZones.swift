internal import SeedFiles
internal import Synchronization

/// The zones of TZif files, such as those under `/usr/share/zoneinfo`. Each file is read once.
public final class TZifZones: ZoneSource {
  private let read: @Sendable (_ identifier: String) throws(ZoneError) -> [UInt8]
  private let known = Mutex<[String: ZoneRules]>([:])

  /// A source that asks for a file's bytes by the zone's identifier, which has been checked: its parts are
  /// letters, digits, `_`, `-` and `+`, separated by `/`.
  ///
  /// - Parameter read: throws ``ZoneError/unknown(_:)`` where there is no such zone.
  public init(read: @escaping @Sendable (_ identifier: String) throws(ZoneError) -> [UInt8]) {
    self.read = read
  }

  /// The system's zones: the first of the usual folders that has a file counts.
  public static var system: TZifZones { TZifZones(folders: systemFolders) }

  /// Where systems keep their zones.
  public static let systemFolders = [
    "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo",
    "/etc/zoneinfo",
  ]

  /// The zones of the first of some folders that has a file for them.
  public convenience init(folders: [String]) {
    self.init { (identifier: String) throws(ZoneError) -> [UInt8] in
      for folder in folders {
        do throws(FileMappingError) {
          let file = try FileMapping.read(path: "\(folder)/\(identifier)", limit: TZifZones.byteLimit)
          defer { FileMapping.release(file.bytes) }
          return Array(file.bytes)
        } catch {
          if !error.isNoFile { throw .unreadable(identifier, reason: error.message) }
        }
      }
      throw .unknown(identifier)
    }
  }

  /// A zone file has a few kilobytes; this is the most that is read of one.
  private static let byteLimit = 1 << 18

  /// The zone with an identifier. UTC is always known.
  ///
  /// - Throws: ``ZoneError``.
  public func zone(named identifier: String) throws(ZoneError) -> ZoneRules {
    if identifier == ZoneRules.utc.identifier { return .utc }
    if let zone = known.withLock({ $0[identifier] }) { return zone }
    guard TZifZones.isName(identifier) else { throw .badIdentifier(String(identifier.prefix(80))) }
    let zone = try ZoneRules(identifier: identifier, tzif: try read(identifier))
    known.withLock { $0[identifier] = zone }
    return zone
  }

  /// Whether a text can be a zone's identifier, so that it is safe as part of a path.
  private static func isName(_ identifier: String) -> Bool {
    guard identifier.utf8.count <= 64 else { return false }
    return identifier.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      part in
      !part.isEmpty
        && part.allSatisfy { byte in
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        }
    }
  }
}
