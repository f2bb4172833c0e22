import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource

/// Flags a table whose file is named for another product or voice than its head. Since names are unique, no
/// two tables can then be of one voice.
struct MisnamedTable: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("copy/misnamed-table"),
    summary: "A copy table is not what its file's name says.",
    rationale: """
      A table is `copy/<product>.<voice>.json`. One that is copied and not renamed inside would put a \
      voice's text into another voice, and two tables would claim the same one.
      """,
    reads: "`product` and `voice` of every copy table, and its file's name"
  )

  static let examples = RuleExamples(
    accepted: [
      .file("copy/pressure.brutal.json", #"{ "product": "pressure", "voice": "brutal", "entries": {} }"#),
      .file("copy/egofix.deadpan.json", #"{ "product": "egofix", "voice": "deadpan", "entries": {} }"#),
    ],
    flagged: [
      .file(
        "copy/pressure.brutal.json",
        #"{ "product": "pressure", "voice": ⟪"professional"⟫, "entries": {} }"#
      ),
      .file("copy/geocue.standard.json", #"{ "product": ⟪"egofix"⟫, "voice": "standard", "entries": {} }"#),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    for table in copy.catalog.copyTables where !table.product.isEmpty && !table.voice.isEmpty {
      let path = copy.catalog.sources[table.fileIndex].path
      let name = path.split(separator: "/").last.map { String($0) } ?? path
      let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
      // A single file that is read under another name (standard input) says nothing by it.
      guard parts.count == 3, parts[2] == "json" else { continue }
      let isOtherProduct = parts[0] != table.product
      guard isOtherProduct || parts[1] != table.voice else { continue }
      let node = isOtherProduct ? table.productNode : table.voiceNode
      let found = isOtherProduct ? table.product : table.voice
      let message = "the file is `\(Excerpt.of(name))`, but the table says `\(Excerpt.of(found))`"
      var finding = Self.finding(message, at: copy.catalog.place(fileIndex: table.fileIndex, node: node))
      finding.relations.causes = [.voices]
      finding.pointer = isOtherProduct ? "/product" : "/voice"
      finding.expected = isOtherProduct ? parts[0] : parts[1]
      finding.found = found
      let right = "\(Excerpt.of(table.product)).\(Excerpt.of(table.voice)).json"
      findings.report(finding, remedy: "Rename the file `\(right)`, or correct the table.")
    }
  }
}
