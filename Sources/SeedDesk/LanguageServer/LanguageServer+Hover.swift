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
  func hover(_ params: JSONObject) throws(Failure) -> JSONValue {
    guard let place = try DocumentPlace(self, params) else { return .null }
    let cursor = JSONCursor(place.file, at: try place.offset(params))
    let run = try place.desk.recent()
    guard place.kind.isJSON, let token = cursor.token, let text = Self.markdown(cursor, place.kind, run)
    else {
      return .null
    }
    return [
      "contents": ["kind": "markdown", "value": .string(text)], "range": place.lines.range(token.range),
    ]
  }

  /// What the value at a place stands for, and what its field is.
  private static func markdown(_ cursor: JSONCursor, _ kind: ContentKind, _ run: LintRun) -> String? {
    let field = FieldAtCursor(cursor, kind: kind)
    var parts: [String] = []
    if let known = field.field {
      let limits = known.shape.expectation
      parts.append(
        "**\(known.name)**\(known.isRequired ? "" : " (may be left out)"): \(known.summary)\n\nTakes \(limits)."
      )
      if case .vocabulary(let vocabulary) = known.shape, !cursor.isAtKey, let name = cursor.text,
        let summary = vocabulary.cases.first(where: { $0.name == name })?.summary, !summary.isEmpty
      {
        parts.append("`\(name)`: \(summary)")
      }
    }
    if let names = field.names(isAtKey: cursor.isAtKey), let name = cursor.text {
      if let page = page(names, name, run) { parts.append(page) }
    } else if !cursor.isAtKey, let name = field.field?.name, ["id", "number", "key"].contains(name),
      cursor.frames.count == 2, let value = cursor.value
    {
      if let card = card(of: value, run) { parts.append(fenced(card.text)) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n---\n\n")
  }

  private static func page(_ names: FieldAtCursor.Names, _ name: String, _ run: LintRun) -> String? {
    let catalog = run.catalog
    switch names {
    case .bug, .record: return card(of: name, run).map { fenced($0.text) }
    case .copyKey:
      // The contract of a key whose texts have faults is worth showing, too.
      guard let index = catalog.copyKeyIndices[name] else { return nil }
      let card = try? catalog.card(ofKey: name, locale: run.configuration.locale)
      return card.map { fenced($0.text) } ?? catalog.copyKeys[index].value.summary
    case .rule: return run.configuration.ruleSet[RuleID(name)].map { RulePage.text(for: $0) }
    case .product:
      return catalog.products.first { $0.name == name }.map { "Voices: \($0.voices.joined(separator: ", "))" }
    case .voice:
      let products = catalog.products.filter { $0.voices.contains(name) }.map(\.name)
      return products.isEmpty ? nil : "A voice of \(products.joined(separator: ", "))"
    }
  }

  /// The record with a name as the app shows it.
  static func card(of name: String, _ run: LintRun) -> Card? {
    let catalog = run.catalog
    guard let record = try? catalog.record(named: name).index else { return nil }
    if let fix = catalog.fixes.first(where: { $0.record == record }) { return catalog.card(of: fix) }
    if let tidbit = catalog.tidbits.first(where: { $0.record == record }) { return catalog.card(of: tidbit) }
    if let bug = catalog.bugs.first(where: { $0.record == record }) { return catalog.card(of: bug) }
    return try? catalog.card(ofKey: name, locale: run.configuration.locale)
  }

  /// A block of text as it stands, behind a fence that it does not have in it.
  private static func fenced(_ text: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)text\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }
}
