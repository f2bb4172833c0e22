import CivilTime
import SeedDiagnostics
import SeedPages
import SeedPlatform
import SeedPlay
import SeedRuntime
import SeedWorkspace

/// `seedtool play`: an app on its real services, in a browser.
struct PlayCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let names = Play.Product.allCases.map(\.rawValue)
    guard let name = arguments.operands.first else {
      throw .usage("name a product: \(names.joined(separator: ", "))")
    }
    guard let product = Play.Product(rawValue: name) else {
      throw .usage("there is no product `\(name)` to play", suggestion: NearestName.of(name, among: names))
    }
    if arguments.operands.count > 2 { throw .usage("`\(arguments.operands[2])` is one operand too many") }
    let path = arguments.operands.dropFirst().first.map(ContentPath.harmless)
    let bundle = try bundle(path)
    let (day, seed) = (try day(), try seed())
    let server: PageServer
    do throws(PlayError) {
      server = try Play.server(product, bundle, zones: TZifZones.system, day: day, seed: seed)
    } catch {
      throw .world(path: path ?? "content", message: error.reason)
    }
    console.out("\(server.address)\n")
    console.status("seedtool: \(name) is there until this ends; whoever has the address can play it\n")
    if arguments.has(.open), !PreviewCommand.open(server.address) {
      console.complain("seedtool: there is no program here that opens a browser: open the address above\n")
    }
    Play.serve(server)
  }

  /// The bundle that is named, or that of the content folder.
  private func bundle(_ path: String?) throws(RunError) -> SeedBundle {
    if let path, try world({ () throws(FileError) in try FileSystem.kind(of: path) }) == .file {
      return try BundlePath.open(path)
    }
    return try BundlePath.built(path, console)
  }

  private func day() throws(RunError) -> CivilDate? {
    arguments.has(.today) ? CivilDate("\(try Today.date(arguments))") : nil
  }

  private func seed() throws(RunError) -> UInt32 {
    try arguments.number(.seed, 0...Int(UInt32.max)).map { UInt32($0) } ?? .random(in: .min ... .max)
  }
}
