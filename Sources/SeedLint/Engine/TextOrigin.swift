package import SeedDecoding
package import SeedModel
package import SeedTables

/// Where a text comes from: the field, the part it plays there, a copy text's role, and how its voice speaks.
package struct TextOrigin: Sendable {
  package let field: TextField
  package let part: TextPart
  /// A copy text's role; nil for other texts and for keys that the catalogue lacks.
  package let role: CopyRole?
  /// How the voice speaks; nil where no scope says.
  package let temper: RuleSettings.Temper?
  /// The scopes that match it.
  let signature: ScopeIndex.Signature

  /// Whether it is a heading or a label of copy, which is free of what holds for sentences.
  package var isHeadingOrLabel: Bool { role == .heading || role == .label }
  /// Whether it is copy set in lines, not in sentences: a heading, a label or a document.
  package var isSetInLines: Bool { isHeadingOrLabel || role == .document }
  /// Whether it is somebody speaking: bugs, fixes, tidbits and copy, headings and labels included.
  package var isProse: Bool { part.isProse }

  init(
    _ field: TextField,
    role: CopyRole?,
    temper: RuleSettings.Temper?,
    signature: ScopeIndex.Signature
  ) {
    self.field = field
    part = field.part
    self.role = role
    self.temper = temper
    self.signature = signature
  }
}

/// The origins of a catalog's texts, numbered, so that what a rule reads is asked once for each.
struct TextOrigins: Sendable {
  private struct Key: Hashable {
    let product: String
    let name: String
  }

  /// What tells copy texts of one field apart.
  private struct Group: Equatable {
    let role: CopyRole?
    let signature: ScopeIndex.Signature
  }

  /// Every origin, by its number. A field of copy tables has one for each role under the same scopes, any
  /// other field one.
  let all: [TextOrigin]
  /// The number of each field's first origin, by the field's index.
  private let firstNumbers: [Int]
  /// How far the number of a record's texts lies behind their fields' first. Empty where there is no copy.
  private let groupOfRecord: [UInt32]

  init(_ catalog: Catalog, _ scopes: ScopeIndex) {
    var groups = [Group(role: nil, signature: scopes.signature(of: .copyTable))]
    groupOfRecord = catalog.copyEntries.isEmpty ? [] : Self.groups(of: catalog, scopes, &groups)
    func origin(_ field: TextField, _ group: Group) -> TextOrigin {
      let temper = scopes.configuration.temper(group.signature)
      return TextOrigin(field, role: group.role, temper: temper, signature: group.signature)
    }
    var all: [TextOrigin] = []
    var firstNumbers: [Int] = []
    for field in ContentPlans.shared.registry.all {
      firstNumbers.append(all.count)
      if field.part.isCopy {
        all += groups.map { origin(field, $0) }
      } else {
        let name = field.path.prefix { $0 != "[" && $0 != "." }
        let kind = ContentKind.allCases.first { $0.path == name }
        all.append(
          origin(field, Group(role: nil, signature: kind.map { scopes.signature(of: $0) } ?? 0))
        )
      }
    }
    (self.all, self.firstNumbers) = (all, firstNumbers)
  }

  /// The group of each record, by its index in the list of groups.
  private static func groups(of catalog: Catalog, _ scopes: ScopeIndex, _ groups: inout [Group]) -> [UInt32] {
    // Two products may have keys of one name: then only the first is known by its name alone.
    var others: [Key: CopyRole] = [:]
    if catalog.copyKeyIndices.count < catalog.copyKeys.count {
      for index in catalog.copyKeys.indices.reversed() {
        let key = catalog.copyKeys[index].value
        others[Key(product: key.product, name: key.key)] = key.role
      }
    }
    var groupOfRecord = [UInt32](repeating: 0, count: catalog.records.count)
    for entry in catalog.copyEntries {
      let product = catalog.copyTables[entry.tableIndex].product
      var role: CopyRole?
      if let index = catalog.copyKeyIndices[entry.key], catalog.copyKeys[index].value.product == product {
        role = catalog.copyKeys[index].value.role
      } else if !others.isEmpty {
        role = others[Key(product: product, name: entry.key)]
      }
      let group = Group(role: role, signature: scopes.signature(ofRecord: Int(entry.record)))
      // They are few.
      let index = groups.firstIndex(of: group) ?? groups.count
      if index == groups.count { groups.append(group) }
      groupOfRecord[Int(entry.record)] = UInt32(index)
    }
    return groupOfRecord
  }

  /// The number of a text's origin.
  @inline(__always)
  func number(of text: AuthoredText) -> Int {
    let group = groupOfRecord.isEmpty ? 0 : Int(groupOfRecord[Int(text.record)])
    return firstNumbers[Int(text.field.index)] + group
  }
}
