package import SeedDecoding
package import SeedModel
package import SeedTables

/// Where a text comes from: the field, what part it plays there, whose voice it is, and a copy text's role.
package struct TextOrigin: Sendable {
  package let field: TextField
  package let part: TextPart
  /// The app that says it: "egofix" for bugs, fixes and tidbits, a table's product for copy, nil for the
  /// rest.
  package let product: String?
  /// The voice of a copy text's table; nil for other texts.
  package let voice: String?
  /// A copy text's role; nil for other texts and for keys that the catalogue lacks.
  package let role: CopyRole?

  package var isEgoFix: Bool { product == "egofix" }
  /// Whether it is a heading or a label of copy, which is free of what holds for sentences.
  package var isHeadingOrLabel: Bool { role == .heading || role == .label }
  /// Whether it is copy set in lines, not in sentences: a heading, a label or a document.
  package var isSetInLines: Bool { isHeadingOrLabel || role == .document }
  /// Whether it is somebody speaking: bugs, fixes, tidbits and copy, headings and labels included.
  package var isProse: Bool { part.isProse }

  /// - Parameters:
  ///   - product: of the copy table.
  ///   - voice: of the copy table.
  package init(field: TextField, product: String?, voice: String?, role: CopyRole?) {
    self.field = field
    part = field.part
    self.product = part.isCopy ? product : part.isProse ? "egofix" : nil
    self.voice = part.isCopy ? voice : nil
    self.role = part.isCopy ? role : nil
  }
}

/// The origins of a catalog's texts, numbered, so that what a rule reads is asked once for each.
struct TextOrigins: Sendable {
  private struct Key: Hashable {
    let product: String
    let name: String
  }

  private struct Table: Equatable {
    var product: String?
    var voice: String?
  }

  /// Every origin, by its number. A field of copy tables has one for each product's voice and role, any other
  /// field one.
  let all: [TextOrigin]
  /// The number of each field's first origin, by the field's index.
  private let firstNumbers: [Int]
  /// How far the numbers of each file's texts lie behind their fields' first: nothing but for copy tables.
  private let offsetOfFile: [Int]
  /// The role's index of each record, from 1 on; 0 for none. Empty where there is no copy.
  private let roleOfRecord: [UInt8]

  init(_ catalog: Catalog) {
    var tables = [Table()]
    var offsetOfFile = Array(repeating: 0, count: catalog.trees.count)
    for table in catalog.copyTables {
      let known = Table(
        product: table.product.isEmpty ? nil : table.product,
        voice: table.voice.isEmpty ? nil : table.voice
      )
      let index = tables.firstIndex(of: known) ?? tables.count
      if index == tables.count { tables.append(known) }
      offsetOfFile[table.fileIndex] = index * Self.roleCount
    }
    self.offsetOfFile = offsetOfFile
    var all: [TextOrigin] = []
    var firstNumbers: [Int] = []
    for field in ContentPlans.shared.registry.all {
      firstNumbers.append(all.count)
      let plain = TextOrigin(field: field, product: nil, voice: nil, role: nil)
      guard plain.part.isCopy else {
        all.append(plain)
        continue
      }
      for table in tables {
        all += (0..<Self.roleCount).map { role in
          let role = role == 0 ? nil : CopyRole(rawValue: UInt8(role - 1))
          return TextOrigin(field: field, product: table.product, voice: table.voice, role: role)
        }
      }
    }
    self.all = all
    self.firstNumbers = firstNumbers
    roleOfRecord = catalog.copyEntries.isEmpty ? [] : Self.roles(of: catalog)
  }

  private static let roleCount = CopyRole.allCases.count + 1

  private static func roles(of catalog: Catalog) -> [UInt8] {
    // Two products may have keys of one name: then only the first is known by its name alone.
    var others: [Key: UInt8] = [:]
    if catalog.copyKeyIndices.count < catalog.copyKeys.count {
      for index in catalog.copyKeys.indices.reversed() {
        let key = catalog.copyKeys[index].value
        others[Key(product: key.product, name: key.key)] = key.role.rawValue + 1
      }
    }
    var roleOfRecord = [UInt8](repeating: 0, count: catalog.records.count)
    for entry in catalog.copyEntries {
      let product = catalog.copyTables[entry.tableIndex].product
      if let index = catalog.copyKeyIndices[entry.key], catalog.copyKeys[index].value.product == product {
        roleOfRecord[Int(entry.record)] = catalog.copyKeys[index].value.role.rawValue + 1
      } else if !others.isEmpty {
        roleOfRecord[Int(entry.record)] = others[Key(product: product, name: entry.key)] ?? 0
      }
    }
    return roleOfRecord
  }

  /// The number of a text's origin.
  func number(of text: AuthoredText) -> Int {
    let role = roleOfRecord.isEmpty ? 0 : Int(roleOfRecord[Int(text.record)])
    return firstNumbers[Int(text.field.index)] + offsetOfFile[Int(text.fileIndex)] + role
  }
}
