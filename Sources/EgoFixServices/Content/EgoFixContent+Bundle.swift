import SeedModel
public import SeedRuntime

/// The one place that reads EgoFix's records from a bundle.
extension EgoFixContent {
  /// The content of a bundle, with the bundle kept for its texts.
  ///
  /// - Throws: ``BundleError`` for a damaged record, ``EgoFixContentError``.
  /// - Complexity: O(records).
  public init(_ bundle: SeedBundle) throws {
    try self.init(
      bugs: bundle.bugs.map { try $0.model },
      fixes: bundle.fixes.map { try $0.model },
      tidbits: bundle.tidbits.map { try $0.model },
      texts: BundleTexts(bundle: bundle),
      variantCount: { BundleTexts.variants(of: $0, in: bundle)?.count ?? 0 }
    )
  }
}

/// Texts of a bundle: since both sort records alike, places are the bundle's own.
private struct BundleTexts: EgoFixTexts {
  static let product = "egofix"
  static let voice = "deadpan"

  let bundle: SeedBundle

  func bug(_ bug: Int32) throws -> Bug { try bundle.bugs[Int(bug)].model }

  func fix(_ fix: Int32) throws -> Fix { try bundle.fixes[Int(fix)].model }

  func tidbit(_ tidbit: Int32) throws -> MicroEducation {
    try bundle.tidbits[Int(tidbit)].model
  }

  func retired(_ id: Identity) throws -> RetiredRecord? {
    try bundle.retired(id: id).map { try bundle.model($0) }
  }

  func copy(
    _ key: EgoFixCopyKey,
    variant: Int,
    arguments: EgoFixCopyArguments
  ) throws -> EgoFixCopyText? {
    guard let variants = BundleTexts.variants(of: key, in: bundle), (0..<variants.count).contains(variant)
    else { return nil }
    let handle = variants[variants.startIndex + variant]
    var given = CopyArguments()
    for (name, value) in arguments.values {
      switch value {
      case .count(let count): given.set(name, to: .count(count))
      case .text(let text): given.set(name, to: .text(text))
      case .select(let text): given.set(name, to: .select(text))
      }
    }
    return EgoFixCopyText(
      title: try bundle.title(of: handle).map { try bundle.render($0, with: given) },
      body: try bundle.render(bundle.body(of: handle), with: given)
    )
  }

  static func variants(of key: EgoFixCopyKey, in bundle: SeedBundle) -> HandleRange<CopyVariant>? {
    bundle.copyEntry(product: product, voice: voice, key: key.name)
      .map { bundle.variants(of: $0) }
  }
}
