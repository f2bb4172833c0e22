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

/// Who git says is at work.
package enum GitOwner {
  /// The name that git is configured with; nil where there is none.
  package static var name: String? {
    if let name = Process.environment("GIT_AUTHOR_NAME"), TokenShape.line.matches(name) { return name }
    var paths = (0..<64).map { String(repeating: "../", count: $0) + ".git/config" }
    if let home = Process.environment("HOME") {
      paths += ["\(home)/.gitconfig", "\(home)/.config/git/config"]
    }
    for path in paths {
      guard let bytes = try? FileReading.read(path, limit: 1 << 20) else { continue }
      if let name = name(inConfiguration: String(decoding: bytes.elements, as: UTF8.self)),
        TokenShape.line.matches(name)
      {
        return name
      }
    }
    return nil
  }

  /// The name in the section `user` of a configuration of git.
  private static func name(inConfiguration text: String) -> String? {
    var isUser = false
    var name: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmed
      if line.hasPrefix("[") {
        isUser = line.lowercased() == "[user]"
      } else if isUser, let equals = line.firstIndex(of: "="), line[..<equals].trimmed.lowercased() == "name"
      {
        let value = line[line.index(after: equals)...].trimmed.filter { $0 != "\"" }
        if !value.isEmpty { name = String(value) }
      }
    }
    return name
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
