package import SeedDecoding
package import SeedModel

/// Where a text comes from: the field, what part it plays there, whose voice it is, and a copy text's role.
package struct TextOrigin: Sendable {
  /// What a text does for its reader.
  package enum Part: Sendable {
    /// A bug's titles and description.
    case bug
    /// A fix's prompt.
    case prompt
    /// What a fix asks for besides: steps, reports, targets, what counts as done.
    case instruction
    /// The aside under a prompt or step.
    case comment
    /// The frame of a quiz or scenario.
    case situation
    /// What a chooser picks, in the chooser's own words.
    case option
    /// What a choice is answered with.
    case insight
    case tidbit
    /// A body or title of a copy table.
    case copy
    /// Anything else.
    case other
  }

  package let field: TextField
  package let part: Part
  /// The app that says it: "egofix" for bugs, fixes and tidbits, a table's product for copy, nil for the rest.
  package let product: String?
  /// A copy text's role; nil for other texts and for keys that the catalogue lacks.
  package let role: CopyRole?

  package var isEgoFix: Bool { product == "egofix" }
  /// Whether it is a heading or a label of copy, which is free of what holds for sentences.
  package var isHeadingOrLabel: Bool { role == .heading || role == .label }
  /// Whether it is somebody speaking: bugs, fixes, tidbits and copy, headings and labels included.
  package var isProse: Bool { part != .other }

  package init(field: TextField, product: String?, role: CopyRole?) {
    self.field = field
    part = Self.part(of: field.path)
    self.product = part == .copy ? product : part == .other ? nil : "egofix"
    self.role = part == .copy ? role : nil
  }

  private static func part(of path: String) -> Part {
    if path.hasPrefix("bugs[]") { return .bug }
    if path.hasPrefix("micro_education[].body") { return .tidbit }
    if path.hasPrefix("copy/table") { return .copy }
    guard path.hasPrefix("fixes[]") else { return .other }
    switch path {
    case "fixes[].prompt": return .prompt
    case "fixes[].configuration.quiz.question", "fixes[].configuration.scenario.situation": return .situation
    case "fixes[].configuration.quiz.explanationAfter", "fixes[].configuration.scenario.debrief":
      return .insight
    case "fixes[].configuration.audit.categories[].label": return .option
    default: break
    }
    if path.hasSuffix(".inlineComment") { return .comment }
    if path.hasSuffix(".options[].text") { return .option }
    if path.hasSuffix(".insight") { return .insight }
    return .instruction
  }
}

/// The origins of a catalog's texts, numbered, so that what a rule reads is asked once for each.
struct TextOrigins: Sendable {
  private struct Key: Hashable {
    let product: String
    let name: String
  }

  private let products: [String]
  /// The index of each file's product in `products`, 0 for none.
  private let productOfFile: [Int]
  /// The role's index of each record, from 1 on; 0 for none. Empty where there is no copy.
  private let roleOfRecord: [UInt8]

  init(_ catalog: Catalog) {
    var products = [""]
    var productOfFile = Array(repeating: 0, count: catalog.trees.count)
    for table in catalog.copyTables {
      if let known = products.firstIndex(of: table.product) {
        productOfFile[table.fileIndex] = known
      } else {
        productOfFile[table.fileIndex] = products.count
        products.append(table.product)
      }
    }
    self.products = products
    self.productOfFile = productOfFile
    if catalog.copyEntries.isEmpty {
      roleOfRecord = []
      return
    }
    // Two products may have keys of one name.
    var roles: [Key: UInt8] = [:]
    roles.reserveCapacity(catalog.copyKeys.count)
    for index in catalog.copyKeys.indices.reversed() {
      let key = Key(product: catalog.copyKeys[index].value.product, name: catalog.copyKeys[index].value.key)
      roles[key] = catalog.copyKeys[index].value.role.rawValue + 1
    }
    var roleOfRecord = [UInt8](repeating: 0, count: catalog.records.count)
    for entry in catalog.copyEntries {
      let product = catalog.copyTables[entry.tableIndex].product
      roleOfRecord[Int(entry.record)] = roles[Key(product: product, name: entry.key)] ?? 0
    }
    self.roleOfRecord = roleOfRecord
  }

  private static let roleCount = CopyRole.allCases.count + 1

  /// Every origin, by its number; texts that are no copy have one, which fills all of the field's numbers.
  var all: [TextOrigin] { map { $0 } }

  /// A value for every origin, by its number; asked once for those that are one.
  func map<Value>(_ value: (TextOrigin) -> Value) -> [Value] {
    ContentPlans.shared.registry.all.flatMap { field in
      let plain = TextOrigin(field: field, product: nil, role: nil)
      if plain.part != .copy { return Array(repeating: value(plain), count: products.count * Self.roleCount) }
      return products.flatMap { product in
        (0..<Self.roleCount).map { role in
          value(
            TextOrigin(
              field: field,
              product: product.isEmpty ? nil : product,
              role: role == 0 ? nil : CopyRole(rawValue: UInt8(role - 1))
            )
          )
        }
      }
    }
  }

  /// The number of a text's origin.
  func number(of text: AuthoredText) -> Int {
    let role = roleOfRecord.isEmpty ? 0 : Int(roleOfRecord[Int(text.record)])
    return (Int(text.field.index) * products.count + productOfFile[Int(text.fileIndex)]) * Self.roleCount
      + role
  }
}
