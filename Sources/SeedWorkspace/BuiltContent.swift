import SeedCompiler
package import SeedDecoding
package import SeedLint
package import SeedPlatform
import SeedRules
package import SeedRuntime

/// A content folder and the bundle that it would become; its findings are left to `check` and `compile`.
package struct BuiltContent {
  package let catalog: Catalog
  package let bytes: [UInt8]
  package let bundle: SeedBundle

  /// - Parameters:
  ///   - watcher: is told of each file before it is read.
  ///   - advice: what follows the reason where it cannot be compiled.
  package init(
    _ folder: Folder,
    _ watcher: ContentLoading.Watcher = { _, _, _ in },
    advice: String = ""
  ) throws(RunError) {
    catalog = try Workspace(folder).load(watcher).catalog
    let (configuration, _) = Configuration.decode(from: catalog, .builtIn)
    bytes = try BuiltContent.bytes(of: catalog, configuration, advice: advice)
    do throws(BundleError) { bundle = try SeedBundle.open(bytes: bytes) } catch {
      throw BuiltContent.failure(catalog, "\(error)\(advice)")
    }
  }

  /// The bundle of a catalog.
  package static func bytes(
    of catalog: Catalog,
    _ configuration: Configuration,
    advice: String = ""
  ) throws(RunError) -> [UInt8] {
    do throws(CompileError) {
      return try ContentCompilation.compile(
        catalog,
        version: configuration.version,
        locale: configuration.locale,
        toolVersion: Workspace.toolVersion
      )
    } catch {
      throw failure(catalog, "\(error)\(advice)")
    }
  }

  private static func failure(_ catalog: Catalog, _ reason: String) -> RunError {
    .world(path: catalog.folder ?? "content", message: "it cannot be compiled: \(reason)")
  }
}
