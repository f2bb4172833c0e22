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

  /// A path that git takes for a revision as well must be written as one of them: whoever makes a change
  /// chooses the names of its files, and must not choose by them what the change is compared with.
  ///
  /// - Parameter sinceFork: whether of a revision the commit is meant where `HEAD` left its history.
  init(_ name: String, of folder: Folder, sinceFork: Bool = false, _ console: Console) throws(RunError) {
    let path = ContentPath.harmless(name)
    if name.isEmpty {
      throw .usage("name what to compare with: a git revision, a content folder or a bundle")
    }
    let found = try world { () throws(FileError) in try FileSystem.kind(of: path) }
    if found != nil, !Edition.isWrittenAsPath(name), GitContent.isRevision(name, of: folder.path) {
      throw .usage(
        "`\(Excerpt.of(name))` is a path and a git revision: write `./\(Excerpt.of(name))` for the path, "
          + "or the revision with `^0` behind it"
      )
    }
    switch found {
    case .folder?:
      self = .folder(try ContentPath.folder(try ContentPath.folder(path)).load(console).catalog)
    case .file?: self = .bundle(try BundlePath.open(path))
    case .other?: throw .world(FileError(path: path, reason: .notRegular))
    case nil:
      let content = try Edition.content(of: name, folder, sinceFork: sinceFork, console)
      self = .revision(content.loading.catalog, commit: content.commit)
    }
  }

  /// Whether a name can be no revision: it begins as a path does, or ends as a folder or a bundle does.
  private static func isWrittenAsPath(_ name: String) -> Bool {
    name == "." || name == ".." || ["/", "./", "../"].contains { name.hasPrefix($0) }
      || name.hasSuffix("/") || name.hasSuffix(".seedbundle")
  }

  static func content(
    of name: String,
    _ folder: Folder,
    sinceFork: Bool = false,
    _ console: Console
  ) throws(RunError) -> GitContent {
    console.enter("Reading \(name)")
    return try world { () throws(ContentError) in
      try GitContent(name, of: folder.path, sinceFork: sinceFork)
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

/// Content as it stands, held against an edition: authored content against authored content, and against a
/// bundle the one that the content would become.
struct ComparedContent {
  let comparison: ContentComparison
  /// Why the content could not be compiled, where a bundle is compared: only what is gone could be told.
  let failure: RunError?
  private let edition: Edition
  private let catalog: Catalog
  private let configuration: Configuration
  private let built: SeedBundle?

  /// - Parameters:
  ///   - catalog: the content as it stands.
  ///   - configuration: says what a bundle of it has for a version and a locale.
  init(
    _ edition: Edition,
    named name: String,
    _ catalog: Catalog,
    _ configuration: Configuration
  ) throws(RunError) {
    (self.edition, self.catalog, self.configuration) = (edition, catalog, configuration)
    let folder = catalog.folder ?? "content"
    guard case .bundle(let bundle) = edition else {
      let base = edition.catalog ?? Catalog()
      comparison = ContentComparison(
        ReviewContent(base, named: base.folder ?? name),
        ReviewContent(catalog, named: folder)
      )
      (failure, built) = (nil, nil)
      return
    }
    var built: SeedBundle?
    var failure: RunError?
    do throws(RunError) { built = try ComparedContent.bundle(of: catalog, configuration) } catch {
      failure = error
    }
    (self.built, self.failure) = (built, failure)
    do throws(BundleError) {
      var now = ReviewContent(catalog, named: folder)
      if let built { now = try ReviewContent(built, named: folder, catalog: catalog) }
      comparison = ContentComparison(
        try ReviewContent(bundle, named: name, labels: catalog.labels),
        now
      )
    } catch {
      throw .world(path: name, message: BundlePath.message(error))
    }
  }

  private static func bundle(
    of catalog: Catalog,
    _ configuration: Configuration
  ) throws(RunError) -> SeedBundle {
    let advice = "; a bundle is compared with what would be compiled"
    let bytes = try BuiltContent.bytes(of: catalog, configuration, advice: advice)
    do throws(BundleError) { return try SeedBundle.open(bytes: bytes) } catch {
      throw .world(path: catalog.folder ?? "content", message: "it cannot be compiled: \(error)\(advice)")
    }
  }

  /// The comparison with what is told beside it.
  ///
  /// - Parameter weighs: whether the sizes of the compiled bundles are told, as far as there are any.
  func report(weighs: Bool) -> ChangeReport {
    var report = ChangeReport(comparison)
    if case .revision(_, let commit) = edition { report.commit = commit }
    var old: SeedBundle?
    if case .bundle(let bundle) = edition {
      report.isOfBundles = true
      old = bundle
    } else if weighs, let base = edition.catalog {
      old = try? ComparedContent.bundle(of: base, Configuration.decode(from: base, .builtIn).configuration)
    }
    guard weighs, let old, let new = built ?? (try? ComparedContent.bundle(of: catalog, configuration)) else {
      return report
    }
    report.sizes = BundleSizes(old, new, limit: configuration.bundleByteLimit)
    return report
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
