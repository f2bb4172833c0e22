import SeedTables

/// Everything that is generated: the path from the package's folder, and the text.
enum Generation {
  static func files() -> [(path: String, text: String)] {
    var files: [(String, String)] = [
      ("Sources/SeedModel/Generated/Vocabularies.swift", VocabularyTypes.file(module: "SeedModel")),
      ("Sources/SeedLint/Generated/Vocabularies.swift", VocabularyTypes.file(module: "SeedLint")),
      ("Sources/SeedLayout/Generated/SectionID.swift", Layouts.sections()),
      ("Sources/SeedLayout/Generated/RecordLayouts.swift", Layouts.records()),
      ("Sources/SeedDecoding/Generated/ObjectReader+Values.swift", Decoding.values()),
      ("Sources/SeedDecoding/Generated/Catalog+SingleFiles.swift", SingleFiles.decoding()),
      ("Sources/SeedCompiler/Generated/FileValues.swift", SingleFiles.compiling()),
      ("Sources/SeedRuntime/Generated/SeedBundle+SingleFiles.swift", SingleFiles.reading()),
      ("Sources/SeedCompiler/Generated/BundleWriter+Values.swift", Writing.file()),
      ("Sources/SeedRuntime/Generated/BundleTables.swift", Reading.tables()),
      ("Sources/SeedRuntime/Generated/ModelReader+Values.swift", Reading.models()),
      ("Sources/SeedRuntime/Generated/BundleVerifier+Fields.swift", Verifying.file()),
      ("Sources/SeedRuntime/Generated/ListCheck+Fields.swift", ListChecking.file()),
      ("Sources/SeedRuntime/Generated/BundleRecord+Fields.swift", Viewing.file()),
    ]
    for (name, records) in models {
      guard let outer = records.first(where: { $0.model == name }) else { continue }
      let nested = records.filter { $0.model != name }
      files.append(("Sources/SeedModel/Generated/\(name).swift", Models.file(of: outer, nested: nested)))
    }
    for record in RecordTable.all where record.isIndexed {
      let name = record.name.capitalizedFirst
      files.append(("Sources/SeedDecoding/Generated/Authored\(name).swift", Decoding.authored(record)))
      files.append(
        ("Sources/SeedRuntime/Generated/SeedBundle+\(record.typeName).swift", Reading.accessors(of: record))
      )
    }
    return files
  }

  /// The models by their outermost type, in the order of the tables; two tables may have one model.
  private static var models: [(name: String, records: [RecordTable])] {
    var result: [(name: String, records: [RecordTable])] = []
    var seen: Set<String> = []
    for record in RecordTable.all {
      guard let model = record.model, seen.insert(model).inserted,
        let name = model.split(separator: ".").first.map(String.init)
      else { continue }
      if let index = result.firstIndex(where: { $0.name == name }) {
        result[index].records.append(record)
      } else {
        result.append((name, [record]))
      }
    }
    return result
  }
}
