import SeedTables
import Foundation
import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedLint
import SeedPlatform
@testable import SeedRules
import SeedSource
import Testing

/// seedtool and the schemas agree: seedtool takes and refuses what an independent validator takes and refuses
/// in `.ci/steps/validate-schemas.py`.
struct SchemaFixtureTests {
  static let sound = (try? Repository.jsonFiles(in: "Tests/SchemaFixtures/sound")) ?? []
  static let broken = (try? Repository.jsonFiles(in: "Tests/SchemaFixtures/broken")) ?? []

  /// The findings that are about a file's own shape.
  private func errors(_ folder: String, _ name: String) throws -> [String] {
    let kind = try #require(
      ContentKind.json.first { name.hasPrefix(SchemaGeneration.fileName(of: $0).dropLast(12) + "-") },
      "no kind of file has fixtures called \(name)"
    )
    let path = kind == .copyTable ? "copy/pressure.brutal.json" : "\(kind.path).json"
    let text = try Repository.text("Tests/SchemaFixtures/\(folder)/\(name)")
    let catalog = try ContentLoading.load(named: SourceFile(path: path, bytes: text.utf8)).catalog
    let (configuration, faults) = Configuration.decode(from: catalog, .builtIn)
    var topics = configuration
    // What a configuration that is itself the fixture says of severities must not hide its faults.
    topics.levels = [:]
    topics.selected = ["syntax", "shape", "interaction", "priorities", "copy"]
    var linting = Linting(topics, workerCount: 1)
    return linting.lint(catalog, faults: faults).all.filter { $0.severity == .error }
      .filter { $0.rule.topic != "copy" || RuleID.decoded.contains($0.rule) }
      .map { "\($0.rule): \($0.message)" }
  }

  @Test
  func `there are fixtures of every kind of file`() {
    for kind in ContentKind.json {
      let prefix = SchemaGeneration.fileName(of: kind).dropLast(12) + "-"
      #expect(Self.sound.contains { $0.hasPrefix(prefix) }, "\(kind)")
      #expect(Self.broken.contains { $0.hasPrefix(prefix) }, "\(kind)")
    }
  }

  @Test(arguments: sound)
  func `a sound fixture has no error`(name: String) throws {
    #expect(try errors("sound", name) == [])
  }

  @Test(arguments: broken)
  func `a broken fixture has an error`(name: String) throws {
    #expect(try !errors("broken", name).isEmpty)
  }
}
