import SeedSource
import SeedTables
import Testing

@testable import SeedDesk

struct FieldAtCursorTests {
  /// What the tables say of the place that `|` marks in `seedtool.json`.
  private func place(_ text: String) throws -> FieldAtCursor {
    let bytes = Array(text.utf8)
    let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    let file = SourceFile(path: "seedtool.json", bytes: bytes[..<offset] + bytes[(offset + 1)...])
    return FieldAtCursor(JSONCursor(file, at: offset), kind: .configuration)
  }

  @Test(arguments: [
    (#"{"rules": {"voice/praise": {|}}}"#, "voice/praise"),
    (#"{"rules": {"voice/*": {"severity": "|"}}}"#, "voice/*"),
    (#"{"scopes": [{"rules": {"a/b": {}, "c/d": {"x": 1, |}}}]}"#, "c/d"),
    (#"{"rules": {"voice/praise": {"terms": [|]}}}"#, nil), (#"{"rules": {"voice/praise": |}}"#, nil),
    (#"{"rules": {|}}"#, nil), (#"{"limits": {|}}"#, nil),
  ])
  func `the settings of a rule know whose they are`(_ text: String, _ rule: String?) throws {
    #expect(try place(text).rule == rule)
  }

  @Test(arguments: [
    ("products", FieldAtCursor.Names.product), ("voices", .voice), ("keys", .copyKey), ("locales", nil),
  ])
  func `a scope names what it is for`(_ field: String, _ names: FieldAtCursor.Names?) throws {
    #expect(try place(#"{"scopes": [{"\#(field)": ["a", "|"]}]}"#).names(isAtKey: false) == names)
    #expect(try place(#"{"wordLists": {"\#(field)": ["|"]}}"#).names(isAtKey: false) == nil)
  }
}
