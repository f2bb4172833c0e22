import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedRules
import Testing

struct RuleRegistryTests {
  @Test
  func `every id is kebab-case, names its topic and is used once`() {
    var seen: Set<RuleID> = []
    for rule in RuleRegistry.all {
      let id = rule.metadata.id
      let isWellFormed = Array(id.text.utf8).withUnsafeBufferPointer { TokenShape.ruleID.matches($0) }
      #expect(isWellFormed, "\(id)")
      #expect(seen.insert(id).inserted, "\(id) is registered twice")
    }
  }

  @Test
  func `every rule says what it flags, why, and what it reads`() {
    for rule in RuleRegistry.all {
      let metadata = rule.metadata
      for text in [metadata.summary, metadata.rationale, metadata.reads] {
        #expect(!text.isEmpty && !text.contains("\n\n\n"), "\(metadata.id)")
      }
      #expect(!metadata.summary.contains("\n"), "\(metadata.id): a summary is one sentence")
    }
  }

  @Test
  func `option names are unique, and none is severity`() {
    for rule in RuleRegistry.all {
      let names = rule.metadata.options.map(\.name)
      #expect(Set(names).count == names.count, "\(rule.metadata.id)")
      #expect(!names.contains("severity"), "\(rule.metadata.id)")
    }
  }
}
