/// A run of ASCII letters, read eight bytes at a time.
struct LetterRun {
  /// How many letters it has.
  private(set) var count: Int
  /// The letters in lower case where there are up to eight of them, else a hash of them with its highest bit
  /// set.
  private(set) var key: UInt64
  let isCapitalized: Bool
  /// Whether a letter after the first one is a capital.
  private(set) var hasInnerCapital: Bool
  /// What its word looks like.
  var shape: Word.Shape {
    Word.Shape(
      rawValue: Word.Shape.letter.rawValue | (isCapitalized ? Word.Shape.capitalized.rawValue : 0)
        | (hasInnerCapital ? Word.Shape.innerCapital.rawValue : 0)
    )
  }
  /// What follows; 0 at the end of the text.
  private(set) var next: UInt8

  /// The run that starts at an offset, empty when no letter stands there.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let characters = Self.load(bytes, at: offset)
    let stops = Self.stops(characters)
    // The bytes below the first stop; all where there is none.
    let letters = ((stops & (0 &- stops)) &>> 7) &- 1
    let capitals = ~characters & letters & Self.caseBits
    key = (characters | Self.caseBits) & letters
    isCapitalized = capitals & 0xFF != 0
    hasInnerCapital = capitals > 0xFF
    count = stops.trailingZeroBitCount &>> 3
    next = UInt8(
      truncatingIfNeeded: characters &>> UInt64(truncatingIfNeeded: stops.trailingZeroBitCount &- 7)
    )
    if stops == 0 { readOn(bytes, at: offset) }
  }

  /// Reads the rest of a run of eight letters and more.
  @inline(__always)
  private mutating func readOn(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    while true {
      let characters = Self.load(bytes, at: offset &+ count)
      let stops = Self.stops(characters)
      let letters = ((stops & (0 &- stops)) &>> 7) &- 1
      if ~characters & letters & Self.caseBits != 0 { hasInnerCapital = true }
      if letters != 0 { key = Self.mix(key, (characters | Self.caseBits) & letters) }
      count &+= stops.trailingZeroBitCount &>> 3
      if stops == 0 { continue }
      next = UInt8(
        truncatingIfNeeded: characters &>> UInt64(truncatingIfNeeded: stops.trailingZeroBitCount &- 7)
      )
      return
    }
  }

  @inline(__always)
  private static func mix(_ key: UInt64, _ letters: UInt64) -> UInt64 {
    let product = (key ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: letters ^ 0xC2B2_AE3D_27D4_EB4F)
    return product.high ^ product.low | 1 << 63
  }

  /// The `WordHash` of the letters, which start at an offset.
  @inline(__always)
  func hash(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    var hash = WordHash.seed
    if count <= 8 {
      var rest = key
      for _ in 0..<count {
        hash = WordHash.add(UInt8(truncatingIfNeeded: rest), to: hash)
        rest &>>= 8
      }
    } else {
      for index in offset..<offset &+ count { hash = WordHash.add(bytes[index] | 0x20, to: hash) }
    }
    return WordHash.finish(hash)
  }

  private static var caseBits: UInt64 { 0x2020_2020_2020_2020 }

  /// The highest bit of each byte that is no ASCII letter.
  @inline(__always)
  private static func stops(_ characters: UInt64) -> UInt64 {
    let lower = characters | caseBits
    let low = lower & 0x7F7F_7F7F_7F7F_7F7F
    // Set from `a` on, and beyond `z`: no sum carries into the next byte.
    let fromA = low &+ 0x1F1F_1F1F_1F1F_1F1F
    let beyondZ = low &+ 0x0505_0505_0505_0505
    return (~fromA | beyondZ | lower) & 0x8080_8080_8080_8080
  }

  /// The eight bytes from an offset on, the first one lowest; 0 beyond the end.
  @inline(__always)
  private static func load(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    guard offset &+ 8 <= bytes.count else { return loadEnd(bytes, at: offset) }
    let raw = UnsafeRawBufferPointer(bytes)
    return UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func loadEnd(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    let missingCount = offset &+ 8 &- bytes.count
    guard missingCount < 8 else { return 0 }
    if bytes.count >= 8 {
      let raw = UnsafeRawBufferPointer(bytes)
      let last = raw.loadUnaligned(fromByteOffset: bytes.count &- 8, as: UInt64.self)
      return UInt64(littleEndian: last) &>> UInt64(truncatingIfNeeded: missingCount &* 8)
    }
    var value: UInt64 = 0
    for byte in bytes[offset...].reversed() { value = value << 8 | UInt64(byte) }
    return value
  }
}
