import SeedDiagnostics
import SeedSource

/// One set of findings that all formats are shown on.
enum Sample {
  static let repairs = """
    [
      {
        "id": "0f1c7a52-6d3e-4b8f-9a2c-5e7d1b3f8a60",
        "number": 1,
        "severity": "hihg",
        "prompt": "Let them  win."
      },
      {
        "number": 1,
        "prompt": "Écoute 日本 👩‍👩‍👧!",
        "type": "daily"
      }
    ]
    """
  static let copy = """
    { "product": "pressure" }
    """

  static var sources: SourceSet {
    var sources = SourceSet()
    _ = sources.add(SourceFile(path: "content/copy/pressure.brutal.json", text: copy))
    _ = sources.add(SourceFile(path: "content/fixes.json", text: repairs))
    return sources
  }

  /// The place of the `occurrence`-th time that a text stands in a file.
  static func place(_ text: String, _ occurrence: Int = 1, in fileIndex: Int = 1) -> Place {
    place(text, occurrence, in: sources, fileIndex)
  }

  static func place(
    _ text: String,
    _ occurrence: Int = 1,
    in sources: SourceSet,
    _ fileIndex: Int
  ) -> Place {
    let bytes = sources[fileIndex].bytes
    let wanted = Array(text.utf8)
    var left = occurrence
    for offset in bytes.indices where bytes[offset...].starts(with: wanted) {
      left -= 1
      if left == 0 {
        return Place(fileIndex: fileIndex, range: ByteRange(offset, offset + wanted.count))
      }
    }
    preconditionFailure("the sample has no \(text)")
  }

  static var findings: Findings {
    var unknown = Diagnostic(
      rule: "shape/unknown-value",
      message: "there is no severity \"hihg\"",
      place: place("\"hihg\"")
    )
    unknown.pointer = "/0/severity"
    unknown.record = "0f1c7a52-6d3e-4b8f-9a2c-5e7d1b3f8a60"
    unknown.expected = "low, medium, high"
    unknown.found = "hihg"
    unknown.suggestion = "high"
    unknown.repair = Repair("write \"high\"", .unsafe, [TextEdit(place("\"hihg\""), with: "\"high\"")])

    var spacing = Diagnostic(
      rule: "characters/spacing",
      severity: .warning,
      message: "two spaces stand here",
      place: place("  win")
    )
    spacing.place?.range.endOffset -= 3
    spacing.pointer = "/0/prompt"
    spacing.repair = Repair("keep one", .safe, [TextEdit(place("  win"), with: " win")])

    var duplicate = Diagnostic(
      rule: "identity/duplicate-number",
      message: "two fixes have the number 1",
      place: place("1,", 2)
    )
    duplicate.place?.range.endOffset -= 1
    duplicate.pointer = "/1/number"
    duplicate.remedy = "Numbers are never reused; `seedtool new fix` mints the next."
    duplicate.notes = [
      Diagnostic.Note("first used here", at: place("1", 3)), Diagnostic.Note("users see it as #001"),
    ]

    var missing = Diagnostic(
      rule: "shape/missing-field",
      message: "this fix lacks `id`",
      place: place("{", 2)
    )
    missing.pointer = "/1"
    let key = place("\"number\"", 2).range.start
    missing.repair = Repair(
      "mint an id",
      .unsafe,
      [
        TextEdit(
          Place(fileIndex: 1, range: ByteRange(key, key)),
          .mintedIdentity(prefix: "\"id\": \"", suffix: "\",\n    ")
        )
      ]
    )

    var emoji = Diagnostic(rule: "characters/emoji", message: "the text has an emoji", place: place("👩‍👩‍👧"))
    emoji.pointer = "/1/prompt"

    var quota = Diagnostic(
      rule: "quota/fixes-total",
      severity: .note,
      message: "there are 2 of 250 fixes",
      place: nil
    )
    quota.remedy = "Write 248 more."
    return Findings([quota, emoji, missing, duplicate, spacing, unknown])
  }

  static func report(_ change: (inout FormatContext) -> Void = { _ in }) -> FindingReport {
    var context = FormatContext()
    context.toolVersion = "1.2.3"
    context.fileCount = 2
    context.recordCount = 3
    context.elapsedNanoseconds = 3_450_000
    change(&context)
    return FindingReport(findings, in: sources, context: context)
  }
}

/// A random source that repeats (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
