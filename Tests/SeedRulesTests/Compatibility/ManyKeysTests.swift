import LintSamples
import SeedDiagnostics
import Testing

/// Copy keys by the thousand.
struct ManyKeysTests {
  private static func files(_ count: Int, _ name: String) -> [String: String] {
    let keys = (0..<count).map { #"{ "key": "\#(name)\#($0)", "product": "pressure" }"# }
    let text = #"{ "products": {}, "keys": [\#(keys.joined(separator: ","))] }"#
    return ["copy/catalog.json": text]
  }

  /// Before, all keys were sorted for each that is gone: 20,000 took most of an hour.
  @Test(.timeLimit(.minutes(1)))
  func `many keys that are gone are found, each with one that differs in capitals alone`() {
    let rule = "compatibility/vanished-copy-key"
    let (before, now) = (Self.files(5_000, "key.aNumber"), Self.files(5_000, "key.anumber"))
    let findings = ExampleLinting.compare(before, now, select: [rule]).findings
    #expect(findings.count == 5_000)
    #expect(findings.first { $0.message.contains("`key.aNumber7`") }?.suggestion == "key.anumber7")
  }
}
