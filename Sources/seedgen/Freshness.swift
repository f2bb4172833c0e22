import SeedPlatform
import SeedTables

/// Compares what is generated with what lies in the working directory, and writes what differs.
enum Freshness {
  /// Returns the exit code: 1 for stale files of a check, 2 for faulty tables or a folder that is no package.
  static func run(isCheck: Bool) -> Int32 {
    let faults = TableFaults.of(RecordTable.all)
    for fault in faults { say(fault) }
    guard faults.isEmpty else { return 2 }
    guard (try? FileSystem.kind(of: "Package.swift")) == .file else {
      say("there is no Package.swift here; run seedgen from the package's folder")
      return 2
    }
    var stale = false
    do throws(FileError) {
      var files = Generation.files()
      guard let page = FormatPage.updated(try text(FormatPage.path) ?? "") else {
        say("\(FormatPage.path) lacks the marks between which its tables are generated")
        return 2
      }
      files.append((FormatPage.path, page))
      files += try ListFiles.generated()
      for assets in Assets.all { files.append((assets.path, try assets.code(text))) }
      for file in files where try text(file.path) != file.text {
        stale = true
        say("\(file.path) \(isCheck ? "is stale: run `swift run seedgen`" : "written")")
        if !isCheck { try write(file.text, to: file.path) }
      }
      for path in try leftOver(files.map(\.path)) {
        stale = true
        say("\(path) \(isCheck ? "is no longer generated: run `swift run seedgen`" : "removed")")
        if !isCheck { FileSystem.remove(path) }
      }
    } catch {
      say("\(error.path): \(error)")
      return 2
    }
    return isCheck && stale ? 1 : 0
  }

  private static func say(_ line: String) { try? Process.write("\(line)\n", to: .error) }

  private static func text(_ path: String) throws(FileError) -> String? {
    guard try FileSystem.kind(of: path) == .file else { return nil }
    let buffer = try FileReading.read(path, limit: 1 << 24)
    return withExtendedLifetime(buffer) { String(decoding: buffer.elements, as: UTF8.self) }
  }

  private static func write(_ text: String, to path: String) throws(FileError) {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    if try FileSystem.kind(of: folder) == nil { try FileSystem.makeFolder(folder) }
    try FileWriting.replace(path, with: text)
  }

  /// Files of `Generated/` folders that nothing generates any more.
  private static func leftOver(_ known: [String]) throws(FileError) -> [String] {
    var result: [String] = []
    for module in try FileSystem.names(in: "Sources").sorted() {
      let folder = "Sources/\(module)/Generated"
      guard try FileSystem.kind(of: folder) == .folder else { continue }
      for name in try FileSystem.names(in: folder).sorted() where !known.contains("\(folder)/\(name)") {
        result.append("\(folder)/\(name)")
      }
    }
    return result
  }
}
