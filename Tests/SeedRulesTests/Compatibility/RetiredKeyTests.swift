import LintSamples
import SeedDiagnostics
import Testing

/// Copy keys that are retired are a loss of their product, as fixes are one of their bug.
struct RetiredKeyTests {
  private static let rule = "compatibility/undercut-quota"

  /// A catalogue of keys, each by its name, product and role, and what is retired.
  private static func content(
    _ keys: [(name: String, product: String, role: String)],
    retired: [String] = [],
    rules: String = "{}",
    products: String = #""pressure": { "voices": ["brutal"] }, "geocue": { "voices": ["plain"] }"#
  ) -> [String: String] {
    let entries = keys.map { key in
      #"{ "key": "\#(key.name)", "product": "\#(key.product)", "summary": "Said.", "role": "\#(key.role)", "#
        + #""voiced": true, "placeholders": {}, "limits": { "body": 90 }, "minimumVariants": 1 }"#
    }
    let gone = retired.map { key in
      #"{ "kind": "copyKey", "key": "\#(key)", "retiredOn": "2026-02-01", "reason": "Nothing shows it." }"#
    }
    return [
      "seedtool.json": #"{ "version": "1.0.0", "locale": "en_US", "rules": \#(rules) }"#,
      "copy/catalog.json":
        #"{ "products": { \#(products) }, "keys": [\#(entries.joined(separator: ","))] }"#,
      "retired.json": "[\(gone.joined(separator: ","))]",
    ]
  }

  private typealias Key = (name: String, product: String, role: String)
  private static let before: [Key] = [
    ("a.one", "pressure", "notification"), ("a.two", "pressure", "notification"),
    ("a.three", "pressure", "body"), ("b.one", "geocue", "body"),
  ]

  private static func losses(_ now: [String: String], before: [String: String]? = nil) -> [String] {
    let all = ExampleLinting.compare(before ?? content(Self.before), now, select: ["compatibility"]).findings
    return all.filter { $0.rule.text == rule }.compactMap(\.record)
  }

  @Test func `all that a product retires is one finding`() {
    let now = Self.content(Array(Self.before.dropFirst(2)), retired: ["a.one", "a.two"])
    #expect(Self.losses(now) == ["pressure keys 1 notification 0"])
    let findings = ExampleLinting.compare(Self.content(Self.before), now, select: [Self.rule]).findings
    #expect(
      findings.map(\.message) == [
        "product pressure lost 2 keys (3 → 1), 2 notification keys (2 → 0) (quota/copy-keys)"
      ]
    )
    let both = Self.content([Self.before[1], Self.before[2]], retired: ["a.one", "b.one"])
    #expect(Self.losses(both) == ["geocue keys 0 body 0", "pressure keys 2 notification 1"])
  }

  @Test func `as many new keys of the role leave nothing to find`() {
    let rest = Array(Self.before.dropFirst())
    let same = Self.content(rest + [("a.new", "pressure", "notification")], retired: ["a.one"])
    #expect(Self.losses(same) == [])
    let label = Self.content(rest + [("a.new", "pressure", "label")], retired: ["a.one"])
    #expect(Self.losses(label) == ["pressure notification 1"])
    let elsewhere = Self.content(rest + [("b.new", "geocue", "notification")], retired: ["a.one"])
    #expect(Self.losses(elsewhere) == ["pressure keys 2 notification 1"])
  }

  @Test func `a key that is gone, moved or changed is the business of its own rule`() {
    let rest = Array(Self.before.dropFirst())
    #expect(Self.losses(Self.content(rest)) == [])
    #expect(Self.losses(Self.content(rest + [("a.one", "geocue", "notification")])) == [])
    #expect(Self.losses(Self.content(rest + [("a.one", "pressure", "label")])) == [])
    let products = #""geocue": { "voices": ["plain"] }"#
    let gone = Self.content([Self.before[3]], retired: ["a.one", "a.two", "a.three"], products: products)
    #expect(Self.losses(gone) == [])
  }

  @Test func `a quota that the base turned off is not held`() {
    let off = Self.content(Self.before, rules: #"{ "quota/copy-keys": { "severity": "off" } }"#)
    let now = Self.content(Array(Self.before.dropFirst()), retired: ["a.one"])
    #expect(Self.losses(now, before: off) == [])
  }

  @Test(arguments: [
    ("pressure keys 2 notification 1", true), ("pressure keys 1 notification 0", true),
    ("pressure keys 2", false), ("geocue keys 2 notification 1", false),
  ])
  func `it is approved by product, for fewer losses, too`(_ record: String, _ isApproved: Bool) {
    var now = Self.content(Array(Self.before.dropFirst()), retired: ["a.one"])
    now["approvals.json"] =
      #"[{ "rule": "\#(Self.rule)", "record": "\#(record)", "reason": "Meant.", "owner": "mira", "#
      + #""against": "1.0.0" }]"#
    #expect(Self.losses(now).isEmpty == isApproved)
  }
}
