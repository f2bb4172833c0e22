import SeedTables
import Foundation
import SeedDecoding
import SeedGeneration
import SeedLint
import SeedModel
@testable import SeedRules
import Testing

struct SchemaGenerationTests {
  @Test(arguments: SchemaGeneration.files().map(\.name))
  func `a checked-in schema is fresh, and completes the bugs of the content`(name: String) throws {
    let content = try JSONSerialization.jsonObject(with: Data(Repository.text("content/bugs.json").utf8))
    let bugs = try #require(content as? [[String: Any]]).compactMap { $0["slug"] as? String }
    let text = try #require(SchemaGeneration.files(bugs: bugs).first { $0.name == name }?.text)
    let isFresh = try Repository.recordedText("Schemas/\(name)", text) == text
    #expect(isFresh, "Schemas/\(name) is stale: run `swift run \(SchemaGeneration.command)`")
  }

  @Test
  func `Schemas has nothing but the schemas`() throws {
    #expect(try Repository.jsonFiles(in: "Schemas") == SchemaGeneration.files().map(\.name).sorted())
  }

  @Test
  func `the editor's settings are fresh`() throws {
    let isFresh = try Repository.recordedText(EditorSettings.path, EditorSettings.text) == EditorSettings.text
    #expect(
      isFresh,
      "\(EditorSettings.path) is stale: run `SEED_RECORD=1 swift test --filter SeedGenerationTests`"
    )
  }

  @Test
  func `generating twice gives the same bytes, which are JSON and end in a line break`() throws {
    let first = SchemaGeneration.files()
    #expect(first.map(\.text) == SchemaGeneration.files().map(\.text))
    #expect(first.count == ContentKind.json.count)
    for file in first + [(name: EditorSettings.path, text: EditorSettings.text)] {
      #expect(file.text.hasSuffix("}\n"))
      #expect(try JSONSerialization.jsonObject(with: Data(file.text.utf8)) is [String: Any])
    }
  }

  @Test
  func `every object of content forbids what it does not know, and no schema has defaults`() {
    for file in SchemaGeneration.files() {
      #expect(!file.text.contains("\"default\""))
      let objects = file.text.components(separatedBy: "\"properties\": {\n").count
      #expect(file.text.contains("\"additionalProperties\": false") || objects == 1, "\(file.name)")
    }
  }

  @Test
  func `every value of a closed set has a description`() throws {
    func visit(_ value: Any, _ path: String) {
      if let object = value as? [String: Any] {
        // Bugs have names alone, and so have the keys of a map.
        if object["enum"] != nil, object["type"] != nil {
          #expect(object["enumDescriptions"] != nil, "\(path)")
        }
        // What severities do is said once, of each rule's.
        for (key, value) in object where key != "rules" { visit(value, "\(path)/\(key)") }
      } else if let list = value as? [Any] {
        for value in list { visit(value, path) }
      }
    }
    for file in SchemaGeneration.files() {
      visit(try JSONSerialization.jsonObject(with: Data(file.text.utf8)), file.name)
    }
  }

  @Test
  func `every rule has its settings in the schema of the configuration`() throws {
    let text = try #require(SchemaGeneration.files().first { $0.name == "seedtool.schema.json" }?.text)
    for rule in RuleRegistry.all {
      #expect(text.contains("\"\(rule.metadata.id)\": {"), "\(rule.metadata.id)")
      for option in rule.metadata.options { #expect(text.contains("\"\(option.name)\": {")) }
    }
    let gone = RuleRegistry.retired.filter { RuleRegistry.rule($0.id) == nil }
    for rule in gone { #expect(text.contains("\"\(rule.id)\": {"), "\(rule.id)") }
    #expect(text.components(separatedBy: "\"deprecated\": true").count == gone.count + 1)
  }
}
