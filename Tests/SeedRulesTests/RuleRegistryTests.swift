import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
@testable import SeedRules
import SeedTables
import SeedText
import Testing

struct RuleRegistryTests {
  @Test
  func `the topics that the engine knows are those of the rules`() {
    #expect(RuleTopic.allCases.map(\.rawValue) == RuleRegistry.topics)
  }

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
  func `no rule has the id of one that is gone, and one that took its place is there`() {
    let live = RuleRegistry.all.map { $0.metadata.id.text }
    let gone = RuleRegistry.retired.map { $0.id.text }
    #expect(Set(gone).count == gone.count)
    #expect(Set(gone).isDisjoint(with: live))
    for rule in RuleRegistry.retired {
      if let replacement = rule.replacement { #expect(live.contains(replacement.text), "\(rule.id)") }
      #expect(rule.since.split(separator: "-").compactMap { Int($0) }.count == 3, "\(rule.id)")
      #expect(rule.reason.hasSuffix("."), "\(rule.id)")
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

  @Test
  func `every entry of a rule's own list is a term, and stands there once`() {
    for rule in RuleRegistry.all where rule.metadata.wordListUse == .flagged {
      for case .strings(let entries) in rule.metadata.options.filter({ $0.name == "terms" }).map(\.value) {
        #expect(entries.compactMap { Term.fault(in: $0) == nil ? nil : $0 } == [], "\(rule.metadata.id)")
        let repeated = Dictionary(grouping: entries) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
        #expect(repeated == [], "\(rule.metadata.id)")
      }
    }
  }
}
