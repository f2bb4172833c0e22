import SeedDecoding
import SeedPlatform
import SeedTables

/// The git repository that holds a content folder, read only. ``init(of:at:)`` says which one that is.
struct GitRepository: Sendable {
  /// A file of a tree.
  struct Entry {
    /// Below the content folder.
    var path: String
    var object: String
    var isLink: Bool
    /// Nil where this clone lacks the file.
    var byteCount: Int?
  }

  let program: OutsideProgram
  /// Where git runs.
  let workingFolder: String
  /// The content folder's path in the repository; empty for its root. It may lead through links.
  let path: String

  /// A path from the content folder as one from the repository's root.
  func whole(_ path: String) -> String { self.path.isEmpty ? path : "\(self.path)/\(path)" }

  /// What a commit has at a path.
  enum Place: Equatable {
    case folder(object: String)
    case file
    /// A link that leads to nothing, or out of the repository.
    case stray
    case submodule
    case nothing
  }

  /// What a commit has at a path from the repository's root; links are followed inside the repository.
  func place(at commit: String, of path: String) throws(GitFailure) -> Place {
    let path = Self.plain(path)
    // Git takes questions by lines; a path that has several of them is followed through no link.
    if path.utf8.contains(0x0A) {
      switch try kind(at: commit, of: path) {
      case "tree"?: return .folder(object: "\(commit):\(path)")
      case "commit"?: return .submodule
      case "blob"?: return .file
      default: return .nothing
      }
    }
    guard !path.hasPrefix("../") else { return .stray }
    let asked = Array("\(commit):\(path)\n".utf8)
    let answer = Self.line(try run(["cat-file", "--batch-check", "--follow-symlinks"], input: asked))
    let parts = answer.prefix { $0 != "\n" }.split(separator: " ").map(String.init)
    // `<object> tree <size>`; of a path that is missing git says `<commit>:a tree missing`.
    let found = parts.count == 3 && Int(parts[2]) != nil ? parts[1] : ""
    if found == "tree" { return .folder(object: parts[0]) }
    if found == "blob" { return .file }
    if let first = parts.first, ["symlink", "dangling", "loop"].contains(first) { return .stray }
    if path.split(separator: "/").contains("..") { return .nothing }
    return try kind(at: commit, of: path) == "commit" ? .submodule : .nothing
  }

  /// A path without its `.` parts, which git finds nothing by, or takes to start where it runs.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }.joined(separator: "/")
  }

  /// Whether the content folder is no link at a commit, nor one in a folder that is: `..` leads up its path.
  func isPlain(at commit: String) -> Bool { path.isEmpty || (try? kind(at: commit, of: path)) == "tree" }

  /// The kind of object that a commit has at a path, without following links; nil for none.
  func kind(at commit: String, of path: String) throws(GitFailure) -> String? {
    let output = try run(["ls-tree", "-z", "--full-tree", "--", commit, path])
    let entries = output.split(separator: 0).compactMap { TreeLine($0) }
    return entries.first { $0.path.elementsEqual(path.utf8) }?.kind
  }

  // MARK: - Running git

  /// What git said when it could not do what it was to.
  struct GitFailure: Error {
    let message: String
  }

  /// What would let a repository run something, or lead elsewhere than to the folder's own.
  private static let settings = [
    "--no-pager", "--no-replace-objects", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false",
    "-c", "safe.bareRepository=explicit", "-c", "core.quotePath=false", "-c", "log.showSignature=false",
  ]
  private static let environment: [String: String?] = [
    "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
    "GIT_ALLOW_PROTOCOL": "none", "GIT_LITERAL_PATHSPECS": "1", "GIT_DIR": nil, "GIT_WORK_TREE": nil,
    "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil, "GIT_NAMESPACE": nil, "GIT_EXTERNAL_DIFF": nil,
    "GIT_EXEC_PATH": nil,
  ]
  /// The most bytes of a list of a revision's files, and of one answer.
  private static let listByteLimit = 1 << 26
  /// The most bytes of all files of a revision.
  static let byteLimit = 1 << 28
  /// How long git may take for one answer.
  private static let secondLimit = 120

  static func run(
    _ program: OutsideProgram,
    in folder: String,
    _ arguments: [String],
    input: [UInt8] = [],
    limit: Int = listByteLimit,
    seconds: Int = secondLimit
  ) throws(GitFailure) -> [UInt8] {
    let run: OutsideProgram.Run
    do throws(FileError) {
      run = try program.run(
        settings + ["-C", folder] + arguments,
        environment: environment,
        input: input,
        bounds: OutsideProgram.Bounds(byteCount: limit, seconds: seconds)
      )
    } catch {
      throw GitFailure(message: "git: \(error)")
    }
    if run.code == 0 { return run.output }
    throw GitFailure(message: reason(run.errors))
  }

  /// Git's own words for what went wrong, in one line; warnings may stand before them.
  private static func reason(_ errors: String) -> String {
    let (lines, fatal) = (errors.split(separator: "\n"), "fatal: ")
    guard let line = lines.first(where: { $0.hasPrefix(fatal) }) ?? lines.first else {
      return "it gave no reason"
    }
    let reason = String(line.hasPrefix(fatal) ? line.dropFirst(fatal.count) : line)
    if let command = lines.first(where: { $0.contains("safe.directory") }) {
      return "\(reason): `\(command.drop { $0 == "\t" || $0 == " " })` lets git read it"
    }
    guard reason.contains("promisor remote") else { return reason }
    return "this clone was made with --filter and lacks files of its history: "
      + "`git fetch --refetch --no-filter` gets them (\(reason))"
  }

  func run(
    _ arguments: [String],
    input: [UInt8] = [],
    limit: Int = listByteLimit,
    seconds: Int = secondLimit
  ) throws(GitFailure) -> [UInt8] {
    try Self.run(program, in: workingFolder, arguments, input: input, limit: limit, seconds: seconds)
  }

  /// What a command wrote, without the line's end.
  static func line(_ output: [UInt8]) -> String {
    String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self)
  }

  /// A folder's path in its repository: empty, or ending in a slash; nil where it lies in none.
  ///
  /// - Throws: `ContentError` for a repository that cannot be read: another one does not stand in for it.
  static func prefix(
    _ program: OutsideProgram,
    in folder: String,
    of content: String
  ) throws(ContentError) -> String? {
    do throws(GitFailure) {
      return line(try run(program, in: folder, ["rev-parse", "--show-prefix"]))
    } catch {
      if error.message.hasPrefix("not a git repository (or any") { return nil }
      throw ContentError(path: content, message: "git cannot read its repository: \(error.message)")
    }
  }
}

extension GitRepository {
  /// The full name of a revision's commit.
  func commit(_ revision: String) throws(ContentError) -> String {
    let reason: String
    do throws(GitFailure) {
      let asked = "\(revision)^{commit}"
      let text = Self.line(try run(["rev-parse", "--verify", "--end-of-options", asked]))
      if (40...64).contains(text.utf8.count), text.utf8.allSatisfy({ isHexadecimal($0) }) { return text }
      reason = "git names no commit for it"
    } catch {
      reason = error.message
    }
    if revision.contains("..") {
      throw ContentError(
        path: revision,
        message: "name one revision: the content is compared as it stands now"
      )
    }
    let isUnknown = reason.contains("single revision") || reason.contains("unknown revision")
    let advice =
      isShallow
      ? "; this clone is shallow: fetch what is missing (`git fetch --unshallow`, in CI the whole history)"
      : ""
    throw ContentError(
      path: revision,
      message: (isUnknown ? "there is no such folder, bundle or revision" : reason) + advice
    )
  }

  /// Where the history of `HEAD` left that of a commit: their best common ancestor; the commit itself where
  /// they have none.
  func fork(from commit: String, named revision: String) throws(ContentError) -> String {
    guard let head = try? self.commit("HEAD") else { return commit }
    if let ancestor = (try? run(["merge-base", commit, head])).map(Self.line), !ancestor.isEmpty {
      return ancestor
    }
    guard isShallow else { return commit }
    throw ContentError(
      path: revision,
      message: "this clone is shallow and lacks where its history left that of HEAD: fetch it "
        + "(`git fetch --unshallow`; in CI the whole history, such as `fetch-depth: 0` or `GIT_DEPTH: 0`)"
    )
  }

  private var isShallow: Bool {
    (try? run(["rev-parse", "--is-shallow-repository"])).map(Self.line) == "true"
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }

  /// The files below the folder at a commit, as `listFiles` lists those of a folder.
  func entries(_ commit: String, shownAs shown: String) throws(ContentError) -> [Entry] {
    let output: [UInt8]
    do throws(GitFailure) {
      switch try place(at: commit, of: path) {
      case .folder(let object): output = try run(["ls-tree", "-r", "-l", "-z", "--full-tree", object])
      case .file: throw GitFailure(message: "the content folder was a file at that revision")
      case .stray:
        let message = "the content folder is a link there that leads out of the repository or to nothing"
        throw GitFailure(message: message)
      case .submodule:
        throw GitFailure(message: "the content folder is a submodule there: its files are elsewhere")
      case .nothing: throw GitFailure(message: "the content folder did not exist at that revision")
      }
    } catch {
      throw ContentError(path: shown, message: error.message)
    }
    var entries: [Entry] = []
    for line in output.split(separator: 0) {
      guard let entry = TreeLine(line) else {
        throw ContentError(path: shown, message: "git's list of its files cannot be read")
      }
      let path = String(decoding: entry.path, as: UTF8.self)
      let isFolder = ContentKind.folderNames.contains(path)
      let isLink = entry.mode == "120000"
      let isListed = ContentLoading.isListed(path)
      if isFolder, isLink {
        let message = "\(path) is a link to a folder there, and such links are not followed into history"
        throw ContentError(path: shown, message: message)
      }
      if isFolder || isListed, entry.kind != "blob" {
        throw ContentError(path: shown, message: "\(path) is a submodule there: its files are elsewhere")
      }
      guard isListed else { continue }
      guard path.utf8.elementsEqual(entry.path) else {
        throw ContentError(path: shown, message: "\(path): its name is not UTF-8")
      }
      entries.append(Entry(path: path, object: entry.object, isLink: isLink, byteCount: entry.byteCount))
    }
    return entries
  }

  /// The names in a folder at a commit, by its path from the repository's root; none where it was not there.
  ///
  /// - Throws: `ContentError` for a link that leads to no folder of the repository: what it names is not
  ///   known.
  func names(in folder: String, at commit: String) throws(ContentError) -> [String] {
    let output: [UInt8]
    do throws(GitFailure) {
      switch try place(at: commit, of: folder) {
      case .folder(let object): output = try run(["ls-tree", "-z", "--name-only", "--full-tree", object])
      case .stray:
        throw GitFailure(message: "it is a link there that leads out of the repository or to nothing")
      case .file, .submodule, .nothing: return []
      }
    } catch {
      throw ContentError(path: folder, message: error.message)
    }
    return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of files, in their order; links are followed inside the repository.
  func bytes(
    of entries: [Entry],
    at commit: String,
    shownAs shown: String
  ) throws(ContentError) -> [ArraySlice<UInt8>] {
    let byteCount = entries.reduce(0) { $0 + ($1.byteCount ?? 0) }
    guard byteCount <= Self.byteLimit else {
      throw ContentError(
        path: shown,
        message: "its files have \(byteCount) bytes; the limit is \(Self.byteLimit) for a revision"
      )
    }
    let prefix = path.isEmpty ? "" : path + "/"
    var input = ""
    for entry in entries {
      let link = "\(commit):\(prefix)\(entry.path)"
      // Git takes questions by lines, and is asked for a file by its object, which no name can forge.
      if entry.isLink, link.utf8.contains(0x0A) {
        let message = "\(entry.path) is a link there whose path has a line break, and is not followed"
        throw ContentError(path: shown, message: message)
      }
      input += "\(entry.isLink ? link : entry.object)\n"
    }
    let output: [UInt8]
    do throws(GitFailure) {
      output = try run(
        ["cat-file", "--batch", "--follow-symlinks"],
        input: Array(input.utf8),
        limit: Self.byteLimit + Self.listByteLimit
      )
    } catch {
      throw ContentError(path: shown, message: error.message)
    }
    return try answers(output, to: entries, shownAs: shown)
  }

  /// The bytes of one file, by its path from the repository's root; nil for one that is not there. Links are
  /// followed inside the repository.
  func file(_ path: String, at commit: String, limit: Int) throws(ContentError) -> ArraySlice<UInt8>? {
    let path = Self.plain(path)
    guard !path.utf8.contains(0x0A), !path.hasPrefix("../") else { return nil }
    let output: [UInt8]
    do throws(GitFailure) {
      output = try run(
        ["cat-file", "--batch", "--follow-symlinks"],
        input: Array("\(commit):\(path)\n".utf8),
        // With git's header before the bytes.
        limit: limit + 4096
      )
    } catch {
      throw ContentError(path: path, message: error.message)
    }
    let header = output.prefix { $0 != 0x0A }
    let parts = header.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 3, parts[1] == "blob", let count = Int(parts[2]), count >= 0,
      header.count + 1 + count <= output.count
    else { return nil }
    return output[(header.count + 1)...].prefix(count)
  }

  /// The bytes that `cat-file` gave for each file, in their order.
  ///
  /// - Throws: `ContentError` where an answer is not one to the question that stood in its place.
  private func answers(
    _ output: [UInt8],
    to entries: [Entry],
    shownAs shown: String
  ) throws(ContentError) -> [ArraySlice<UInt8>] {
    var rest = output[...]
    var files: [ArraySlice<UInt8>] = []
    for entry in entries {
      // `<object> blob <size>`, the bytes, a line's end.
      let header = rest.prefix { $0 != 0x0A }
      let parts = header.split(separator: 0x20, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      rest = rest.dropFirst(header.count + 1)
      guard parts.count == 3, parts[1] == "blob", entry.isLink || parts[0] == entry.object,
        let count = Int(parts[2]), count >= 0, count < rest.count, rest[rest.startIndex + count] == 0x0A
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
    guard rest.isEmpty else {
      throw ContentError(path: shown, message: "git gave more files than it was asked for")
    }
    return files
  }
}

/// An entry of `ls-tree -z`: `100644 blob <object>\t<path>`, with `-l` the size before the tab.
private struct TreeLine {
  let mode: String
  let kind: String
  let object: String
  let byteCount: Int?
  let path: ArraySlice<UInt8>

  init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: 0x09) else { return nil }
    let parts = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    (mode, kind, object) = (parts[0], parts[1], parts[2])
    byteCount = parts.count == 4 ? Int(parts[3]) : nil
    path = line[(tab + 1)...]
  }
}
