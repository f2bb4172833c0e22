public import SeedRuntime
public import ServiceCopy

/// All texts in one voice (roadmap, phase 2). Which provider speaks is decided at run time:
/// ``PressureReducer/copyProvider(for:at:)``.
public protocol CopyProvider: Sendable {
  /// The voice's name.
  static var voice: String { get }
  /// Where its texts come from.
  var source: any CopySource { get }
}

extension CopyProvider {
  /// How many ways there are to say a key; 0 where there is none.
  public func variantCount(_ key: String) -> Int {
    source.line(product: pressureProduct, voice: Self.voice, key: key)?.variantCount ?? 0
  }

  /// One way to say a key, or nil where there is none.
  ///
  /// - Throws: `CopyError`: an argument is missing or of the wrong kind, or the text is damaged.
  public func text(
    _ key: String,
    variant: Int = 0,
    arguments: CopyArguments = CopyArguments()
  ) throws(CopyError) -> CopyText? {
    guard let line = source.line(product: pressureProduct, voice: Self.voice, key: key) else { return nil }
    return try source.text(of: line, variant: variant, arguments: arguments)
  }
}

/// The matter-of-fact voice.
public struct ProfessionalCopy: CopyProvider {
  /// `professional`.
  public static var voice: String { PersonalityMode.professional.voice }
  /// Where its texts come from.
  public let source: any CopySource

  /// The voice, from a source.
  public init(_ source: any CopySource) { self.source = source }
}

/// The blunt voice.
public struct BrutalCopy: CopyProvider {
  /// `brutal`.
  public static var voice: String { PersonalityMode.brutal.voice }
  /// Where its texts come from.
  public let source: any CopySource

  /// The voice, from a source.
  public init(_ source: any CopySource) { self.source = source }
}

extension PersonalityMode {
  /// The provider that speaks in this mode.
  public func copyProvider(from source: any CopySource) -> any CopyProvider {
    switch self {
    case .professional: ProfessionalCopy(source)
    case .brutal: BrutalCopy(source)
    }
  }
}

/// The product's name in the copy's tables.
let pressureProduct = "pressure"
