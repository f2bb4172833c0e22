import SeedTables

/// The vocabularies as enumerations.
enum VocabularyTypes {
  static func file(module: String) -> String {
    let isPublic = module == "SeedModel"
    var code = Code(imports: isPublic ? [] : ["import SeedModel"])
    let access = isPublic ? "public" : "package"
    for table in VocabularyTable.all where table.module == module {
      guard let type = table.type else { continue }
      code.next(table.summary)
      let protocols = table.isOrdered ? "Vocabulary, Comparable" : "Vocabulary"
      code.block("\(access) enum \(type): UInt8, \(protocols)") { code in
        for option in table.cases {
          code.doc(option.summary)
          code.line("case \(option.name)")
        }
        code.doc("The authored names, indexed by raw value.")
        code.call("\(access) static let names = ", table.names.map { "\"\($0)\"" }, brackets: ("[", "]"))
        guard table.isOrdered else { return }
        code.next("Orders the values as their names are listed.")
        code.block("\(access) static func < (left: \(type), right: \(type)) -> Bool") { code in
          code.line("left.rawValue < right.rawValue")
        }
      }
    }
    return code.text
  }
}
