import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedRules
import Testing

/// Scopes and lists that are large, locked rules and suppressions.
extension LooseningTests {
  @Test func `scopes of many keys have names of their own`() {
    func names(_ last: String) -> [String] {
      let keys = (0..<30).map { "\"key\($0).*\"" } + ["\"\(last).*\""]
      return Self.names(
        "",
        Self.scopes(Self.scope("\"keys\": [\(keys.joined(separator: ", "))]", Self.off))
      )
    }
    #expect(names("zeta").count == 1)
    #expect(names("zeta").allSatisfy { $0.hasPrefix("voice/praise off in keys key0.*, ") })
    #expect(names("zeta") != names("zulu"))
  }

  @Test func `a list may move to a file of its own`() {
    let listed = Self.configuration(#", "wordLists": { "accept": ["Zorblatt"], "guilt": ["you promised"] }"#)
    let filed = Self.configuration(
      "",
      ["words/accept.txt": "Zorblatt\n", "words/guilt.txt": "you promised\n"]
    )
    #expect(filed.loosenings(since: listed).isEmpty)
    let longer = Self.configuration("", ["words/accept.txt": "Zorblatt\nQuux\n", "words/guilt.txt": ""])
    #expect(
      longer.loosenings(since: listed).map(\.name) == ["words/accept Quux", "words/guilt you promised"]
    )
    let excused = Self.configuration(
      "",
      ["words/accept.txt": "Zorblatt\n", "words/guilt.txt": "you promised\n^!you promised\n"]
    )
    #expect(excused.loosenings(since: listed).map(\.name) == ["words/guilt ^!you promised"])
  }

  @Test func `scopes that tell too many parts apart cannot be compared, and count as looser`() {
    let keys = (0..<2100).map { "\"k\($0).*\"" }
    let scopes = keys.chunked(into: 700).map {
      Self.scope("\"keys\": [\($0.joined(separator: ","))]", Self.off)
    }
    let after = ", \"scopes\": [\(scopes.joined(separator: ", "))]"
    let names = Self.names("", after)
    #expect(names.count == 1 && names.allSatisfy { $0.hasPrefix("scopes sha256:") })
    // An approval of them is none of what is turned off later.
    let more = after + Self.rules(#""voice/guilt": { "severity": "off" }"#)
    #expect(Self.names("", more) != names)
  }

  @Test(.timeLimit(.minutes(1)))
  func `scopes that set too much in too many parts count as looser`() {
    let topics = RuleRegistry.topics.filter {
      !["syntax", "shape", "identity", "compatibility"].contains($0)
    }
    let soft = topics.map { "\"\($0)/*\": { \"severity\": \"note\" }" }.joined(separator: ", ")
    func names(_ count: Int) -> [String] {
      let scopes = (0..<count).flatMap { number in
        [
          Self.scope("\"products\": [\"p\(number)\"]", soft),
          Self.scope("\"voices\": [\"v\(number)\"]", soft),
        ]
      }
      return Self.names("", ", \"scopes\": [\(scopes.joined(separator: ", "))]")
    }
    #expect(!names(2).contains { $0.hasPrefix("scopes sha256:") })
    let all = names(32)
    #expect(all.count == 1 && all.allSatisfy { $0.hasPrefix("scopes sha256:") }, "\(all.prefix(3))")
  }

  @Test(.timeLimit(.minutes(1)))
  func `patterns that take long to be held against one another count as looser`() {
    let keys = (0..<100).map { "\"*\(String(repeating: "a", count: 2000))*\($0)\"" }
    let names = Self.names(
      Self.scopes(Self.scope("\"keys\": [\"a*\"]", Self.off)),
      Self.scopes(Self.scope("\"keys\": [\(keys.joined(separator: ","))]", Self.off))
    )
    #expect(names.count == 1 && names.allSatisfy { $0.hasPrefix("scopes sha256:") }, "\(names)")
  }

  @Test(.timeLimit(.minutes(1)))
  func `scopes that take long to be told apart are no looser than themselves`() {
    let keys = (0..<100).map { "\"*\(String(repeating: "a", count: 2000))*\($0)\"" }
    let scopes = Self.scopes(Self.scope("\"keys\": [\(keys.joined(separator: ","))]", Self.off))
    #expect(Self.names(scopes, scopes) == [])
    #expect(Self.names(scopes, scopes + Self.rules(Self.off)).contains { $0.hasPrefix("scopes sha256:") })
  }

  /// Scopes of which a name may be in any: a part of the content for each of their combinations.
  static func scopes(of member: String, _ count: Int) -> [String] {
    (0..<count).map { bit in
      let names = (0..<1 << count).filter { $0 >> bit & 1 == 1 }.map { "\"n\($0)\"" }
      return scope("\"\(member)\": [\(names.joined(separator: ","))]", off)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: [(6, 5, 1, false), (6, 6, 1, true), (7, 7, 6, true)])
  func `scopes are told apart in 4,096 parts and a million steps`(
    _ products: Int,
    _ voices: Int,
    _ keys: Int,
    isTooMuch: Bool
  ) {
    let all =
      Self.scopes(of: "products", products) + Self.scopes(of: "voices", voices)
      + Self.scopes(of: "keys", keys)
    let names = Self.names("", ", \"scopes\": [\(all.joined(separator: ", "))]")
    #expect(names.contains { $0.hasPrefix("scopes sha256:") } == isTooMuch, "\(names.prefix(3))")
  }

  static let error = #""voice/praise": { "severity": "error" }"#

  @Test(arguments: [#""fix.", "fix.?", "fix.fix.""#, #""fix.?*", "fix.??*", "fix.a*""#])
  func `a scope for a few keys hides nothing that a wider one loosens`(_ keys: String) {
    let wide = Self.scope(#""keys": ["fix.*"]"#, Self.off)
    let narrow = Self.scope("\"keys\": [\(keys)]", Self.error)
    #expect(Self.names("", Self.scopes(wide, narrow)) == ["voice/praise off in keys fix.*"])
  }

  @Test func `what a key that is there is judged by is looked at as it is`() {
    let title = Self.scope(#""keys": ["*.title"]"#, #""voice/maxim": { "severity": "note" }"#)
    let fixes = Self.scope(#""keys": ["fix.*"]"#, #""voice/maxim": { "severity": "error" }"#)
    let longer = Self.scope(#""keys": ["fix.*.title"]"#, #""voice/maxim": { "severity": "error" }"#)
    let before = Self.configuration(Self.scopes(title, fixes))
    let after = Self.configuration(Self.scopes(title, fixes, title, longer))
    #expect(
      after.loosenings(since: before, keys: ["fix.title"]).map(\.name)
        == ["voice/maxim note in keys *.title"]
    )
  }

  @Test func `a suppression of another copy key is new, and one of an id in capitals is not`() {
    func names(_ old: String, _ new: String) -> Int {
      func catalog(_ record: String) -> Catalog {
        let text = """
          [{ "rule": "voice/praise", "record": "\(record)", "textDigest": "0123456789abcdef",
             "reason": "Irony.", "owner": "mira", "expires": "2027-01-01" }]
          """
        return ContentLoading.load(memory: [(path: "suppressions.json", text: text)], isWhole: true).catalog
      }
      return Suppression.loosenings(in: catalog(new), since: catalog(old)).count
    }
    #expect(names("fix.save", "fix.save") == 0)
    #expect(names("fix.save", "fix.sAve") == 1)
    let id = "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316"
    #expect(names(id, id.uppercased()) == 0)
  }

  @Test(arguments: [
    (#""characters/emoji": { "severity": "off" }"#, "`characters/emoji` stays an error: it is locked"),
    (#""identity/duplicate-id": { "severity": "note" }"#, "`identity/duplicate-id` stays an error"),
    (#""compatibility/*": { "severity": "off" }"#, "stays an error: it is locked"),
    (#""shape/empty-text": { "severity": "warning" }"#, "`shape/empty-text` stays an error"),
  ])
  func `a locked rule cannot be softened`(_ rules: String, _ message: String) {
    let files = [
      (path: "seedtool.json", text: "{ \"version\": \"1.0.0\", \"locale\": \"en\"\(Self.rules(rules)) }")
    ]
    let catalog = ContentLoading.load(memory: files, isWhole: true).catalog
    let (configuration, faults) = Configuration.decode(from: catalog, .builtIn)
    #expect(faults.contains { $0.message.contains(message) }, "\(faults.map(\.message))")
    #expect(!configuration.settings.levels.keys.contains { $0.isLocked })
  }

  @Test func `a topic leaves its locked rules as they are`() {
    let configuration = Self.configuration(Self.rules(#""characters/*": { "severity": "off" }"#))
    #expect(configuration.level(of: "characters/emoji", default: .error) == .severity(.error))
    #expect(configuration.level(of: "characters/ellipsis", default: .warning) == .off)
  }
}

extension Array {
  fileprivate func chunked(into count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
  }
}
