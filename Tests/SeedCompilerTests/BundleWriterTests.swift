import BundleSamples
import SeedLayout
import SeedModel
import Testing

@testable import SeedCompiler

@Suite struct BundleWriterTests {
  @Test func `the same content gives the same bytes twice`() throws {
    #expect(try BundleWriter.write(.rich) == BundleWriter.write(.rich))
  }

  @Test(arguments: 0..<20)
  func `the order in which content comes changes no byte`(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var content = BundleContent.rich
    content.bugs.shuffle(using: &random)
    content.fixes.shuffle(using: &random)
    content.microEducation.shuffle(using: &random)
    content.products.shuffle(using: &random)
    content.copyKeys.shuffle(using: &random)
    content.copyEntries.shuffle(using: &random)
    content.retired.shuffle(using: &random)
    content.provenance.sources.shuffle(using: &random)
    for index in content.copyKeys.indices { content.copyKeys[index].placeholders.shuffle(using: &random) }
    #expect(try BundleWriter.write(content) == BundleWriter.write(.rich))
  }

  @Test func `a text is stored once, and canonical equivalents apart`() throws {
    var content = BundleContent.small
    let once = try BundleWriter.write(content).count
    content.fixes[0].validation = content.fixes[0].prompt
    #expect(try BundleWriter.write(content).count == once)
    content.bugs[0].title = "caf\u{E9} caf\u{E9}"
    content.bugs[0].shortTitle = "cafe\u{301} cafe\u{301}"
    let bytes = try BundleWriter.write(content)
    #expect(bytes.contains(Array("caf\u{E9} caf\u{E9}".utf8)))
    #expect(bytes.contains(Array("cafe\u{301} cafe\u{301}".utf8)))
  }

  private func error(_ change: (inout BundleContent) -> Void) -> BundleWriteError? {
    var content = BundleContent.rich
    change(&content)
    return #expect(throws: BundleWriteError.self) { try BundleWriter.write(content) }
  }

  @Test func `two records of one id are refused, whatever their kinds`() {
    let id = Identity.sample(200)
    #expect(error { $0.fixes[3].id = id } == .duplicateIdentity(id))
    #expect(error { $0.microEducation[3].id = id } == .duplicateIdentity(id))
    #expect(error { $0.retired[0].id = id } == .duplicateIdentity(id))
    let bug = Identity.sample(100)
    #expect(error { $0.bugs.append($0.bugs[0]) } == .duplicateIdentity(bug))
  }

  @Test func `a kind has as many records as an index names`() throws {
    let limit = 268_435_456
    #expect(try BundleWriter.recordIndex(limit - 1, of: .fixes) == UInt32(limit - 1))
    let error = #expect(throws: BundleWriteError.self) { try BundleWriter.recordIndex(limit, of: .fixes) }
    #expect(error == .tooManyRecords(section: "fixes", count: limit + 1, limit: limit))
  }

  @Test func `a number is used once, retired ones included`() {
    #expect(error { $0.fixes[3].number = 900 } == .duplicateNumber(900))
    #expect(error { $0.retired[2].number = 900 } == .duplicateNumber(900))
  }

  @Test func `references to nothing are refused`() {
    let nobody = Identity.sample(9_999)
    #expect(
      error { $0.fixes[0].bugID = nobody } == .unknownBug(nobody, record: "the fix \(Identity.sample(200))")
    )
    #expect(
      error { $0.microEducation[0].bugID = nobody }
        == .unknownBug(nobody, record: "the tidbit \(Identity.sample(300))")
    )
    #expect(error { $0.copyKeys[0].product = "geocue" } == .unknownName(kind: "product", name: "geocue"))
    #expect(error { $0.copyEntries[0].key = "x.y" } == .unknownName(kind: "copy key", name: "pressure x.y"))
    #expect(
      error { $0.copyEntries[0].voice = "soft" } == .unknownName(kind: "voice of pressure", name: "soft")
    )
  }

  @Test func `names are used once`() {
    #expect(
      error { $0.products.append($0.products[0]) } == .duplicateName(kind: "products", name: "pressure")
    )
    #expect(
      error { $0.products[0].voices.append("brutal") }
        == .duplicateName(kind: "voices of pressure", name: "brutal")
    )
    #expect(
      error { $0.copyKeys.append($0.copyKeys[0]) }
        == .duplicateName(kind: "copy keys of pressure", name: "notification.due")
    )
    #expect(
      error { $0.copyEntries.append($0.copyEntries[0]) }
        == .duplicateName(kind: "entries of pressure professional", name: "notification.due")
    )
    #expect(
      error { $0.provenance.sources.append($0.provenance.sources[0]) }
        == .duplicateName(kind: "source files", name: "fixes.json")
    )
  }

  @Test func `an unvoiced key stands in one table only`() {
    let twice = CopyEntry(product: "pressure", voice: "brutal", key: "label.done", variants: [])
    #expect(
      error { $0.copyEntries.append(twice) }
        == .duplicateName(kind: "entries of pressure brutal", name: "label.done")
    )
  }

  @Test func `what does not fit its field is refused`() {
    #expect(
      error { $0.fixes[0].number = 0 }
        == .outOfRange(field: "number", value: 0, record: "the fix \(Identity.sample(200))")
    )
    #expect(
      error { $0.fixes[0].number = 1 << 40 }
        == .outOfRange(field: "number", value: 1 << 40, record: "the fix \(Identity.sample(200))")
    )
    #expect(
      error { $0.files.priorityRules?.nightHours.first = 24 }
        == .outOfRange(field: "nightHours", value: 24, record: "priority_rules.json")
    )
    let long = String(repeating: "x", count: 65_537)
    #expect(
      error { $0.fixes[0].prompt = long }
        == .textTooLong(beginning: String(repeating: "x", count: 40), limit: 65_536)
    )
    let option = Interaction.QuizOption(id: "a", text: "b", weightModifier: .infinity, insight: nil)
    #expect(
      error {
        $0.fixes[0].interaction = .quiz(.init(question: "?", options: [option], explanationAfter: nil))
      } == .notFinite(field: "weightModifier", record: "the fix \(Identity.sample(200))")
    )
  }

  @Test func `a locale without plural rules is refused`() {
    #expect(error { $0.locale = "xx" } == .unsupportedLocale("xx"))
    #expect(error { $0.locale = "en_" + String(repeating: "X", count: 40) } != nil)
  }
}
