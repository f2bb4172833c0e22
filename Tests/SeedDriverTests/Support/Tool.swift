import Foundation

/// The built program, run as a process.
struct Tool {
  /// What a run left behind.
  struct Run {
    var code: Int32
    /// Standard output.
    var out: String
    /// Standard error.
    var err: String
  }

  /// The program that `SEEDTOOL_TESTED` names, say one that was built for release and is many times as fast;
  /// else the one that was built with these tests, in the same folder as they.
  static let url: URL = {
    if let path = ProcessInfo.processInfo.environment["SEEDTOOL_TESTED"] {
      let isThere = FileManager.default.isExecutableFile(atPath: path)
      precondition(isThere, "SEEDTOOL_TESTED: no program at \(path)")
      return URL(filePath: path)
    }
    let starts = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
    for start in starts {
      var folder = start.deletingLastPathComponent()
      for _ in 0..<4 {
        let url = folder.appending(path: "seedtool")
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue { return url }
        folder.deleteLastPathComponent()
      }
    }
    preconditionFailure("the tests depend on seedtool, so that it is built beside them")
  }()

  /// Runs it in a folder, with an environment of its own and nothing on standard input but what is given.
  static func run(
    _ arguments: [String],
    in folder: Workspace,
    input: [UInt8]? = nil,
    environment: [String: String] = [:]
  ) throws -> Run {
    try launch(url, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of shell, in which `$seedtool` is the program.
  static func shell(_ line: String, in folder: Workspace, environment: [String: String] = [:]) throws -> Run {
    var environment = environment
    environment["seedtool"] = url.path
    environment["PATH"] = "/usr/bin:/bin:/usr/local/bin"
    return try launch(URL(filePath: "/bin/sh"), ["-c", line], in: folder, environment: environment)
  }

  /// Output goes to files, not pipes: nothing can fill up while nobody reads.
  private static func launch(
    _ program: URL,
    _ arguments: [String],
    in folder: Workspace,
    input: [UInt8]? = nil,
    environment: [String: String]
  ) throws -> Run {
    let own = try Workspace()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    // Tests give the whole environment but for this: on a machine that is to look bare, the tool must see it
    // so.
    let outside =
      ProcessInfo.processInfo.environment["SEEDTOOL_OUTSIDE"].map { ["SEEDTOOL_OUTSIDE": $0] } ?? [:]
    process.environment = outside.merging(environment) { $1 }
    try own.write("in", Data(input ?? []))
    process.standardInput = try FileHandle(forReadingFrom: own.url.appending(path: "in"))
    let streams = try ["out", "err"].map { name in
      try own.write(name, Data())
      return try FileHandle(forWritingTo: own.url.appending(path: name))
    }
    process.standardOutput = streams[0]
    process.standardError = streams[1]
    try process.run()
    process.waitUntilExit()
    // A signal is no exit code; 128 and more stand for it, as in shells.
    let code = process.terminationStatus + (process.terminationReason == .exit ? 0 : 128)
    return Run(
      code: code,
      out: String(decoding: try own.data("out"), as: UTF8.self),
      err: String(decoding: try own.data("err"), as: UTF8.self)
    )
  }
}
