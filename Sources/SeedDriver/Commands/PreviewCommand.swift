import SeedDesk
import SeedDiagnostics
import SeedPages
import SeedPlatform
import SeedSimulation
import SeedWorkspace

/// `seedtool preview`: the content as the apps show it, in a browser.
struct PreviewCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let folder = try ContentPath.folder(arguments)
    var simulation: SimulationPage?
    if let path = arguments.value(.simulation) { simulation = SimulationPage(try SimulationFile.read(path)) }
    let workspace = Workspace(folder)
    let run = try workspace.check(CheckSettings(), console.fileWatcher)
    let preview = Preview(run, simulation)
    if let output = arguments.value(.output) {
      if arguments.has(.open) { throw .usage("--open goes with the served preview, not with -o") }
      try write(preview.files(), to: output, beside: run)
      return 0
    }
    let server = try world { () throws(FileError) in try preview.server() }
    let show = { @Sendable edition in preview.show(edition, on: server) }
    // A saved file is to show within half a second.
    guard let session = WorkspaceSession(workspace, diskInterval: 60, onCheck: show) else {
      throw .world(path: folder.path, message: "the system gives no thread to watch it with")
    }
    console.out("\(server.address)\n")
    console.status("seedtool: the preview is there until this ends; whoever has the address can read it\n")
    if arguments.has(.open), !Self.open(server.address) {
      console.complain("seedtool: there is no program here that opens a browser: open the address above\n")
    }
    withExtendedLifetime(session) { server.serve() }
  }

  private func write(
    _ files: [(name: String, bytes: [UInt8])],
    to output: String,
    beside run: LintRun
  ) throws(RunError) {
    try OutputFiles.makeFolder(output)
    try expectNoOtherPage(FileSystem.join(output, files[0].name))
    let outputs = OutputFiles(run)
    for file in files { try outputs.replace(FileSystem.join(output, file.name), file.bytes) }
    console.status("seedtool: \(FileSystem.join(output, files[0].name)) written\n")
  }

  /// Refuses to put the preview in the place of a page that is not its own.
  private func expectNoOtherPage(_ path: String) throws(RunError) {
    guard try world({ () throws(FileError) in try FileSystem.kind(of: path) }) == .file else { return }
    let isOwn = try world { () throws(FileError) in
      let buffer = try FileReading.read(path, limit: .max)
      return withExtendedLifetime(buffer) { Preview.isPage(buffer.elements) }
    }
    if !isOwn {
      throw .world(
        path: path,
        message: "it is no page of `seedtool preview`, and is not replaced; name another folder"
      )
    }
  }

  /// Starts the system's browser; false where there is no way to.
  static func open(_ address: String) -> Bool {
    guard let opener = OutsideProgram(named: "open") ?? OutsideProgram(named: "xdg-open") else {
      return false
    }
    return DetachedThread.start { _ = try? opener.run([address]) }
  }
}
