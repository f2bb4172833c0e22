import SeedCompiler
import SeedDecoding
import SeedLint
import SeedModel
import SeedPlatform
import SeedReview
import SeedRules
import SeedRuntime
import SeedWorkspace

/// What `diff` and `--changed-since` compare with: a content folder, a bundle, or the content folder at a git
/// revision.
enum Edition {
  case folder(Catalog)
  case bundle(SeedBundle)
  case revision(Catalog, commit: String)

  /// A folder or file of that name comes before a revision.
  init(_ name: String, of folder: Folder, _ console: Console) throws(RunError) {
    let path = ContentPath.harmless(name)
    if name.isEmpty {
      throw .usage("name what to compare with: a git revision, a content folder or a bundle")
    }
    switch try world({ () throws(FileError) in try FileSystem.kind(of: path) }) {
    case .folder?:
      self = .folder(try ContentPath.folder(try ContentPath.folder(path)).load(console).catalog)
    case .file?: self = .bundle(try BundlePath.open(path))
    case .other?: throw .world(FileError(path: path, reason: .notRegular))
    case nil: self = try Edition.revision(name, of: folder, console)
    }
  }

  /// The content folder at a git revision.
  static func revision(_ name: String, of folder: Folder, _ console: Console) throws(RunError) -> Edition {
    let content = try Edition.content(of: name, folder, console)
    return .revision(content.loading.catalog, commit: content.commit)
  }

  static func content(of name: String, _ folder: Folder, _ console: Console) throws(RunError) -> GitContent {
    console.enter("Reading \(name)")
    do throws(ContentError) { return try GitContent(name, of: folder.path) } catch {
      throw .world(path: error.path, message: error.message)
    }
  }

  /// The authored content; nil for a bundle.
  var catalog: Catalog? {
    switch self {
    case .folder(let catalog), .revision(let catalog, _): catalog
    case .bundle: nil
    }
  }
}

/// A content folder held against an edition.
struct ComparedContent {
  var report: ChangeReport
  let catalog: Catalog

  init(_ edition: Edition, named name: String, _ folder: Folder, _ console: Console) throws(RunError) {
    if case .bundle(let bundle) = edition {
      let built = try BuiltContent(
        folder,
        console.fileWatcher,
        advice: "; a bundle is compared with what would be compiled"
      )
      do throws(BundleError) {
        let base = try ReviewContent(bundle, named: name)
        let now = try ReviewContent(built.bundle, named: folder.path, catalog: built.catalog)
        report = ChangeReport(ContentComparison(base, now))
      } catch {
        throw .world(path: name, message: BundlePath.message(error))
      }
      report.isOfBundles = true
      catalog = built.catalog
      let limit = Configuration.decode(from: catalog, .builtIn).configuration.bundleByteLimit
      report.sizes = BundleSizes(bundle, built.bundle, limit: limit)
      return
    }
    guard let base = edition.catalog else {
      throw .world(path: name, message: "there is nothing to compare with")
    }
    catalog = try ContentPath.folder(folder).load(console).catalog
    let comparison = ContentComparison(
      ReviewContent(base, named: base.folder ?? name),
      ReviewContent(catalog, named: folder.path)
    )
    report = ChangeReport(comparison)
    if case .revision(_, let commit) = edition { report.commit = commit }
    if let old = ComparedContent.bundle(of: base), let new = ComparedContent.bundle(of: catalog) {
      report.sizes = BundleSizes(old.bundle, new.bundle, limit: new.limit)
    }
  }

  /// The bundle of a content; nil where it cannot be compiled.
  private static func bundle(of catalog: Catalog) -> (bundle: SeedBundle, limit: Int?)? {
    let (configuration, _) = Configuration.decode(from: catalog, .builtIn)
    guard let bytes = try? BuiltContent.bytes(of: catalog, configuration),
      let bundle = try? SeedBundle.open(bytes: bytes)
    else { return nil }
    return (bundle, configuration.bundleByteLimit)
  }
}

extension BundleSizes {
  fileprivate init(_ old: SeedBundle, _ new: SeedBundle, limit: Int?) {
    func sections(_ bundle: SeedBundle) -> [String: Int] {
      Dictionary(
        bundle.sections.filter { !$0.isProvenance }.map { ($0.name ?? "section \($0.id)", $0.byteCount) },
        uniquingKeysWith: { $0 + $1 }
      )
    }
    self.init(
      old: old.info.byteCount,
      new: new.info.byteCount,
      limit: limit,
      sections: (sections(old), sections(new))
    )
  }
}
