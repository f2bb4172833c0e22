import Testing

@testable import seedgen

/// Generated text is laid out as the formatter lays it out.
struct CodeTests {
  private func text(_ write: (inout Code) -> Void) -> String {
    var code = Code()
    write(&code)
    return code.text
  }

  @Test func `a call that fits stands on one line, another has an argument a line`() {
    let long = String(repeating: "x", count: 60)
    #expect(text { $0.call("make", ["a: 1", "b: 2"]) } == "make(a: 1, b: 2)\n")
    #expect(
      text { $0.call("make", ["a: \(long)", "b: \(long)"]) } == "make(\n  a: \(long),\n  b: \(long)\n)\n"
    )
  }

  @Test func `a statement is broken at its last call`() {
    let long = String(repeating: "x", count: 45)
    #expect(
      text { $0.statement("return .timed(try make(\(long), \(long)))") }
        == "return .timed(\n  try make(\(long), \(long))\n)\n"
    )
  }

  @Test func `a comment is broken between words, at the formatter's width`() {
    let lines = text { $0.doc(String(repeating: "word ", count: 60)) }.split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("/// word") && $0.count <= Code.lineLength })
  }

  @Test func `a case stands on one line with its value if that fits`() {
    #expect(
      text { $0.choose("x", [([".a", ".b"], ["1"]), ([".c"], ["f()", "2"])], otherwise: ["3"]) }
        == "switch x {\ncase .a, .b: 1\ncase .c:\n  f()\n  2\ndefault: 3\n}\n"
    )
  }

  @Test func `a list's comments are left out, and its long entries are broken and stay whole`() {
    #expect(ListFiles.entries(in: "// What is flagged.\n# points\n\ngood job\n") == ["# points", "good job"])
    let long = (0..<40).map { "word\($0)" }.joined(separator: "/")
    let lines = ListFiles.literal([long[...]], indent: 4).split(separator: "\n")
    #expect(lines.count > 1 && lines.allSatisfy { $0.count <= Code.lineLength })
    #expect(lines.map { $0.dropFirst(4).replacing("\\", with: "") }.joined() == long)
  }
}
