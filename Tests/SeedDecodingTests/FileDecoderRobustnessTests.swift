import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource
import Testing

/// Hostile and broken files: every finding is in bounds and of a known rule, nothing traps.
struct FileDecoderRobustnessTests {
  @Test
  func `faults of all files and records are found in one run`() throws {
    let records = (0..<500).map { _ in
      #"{"id": 1, "slug": "A", "title": "", "description": "x", "color": "pink"}"#
    }
    let found = try findings("bugs.json", "[\(records.joined(separator: ",\n"))]")
    #expect(found.count == 2500)
  }

  @Test
  func `no mutation of a file traps`() throws {
    let seeds: [(String, String)] = [
      (
        "fixes.json",
        fixText(["interactionType": "\"timed\"", "configuration": #"{"timed": {"durationSeconds": 60}}"#])
      ),
      (
        "copy/a.b.json",
        #"{"product": "a", "voice": "b", "entries": {"k": [{"title": null, "body": "{n, plural, other {#}}\n"}]}}"#
      ),
      (
        "priority_rules.json",
        #"{"placeKeywords": {"low": ["x"]}, "messageKeywords": {}, "rushHours": [[7, 9]], "nightHours": [22, 6], "match": "word"}"#
      ),
      (
        "retired.json",
        #"[{"kind": "copyKey", "key": "a.b", "retiredOn": "2026-02-28", "reason": "x", "replacedBy": "c"}]"#
      ),
      (
        "seedtool.json",
        #"{"version": "1.0.0", "locale": "en_US", "rules": {"a/b": {"severity": "off"}}, "wordLists": {"a": ["b"]}}"#
      ),
    ]
    let alphabet = Array("\"\\{}[]:,-.e0189tfnul \n\u{0}é'".utf8) + [0xFF]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3_000 {
      let (path, text) = seeds[Int.random(in: 0..<seeds.count, using: &random)]
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[position] = alphabet.randomElement(using: &random) ?? 0
        case 1 where bytes.count > 1: bytes.remove(at: position)
        default: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: position)
        }
      }
      let catalog = try ContentLoading.load(named: SourceFile(path: path, bytes: bytes)).catalog
      for finding in catalog.diagnostics {
        guard let range = finding.place?.range else { continue }
        #expect(range.start <= range.end && range.end <= bytes.count)
        #expect(RuleID.decoded.contains(finding.rule), "\(finding.rule)")
      }
    }
  }

  @Test
  func `every prefix of a file is read without a trap`() throws {
    let bytes = Array(fixText(["validation": #""a \"b\" \u00e9""#]).utf8)
    for count in 0..<bytes.count {
      let catalog = try ContentLoading.load(named: SourceFile(path: "fixes.json", bytes: bytes[..<count])).catalog
      #expect(!catalog.diagnostics.isEmpty)
    }
  }

  @Test
  func `more files than records can tell apart are refused`() throws {
    let file = try Folder(path: ".").file("fixes.json")
    let files = Array(repeating: file, count: ContentLoading.fileCountLimit + 1)
    let error = #expect(throws: ContentError.self) { try ContentLoading.load(files) }
    #expect(error?.message == "65537 content files; the limit is 65536")
  }
}
