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
    var written: Set<String> = []
    // Two tables may have one model.
    let modelled = RecordTable.all.filter { record in
      record.model.map { written.insert($0).inserted } ?? false
    }
    for (name, records) in Dictionary(grouping: modelled, by: \.outermostModel) {
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
    return files.sorted { $0.0 < $1.0 }
  }
}
