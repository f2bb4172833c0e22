import SeedConversion
import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedPlatform
import SeedSource
import SeedTables
import SeedWorkspace

/// `seedtool import` and `seedtool export`: convert an app's own files to content, and back.
struct ConvertCommand: Command {
  let arguments: Arguments
  let console: Console

  private var direction: ConversionDirection { arguments.command == .import ? .importing : .exporting }

  func run() throws(RunError) -> Int32 {
    let format = try DataFormat(arguments)
    let dialect = try dialect()
    let folder = try folder(dialect)
    let output = try arguments.outputFolder().map { path throws(RunError) in
      try ConvertedFiles(path, from: folder)
    }
    console.enter("Reading \(folder.path)")
    let (sources, missing, others) = try sources(in: folder, dialect)
    console.enter("Converting")
    let conversion = Conversion(sources, of: dialect, direction, minting: try minting())
    let report = ConversionReport(
      conversion,
      missing: missing,
      others: others,
      direction,
      isSkipping: arguments.has(.skip)
    )
    if let output, report.isWritable { try output.write(conversion.files) }
    switch format {
    case .text: console.out(report.text)
    case .json: console.out(report.json(writtenTo: report.isWritable ? output?.path : nil))
    }
    console.status(report.status(output: output?.path))
    return report.isWritable ? 0 : 1
  }

  private func dialect() throws(RunError) -> Dialect {
    let names = Dialect.all.map(\.name)
    let command = arguments.command?.rawValue ?? ""
    guard let name = arguments.operands.first, arguments.operands.count <= 2 else {
      throw .usage("name a dialect and a folder: `seedtool \(command) \(names[0]) FOLDER -o OUT`")
    }
    guard let dialect = Dialect.all.first(where: { $0.name == name }) else {
      throw .usage("there is no dialect `\(name)`", suggestion: NearestName.of(name, among: names))
    }
    return dialect
  }

  /// What is converted: the folder of the app's files, or content.
  private func folder(_ dialect: Dialect) throws(RunError) -> Folder {
    let path = arguments.operands.dropFirst().first
    if direction == .exporting { return try ContentPath.folder(path) }
    guard let path else {
      throw .usage("name the folder of the app's files: `seedtool import \(dialect.name) FOLDER`")
    }
    return try world { () throws(FileError) in
      try Folder(inside: ContentPath.harmless(path)).bounded
    }
  }

  /// The dialect's files in a folder, the paths of those that are not there, and of the others.
  ///
  /// - Throws: where none of the dialect's files is there, too.
  private func sources(
    in folder: Folder,
    _ dialect: Dialect
  ) throws(RunError) -> (sources: [ConversionSource], missing: [String], others: [String]) {
    let files: [(kind: ContentKind?, file: FileReference)] = try world { () throws(FileError) in
      if direction == .exporting {
        return try ContentLoading.contentFiles(in: folder).map {
          (ContentKind(relativePath: $0.path), $0.file)
        }
      }
      return try folder.names().filter { $0.hasSuffix(".json") }.map { name in
        (dialect.files.first { "\($0.kind.path).json" == name }?.kind, folder.file(name))
      }
    }
    var sources: [ConversionSource] = []
    var missing: [String] = []
    for (kind, _) in dialect.files {
      let named = files.filter { $0.kind == kind }
      if named.isEmpty { missing.append(folder.file("\(kind.path).json").path) }
      for (_, file) in named {
        let source = try world { () throws(FileError) in try SourceFile(file) }
        sources.append(ConversionSource(source, kind: kind, workers: Process.processorCount))
      }
    }
    if sources.isEmpty, let path = missing.first { throw .world(FileError(path: path, reason: .notFound)) }
    let kinds = dialect.files.map(\.kind)
    let others = files.filter { file in !kinds.contains { $0 == file.kind } }.map(\.file.path)
    return (sources, missing, others)
  }

  /// What content has that was imported before: its fixes keep their numbers, its bugs their colors.
  private func minting() throws(RunError) -> Minting {
    guard let path = arguments.value(.against) else { return Minting() }
    let catalog = try ContentPath.folder(try ContentPath.folder(path)).load(console).catalog
    let numbers = catalog.fixes.compactMap { fix in fix.id.map { ($0, Int(fix.number)) } }
    let colors = catalog.bugs.compactMap { catalog.value(of: $0) }.map { ($0.id, $0.color.description) }
    return Minting(
      numbers: Dictionary(numbers, uniquingKeysWith: { first, _ in first }),
      nextNumber: catalog.nextFixNumber,
      colors: Dictionary(colors, uniquingKeysWith: { first, _ in first })
    )
  }
}
