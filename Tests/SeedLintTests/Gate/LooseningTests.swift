import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedRules
import Testing

/// What a configuration lets pass that an earlier one does not.
struct LooseningTests {
  static func configuration(_ members: String, _ others: [String: String] = [:]) -> Configuration {
    let own = ["seedtool.json": "{ \"version\": \"1.0.0\", \"locale\": \"en\"\(members) }"]
    let files = own.merging(others) { $1 }
    let catalog = ContentLoading.load(memory: files.map { (path: $0.key, text: $0.value) }, isWhole: true)
      .catalog
    return Configuration.decode(from: catalog, .builtIn).configuration
  }

  /// What approvals call it.
  static func names(_ before: String, _ after: String) -> [String] {
    configuration(after).loosenings(since: configuration(before)).map(\.name)
  }

  static func rules(_ text: String) -> String { ", \"rules\": { \(text) }" }
  static func scope(_ head: String, _ rules: String) -> String {
    "{ \(head), \"rules\": { \(rules) } }"
  }
  static func scopes(_ all: String...) -> String {
    ", \"scopes\": [\(all.joined(separator: ", "))]"
  }
  static func own(_ members: String) -> String {
    """
    , "customRules": [{ "id": "house/window", "kind": "existence", "message": "no window", \(members) }]
    """
  }

  static func rule(_ kind: String, _ members: String) -> String {
    """
    , "customRules": [{ "id": "house/own", "kind": "\(kind)", "message": "no", "fields": ["*"],
      \(members) }]
    """
  }
  static let listed =
    #"{ "id": "house/own", "kind": "existence", "message": "no", "fields": ["*"], "#
    + #""severity": "off", "wordList": "accept" }"#

  static let off = #""voice/praise": { "severity": "off" }"#
  static let terse = scope(
    #""voices": ["terse"]"#,
    #""voice/praise": { "severity": "warning" }"#
  )
  static let window = #""fields": ["fixes", "bugs"], "terms": ["window", "door"]"#

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
}
