import BundleSamples
import CivilTime
import Foundation
import SeedCompiler
import SeedFoundation
import SeedModel
import SeedRuntime
import ServiceKernel
import Testing

@Suite struct FoundationTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "seed-foundation-\(UUID().uuidString)")
  var url: URL { folder.appending(path: "content.seedbundle") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(patch: UInt32) throws {
    var content = BundleContent.small
    content.version.patch = patch
    try Data(BundleWriter.write(content)).write(to: url, options: .atomic)
  }

  @Test func `a bundle is opened by its URL, from data and among resources`() throws {
    try write(patch: 1)
    #expect(try SeedBundle.open(contentsOf: url).fixes.count == 1)
    #expect(try SeedBundle.open(data: Data(contentsOf: url)).fixes.count == 1)
    let resources = try #require(Bundle(path: folder.path))
    #expect(try SeedBundle.open(in: resources).fixes.count == 1)
    #expect(throws: BundleError.self) { try SeedBundle.open(resource: "other", in: resources) }
    let remote = try #require(URL(string: "https://example.com/a.seedbundle"))
    #expect(throws: BundleError.unreadable(path: "https://example.com/a.seedbundle", reason: "it is no file"))
    {
      try SeedBundle.open(contentsOf: remote)
    }
  }

  @Test func `an identity and a UUID have the same bytes`() throws {
    let text = "0f8fad5b-d9cb-469f-a165-70867728950e"
    let uuid = try #require(UUID(uuidString: text))
    let identity = try #require(Identity(text))
    #expect(Identity(uuid) == identity)
    #expect(UUID(identity) == uuid)
    let fix = try #require(try SeedBundle.open(bytes: BundleWriter.write(.small)).fixes.first)
    #expect(fix.id == (try fix.model.id))
  }

  @Test func `instants, dates and zones go to Foundation and back`() throws {
    let date = Date(timeIntervalSince1970: 1_709_539_199.75)
    #expect(Instant(date).description == "2024-03-04T07:59:59Z")
    #expect(Date(Instant(date)) == Date(timeIntervalSince1970: 1_709_539_199))
    #expect(Instant(Date(timeIntervalSince1970: -0.5)).unixSeconds == -1)
    #expect(Instant(Date(timeIntervalSince1970: 1e300)) == .latest)
    let leap = try #require(CivilDate(year: 2024, month: 2, day: 29))
    #expect(CivilDate(DateComponents(leap)) == leap)
    #expect(CivilDate(DateComponents(year: 2023, month: 2, day: 29)) == nil)
    #expect(CivilDate(DateComponents(year: 2024, month: 2)) == nil)
    let offset = ZoneRules.current.local(at: Instant(date)).seconds(
      since: ZoneRules.utc.local(at: Instant(date))
    )
    #expect(offset == TimeZone.current.secondsFromGMT(for: date))
  }

  @Test func `errors speak through LocalizedError`() {
    #expect(BundleError.notFound(path: "/a").localizedDescription == "there is no file /a")
    #expect(CopyError.missingArgument(name: "days").localizedDescription == "the argument days is missing")
    #expect(StoreError.busy.localizedDescription == "the store was in use for too long")
    #expect(ZoneError.unknown("Mars/Base").localizedDescription == "there is no time zone Mars/Base")
    let newer: any Error = ServiceError.newerVersion(product: "pressure", found: 2, known: 1)
    #expect(newer.localizedDescription.hasPrefix("the state of pressure has version 2, and 1 is the newest"))
  }

  @Test func `updates tell of each new bundle, and of the same error once`() async throws {
    try write(patch: 1)
    let provider = try BundleProvider(path: url.path)
    var updates = provider.updates(everyMilliseconds: 1).makeAsyncIterator()
    try write(patch: 2)
    guard case .replaced(let second) = await updates.next() else {
      Issue.record("no new bundle")
      return
    }
    #expect(second.info.contentVersion.patch == 2)
    try Data("no bundle".utf8).write(to: url, options: .atomic)
    guard case .failed(let error) = await updates.next() else {
      Issue.record("no error")
      return
    }
    #expect(error == .notABundle(found: 0x6C64_6E75_6220_6F6E))
    // The file is looked at again and again meanwhile, and stays bad: the next that is said is the next
    // bundle.
    let file = url
    let writing = Task {
      try await Task.sleep(nanoseconds: 50_000_000)
      var content = BundleContent.small
      content.version.patch = 3
      try Data(BundleWriter.write(content)).write(to: file, options: .atomic)
    }
    guard case .replaced(let third) = await updates.next() else {
      Issue.record("the same error again")
      return
    }
    try await writing.value
    #expect(third.info.contentVersion.patch == 3)
    let cancelled = Task {
      var updates = provider.updates(everyMilliseconds: 1).makeAsyncIterator()
      return await updates.next() == nil
    }
    cancelled.cancel()
    #expect(await cancelled.value)
  }

  @Test(arguments: ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"])
  func `Foundation's zones are those of the system's files`(name: String) throws {
    let foundation = try FoundationZones().zone(named: name)
    let system = try TZifZones.system.zone(named: name)
    for week in 0..<1_500 {
      // From 2010 on, an odd number of seconds apart.
      let instant = Instant(unixSeconds: 1_262_304_000 + week * 604_861)
      #expect(foundation.offset(at: instant) == system.offset(at: instant), "\(instant.unixSeconds)")
    }
    #expect(throws: ZoneError.unknown("Nowhere/At_All")) {
      try FoundationZones().zone(named: "Nowhere/At_All")
    }
  }
}
