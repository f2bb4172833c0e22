package import SeedDecoding
import SeedPlatform
package import SeedSource
import SeedTables

/// A content folder as it was at a revision of the git repository that it lies in.
///
/// It is read from git's objects. Nothing is checked out, and nothing that the repository says is run: no
/// hook, no filter, no helper, no fetch.
package struct GitContent: Sendable {
  package let loading: ContentLoading
  /// The commit's full name.
  package let commit: String

  /// - Parameters:
  ///   - revision: as git takes it: a branch, a tag, a commit, `HEAD~3`.
  ///   - folder: the content folder's path.
  ///   - sinceFork: whether the commit is meant where the history of `HEAD` left that of the revision, where
  ///     there is one.
  /// - Throws: `ContentError` where there is no git, no repository, no such revision, no content at it, or
  ///   too much.
  package init(_ revision: String, of folder: String, sinceFork: Bool = false) throws(ContentError) {
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.contains("\0") else {
      throw ContentError(path: revision, message: "no revision has such a name")
    }
    let git = try GitRepository(of: folder, at: revision)
    let named = try git.commit(revision)
    let commit = sinceFork ? try git.fork(from: named, named: revision) : named
    self.commit = commit
    let name = commit == named ? revision : String(commit.prefix(12))
    let shown = "\(name):\(git.path.isEmpty ? "." : git.path)"
    let all = try git.entries(commit, shownAs: shown)
    let entries = all.filter { ContentKind(relativePath: $0.path) != nil }
    if entries.isEmpty {
      throw ContentError(path: shown, message: "the content folder did not exist at that revision")
    }
    let bytes = try git.bytes(of: entries, at: commit, shownAs: shown)
    let files = zip(entries, bytes).map { (path: $0.path, bytes: $1) }
    let strays = all.map(\.path).filter { ContentKind(relativePath: $0) == nil }
    let wasReplaced = git.isElsewhere(since: commit)
    loading = try ContentLoading.load(edition: files, besides: strays, of: shown, wasReplaced: wasReplaced) {
      (path, limit) throws(ContentError) in
      let whole = ContentLoading.resolve(path, beside: git.whole("."))
      let bytes = try git.file(git.whole(path), at: commit, limit: limit)
      if let whole, let bytes {
        return SourceFile(path: "\(name):\(whole)", bytes: bytes)
      }
      guard let whole, !whole.hasPrefix("..") else {
        throw ContentError(path: path, message: "it lies outside of the repository")
      }
      return nil
    }
  }

  /// What a file held at a commit: nil where it was not there, or lies in no repository that has the commit.
  ///
  /// - Parameter path: of a file that need not be there any more.
  package static func file(_ path: String, at commit: String, limit: Int) throws(ContentError) -> SourceFile??
  {
    let (folder, name) = FileSystem.split(path)
    guard let git = try? GitRepository(of: folder, at: commit), (try? git.commit(commit)) != nil else {
      return nil
    }
    let bytes = try git.file(git.whole(name), at: commit, limit: limit)
    return .some(bytes.map { SourceFile(path: path, bytes: $0) })
  }

  /// What a pattern named at a commit, by name, whether its folder is still there or not; what is no file, or
  /// has a name that git cannot be asked by, has no bytes.
  ///
  /// - Parameters:
  ///   - pattern: a path from the content folder; its last part is for `choose` to know.
  ///   - folder: the content folder's path.
  ///   - choose: says which of the names in that folder are meant, before any file is read.
  ///   - isWanted: says of one file after the other whether it is kept.
  package static func files(
    _ pattern: String,
    of folder: String,
    at commit: String,
    limit: Int,
    choose: (_ names: [String]) throws(ContentError) -> [String],
    isWanted: (_ name: String, _ bytes: ArraySlice<UInt8>) -> Bool
  ) throws(ContentError) -> [(name: String, bytes: ArraySlice<UInt8>)] {
    let git = try GitRepository(of: folder, at: commit)
    let place = pattern.contains("/") ? git.whole(FileSystem.split(pattern).folder) : git.path
    // What lies outside of the repository has no revisions.
    let whole = ContentLoading.resolve(pattern, beside: git.whole("."))
    if whole?.hasPrefix("..") ?? true, git.isPlain(at: commit) { return [] }
    var files: [(name: String, bytes: ArraySlice<UInt8>)] = []
    for name in try choose(try git.names(in: place, at: commit)) {
      let path = FileSystem.join(place, name)
      let bytes = try git.file(path, at: commit, limit: limit) ?? []
      if isWanted(name, bytes) { files.append((name, bytes)) }
    }
    return files
  }

  /// Whether git knows a commit by that name, in the repository that a folder lies in.
  package static func isRevision(_ name: String, of folder: String) -> Bool {
    guard !name.isEmpty, !name.hasPrefix("-"), !name.contains("\0") else { return false }
    let nearest = (try? GitRepository(of: folder, at: nil)).map { [$0] } ?? []
    let all = ((try? GitRepository.around(folder)) ?? []) + nearest
    return all.contains { (try? $0.commit(name)) != nil }
  }
}
