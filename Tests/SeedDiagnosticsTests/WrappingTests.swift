import SeedDiagnostics
import Testing

struct WrappingTests {
  @Test
  func `lines are wrapped at spaces, colors take no column, and a long word or command stays whole`() {
    let plain = SafeText(lines: "a heading\n      one two three four\n  abcdefghijklmnopqrstuvwxyz end\n")
    #expect(
      plain.wrappedLines(at: 16).string
        == "a heading\n      one two\n        three\n        four\n  abcdefghijklmnopqrstuvwxyz\n    end\n"
    )
    let command: SafeText = "run `seedtool new fix` to see, `once"
    #expect(command.wrapped(at: 21, indent: 2).string == "run\n  `seedtool new fix`\n  to see, `once")
    #expect(command.wrapped(at: 18, indent: 2).string == "run `seedtool new\n  fix` to see,\n  `once")
    let colored = SafeText(Ink.added) + "one two" + Ink.reset + " three"
    #expect(colored.wrapped(at: 9, indent: 2).string.contains("one two\u{1B}[0m\n  three"))
  }
}
