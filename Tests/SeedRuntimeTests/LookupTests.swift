import BundleSamples
import SeedCompiler
import SeedModel
import SeedRuntime
import Testing

@Suite struct LookupTests {
  @Test func `every fix is found by its id and by its number`() throws {
    let content = BundleContent.many(fixCount: 1_000)
    let bundle = try SeedBundle.open(bytes: BundleWriter.write(content))
    for fix in content.fixes {
      let byID = try #require(bundle.fix(id: fix.id))
      #expect(bundle.fix(number: fix.number) == byID)
      #expect(bundle.bug(id: fix.id) == nil)
      #expect(bundle.record(id: fix.id) == .fix(byID))
    }
    for bug in content.bugs { #expect(bundle.bug(id: bug.id) != nil) }
    #expect(bundle.fix(id: .sample(5_000_000)) == nil)
    #expect(bundle.fix(id: Identity(high: 0, low: 0)) == nil)
    #expect(bundle.fix(number: 0) == nil)
    #expect(bundle.fix(number: -1) == nil)
    #expect(bundle.fix(number: 1_001) == nil)
    #expect(bundle.fix(number: .max) == nil)
  }
}
