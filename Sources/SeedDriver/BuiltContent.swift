import SeedCompiler
import SeedDecoding
import SeedLint
import SeedPlatform
import SeedRules
import SeedRuntime

/// A content folder and the bundle that it would become; its findings are left to `check` and `compile`.
struct BuiltContent {
  let catalog: Catalog
  let bytes: [UInt8]
  let bundle: SeedBundle

  /// - Parameter advice: what follows the reason where it cannot be compiled.
  init(_ folder: Folder, _ console: Console, advice: String = "") throws(RunError) {
    catalog = try ContentPath.folder(folder).load(console).catalog
    let (configuration, _) = Configuration.decode(from: catalog, .builtIn)
    bytes = try BuiltContent.bytes(of: catalog, configuration, advice: advice)
    do throws(BundleError) { bundle = try SeedBundle.open(bytes: bytes) } catch {
      throw BuiltContent.failure(catalog, "\(error)\(advice)")
    }
  }

  /// The bundle of a catalog.
  static func bytes(
    of catalog: Catalog,
    _ configuration: Configuration,
    advice: String = ""
  ) throws(RunError) -> [UInt8] {
    do throws(CompileError) {
      return try ContentCompilation.compile(
        catalog,
        version: configuration.version,
        locale: configuration.locale,
        toolVersion: SeedTool.version
      )
    } catch {
      throw failure(catalog, "\(error)\(advice)")
    }
  }

  private static func failure(_ catalog: Catalog, _ reason: String) -> RunError {
    .world(path: catalog.folder ?? "content", message: "it cannot be compiled: \(reason)")
  }
}
