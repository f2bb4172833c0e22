@testable import SeedSource
import Testing

struct UTF8FaultTests {
  @Test func `systems without the library's check find the same places`() {
    // What decides about a sequence: ASCII, both ends of every range of leading and of continuation bytes.
    let bytes: [UInt8] = [
      0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
      0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    var sequences: [[UInt8]] = [[]]
    var differing: [[UInt8]] = []
    for _ in 0..<4 {
      sequences = sequences.flatMap { sequence in bytes.map { sequence + [$0] } }
      for sequence in sequences {
        sequence.withUnsafeBufferPointer {
          if UTF8Fault.first(in: $0)?.range != UTF8Fault.decoding($0)?.range { differing.append(sequence) }
        }
      }
    }
    #expect(sequences.count == 23 * 23 * 23 * 23)
    #expect(differing == [])
  }
}
