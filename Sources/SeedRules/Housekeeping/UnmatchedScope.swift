import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource
import SeedTables
import SeedText

/// Flags a scope that names a product, voice or key which no copy has.
struct UnmatchedScope: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("housekeeping/unmatched-scope"),
    since: "0.2",
    summary: "A scope names a product, voice or key that no copy has.",
    rationale: """
      A scope that is for no record does nothing, and says nothing about it: after a voice was renamed, its \
      temper is lost, and rules that were off for it judge it.
      """,
    reads: "`products`, `voices` and `keys` of the `scopes` of `seedtool.json`, against all copy"
  )

  static let needs: RuleNeeds = .everything

  static let examples = RuleExamples(
    accepted: [
      .file("seedtool.json", configuration(#""products": ["tidy"], "voices": ["plain"]"#), beside: copy),
      .file("seedtool.json", configuration(#""keys": ["reminder.*", "*.undo"]"#), beside: copy),
      // A scope for another language waits for its texts.
      .file("seedtool.json", configuration(#""voices": ["schlicht"], "locales": ["de"]"#), beside: copy),
    ],
    flagged: [
      .file("seedtool.json", configuration(#""voices": [⟪"plian"⟫, "plain"]"#), beside: copy),
      .file("seedtool.json", configuration(#""products": [⟪"tidier"⟫]"#), beside: copy),
      .file("seedtool.json", configuration(#""keys": [⟪"remainder.*"⟫]"#), beside: copy),
    ]
  )

  static let moment = RunMoment.configuration

  /// - Complexity: O(names of the scopes × keys).
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    guard catalog.isWhole, catalog.gaps.isEmpty, let file = catalog.fileIndex(of: .configuration),
      let list = catalog.trees[file].value(of: "scopes", in: 0), catalog.trees[file][list].kind == .array
    else { return }
    let tree = catalog.trees[file]
    let products = Set(catalog.products.map(\.name) + catalog.copyTables.map(\.product))
    let voices = Set(catalog.products.flatMap(\.voices) + catalog.copyTables.map(\.voice))
    let keys = catalog.copyKeyNames
    var unmatchedCount = 0
    for scope in tree.children(of: list) where tree[scope].kind == .object {
      let locales = strings("locales", of: scope, tree)
      guard
        locales.isEmpty || locales.contains(where: { LanguageTag.matches(run.configuration.locale, $0.text) })
      else { continue }
      func report(_ node: NodeIndex, _ what: String, _ name: String, among known: () -> [String]) {
        let place = catalog.place(fileIndex: file, node: node)
        var finding = Self.finding("no copy has \(what) `\(Excerpt.of(name))`", at: place)
        finding.found = name
        unmatchedCount += 1
        if unmatchedCount <= Self.suggestionLimit {
          finding.suggestion = NearestName.of(name, among: known().sorted())
        }
        if finding.suggestion == nil { finding.remedy = "Delete it, or write the name that the copy has." }
        findings.report(finding)
      }
      for (name, node) in strings("products", of: scope, tree) where !products.contains(name) {
        report(node, "the product", name) { Array(products) }
      }
      for (name, node) in strings("voices", of: scope, tree) where !voices.contains(name) {
        report(node, "the voice", name) { Array(voices) }
      }
      for (name, node) in strings("keys", of: scope, tree)
      where !keys.contains(where: { Scope.matches($0.utf8, pattern: name.utf8) }) {
        report(node, "the key", name) { Self.patterns(like: name, keys) }
      }
    }
  }

  /// Where more names are of nothing, their spelling is not what is wrong.
  private static let suggestionLimit = 100

  /// Keys in the form of a pattern: for `reminder.*` the first part of each with a star.
  private static func patterns(like pattern: String, _ keys: Set<String>) -> [String] {
    guard pattern.hasSuffix(".*") else { return Array(keys) }
    let count = pattern.split(separator: ".").count - 1
    return Array(Set(keys.map { $0.split(separator: ".").prefix(count).joined(separator: ".") + ".*" }))
  }

  private func strings(_ name: String, of scope: NodeIndex, _ tree: JSONTree) -> [(
    text: String, node: NodeIndex
  )] {
    guard let list = tree.value(of: name, in: scope), tree[list].kind == .array else { return [] }
    return tree.children(of: list).filter { tree[$0].kind == .string }.map { (tree.string(at: $0), $0) }
  }

  private static func configuration(_ scope: String) -> String {
    """
    { "version": "1.0.0", "locale": "en_US",
      "scopes": [{ \(scope), "rules": { "voice/praise": { "severity": "off" } } }] }
    """
  }

  private static let copy = [
    "copy/catalog.json": """
    { "products": { "tidy": { "voices": ["plain"] } }, "keys": [
      { "key": "reminder.undo", "product": "tidy", "summary": "Something can be undone.", "role": "body",
        "voiced": true, "placeholders": {}, "limits": { "body": 140 }, "minimumVariants": 1 } ] }
    """,
    "copy/tidy.plain.json": """
    { "product": "tidy", "voice": "plain", "entries": { "reminder.undo": [{ "body": "Take it back." }] } }
    """,
  ]
}
