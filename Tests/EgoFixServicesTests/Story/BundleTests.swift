import CivilTime
import EgoFixServices
import SeedCompiler
import SeedModel
import SeedRuntime
import ServiceCopy
import ServiceKernel
import Testing

/// The content as it comes from a bundle.
@Suite struct BundleTests {
  /// A bundle of test records, with one variant of each key.
  func bundle(_ records: TestContent) throws -> SeedBundle {
    var content = BundleContent(
      version: ContentVersion(major: 1, minor: 0, patch: 0),
      locale: "en_US",
      provenance: Provenance(toolVersion: "0.1.0", sources: [])
    )
    content.bugs = records.bugs
    content.fixes = records.fixes
    content.microEducation = records.tidbits
    content.retired = records.retired
    content.products = [CopyProduct(name: "egofix", voices: ["deadpan"])]
    content.copyKeys = [
      CopyKey(
        key: EgoFixCopyKey.reminderDaily.name,
        product: "egofix",
        summary: "A reminder.",
        role: .notification,
        isVoiced: true,
        placeholders: [.init(name: "number", type: .text, isRequired: true, maximum: nil, values: [])],
        limits: .init(title: 40, body: 140),
        minimumVariants: 1
      )
    ]
    content.copyEntries = [
      CopyEntry(
        product: "egofix",
        voice: "deadpan",
        key: EgoFixCopyKey.reminderDaily.name,
        variants: [
          CopyVariant(
            title: MessagePattern(segments: [.literal("EgoFix")]),
            body: MessagePattern(segments: [.literal("Fix #"), .argument("number"), .literal(" is ready.")])
          )
        ]
      )
    ]
    return try SeedBundle.open(bytes: BundleWriter.write(content), verifying: .everything)
  }

  @Test func `a bundle and its records give the same tables, and the same story`() throws {
    var records = TestContent(bugs: 4, low: 5, medium: 3, high: 2)
    records.add(.daily, .low, bug: 1, interaction: InteractionTests.abstain)
    records.add(.daily, .low, bug: 1, interaction: InteractionTests.counter)
    records.variantCount = 0
    let direct = try records.content()
    let content = try EgoFixContent(bundle(records))
    #expect(content.bugIDs == direct.bugIDs && content.fixCount == direct.fixCount)
    for fix in 0..<Int32(content.fixCount) {
      #expect(content[fix: fix].id == direct[fix: fix].id)
      #expect(content[fix: fix].shape == direct[fix: fix].shape)
      #expect(content.index(of: content[fix: fix].id) == fix)
      #expect(content.fix(number: content[fix: fix].number) == content[fix: fix].id)
    }
    #expect(content.tidbitIDs == direct.tidbitIDs)
    let stories = [Story(direct), Story(content)]
    for story in stories {
      story.onboard([0, 1, 2])
      for day in 0..<60 { story.live(day, day % 4 == 0 ? .skipped : .applied) }
    }
    #expect(stories[0].state == stories[1].state)
    #expect(stories[0].allEffects == stories[1].allEffects)
  }

  @Test func `a reminder is rendered from the bundle`() throws {
    let story = Story(try EgoFixContent(bundle(TestContent())))
    story.allowNotifications()
    story.onboard([0], 0, "08:00")
    let notice = try #require(story.state.notices.first)
    let number = FixNumber.text(try #require(notice.fix.flatMap { story.logic.content.number(of: $0) }))
    let text = try story.logic.text(of: notice)
    #expect(text == CopyText(title: "EgoFix", body: "Fix #\(number) is ready."))
    #expect(try story.logic.content.text(.restDay) == nil)
  }

  @Test func `a bundle without the product's policies starts no service`() throws {
    let bundle = try bundle(TestContent())
    #expect(throws: ServiceError.noPolicies(product: "egofix")) {
      try EgoFixService(
        bundle,
        store: InMemoryStateStore(),
        zone: .utc,
        notifications: InMemoryNotifications()
      )
    }
  }
}
