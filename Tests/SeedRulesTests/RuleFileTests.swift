import Foundation
import SeedDiagnostics
import SeedLint
@testable import SeedRules
import SeedText
import Testing

/// The files of rules, their types, their ids and the registry say the same.
struct RuleFileTests {
  /// A rule's declaration in a file of its topic's folder.
  private struct Declaration {
    let topic: String
    let type: String
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/SeedRules").standardizedFileURL

  private static func declarations() throws -> [Declaration] {
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let topic = path.split(separator: "/").first.map { $0.lowercased() } ?? ""
      return text.matches(of: /(?:struct|enum) (\w+): \w*Rule\b/)
        .map { Declaration(topic: topic, type: String($0.output.1)) }
    }
  }

  @Test
  func `every rule in a file is registered, and every registered rule has one file`() throws {
    let declared = try Self.declarations().map(\.type)
    let registered = RuleRegistry.all.map { String(describing: $0) }
    #expect(!declared.isEmpty)
    #expect(declared.sorted() == registered.sorted())
  }

  @Test
  func `a rule's file lies in the folder of its topic`() throws {
    let topics = Dictionary(
      RuleRegistry.all.map { (String(describing: $0), $0.metadata.id.topic) },
      uniquingKeysWith: { first, _ in first }
    )
    for declaration in try Self.declarations() {
      #expect(topics[declaration.type] == declaration.topic, "\(declaration.type)")
    }
  }

  @Test(arguments: RuleRegistry.all.map { ($0.metadata.id, String(describing: $0)) })
  func `a rule's type is named as its id`(_ id: RuleID, _ type: String) {
    #expect(Self.kebabCase(type) == id.name)
  }

  @Test(arguments: [
    ("InvalidJSON", "invalid-json"), ("NotCanonicalUUID", "not-canonical-uuid"), ("Guilt", "guilt"),
  ])
  func `a type's name in kebab case keeps its initials together`(_ type: String, _ name: String) {
    #expect(Self.kebabCase(type) == name)
  }

  private static func kebabCase(_ type: String) -> String {
    type.replacing(/([a-z])([A-Z])/) { "\($0.output.1)-\($0.output.2)" }.lowercased()
  }

  @Test
  func `the page on own rules names every class of words`() throws {
    let page = Self.folder.appending(path: "../../Documentation/OwnRules.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    let missing = WordClasses.names.filter { !text.contains("`<\($0)>`") }
    #expect(missing == [])
  }
}
