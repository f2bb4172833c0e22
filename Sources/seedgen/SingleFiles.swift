import SeedTables

/// The kinds of files that are one value: one record, compiled into a section with no record or one, or a
/// list of records, compiled in its order. They are read when asked for.
///
/// Lists that may be a folder of files are not among them: rules walk over those, and bundles have them in an
/// order of their own.
enum SingleFiles {
  struct File {
    let kind: String
    let path: String
    let summary: String
    let record: RecordTable
    let model: String
    let isList: Bool

    /// Nil for a file that is no value of its own, or is not compiled.
    init?(kind: String, _ row: ContentKind.Row) {
      switch (row.root, row.form) {
      case (.object(let record), _): (self.record, isList) = (record, false)
      case (.array(.object(let record), _, _, _), .file): (self.record, isList) = (record, true)
      default: return nil
      }
      guard record.section != nil, let model = record.model else { return nil }
      self.kind = kind
      self.model = model
      path = row.path
      summary = isList ? row.summary : record.summary
    }

    /// The property of the catalog, and the function that apps call.
    var name: String { isList ? kind : record.functionName }
    var type: String { isList ? "[\(model)]" : model }
    var section: String { record.section?.name ?? "" }
  }

  private static let all = ContentKind.allCases.compactMap { File(kind: "\($0)", $0.row) }

  /// A block with some lines for each file, its first one below a blank line if `isApart`.
  private static func block(
    _ head: String,
    of files: [File],
    to code: inout Code,
    isApart: Bool = false,
    _ lines: (File) -> String
  ) {
    code.block(head) { code in
      for (index, file) in files.enumerated() {
        if isApart, index > 0 { code.line() }
        if isApart { code.doc(file.summary) }
        code.line(lines(file))
      }
    }
  }

  /// What the catalog makes of the files.
  static func decoding(_ files: [File] = all) -> String {
    var code = Code(imports: ["package import SeedModel", "import SeedTables"])
    code.next("The values of the files that are one; nil where there is no such file, or it is faulty.")
    block("extension Catalog", of: files, to: &code, isApart: true) { file in
      if file.isList {
        """
        package var \(file.name): \(file.type)? {
          fileIndex(of: .\(file.kind)).flatMap { index in
            let reader = ObjectReader(tree: trees[index])
            return try? reader.members(of: 0, reader.\(file.record.functionName))
          }
        }
        """
      } else {
        """
        package var \(file.name): \(file.type)? {
          fileIndex(of: .\(file.kind)).flatMap { try? ObjectReader(tree: trees[$0]).\(file.name)(0) }
        }
        """
      }
    }
    return code.text
  }

  /// From the catalog to the bundle.
  static func compiling(_ files: [File] = all) -> String {
    var code = Code(imports: [
      "import SeedDecoding", "import SeedLayout", "package import SeedModel", "import SeedTables",
    ])
    code.next("The values of the files that are one; nil where the content has no such file.")
    block("package struct FileValues: Hashable, Sendable", of: files, to: &code) {
      "package var \($0.name): \($0.type)?"
    }
    code.line()
    code.block("extension FileValues") { code in
      code.doc("The values of a catalog; where a file is, its value has to be.")
      block("init(_ catalog: Catalog) throws(CompileError)", of: files, to: &code) { file in
        """
        if catalog.fileIndex(of: .\(file.kind)) != nil {
          \(file.name) = try ContentCompilation.require(catalog.\(file.name), .\(file.kind))
        }
        """
      }
    }
    code.line()
    code.block("extension BundleWriter") { code in
      code.doc("Adds the values of the files that are one.")
      block("mutating func append(_ files: FileValues) throws(BundleWriteError)", of: files, to: &code) {
        file in
        if file.isList {
          """
          for (index, value) in (files.\(file.name) ?? []).enumerated() {
            current = "record \\(index + 1) of \(file.path).json"
            _ = try append(value, to: .\(file.section))
          }
          """
        } else {
          """
          if let value = files.\(file.name) {
            current = "\(file.path).json"
            try append(value, to: .\(file.section))
          }
          """
        }
      }
    }
    return code.text
  }

  /// The app's side.
  static func reading(_ files: [File] = all) -> String {
    var code = Code(imports: ["import SeedLayout", "public import SeedModel"])
    code.line()
    block("extension SeedBundle", of: files, to: &code, isApart: true) { file in
      if file.isList {
        """
        ///
        /// In the order of the file; empty where the content has none.
        ///
        /// - Throws: ``BundleError`` for a damaged record.
        /// - Complexity: O(bytes of the records and their lists); allocates.
        public func \(file.name)() throws(BundleError) -> \(file.type) {
          var reader = try ModelReader(self)
          var values: \(file.type) = []
          for index in 0..<tables.\(file.section).count {
            guard let record = tables.\(file.section).record(index) else { break }
            values.append(try ModelReader.\(file.record.functionName)(&reader, record))
          }
          return values
        }
        """
      } else {
        """
        ///
        /// Nil where the content has none.
        ///
        /// - Throws: ``BundleError`` for a damaged record.
        /// - Complexity: O(bytes of the record and its lists); allocates.
        public func \(file.name)() throws(BundleError) -> \(file.type)? {
          guard let record = tables.\(file.section).record(0) else { return nil }
          var reader = try ModelReader(self)
          return try ModelReader.\(file.name)(&reader, record)
        }
        """
      }
    }
    code.line()
    code.block("extension BundleVerifier") { code in
      code.doc("Checks that there is no more than one record of what there is one of.")
      block("mutating func verifySingleFiles()", of: files.filter { !$0.isList }, to: &code) { file in
        "if tables.\(file.section).count > 1 { expectCount(1, of: .\(file.section)) }"
      }
    }
    return code.text
  }
}
