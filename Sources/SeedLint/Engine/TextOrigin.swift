package import SeedDecoding
package import SeedModel
package import SeedTables

/// Where a text comes from: the field, what part it plays there, whose voice it is, and a copy text's role.
package struct TextOrigin: Sendable {
  package let field: TextField
  package let part: TextPart
  /// The app that says it: "egofix" for bugs, fixes and tidbits, a table's product for copy, nil for the rest.
  package let product: String?
  /// A copy text's role; nil for other texts and for keys that the catalogue lacks.
  package let role: CopyRole?

  package var isEgoFix: Bool { product == "egofix" }
  /// Whether it is a heading or a label of copy, which is free of what holds for sentences.
  package var isHeadingOrLabel: Bool { role == .heading || role == .label }
  /// Whether it is somebody speaking: bugs, fixes, tidbits and copy, headings and labels included.
  package var isProse: Bool { part.isProse }

  package init(field: TextField, product: String?, role: CopyRole?) {
    self.field = field
    part = field.part
    self.product = part.isCopy ? product : part.isProse ? "egofix" : nil
    self.role = part.isCopy ? role : nil
  }
}

/// The origins of a catalog's texts, numbered, so that what a rule reads is asked once for each.
struct TextOrigins: Sendable {
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
    var roles: [[String]: UInt8] = [:]
    for key in catalog.copyKeys where roles[[key.value.product, key.value.key]] == nil {
      roles[[key.value.product, key.value.key]] = key.value.role.rawValue + 1
    }
    var roleOfRecord = [UInt8](repeating: 0, count: catalog.records.count)
    for entry in catalog.copyEntries {
      let product = catalog.copyTables[entry.tableIndex].product
      roleOfRecord[Int(entry.record)] = roles[[product, entry.key]] ?? 0
    }
    self.roleOfRecord = roleOfRecord
  }

  private static let roleCount = CopyRole.allCases.count + 1

  /// Every origin, by its number; texts that are no copy have one, which fills all of the field's numbers.
  var all: [TextOrigin] {
    ContentPlans.shared.registry.all.flatMap { field in
      let plain = TextOrigin(field: field, product: nil, role: nil)
      if !plain.part.isCopy { return Array(repeating: plain, count: products.count * Self.roleCount) }
      return products.flatMap { product in
        (0..<Self.roleCount).map { role in
          TextOrigin(
            field: field,
            product: product.isEmpty ? nil : product,
            role: role == 0 ? nil : CopyRole(rawValue: UInt8(role - 1))
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
