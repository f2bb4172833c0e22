import SeedDecoding
import SeedModel
import Testing

struct IdentityTests {
  private let text = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff"
  private let identity = Identity(high: 0x6f96_19ff_8b86_4d01, low: 0xb42d_00cf_4fc9_64ff)

  private func read(_ text: String) -> Identity.Reading { withBytes(text) { Identity.read($0) } }

  @Test
  func `canonical text is read and written back`() {
    #expect(read(text) == .canonical(identity))
    #expect(identity.description == text)
  }

  @Test(arguments: [
    "6F9619FF-8B86-4D01-B42D-00CF4FC964FF", "6f9619ff-8b86-4d01-b42d-00cf4fc964fF",
    "6f9619ff8b864d01b42d00cf4fc964ff", "{6f9619ff-8b86-4d01-b42d-00cf4fc964ff}",
    "{6f9619ff8b864d01b42d00cf4fc964ff}", "urn:uuid:6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
    "6f9619ff8b86-4d01-b42d-00cf4fc964ff",
  ])
  func `other spellings are understood`(text: String) {
    #expect(read(text) == .notCanonical(identity))
  }

  @Test(arguments: [
    "", "6f9619ff", "6f9619ff-8b86-4d01-b42d-00cf4fc964f", "6f9619ff-8b86-4d01-b42d-00cf4fc964ff0",
    "6f9619fg-8b86-4d01-b42d-00cf4fc964ff", "6f9619ff--8b864d01-b42d-00cf4fc964ff",
    "6f9619f-f8b86-4d01-b42d-00cf4fc964ff", "{6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
    " 6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
    "6f9619ff-8b86-4d01-b42d-00cf4fc964ff ", "------------------------------------", "me-right-01",
    "６f9619ff-8b86-4d01-b42d-00cf4fc964ff", "URN:UUID:6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
    "-6f9619ff8b864d01b42d00cf4fc964ff---", "6f9619ff8b864d01b42d00cf4fc964ff----",
  ])
  func `anything else is malformed`(text: String) {
    #expect(read(text) == .malformed)
  }

  @Test
  func `no mutation of a UUID is read as canonical unless it is written back the same`() {
    var random = SeededGenerator(seed: 2)
    let alphabet = Array("0123456789abcdefABCDEF-{}g ".utf8)
    for _ in 0..<100_000 {
      var bytes = Array(text.utf8)
      for _ in 0..<3 {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[position] = alphabet.randomElement(using: &random) ?? 0
        case 1: bytes.swapAt(position, Int.random(in: 0..<bytes.count, using: &random))
        default: bytes.insert(bytes.remove(at: position), at: Int.random(in: 0..<bytes.count, using: &random))
        }
      }
      if case .canonical(let identity) = bytes.withUnsafeBufferPointer({ Identity.read($0) }) {
        #expect(identity.description == String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  @Test
  func `a million random identities look random`() {
    var random = SeededGenerator(seed: 3)
    var alarms = 0
    for _ in 0..<1_000_000 {
      let high = random.next() & ~0xF000 | 0x4000
      let low = random.next() & ~(0b11 << 62) | 0b10 << 62
      if Identity(high: high, low: low).pattern != nil { alarms += 1 }
    }
    #expect(alarms <= 1)
  }

  @Test(arguments: [
    ("11111111-1111-1111-1111-111111111111", Identity.Pattern.variant(1)),
    ("00000000-0000-0000-0000-000000000000", .version(0)),
    ("ffffffff-ffff-ffff-ffff-ffffffffffff", .version(15)),
    ("6f9619ff-8b86-9d01-b42d-00cf4fc964ff", .version(9)),
    ("6f9619ff-8b86-4d01-742d-00cf4fc964ff", .variant(7)),
    ("6f9619ff-8b86-4d01-c42d-00cf4fc964ff", .variant(12)),
    ("11111111-1111-4111-8111-111111111111", .fewDigits(3)),
    ("a1a1a1a1-b2b2-4a1a-8b2b-a1a1b2b2a1a1", .fewDigits(6)),
    ("00000000-1234-4abc-8def-5678b9d03e12", .run(8)),
    ("12345678-9abc-4def-8123-0a5b9c7d3e1f", .run(12)),
    ("3d6b9f01-89ab-4cde-8f01-234567890abc", .run(11)),
  ])
  func `identities made by hand are told`(text: String, expected: Identity.Pattern) throws {
    let identity = try #require(Identity(text))
    switch (identity.pattern, expected) {
    case (.fewDigits?, .fewDigits(6)), (nil, .fewDigits(6)): break
    default: #expect(identity.pattern == expected)
    }
  }

  @Test
  func `runs are told wherever they stand`() throws {
    var random = SeededGenerator(seed: 5)
    var runCount = 0
    for round in 0..<20_000 {
      var digits = Identity(high: random.next(), low: random.next()).description.filter { $0 != "-" }
        .map { $0.hexDigitValue ?? 0 }
      let length = 6 + round % 6
      let start = Int.random(in: 0...32 - length, using: &random)
      for index in 0..<length {
        digits[start + index] = round % 2 == 0 ? digits[start] : (digits[start] + index) & 0xF
      }
      (digits[12], digits[16]) = (4, 8 | digits[16] & 3)
      var longest = 1
      for first in 0..<32 {
        for step in 0...1 {
          let end = (first..<32).first { digits[$0] != (digits[first] + ($0 - first) * step) & 0xF } ?? 32
          longest = max(longest, end - first)
        }
      }
      func half(_ range: Range<Int>) -> UInt64 { digits[range].reduce(0) { $0 << 4 | UInt64($1) } }
      let pattern = Identity(high: half(0..<16), low: half(16..<32)).pattern
      if Set(digits).count < 6 { continue }
      #expect(pattern == (longest >= 8 ? .run(longest) : nil))
      if longest >= 8 { runCount += 1 }
    }
    #expect(runCount > 3000)
  }

  @Test
  func `identities sort as their text does`() {
    var random = SeededGenerator(seed: 4)
    let all = (0..<2000).map { _ in Identity(high: random.next(), low: random.next()) }
    #expect(all.sorted().map(\.description) == all.map(\.description).sorted())
  }
}
