package import SeedDecoding
package import SeedPlatform

/// What a merge driver needs of git.
package enum GitMerge {
  /// The driver's command, as git's configuration has it. Where the tool is not installed, git's own merge
  /// steps in: git would take a command that is not found for a conflict, and leave the file as ours.
  package static let driver =
    "command -v seedtool >/dev/null || exec git merge-file --marker-size=%L %A %O %B; "
    + "exec seedtool merge-driver -- %O %A %B %P %L %X %Y"

  /// Names the driver in the configuration of the repository that holds a folder.
  ///
  /// - Throws: `ContentError` where there is no git or no repository.
  package static func install(in folder: String) throws(ContentError) {
    let git = try GitRepository(of: folder, at: nil)
    try git.configure("merge.seedtool.name", "seedtool merges records by what they are")
    try git.configure("merge.seedtool.driver", driver)
  }

  /// Whether the repository that holds a folder has the driver; nil where there is no repository, or no git.
  package static func isInstalled(in folder: String) -> Bool? {
    (try? GitRepository(of: folder, at: nil)).map { $0.configured("merge.seedtool.driver") == driver }
  }

  /// Git's own merge of three texts.
  ///
  /// - Returns: the text, and whether it has conflicts; nil where there is no git, or the files are no texts.
  package static func text(
    base: String,
    ours: String,
    theirs: String,
    _ labels: ContentMerge.Labels
  ) throws(FileError) -> (bytes: [UInt8], hasConflicts: Bool)? {
    guard let git = OutsideProgram(named: "git") else { return nil }
    let run = try git.run(
      [
        "merge-file", "-p", "--marker-size=\(labels.signCount)", "-L", labels.ours, "-L", "base", "-L",
        labels.theirs, "--", ours, base, theirs,
      ]
    )
    return run.code > 127 ? nil : (run.output, run.code > 0)
  }

  /// The commits that `git merge` merges into ours: it names them in its environment.
  package static var mergedCommits: [String] {
    Process.environmentNames.filter { $0.hasPrefix("GITHEAD_") }.map { String($0.dropFirst(8)) }.sorted()
  }

  /// Whose new numbers give way: ours where the main line is merged into a branch, else theirs. What the main
  /// line has may have shipped.
  package static func yielding(in folder: String) -> ContentMerge.Side {
    let commits = mergedCommits
    guard commits.count == 1, let git = try? GitRepository(of: folder, at: nil) else { return .theirs }
    let remote = "refs/remotes/origin/"
    let head = (try? git.run(["symbolic-ref", remote + "HEAD"])).map(GitRepository.line)
    for name in head.map({ [String($0.dropFirst(remote.count))] }) ?? ["main", "master"] {
      for line in [remote + name, "refs/heads/\(name)"] {
        func has(_ commit: String) -> Bool {
          (try? git.run(["merge-base", "--is-ancestor", commit, line])) != nil
        }
        if has("HEAD") { return .theirs }
        if has(commits[0]) { return .ours }
      }
    }
    return .theirs
  }
}

extension GitRepository {
  /// A setting; nil where there is none.
  func configured(_ name: String) -> String? {
    (try? run(["config", "--get", name])).map(Self.line)
  }

  /// Sets a value in the repository's own configuration.
  func configure(_ name: String, _ value: String) throws(ContentError) {
    do throws(GitFailure) { _ = try run(["config", "--local", name, value]) } catch {
      throw ContentError(path: name, message: error.message)
    }
  }
}
