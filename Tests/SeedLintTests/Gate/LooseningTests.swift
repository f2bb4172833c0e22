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

  private static func rule(_ kind: String, _ members: String) -> String {
    """
    , "customRules": [{ "id": "house/own", "kind": "\(kind)", "message": "no", "fields": ["*"],
      \(members) }]
    """
  }
  private static let listed =
    #"{ "id": "house/own", "kind": "existence", "message": "no", "fields": ["*"], "#
    + #""severity": "off", "wordList": "accept" }"#

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
      ["voice/shouting allowed 4 sha256:cdfbf8acb6bae8a4231185636627f03f"]
    ),
    (
      "", rules(#""voice/shouting": { "allowed": ["TALL", "WIDE", "VAST", "LOUD"] }"#),
      ["voice/shouting allowed 4 sha256:cdfbf8acb6bae8a4231185636627f03f"]
    ),
    // Scopes.
    ("", scopes(scope(#""products": ["egofix"]"#, off)), ["voice/praise off in products egofix"]),
    (
      scopes(scope(#""products": ["egofix"]"#, off)),
      scopes(scope(#""products": ["egofix", "pressure"]"#, off)),
      ["voice/praise off in products egofix, pressure"]
    ),
    (
      rules(off) + scopes(scope(#""keys": ["launch.*"]"#, #""voice/praise": { "severity": "error" }"#)),
      rules(off), ["voice/praise off in keys launch.*"]
    ),
    (
      scopes(scope(#""keys": ["a.*"]"#, off)),
      scopes(scope(#""keys": ["a.*", "*.z"]"#, off)), ["voice/praise off in keys a.*, *.z"]
    ),
    (
      #", "scopes": [{ "voices": ["brutal"], "temper": "blunt" }]"#,
      #", "scopes": [{ "voices": ["brutal"], "temper": "neutral" }]"#, ["temper neutral in voices brutal"]
    ),
    // Word lists: what is let pass, what is no longer flagged, and exceptions.
    ("", #", "wordLists": { "accept": ["Zorblatt"] }"#, ["words/accept Zorblatt"]),
    (#", "wordLists": { "guilt": ["you promised"] }"#, "", ["words/guilt you promised"]),
    ("", #", "wordLists": { "guilt": ["!you promised"] }"#, ["words/guilt !you promised"]),
    ("", #", "wordLists": { "guilt": ["^!you promised"] }"#, ["words/guilt ^!you promised"]),
    ("", #", "wordLists": { "guilt": [" >!you promised"] }"#, ["words/guilt  >!you promised"]),
    (#", "wordLists": { "guilt": ["^!you promised"] }"#, "", []),
    (
      rules(#""voice/praise": { "terms": ["proud"] }"#),
      rules(#""voice/praise": { "terms": ["proud", "^^!so proud"] }"#), ["voice/praise terms ^^!so proud"]
    ),
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
    (
      own(window), own(#""fields": ["fixes", "bugs"], "terms": ["window", "door", ">!door bell"]"#),
      ["house/window terms >!door bell"]
    ),
    // A list is what the built-in rule takes it for, whoever else reads it.
    (
      #", "customRules": [\#(listed)], "wordLists": { "accept": ["egofix"] }"#,
      #", "customRules": [\#(listed)], "wordLists": { "accept": ["egofix", "zorblatt"] }"#,
      ["words/accept zorblatt"]
    ),
    (
      rule("substitution", #""replacements": { "utilize": "use" }"#),
      rule("substitution", #""replacements": { "utilize": "utilize" }"#),
      ["house/own replacements utilize", "house/own replacements !utilize → utilize"]
    ),
    (
      rule("substitution", #""replacements": { "utilize": "use" }"#),
      rule("substitution", #""replacements": { "utilize": "use", "utilize it": "Utilize it" }"#),
      ["house/own replacements !utilize it → Utilize it"]
    ),
    (
      rule("substitution", #""pattern": "zorblatt", "replacement": "Quux""#),
      rule("substitution", #""pattern": "zorblatt", "replacement": "zorblatt""#),
      ["house/own replacements !zorblatt"]
    ),
    (
      rule("existence", #""pattern": "zorblatt""#),
      rule("existence", #""pattern": "zorblatt", "matchCase": true"#), ["house/own matchCase true"]
    ),
    (
      rule("existence", #""terms": ["zorblatt"], "disguises": true"#),
      rule("existence", #""terms": ["zorblatt"], "excuses": ["quoted"]"#),
      ["house/own disguises true", "house/own excuses quoted"]
    ),
    (
      rule("existence", #""pattern": "zorblatt\\d""#), rule("existence", #""pattern": "zorblatt\\D""#),
      ["house/own pattern zorblatt\\D"]
    ),
    (
      rule("repetition", #""terms": ["trombone"]"#),
      rule("repetition", #""terms": ["trombone"], "maximum": 1000"#), ["house/own maximum 1000"]
    ),
    (
      rule("repetition", #""severity": "error""#),
      rule("repetition", #""severity": "error", "terms": ["zzz"]"#),
      ["house/own terms zzz"]
    ),
    (
      rule("repetition", #""severity": "error""#),
      rule("repetition", #""severity": "error", "pattern": "zzz""#), ["house/own pattern zzz"]
    ),
    (
      rule("repetition", #""severity": "error""#),
      rule("repetition", #""severity": "error", "phraseWords": 4"#), ["house/own phraseWords 4"]
    ),
    (
      rule("repetition", #""terms": ["!the"]"#), rule("repetition", #""terms": ["zzz"]"#),
      ["house/own terms without !the", "house/own terms zzz"]
    ),
    (
      rule("repetition", #""terms": ["trombone"]"#),
      rule("repetition", #""terms": ["trombone", "trombone box"]"#), ["house/own terms trombone box"]
    ),
    (
      rule("occurrence", #""minimum": 1, "terms": ["need"]"#),
      rule("occurrence", #""minimum": 1, "terms": ["need", "glory"]"#), ["house/own terms glory"]
    ),
    // A letter may be written in two ways; rules go by their bytes.
    (
      rule("existence", #""terms": ["se\u00f1or"]"#), rule("existence", #""terms": ["sen\u0303or"]"#),
      ["house/own terms señor"]
    ),
    (
      rule("existence", #""pattern": "se\u00f1or""#), rule("existence", #""pattern": "sen\u0303or""#),
      ["house/own pattern señor"]
    ),
    (
      rules(#""voice/shouting": { "allowed": ["SE\u00d1OR"] }"#),
      rules(#""voice/shouting": { "allowed": ["SEN\u0303OR"] }"#), ["voice/shouting allowed SEÑOR"]
    ),
    (
      #", "wordLists": { "guilt": ["se\u00f1or"] }"#, #", "wordLists": { "guilt": ["sen\u0303or"] }"#,
      ["words/guilt señor"]
    ),
    (
      "", #", "wordLists": { "accept": ["se\u00f1or", "sen\u0303or"] }"#,
      ["words/accept señor", "words/accept señor"]
    ),
    // No two scopes have one name, and no entry is called as another one in a scope.
    (
      "", scopes(scope(#""products": ["egofix"], "voices": ["geocue"], "keys": ["fix.title"]"#, off)),
      ["voice/praise off in products egofix voices geocue keys fix.title"]
    ),
    (
      "", scopes(scope(#""products": ["egofix", "geocue"], "keys": ["fix.title"]"#, off)),
      ["voice/praise off in products egofix, geocue keys fix.title"]
    ),
    (
      "", rules(#""voice/shouting": { "allowed": ["LOUD in products egofix"] }"#),
      ["voice/shouting allowed LOUD in products egofix… sha256:9fb416a578cf0856b720af8b91b66dac"]
    ),
    (
      "", rules(#""voice/shouting": { "allowed": ["without LOUD"] }"#),
      ["voice/shouting allowed without LOUD… sha256:d7102a48690c3e05521d80c67f44c18c"]
    ),
    // The rest.
    ("", #", "emoji": "allowed""#, ["characters/emoji off"]),
    (
      #", "limits": { "bundleBytes": 1000 }"#, #", "limits": { "bundleBytes": 1001 }"#,
      ["limits bundleBytes 1001"]
    ),
    (#", "limits": { "bundleBytes": 1000 }"#, "", ["limits bundleBytes gone"]),
    (#", "shipped": "../shipped/*.seedbundle""#, "", ["no shipped"]),
    (
      #", "shipped": "../shipped/*.seedbundle""#, #", "shipped": "../old/*.seedbundle""#,
      ["setting shipped ../old/*.seedbundle"]
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
    (
      own(window),
      own(#""fields": ["fixes", "bugs"], "wordList": "house""#)
        + #", "wordLists": { "house": ["window", "door"] }"#
    ),
    (
      rule("substitution", #""replacements": { "utilize": "use" }"#),
      rule("substitution", #""replacements": { "utilize": "employ", "leverage": "use" }"#)
    ),
    (
      rule("occurrence", #""maximum": 1, "terms": ["need"]"#),
      rule("occurrence", #""maximum": 1, "terms": ["need", "glory"]"#)
    ),
    (
      rule("repetition", #""terms": ["trombone"], "maximum": 2"#),
      rule("repetition", #""terms": ["trombone"]"#)
    ),
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
  private static func scopes(of member: String, _ count: Int) -> [String] {
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

  private static let error = #""voice/praise": { "severity": "error" }"#

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
