import SeedPlatform
import SeedSource

/// Bytes parsed as a file.
func parse(_ bytes: some Collection<UInt8>) -> (tree: JSONTree, faults: [SyntaxFault]) {
  JSONParser.parse(SourceFile(path: "test.json", buffer: .copy(of: bytes)))
}

func parse(_ text: String) -> (tree: JSONTree, faults: [SyntaxFault]) { parse(Array(text.utf8)) }

/// What a fault is and the text that it marks: `a comma is missing between two members @ ""`.
func describe(_ fault: SyntaxFault, in tree: JSONTree) -> String {
  let name: String =
    switch fault.kind {
    case .invalidJSON(let problem, _): problem
    case .invalidUTF8: "invalid UTF-8"
    case .legacyEncoding(let count, let isWhole): "Windows-1252, \(count)\(isWhole ? "" : " in the file")"
    case .duplicateKey(let key): "duplicate key \(key)"
    case .nestingTooDeep(let limit): "nesting beyond \(limit)"
    case .tooManyValues(let limit): "more than \(limit) values"
    case .byteOrderMark: "byte order mark"
    case .carriageReturn(let count): "\(count) carriage returns"
    case .unpairedSurrogate: "unpaired surrogate"
    case .controlCharacter(let byte): "control character \(byte)"
    }
  return "\(name) @ \(tree.file.text(fault.range))"
}

func faults(_ text: String) -> [String] {
  let (tree, faults) = parse(text)
  return faults.map { describe($0, in: tree) }
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

/// Sound content with every kind of value, escapes and characters of all widths.
let sampleText = #"""
  [
    {
      "id": "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
      "number": 42,
      "weight": -0.25e+2,
      "prompt": "Say \"I was wrong\" — once, aloud. 語 😀",
      "escaped": "\u00e9\ud83d\ude00\n\/\\",
      "empty": "",
      "none": null,
      "flags": [true, false, [], {}, [1, 2.5, 0]]
    },
    {"a": {"b": {"c": [[["deep"]]]}}}
  ]

  """#
