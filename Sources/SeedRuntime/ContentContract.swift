import SeedLayout
public import SeedModel

/// What an app's generated code takes for granted of a content: the names that it spells out.
///
/// `seedtool generate swift` writes one; ``check(_:)`` is called once, with the bundle that the app has
/// opened. A bundle may have more than the contract, from a later release of the content; what it lacks is an
/// error that names it, at the start instead of at the screen that needs it.
public struct ContentContract: Sendable {
  /// One line a name, sorted: `key pressure label.done()`, `voice pressure brutal`, `bug need-to-be-right`.
  public let lines: [String]
  /// The hash of ``lines``: equal contracts have equal digests.
  public let digest: UInt64

  /// Makes a contract from lines as ``init(of:)`` writes them, in any order.
  public init(lines: [String]) {
    self.lines = lines.sorted()
    var bytes: [UInt8] = []
    for line in self.lines { bytes += Array(line.utf8) + [10] }
    digest = unsafe bytes.withUnsafeBytes { unsafe ContentHash.hash($0, seed: 0) }
  }

  /// The names that a bundle has.
  ///
  /// - Complexity: O(n log n) in keys, placeholders and their values, voices and bugs; allocates.
  public init(of bundle: SeedBundle) {
    var lines = bundle.bugs.map { "bug \($0.slug)" }
    for product in bundle.products {
      lines += product.voices.map { "voice \(product.name) \($0)" }
    }
    for key in bundle.copyKeys {
      let name = "\(key.product?.name ?? "") \(key.key)"
      // A key with one argument more cannot be shown by who does not give it, so its arguments are part of
      // its name.
      let arguments = key.placeholders.map { "\($0.name):\($0.type.map { "\($0)" } ?? "?")" }
      lines.append("key \(name)(\(arguments.joined(separator: ",")))")
      for placeholder in key.placeholders {
        lines += placeholder.values.map { "value \(name) \(placeholder.name) \($0)" }
      }
    }
    if let policies = bundle.tables.policies.record(0) {
      lines += ContentContract.policyNames(policies).map { "policy \($0)" }
    }
    self.init(lines: lines)
  }

  /// Throws unless a bundle has everything that the contract names.
  ///
  /// - Throws: ``ContractError`` with all that is lacking.
  /// - Complexity: as ``init(of:)``.
  public func check(_ bundle: SeedBundle) throws(ContractError) {
    let own = ContentContract(of: bundle)
    if own.digest == digest { return }
    let present = Set(own.lines)
    let missing = lines.filter { !present.contains($0) }
    guard missing.isEmpty else { throw ContractError(missing: missing, version: bundle.info.contentVersion) }
  }
}

/// A bundle lacks what an app's generated code names.
public struct ContractError: Error, Hashable, Sendable {
  /// What is lacking, in the words of ``ContentContract/lines``.
  public let missing: [String]
  /// The bundle's content version.
  public let version: ContentVersion
}

extension ContractError: CustomStringConvertible {
  /// One sentence, without a full stop; of much that is lacking it names ten.
  public var description: String {
    let more = missing.count > 10 ? " and \(missing.count - 10) more" : ""
    return "content \(version) lacks what the app names: \(missing.prefix(10).joined(separator: "; "))\(more)"
  }
}

/// A text that generated code names: its key, with its arguments, for the voices of its product.
public struct CopyReference<Voice: RawRepresentable<String>>: Sendable {
  /// The product's name.
  public let product: String
  /// The key's name.
  public let key: String
  /// What its placeholders stand for.
  public let arguments: CopyArguments

  /// Makes a reference; generated code does.
  public init(product: String, key: String, arguments: CopyArguments = [:]) {
    self.product = product
    self.key = key
    self.arguments = arguments
  }
}

extension SeedBundle {
  /// The ways to say a text in a voice; empty where the bundle has none.
  ///
  /// - Complexity: O(bytes of the names + the product's voices).
  public func variants<Voice>(of text: CopyReference<Voice>, voice: Voice) -> BundleRecords<CopyVariant> {
    let entry = copyEntry(product: text.product, voice: voice.rawValue, key: text.key)
    return BundleRecords(
      bundle: self,
      section: tables.variants,
      handles: entry.map { variants(of: $0) } ?? .empty
    )
  }

  /// A text as it is shown, in one of its ways to say it, from 0; nil where the bundle has no such text or
  /// variant.
  ///
  /// - Throws: ``CopyError``, as ``render(_:with:)`` does.
  public func text<Voice>(
    _ text: CopyReference<Voice>,
    voice: Voice,
    variant: Int = 0
  ) throws(CopyError) -> (title: String?, body: String)? {
    let variants = variants(of: text, voice: voice)
    guard variant >= 0, variant < variants.count else { return nil }
    let view = variants[variants.startIndex + variant]
    var title: String?
    if let message = view.title { title = try message.rendered(with: text.arguments) }
    return (title, try view.body.rendered(with: text.arguments))
  }
}
