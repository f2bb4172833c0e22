import SeedModel
public import SeedRuntime

/// Where the wording of reminders comes from.
public protocol ReminderCopy: Sendable {
  /// How many variants a copy key has; 0 for one that is not there.
  func variantCount(of key: String) -> Int
  /// A variant of a key with its arguments put in, or nil where it cannot be rendered.
  func text(of key: String, variant: Int, with arguments: CopyArguments) -> ReminderText?
}

/// The wording in a bundle, product `geocue`, in its first voice.
public struct BundleReminderCopy: ReminderCopy {
  private let bundle: SeedBundle
  private let voice: Handle<CopyVoice>?

  /// The wording of a bundle; a bundle without GeoCue's copy has none.
  public init(_ bundle: SeedBundle) {
    self.bundle = bundle
    voice = bundle.product(named: Self.product).flatMap { bundle.voices(of: $0).first }
  }

  private static let product = "geocue"

  /// How many variants a copy key has; 0 for one that is not there.
  ///
  /// - Complexity: O(bytes of the key).
  public func variantCount(of key: String) -> Int { variants(of: key)?.count ?? 0 }

  /// A variant of a key with its arguments put in, or nil where it cannot be rendered.
  ///
  /// - Complexity: O(bytes of the text).
  public func text(of key: String, variant: Int, with arguments: CopyArguments) -> ReminderText? {
    guard let variants = variants(of: key), 0..<variants.count ~= variant else { return nil }
    let handle = variants[variants.startIndex + variant]
    do throws(CopyError) {
      let title = try bundle.title(of: handle).map { (message) throws(CopyError) in
        try bundle.render(message, with: arguments)
      }
      let body = try bundle.render(bundle.body(of: handle), with: arguments)
      return ReminderText(title: title ?? "", body: body, key: key, variant: variant)
    } catch {
      return nil
    }
  }

  private func variants(of key: String) -> HandleRange<CopyVariant>? {
    guard let voice, let key = bundle.copyKey(product: Self.product, key: key),
      let entry = bundle.copyEntry(key, voice: voice)
    else { return nil }
    return bundle.variants(of: entry)
  }
}
