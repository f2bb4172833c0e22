package import SeedDecoding
package import SeedDiagnostics
package import SeedLint
import SeedPlatform
import SeedTables

extension Suppression {
  /// What stands in `suppressions.json` for an accepted finding.
  package static func entry(
    accepting key: FindingKey,
    reason: String,
    owner: String,
    until: CivilDate
  ) -> String {
    var writer = JSONWriter(.indented, escaping: .required)
    writer.object {
      $0.members(of: key)
      $0.member("reason", reason)
      $0.member("owner", owner)
      $0.member("expires", "\(until)")
    }
    return writer.text
  }
}

/// Who answers for what a command writes down, unless the command line says.
package enum GitOwner {
  /// The name that git is configured with, or nil.
  package static let name: String? = fit(Process.environment("GIT_AUTHOR_NAME")) ?? fit(configured)

  private static func fit(_ name: String?) -> String? {
    name.flatMap { TokenShape.line.matches($0) ? $0 : nil }
  }

  private static var configured: String? {
    guard let git = OutsideProgram(named: "git"), let run = try? git.run(["config", "--get", "user.name"]),
      run.code == 0
    else { return nil }
    return String(decoding: run.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
