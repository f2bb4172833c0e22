import PressureServices
import EgoFixServices
import Foundation
import SeedModel
import Testing

@testable import ServiceStore

/// The store in processes that end at once, and beside readers.
@Suite struct ProcessTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A process writes steps of two records each and prints the number of each step that was kept; it is
  /// killed at any moment.
  @Test func `a killed process has lost nothing that was acknowledged, and no step is there by half`()
    async throws
  {
    var random = SystemRandomNumberGenerator()
    var acknowledged = 0
    for round in 0..<12 {
      let output = folder.url.appending(path: "out-\(round)")
      let line = "exec \"$storeload\" small \(folder.path("a"))"
      try LoadProgram.kill(line, after: .random(in: 0.03...0.4, using: &random), output: output)
      let printed = String(decoding: try folder.bytes("out-\(round)"), as: UTF8.self)
      // A last line without its end was not printed whole.
      let numbers = printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap {
        Int($0)
      }
      acknowledged += numbers.count

      let user = try await SuiteUser(ServiceStore.open(path: folder.path("a")))
      let crashes = Set(try await user.egoFix.repositories.crashes.getAll().map(\.id))
      let events = Set(try await user.egoFix.repositories.events.getAll().map(\.id))
      #expect(crashes == events, "round \(round)")
      #expect(Set(numbers.map { Identity.test($0) }).isSubset(of: crashes), "round \(round)")
    }
    #expect(acknowledged > 0)
  }

  @Test func `two processes write one store at the same time`() async throws {
    let outputs = (0..<2).map { folder.url.appending(path: "out-\($0)") }
    _ = try ServiceStore.open(path: folder.path("a"))
    let processes = try outputs.enumerated().map { number, output in
      try LoadProgram.start(
        "exec \"$storeload\" small \(folder.path("a")) \(number * 1000) 50",
        output: output
      )
    }
    for process in processes { process.waitUntilExit() }
    let user = try await SuiteUser(ServiceStore.open(path: folder.path("a")))
    let crashes = try await user.egoFix.repositories.crashes.getAll().map(\.id)
    #expect(Set(crashes) == Set(((0..<50).map { $0 } + (1000..<1050).map { $0 }).map { Identity.test($0) }))
  }

  @Test func `readers see what was kept and wait for no writer`() async throws {
    let user = try await SuiteUser(ServiceStore.open(path: folder.path("a")))
    let crashes = (1...2).map { user.crash($0) }
    try await user.egoFix.repositories.crashes.save(crashes[0])
    try await user.egoFix.transaction { [egoFix = user.egoFix] repositories in
      try await repositories.crashes.save(crashes[1])
      #expect(try await egoFix.repositories.crashes.getAll().map(\.id) == [.test(1)])
      #expect(try await repositories.crashes.getAll().map(\.id) == [.test(1), .test(2)])
    }
    #expect(try await user.egoFix.repositories.crashes.getAll().map(\.id) == [.test(1), .test(2)])
  }

  @Test func `many tasks read and write at once`() async throws {
    let user = try await SuiteUser(ServiceStore.open(path: folder.path("a"), readerCount: 4))
    let crashes = user.egoFix.repositories.crashes
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        let crash = user.crash(number)
        group.addTask { try await crashes.save(crash) }
        group.addTask { _ = try await crashes.getAll() }
      }
      try await group.waitForAll()
    }
    #expect(try await crashes.getAll().count == 60)
  }

  @Test func `a year of Pressure takes less than 200 KB`() async throws {
    do {
      let user = try await SuiteUser(ServiceStore.open(path: folder.path("a")))
      let service = ProductSuite.pressure(user.user.service("pressure"), user.clock)
      try await ProductSuite.live(service, user.clock, days: 0..<365)
      #expect(try await service.commitments().count >= 364)
      #expect(try await service.notificationLog().count > 500)
    }
    try await DamageTests(folder).isClosed()
    let byteCount = try folder.bytes("a").count
    print("a year of Pressure: \(byteCount) bytes")
    #expect(byteCount < 200_000)
  }
}

extension DamageTests {
  init(_ folder: TemporaryFolder) { self.folder = folder }
}
