import LintSamples
import SeedDecoding
import SeedDiagnostics
import Testing
import TextSamples

struct RetiredOracleTests {
  private static func id(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return "0b97d4e2-3a6c-4f81-95be-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  /// What is wrong with each `replacedBy`, found by walking it as a reader would.
  private static func naive(_ replacements: [Int?], retired: [Int], live: Set<Int>) -> [String] {
    var next: [Int: Int?] = [:]
    for (id, replacement) in zip(retired, replacements) where next[id] == nil {
      next[id] = .some(replacement)
    }
    return zip(retired, replacements).compactMap { start, replacement -> String? in
      guard let replacement else { return nil }
      if live.contains(replacement) { return nil }
      if next[replacement] == nil { return "\(start): `replacedBy` names no record, live or retired" }
      var current: Int? = replacement
      for _ in retired {
        guard let place = current, !live.contains(place) else { return nil }
        if place == start { return "\(start): `replacedBy` leads back to this record" }
        current = next[place].flatMap(\.self)
      }
      return nil
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `what is retired and yet live, and where replacements lead, is what a naive walk finds`(seed: UInt64) {
    var random = SeededRandom(seed)
    let retired = Array((1...30).shuffled(using: &random).prefix(20))
    let live = Set((1...36).shuffled(using: &random).prefix(8))
    let replacements = retired.map { _ in
      Bool.random(using: &random) ? nil : Int.random(in: 1...40, using: &random)
    }
    let records = zip(retired, replacements).map { id, replacement in
      let more = replacement.map { #", "replacedBy": "\#(Self.id($0))""# } ?? ""
      return """
        {"kind":"fix","id":"\(Self.id(id))","number":\(500 + id),"retiredOn":"2026-02-01","reason":"\(id)"\(more)}
        """
    }
    let fixes = live.sorted().map { #"{"id":"\#(Self.id($0))","number":\#($0)}"# }
    let files = [
      "retired.json": "[\(records.joined(separator: ",\n"))]",
      "fixes.json": "[\(fixes.joined(separator: ",\n"))]",
    ]
    let findings = ExampleLinting.lint(files, select: ["identity/retired-identity"]).findings
    func index(_ finding: Diagnostic) -> Int {
      Int(finding.pointer?.split(separator: "/").first.map(String.init) ?? "") ?? -1
    }
    let replaced = findings.filter { $0.message.hasPrefix("`replacedBy`") }
      .map { "\(retired[index($0)]): \($0.message)" }
    #expect(Set(replaced) == Set(Self.naive(replacements, retired: retired, live: live)))
    #expect(replaced.count == Set(replaced).count)
    let again = findings.filter { $0.message == "the id of this fix is retired" }
      .map { live.sorted()[index($0)] }
    #expect(Set(again) == live.intersection(retired))
    #expect(findings.count == replaced.count + again.count)
    #expect(!replaced.isEmpty)
  }
}
