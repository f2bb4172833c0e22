import CivilTime
import Foundation
import Testing

struct OracleTests {
  @Test
  func `twelve zones' transitions, gaps, overlaps and drawn instants are as Python's zoneinfo has them`()
    throws
  {
    let lines = try String(contentsOf: Oracle.folder.appending(path: "recorded.txt"), encoding: .utf8)
    let oracle = try Oracle(lines, zones: FixtureZones())
    #expect(oracle.zoneCount == 12)
    #expect(oracle.localCount > 2000)
    #expect(oracle.instantCount == 480)
    #expect(oracle.differences == [])
  }

  @Test(.enabled(if: Python.isThere, "python3 with zoneinfo is not on this machine"))
  func `every zone's transitions 2024–2037 and the times around them are as Python's zoneinfo has them`()
    throws
  {
    let oracle = try Oracle(try Python.run("oracle.py"), zones: TZifZones.system)
    #expect(oracle.zoneCount > 400)
    #expect(oracle.changeCount > 4000)
    #expect(oracle.localCount > 30_000)
    #expect(oracle.differences == [])
  }
}

/// The system's python3.
enum Python {
  static let isThere =
    (try? run(arguments: ["-c", "import zoneinfo; zoneinfo.ZoneInfo('Europe/Berlin')"])) != nil

  struct Failure: Error {
    let code: Int32
  }

  /// What a script of the fixtures prints.
  static func run(_ script: String) throws -> String {
    try run(arguments: [Oracle.folder.appending(path: script).path])
  }

  private static func run(arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(code: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }
}
