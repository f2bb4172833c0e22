import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource

/// A file decoded as a content file of the name it has.
func decode(_ path: String, _ text: String) throws -> Catalog {
  try ContentLoading.load(named: SourceFile(path: path, bytes: text.utf8)).catalog
}

/// What a finding says, in the order of the file: `rule pointer @ text`.
func findings(_ path: String, _ text: String) throws -> [String] {
  let catalog = try decode(path, text)
  return Findings(catalog.diagnostics).all.map { finding in
    let excerpt = finding.place.map { String(decoding: catalog.sources[$0], as: UTF8.self) } ?? "-"
    return "\(finding.rule) \(finding.pointer ?? "-") @ \(excerpt)"
  }
}

func withBytes<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  Array(text.utf8).withUnsafeBufferPointer(body)
}

/// A repeatable random source (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

let fixID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff"

/// A sound fix in which some members are replaced; an empty text leaves one out.
func fixText(_ changes: KeyValuePairs<String, String>) -> String {
  var members: [(String, String)] = [
    ("id", "\"\(fixID)\""), ("number", "7"), ("bugSlug", "\"need-to-be-right\""), ("type", "\"daily\""),
    ("severity", "\"low\""), ("interactionType", "\"standard\""),
    ("prompt", "\"Let one thing stand today.\""),
  ]
  for (name, value) in changes {
    if let index = members.firstIndex(where: { $0.0 == name }) {
      members[index].1 = value
    } else {
      members.append((name, value))
    }
  }
  return "[{\(members.filter { !$0.1.isEmpty }.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}]"
}
