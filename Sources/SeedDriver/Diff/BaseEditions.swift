import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedReview
import SeedRules
import SeedRuntime
import SeedSource
import SeedTables
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
  private let folder: Folder
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
    self.folder = folder
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
      if paths.isEmpty {
        console.note(["no bundle is called `\(Excerpt.of(pattern))`, which `shipped` names"])
      }
      for path in paths where !names.contains(path) {
        console.enter("Comparing with \(path)")
        try judge(.bundle(BundlePath.open(path)), named: path)
      }
    }
  }

  /// - Parameter base: what `--base` takes for it; nil where that is its name.
  private mutating func judge(
    _ edition: Edition,
    named name: String,
    approvedAgainst base: String? = nil
  ) throws(RunError) {
    let compared = try ComparedContent(edition, named: name, catalog, configuration)
    var gate: GateEditions?
    if let base = edition.catalog {
      let now = try origin.configuration(of: catalog).0
      gate = GateEditions(try origin.configuration(ofEdition: edition, base), of: base, now, of: catalog)
    }
    var (limited, more) = try limitedBaseline(edition)
    let lost =
      try gate?.base.shipped.map { pattern throws(RunError) in
        try ShippedBundles.lost(pattern, below: folder, since: edition)
      } ?? []
    let names = lost.map { "shipped \(Loosening.short($0.name)) \(ApprovalDigest($0.bytes))" }
    for (bundle, name) in zip(lost, names) {
      let message = "the shipped bundle `\(Excerpt.of(bundle.name))` is gone or changed"
      more.append(Loosening(name, message, .nothing, at: nil))
    }
    let words = baseline.map { "--baseline \(ShellWord.quoted($0.path)) " } ?? ""
    let options = "--base \(ShellWord.quoted(base ?? name)) \(words)--reason …"
    let verdict = Compatibility(compared.comparison, configuration, gate: gate, more: more) { [catalog] in
      catalog.command(["accept", "\($0)", $1], options)
    }
    all.append(Judged(name: name, compared: compared, gate: gate, verdict: verdict, baseline: limited))
    // Until that is approved, the bundle is a base as before.
    for (bundle, own) in zip(lost, names) where verdict.loosenings.contains(where: { $0.name == own }) {
      guard let opened = try? SeedBundle.open(bytes: bundle.bytes), (try? opened.verify()) != nil else {
        continue
      }
      // What breaks with it is found again wherever the revision is the base.
      try judge(.bundle(opened), named: "\(name):\(bundle.name)", approvedAgainst: name)
    }
  }

  /// What the baseline and that of an edition have in common, and a loosening where it is longer now.
  private func limitedBaseline(_ edition: Edition) throws(RunError) -> (Baseline?, [Loosening]) {
    guard let (path, baseline) = baseline, case .revision(_, let commit) = edition else { return (nil, []) }
    return try world { () throws(ContentError) in
      guard let file = try GitContent.file(path, at: commit, limit: 1 << 28) else { return (nil, []) }
      let earlier = file.map { Baseline.read($0).baseline } ?? Baseline([])
      let (limited, more, digest) = baseline.limited(to: earlier)
      if more == 0 { return (nil, []) }
      let message = "the baseline `\(Excerpt.of(path))` hides \(more) more finding\(more == 1 ? "" : "s")"
      return (limited, [Loosening("baseline \(digest)", message, .baseline, at: nil)])
    }
  }
}

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
    if let excess = excess(names.count, name) { throw .world(path: path, message: excess) }
    let shown = Folder.shortened(path)
    return names.sorted().map { FileSystem.join(shown, $0) }
  }

  /// Why there are too many of a name; nil where there are not.
  private static func excess(_ count: Int, _ name: String) -> String? {
    count > countLimit ? "\(count) bundles are called `\(name)`; the limit is \(countLimit)" : nil
  }

  /// Those of a commit that are gone by now, or of which another one has the name. What was no bundle at the
  /// commit, such as a pointer to one that is stored elsewhere, can only be gone.
  static func lost(
    _ pattern: String,
    below folder: Folder,
    since edition: Edition
  ) throws(RunError) -> [(name: String, bytes: [UInt8])] {
    guard case .revision(_, let commit) = edition, !pattern.hasPrefix("/") else { return [] }
    let (path, part) = FileSystem.split(FileSystem.join(folder.path, pattern))
    return try world { () throws(ContentError) in
      let lost = try GitContent.files(pattern, of: folder.path, at: commit, limit: byteLimit) {
        (names) throws(ContentError) in
        let bundles = names.filter { Scope.matches($0.utf8, pattern: part.utf8) }
        if let excess = excess(bundles.count, part) { throw ContentError(path: path, message: excess) }
        return bundles
      } isWanted: { name, bytes in
        let file = FileSystem.join(path, name)
        let kind = (try? FileSystem.kind(of: file)) ?? nil
        let isThere = kind != nil
        let now = kind == .file ? try? FileReading.read(file, limit: byteLimit) : nil
        let isSame = now.map { now in withExtendedLifetime(now) { now.elements.elementsEqual(bytes) } }
        if isSame ?? false { return false }
        return !isThere || (try? SeedBundle.open(bytes: Array(bytes))) != nil
      }
      return lost.map { (name: $0.name, bytes: Array($0.bytes)) }
    }
  }

  private static let byteLimit = 1 << 28
}

extension ConfigurationOrigin {
  /// The configuration that judged an edition. A separate file is part of a change as any other: of a commit
  /// it is read as it was there, and where it was not there yet, or faulty, the edition's own configuration
  /// holds. A file outside of the repository holds for both.
  func configuration(
    ofEdition edition: Edition,
    _ base: Catalog
  ) throws(RunError) -> (Configuration, [Diagnostic]) {
    guard let file = separateFile, case .revision(_, let commit) = edition else {
      return try configuration(of: base)
    }
    let asked = try world { () throws(ContentError) in
      try GitContent.file(file.path, at: commit, limit: Self.byteLimit)
    }
    // It lies outside of the repository.
    guard let atCommit = asked else { return try configuration(of: base) }
    // It was not there yet.
    guard let earlierFile = atCommit else {
      return Configuration.decode(from: base, .builtIn, others: otherWords)
    }
    let earlier = ContentLoading.load(earlierFile, kind: .configuration) { path, limit throws(ContentError) in
      let extended = FileSystem.join(FileSystem.split(file.path).folder, path)
      return try GitContent.file(extended, at: commit, limit: limit) ?? nil
    }
    return (try? configuration(of: base, earlier: earlier))
      ?? Configuration.decode(from: base, .builtIn, others: otherWords)
  }
}
