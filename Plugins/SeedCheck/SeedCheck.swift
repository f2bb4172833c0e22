import Foundation
import PackagePlugin

/// `swift package seed-check`: runs `seedtool check` on the package's content; what follows goes to the tool.
@main
struct SeedCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try tool(of: context)
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["check"] + arguments.drop { $0 == "--" }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("seedtool check ended with \(process.terminationStatus)")
      return
    }
  }
}

/// The installed tool that SEEDTOOL_PATH names, else the one that is built from the package of the plugin.
func tool(of context: PluginContext) throws -> URL {
  if let path = ProcessInfo.processInfo.environment["SEEDTOOL_PATH"] { return URL(filePath: path) }
  return try context.tool(named: "seedtool").url
}
