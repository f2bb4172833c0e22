package import SeedDecoding
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
  /// - Throws: `ContentError` where there is no git, no repository, no such revision, no content at it, or
  ///   too much.
  package init(_ revision: String, of folder: String) throws(ContentError) {
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.contains("\0") else {
      throw ContentError(path: revision, message: "no revision has such a name")
    }
    let git = try GitRepository(of: folder, at: revision)
    commit = try git.commit(revision)
    let shown = "\(revision):\(git.path.isEmpty ? "." : git.path)"
    let all = try git.entries(commit, shownAs: shown)
    let entries = all.filter { ContentKind(relativePath: $0.path) != nil }
    if entries.isEmpty {
      throw ContentError(path: shown, message: "the content folder did not exist at that revision")
    }
    let bytes = try git.bytes(of: entries, at: commit, shownAs: shown)
    let files = zip(entries, bytes).map { (path: $0.path, bytes: $1) }
    let strays = all.map(\.path).filter { ContentKind(relativePath: $0) == nil }
    loading = try ContentLoading.load(edition: files, besides: strays, of: shown)
  }

  /// The name that git is configured with; nil where there is none.
  package static func userName(in folder: String) -> String? {
    guard let name = (try? GitRepository(of: folder, at: nil))?.configured("user.name"), !name.isEmpty else {
      return nil
    }
    return name
  }
}
