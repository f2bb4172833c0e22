import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import Testing

/// Every fault of shape at its place.
struct FileDecoderTests {
  @Test(
    arguments: [
      (["id": ""], ["shape/missing-field /0 @ {"]),
      (["id": "null"], ["shape/missing-field /0 @ {"]),
      (["id": "7"], ["shape/wrong-type /0/id @ 7"]),
      (["id": "\"me-right-01\""], ["shape/malformed-uuid /0/id @ \"me-right-01\""]),
      (
        ["id": "\"6F9619FF-8B86-4D01-B42D-00CF4FC964FF\""],
        [
          "shape/not-canonical-uuid /0/id @ \"6F9619FF-8B86-4D01-B42D-00CF4FC964FF\""
        ]
      ),
      (
        ["id": "\"11111111-1111-4111-8111-111111111111\""],
        [
          "shape/patterned-uuid /0/id @ \"11111111-1111-4111-8111-111111111111\""
        ]
      ),
      (["number": "0"], ["shape/number-range /0/number @ 0"]),
      (["number": "10000000"], ["shape/number-range /0/number @ 10000000"]),
      (["number": "1e99"], ["shape/number-range /0/number @ 1e99"]),
      (["number": "1.5"], ["shape/wrong-type /0/number @ 1.5"]),
      (["number": "7.0"], []), (["number": "70e-1"], []),
      (["number": "\"7\""], ["shape/wrong-type /0/number @ \"7\""]),
      (["number": "[7]"], ["shape/wrong-type /0/number @ ["]),
      (["number": "true"], ["shape/wrong-type /0/number @ true"]),
      (["bugSlug": "\"Need To\""], ["shape/malformed-slug /0/bugSlug @ \"Need To\""]),
      (["type": "\"dayly\""], ["shape/unknown-value /0/type @ \"dayly\""]),
      (["type": "\"DAILY\""], ["shape/unknown-value /0/type @ \"DAILY\""]),
      (["prompt": "\"\""], ["shape/empty-text /0/prompt @ \"\""]),
      (["prompt": "\"               \""], ["shape/empty-text /0/prompt @ \"               \""]),
      (
        ["prompt": "\"\\u00a0\\u2003   \\u3000         \""],
        [
          "shape/empty-text /0/prompt @ \"\\u00a0\\u2003   \\u3000         \""
        ]
      ),
      (["prompt": "\"Too short.\""], ["shape/text-length /0/prompt @ \"Too short.\""]),
      (["prompt": "\"éééééééééééé\""], []),
      (["prompt": "\"ééééééééééé\""], ["shape/text-length /0/prompt @ \"ééééééééééé\""]),
      (["prompt": "\"\\u00e9ééééééééééé\""], []),
      (["prompt": "\"One line.\\nAnother line.\""], ["syntax/control-character /0/prompt @ \\n"]),
      (["prompt": "\"One\\u0007 line of text.\""], ["syntax/control-character /0/prompt @ \\u0007"]),
      (["prompt": "\"One\tline of text.\""], ["syntax/control-character - @ \t"]),
      (["inlineComment": "null", "validation": "null", "configuration": "null"], []),
      (["inlineComment": "\"Short.\""], ["shape/text-length /0/inlineComment @ \"Short.\""]),
      (["promt": "\"x\""], ["shape/unknown-field /0/promt @ \"promt\""]),
      (["zzz": "1"], ["shape/unknown-field /0/zzz @ \"zzz\""]),
      (["prompt": "", "promt": "\"Let one thing stand.\""], ["shape/unknown-field /0/promt @ \"promt\""]),
      (["prompt": "", "text": "\"Let one thing stand.\""], ["shape/unknown-field /0/text @ \"text\""]),
      (
        ["prompt": "", "zzz": "\"Let one thing stand.\""],
        ["shape/missing-field /0 @ {", "shape/unknown-field /0/zzz @ \"zzz\""]
      ),
      (
        ["type": "", "severity": "null", "prompt": "\"x\""],
        [
          "shape/missing-field /0 @ {", "shape/missing-field /0 @ {", "shape/text-length /0/prompt @ \"x\"",
        ]
      ),
    ] as [(KeyValuePairs<String, String>, [String])]
  )
  func `a faulty member of a fix is found at its place`(
    changes: KeyValuePairs<String, String>,
    expected: [String]
  ) throws {
    #expect(try findings("fixes.json", fixText(changes)) == expected)
  }

  @Test(
    arguments: [
      (
        "timed", #"{"timed": {"durationSeconds": 9}}"#,
        ["shape/number-range /0/configuration/timed/durationSeconds @ 9"]
      ),
      ("timed", #"{"timed": {}}"#, ["shape/missing-field /0/configuration/timed @ {"]),
      ("timed", #"{"timed": []}"#, ["shape/wrong-type /0/configuration/timed @ ["]),
      ("timed", #"{}"#, ["interaction/mismatched-configuration /0/configuration @ {"]),
      (
        "timed", #"{"timd": {"durationSeconds": 60}}"#,
        ["shape/unknown-field /0/configuration/timd @ \"timd\""]
      ),
      ("timed", #"{"timed": {"durationSeconds": 60}, "audit": null}"#, []),
      ("timed", #"[]"#, ["shape/wrong-type /0/configuration @ ["]),
      (
        "multiStep", #"{"multiStep": {"steps": [{"id": "a", "instruction": "One."}]}}"#,
        [
          "interaction/too-few-options /0/configuration/multiStep/steps @ ["
        ]
      ),
      (
        "multiStep",
        #"{"multiStep": {"steps": [{"id": "a", "instruction": "One."}, {"id": "a", "prompt": "Two."}]}}"#,
        [
          "identity/duplicate-item-id /0/configuration/multiStep/steps/1/id @ \"a\"",
          "shape/unknown-field /0/configuration/multiStep/steps/1/prompt @ \"prompt\"",
        ]
      ),
      (
        "abstain", #"{"abstain": {"durationDescription": "Until five.", "endTime": "5 pm"}}"#,
        [
          "shape/malformed-token /0/configuration/abstain/endTime @ \"5 pm\""
        ]
      ),
      (
        "quiz",
        #"{"quiz": {"question": "Which?", "options": [{"id": "a b", "text": "A", "weightModifier": 4}, {"id": "b", "text": "B", "weightModifier": "1.0"}, null]}}"#,
        [
          "shape/malformed-token /0/configuration/quiz/options/0/id @ \"a b\"",
          "shape/number-range /0/configuration/quiz/options/0/weightModifier @ 4",
          "shape/wrong-type /0/configuration/quiz/options/1/weightModifier @ \"1.0\"",
          "shape/wrong-type /0/configuration/quiz/options/2 @ null",
        ]
      ),
    ] as [(String, String, [String])]
  )
  func `a faulty configuration is found at its place`(type: String, value: String, expected: [String]) throws
  {
    let text = fixText(["interactionType": "\"\(type)\"", "configuration": value])
    #expect(try findings("fixes.json", text) == expected)
  }

  @Test(
    arguments: [
      (
        "fixes.json", fixText(["configuration": #"{"quiz": {"question": "Which?", "options": ["A", "B"]}}"#]),
        "a member of `options` is an object, found the string \"A\"",
        #"Write `{ "id": "…", "text": "…", "weightModifier": … }`."#
      ),
      (
        "fixes.json", fixText(["prompt": #"["Let one", "thing stand."]"#]),
        "`prompt` takes a text of 12 to 240 characters, found an array",
        "Write one text in double quotes, without brackets."
      ),
      (
        "fixes.json", "[\(fixText([:]))]", "a member of `fixes` is an object, found an array",
        "Delete its `[` and `]`: the objects stand in the list itself."
      ),
      (
        "micro_education.json",
        #"[{"id": "\#(fixID)", "bugSlug": "x", "trigger": "general", "body": "Not yet, and not now.", "source": "T. 2007"}]"#,
        "`source` takes an object, found the string \"T. 2007\"",
        #"Write `{ "author": "…", "year": …, "title": "…" }`."#
      ),
    ]
  )
  func `what a list, an object and their members take is shown`(
    path: String,
    text: String,
    message: String,
    remedy: String
  ) throws {
    let fault = try #require(try decode(path, text).diagnostics.first { $0.rule == "shape/wrong-type" })
    #expect(fault.message == message)
    #expect(fault.remedy == remedy)
  }

  @Test
  func `a record in the list of another kind is one finding`() throws {
    let fix = fixText([:]).dropLast()
    let tidbit =
      #"{"id": "e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b", "bugSlug": "x", "trigger": "general", "body": "Not yet."}"#
    #expect(try findings("fixes.json", "\(fix), \(tidbit)]") == ["shape/wrong-type /1 @ {"])
    #expect(try findings("fixes.json", "[\(tidbit), \(fix.dropFirst())]") == ["shape/wrong-type /0 @ {"])
    #expect(try findings("fixes.json", "[\(tidbit), \(tidbit)]") == ["shape/wrong-type  @ ["])
  }

  @Test
  func `no text of a record of another kind is kept`() throws {
    let fix = fixText([:]).dropLast()
    let tidbit =
      #"{"id": "e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b", "prompt": "Let two things stand.", "bugSlug": "x", "#
      + #""trigger": "general", "body": "Not yet."}"#
    let catalog = try decode("fixes.json", "\(fix), \(tidbit)]")
    #expect(catalog.texts.map(\.record) == [0])
    #expect(try findings("fixes.json", "\(fix), \(tidbit)]") == ["shape/wrong-type /1 @ {"])
  }

  @Test(
    arguments: [
      ("bugs.json", "{}", ["shape/wrong-type  @ {"]), ("bugs.json", "null", ["shape/wrong-type  @ null"]),
      (
        "bugs.json", "[1, null, []]",
        ["shape/wrong-type /0 @ 1", "shape/wrong-type /1 @ null", "shape/wrong-type /2 @ ["]
      ),
      ("bugs.json", "", ["syntax/invalid-json - @ "]), ("bugs.json", "[]", []), ("retired.json", "[]", []),
      ("seedtool.json", "[]", ["shape/wrong-type  @ ["]),
      (
        "seedtool.json", #"{"$schema": "x.json", "version": "1.0", "locale": "english"}"#,
        [
          "shape/malformed-token /version @ \"1.0\"", "shape/malformed-token /locale @ \"english\"",
        ]
      ),
      (
        "seedtool.json", #"{"version": "1.0.0", "locale": "en_US", "rules": {"fixes": {}}}"#,
        [
          "shape/malformed-token /rules/fixes @ \"fixes\""
        ]
      ),
      (
        "bugs.json", #"[{"$schema": "x"}]"#,
        [
          "shape/missing-field /0 @ {", "shape/missing-field /0 @ {", "shape/missing-field /0 @ {",
          "shape/missing-field /0 @ {", "shape/missing-field /0 @ {",
          "shape/unknown-field /0/$schema @ \"$schema\"",
        ]
      ),
      (
        "priority_rules.json",
        #"{"placeKeywords": {"urgent": ["x"]}, "messageKeywords": {}, "rushHours": [[7], [7, 24]], "nightHours": [22, 6, 7], "match": "words", "styles": {"low": {"color": "gray", "symbol": "bell"}, "medium": {"color": "blue", "symbol": "bell"}, "high": {"color": "pink", "symbol": "bell"}, "critical": {"color": "red", "symbol": "bell"}}}"#,
        [
          "priorities/unknown-priority /placeKeywords/urgent @ \"urgent\"",
          "priorities/malformed-hours /rushHours/0 @ [", "shape/number-range /rushHours/1/1 @ 24",
          "priorities/malformed-hours /nightHours @ [", "shape/unknown-value /match @ \"words\"",
          "shape/unknown-value /styles/high/color @ \"pink\"",
        ]
      ),
      (
        "retired.json", #"[{"kind": "bug", "retiredOn": "2026-02-30", "reason": "x", "title": "T"}]"#,
        [
          "shape/missing-field /0 @ {", "shape/malformed-token /0/retiredOn @ \"2026-02-30\"",
        ]
      ),
      (
        "retired.json",
        #"[{"kind": "bug", "id": "x", "retiredOn": "2026-02-28", "reason": "x", "title": "T"}]"#,
        [
          "shape/malformed-uuid /0/id @ \"x\""
        ]
      ),
      (
        "retired.json",
        #"[{"kind": "bug", "id": "6f9619ff-8b86-4d01-b42d-00cf4fc964ff", "key": "a.b", "number": 7, "retiredOn": "2026-02-28", "reason": "x", "title": "T"}, {"kind": "copyKey", "id": "6f9619ff-8b86-4d01-b42d-00cf4fc964ff", "key": "a.b", "retiredOn": "2026-02-28", "reason": "  "}]"#,
        [
          "shape/unknown-field /0/key @ \"key\"", "shape/unknown-field /0/number @ \"number\"",
          "shape/unknown-field /1/id @ \"id\"", "shape/malformed-token /1/reason @ \"  \"",
        ]
      ),
      (
        "copy/catalog.json",
        #"{"products": {"p": {"voices": ["v", "w", "v"]}}, "keys": [{"key": "a.b", "product": "p", "summary": "s\u0000", "role": "body", "voiced": true, "placeholders": {"s": {"type": "select", "required": true}, "t": {"type": "text", "required": true, "maximum": 9, "values": ["x"]}, "u": {"type": "select", "required": true, "maximum": 9, "values": ["x", "y", "x"]}, "c": {"type": "count", "required": true, "maximum": 9, "values": ["x"]}}, "limits": {"body": 40}, "minimumVariants": 1}]}"#,
        [
          "identity/duplicate-item-id /products/p/voices/2 @ \"v\"",
          "shape/malformed-token /keys/0/summary @ \"s\\u0000\"",
          "shape/missing-field /keys/0/placeholders/s @ {",
          "shape/unknown-field /keys/0/placeholders/t/maximum @ \"maximum\"",
          "shape/unknown-field /keys/0/placeholders/t/values @ \"values\"",
          "shape/unknown-field /keys/0/placeholders/u/maximum @ \"maximum\"",
          "identity/duplicate-item-id /keys/0/placeholders/u/values/2 @ \"x\"",
          "shape/unknown-field /keys/0/placeholders/c/values @ \"values\"",
        ]
      ),
      (
        "suppressions.json",
        #"[{"rule": "x", "record": "a b", "pointer": "a", "textDigest": "00", "reason": "", "owner": "two\nlines", "expires": "soon"}]"#,
        [
          "shape/malformed-token /0/rule @ \"x\"", "shape/malformed-token /0/record @ \"a b\"",
          "shape/malformed-token /0/pointer @ \"a\"", "shape/malformed-token /0/textDigest @ \"00\"",
          "shape/malformed-token /0/reason @ \"\"", "shape/malformed-token /0/owner @ \"two\\nlines\"",
          "shape/malformed-token /0/expires @ \"soon\"",
        ]
      ),
      (
        "copy/pressure.brutal.json",
        #"{"product": "pressure", "voice": "brutal", "entries": {"Bad Key": [{"body": "x"}], "a.b": [], "c~/": [{"body": "{n"}], "d": [{"title": "", "body": "{n, plural, one {x}}"}]}}"#,
        [
          "shape/malformed-token /entries/Bad Key @ \"Bad Key\"", "shape/member-count /entries/a.b @ [",
          "shape/malformed-token /entries/c~0~1 @ \"c~/\"",
          "copy/malformed-message /entries/c~0~1/0/body @ {n",
          "shape/empty-text /entries/d/0/title @ \"\"",
          "copy/missing-other /entries/d/0/body @ {n, plural, one {x}}",
        ]
      ),
      (
        "copy/pressure.brutal.json",
        #"{"product": "pressure", "voice": "brutal", "entries": {"a": [{"body": "\u00e9 \"{n\" }"}]}}"#,
        [
          "copy/malformed-message /entries/a/0/body @ {n"
        ]
      ),
    ] as [(String, String, [String])]
  )
  func `a faulty file is found at its places`(path: String, text: String, expected: [String]) throws {
    #expect(try findings(path, text) == expected)
  }

  @Test
  func `a finding says what was expected and found, which record it is in, and what was meant`() throws {
    let catalog = try decode("fixes.json", fixText(["severity": "\"hihg\"", "numbr": "8"]))
    let all = Findings(catalog.diagnostics).all
    let value = try #require(all.first { $0.rule == "shape/unknown-value" })
    #expect(value.record == fixID)
    #expect(value.expected == "low, medium, high")
    #expect(value.found == "hihg")
    #expect(value.suggestion == "high")
    let field = try #require(all.first { $0.rule == "shape/unknown-field" })
    #expect(field.record == fixID)
    #expect(field.found == "numbr")
    #expect(field.suggestion == "number")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a line break inside a text is one finding`(_ lineBreak: String) throws {
    let text = fixText(["prompt": "\"Let one\(lineBreak)thing stand today.\""])
    let found = try findings("fixes.json", text).filter { $0.hasPrefix("syntax/control-character") }
    #expect(found.count == 1, "\(found)")
  }

  @Test
  func `a duration in words is asked for in seconds`() throws {
    let value = #"{"timed": {"durationSeconds": "5 min"}}"#
    let catalog = try decode("fixes.json", fixText(["interactionType": "\"timed\"", "configuration": value]))
    #expect(catalog.diagnostics.map(\.remedy) == ["Write the number of seconds, without quotes."])
  }

  @Test
  func `a message has the article that its noun takes`() throws {
    let messages = try decode("approvals.json", #"[{"x": 1}]"#).diagnostics.map(\.message)
    #expect(messages.contains("an approval has no field `x`"))
    let bugs = try decode("bugs.json", #"[{"x": 1}]"#).diagnostics.map(\.message)
    #expect(bugs.contains("a bug has no field `x`"))
  }

  @Test
  func `what a file lacks around broken JSON is not called missing`() throws {
    let text = fixText([:]).replacing("\"number\": 7", with: "'number': 7")
    #expect(try findings("fixes.json", text) == ["syntax/invalid-json - @ 'number'"])
    let unclosed = fixText([:]).replacing("\"}]", with: "}]")
    #expect(try findings("fixes.json", unclosed).count == 1)
  }

  @Test
  func `a null limit is left out`() throws {
    let text =
      #"{"products": {"p": {"voices": ["v"]}}, "keys": [{"key": "a.b", "product": "p", "summary": "s", "role": "body", "voiced": true, "placeholders": {"n": {"type": "count", "required": true, "maximum": null, "values": null}}, "limits": {"title": null, "body": 40}, "minimumVariants": 1}]}"#
    let catalog = try decode("copy/catalog.json", text)
    #expect(catalog.diagnostics.isEmpty)
    let key = try #require(catalog.copyKeys.first?.value)
    #expect(key.titleLimit == nil)
    #expect(key.bodyLimit == 40)
    #expect(key.placeholders.first?.maximum == nil)
  }

  @Test(arguments: ["word ", "\\u00e9", "\\n", "é"])
  func `of a text far beyond its limit, only that is said, and no rule reads it`(part: String) throws {
    let count = (1 << 24) / part.utf8.count + 1
    let text = fixText(["prompt": "\"\(String(repeating: part, count: count))\""])
    let catalog = try decode("fixes.json", text)
    let scalarCount = part.hasPrefix("\\") ? count : count * part.unicodeScalars.count
    #expect(catalog.diagnostics.map(\.rule) == ["shape/text-length"])
    #expect(catalog.diagnostics.first?.found == "\(scalarCount) characters")
    #expect(catalog.texts.isEmpty)
  }
}
