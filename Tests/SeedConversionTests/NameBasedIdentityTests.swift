import Foundation
import SeedModel
import SeedTables
import Testing

@testable import SeedConversion

struct NameBasedIdentityTests {
  @Test(arguments: [
    // RFC 9562, appendix A.4; the others from Python's uuid module.
    ("6ba7b810-9dad-11d1-80b4-00c04fd430c8", "www.example.com", "2ed6657d-e927-568b-95e1-2665a8aea6a2"),
    ("6ba7b810-9dad-11d1-80b4-00c04fd430c8", "", "4ebd0208-8328-5d69-8c44-ec50939c0967"),
    (
      "53778aed-081f-4aea-bdc5-616391a3d77b", "me-right-01",
      "ebe56de4-3b06-5683-91ea-58126cbbdb88"
    ),
  ])
  func `a name in a namespace is the UUID that others derive`(
    _ namespace: String,
    _ name: String,
    _ id: String
  )
    throws
  {
    let namespace = try #require(Identity(namespace))
    #expect(Identity(name: name, namespace: namespace).description == id)
  }

  @Test(arguments: [
    ("3f2a8c5e-91d7-4b60-a2e4-7c1d9f08b356", "3f2a8c5e-91d7-4b60-a2e4-7c1d9f08b356"),
    ("3F2A8C5E-91D7-4B60-A2E4-7C1D9F08B356", "3f2a8c5e-91d7-4b60-a2e4-7c1d9f08b356"),
    ("{3f2a8c5e-91d7-4b60-a2e4-7c1d9f08b356}", "3f2a8c5e-91d7-4b60-a2e4-7c1d9f08b356"),
  ])
  func `a proper UUID stays what it is`(_ old: String, _ new: String) {
    let namespace = Dialect.egofix.files[0].namespace
    #expect(Identity(imported: old, namespace: namespace).description == new)
  }

  @Test(arguments: [
    "11111111-1111-1111-1111-111111111111", "00000000-0000-4000-8000-000000000001",
    "12345678-1234-4234-8234-123456789012", "", "me-right-01", "fix 1", "ü",
  ])
  func `what somebody typed becomes a UUID of version 5 that stays when it is imported again`(_ old: String) {
    let ids = Dialect.egofix.files.map { Identity(imported: old, namespace: $0.namespace) }
    #expect(Set(ids).count == 3, "the same id in two files is two records")
    for (id, (_, namespace)) in zip(ids, Dialect.egofix.files) {
      #expect(id.version == 5 && id.hasStandardVariant)
      #expect(Identity(imported: id.description, namespace: namespace) == id)
    }
  }

  @Test
  func `the page tells the namespaces that are used`() throws {
    let url = Repository.url.appending(path: "Documentation/ImportingEgoFix.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    for (kind, namespace) in Dialect.egofix.files {
      #expect(page.contains("| `\(kind.path).json` | `\(namespace)` |"))
    }
  }
}
