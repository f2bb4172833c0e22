package import SeedDecoding
import SeedPlatform
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
  /// - Throws: `ContentError` where there is no git, no repository, no such revision, or no content at it.
  package init(_ revision: String, of folder: String) throws(ContentError) {
    let git = try Git(folder)
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.contains("\0") else {
      throw ContentError(path: revision, message: "no revision has such a name")
    }
    let prefix = try git.prefix()
    commit = try git.commit(revision)
    let all = try git.entries(commit, shownAs: revision)
    let entries = all.filter { ContentKind(relativePath: $0.path) != nil }
    let shown = "\(revision):\(prefix.isEmpty ? "." : String(prefix.dropLast()))"
    if entries.isEmpty {
      throw ContentError(path: shown, message: "the content folder did not exist at that revision")
    }
    let bytes = try git.bytes(of: entries, at: commit, prefix: prefix, shownAs: shown)
    let files = zip(entries, bytes).map { (path: $0.path, bytes: $1) }
    let strays = all.map(\.path).filter { ContentKind(relativePath: $0) == nil }
    loading = try ContentLoading.load(edition: files, besides: strays, of: shown)
  }
}

/// A git repository, read only.
private struct Git {
  /// A file of a tree.
  struct Entry {
    var path: String
    var object: String
    var isLink: Bool
  }

  private let program: OutsideProgram
  private let folder: String

  init(_ folder: String) throws(ContentError) {
    guard let program = OutsideProgram(named: "git") else {
      throw ContentError(
        path: "git",
        message: OutsidePrograms.areLookedFor
          ? "it is not installed, and an earlier revision is read through it"
          : "SEEDTOOL_OUTSIDE=off hides it, and an earlier revision is read through it"
      )
    }
    self.program = program
    self.folder = folder
  }

  /// What would let a repository run something, or lead elsewhere than to the folder's own.
  private static let settings = [
    "--no-pager", "--no-replace-objects", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false",
    "-c", "safe.bareRepository=explicit", "-c", "core.quotePath=false",
  ]
  private static let environment: [String: String?] = [
    "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
    "GIT_ALLOW_PROTOCOL": "none", "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil,
    "GIT_PREFIX": nil, "GIT_NAMESPACE": nil, "GIT_EXTERNAL_DIFF": nil, "GIT_EXEC_PATH": nil,
  ]

  private func run(_ arguments: [String], input: [UInt8] = []) throws(ContentError) -> OutsideProgram.Run {
    do throws(FileError) {
      return try program.run(
        Self.settings + ["-C", folder] + arguments,
        environment: Self.environment,
        input: input
      )
    } catch {
      throw ContentError(error)
    }
  }

  /// What a command wrote, without the line's end.
  private func line(_ arguments: [String]) throws(ContentError) -> (text: String?, errors: String) {
    let run = try run(arguments)
    guard run.code == 0 else { return (nil, run.errors) }
    return (
      String(decoding: run.output.last == 0x0A ? run.output.dropLast() : run.output[...], as: UTF8.self), ""
    )
  }

  /// Git's own words for what went wrong, in one line.
  private static func reason(_ errors: String) -> String {
    let line = errors.split(separator: "\n").first.map(String.init) ?? "it gave no reason"
    return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
  }

  /// The folder's path in its repository: empty, or ending in a slash.
  func prefix() throws(ContentError) -> String {
    let (text, errors) = try line(["rev-parse", "--show-prefix"])
    if let text { return text }
    let isMissing = errors.contains("not a git repository")
    throw ContentError(
      path: folder,
      message: isMissing
        ? "it lies in no git repository, so that it has no revisions"
        : "git cannot read its repository: \(Self.reason(errors))"
    )
  }

  func commit(_ revision: String) throws(ContentError) -> String {
    let (text, errors) = try line(["rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"])
    if let text, (40...64).contains(text.utf8.count) { return text }
    if revision.contains("..") {
      throw ContentError(
        path: revision,
        message: "name one revision: the content is compared as it stands now"
      )
    }
    let isShallow = try line(["rev-parse", "--is-shallow-repository"]).text == "true"
    let reason =
      errors.contains("single revision") || errors.contains("unknown revision")
      ? "there is no such folder, bundle or revision" : Self.reason(errors)
    let advice =
      isShallow
      ? "; this clone is shallow: fetch what is missing (`git fetch --unshallow`, in CI the whole history)"
      : ""
    throw ContentError(path: revision, message: reason + advice)
  }

  /// The files below the folder at a commit, as `listFiles` lists those of a folder.
  func entries(_ commit: String, shownAs revision: String) throws(ContentError) -> [Entry] {
    let run = try run(["ls-tree", "-r", "-z", commit])
    guard run.code == 0 else { throw ContentError(path: revision, message: Self.reason(run.errors)) }
    var entries: [Entry] = []
    for line in run.output.split(separator: 0) {
      // `100644 blob <object>\t<path>`
      guard let tab = line.firstIndex(of: 0x09) else { continue }
      let parts = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      guard parts.count == 3, parts[1] == "blob" else { continue }
      let isLink = parts[0] == "120000"
      if isLink, ContentKind.folderNames.contains(path) {
        let message = "\(path) is a link to a folder there, and such links are not followed into history"
        throw ContentError(path: revision, message: message)
      }
      guard ContentLoading.isListed(path) else { continue }
      entries.append(Entry(path: path, object: parts[2], isLink: isLink))
    }
    return entries
  }

  /// The bytes of files, in their order; links are followed inside the repository.
  func bytes(
    of entries: [Entry],
    at commit: String,
    prefix: String,
    shownAs shown: String
  ) throws(ContentError) -> [ArraySlice<UInt8>] {
    let names = entries.map { $0.isLink ? "\(commit):\(prefix)\($0.path)" : $0.object }
    let input = names.map { $0 + "\n" }.joined()
    let run = try run(["cat-file", "--batch", "--follow-symlinks"], input: Array(input.utf8))
    guard run.code == 0 else { throw ContentError(path: shown, message: Self.reason(run.errors)) }
    var rest = run.output[...]
    var files: [ArraySlice<UInt8>] = []
    for entry in entries {
      // `<object> blob <size>`, the bytes, a line's end.
      let header = rest.prefix { $0 != 0x0A }
      let parts = header.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      rest = rest.dropFirst(header.count + 1)
      guard parts.count == 3, parts[1] == "blob", let count = Int(parts[2]), count >= 0, count < rest.count
      else {
        let reason =
          entry.isLink
          ? "is a link there that leads to no file of the repository"
          : "is not in this clone, which holds only part of the history's files"
        throw ContentError(path: shown, message: "\(entry.path) \(reason)")
      }
      files.append(rest.prefix(count))
      rest = rest.dropFirst(count + 1)
    }
    return files
  }
}

extension GitContent {
  /// The name that git is configured with; nil where there is none.
  package static func userName(in folder: String) -> String? {
    guard let git = try? Git(folder), let name = try? git.configured("user.name"), !name.isEmpty else {
      return nil
    }
    return name
  }
}

extension Git {
  fileprivate func configured(_ name: String) throws(ContentError) -> String? {
    try line(["config", "--get", name]).text
  }
}
