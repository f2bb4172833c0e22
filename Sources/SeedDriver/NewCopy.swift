import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedModel
import SeedPlatform
import SeedSource
import SeedTables
import SeedWorkspace

/// New keys of copy and new voices, with the texts that they ask for, empty.
struct NewCopy {
  let folder: Folder
  let catalog: Catalog

  /// Adds a key to the catalogue, and an empty text to the table of every voice.
  ///
  /// - Returns: false when somebody has saved a file meanwhile.
  func key(_ key: String, _ arguments: Arguments, _ console: Console) throws(RunError) -> Bool {
    var text = key
    guard text.withUTF8({ TokenShape.isCopyKey($0) }) else {
      throw .usage("a key is dotted lower-camel words, such as reminder.morning, not `\(Excerpt.of(key))`")
    }
    if catalog.copyKeys.contains(where: { $0.value.key == key }) {
      throw .usage("there is a key `\(key)` already")
    }
    try catalog.refuseIfRetired(key)
    let product = try product(arguments)
    let role = try arguments.name(.role, CopyRole.self) ?? .notification
    let tree = try catalogue()
    guard let keys = tree.value(of: "keys", in: 0), tree[keys].kind == .array else {
      throw .world(path: tree.file.path, message: "it has no list `keys`; `seedtool check` says more")
    }
    let title = role == .notification ? "    \"title\": 40,\n" : ""
    let record = RecordSkeleton(known: [
      "key": "\"\(key)\"", "product": "\"\(product.name)\"", "role": "\"\(role)\"",
      "limits": "{\n\(title)    \"body\": 140\n  }",
      "minimumVariants": "1",
    ]).text(of: RecordTable.copyKey, indent: "")
    var edit = try ContentEdit(tree, .copyContract)
    var lines = ["\(tree.file.path):\(edit.append(record, to: keys))"]
    var edits = [edit]
    for (index, kind) in catalog.kinds.enumerated() where kind == .copyTable {
      let table = catalog.trees[index]
      func text(_ name: String) -> String? { table.value(of: name, in: 0).map { table.string(at: $0) } }
      guard text("product") == product.name, let entries = table.value(of: "entries", in: 0) else { continue }
      var edit = try ContentEdit(table, kind)
      let variant = Self.variant(hasTitle: role == .notification)
      let indented = variant.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      lines.append("\(table.file.path):\(edit.append("\"\(key)\": [\n\(indented)\n]", to: entries))")
      edits.append(edit)
    }
    guard try ContentEdit.write(edits) else { return false }
    console.out(SafeText(lines: lines.joined(separator: "\n")) + "\n")
    console.status("Fill in what is empty, then run `seedtool check`.\n")
    return true
  }

  /// Adds a voice to a product, with a table that has an empty text for every key.
  ///
  /// - Returns: false when somebody has saved the catalogue meanwhile.
  func voice(_ voice: String, _ arguments: Arguments, _ console: Console) throws(RunError) -> Bool {
    guard TokenShape.name.matches(voice) else {
      throw .usage("a voice is \(TokenShape.name.expectation), not `\(Excerpt.of(voice))`")
    }
    let product = try product(arguments)
    if product.voices.contains(voice) {
      throw .usage("\(product.name) speaks in the voice `\(voice)` already")
    }
    let tree = try catalogue()
    guard let products = tree.value(of: "products", in: 0),
      let own = tree.value(of: product.name, in: products), let voices = tree.value(of: "voices", in: own),
      tree[voices].kind == .array
    else {
      throw .world(path: tree.file.path, message: "`seedtool check` says what is wrong with its products")
    }
    let keys = catalog.copyKeys.map(\.value).filter { $0.product == product.name && $0.isVoiced }
      .map { (name: $0.key, variant: Self.variant(hasTitle: $0.limits.title != nil)) }
    let file = folder.file("copy/\(product.name).\(voice).json")
    let isThere = try world { () throws(FileError) in try FileSystem.kind(of: file.path) } != nil
    if isThere { throw .world(path: file.path, message: "it stands there, and nothing is replaced") }
    var edit = try ContentEdit(tree, .copyContract)
    let line = edit.append("\"\(voice)\"", to: voices)
    try world { () throws(FileError) in
      try FileSystem.makeFolder(FileSystem.split(file.path).folder)
      try FileWriting.replace(
        file.path,
        with: NewContent.table(product: product.name, voice: voice, keys: keys)
      )
    }
    guard try ContentEdit.write([edit]) else {
      FileSystem.remove(file.path)
      return false
    }
    console.out("\(tree.file.path):\(line)\n\(file.path):1\n")
    let texts = keys.count == 1 ? "one text is" : "\(keys.count) texts are"
    console.status("\(texts) to be filled in. How the voice speaks goes into `scopes` of seedtool.json.\n")
    return true
  }

  /// The product that is named, or the only one.
  private func product(_ arguments: Arguments) throws(RunError) -> Catalog.Product {
    let names = catalog.products.map(\.name)
    guard let name = arguments.value(.product) else {
      if let product = catalog.products.first, names.count == 1 { return product }
      throw .usage(
        names.isEmpty
          ? "copy/catalog.json has no product yet"
          : "--product is missing; it is one of \(names.joined(separator: ", "))"
      )
    }
    if let product = catalog.products.first(where: { $0.name == name }) { return product }
    throw .usage("there is no product `\(name)`", suggestion: NearestName.of(name, among: names))
  }

  private func catalogue() throws(RunError) -> JSONTree {
    guard let index = catalog.fileIndex(of: .copyContract) else {
      throw .world(path: folder.file("copy/catalog.json").path, message: "there is no such file to add to")
    }
    return catalog.trees[index]
  }

  /// An empty text.
  private static func variant(hasTitle: Bool) -> String {
    hasTitle ? "{\n  \"title\": \"\",\n  \"body\": \"\"\n}" : "{\n  \"body\": \"\"\n}"
  }
}
