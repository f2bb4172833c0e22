import SeedDiagnostics
import SeedModel
import SeedPlatform
import SeedRuntime
import SeedSource
import SeedWorkspace

/// `seedtool inspect`: show what a bundle holds.
struct InspectCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let format = try DataFormat(arguments)
    let path = try BundlePath.path(arguments)
    let bundle = try BundlePath.open(path, verifies: false)
    if let name = arguments.value(.record) { return try showRecord(name, bundle, path, format) }
    let provenance: Provenance
    do throws(BundleError) { provenance = try bundle.provenance() } catch {
      throw .world(path: path, message: "\(error)")
    }
    console.out(format == .text ? text(bundle, provenance, path) : json(bundle, provenance))
    return 0
  }

  private func counts(_ bundle: SeedBundle) -> [(String, Int)] {
    [
      ("bugs", bundle.bugs.count), ("fixes", bundle.fixes.count), ("tidbits", bundle.tidbits.count),
      ("products", bundle.products.count), ("copyKeys", bundle.copyKeys.count),
      ("copyEntries", bundle.copyEntries.count), ("retired", bundle.retired.count),
    ]
  }

  private func text(_ bundle: SeedBundle, _ provenance: Provenance, _ path: String) -> SafeText {
    let info = bundle.info
    var table = TextTable()
    table.add("file", path)
    table.add("bytes", "\(info.byteCount)")
    table.add("format version", "\(info.formatVersion)")
    table.add("content version", "\(info.contentVersion)")
    table.add("locale", info.locale)
    table.add("content digest", "\(info.contentDigest)")
    table.add("checksum", info.checksum.hexadecimal)
    table.add("compiled by", "seedtool \(provenance.toolVersion)")
    var text = table.text
    text += "\nRecords\n"
    var records = TextTable(indent: 2)
    for (name, count) in counts(bundle) { records.add(name, "\(count)", alignsRight: true) }
    text += records.text
    text += "\nSections\n"
    var sections = TextTable(indent: 2)
    sections.add(row: ["id", "name", "offset", "bytes", "stride", "records"])
    for section in bundle.sections {
      sections.add(row: [
        "\(section.id)", section.name ?? "unknown", "\(section.offset)", "\(section.byteCount)",
        "\(section.recordStride)", "\(section.recordCount)",
      ])
    }
    text += sections.text
    text += "\nSources\n"
    var sources = TextTable(indent: 2)
    for source in provenance.sources {
      sources.add(row: [
        source.label, "\(source.byteCount)", "\(source.digest)",
      ])
    }
    return text + sources.text
  }

  private func json(_ bundle: SeedBundle, _ provenance: Provenance) -> SafeText {
    let info = bundle.info
    var writer = JSONWriter(.indented)
    writer.object {
      $0.member("byteCount", info.byteCount)
      $0.member("formatVersion", info.formatVersion)
      $0.member("contentVersion", "\(info.contentVersion)")
      $0.member("locale", info.locale)
      $0.member("contentDigest", "\(info.contentDigest)")
      $0.member("checksum", info.checksum.hexadecimal)
      $0.member("toolVersion", provenance.toolVersion)
      $0.object("records") { for (name, count) in counts(bundle) { $0.member(name, count) } }
      $0.array("sections", bundle.sections) { writer, section in
        writer.member("id", Int(section.id))
        writer.member("name", section.name ?? "unknown")
        writer.member("offset", section.offset)
        writer.member("byteCount", section.byteCount)
        writer.member("recordStride", section.recordStride)
        writer.member("recordCount", section.recordCount)
      }
      $0.array("sources", provenance.sources) { writer, source in
        writer.member("label", source.label)
        writer.member("byteCount", source.byteCount)
        writer.member("digest", "\(source.digest)")
      }
    }
    return SafeText(writer)
  }

  /// One record, by its id, a fix's number or a copy key.
  private func showRecord(
    _ name: String,
    _ bundle: SeedBundle,
    _ path: String,
    _ format: DataFormat
  ) throws(RunError) -> Int32 {
    let card: RecordCard?
    do throws(BundleError) { card = try RecordCard.find(name, in: bundle) } catch {
      throw .world(path: path, message: "\(error)")
    }
    guard let card else {
      throw .world(path: path, message: "there is no record \(name) in it")
    }
    console.out(format == .text ? card.text : card.json)
    return 0
  }
}

/// A bundle that an operand names.
enum BundlePath {
  static func path(_ arguments: Arguments) throws(RunError) -> String {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one bundle: `seedtool \(arguments.command?.rawValue ?? "") content.seedbundle`")
    }
    return ContentPath.harmless(path)
  }

  static func refuseOutsideLinks(on path: String) throws(RunError) {
    try world { () throws(FileError) in try Folder.refuseOutsideLinks(on: path) }
  }

  /// Opens a bundle, through no link that leads out of the repository.
  ///
  /// - Parameter verifies: whether it is checked in full first: what a command counts on. A damaged one can
  ///   still be looked at.
  static func open(_ path: String, verifies: Bool = true) throws(RunError) -> SeedBundle {
    try refuseOutsideLinks(on: path)
    do throws(BundleError) {
      let bundle = try SeedBundle.open(path: path)
      if verifies { try bundle.verify() }
      return bundle
    } catch {
      throw .world(path: path, message: message(error))
    }
  }

  /// What the content in a folder compiles to; nil for the folder that is found.
  static func built(_ path: String?, _ console: Console) throws(RunError) -> SeedBundle {
    try built(try ContentPath.folder(path), console).bundle
  }

  static func built(_ folder: Folder, _ console: Console) throws(RunError) -> BuiltContent {
    try BuiltContent(folder, console.fileWatcher, advice: "; `seedtool check` says why")
  }

  /// An error in words that do not name the path again.
  static func message(_ error: BundleError) -> String {
    switch error {
    case .notFound: "there is no such file"
    case .unreadable(_, let reason): "it cannot be read: \(reason)"
    default: "\(error)"
    }
  }
}
