import Foundation
import Testing

/// A temporary git repository with small content in `content/`.
struct Repository {
  /// Whether git is installed, and looked for; without it, tests of revisions are skipped.
  static let hasGit =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/git")
    && ProcessInfo.processInfo.environment["SEEDTOOL_OUTSIDE"] != "off"
  static let environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1"]

  let folder: Workspace

  /// Commits small content, in which files are put in the place of its own, as `base`.
  init(_ files: [String: String] = [:]) throws {
    folder = try Workspace(files)
    try git("init -q -b main")
    try commit("base")
    try git("tag base")
  }

  /// One that is there already.
  init(in folder: Workspace) { self.folder = folder }

  func git(_ arguments: String) throws {
    let settings =
      "-c user.name=Mira -c user.email=mira@example.com -c commit.gpgsign=false -c protocol.file.allow=always"
    let run = try folder.shell("git \(settings) \(arguments)", environment: Self.environment)
    try #require(run.code == 0, "git \(arguments): \(run.err)")
  }

  func commit(_ message: String) throws {
    try git("add -A")
    try git("commit -q --allow-empty -m '\(message)'")
  }

  /// Puts a file of the content in the place of its own.
  func write(_ name: String, _ text: String) throws { try folder.write("content/\(name)", text) }

  /// `seedtool` in the repository, with git at hand.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Tool.Run {
    try Tool.run(arguments, in: folder, environment: Self.environment.merging(environment) { $1 })
  }

  /// `seedtool diff`, with what it finds: rule and record, sorted.
  func findings(_ base: String = "base") throws -> [String] {
    let run = try run("diff", base, "--format", "json")
    try #require(run.code < 2, "\(run.err)")
    let value = try #require(try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
    let findings = try #require(value["findings"] as? [[String: Any]])
    return findings.map { "\($0["severity"] ?? "") \($0["rule"] ?? "") \($0["record"] ?? "")" }.sorted()
  }
}
