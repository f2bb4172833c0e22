import Foundation
import PackagePlugin

/// Compiles a package's content into a target's resources, and generates the code that names it.
///
/// The content is the folder `content` of the package, or of the nearest folder above it that has one. The
/// target gets the resource `content.seedbundle` and the source file `Content.swift`.
@main
struct SeedContent: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let folder = contentFolder(above: context.package.directoryURL) else {
      // An error would stop the build of the tool that makes the folder, too.
      Diagnostics.warning(
        "\(target.name): there is no folder `content` with a fixes.json in \(context.package.directoryURL.path) or "
          + "above it, up to its repository's root: `seedtool init` there makes one"
      )
      return []
    }
    let tool = try tool(of: context)
    let bundle = context.pluginWorkDirectoryURL.appending(path: "content.seedbundle")
    let code = context.pluginWorkDirectoryURL.appending(path: "Content.swift")
    let files = contentFiles(in: folder)
    // Outside programs, such as a spelling dictionary, make no difference to what a build yields. That the
    // rules which need them do not run fails a check in CI, but never a build.
    let environment = ["SEEDTOOL_OUTSIDE": "off", "CI": ""]
    return [
      .buildCommand(
        displayName: "Compiling \(folder.lastPathComponent) to \(bundle.lastPathComponent)",
        executable: tool,
        arguments: ["compile", folder.path, "--quiet", "-o", bundle.path],
        environment: environment,
        inputFiles: files,
        outputFiles: [bundle]
      ),
      .buildCommand(
        displayName: "Generating \(code.lastPathComponent)",
        executable: tool,
        arguments: ["generate", "swift", folder.path, "--quiet", "-o", code.path],
        environment: environment,
        inputFiles: files,
        outputFiles: [code]
      ),
    ]
  }
}

/// The content folder of a package, or of what it lies in, at most at the root of its repository.
func contentFolder(above package: URL) -> URL? {
  var folder = package.standardizedFileURL
  while true {
    let content = folder.appending(path: "content")
    if FileManager.default.fileExists(atPath: content.appending(path: "fixes.json").path) { return content }
    let parent = folder.deletingLastPathComponent()
    let isRoot = FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
    if isRoot || parent.path == folder.path { return nil }
    folder = parent
  }
}

/// The files of a content folder: when one of them changes, the bundle is compiled again.
func contentFiles(in folder: URL) -> [URL] {
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  return (files?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
    .sorted { $0.path < $1.path }
}

/// The installed tool that SEEDTOOL_PATH names, else the one that is built from the package of the plugin.
func tool(of context: PluginContext) throws -> URL {
  if let path = ProcessInfo.processInfo.environment["SEEDTOOL_PATH"] { return URL(filePath: path) }
  return try context.tool(named: "seedtool").url
}
