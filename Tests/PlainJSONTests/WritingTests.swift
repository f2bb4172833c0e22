import PlainJSON
import Testing

struct WritingTests {
  @Test
  func `a value is written on one line without spaces, members in their order`() {
    let value: JSONValue = ["b": [1, true, .null], "a": ["x": "y"], "c": []]
    #expect(value.text == #"{"b":[1,true,null],"a":{"x":"y"},"c":[]}"#)
  }

  @Test
  func `what steers terminals and readers is escaped, other characters stand as they are`() throws {
    let text = "\"\\\n\r\t\u{0}\u{1B}\u{7F}\u{85}\u{200D}\u{2028}\u{202E}é😀"
    let written = JSONValue.string(text).text
    let escaped = #""\"\\\n\r\t\u0000\u001b\u007f\u0085\u200d\u2028\u202eé😀""#
    #expect(written == escaped)
    #expect(try JSONValue(parsing: written) == .string(text))
  }

  @Test
  func `what is written is read back the same, for random values`() throws {
    var generator = SplitMix(state: 11)
    for _ in 0..<2_000 {
      let value = Self.randomValue(depth: 4, &generator)
      #expect(try JSONValue(parsing: value.text) == value)
    }
  }

  @Test
  func `a sound text with any one byte changed is read or refused, and never traps`() throws {
    let text = Array(#"{"a":[1,-2.5e3,true,null,"x\u00e9\ud83d\ude00"],"b":{"c":"é"}}"#.utf8)
    var readCount = 0
    for offset in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[offset] = byte
        guard let value = try? JSONValue(parsing: changed) else { continue }
        readCount += 1
        #expect(try JSONValue(parsing: value.text) == value)
      }
      #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text[..<offset])) }
    }
    #expect(readCount > text.count)
  }

  @Test
  func `an object's members are found, replaced in place, taken out`() {
    var object = JSONObject()
    object["a"] = 1
    object["b"] = 2
    object["a"] = 3
    object["c"] = nil
    #expect(object.names == ["a", "b"])
    #expect(object["a"] == 3)
    object["a"] = nil
    #expect(object.names == ["b"])
  }

  private static func randomValue(depth: Int, _ generator: inout SplitMix) -> JSONValue {
    switch Int.random(in: 0..<(depth == 0 ? 4 : 6), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .integer(Int.random(in: Int.min...Int.max, using: &generator))
    case 3: return .string(randomText(&generator))
    case 4:
      return .array(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in randomValue(depth: depth - 1, &generator) }
      )
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        object[randomText(&generator)] = randomValue(depth: depth - 1, &generator)
      }
      return .object(object)
    }
  }

  private static func randomText(_ generator: inout SplitMix) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x1_0FFF, using: &generator)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// A random source that gives the same numbers for the same seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
