import Foundation
import Synchronization

/// A temporary folder that goes with the value.
final class TemporaryFolder: Sendable {
  let url: URL

  /// One that goes when the tests' process ends.
  static let kept: TemporaryFolder = {
    guard let folder = try? TemporaryFolder() else { preconditionFailure("no temporary folder can be made") }
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.kept.url) }
    return folder
  }()

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func bytes(_ name: String) throws -> [UInt8] { try Array(Data(contentsOf: url.appending(path: name))) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }
}

/// Numbers that are given out once.
enum SequenceNumber {
  private static let last = Mutex(0)

  static func next() -> Int {
    last.withLock { number in
      number += 1
      return number
    }
  }
}

/// The program that puts a store under load, built beside the tests.
enum LoadProgram {
  static let url: URL = {
    let starts = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
    for start in starts {
      var folder = start.deletingLastPathComponent()
      for _ in 0..<4 {
        let url = folder.appending(path: "storeload")
        if FileManager.default.isExecutableFile(atPath: url.path) { return url }
        folder.deleteLastPathComponent()
      }
    }
    preconditionFailure("the tests depend on storeload, so that it is built beside them")
  }()

  /// Starts a command line in which `$storeload` is the program; what it prints goes to a file.
  static func start(_ line: String, output: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = ["storeload": url.path, "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Starts a command line and kills it some seconds later. It blocks its thread: a test that waited with
  /// `await` could stand behind all others, and the program would write all the while.
  static func kill(_ line: String, after seconds: Double, output: URL) throws {
    let process = try start(line, output: output)
    Thread.sleep(forTimeInterval: seconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Runs a command line to its end; what it printed.
  static func run(_ line: String, in folder: TemporaryFolder) throws -> String {
    let output = folder.url.appending(path: "out")
    try start(line, output: output).waitUntilExit()
    return String(decoding: try folder.bytes("out"), as: UTF8.self)
  }
}
