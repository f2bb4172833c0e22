import SeedDecoding
import SeedModel
import SeedTables
import Testing

@testable import SeedConversion

struct ImportTests {
  @Test
  func `the sample becomes content that the decoder has nothing against`() throws {
    let conversion = Conversion(try Repository.files(in: "Documentation/Examples/egofix-app"), .importing)
    #expect(!conversion.hasRefusals)
    #expect(conversion.files.map(\.count) == [7, 7, 7])
    let catalog = ContentLoading.load(memory: conversion.texts.map { ($0.key, $0.value) }, isWhole: false)
      .catalog
    #expect(catalog.diagnostics.isEmpty)
    #expect(catalog.bugs.allSatisfy { catalog.value(of: $0) != nil })
    #expect(catalog.fixes.allSatisfy { catalog.value(of: $0) != nil })
    #expect(catalog.tidbits.allSatisfy { catalog.value(of: $0) != nil })
    #expect(catalog.fixes.map(\.number) == Array(1...7))
  }

  @Test
  func `every difference is a field of our tables`() {
    for path in Dialect.egofix.differences.keys {
      let parts = path.split(separator: ".")
      let kind = ContentKind.allCases.first { $0.path == parts[0] }
      var table = RecordTable.all.first { $0.name == kind?.recordName }
      for part in parts.dropFirst() {
        let shape = table?.field(String(part))?.shape
        #expect(shape != nil, "\(path) leads nowhere at \(part)")
        switch shape {
        case .object(let inner), .array(.object(let inner), _, _, _): table = inner
        default: table = nil
        }
      }
    }
  }

  @Test(arguments: [
    // Names, values and what is not there.
    (
      SmallApp.fix(
        type: "counter",
        more: #","validation":null,"configuration":{"counter":{"counterPrompt":"Lids"}}"#
      ),
      [
        "renamed fixes.json:1 [0] configuration.counter.counterPrompt: counterPrompt → targetDescription",
        "emptied fixes.json:1 [0] validation: null → –",
      ]
    ),
    (
      SmallApp.fix(more: #","configuration":{"timed":null,"quiz":null}"#),
      [
        "emptied fixes.json:1 [0] configuration.timed: null → –",
        "emptied fixes.json:1 [0] configuration.quiz: null → –",
        "emptied fixes.json:1 [0] configuration: {} → –",
      ]
    ),
    // Values that are out of our ranges stay.
    (
      SmallApp.fix(type: "timed", more: #","configuration":{"timed":{"durationSeconds":99999}}"#),
      [
        "kept fixes.json:1 [0] configuration.timed.durationSeconds: `durationSeconds` takes a whole number from 10 to 14400, found the number `99999`"
      ]
    ),
    (
      SmallApp.fix().replacing("need-to-control", with: "need-to-rest"),
      ["kept fixes.json:1 [0] bugSlug: there is no bug `need-to-rest`"]
    ),
  ])
  func `a change is reported, and the record stays`(_ fix: String, _ lines: [String]) {
    let conversion = Conversion(SmallApp.files(fixes: fix), .importing)
    #expect(!conversion.hasRefusals)
    #expect(conversion.files.map(\.count) == [1, 1, 1])
    for line in lines { #expect(conversion.lines.contains(line), "\(conversion.lines)") }
  }

  @Test(arguments: [
    (
      SmallApp.fix(more: #","mood":1"#), true,
      "refusedField fixes.json:1 [0] mood: there is no such field in a fix"
    ),
    (
      SmallApp.fix(more: #","inlineComent":"Lids.""#), true,
      "refusedField fixes.json:1 [0] inlineComent: there is no such field in a fix; did you mean `inlineComment`?"
    ),
    (
      SmallApp.fix(more: #","number":7"#), true,
      "refusedField fixes.json:1 [0] number: there is no such field in a fix"
    ),
    (
      SmallApp.fix().replacing("\"low\"", with: "\"lov\""), false,
      "refusedRecord fixes.json:1 [0] severity: there is no severity `lov`; did you mean `low`?"
    ),
    (
      SmallApp.fix().replacing("\"low\"", with: "3"), false,
      "refusedRecord fixes.json:1 [0] severity: a text has to stand here, and not a number"
    ),
    (
      SmallApp.fix().replacing("\"low\"", with: "null"), false,
      "refusedRecord fixes.json:1 [0]: there is no `severity`"
    ),
    (
      SmallApp.fix(more: #","id":"g""#), false,
      "refusedRecord fixes.json:1 [0]: the key `id` is used twice in one object"
    ),
    (
      SmallApp.fix(more: #","validation":"\ud800""#), false,
      "refusedRecord fixes.json:1 [0]: this escape is half of a surrogate pair"
    ),
    (
      SmallApp.fix(
        type: "counter",
        more: #","configuration":{"counter":{"counterPrompt":"a","targetDescription":"b"}}"#
      ),
      false,
      "refusedRecord fixes.json:1 [0] configuration.counter: `counterPrompt` and `targetDescription` are one field, and both are there"
    ),
    (
      SmallApp.fix(
        more: #","configuration":{"timed":{"durationSeconds":60},"counter":{"counterPrompt":"a"}}"#
      ), false,
      "refusedRecord fixes.json:1 [0] configuration: a configuration has one member, and this has 2"
    ),
    (
      SmallApp.fix(more: #","configuration":{"diary":{}}"#), false,
      "refusedRecord fixes.json:1 [0] configuration.diary: there is no such field in a configuration"
    ),
    ("null", false, "refusedRecord fixes.json:1 [0]: a fix has to be an object, and this is null"),
    ("[[1]]", false, "refusedRecord fixes.json:1 [0]: a fix has to be an object, and this is a list"),
  ])
  func `what cannot be converted is refused with its place, and the others stay`(
    _ fix: String,
    _ isKept: Bool,
    _ line: String
  ) {
    let conversion = Conversion(SmallApp.files(fixes: "\(fix),\(SmallApp.fix("g"))"), .importing)
    #expect(conversion.lines.contains(line), "\(conversion.lines)")
    #expect(conversion.hasRefusals && !conversion.hasUnreadableFile)
    #expect(conversion.files.map(\.count) == [1, isKept ? 2 : 1, 1])
    #expect(!(conversion.texts["fixes.json"] ?? "").contains("mood"))
  }

  @Test
  func `an id stands for one record; one in another file is another`() {
    let files = SmallApp.files(
      fixes: "\(SmallApp.fix("x")),\(SmallApp.fix("x"))",
      tidbits: SmallApp.tidbit.replacing("\"t\"", with: "\"x\"")
    )
    let conversion = Conversion(files, .importing)
    #expect(conversion.lines.contains("refusedRecord fixes.json:1 [1] id: fix 1 has this id, too"))
    #expect(conversion.files.map(\.count) == [1, 1, 1])
  }

  @Test(arguments: [
    ("[{]", "refusedFile fixes.json:1: "), ("", "refusedFile fixes.json:1: "),
    ("[{\"id\":", "refusedFile fixes.json:1: "),
    ("{\"fixes\":[]}", "refusedFile fixes.json:1: a list of records has to stand here, and not an object"),
    ("<<<<<<< HEAD\n[]\n", "refusedFile fixes.json:1: "),
    (String(repeating: "[", count: 100), "refusedFile fixes.json:1: this is nested more than 64 levels deep"),
  ])
  func `a file that is no list of records is refused as a whole`(_ text: String, _ line: String) {
    var files = SmallApp.files()
    files["fixes.json"] = text
    let conversion = Conversion(files, .importing)
    #expect(conversion.hasUnreadableFile)
    #expect(conversion.lines.contains { $0.hasPrefix(line) }, "\(conversion.lines)")
  }

  @Test
  func `a byte order mark and carriage returns go, and that is told`() {
    var files = SmallApp.files()
    files["fixes.json"] = "\u{FEFF}[\r\n\(SmallApp.fix())\r\n]\r\n"
    let conversion = Conversion(files, .importing)
    #expect(!conversion.hasRefusals)
    #expect(conversion.lines.contains("replaced fixes.json: a byte order mark → none"))
    #expect(conversion.lines.contains("replaced fixes.json: CR LF → LF"))
    #expect(conversion.texts == Conversion(SmallApp.files(), .importing).texts)
  }

  @Test
  func `what was imported before keeps its number and color; others get what nobody had`() throws {
    let bugs = [("b", "need-to-control"), ("c", "need-to-rest"), ("d", "need-to-win")].map { id, slug in
      SmallApp.bug.replacing("\"b\"", with: "\"\(id)\"").replacing("need-to-control", with: slug)
    }
    let files = SmallApp.files(
      bugs: bugs.joined(separator: ","),
      fixes: "\(SmallApp.fix("n")),\(SmallApp.fix())"
    )
    let ids = Dialect.egofix.files.map { $0.namespace }
    let minting = Minting(
      numbers: [Identity(imported: "f", namespace: ids[1]): 40],
      nextNumber: 52,
      colors: [Identity(imported: "c", namespace: ids[0]): "red"]
    )
    let conversion = Conversion(files, .importing, minting: minting)
    let minted = conversion.lines.filter { $0.hasPrefix("minted") }
    #expect(
      minted == [
        "minted bugs.json:1 [0] color: – → orange", "minted bugs.json:1 [1] color: – → red",
        "minted bugs.json:1 [2] color: – → yellow", "minted fixes.json:1 [0] number: – → 52",
        "minted fixes.json:1 [1] number: – → 40",
      ]
    )
  }
}
