import SeedSource
import Testing

@testable import SeedDiagnostics

struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "content/a.json") -> String {
    let diff = UnifiedDiff(SourceFile(path: path, text: old), SourceFile(path: path, text: new))
    return FormatOutput.text { diff.write(to: &$0) }
  }

  @Test func `changes stand in hunks with three lines around them`() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 3\n", with: "line three\n").replacing("line 17\n", with: "")
    #expect(
      diff(old, new) == """
        --- a/content/a.json
        +++ b/content/a.json
        @@ -1,6 +1,6 @@
         line 1
         line 2
        -line 3
        +line three
         line 4
         line 5
         line 6
        @@ -14,7 +14,6 @@
         line 14
         line 15
         line 16
        -line 17
         line 18
         line 19
         line 20

        """
    )
  }

  @Test func `a context has no line that a runner would take for a command`() {
    let old = "one\ntwo\n  ::error::x\nfour\nfive\nsix\nseven\n"
    let new = old.replacing("five", with: "V").replacing("one", with: "I")
    #expect(
      diff(old, new) == """
        --- a/content/a.json
        +++ b/content/a.json
        @@ -1,2 +1,2 @@
        -one
        +I
         two
        @@ -4,3 +4,3 @@
         four
        -five
        +V
         six

        """
    )
  }

  @Test func `equal texts have no diff`() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func `a missing line end is said`() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- a/content/a.json
        +++ b/content/a.json
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """
    )
  }

  @Test func `an empty side is counted as no lines`() {
    #expect(diff("", "a\n").contains("@@ -0,0 +1 @@\n+a\n"))
    #expect(diff("a\n", "").contains("@@ -1 +0,0 @@\n-a\n"))
  }

  @Test func `a new record is three lines though its brackets repeat`() {
    let old = "{\n  id: 1\n},\n{\n  id: 2\n},\n"
    let new = "{\n  id: 1\n},\n{\n  id: 3\n},\n{\n  id: 2\n},\n"
    let lines = diff(old, new).split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
    #expect(lines == ["+  id: 3", "+},", "+{"])
  }

  @Test func `odd paths are quoted, and content is escaped for terminals alone`() {
    #expect(diff("a\n", "b\n", path: "/outside/a").hasPrefix("--- a/outside/a\n+++ b/outside/a\n"))
    #expect(diff("a\n", "b\n", path: "ä\t.json").hasPrefix("--- \"a/\\303\\244\\011.json\"\n"))
    let changed = UnifiedDiff(
      SourceFile(path: "a", text: "x\n"),
      SourceFile(path: "a", text: "\u{1B}[2Jx\n")
    )
    #expect(FormatOutput.text { changed.write(to: &$0) }.contains("+\u{1B}[2Jx\n"))
    let shown = FormatOutput.text { changed.writeForTerminal(to: &$0, usesColor: true) }
    #expect(shown.contains("\u{1B}[32m+‹U+001B›[2Jx\u{1B}[0m\n"))
  }

  @Test func `the diff, applied, gives the new text`() {
    var random = SeededRandom(seed: 21)
    for round in 0..<400 {
      // Few different lines make many ways to match; many make anchors.
      let variety = [2, 5, 1000][round % 3]
      var old = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        "\(Int.random(in: 0..<variety, using: &random))\n"
      }
      if Bool.random(using: &random) { old.append("end") }
      var new = old
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let index = Int.random(in: 0...new.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: new.insert("\(Int.random(in: 0..<variety, using: &random))\n", at: index)
        case 1 where index < new.count: new.remove(at: index)
        default: if index < new.count { new[index] = "new\n" }
        }
      }
      let (oldText, newText) = (old.joined(), new.joined())
      #expect(patched(oldText, by: diff(oldText, newText)) == newText)
    }
  }

  @Test func `texts with nothing in common are replaced whole`() {
    let old = (0..<3000).map { "\($0 % 7)\n" }.joined()
    let new = (0..<3000).map { "\($0 % 5 + 10)\n" }.joined()
    #expect(patched(old, by: diff(old, new)) == new)
  }

  /// A plain reading of a unified diff that checks every line that it skips or takes out.
  private func patched(_ old: String, by diff: String) -> String? {
    var source = lines(of: old)[...]
    var result: [Substring] = []
    var taken = 0
    var hunk = lines(of: diff).dropFirst(2)
    while let line = hunk.popFirst() {
      let isUnended = hunk.first?.hasPrefix("\\") ?? false
      let text = isUnended ? line.dropFirst().dropLast() : line.dropFirst()
      switch line.first {
      case "@":
        let span = line.split(separator: " ")[1].dropFirst().split(separator: ",").compactMap { Int($0) }
        let start = span[0] - (span.count > 1 && span[1] == 0 ? 0 : 1)
        while taken < start, let next = source.popFirst() {
          result.append(next)
          taken += 1
        }
      case " ", "-":
        guard let next = source.popFirst(), next == text else { return nil }
        taken += 1
        if line.first == " " { result.append(next) }
      case "+": result.append(text)
      default: return nil
      }
      if isUnended { hunk.removeFirst() }
    }
    return (result + source).joined()
  }

  /// Lines with their line ends.
  private func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: "\n").map { rest.index(after: $0) } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }
}
