import SeedSource
import Testing

@testable import SeedDiagnostics

struct RepairPreviewTests {
  /// The preview of some replacements in a text.
  private func preview(
    _ text: String,
    _ edits: (find: String, replacement: String)...,
    width: Int = 60
  ) -> [String] {
    var sources = SourceSet()
    _ = sources.add(SourceFile(path: "a.json", text: text))
    let repair = Repair(
      "m",
      .safe,
      edits.map { TextEdit(Sample.place($0.find, in: sources, 0), with: $0.replacement) }
    )
    return RepairPreview(repair, in: SourceMap(sources), width: width).lines.map { line in
      switch line {
      case .removed(let number, let text): "\(number) -\(text)"
      case .added(let number, let text): "\(number) +\(text)"
      case .mark(let columns):
        String(repeating: " ", count: columns.lowerBound) + String(repeating: "~", count: columns.count)
      case .file(_, let number): "file:\(number)"
      case .more(let count): "more \(count)"
      case .tooLong: "too long"
      }
    }
  }

  @Test func `edits of one line are shown together`() {
    let shown = preview("one two three\nfour", ("one", "1"), ("three", "3"))
    #expect(shown == ["1 -one two three", "1 +1 two 3", "~~~~~~~"])
  }

  @Test func `a line that goes and a line that comes stand alone`() {
    #expect(preview("one\ntwo\nthree\n", ("two\n", "")) == ["2 -two"])
    #expect(preview("one\nthree\n", ("three", "two\nthree")) == ["2 +two"])
  }

  @Test func `a long line is cut around the change`() {
    let words = String(repeating: "word ", count: 200)
    #expect(
      preview("\(words)here \(words)", ("here", "there"), width: 40) == [
        "1 -…rd word word here word word word word …", "1 +…rd word word there word word word word…",
        "\(String(repeating: " ", count: 14))~",
      ]
    )
  }

  @Test func `of many changes the first are shown`() {
    #expect(
      preview("a\nb\nc\nd\ne", ("a", "1"), ("b", "2"), ("c", "3"), ("d", "4"), ("e", "5"))
        == ["1 -a", "1 +1", "~", "2 -b", "2 +2", "~", "3 -c", "3 +3", "~", "more 2"]
    )
  }

  @Test func `a change of great length is not laid out`() {
    let long = String(repeating: "x", count: 20_000)
    #expect(preview(long, (long, "")) == ["too long"])
  }

  @Test func `invisible characters that a fix takes out are seen`() {
    #expect(preview("a\u{200B}b", ("\u{200B}", "")) == ["1 -a‹U+200B›b", " ~~~~~~~~", "1 +ab"])
    #expect(preview("a\r\nb", ("\r", "")) == ["1 -a‹U+000D›", " ~~~~~~~~", "1 +a"])
  }
}
