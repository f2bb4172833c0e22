import BundleSamples
import SeedCompiler
import SeedGeneration
import SeedModel
import SeedRuntime
import Testing

@Suite struct SwiftAccessorsTests {
  private func code(_ change: (inout BundleContent) -> Void = { _ in }) throws -> String {
    var content = BundleContent.rich
    change(&content)
    return SwiftAccessors.file(for: try SeedBundle.open(bytes: BundleWriter.write(content)))
  }

  @Test func `keys are enumerations by their dots, with their arguments`() throws {
    let code = try code()
    #expect(code.contains("enum Copy {\n  /// What egofix says.\n  enum Egofix {"))
    #expect(code.contains("    enum Voice: String, CaseIterable, Sendable {\n      case professional\n"))
    #expect(code.contains("    /// Keys that begin with `notification`.\n    enum Notification {"))
    #expect(code.contains("      static func due("))
    #expect(code.contains("name: String"))
    #expect(code.contains("\"days\": .count(days)"))
    #expect(code.contains("case bug1 = \"bug-1\""))
    #expect(code.contains("typealias Voice = NoName"))
    #expect(try self.code() == code)
  }

  @Test(arguments: [
    ("bug", "BugSlug"), ("ego pattern", "EgoPatternSlug"), ("4u", "BugSlug"), ("é", "BugSlug"),
  ])
  func `the slugs of bugs are called as the content calls bugs`(label: String, name: String) throws {
    let bundle = try SeedBundle.open(bytes: BundleWriter.write(BundleContent.rich))
    let code = SwiftAccessors.file(for: bundle, bug: (label, "\(label)s"))
    #expect(code.contains("/// The readable keys of all \(label)s.\nenum \(name): String"))
  }

  @Test func `a summary reorders no code, and ends no line`() throws {
    let code = try code { $0.copyKeys[0].summary = "A\u{202E} word\u{9B}.\nimport Evil" }
    #expect(code.contains("/// A‹U+202E› word‹U+009B›."))
    #expect(!code.contains("\nimport Evil") && !code.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `a key that is called like its product, or like a type, hides neither`() throws {
    let code = try code { content in
      for name in ["pressure", "string", "copy"] {
        content.copyKeys.append(
          CopyKey(
            key: "\(name).word",
            product: "pressure",
            summary: "A word.",
            role: .label,
            isVoiced: true,
            placeholders: [.init(name: "a", type: .text, isRequired: true)],
            limits: .init(title: nil, body: 20),
            minimumVariants: 1
          )
        )
      }
    }
    #expect(
      code.contains(
        "enum Pressure {\n\n      /// A word.\n      static func word(a: String) -> CopyReference<Copy.Pressure.Voice>"
      )
    )
    #expect(code.contains("enum String_ {") && code.contains("enum Copy_ {"))
  }

  @Test func `no text of a content ends a literal or a line`() throws {
    let code = try code { content in
      content.products[0].voices.append("a\"; exit(0) //\n\u{2028}\\")
    }
    #expect(code.contains(#""a\"; exit(0) //\u{a}\u{2028}\\""#))
  }
}
