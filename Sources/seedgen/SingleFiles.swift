import SeedTables

/// The kinds of files that are one record: read when asked for, compiled into a section with no record or one.
enum SingleFiles {
  private struct File {
    let kind: ContentKind
    let record: RecordTable
    let model: String
    var name: String { record.functionName }
    var section: String { record.section?.name ?? "" }
  }

  private static let all: [File] = ContentKind.allCases.compactMap { kind in
    guard case .object(let record) = kind.row.root, record.section != nil, let model = record.model else {
      return nil
    }
    return File(kind: kind, record: record, model: model)
  }

  /// A block with some lines for each file, its first one below a blank line if `isApart`.
  private static func block(
    _ head: String,
    to code: inout Code,
    isApart: Bool = false,
    _ lines: (File) -> String
  ) {
    code.block(head) { code in
      for (index, file) in all.enumerated() {
        if isApart, index > 0 { code.line() }
        if isApart { code.doc(file.record.summary) }
        code.line(lines(file))
      }
    }
  }

  /// What the catalog makes of the files.
  static func decoding() -> String {
    var code = Code(imports: ["package import SeedModel", "import SeedTables"])
    code.line()
    code.line("/// The values of the files that are one record; nil where there is none, or it is faulty.")
    block("extension Catalog", to: &code, isApart: true) { file in
      """
      package var \(file.name): \(file.model)? {
        fileIndex(of: .\(file.kind)).flatMap { try? ObjectReader(tree: trees[$0]).\(file.name)(0) }
      }
      """
    }
    return code.text
  }

  /// From the catalog to the bundle.
  static func compiling() -> String {
    var code = Code(imports: [
      "import SeedDecoding", "import SeedLayout", "package import SeedModel", "import SeedTables",
    ])
    code.line()
    code.line("/// The values of the files that are one record; nil where the content has none.")
    block("package struct FileValues: Hashable, Sendable", to: &code) {
      "package var \($0.name): \($0.model)?"
    }
    code.line()
    code.block("extension FileValues") { code in
      code.line("/// The values of a catalog; where a file is, its value has to be.")
      block("init(_ catalog: Catalog) throws(CompileError)", to: &code) { file in
        """
        if catalog.fileIndex(of: .\(file.kind)) != nil {
          \(file.name) = try ContentCompilation.require(catalog.\(file.name), .\(file.kind))
        }
        """
      }
    }
    code.line()
    code.block("extension BundleWriter") { code in
      code.line("/// Adds the values of the files that are one record.")
      block("mutating func append(_ files: FileValues) throws(BundleWriteError)", to: &code) { file in
        """
        if let value = files.\(file.name) {
          current = "\(file.kind.path).json"
          try append(value, to: .\(file.section))
        }
        """
      }
    }
    return code.text
  }

  /// The app's side.
  static func reading() -> String {
    var code = Code(imports: ["import SeedLayout", "public import SeedModel"])
    code.line()
    block("extension SeedBundle", to: &code, isApart: true) { file in
      """
      ///
      /// Nil where the content has none.
      ///
      /// - Throws: ``BundleError`` for a damaged record.
      /// - Complexity: O(bytes of the record and its lists); allocates.
      public func \(file.name)() throws(BundleError) -> \(file.model)? {
        guard let record = tables.\(file.section).record(0) else { return nil }
        var reader = try ModelReader(self)
        return try ModelReader.\(file.name)(&reader, record)
      }
      """
    }
    code.line()
    code.block("extension BundleVerifier") { code in
      code.line("/// Checks that there is no more than one record of what there is one of.")
      block("mutating func verifySingleFiles()", to: &code) { file in
        "if tables.\(file.section).count > 1 { expectCount(1, of: .\(file.section)) }"
      }
    }
    return code.text
  }
}
