import FuzzFindings
import FuzzSupport
import LintSamples
import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedRules
import SeedSource
import SeedText

/// The rules that suggest repairs over a file, and what they suggest; one time in 32 all rules, which take
/// ten times as long.
///
/// The first byte chooses that, the file and whether unsafe repairs are wanted; the rest stands in the file.
@main
struct FuzzRepairs: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    let number = input.number(below: 256)
    let choice = number % 8
    let path = ["fixes.json", "micro_education.json", "bugs.json", "retired.json"][choice / 2]
    let wanted: RepairApplication.Choice = choice % 2 == 0 ? .safe : .safeAndUnsafe
    var files = SoundContent.files
    files[path] = input.text
    let loading = ContentLoading.load(memory: files.map { (path: $0.key, text: $0.value) }, isWhole: true)
    let catalog = loading.catalog
    if number / 8 == 31 {
      expectInBounds(lint(loading, ignoring: ["spelling", "quota"]).all, in: catalog.sources)
      return
    }
    let findings = lint(loading, ignoring: withoutRepairs)
    expectInBounds(findings.all, in: catalog.sources)

    var mint = IDGenerator(generator: Counting(), nextNumber: 1_000)
    let pass = RepairApplication(of: findings, in: catalog.sources, choice: wanted, mint: &mint)
    for file in pass.changedFiles { expectUntouched(file, pass, findings, catalog.sources[file.fileIndex]) }

    mint = IDGenerator(generator: Counting(), nextNumber: 1_000)
    let loop = RepairLoop(findings, in: catalog.sources, choice: wanted, mint: &mint) { sources in
      lint(ContentLoading.load(sources, as: catalog), ignoring: withoutRepairs)
    }
    switch loop.ending {
    case .settled, .stuck, .unfinished: break
    case .passLimit(let rules): fatalError("these undo each other: \(rules)")
    case .wouldBreakSyntax(let rules):
      // In a file that is none of JSON's a repair can bring a second fault to light. It is taken back, and
      // stays.
      expect(!catalog.sources.files.allSatisfy(isJSON), "these break a file: \(rules)")
      return
    }
    for (old, new) in zip(catalog.sources.files, loop.sources.files) where isJSON(old) {
      expect(isJSON(new), "a sound file is broken:\n\(String(decoding: new.bytes, as: UTF8.self))")
    }
    let again = RepairApplication(of: loop.findings, in: loop.sources, choice: wanted, mint: &mint)
    expect(again.repaired.isEmpty, "a repair is left that can be made")
  }
}

private func lint(_ loading: ContentLoading, ignoring ignored: [String]) -> Findings {
  var configuration = builtIn
  configuration.ignored = ignored
  var linting = Linting(configuration, workerCount: 1, today: ExampleLinting.today, spelling: nothing)
  return linting.lint(loading.catalog)
}

private let builtIn = Configuration(.builtIn)
private let withoutRepairs =
  ["spelling", "quota"] + RuleRegistry.all.map { $0.metadata }.filter { $0.repair == nil }.map { "\($0.id)" }
private let nothing = SpellingResources(libraries: [], dictionaryFolders: [], cacheFolder: nil)

private func isJSON(_ file: SourceFile) -> Bool { JSONParser.parse(file).faults.isEmpty }

/// Random numbers that are the same every time, each another.
private struct Counting: RandomNumberGenerator {
  private var state: UInt64 = 0

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return state ^ state >> 31
  }
}

/// Between the edits that were made every byte is as it was, and in their places stands what they say.
private func expectUntouched(
  _ file: RepairApplication.ChangedFile,
  _ pass: RepairApplication,
  _ findings: Findings,
  _ old: SourceFile
) {
  let edits = pass.repaired.flatMap { findings.all[$0].repair?.edits ?? [] }
    .filter { $0.place.fileIndex == file.fileIndex }
  let unique = Set(edits).sorted { $0.place.range < $1.place.range }
  var rest = file.bytes[...]
  func take(_ bytes: some Collection<UInt8>, _ what: String) {
    expect(
      rest.starts(with: bytes),
      "\(what) is not what it was:\n\(String(decoding: file.bytes, as: UTF8.self))"
    )
    rest = rest.dropFirst(bytes.count)
  }
  var offset = 0
  for edit in unique {
    expect(edit.place.range.start >= offset, "edits overlap")
    take(old.bytes[offset..<edit.place.range.start], "what stands before an edit")
    switch edit.replacement {
    case .text(let text): take(text.utf8, "a replacement")
    case .mintedIdentity(let prefix, let suffix):
      take(prefix.utf8, "what stands before an id")
      rest = rest.dropFirst(36)
      take(suffix.utf8, "what stands behind an id")
    case .mintedNumber(let prefix, let suffix):
      take(prefix.utf8, "what stands before a number")
      rest = rest.drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      take(suffix.utf8, "what stands behind a number")
    }
    offset = edit.place.range.end
  }
  take(old.bytes[offset...], "the end of the file")
  expect(rest.isEmpty, "something stands behind the end of the file")
}
