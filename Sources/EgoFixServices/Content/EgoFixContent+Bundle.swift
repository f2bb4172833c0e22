import SeedModel
public import SeedRuntime
import ServiceCopy

/// The one place that reads EgoFix's records from a bundle.
extension EgoFixContent {
  /// The content of a bundle, with the bundle kept for its texts.
  ///
  /// - Throws: ``BundleError`` for a damaged record, ``ServiceError/badContent(product:reason:)``.
  /// - Complexity: O(records).
  public init(_ bundle: SeedBundle) throws {
    try self.init(
      bugs: bundle.bugs.map { try $0.model },
      fixes: bundle.fixes.map { try $0.model },
      tidbits: bundle.tidbits.map { try $0.model },
      texts: BundleTexts(bundle: bundle)
    )
  }
}

/// Records and texts of a bundle.
private struct BundleTexts: EgoFixTexts {
  let bundle: SeedBundle

  func bug(_ id: BugID) throws -> Bug? { try bundle.bug(id: id.id).map { try bundle.model($0) } }

  func fix(_ id: FixID) throws -> Fix? { try bundle.fix(id: id.id).map { try bundle.model($0) } }

  func tidbit(_ id: TidbitID) throws -> MicroEducation? {
    try bundle.tidbit(id: id.id).map { try bundle.model($0) }
  }

  func retired(_ id: Identity) throws -> RetiredRecord? {
    try bundle.retired(id: id).map { try bundle.model($0) }
  }

  func line(product: String, voice: String, key: String) -> CopyLine? {
    bundle.line(product: product, voice: voice, key: key)
  }

  func text(of line: CopyLine, variant: Int, arguments: CopyArguments) throws(CopyError) -> CopyText? {
    try bundle.text(of: line, variant: variant, arguments: arguments)
  }
}
