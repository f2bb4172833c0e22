public import SeedModel

/// Where the texts of a content come from: a bundle, or records in memory.
public protocol EgoFixTexts: Sendable {
  /// A bug as authored.
  func bug(_ bug: Int32) throws -> Bug
  /// A fix as authored.
  func fix(_ fix: Int32) throws -> Fix
  /// A tidbit as authored.
  func tidbit(_ tidbit: Int32) throws -> MicroEducation
  /// A variant of a copy key with its arguments put in; nil for one that there is not.
  func copy(_ key: EgoFixCopyKey, variant: Int, arguments: EgoFixCopyArguments) throws -> EgoFixCopyText?
  /// A record that once shipped, by its id, or nil.
  func retired(_ id: Identity) throws -> RetiredRecord?
}

/// What is put into a text: counts and texts by placeholder.
public struct EgoFixCopyArguments: Hashable, Sendable {
  /// One argument.
  public enum Value: Hashable, Sendable {
    /// A whole number ≥ 0.
    case count(Int)
    /// Free text.
    case text(String)
    /// One of a placeholder's values.
    case select(String)
  }

  /// The arguments with their placeholders' names.
  public var values: [(name: String, value: Value)]

  /// Arguments, by default none.
  public init(_ values: [(name: String, value: Value)] = []) { self.values = values }

  /// Whether both have the same arguments in the same order.
  public static func == (left: EgoFixCopyArguments, right: EgoFixCopyArguments) -> Bool {
    left.values.elementsEqual(right.values) { $0 == $1 }
  }

  /// Hashes the arguments in their order.
  public func hash(into hasher: inout Hasher) {
    for (name, value) in values {
      hasher.combine(name)
      hasher.combine(value)
    }
  }
}

/// A rendered text.
public struct EgoFixCopyText: Hashable, Sendable {
  /// The title; nil where the key has none.
  public var title: String?
  /// The text.
  public var body: String

  /// Makes a text.
  public init(title: String?, body: String) {
    self.title = title
    self.body = body
  }
}
