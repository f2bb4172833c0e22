import PlainJSON
import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables
import SeedWorkspace

/// A name at a place: a slug, a copy key, the id of a record.
private struct NameAtPlace {
  let place: DocumentPlace
  let run: LintRun
  let kind: FieldAtCursor.Names
  let name: String
  let token: JSONCursor.Token
  private var catalog: Catalog { run.catalog }

  /// Nil where there is none.
  init?(_ place: DocumentPlace, _ params: JSONObject) throws(LanguageServer.Failure) {
    self.place = place
    let cursor = JSONCursor(place.file, at: try place.offset(params))
    let field = FieldAtCursor(cursor, kind: place.kind)
    guard place.kind.isJSON, let token = cursor.token, let name = cursor.text else { return nil }
    var kind = field.names(isAtKey: cursor.isAtKey)
    // A retired record and its successor are known by their ids, as what is accepted is.
    if kind == nil, !cursor.isAtKey, case .identity = field.shape { kind = .record }
    guard let kind, [.bug, .copyKey, .record].contains(kind) else { return nil }
    (self.kind, self.name, self.token) = (kind, name, token)
    run = try place.desk.check()
  }

  /// Where what has the name is written.
  var definitions: [Place] {
    switch kind {
    case .bug:
      return catalog.bugs.filter { catalog.string(record: $0.record, node: $0.slug) == name }
        .map { catalog.place(record: $0.record, node: $0.slug) }
    case .record, .copyKey:
      return (try? catalog.record(named: name)).map { [catalog.place(of: $0.index)] } ?? []
    case .rule, .product, .voice: return []
    }
  }

  /// Everywhere that the name is written.
  var uses: [Place] {
    var uses: [Place] = []
    for (index, tree) in catalog.trees.enumerated() where catalog.kinds[index].isJSON {
      find(0, catalog.kinds[index].row.root, tree, index, &uses)
    }
    return uses
  }

  private func find(_ node: NodeIndex, _ shape: Shape, _ tree: JSONTree, _ file: Int, _ uses: inout [Place]) {
    func add(_ node: NodeIndex) {
      if tree.string(at: node) == name { uses.append(Place(fileIndex: file, range: tree[node].range)) }
    }
    switch (tree[node].kind, shape) {
    case (.string, _): if isName(shape) { add(node) }
    case (.array, .array(let member, _, _, _)):
      for child in tree.children(of: node) { find(child, member, tree, file, &uses) }
    case (.object, .object(let table)):
      var children = tree.children(of: node)
      while let key = children.next(), let value = children.next() {
        if let field = table.field(tree.string(at: key)) { find(value, field.shape, tree, file, &uses) }
      }
    case (.object, .map(let keys, let member, _, _)):
      var children = tree.children(of: node)
      while let key = children.next(), let value = children.next() {
        if case .copyKey = keys, kind != .bug { add(key) }
        find(value, member, tree, file, &uses)
      }
    default: break
    }
  }

  private func isName(_ shape: Shape) -> Bool {
    switch shape {
    case .reference(.bug), .slug: kind == .bug
    case .copyKey, .token(.recordReference): kind != .bug
    case .identity: kind == .record
    default: false
    }
  }

  func location(_ place: Place, _ map: ProtocolMap) -> JSONValue {
    let desk = self.place.desk
    return ["uri": .string(desk.uri(of: map.path(of: place.fileIndex))), "range": map.range(of: place)]
  }
}

extension LanguageServer {
  func definition(_ params: JSONObject) throws(Failure) -> JSONValue {
    guard let place = try DocumentPlace(self, params), let name = try NameAtPlace(place, params) else {
      return .null
    }
    let map = ProtocolMap(name.run, name.place.desk.encoding)
    let definitions = name.definitions
    // From a key's contract on to what the voices say.
    let isThere = definitions.contains {
      map.path(of: $0.fileIndex) == name.place.path && $0.range.start == name.token.range.lowerBound
    }
    let places = isThere ? name.uses.filter { !definitions.contains($0) } : definitions
    return .array(places.map { name.location($0, map) })
  }

  func references(_ params: JSONObject) throws(Failure) -> JSONValue {
    guard let place = try DocumentPlace(self, params), let name = try NameAtPlace(place, params) else {
      return .null
    }
    let map = ProtocolMap(name.run, name.place.desk.encoding)
    let all = params["context"]?.object?["includeDeclaration"]?.bool ?? true
    let definitions = all ? [] : name.definitions
    return .array(name.uses.filter { !definitions.contains($0) }.map { name.location($0, map) })
  }

  func prepareRename(_ params: JSONObject) throws(Failure) -> JSONValue {
    guard let place = try DocumentPlace(self, params) else { return .null }
    try place.desk.requireSound()
    guard let name = try NameAtPlace(place, params), name.kind != .record, !name.definitions.isEmpty else {
      return .null
    }
    return name.place.lines.range(name.token.content)
  }

  func rename(_ params: JSONObject) throws(Failure) -> JSONValue {
    guard let new = params["newName"]?.string else { throw .invalidParameters("there is no newName") }
    guard let place = try DocumentPlace(self, params) else { return .null }
    try place.desk.requireSound()
    guard let name = try NameAtPlace(place, params), name.kind != .record, !name.definitions.isEmpty else {
      throw .failed("only the slug of a bug and a copy key can be renamed")
    }
    let catalog = name.run.catalog
    let isTaken: Bool
    let isSound: Bool
    let bytes = Array(new.utf8)
    if name.kind == .bug {
      isSound = bytes.withUnsafeBufferPointer { TokenShape.isSlug($0) }
      isTaken = catalog.bugs.indices.contains { catalog.slug(ofBug: $0) == new }
    } else {
      isSound = bytes.withUnsafeBufferPointer { TokenShape.isCopyKey($0) }
      isTaken = catalog.copyKeyIndices[new] != nil
    }
    guard isSound else {
      throw .failed(
        name.kind == .bug
          ? "`\(new)` is no slug: use lower-case words joined by hyphens"
          : "`\(new)` is no copy key: use words joined by dots, such as `notification.tier2.midpoint`"
      )
    }
    guard !isTaken || new == name.name else { throw .failed("`\(new)` is taken") }
    guard name.kind == .bug || !catalog.retired.contains(where: { $0.value.reference == .key(new) }) else {
      throw .failed("`\(new)` is retired, and no other key may have its name")
    }
    let map = ProtocolMap(name.run, name.place.desk.encoding)
    var changes = JSONObject()
    for use in name.uses {
      let uri = name.place.desk.uri(of: map.path(of: use.fileIndex))
      let edit: JSONValue = ["range": map.range(of: use), "newText": .string("\"\(new)\"")]
      changes[uri] = .array((changes[uri]?.array ?? []) + [edit])
    }
    return ["changes": .object(changes)]
  }
}

extension Desk {
  /// Refuses to rename while a file is half read: names in it would be missed.
  fileprivate func requireSound() throws(LanguageServer.Failure) {
    let catalog = try check().catalog
    let breaking: [RuleID] = [.invalidJSON, .invalidUTF8, .nestingTooDeep, .fileTooLarge, .outsideLink]
    let fault = catalog.diagnostics.first { breaking.contains($0.rule) }
    if let file = fault?.place?.fileIndex {
      throw .failed("\(catalog.relativePath(of: file)) has faults of syntax; mend them first")
    }
  }
}
