import Foundation
import SeedDiagnostics
import SeedGeneration
import SeedLint
@testable import SeedRules
import Testing

struct RulePageTests {
  @Test(arguments: RuleRegistry.all.map { $0.metadata.id })
  func `a page has its parts, no marks and no character that cannot be seen`(id: RuleID) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let page = RulePage.text(for: rule)
    #expect(page.hasPrefix("# \(id)\n"))
    for title in ["Why", "Example", "Use instead", "Options", "Reads"] {
      #expect(page.contains("\n## \(title)\n"), "\(title)")
    }
    #expect(page.contains("\n## Fix\n") == (rule.metadata.repair != nil))
    #expect(!page.contains("⟪") && !page.contains("⟫"))
    for scalar in page.unicodeScalars where scalar != "\n" {
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse: Issue.record("U+\(String(scalar.value, radix: 16)) in the page")
      default: break
      }
    }
    #expect(page.hasSuffix("\n") && !page.contains("\n\n\n"))
  }

  @Test
  func `running text keeps to eighty columns`() {
    for rule in RuleRegistry.all {
      var isCode = false
      for line in RulePage.text(for: rule).split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("```") { isCode.toggle() }
        if !isCode, line.contains(" ") { #expect(line.count <= 100, "\(rule.metadata.id): \(line)") }
      }
    }
  }

  @Test
  func `what is flagged is underlined`() throws {
    let page = RulePage.text(for: UnknownField.self)
    #expect(page.contains("\n\"promt\": \"Finish one task today and let nobody know.\"\n^^^^^^^\n"))
  }

  @Test
  func `control characters are shown by name`() {
    #expect(RulePage.text(for: ByteOrderMark.self).contains("<U+FEFF>[]\n^^^^^^^^\n"))
    #expect(RulePage.text(for: CarriageReturn.self).contains("[<CR>\n ^^^^\n"))
    #expect(RulePage.text(for: ControlCharacter.self).contains("task<TAB>today"))
  }

  @Test
  func `the index has every rule once, and the data is JSON`() throws {
    let index = RulePage.index()
    for rule in RuleRegistry.all {
      #expect(index.components(separatedBy: " \(rule.metadata.id) ").count == 2, "\(rule.metadata.id)")
    }
    let data = try JSONSerialization.jsonObject(with: Data(RulePage.json().utf8))
    #expect((data as? [[String: Any]])?.count == RuleRegistry.all.count)
  }

  @Test
  func `the tables have a row of four cells for every rule, under its topic`() {
    let tables = RulePage.tables()
    for rule in RuleRegistry.all.map({ $0.metadata }) {
      let head = "| `\(rule.id)` | \(rule.severity.rawValue) | "
      let rows = tables.split(separator: "\n").filter { $0.hasPrefix(head) }
      #expect(rows.count == 1, "\(rule.id)")
      let fix = rule.repair.map { $0.hasPrefix("Unsafe") ? "unsafe" : "safe" } ?? "–"
      #expect(rows.first?.hasSuffix(" | \(fix) |") == true, "\(rule.id)")
      #expect(rows.first?.replacing("\\|", with: "").count { $0 == "|" } == 5, "\(rule.id)")
      #expect(tables.components(separatedBy: "\n## \(rule.id.topic)\n").count == 2)
    }
  }
}
