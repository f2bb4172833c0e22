import PlainJSON
import Testing

struct CodingTests {
  enum Choice: Codable, Hashable {
    case none
    case some(until: Int, String)
  }

  struct Sample: Codable, Hashable {
    var zeta = "ä\"\u{1}"
    var alpha: [Int?] = [1, nil, -3]
    var large = UInt64.max
    var tenth = 0.1
    var isOn = true
    var missing: String?
    var choices: [Choice] = [.none, .some(until: 4, "x")]
    var table = ["b": [1], "a": []]
    var tree: JSONValue = ["k": [.null, "v"]]
  }

  @Test func `a value is what it was after a round trip through text`() throws {
    let sample = Sample()
    let text = try JSONValue(encoding: sample).text
    #expect(try JSONValue(parsing: text).decoded(as: Sample.self) == sample)
    #expect(try JSONValue(encoding: [Sample()]).text == "[\(text)]")
  }

  @Test func `members are sorted by name, and what is nil is left out`() throws {
    let text = try JSONValue(encoding: Sample()).text
    #expect(
      text == #"{"alpha":[1,null,-3],"choices":[{"none":{}},{"some":{"_1":"x","until":4}}],"isOn":true,"#
        + #""large":18446744073709551615,"table":{"a":[],"b":[1]},"tenth":0.1,"tree":{"k":[null,"v"]},"#
        + #""zeta":"ä\"\u0001"}"#
    )
  }

  @Test func `what does not fit says where`() throws {
    func path(_ json: JSONValue) -> String? {
      do {
        _ = try json.decoded(as: [String: [UInt8]].self)
        return nil
      } catch DecodingError.typeMismatch(_, let context) {
        return context.codingPath.map(\.stringValue).joined(separator: ".")
      } catch {
        return "\(error)"
      }
    }
    #expect(path(["a": [1, 255]]) == nil)
    #expect(path(["a": [1, 256]]) == "a.1")
    #expect(path(["a": [1, "2"]]) == "a.1")
    #expect(path(["a": ["b": 1]]) == "a")
    #expect(path([]) == "")
    #expect(throws: DecodingError.self) { try JSONValue.object(JSONObject()).decoded(as: Sample.self) }
    #expect(throws: EncodingError.self) { try JSONValue(encoding: [Double.infinity]) }
  }
}
