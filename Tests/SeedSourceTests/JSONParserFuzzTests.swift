import Foundation
import SeedSource
import Testing

/// Seeded mutations of sound content, held against Foundation's reader.
struct JSONParserFuzzTests {
  /// Bytes that matter to JSON, and some that do not.
  private static let alphabet =
    Array("\"\\{}[]:,-+.eE0123456789tfnaurlsx/*'\n\r\t \u{0}é語😀".utf8) + [0xFF, 0x80, 0xC0]

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let position = Int.random(in: 0...bytes.count, using: &random)
      let byte = Self.alphabet.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.insert(byte, at: position)
      case 1 where position < bytes.count: bytes.remove(at: position)
      case 2 where position < bytes.count: bytes[position] = byte
      case 3: bytes.removeLast(min(bytes.count, Int.random(in: 0...8, using: &random)))
      case 4 where position < bytes.count:
        let end = min(bytes.count, position + Int.random(in: 1...12, using: &random))
        bytes.insert(contentsOf: bytes[position..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 5 where position < bytes.count:
        bytes.swapAt(position, Int.random(in: 0..<bytes.count, using: &random))
      default: bytes.append(byte)
      }
    }
  }

  private static let seeds: [String] = [
    sampleText, #"{"a": [1, 2.5, -3e4], "b": "x\u00e9\ud83d\ude00", "c": null}"#, "[]", "{}", "\"a\\nb\"",
    "-12.5e-3",
    #"[true, false, null, "", {"k": {}}]"#, #"["//", "'", {"a": 1, "b": 2}]"#,
  ]

  /// Whether this parser takes a text, but for what Foundation takes as well: byte order marks, duplicate
  /// keys, lone surrogates and deep nesting; carriage returns are a matter of form.
  private func accepts(_ faults: [SyntaxFault]) -> (accepts: Bool, isComparable: Bool) {
    var isComparable = true
    var accepts = true
    for fault in faults {
      switch fault.kind {
      case .byteOrderMark, .unpairedSurrogate, .nestingTooDeep, .tooManyValues: isComparable = false
      case .duplicateKey, .carriageReturn: break
      // Foundation takes a comma after the last member.
      case .invalidJSON(problem: "there is a comma after the last member", _): isComparable = false
      case .invalidJSON, .invalidUTF8, .legacyEncoding, .controlCharacter: accepts = false
      }
    }
    return (accepts, isComparable)
  }

  @Test(arguments: UInt64(1)...8)
  func `no mutation traps, and what is accepted is what Foundation accepts`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var acceptedCount = 0
    for _ in 0..<6000 {
      var bytes = Array((Self.seeds.randomElement(using: &random) ?? "").utf8)
      mutate(&bytes, &random)
      let (tree, faults) = parse(bytes)
      expectSoundRanges(tree, faults)
      for index in tree.nodes.indices where tree.nodes[index].flags.contains(.isKey) {
        _ = tree.string(at: NodeIndex(index))
      }
      let verdict = accepts(faults)
      guard verdict.isComparable else { continue }
      let reference = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      if verdict.accepts != (reference != nil), !isKnownDifference(bytes) {
        Issue.record("ours: \(verdict.accepts) \(faults): \(String(decoding: bytes, as: UTF8.self))")
      }
      if verdict.accepts { acceptedCount += 1 }
    }
    #expect(acceptedCount > 300)
  }

  /// Foundation takes a NUL among the first bytes for UTF-16 or UTF-32.
  private func isKnownDifference(_ bytes: [UInt8]) -> Bool { bytes.prefix(4).contains(0) }
}
