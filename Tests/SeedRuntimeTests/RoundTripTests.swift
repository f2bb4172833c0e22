import BundleSamples
import SeedCompiler
import SeedModel
import SeedRuntime
import Testing

@Suite struct RoundTripTests {
  let content = BundleContent.rich
  let bundle: SeedBundle

  init() throws { bundle = try SeedBundle.open(bytes: BundleWriter.write(.rich)) }

  @Test func `a bundle holds what was written`() throws {
    #expect(bundle.problems() == [])
    #expect(try Set(bundle.bugs.map { try $0.model }) == Set(content.bugs))
    #expect(try Set(bundle.fixes.map { try $0.model }) == Set(content.fixes))
    #expect(try Set(bundle.tidbits.map { try $0.model }) == Set(content.microEducation))
    #expect(try Set(bundle.products.map { try $0.model }) == Set(content.products))
    #expect(try Set(bundle.copyKeys.map { try $0.model }) == Set(content.copyKeys))
    #expect(try Set(bundle.copyEntries.map { try $0.model }) == Set(content.copyEntries))
    #expect(try Set(bundle.retired.map { try $0.model }) == Set(content.retired))
    #expect(try bundle.priorityRules() == content.files.priorityRules)
    #expect(try bundle.policies() == content.files.policies)
    #expect(bundle.fixes.count == content.fixes.count)
    #expect(bundle.copyEntries.count == content.copyEntries.count)
  }

  @Test func `the header says version, locale and size`() throws {
    #expect(bundle.info.contentVersion == content.version)
    #expect(bundle.info.locale == "en_US")
    #expect(bundle.info.formatVersion == 2)
    #expect(bundle.info.byteCount == (try BundleWriter.write(.rich).count))
    #expect(bundle.sections.allSatisfy { $0.name != nil })
    #expect(bundle.sections.map(\.id) == bundle.sections.map(\.id).sorted())
  }

  @Test func `provenance is kept, sorted by label`() throws {
    let provenance = try bundle.provenance()
    #expect(provenance.toolVersion == "0.1.0")
    #expect(provenance.sources.map(\.label) == ["bugs.json", "copy/egofix.deadpan.json", "fixes.json"])
    #expect(Set(provenance.sources) == Set(content.provenance.sources))
  }

  @Test func `a content without records opens and is empty`() throws {
    let empty = try SeedBundle.open(bytes: BundleWriter.write(.empty), verifying: .everything)
    #expect(empty.bugs.isEmpty && empty.fixes.isEmpty && empty.copyKeys.isEmpty && empty.retired.isEmpty)
    #expect(try empty.priorityRules() == nil)
    #expect(empty.record(id: .sample(1)) == nil)
    #expect(empty.record(number: 1) == nil)
    #expect(empty.copyKey(product: "", key: "") == nil)
  }

  @Test func `fields are read one by one through a handle`() throws {
    for fix in content.fixes {
      let handle = try #require(bundle.fix(id: fix.id))
      #expect(bundle.id(of: handle) == fix.id)
      #expect(bundle.number(of: handle) == fix.number)
      #expect(bundle.type(of: handle) == fix.type)
      #expect(bundle.severity(of: handle) == fix.severity)
      #expect(bundle.interactionType(of: handle) == fix.interactionType)
      #expect(bundle.bug(of: handle) == bundle.bug(id: fix.bugID))
      #expect(bundle.string(bundle.prompt(of: handle)) == fix.prompt)
      #expect(bundle.inlineComment(of: handle).map { bundle.string($0) } == fix.inlineComment)
      #expect(bundle.validation(of: handle).map { bundle.string($0) } == fix.validation)
      let copied = bundle.withUTF8(of: bundle.prompt(of: handle)) { span in
        span.indices.map { span[$0] }
      }
      #expect(copied == Array(fix.prompt.utf8))
      #expect(try bundle.interaction(of: handle) == fix.interaction)
    }
    let bug = try #require(bundle.bug(slug: "bug-1"))
    #expect(bundle.string(bundle.title(of: bug)) == "Bug 1")
    #expect(bundle.shortTitle(of: bug).map { bundle.string($0) } == "B1")
    #expect(bundle.bug(slug: "bug-9") == nil)
  }

  @Test func `slices hold exactly the fixes and tidbits that have their properties`() throws {
    for bug in bundle.bugs.handles {
      let id = bundle.id(of: bug)
      for type in FixType.allCases {
        for severity in FixSeverity.allCases {
          let found = try bundle.fixes(of: bug, type: type, severity: severity).map { try bundle.model($0) }
          let expected = content.fixes
            .filter { $0.bugID == id && $0.type == type && $0.severity == severity }
            .sorted { $0.number < $1.number }
          #expect(found == expected)
        }
        #expect(
          bundle.fixes(of: bug, type: type).count
            == content.fixes.count { $0.bugID == id && $0.type == type }
        )
      }
      #expect(bundle.fixes(of: bug).count == content.fixes.count { $0.bugID == id })
      for trigger in EducationTrigger.allCases {
        let found = try bundle.tidbits(of: bug, trigger: trigger).map { try bundle.model($0) }
        let expected = content.microEducation
          .filter { $0.bugID == id && $0.trigger == trigger }
          .sorted { $0.id < $1.id }
        #expect(found == expected)
      }
      #expect(bundle.tidbits(of: bug).count == content.microEducation.count { $0.bugID == id })
    }
  }

  @Test func `retired identities lead to what serves in their place`() throws {
    let live = try #require(bundle.fix(id: .sample(200)))
    let chained = try #require(bundle.retired(id: .sample(400)))
    #expect(bundle.successor(of: chained) == .fix(live))
    #expect(bundle.retired(number: 7) == chained)
    #expect(bundle.fix(number: 7) == nil)
    #expect(bundle.resolve(number: 7) == .fix(live))
    #expect(bundle.resolve(id: .sample(401)) == .fix(live))
    #expect(bundle.resolve(id: .sample(200)) == .fix(live))
    #expect(bundle.resolve(id: .sample(402)) == nil)
    // A record that replaces itself is a finding of lint; here it must just end.
    #expect(bundle.resolve(id: .sample(403)) == nil)
    #expect(bundle.resolve(id: .sample(404)) == bundle.bug(id: .sample(100)).map { .bug($0) })
    let key = try #require(bundle.retired(key: "old.key"))
    #expect(try bundle.model(key).replacement == .key("notification.due"))
    #expect(bundle.retired(key: "older.key") != nil)
    #expect(bundle.retired(key: "oldest.key") == nil)
    #expect(bundle.retired(key: "") == nil)
  }
}
