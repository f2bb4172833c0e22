import PlainJSON
import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedTables
import SeedWorkspace

extension LanguageServer {
  func documentSymbols(_ params: JSONObject) throws(Failure) -> JSONValue {
    guard let place = try DocumentPlace(self, params), place.kind.isJSON else { return [] }
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
    guard query.utf8.count <= Self.queryLimit else { return [] }
    var found: [(rank: SymbolQuery.Rank, symbol: JSONValue)] = []
    for desk in desks {
      // A folder that cannot be checked keeps nobody from what the others have.
      guard let symbols = try? Self.symbols(SymbolQuery(query), desk) else { continue }
      found += symbols
    }
    // Those that come first in their files stay first among equals.
    let ranked = found.indices.sorted { (found[$0].rank, $0) < (found[$1].rank, $1) }
    return .array(ranked.prefix(Self.symbolLimit).map { found[$0].symbol })
  }

  private static func symbols(
    _ query: SymbolQuery,
    _ desk: Desk
  ) throws(Failure) -> [(SymbolQuery.Rank, JSONValue)] {
    let run = try desk.check()
    let map = ProtocolMap(run, desk.encoding)
    var found: [(SymbolQuery.Rank, JSONValue)] = []
    for (index, record) in run.catalog.records.enumerated() where record.kind.hasNamedRecords {
      let symbol = RecordSymbol(UInt32(index), run.catalog)
      guard let rank = query.rank(of: UInt32(index), symbol, run.catalog) else { continue }
      let place = run.catalog.place(of: UInt32(index))
      let location: JSONValue = [
        "uri": .string(desk.uri(of: map.path(of: place.fileIndex))), "range": map.range(of: place),
      ]
      found.append(
        (
          rank,
          [
            "name": .string(symbol.name), "kind": .integer(symbol.kind), "location": location,
            "containerName": .string(map.path(of: place.fileIndex)),
          ]
        )
      )
    }
    return found
  }

  private static var symbolLimit: Int { 200 }
  /// The most bytes that are looked for: nobody types more, and each is held against every text.
  private static var queryLimit: Int { 1000 }
}

/// What somebody looks for among all records.
struct SymbolQuery {
  /// How well a record fits, the best first.
  enum Rank: Int, Comparable {
    case number, start, name, text

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  private let wanted: String
  private let number: Int?

  init(_ query: String) {
    wanted = query.lowercased()
    number = Int(wanted.drop { $0 == "#" })
  }

  /// Nil for a record that does not fit.
  ///
  /// - Complexity: O(bytes of its texts).
  func rank(of index: UInt32, _ symbol: RecordSymbol, _ catalog: Catalog) -> Rank? {
    if let number, number == symbol.number { return .number }
    let names = [symbol.name.lowercased(), (catalog.name(of: index) ?? "").lowercased()]
    // A fix's prompt begins behind its number.
    let titles =
      names
      + names.compactMap { $0.hasPrefix("#") ? $0.drop { $0 != " " }.dropFirst() : nil }.map(String.init)
    if titles.contains(where: { $0.hasPrefix(wanted) }) { return .start }
    if names.contains(where: { $0.contains(wanted) }) { return .name }
    let record = catalog.records[Int(index)]
    return says(record.node, catalog.trees[Int(record.fileIndex)]) ? .text : nil
  }

  /// Whether one of the strings of a value has it, read as people read it.
  private func says(_ node: NodeIndex, _ tree: JSONTree) -> Bool {
    switch tree[node].kind {
    case .string: return tree.string(at: node).lowercased().contains(wanted)
    case .array: return tree.children(of: node).contains { says($0, tree) }
    case .object:
      var children = tree.children(of: node)
      while children.next() != nil, let value = children.next() {
        if says(value, tree) { return true }
      }
      return false
    default: return false
    }
  }
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
