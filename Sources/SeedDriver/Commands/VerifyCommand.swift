import SeedCompiler
import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedRuntime
import SeedWorkspace

/// `seedtool verify`: check a bundle's integrity in full, or that it was built from this content.
struct VerifyCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let path = try BundlePath.path(arguments)
    try BundlePath.refuseOutsideLinks(on: path)
    let format = try DataFormat(arguments)
    var problems: [String] = []
    var differences: [String] = []
    let bundle: SeedBundle
    console.enter("Verifying \(path)")
    do throws(BundleError) {
      bundle = try SeedBundle.open(path: path)
      try bundle.verify()
    } catch {
      // Damage is a finding; a file that is not there is not.
      switch error {
      case .notFound, .unreadable: throw .world(path: path, message: BundlePath.message(error))
      default: problems.append("\(error)")
      }
      return report(path, problems, differences, format)
    }
    if let folder = arguments.value(.against) { differences = try compare(bundle, path, folder) }
    return report(path, problems, differences, format)
  }

  /// What differs between a bundle and the bundle of a content folder.
  private func compare(_ bundle: SeedBundle, _ path: String, _ folder: String) throws(RunError) -> [String] {
    let now = try BuiltContent(try ContentPath.folder(folder), console.fileWatcher)
    let provenance: Provenance
    do throws(BundleError) { provenance = try bundle.provenance() } catch {
      throw .world(path: path, message: BundlePath.message(error))
    }
    var differences: [String] = []
    let sources = ContentCompilation.sources(of: now.catalog)
    let built = Dictionary(provenance.sources.map { ($0.label, $0) }, uniquingKeysWith: { first, _ in first })
    let labels = Set(sources.map(\.label))
    for source in sources {
      guard let built = built[source.label] else {
        differences.append("\(source.label) is new")
        continue
      }
      if built.digest != source.digest { differences.append("\(source.label) has changed") }
    }
    for built in provenance.sources where !labels.contains(built.label) {
      differences.append("\(built.label) is gone")
    }
    if bundle.info.contentDigest != now.bundle.info.contentDigest {
      differences.append("the compiled content differs")
    } else if differences.isEmpty, bundle.info.contentVersion != now.bundle.info.contentVersion {
      differences.append("the content version differs")
    }
    return differences
  }

  private func report(
    _ path: String,
    _ problems: [String],
    _ differences: [String],
    _ format: DataFormat
  ) -> Int32 {
    let isSound = problems.isEmpty && differences.isEmpty
    let shown = SafeText(path, limit: 400)
    switch format {
    case .json:
      var writer = JSONWriter(.indented)
      writer.object {
        $0.member("file", path)
        $0.member("sound", problems.isEmpty)
        $0.strings("problems", problems)
        if arguments.has(.against) { $0.strings("differences", differences) }
      }
      console.out(SafeText(writer))
    case .text:
      for problem in problems { console.out("\(shown): \(problem)\n") }
      for difference in differences { console.out("\(shown): \(difference) since it was built\n") }
      if isSound {
        let origin = arguments.value(.against).map { ", built from \($0)" as SafeText } ?? ""
        console.status("\(shown): sound\(origin)\n")
      }
    }
    return isSound ? 0 : 1
  }
}
