import SeedText
import Testing

struct BitapTests {
  private static func finds(_ list: String, _ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { Bitap(list).finds(in: $0) }
  }

  @Test(arguments: ["todo later", "a ToDo here", "not TODO", "untodone", "fix", "tfixo", "totodo", "fitodo"])
  func `a string is found wherever it stands, in either case`(text: String) {
    #expect(Self.finds("todo, fix", text))
  }

  @Test(arguments: ["", "to do", "tod", "odo", "fi", "todix", "fitod\u{F6}", "todfi"])
  func `parts of strings are not found`(text: String) {
    #expect(!Self.finds("todo, fix", text))
  }

  @Test
  func `strings may have 64 bytes together`() {
    let list = String(repeating: "abcdefg, ", count: 9) + "z"
    #expect(Self.finds(list, "abcdefz") && Self.finds(list, "abcdefg") && !Self.finds(list, "abcdef"))
  }
}
