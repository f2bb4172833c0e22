import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
@testable import SeedRules
import SeedSource
import Testing

/// The findings of parser and decoder have their pages among the rules.
struct DecodedRuleTests {
  @Test(arguments: RuleID.decoded)
  func `every rule that decoding finds faults of is in the registry`(id: RuleID) {
    #expect(RuleRegistry.rule(id) != nil)
  }

  @Test
  func `no rule is decoded that decoding does not know`() {
    // A bundle's size is known once it is compiled.
    for rule in RuleRegistry.all where rule is any DecodedRule.Type && rule.metadata.id.topic != "size" {
      #expect(RuleID.decoded.contains(rule.metadata.id), "\(rule.metadata.id)")
    }
  }

  @Test
  func `the list of decoded rules has each once`() {
    #expect(Set(RuleID.decoded).count == RuleID.decoded.count)
  }

  /// The page's examples cannot be written as text in a test; these are their bytes.
  @Test
  func `bytes of another encoding are findings at their places`() throws {
    let bytes = Array(#"[{ "prompt": "Order a caf"#.utf8) + [0xE9] + Array(#" now." }]"#.utf8)
    let catalog = try ContentLoading.load(named: SourceFile(path: "fixes.json", bytes: bytes)).catalog
    let found = catalog.diagnostics.filter { $0.rule == InvalidUTF8.metadata.id }
    #expect(found.map { $0.place?.range } == [ByteRange(25, 26)])
  }
}
