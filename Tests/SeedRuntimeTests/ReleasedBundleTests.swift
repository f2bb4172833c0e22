import Foundation
import SeedCompiler
import SeedDecoding
import SeedModel
import SeedRuntime
import Testing

/// The bundles of released versions, kept as they were written: each build reads all of them. A folder of
/// `Released` has a bundle and the content that it was compiled from; `.ci/steps/keep-bundle.sh` makes one,
/// and none is ever replaced.
struct ReleasedBundleTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Released")
  static let versions =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []

  @Test func `there is a bundle of each released version`() {
    #expect(!Self.versions.isEmpty)
  }

  @Test(arguments: versions)
  func `each record of a kept bundle is read as its content says`(version: String) throws {
    let folder = Self.folder.appending(path: version)
    let bytes = try [UInt8](Data(contentsOf: folder.appending(path: "content.seedbundle")))
    let bundle = try SeedBundle.open(bytes: bytes, verifying: .everything)
    #expect(bundle.problems() == [])
    #expect(bundle.info.formatVersion == 2)

    let catalog = try ContentLoading.load(folder: folder.appending(path: "content").path).catalog
    let content = try ContentCompilation.content(
      of: catalog,
      version: "1.0.0",
      locale: "en_US",
      toolVersion: version
    )
    #expect(bundle.info.contentVersion == content.version)
    #expect(bundle.info.locale == content.locale)
    #expect(try bundle.provenance().toolVersion == version)
    #expect(try Set(bundle.bugs.map { try $0.model }) == Set(content.bugs))
    #expect(try Set(bundle.fixes.map { try $0.model }) == Set(content.fixes))
    #expect(try Set(bundle.tidbits.map { try $0.model }) == Set(content.microEducation))
    #expect(try Set(bundle.products.map { try $0.model }) == Set(content.products))
    #expect(try Set(bundle.copyKeys.map { try $0.model }) == Set(content.copyKeys))
    #expect(try Set(bundle.copyEntries.map { try $0.model }) == Set(content.copyEntries))
    #expect(try Set(bundle.retired.map { try $0.model }) == Set(content.retired))
    #expect(try bundle.priorityRules() == content.files.priorityRules)
    #expect(try bundle.policies() == content.files.policies)
  }

  @Test(arguments: versions)
  func `a kept content has every kind of record, and finds each by its name`(version: String) throws {
    let folder = Self.folder.appending(path: version)
    let bytes = try [UInt8](Data(contentsOf: folder.appending(path: "content.seedbundle")))
    let bundle = try SeedBundle.open(bytes: bytes)
    let types = Set(bundle.fixes.handles.compactMap { bundle.interactionType(of: $0) })
    #expect(types.count >= 14)
    #expect(!bundle.retired.isEmpty && !bundle.copyEntries.isEmpty)
    #expect(try bundle.priorityRules() != nil && bundle.policies() != nil)
    for fix in bundle.fixes.handles {
      #expect(bundle.fix(number: bundle.number(of: fix)) == fix)
      #expect(bundle.fix(id: bundle.id(of: fix)) == fix)
    }
    for key in bundle.copyKeys.handles {
      let model = try bundle.model(key)
      #expect(bundle.copyKey(product: model.product, key: model.key) == key)
    }
  }
}
