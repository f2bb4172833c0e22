import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedTables
import Testing
import TextSamples

@testable import SeedConversion

struct RoundTripTests {
  @Test(arguments: 0..<60)
  func `importing the export of an import gives the import, byte for byte`(_ seed: UInt64) {
    var random = SeededRandom(seed)
    let app = GeneratedApp.files(&random)
    let imported = Conversion(app, .importing)
    let refused = imported.lines.filter { $0.hasPrefix("refused") }
    #expect(refused == [])
    let exported = Conversion(imported.texts, .exporting)
    let refusesExport = exported.hasRefusals
    #expect(!refusesExport)
    let again = Conversion(exported.texts, .importing).texts
    #expect(again == imported.texts)
    let entries = Conversion(app, .importing).lines
    #expect(entries == imported.lines)
    // Nothing is lost: every text of the one is in the other, and the decoder reads all of it.
    let said = Set(imported.texts.values.flatMap { strings(in: $0) })
    let lost = app.values.flatMap { strings(in: $0) }.filter { $0.hasPrefix("~") && !said.contains($0) }
    #expect(lost == [])
    let texts = imported.texts.map { (path: $0.key, text: $0.value) }
    let faults = ContentLoading.load(memory: texts, isWhole: false).catalog.diagnostics
    #expect(faults.map(\.rule).filter(lossy.contains) == [])
  }

  @Test
  func `the shipped content goes out and comes back`() throws {
    let content = try Repository.files(in: "content")
    let exported = Conversion(content, .exporting)
    #expect(!exported.hasRefusals)
    let imported = Conversion(exported.texts, .importing)
    #expect(!imported.hasRefusals)
    let again = Conversion(Conversion(imported.texts, .exporting).texts, .importing)
    #expect(again.texts == imported.texts)
    // What the dialect cannot hold is told: each number, color, drawing and source.
    let told = Dictionary(grouping: exported.entries.filter { $0.kind == .notHeld }, by: \.field).mapValues(
      \.count
    )
    #expect(told["number"] == exported.files[1].count)
    #expect(told["color"] == exported.files[0].count)
    let sourceCount = content["micro_education.json"]?.split(separator: "\"source\":").count ?? 0
    #expect(told["source"] == sourceCount - 1)
  }

  /// What would mean that something is not read at all.
  private let lossy: Set<RuleID> = [
    .unknownField, .missingField, .unknownValue, .mismatchedConfiguration, .duplicateKey,
    .invalidJSON, .malformedUUID, .patternedUUID, .notCanonicalUUID,
  ]

  private func strings(in text: String) -> [String] {
    let tree = JSONParser.parse(SourceFile(path: "x.json", text: text)).tree
    return tree.nodes.indices.filter { tree.nodes[$0].kind == .string }.map { tree.string(at: NodeIndex($0)) }
  }
}

/// Files of the dialect, generated from our tables: each field as our decoder takes it or out of range, under
/// either name, or null where it may be left out.
private enum GeneratedApp {
  static func files(_ random: inout SeededRandom) -> Files {
    var files: Files = [:]
    for (number, (kind, _)) in Dialect.egofix.files.enumerated() {
      guard let table = RecordTable.all.first(where: { $0.name == kind.recordName }) else { continue }
      let plan = ConversionPlan(table, at: kind.path, of: .egofix, .importing)
      let records = (0..<Int.random(in: 0...9, using: &random)).map { index in
        record(plan, id: id(10 * number + index, &random), &random)
      }
      files["\(kind.path).json"] = "[\n\(records.joined(separator: ",\n"))\n]"
    }
    return files
  }

  private static func record(_ plan: ConversionPlan, id: String, _ random: inout SeededRandom) -> String {
    var members: [String] = []
    let chosen = plan.fields.indices.randomElement(using: &random) ?? 0
    for (index, field) in plan.fields.enumerated() {
      if case .minted = field.fate { continue }
      let name = Bool.random(using: &random) ? field.source : field.target
      let isLeftOut = plan.isOneOf ? index != chosen : !field.isRequired && Bool.random(using: &random)
      if isLeftOut {
        if Bool.random(using: &random) { members.append("\"\(name)\": null") }
      } else {
        members.append("\"\(name)\": \(value(field.value, id: id, &random))")
      }
    }
    return "{ \(members.shuffled(using: &random).joined(separator: ", ")) }"
  }

  private static func value(_ value: ConversionPlan.Value, id: String, _ random: inout SeededRandom) -> String
  {
    switch value {
    case .identity: "\"\(id)\""
    case .text: "\"~\(texts.randomElement(using: &random) ?? "")\(Int.random(in: 0...999, using: &random))\""
    case .number: ["1", "60", "0.5", "-3", "1e2", "123456", "0.10"].randomElement(using: &random) ?? "1"
    case .boolean: "true"
    case .name(let names, _, _): "\"\(names.keys.sorted().randomElement(using: &random) ?? "")\""
    case .list(let member):
      "["
        + (0..<Int.random(in: 0...4, using: &random)).map { index in
          self.value(member, id: "\(index)", &random)
        }.joined(separator: ", ") + "]"
    case .record(let plan): record(plan, id: id, &random)
    }
  }

  private static let texts = [
    "", "Leave it.", "\\u00fc\\n\\t", "“Yes.” 🙂", "a \\\"b\\\" \\\\ c", "\u{2028}", "\\ud83d\\ude00 \\/",
    "e\u{301}",
  ]

  private static func id(_ index: Int, _ random: inout SeededRandom) -> String {
    let digit = String(index % 10)
    switch Int.random(in: 0...3, using: &random) {
    case 0: return "me-\(index)"
    case 1: return "\(String(repeating: digit, count: 8))-1111-1111-1111-111111111111"
    case 2: return "3F2A8C5E-91D7-4B60-A2E4-7C1D9F08B3\(index + 10)"
    default: return "3f2a8c5e-91d7-4b60-a2e4-7c1d9f08a3\(index + 10)"
    }
  }
}
