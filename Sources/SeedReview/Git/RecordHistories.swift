package import SeedDecoding
import SeedPlatform
import SeedSource

/// Which commits changed each record of a content file, as far back as a bounded look goes.
package struct RecordHistories: Sendable {
  /// A commit that made a record, or changed it.
  package struct Change: Hashable, Sendable {
    /// The first 12 digits of the commit's name.
    package let commit: String
    /// The author's day: `2026-01-05`.
    package let date: String
    /// The first line of the commit's message.
    package let subject: String
    /// The members that became others, came or went, in the record's order; empty where the record came.
    package let fields: [String]
  }

  /// By the records' ids, the newest first.
  package private(set) var changes: [String: [Change]] = [:]
  /// Whether it goes back to the file's first version.
  package private(set) var isWhole = false
  /// Whether time ran out before all versions were read that are read at most.
  package private(set) var ranOut = false

  /// The most versions of the file that are read.
  package static let versionLimit = 40
  /// How long git may take, in seconds, before what was read by then is all.
  private static let secondLimit = 3
  /// The most bytes of a version.
  private static let byteLimit = 1 << 24

  /// - Parameters:
  ///   - path: below the content folder.
  ///   - folder: the content folder's path.
  ///   - now: nanoseconds of a clock that never goes back.
  /// - Throws: `ContentError` where there is no git, or the folder lies in no repository.
  /// - Complexity: O(bytes of the versions).
  package init(
    of path: String,
    in folder: String,
    now: () -> UInt64 = { Process.monotonicNanoseconds }
  ) throws(ContentError) {
    let deadline = now() + UInt64(Self.secondLimit) * 1_000_000_000
    let git = try GitRepository(of: folder, at: nil)
    let real: String
    do throws(FileError) { real = try FileSystem.realPath(of: folder) } catch { throw ContentError(error) }
    let file = FileSystem.join(real, path)
    let commits = try git.log(of: file, most: Self.versionLimit + 1, seconds: Self.secondLimit)
    isWhole = commits.count <= Self.versionLimit
    let whole = git.whole(path)
    var newer: (commit: GitRepository.Commit, records: [String: RecordValue])?
    for commit in commits.prefix(Self.versionLimit) {
      guard now() < deadline else {
        (isWhole, ranOut) = (false, true)
        return
      }
      // Nobody knows what a broken version changed; one that took the file away is passed over as well.
      guard let bytes = try git.file(whole, at: commit.name, limit: Self.byteLimit),
        let older = Self.records(of: bytes)
      else { continue }
      if let newer { add(newer.commit, newer.records, since: older) }
      newer = (commit, older)
    }
    // Behind the last version that was read lies another one, or nothing.
    if isWhole, let newer { add(newer.commit, newer.records, since: [:]) }
  }

  private mutating func add(
    _ commit: GitRepository.Commit,
    _ new: [String: RecordValue],
    since old: [String: RecordValue]
  ) {
    for (id, record) in new where old[id] != record {
      let before = old[id]
      let names = (record.fields + (before?.fields ?? [])).map(\.name)
      var seen: Set<String> = []
      let fields = names.filter { seen.insert($0).inserted && record[$0] != before?[$0] }
      changes[id, default: []].append(
        Change(
          commit: String(commit.name.prefix(12)),
          date: commit.date,
          subject: commit.subject,
          fields: before == nil ? [] : fields
        )
      )
    }
  }

  /// The records of a file that is a list of them, by their ids; nil for a file that is something else.
  private static func records(of bytes: ArraySlice<UInt8>) -> [String: RecordValue]? {
    let (tree, faults) = JSONParser.parse(SourceFile(path: "", bytes: bytes))
    guard faults.isEmpty, tree[0].kind == .array else { return nil }
    var records: [String: RecordValue] = [:]
    for node in tree.children(of: 0) {
      guard let record = RecordValue(tree, node), let id = record["id"]?.text else { continue }
      records[id] = record
    }
    return records
  }
}

extension GitRepository {
  struct Commit: Sendable {
    /// In full.
    let name: String
    let date: String
    let subject: String
  }

  /// The commits that changed a file, by its whole path without links, the newest first.
  func log(of path: String, most: Int, seconds: Int) throws(ContentError) -> [Commit] {
    let output: [UInt8]
    do throws(GitFailure) {
      // No program that the configuration names looks at signatures or texts, and no rename is followed.
      let plain = ["--no-show-signature", "--no-patch", "--no-ext-diff", "--no-textconv", "--no-follow"]
      let shape = ["-z", "-n", "\(most)", "--format=%H%x00%as%x00%s"]
      output = try run(["log"] + plain + shape + ["--", path], seconds: seconds)
    } catch {
      throw ContentError(path: path, message: error.message)
    }
    let parts = output.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    return stride(from: 0, to: parts.count - 2, by: 3).map {
      Commit(name: parts[$0], date: parts[$0 + 1], subject: parts[$0 + 2])
    }
  }
}
