import PlainJSON
import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedLint
import SeedModel
import SeedSource
import SeedTables
import SeedWorkspace

extension LanguageServer {
  func completion(_ params: JSONObject) throws(Failure) -> JSONValue {
    guard let place = try DocumentPlace(self, params) else { return .null }
    let offset = try place.offset(params)
    // What the names are need not be of this moment; the first check may not have ended yet.
    let run = try place.desk.recent()
    var completion = Completion(place, at: offset, run, takesSnippets: client.takesSnippets)
    completion.complete()
    return ["isIncomplete": false, "items": .array(completion.items)]
  }
}

/// What can be written at a place of a document.
private struct Completion {
  private(set) var items: [JSONValue] = []
  private let place: DocumentPlace
  private let offset: Int
  private let run: LintRun
  private let takesSnippets: Bool
  private let cursor: JSONCursor
  private let field: FieldAtCursor
  private var catalog: Catalog { run.catalog }

  /// The numbers by which the protocol tells what an item is.
  private enum Kind: Int {
    case field = 5
    case value = 12
    case enumMember = 20
    case snippet = 15
    case reference = 18
  }

  init(_ place: DocumentPlace, at offset: Int, _ run: LintRun, takesSnippets: Bool) {
    (self.place, self.offset, self.run, self.takesSnippets) = (place, offset, run, takesSnippets)
    cursor = JSONCursor(place.file, at: offset)
    field = FieldAtCursor(cursor, kind: place.kind)
  }

  mutating func complete() {
    guard place.kind.isJSON, !cursor.frames.isEmpty else { return }
    if let name = field.rule {
      completeSetting(of: name)
    } else if let shape = field.shape {
      complete(shape)
    } else if cursor.isAtKey {
      completeKey()
    }
  }

  /// A setting of a rule, or the severity of a topic.
  private mutating func completeSetting(of name: String) {
    let rule = run.configuration.ruleSet[RuleID(name)]
    if !cursor.isAtKey {
      guard cursor.frames.last?.key == "severity" else { return }
      for level in rule?.metadata.levels ?? Configuration.Level.names { add(level, .enumMember) }
      return
    }
    let taken = cursor.frames.last?.keys ?? []
    if !taken.contains("severity") { addKey("severity", "\"\"", detail: "What a finding weighs.") }
    // A scope sets no more of a rule that counts over all.
    guard let rule, !rule.countsOverAll || field.tables.count == 1 else { return }
    for option in rule.metadata.options where !taken.contains(option.name) {
      var value = "[]"
      switch option.value {
      case .integer, .ratio: value = option.shownDefault
      case .strings: break
      }
      addKey(option.name, value, detail: option.summary)
    }
  }

  private mutating func complete(_ shape: Shape) {
    switch shape {
    case .vocabulary(let vocabulary):
      for (name, summary) in vocabulary.cases { add(name, .enumMember, detail: summary) }
    case .boolean: for name in ["true", "false"] { add(json: name, .value) }
    case .identity:
      var mint = IDGenerator(nextNumber: 1)
      add(mint.identity(), .value, detail: "a fresh id")
    case .integer where field.tables.last === RecordTable.fix && field.field?.name == "number":
      add(json: "\(catalog.nextFixNumber)", .value, detail: "the next number")
    case .message: completePlaceholder()
    case .object(let table) where cursor.frames.count == 1 && cursor.token == nil: completeRecord(table)
    default:
      for (name, detail) in names(field.names(isAtKey: false)) { add(name, .reference, detail: detail) }
    }
  }

  /// The names of a kind, each with what it stands for.
  private func names(_ kind: FieldAtCursor.Names?, isAtKey: Bool = false) -> [(String, String)] {
    switch kind {
    case .bug:
      catalog.bugs.indices.map { index in
        (catalog.slug(ofBug: index), catalog.value(of: catalog.bugs[index])?.title ?? "")
      }
    case .product: catalog.products.map { ($0.name, $0.voices.joined(separator: ", ")) }
    case .voice:
      catalog.products.filter { [$0.name, nil].contains(product) }
        .flatMap { product in product.voices.map { ($0, product.name) } }
    case .copyKey:
      // A table has entries for the keys of its product alone.
      catalog.copyKeys.filter { !isAtKey || [$0.value.product, nil].contains(product) }
        .map { ($0.value.key, $0.value.summary) }
    case .rule: run.configuration.ruleSet.all.map { ($0.metadata.id.text, $0.metadata.summary) }
    case .record, nil: []
    }
  }

  /// The product whose copy table the document is, by its own text; nil where that names none.
  private var product: String? {
    let name = catalog.copyTables.first { catalog.relativePath(of: $0.fileIndex) == place.path }?.product
    return catalog.products.contains { $0.name == name } ? name : nil
  }

  private mutating func completeKey() {
    guard let frame = cursor.frames.last else { return }
    let taken = Set(frame.keys)
    switch field.container {
    case .object(let table):
      if table.isOneOf, !taken.isEmpty { return }
      for field in table.fields where !taken.contains(field.name) {
        addKey(field.name, Self.empty(field.shape), detail: field.summary)
      }
    case .map(.vocabulary(let vocabulary), let shape, _, _):
      for (name, summary) in vocabulary.cases where !taken.contains(name) {
        addKey(name, Self.empty(shape), detail: summary)
      }
    case .map(_, let shape, _, _):
      for (name, detail) in names(field.names(isAtKey: true), isAtKey: true) where !taken.contains(name) {
        addKey(name, Self.empty(shape), detail: detail)
      }
    default: break
    }
  }

  /// The placeholders of the key whose text this is, behind a brace.
  private mutating func completePlaceholder() {
    guard let token = cursor.token, token.isString, cursor.frames.count > 1, place.kind == .copyTable,
      let name = cursor.frames[1].key, let index = catalog.copyKeyIndices[name]
    else { return }
    let bytes = place.file.bytes
    var start = offset
    while start > token.content.lowerBound, bytes[start - 1].isLetterOrDigit { start -= 1 }
    guard start > token.content.lowerBound, bytes[start - 1] == UInt8(ascii: "{") else { return }
    let isClosed = offset < bytes.count && bytes[offset] == UInt8(ascii: "}")
    for placeholder in catalog.copyKeys[index].value.placeholders {
      let text = placeholder.name + (isClosed ? "" : "}")
      add(placeholder.name, .value, detail: "\(placeholder.type)", start..<offset, text)
    }
  }

  /// Whole records, with what is known of a new one.
  private mutating func completeRecord(_ table: RecordTable) {
    var mint = IDGenerator(nextNumber: catalog.nextFixNumber)
    let number = mint.number()
    func add(_ label: String, _ known: [String: String], choice: String? = nil, in items: inout Self) {
      var known = known
      if table.field("id")?.isRequired ?? false { known["id"] = "\"\(mint.identity())\"" }
      if table.field("number")?.isRequired ?? false { known["number"] = "\(number)" }
      let text = RecordSkeleton(known: known, choice: choice).text(of: table, indent: "  ")
      items.addSnippet(label, text + items.comma(before: "{"))
    }
    switch place.kind {
    case .fixes:
      for type in InteractionType.allCases {
        let known = ["interactionType": "\"\(type)\""]
        add("fix: \(type)", known, choice: type.hasConfiguration ? "\(type)" : nil, in: &self)
      }
    case .microEducation:
      for trigger in EducationTrigger.allCases {
        add("tidbit: \(trigger)", ["trigger": "\"\(trigger)\""], in: &self)
      }
    default: add(table.name, [:], in: &self)
    }
  }

  /// A comma where another member follows.
  private func comma(before byte: Character) -> String {
    let end = cursor.token?.range.upperBound ?? offset
    let next = place.file.bytes[end...].first { $0 > 0x20 }
    return next == byte.asciiValue ? "," : ""
  }
}

extension Completion {
  /// A string.
  private mutating func add(_ name: String, _ kind: Kind, detail: String = "") {
    guard let token = cursor.token, token.isString else {
      return add(
        name,
        kind,
        detail: detail,
        cursor.token?.range ?? offset..<offset,
        JSONValue.string(name).text
      )
    }
    // A string without an end takes in what follows it.
    let end = token.isClosed ? token.content.upperBound : offset
    add(name, kind, detail: detail, token.content.lowerBound..<end, name + (token.isClosed ? "" : "\""))
  }

  /// A number or a literal.
  private mutating func add(json: String, _ kind: Kind, detail: String = "") {
    add(json, kind, detail: detail, cursor.token?.range ?? offset..<offset, json)
  }

  /// A value of a shape that is to be filled in.
  private static func empty(_ shape: Shape) -> String {
    switch shape {
    case .integer, .decimal: "0"
    case .boolean: "true"
    case .array, .hours: "[]"
    case .object, .map, .any: "{}"
    default: "\"\""
    }
  }

  /// A member; of one that has its colon already the key alone.
  private mutating func addKey(_ name: String, _ value: String, detail: String) {
    let end = cursor.token?.range.upperBound ?? offset
    let hasColon = place.file.bytes[end...].first { $0 > 0x20 } == UInt8(ascii: ":")
    if hasColon, cursor.token != nil { return add(name, .field, detail: detail) }
    let text = "\"\(name)\": \(value)\(comma(before: "\""))"
    let start = cursor.token?.range.lowerBound ?? offset
    add(name, .field, detail: detail, start..<(cursor.token?.isClosed ?? true ? end : offset), text)
  }

  /// Several lines in which the empty strings are to be filled in.
  private mutating func addSnippet(_ label: String, _ text: String) {
    add(label, .snippet, detail: "a new record", offset..<offset, text)
  }

  private mutating func add(
    _ label: String,
    _ kind: Kind,
    detail: String,
    _ range: Range<Int>,
    _ text: String
  ) {
    var item: JSONObject = ["label": .string(label), "kind": .integer(kind.rawValue)]
    if !detail.isEmpty { item["detail"] = .string(detail) }
    var text = text
    if text.hasPrefix("\""), range.lowerBound < offset { item["filterText"] = .string("\"\(label)\"") }
    if takesSnippets, kind == .snippet || kind == .field {
      item["insertTextFormat"] = 2
      text = Self.snippet(text)
    }
    item["textEdit"] = ["range": place.lines.range(range), "newText": .string(text)]
    items.append(.object(item))
  }

  /// A text whose empty values are places to go to.
  private static func snippet(_ text: String) -> String {
    var snippet = ""
    var count = 0
    var previous: Character = " "
    for character in text {
      let isEmptyValue = [("\"", "\""), ("[", "]"), ("{", "}")].contains {
        $0 == (String(previous), String(character))
      }
      if isEmptyValue {
        count += 1
        snippet += "$\(count)"
      }
      if character == "$" || character == "\\" { snippet += "\\" }
      snippet.append(character)
      previous = isEmptyValue ? " " : character
    }
    return snippet
  }
}
