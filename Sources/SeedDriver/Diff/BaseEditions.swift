import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedReview
import SeedRules
import SeedSource
import SeedWorkspace

/// What `--base` names, and the bundles that shipped, each with what breaks against it and what was loosened
/// since.
struct BaseEditions {
  /// One of them.
  struct Judged {
    let name: String
    let compared: ComparedContent
    /// What was judged by then and is now; nil for a bundle.
    let gate: GateEditions?
    let verdict: Compatibility
    /// What the baseline of now has in common with that of then; nil where none is compared.
    let baseline: Baseline?
  }

  private(set) var all: [Judged] = []
  private let catalog: Catalog
  private let configuration: Configuration
  private let origin: ConfigurationOrigin
  private let baseline: (path: String, Baseline)?

  /// Nil where no base is asked for.
  ///
  /// - Parameter run: the content as it stands.
  init?(_ run: LintRun, of folder: Folder?, _ arguments: Arguments, _ console: Console) throws(RunError) {
    let names = arguments.all(.base)
    let isRelease = arguments.has(.release) && run.configuration.shipped != nil
    if names.isEmpty, !isRelease { return nil }
    guard let folder else { throw .usage("--base works on a content folder, or on files in one") }
    (catalog, configuration, origin) = (run.catalog, run.configuration, run.origin)
    baseline = arguments.value(.baseline).flatMap { path in run.settings.baseline.map { (path, $0) } }
    for name in names {
      let edition = try Edition(name, of: folder, sinceFork: true, console)
      console.enter("Comparing with \(name)")
      try judge(edition, named: name)
    }
    // The bundles that a change no longer names are bases all the same.
    var patterns = [run.configuration.shipped].compactMap(\.self)
    for pattern in all.compactMap({ $0.gate?.base.shipped }) where !patterns.contains(pattern) {
      patterns.append(pattern)
    }
    for pattern in patterns {
      let paths = try ShippedBundles.paths(pattern, below: folder)
      if paths.isEmpty { console.note(["no bundle is called `\(pattern)`, which `shipped` names"]) }
      for path in paths where !names.contains(path) {
        console.enter("Comparing with \(path)")
        try judge(.bundle(BundlePath.open(path)), named: path)
      }
    }
  }

  private mutating func judge(_ edition: Edition, named name: String) throws(RunError) {
    let compared = try ComparedContent(edition, named: name, catalog, configuration)
    var gate: GateEditions?
    if let base = edition.catalog {
      let now = try origin.configuration(of: catalog).0
      gate = GateEditions(try origin.configuration(of: base), of: base, now, of: catalog)
    }
    let (limited, more) = try limitedBaseline(edition)
    let verdict = Compatibility(compared.comparison, configuration, gate: gate, more: more)
    all.append(Judged(name: name, compared: compared, gate: gate, verdict: verdict, baseline: limited))
  }

  /// What the baseline and that of an edition have in common, and a loosening where it is longer now.
  private func limitedBaseline(_ edition: Edition) throws(RunError) -> (Baseline?, [Loosening]) {
    guard let (path, baseline) = baseline, case .revision(_, let commit) = edition else { return (nil, []) }
    do throws(ContentError) {
      guard let file = try GitContent.file(path, at: commit, limit: 1 << 28) else { return (nil, []) }
      let earlier = file.map { Baseline.read($0).baseline } ?? Baseline([])
      let (limited, more) = baseline.limited(to: earlier)
      if more == 0 { return (nil, []) }
      let message = "the baseline `\(Excerpt.of(path))` hides \(more) finding\(more == 1 ? "" : "s") more"
      return (limited, [Loosening("baseline", message, .baseline, at: nil)])
    } catch {
      throw .world(path: error.path, message: error.message)
    }
  }
}

/// The bundles that `shipped` names.
enum ShippedBundles {
  /// More are a fault: each is compared with the content.
  static let countLimit = 64

  /// Their paths, sorted.
  ///
  /// - Parameter pattern: a path from the content folder; its last part may have stars.
  static func paths(_ pattern: String, below folder: Folder) throws(RunError) -> [String] {
    guard !pattern.hasPrefix("/") else {
      throw .world(path: pattern, message: "`shipped` takes a path from the content folder")
    }
    let (path, name) = FileSystem.split(FileSystem.join(folder.path, pattern))
    let names = try world { () throws(FileError) -> [String] in
      guard try FileSystem.kind(of: path) == .folder else { return [] }
      // A link that leads out of the repository is not followed.
      return try Folder(inside: path).names().filter { Scope.matches($0.utf8, pattern: name.utf8) }
    }
    guard names.count <= countLimit else {
      throw .world(
        path: path,
        message: "\(names.count) bundles are called `\(name)`; the limit is \(countLimit)"
      )
    }
    return names.sorted().map { FileSystem.join(path, $0) }
  }
}
