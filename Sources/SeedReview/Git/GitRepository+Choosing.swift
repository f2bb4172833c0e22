import SeedDecoding
import SeedPlatform

/// Which repository holds a content folder, and what a revision's name means in it. A change may put a link,
/// or another repository, in the place of the folder or of one above it, and may bring references of any
/// name: none of these may choose what the change is compared with.
extension GitRepository {
  /// The outermost repository in which the revision has a folder where the content folder is, by the path
  /// that it was named by: what became a link or a submodule since is compared with the folder that it was.
  ///
  /// Where there is none, it is the one that holds the folder from outside, with no link in its path. A
  /// repository in the folder itself counts only where the one outside does not hold the folder's files.
  ///
  /// - Parameter revision: what is to be read; nil for nothing.
  init(of folder: String, at revision: String?) throws(ContentError) {
    for git in revision == nil ? [] : try GitRepository.around(folder) where !git.path.isEmpty {
      try git.expectOneMeaning(revision)
      if git.holdsFolder(at: revision) {
        self = git
        return
      }
    }
    let program = try Self.git
    let own: String
    do throws(FileError) { own = try FileSystem.realPath(of: folder) } catch { throw ContentError(error) }
    let (outside, name) = FileSystem.split(own)
    if let prefix = try Self.prefix(program, in: outside, of: folder) {
      self.init(program: program, workingFolder: outside, path: prefix + name)
      if holdsFolder(at: revision) || holdsFolder(at: "HEAD")
        || FileSystem.isMissing(FileSystem.join(own, ".git"))
      {
        try expectOneMeaning(revision)
        return
      }
    }
    guard let prefix = try Self.prefix(program, in: own, of: folder) else {
      throw ContentError(path: folder, message: "it lies in no git repository, so that it has no revisions")
    }
    let path = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
    self.init(program: program, workingFolder: own, path: path)
    try expectOneMeaning(revision)
  }

  /// The repositories that a folder lies in by the path that it was named by, the outermost first.
  static func around(_ folder: String) throws(ContentError) -> [GitRepository] {
    let program = try git
    let named: String
    do throws(FileError) { named = try FileSystem.namedPath(of: folder) } catch { throw ContentError(error) }
    var found: [GitRepository] = []
    var (root, below) = (named, "")
    while true {
      // A folder called `.git` that is no repository belongs to the one above.
      if !FileSystem.isMissing(FileSystem.join(root, ".git")),
        (try? prefix(program, in: root, of: folder)) == ""
      {
        found.insert(GitRepository(program: program, workingFolder: root, path: below), at: 0)
      }
      if root == "/" { return found }
      let (above, name) = FileSystem.split(root)
      below = below.isEmpty ? name : "\(name)/\(below)"
      root = above
    }
  }

  private static var git: OutsideProgram {
    get throws(ContentError) {
      if let program = OutsideProgram(named: "git") { return program }
      throw ContentError(
        path: "git",
        message: OutsidePrograms.areLookedFor
          ? "it is not installed, and an earlier revision is read through it"
          : "SEEDTOOL_OUTSIDE=off hides it, and an earlier revision is read through it"
      )
    }
  }

  /// Whether a revision holds the content folder, and not another repository in its place.
  private func holdsFolder(at revision: String?) -> Bool {
    guard let revision, let commit = try? commit(revision), let place = try? place(at: commit, of: path)
    else { return false }
    if case .folder = place { return true }
    return false
  }

  /// Whether the content folder stands elsewhere than at a commit: a link, or another repository, is in its
  /// place or in that of a folder above it.
  func isElsewhere(since commit: String) -> Bool {
    guard let root = try? Self.line(run(["rev-parse", "--show-toplevel"])),
      let own = try? FileSystem.realPath(of: FileSystem.join(root, path))
    else { return true }
    var folder = own
    while folder != root {
      // A link out of the repository ends at the root of all.
      if folder == "/" || !FileSystem.isMissing(FileSystem.join(folder, ".git")) { return true }
      folder = FileSystem.split(folder).folder
    }
    if path.isEmpty || own == FileSystem.join(root, path) { return false }
    // The same link as then leads to a folder that was there.
    let real = String(own.dropFirst(root.count + 1))
    guard let was = try? place(at: commit, of: path), case .folder = was else { return true }
    return (try? place(at: commit, of: real)) != was || (try? kind(at: commit, of: real)) != "tree"
  }

  /// The places that git looks for a reference's name in, as it ranks them, and what one is called there.
  private static let namespaces = [
    ("refs/", "", "a reference"), ("refs/tags/", "", "a tag"), ("refs/heads/", "", "a branch"),
    ("refs/remotes/", "", "a remote branch"), ("refs/remotes/", "/HEAD", "a remote"),
  ]

  /// Refuses a revision whose name is that of several references to different commits. Git would take the
  /// tag: whoever may push one would choose the revision. Where neither `HEAD` nor any of the references has
  /// the content folder, the repository has nothing to do with it.
  private func expectOneMeaning(_ revision: String?) throws(ContentError) {
    // `main~2`, `main^0`, `main@{1}`, `main:path` begin with a reference. Of `HEAD` git takes its own.
    guard let revision else { return }
    let name = String(revision.prefix { !"~^:".contains($0) }.split(separator: "@{").first ?? "")
    guard !name.isEmpty, name != "HEAD", name != "@" else { return }
    let asked = Self.namespaces.map { (name: "\($0)\(name)\($1)", what: $2) }
    let shape = "--format=%(refname) %(objectname) %(*objectname)"
    guard let output = try? run(["for-each-ref", shape] + asked.map(\.name)) else { return }
    var commits: [String: Substring] = [:]
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      // The reference, its object, and the commit of a tag that is an object of its own.
      let parts = line.split(separator: " ")
      if let first = parts.first, let commit = parts.last { commits[String(first)] = commit }
    }
    let meant = asked.filter { commits[$0.name] != nil }
    guard Set(meant.compactMap { commits[$0.name] }).count > 1,
      (["HEAD"] + meant.map(\.name)).contains(where: { holdsFolder(at: $0) })
    else { return }
    let kinds = meant.map(\.what).joined(separator: " and ")
    let names = meant.reversed().map { "`\($0.name)`" }.joined(separator: " or ")
    throw ContentError(
      path: revision,
      message: "it is \(kinds), and they are different commits: write \(names)"
    )
  }
}
