package import SeedDiagnostics
import SeedLint

/// A file of suppressions, as somebody pastes it together from the keys that findings show.
package enum SuppressionFile {
  package static func text(of keys: [FindingKey], expires: String = "2099-12-31") -> String {
    var seen: Set<FindingKey> = []
    let entries = keys.filter { seen.insert($0).inserted }.map { key in
      var members = [#""rule": "\#(key.rule)""#, #""record": "\#(key.record ?? "")""#]
      if let pointer = key.pointer { members.append(#""pointer": "\#(pointer)""#) }
      if let digest = key.textDigest { members.append(#""textDigest": "\#(digest)""#) }
      members += [#""reason": "It is meant that way.""#, #""owner": "mira""#, #""expires": "\#(expires)""#]
      return "{ \(members.joined(separator: ", ")) }"
    }
    return "[\n  \(entries.joined(separator: ",\n  "))\n]\n"
  }
}
