import BundleSamples
import SeedCompiler
import SeedModel
import SeedRuntime
import Testing

@Suite struct ContractTests {
  private func bundle(_ change: (inout BundleContent) -> Void = { _ in }) throws -> SeedBundle {
    var content = BundleContent.rich
    change(&content)
    return try SeedBundle.open(bytes: BundleWriter.write(content))
  }

  @Test func `a contract has a line a name`() throws {
    let lines = ContentContract(of: try bundle()).lines
    #expect(lines.contains("bug bug-1"))
    #expect(lines.contains("voice pressure brutal"))
    #expect(lines.contains { $0.hasPrefix("key pressure notification.due(") })
    #expect(lines == lines.sorted())
  }

  @Test func `the same content and a larger one keep the contract`() throws {
    let contract = ContentContract(of: try bundle())
    try contract.check(bundle())
    let larger = try bundle { content in
      content.products.append(CopyProduct(name: "new", voices: ["loud"]))
      content.bugs[2].slug = "bug-2"
    }
    #expect(ContentContract(of: larger).digest != contract.digest)
    try contract.check(larger)
  }

  @Test func `a bundle that lacks something is refused with all that it lacks`() throws {
    let contract = ContentContract(of: try bundle())
    let smaller = try bundle { content in
      content.bugs[1].slug = "bug-9"
      let due = content.copyKeys.firstIndex { $0.key == "notification.due" } ?? 0
      content.copyKeys[due].placeholders.append(
        CopyKey.Placeholder(name: "zeal", type: .count, isRequired: false)
      )
    }
    let error = #expect(throws: ContractError.self) { try contract.check(smaller) }
    #expect(error?.missing.count == 2)
    #expect(error?.missing.first == "bug bug-1")
    #expect(
      error.map { "\($0)" }?.hasPrefix("content 2.10.37 lacks what the app names: bug bug-1; key") == true
    )
  }

  private enum Voice: String { case professional, brutal, whispered }

  @Test func `a reference is shown with its arguments`() throws {
    let bundle = try bundle()
    let due = CopyReference<Voice>(
      product: "pressure",
      key: "notification.due",
      arguments: ["name": .text("Ada"), "days": .count(0)]
    )
    #expect(try bundle.text(due, voice: .professional)?.body == "Ada: today.")
    #expect(try bundle.text(due, voice: .professional, variant: 99) == nil)
    #expect(try bundle.text(due, voice: .professional, variant: -1) == nil)
    #expect(try bundle.text(due, voice: .whispered) == nil)
    #expect(bundle.variants(of: due, voice: .brutal).count == 1)
  }
}
