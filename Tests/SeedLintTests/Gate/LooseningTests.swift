import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedRules
import Testing

/// What a configuration lets pass that an earlier one does not.
struct LooseningTests {
  private static func configuration(_ members: String, _ others: [String: String] = [:]) -> Configuration {
    let own = ["seedtool.json": "{ \"version\": \"1.0.0\", \"locale\": \"en\"\(members) }"]
    let files = own.merging(others) { $1 }
    let catalog = ContentLoading.load(memory: files.map { (path: $0.key, text: $0.value) }, isWhole: true)
      .catalog
    return Configuration.decode(from: catalog, .builtIn).configuration
  }

  /// What approvals call it.
  private static func names(_ before: String, _ after: String) -> [String] {
    configuration(after).loosenings(since: configuration(before)).map(\.name)
  }

  private static func rules(_ text: String) -> String { ", \"rules\": { \(text) }" }
  private static func scope(_ head: String, _ rules: String) -> String {
    "{ \(head), \"rules\": { \(rules) } }"
  }
  private static func scopes(_ all: String...) -> String {
    ", \"scopes\": [\(all.joined(separator: ", "))]"
  }
  private static func own(_ members: String) -> String {
    """
    , "customRules": [{ "id": "house/window", "kind": "existence", "message": "no window", \(members) }]
    """
  }

  private static let off = #""voice/praise": { "severity": "off" }"#
  private static let terse = scope(
    #""voices": ["terse"]"#,
    #""voice/praise": { "severity": "warning" }"#
  )
  private static let window = #""fields": ["fixes", "bugs"], "terms": ["window", "door"]"#

  @Test(arguments: [
    // A severity, by rule, by topic, and back to a default that is softer.
    ("", rules(off), ["voice/praise off"]),
    (
      "", rules(#""readability/*": { "severity": "note" }"#),
      [
        "readability/reading-level note", "readability/sentence-length note",
      ]
    ),
    (rules(#""voice/maxim": { "severity": "error" }"#), "", ["voice/maxim warning"]),
    // Thresholds, each in its own direction.
    ("", rules(#""quota/fixes-total": { "minimum": 249 }"#), ["quota/fixes-total minimum 249"]),
    ("", rules(#""quota/interaction-mix": { "standard": 0.6 }"#), ["quota/interaction-mix standard 0.6"]),
    ("", rules(#""readability/sentence-length": { "words": 30 }"#), ["readability/sentence-length words 30"]),
    ("", rules(#""voice/shouting": { "allowed": ["LOUD"] }"#), ["voice/shouting allowed LOUD"]),
    (
      rules(#""voice/shouting": { "allowed": ["LOUD"] }"#),
      rules(#""voice/shouting": { "allowed": ["VAST", "LOUD", "WIDE"] }"#),
      ["voice/shouting allowed VAST", "voice/shouting allowed WIDE"]
    ),
    // Off is one, whatever lists went with it, and though a scope has the rule on.
    (
      rules(#""voice/praise": { "severity": "error", "terms": ["nicely", "proud"] }"#) + scopes(terse),
      rules(off) + scopes(terse), ["voice/praise off"]
    ),
    // Many are one.
    (
      "", rules(#""voice/shouting": { "allowed": ["LOUD", "VAST", "WIDE", "TALL"] }"#),
      ["voice/shouting allowed 4 5942c4e90ad735e7"]
    ),
    (
      "", rules(#""voice/shouting": { "allowed": ["TALL", "WIDE", "VAST", "LOUD"] }"#),
      ["voice/shouting allowed 4 5942c4e90ad735e7"]
    ),
    // Scopes.
    ("", scopes(scope(#""products": ["egofix"]"#, off)), ["voice/praise off in egofix"]),
    (
      scopes(scope(#""products": ["egofix"]"#, off)),
      scopes(scope(#""products": ["egofix", "pressure"]"#, off)), ["voice/praise off in egofix pressure"]
    ),
    (
      rules(off) + scopes(scope(#""keys": ["launch.*"]"#, #""voice/praise": { "severity": "error" }"#)),
      rules(off), ["voice/praise off in launch.*"]
    ),
    (
      scopes(scope(#""keys": ["a.*"]"#, off)),
      scopes(scope(#""keys": ["a.*", "*.z"]"#, off)), ["voice/praise off in a.* *.z"]
    ),
    (
      #", "scopes": [{ "voices": ["brutal"], "temper": "blunt" }]"#,
      #", "scopes": [{ "voices": ["brutal"], "temper": "neutral" }]"#, ["temper neutral in brutal"]
    ),
    // Word lists: what is let pass, what is no longer flagged, and exceptions.
    ("", #", "wordLists": { "accept": ["Zorblatt"] }"#, ["words/accept Zorblatt"]),
    (#", "wordLists": { "guilt": ["you promised"] }"#, "", ["words/guilt you promised"]),
    ("", #", "wordLists": { "guilt": ["!you promised"] }"#, ["words/guilt !you promised"]),
    // Rules of the content's own.
    (own(window), "", ["house/window"]),
    (own(window), own(window + #", "severity": "note""#), ["house/window note"]),
    (own(window), own(#""fields": ["fixes"], "terms": ["window", "door"]"#), ["house/window fields bugs"]),
    (
      own(window), own(#""fields": ["fixes", "bugs"], "terms": ["window", "door", "!door bell"]"#),
      [
        "house/window terms !door bell"
      ]
    ),
    // The rest.
    ("", #", "emoji": "allowed""#, ["characters/emoji off"]),
    (
      #", "limits": { "bundleBytes": 1000 }"#, #", "limits": { "bundleBytes": 1001 }"#,
      ["limits bundleBytes 1001"]
    ),
    (#", "limits": { "bundleBytes": 1000 }"#, "", ["limits bundleBytes gone"]),
    (#", "shipped": "../shipped/*.seedbundle""#, "", ["shipped gone"]),
    (
      #", "shipped": "../shipped/*.seedbundle""#, #", "shipped": "../old/*.seedbundle""#,
      ["shipped ../old/*.seedbundle"]
    ),
  ])
  func `what lets more pass has a name`(_ before: String, _ after: String, _ names: [String]) {
    #expect(Self.names(before, after) == names)
  }

  @Test(arguments: [
    ("", ""),
    (rules(off), ""),
    ("", rules(#""voice/maxim": { "severity": "error" }"#)),
    ("", rules(#""quota/fixes-total": { "minimum": 300 }, "readability/sentence-length": { "words": 20 }"#)),
    // A rule that is off asks nothing, whatever it is told.
    (
      rules(#""quota/fixes-total": { "severity": "off" }"#),
      rules(#""quota/fixes-total": { "severity": "off", "minimum": 1 }"#)
    ),
    // The same, said elsewhere.
    (rules(off), scopes(scope(#""products": []"#, off))),
    (
      rules(#""readability/*": { "severity": "note" }"#),
      rules(
        #""readability/reading-level": { "severity": "note" }, "readability/sentence-length": { "severity": "note" }"#
      )
    ),
    (
      scopes(scope(#""products": ["a", "b"]"#, off)),
      scopes(scope(#""products": ["a"]"#, off), scope(#""products": ["b"]"#, off))
    ),
    (scopes(scope(#""products": ["a", "b"]"#, off)), scopes(scope(#""products": ["b"]"#, off))),
    (#", "wordLists": { "accept": ["Zorblatt"] }"#, #", "wordLists": { "guilt": ["you promised"] }"#),
    (own(window), own(window + #", "severity": "error", "rationale": "It is cold.""#)),
    (#", "emoji": "allowed""#, #", "emoji": "forbidden""#),
    (#", "limits": { "bundleBytes": 1000 }"#, #", "limits": { "bundleBytes": 999 }"#),
  ])
  func `what is stricter, or said elsewhere, is none`(_ before: String, _ after: String) {
    #expect(Self.names(before, after) == [])
  }

  @Test func `scopes of many keys have names of their own`() {
    func names(_ last: String) -> [String] {
      let keys = (0..<30).map { "\"key\($0).*\"" } + ["\"\(last).*\""]
      return Self.names(
        "",
        Self.scopes(Self.scope("\"keys\": [\(keys.joined(separator: ", "))]", Self.off))
      )
    }
    #expect(names("zeta").count == 1)
    #expect(names("zeta").allSatisfy { $0.hasPrefix("voice/praise off in key0.* ") })
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
  }

  @Test func `scopes that tell too many parts apart cannot be compared, and count as looser`() {
    let keys = (0..<2100).map { "\"k\($0).*\"" }
    let scopes = keys.chunked(into: 700).map {
      Self.scope("\"keys\": [\($0.joined(separator: ","))]", Self.off)
    }
    let after = ", \"scopes\": [\(scopes.joined(separator: ", "))]"
    #expect(Self.names("", after) == ["scopes"])
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
