import BundleSamples
import SeedCompiler
import SeedModel
import SeedRuntime
import Testing

@Suite struct HandleTests {
  @Test func `handles of two bundles are never equal`() throws {
    let bytes = try BundleWriter.write(.rich)
    let (one, two) = (try SeedBundle.open(bytes: bytes), try SeedBundle.open(bytes: bytes))
    #expect(one.fixes.handles.first != two.fixes.handles.first)
    #expect(one.fixes.first != two.fixes.first)
    #expect(one.fixes.first == one.fixes.first)
  }

  #if DEBUG
    @Test func `in a debug build another bundle's handle is a trap`() async {
      await #expect(processExitsWith: .failure) {
        let bytes = try BundleWriter.write(.rich)
        let (one, two) = (try SeedBundle.open(bytes: bytes), try SeedBundle.open(bytes: bytes))
        if let fix = one.fixes.handles.first { print(two.number(of: fix)) }
      }
      await #expect(processExitsWith: .failure) {
        let bytes = try BundleWriter.write(.rich)
        let (one, two) = (try SeedBundle.open(bytes: bytes), try SeedBundle.open(bytes: bytes))
        if let fix = one.fixes.handles.first { print(two.string(one.prompt(of: fix))) }
      }
    }
  #else
    @Test func `in a release build another bundle's handle leads to nothing`() throws {
      let bytes = try BundleWriter.write(.rich)
      let (one, two) = (try SeedBundle.open(bytes: bytes), try SeedBundle.open(bytes: bytes))
      let fix = try #require(one.fixes.handles.first)
      #expect(two.number(of: fix) == 0)
      #expect(two.type(of: fix) == nil)
      #expect(two.bug(of: fix) == nil)
      #expect(two.string(two.prompt(of: fix)) == "")
      #expect(two.string(one.prompt(of: fix)) == "")
      #expect(throws: BundleError.noSuchRecord(kind: "fixes", index: 0)) { try two.model(fix) }
      let bug = try #require(one.bugs.handles.first)
      #expect(two.fixes(of: bug).isEmpty && two.tidbits(of: bug, trigger: .general).isEmpty)
      let entry = try #require(one.copyEntries.handles.first)
      #expect(two.variants(of: entry).isEmpty)
      let variant = try #require(one.variants(of: entry).first)
      #expect(throws: CopyError.self) { try two.render(one.body(of: variant)) }
    }
  #endif
}
