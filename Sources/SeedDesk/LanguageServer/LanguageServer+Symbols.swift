import PlainJSON
import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedTables
import SeedWorkspace

extension LanguageServer {
  func documentSymbols(_ params: JSONObject) throws(Failure) -> JSONValue {
    let place = try DocumentPlace(self, params)
    guard place.kind.isJSON else { return [] }
    let catalog = ContentLoading.load(place.file, kind: place.kind).catalog
    let tree = catalog.trees[0]
    var symbols: [JSONValue] = []
    for (index, record) in catalog.records.enumerated() {
      let symbol = RecordSymbol(UInt32(index), catalog)
      let node = tree[record.node].range
      let name = tree[record.nameNode != 0 ? record.nameNode : record.node].range
      // The key of a map's record stands before its value.
      let whole = min(node.start, name.start)..<node.end
      symbols.append([
        "name": .string(symbol.name), "detail": .string(symbol.detail), "kind": .integer(symbol.kind),
        "range": place.lines.range(whole), "selectionRange": place.lines.range(name),
      ])
    }
    return .array(symbols)
  }

  func workspaceSymbols(_ params: JSONObject) throws(Failure) -> JSONValue {
    guard let query = params["query"]?.string else { throw .invalidParameters("there is no query") }
    guard let desk, query.utf8.count <= Self.queryLimit else { return [] }
    let run = try desk.check()
    let map = ProtocolMap(run, desk.encoding)
    let wanted = query.lowercased()
    let number = Int(wanted.drop { $0 == "#" })
    var found: [JSONValue] = []
    for (index, record) in run.catalog.records.enumerated() where record.kind.hasNamedRecords {
      let tree = run.catalog.trees[Int(record.fileIndex)]
      let symbol = RecordSymbol(UInt32(index), run.catalog)
      guard
        number.map({ $0 == symbol.number }) ?? false || symbol.name.lowercased().contains(wanted)
          || (run.catalog.name(of: UInt32(index)) ?? "").contains(wanted)
          || tree.file.text(tree[record.node].range).lowercased().contains(wanted)
      else { continue }
      let place = run.catalog.place(of: UInt32(index))
      let location: JSONValue = [
        "uri": .string(desk.uri(of: map.path(of: place.fileIndex))), "range": map.range(of: place),
      ]
      found.append([
        "name": .string(symbol.name), "kind": .integer(symbol.kind), "location": location,
        "containerName": .string(map.path(of: place.fileIndex)),
      ])
      if found.count == Self.symbolLimit { break }
    }
    return .array(found)
  }

  private static var symbolLimit: Int { 200 }
  /// The most bytes that are looked for: nobody types more, and each is held against every text.
  private static var queryLimit: Int { 1000 }
}

/// What a list of records says of one.
struct RecordSymbol {
  let name: String
  let detail: String
  /// The number by which the protocol tells what it is.
  let kind: Int
  /// A fix's number.
  let number: Int?

  init(_ index: UInt32, _ catalog: Catalog) {
    let record = catalog.records[Int(index)]
    let tree = catalog.trees[Int(record.fileIndex)]
    func text(_ field: String) -> String? {
      guard let node = tree.value(of: field, in: record.node), tree[node].kind == .string else { return nil }
      return tree.string(at: node)
    }
    let named = catalog.name(of: index)
    number = tree.value(of: "number", in: record.node).flatMap { tree.integer(at: $0) }
    switch record.kind {
    case .fixes:
      let digits = number.map { "\($0)" } ?? "?"
      let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
      name = "#\(padded) \(Excerpt.of(text("prompt") ?? "", limit: 60))"
      detail = ["bugSlug", "type", "severity", "interactionType"].compactMap(text).joined(separator: " · ")
      kind = 6
    case .microEducation:
      name = Excerpt.of(text("body") ?? named ?? "tidbit", limit: 60)
      detail = ["bugSlug", "trigger"].compactMap(text).joined(separator: " · ")
      kind = 15
    case .bugs:
      name = text("title") ?? named ?? "bug"
      detail = text("slug") ?? ""
      kind = 5
    case .copyContract, .copyTable:
      name = named ?? record.kind.recordName
      detail = text("summary").map { Excerpt.of($0, limit: 80) } ?? ""
      kind = 20
    default:
      let parts = [text("rule") ?? record.kind.recordName, named].compactMap { $0 }
      name = parts.joined(separator: " ")
      detail = text("reason") ?? ""
      kind = 19
    }
  }
}
