/// Reads TZif files, versions 1 to 4 (RFC 9636). A file is not trusted: every count has a limit, every read
/// lies inside, and what is wrong is a ``ZoneError``.
///
/// | offset | size | header field |
/// |---|---|---|
/// | 0 | 4 | `TZif` |
/// | 4 | 1 | version: 0, or the digit 2, 3 or 4 |
/// | 5 | 15 | nothing |
/// | 20 | 4 | UT/local indicators |
/// | 24 | 4 | standard/wall indicators |
/// | 28 | 4 | leap seconds |
/// | 32 | 4 | transitions |
/// | 36 | 4 | types |
/// | 40 | 4 | bytes of abbreviations |
///
/// All integers are big-endian. After it come the transitions' instants, their types (a byte each), the types
/// (offset 4, summer time 1, abbreviation 1), abbreviations, leap seconds and both kinds of indicators. From
/// version 2 on a second header and block with instants of 8 bytes follow the first, then the rule between
/// two line ends.
struct TZifParser {
  private let bytes: [UInt8]
  private var offset = 0

  private static let headerByteCount = 44
  private static let transitionLimit = 20_000
  private static let ruleByteLimit = 256

  private struct Header {
    var version: UInt8
    var universalCount: Int
    var standardCount: Int
    var leapCount: Int
    var transitionCount: Int
    var typeCount: Int
    var abbreviationByteCount: Int

    func blockByteCount(instantByteCount: Int) -> Int {
      transitionCount * (instantByteCount + 1) + typeCount * 6 + abbreviationByteCount
        + leapCount * (instantByteCount + 4) + standardCount + universalCount
    }
  }

  static func parse(_ bytes: [UInt8], identifier: String) throws(ZoneError) -> ZoneRules {
    var parser = TZifParser(bytes: bytes)
    return try parser.zone(identifier)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func zone(_ identifier: String) throws(ZoneError) -> ZoneRules {
    let first = try header()
    guard first.version != 0 else {
      return try block(first, instantByteCount: 4, identifier: identifier)
    }
    try need(first.blockByteCount(instantByteCount: 4))
    offset += first.blockByteCount(instantByteCount: 4)
    return try block(try header(), instantByteCount: 8, identifier: identifier)
  }

  private mutating func header() throws(ZoneError) -> Header {
    try need(TZifParser.headerByteCount)
    guard bytes[offset..<offset + 4].elementsEqual("TZif".utf8) else { throw .notTZif }
    let version = bytes[offset + 4]
    guard version == 0 || (UInt8(ascii: "2")...UInt8(ascii: "4")).contains(version) else {
      throw .version(version)
    }
    offset += 20
    let header = Header(
      version: version,
      universalCount: try count("UT/local indicators", limit: 256),
      standardCount: try count("standard/wall indicators", limit: 256),
      leapCount: try count("leap seconds", limit: 1000),
      transitionCount: try count("transitions", limit: TZifParser.transitionLimit),
      typeCount: try count("types", limit: 256),
      abbreviationByteCount: try count("bytes of abbreviations", limit: 4096)
    )
    guard header.typeCount > 0 else { throw .count("types", found: 0) }
    return header
  }

  private mutating func block(
    _ header: Header,
    instantByteCount: Int,
    identifier: String
  ) throws(ZoneError) -> ZoneRules {
    guard header.leapCount == 0 else { throw .leapSeconds }
    try need(header.blockByteCount(instantByteCount: instantByteCount))
    var times: [Int] = []
    for _ in 0..<header.transitionCount {
      let time = integer(byteCount: instantByteCount)
      if let last = times.last, last >= time { throw .unsorted }
      times.append(time)
    }
    let typeIndexes = bytes[offset..<offset + header.transitionCount].map { Int($0) }
    offset += header.transitionCount
    var typeOffsets: [Int32] = []
    for _ in 0..<header.typeCount {
      let value = integer(byteCount: 4)
      guard value.magnitude < ZoneRules.offsetBound else { throw .offset(value) }
      typeOffsets.append(Int32(value))
      offset += 2
    }
    var offsets: [Int32] = []
    for index in typeIndexes {
      guard index < typeOffsets.count else { throw .typeIndex(index) }
      offsets.append(typeOffsets[index])
    }
    offset += header.abbreviationByteCount + header.standardCount + header.universalCount
    // RFC 9636: type 0 holds before the first transition.
    return ZoneRules(
      identifier: identifier,
      firstOffset: typeOffsets[0],
      times: times,
      offsets: offsets,
      recurring: instantByteCount == 8 ? try rule() : nil
    )
  }

  /// The rule between two line ends; nil for an empty one.
  private func rule() throws(ZoneError) -> RecurringRule? {
    let lineEnd = UInt8(ascii: "\n")
    guard offset < bytes.count, bytes[offset] == lineEnd else {
      throw .truncated(expected: offset + 2, found: bytes.count)
    }
    let line = bytes[(offset + 1)...].prefix(TZifParser.ruleByteLimit).prefix { $0 != lineEnd }
    guard line.endIndex < bytes.count, bytes[line.endIndex] == lineEnd else {
      throw .rule(String(decoding: line.prefix(80), as: UTF8.self))
    }
    return line.isEmpty ? nil : try PosixRuleParser.parse(String(decoding: line, as: UTF8.self))
  }

  private func need(_ count: Int) throws(ZoneError) {
    guard bytes.count - offset >= count else {
      throw .truncated(expected: offset + count, found: bytes.count)
    }
  }

  private mutating func count(_ name: String, limit: Int) throws(ZoneError) -> Int {
    let value = integer(byteCount: 4) & 0xFFFF_FFFF
    guard value <= limit else { throw .count(name, found: value) }
    return value
  }

  /// A big-endian signed integer of 4 or 8 bytes, which the caller has made sure of.
  private mutating func integer(byteCount: Int) -> Int {
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + byteCount] { value = value << 8 | UInt64(byte) }
    offset += byteCount
    return byteCount == 4 ? Int(Int32(truncatingIfNeeded: value)) : Int(truncatingIfNeeded: value)
  }
}

extension ZoneRules {
  /// Reads a zone from the bytes of a TZif file, version 1 to 4.
  ///
  /// - Throws: ``ZoneError``: the bytes are no such file, were cut short, or hold what no zone has.
  /// - Complexity: O(bytes).
  public init(identifier: String, tzif bytes: [UInt8]) throws(ZoneError) {
    self = try TZifParser.parse(bytes, identifier: identifier)
  }
}
