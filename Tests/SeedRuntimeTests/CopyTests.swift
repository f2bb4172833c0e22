import BundleSamples
import SeedCompiler
import SeedModel
import SeedRuntime
import Testing

@Suite struct CopyTests {
  let bundle: SeedBundle

  init() throws { bundle = try SeedBundle.open(bytes: BundleWriter.write(.rich)) }

  private func due() throws -> Handle<CopyVariant> {
    let found = bundle.copyEntry(product: "pressure", voice: "professional", key: "notification.due")
    let entry = try #require(found)
    return try #require(bundle.variants(of: entry).first)
  }

  @Test func `copy is found by product, voice and key`() throws {
    let brutal = try #require(bundle.copyEntry(product: "pressure", voice: "brutal", key: "notification.due"))
    #expect(bundle.variants(of: brutal).count == 1)
    #expect(bundle.copyEntry(product: "pressure", voice: "deadpan", key: "notification.due") == nil)
    #expect(bundle.copyEntry(product: "egofix", voice: "deadpan", key: "notification.due") == nil)
    #expect(bundle.copyEntry(product: "egofix", voice: "deadpan", key: "body.unwritten") == nil)
    #expect(bundle.copyEntry(product: "geocue", voice: "standard", key: "label.done") == nil)
    let key = try #require(bundle.copyKey(product: "pressure", key: "notification.due"))
    let product = try #require(bundle.product(named: "pressure"))
    #expect(
      bundle.voices(of: product).map { bundle.string(bundle.name(of: $0)) } == ["professional", "brutal"]
    )
    let voice = try #require(bundle.voice(of: product, named: "brutal"))
    #expect(bundle.copyEntry(key, voice: voice) == brutal)
    let foreign = try #require(bundle.product(named: "egofix").flatMap { bundle.voices(of: $0).first })
    #expect(bundle.copyEntry(key, voice: foreign) == nil)
  }

  @Test func `an unvoiced key is the same in every voice`() throws {
    let professional = bundle.copyEntry(product: "pressure", voice: "professional", key: "label.done")
    #expect(professional != nil)
    #expect(bundle.copyEntry(product: "pressure", voice: "brutal", key: "label.done") == professional)
  }

  @Test(arguments: [
    (0, "calm", "Ada: today."), (1, "calm", "Ada: 1 day."), (2, "calm", "Ada: 2 days."),
    (31, "loud", "Ada: 31 days, 31!."), (1_234_567, "loud", "Ada: 1,234,567 days, 1,234,567!."),
  ])
  func `plural and select take the arm for their argument`(days: Int, mood: String, text: String) throws {
    let arguments: CopyArguments = ["name": .text("Ada"), "days": .count(days), "mood": .select(mood)]
    #expect(try bundle.render(bundle.body(of: due()), with: arguments) == text)
  }

  @Test func `rendering appends to a buffer`() throws {
    var buffer = Array("> ".utf8)
    try bundle.render(bundle.body(of: due()), with: ["name": .text("Ada"), "days": .count(0)], into: &buffer)
    #expect(String(decoding: buffer, as: UTF8.self) == "> Ada: today.")
  }

  @Test func `an argument that is missing or wrong is named, and the buffer stays`() throws {
    let body = try bundle.body(of: due())
    var buffer = Array("> ".utf8)
    #expect(throws: CopyError.missingArgument(name: "days")) {
      try bundle.render(body, with: ["name": .text("Ada")], into: &buffer)
    }
    #expect(buffer == Array("> ".utf8))
    #expect(throws: CopyError.missingArgument(name: "name")) { try bundle.render(body) }
    #expect(throws: CopyError.wrongArgument(name: "days", expected: "count", found: "text")) {
      try bundle.render(body, with: ["name": .text("Ada"), "days": .text("3")])
    }
    #expect(throws: CopyError.negativeCount(name: "days", count: -1)) {
      try bundle.render(body, with: ["name": .text("Ada"), "days": .count(-1)])
    }
    #expect(throws: CopyError.missingArgument(name: "mood")) {
      try bundle.render(body, with: ["name": .text("Ada"), "days": .count(.max)])
    }
  }

  @Test func `an empty message renders to nothing, an absent title is nil`() throws {
    let entry = try #require(
      bundle.copyEntry(product: "pressure", voice: "professional", key: "notification.due")
    )
    let variant = try #require(bundle.variants(of: entry).last)
    #expect(try bundle.render(bundle.body(of: variant)) == "")
    let title = try #require(bundle.title(of: variant))
    #expect(try bundle.render(title) == "")
    let label = try #require(bundle.copyEntry(product: "pressure", voice: "brutal", key: "label.done"))
    let untitled = try #require(bundle.variants(of: label).first)
    #expect(bundle.title(of: untitled) == nil)
    #expect(try bundle.model(bundle.body(of: due())) == BundleContent.nested)
  }

  @Test func `a message may nest as deep as the format says, and no deeper`() throws {
    func nested(_ depth: Int) -> BundleContent {
      var pattern = MessagePattern(segments: [.number])
      for _ in 0..<depth {
        pattern = MessagePattern(segments: [
          .plural(name: "days", arms: [.init(selector: .category(.other), pattern: pattern)])
        ])
      }
      var content = BundleContent.small
      content.copyEntries[0].variants = [CopyVariant(title: nil, body: pattern)]
      return content
    }
    let deep = try SeedBundle.open(bytes: BundleWriter.write(nested(16)), verifying: .everything)
    let entry = try #require(deep.copyEntries.handles.first)
    let variant = try #require(deep.variants(of: entry).first)
    #expect(try deep.render(deep.body(of: variant), with: ["days": .count(5)]) == "5")
    #expect(throws: BundleWriteError.messageTooDeep(key: "reminder.daily", limit: 16)) {
      try BundleWriter.write(nested(17))
    }
  }
}
