/// One moment at which an app speaks, as authored in `copy/catalog.json`.
public struct CopyKey: Hashable, Sendable {
  /// Something that the app puts into a text.
  public struct Placeholder: Hashable, Sendable {
    /// The name between the braces.
    public var name: String
    /// What stands in for it.
    public var type: PlaceholderType
    /// Whether every variant has to use it.
    public var isRequired: Bool
    /// The largest count; nil for other types and where none is given.
    public var maximum: Int?
    /// The values of a select; empty for other types.
    public var values: [String]

    /// Makes a placeholder.
    public init(name: String, type: PlaceholderType, isRequired: Bool, maximum: Int?, values: [String]) {
      self.name = name
      self.type = type
      self.isRequired = isRequired
      self.maximum = maximum
      self.values = values
    }
  }

  /// Dotted lower-camel words.
  public var key: String
  /// The app that speaks.
  public var product: String
  /// What moment it is.
  public var summary: String
  /// What the text is for.
  public var role: CopyRole
  /// Whether every voice says it in its own way.
  public var isVoiced: Bool
  /// What the app puts in, sorted by name.
  public var placeholders: [Placeholder]
  /// The most characters of a title; nil where the key has no title.
  public var titleLimit: Int?
  /// The most characters of a body.
  public var bodyLimit: Int
  /// How many variants the key needs at least.
  public var minimumVariants: Int

  /// Makes a key.
  public init(
    key: String,
    product: String,
    summary: String,
    role: CopyRole,
    isVoiced: Bool,
    placeholders: [Placeholder],
    titleLimit: Int?,
    bodyLimit: Int,
    minimumVariants: Int
  ) {
    self.key = key
    self.product = product
    self.summary = summary
    self.role = role
    self.isVoiced = isVoiced
    self.placeholders = placeholders
    self.titleLimit = titleLimit
    self.bodyLimit = bodyLimit
    self.minimumVariants = minimumVariants
  }
}

/// One way to say something: a body and, for notifications, a title.
public struct CopyVariant: Hashable, Sendable {
  /// The title, where the key has one.
  public var title: MessagePattern?
  /// The text.
  public var body: MessagePattern

  /// Makes a variant.
  public init(title: MessagePattern?, body: MessagePattern) {
    self.title = title
    self.body = body
  }
}

/// The variants of one key in one voice.
public struct CopyEntry: Hashable, Sendable {
  /// The app that speaks.
  public var product: String
  /// The voice it speaks in.
  public var voice: String
  /// The key, as in the catalogue.
  public var key: String
  /// The ways to say it, in authored order.
  public var variants: [CopyVariant]

  /// Makes an entry.
  public init(product: String, voice: String, key: String, variants: [CopyVariant]) {
    self.product = product
    self.voice = voice
    self.key = key
    self.variants = variants
  }
}

/// An identity that once shipped, as authored in `retired.json`.
public struct RetiredRecord: Hashable, Sendable {
  /// What identified it.
  public enum Reference: Hashable, Sendable {
    /// A record's identity.
    case id(Identity)
    /// A copy key.
    case key(String)
  }

  /// What it was.
  public var kind: RetiredKind
  /// What identified it.
  public var reference: Reference
  /// The number of a fix.
  public var number: Int?
  /// What serves in its place.
  public var replacedBy: Reference?

  /// Makes a retired record.
  public init(kind: RetiredKind, reference: Reference, number: Int?, replacedBy: Reference?) {
    self.kind = kind
    self.reference = reference
    self.number = number
    self.replacedBy = replacedBy
  }
}

extension RetiredRecord.Reference: CustomStringConvertible {
  /// The identity's canonical text, or the key.
  public var description: String {
    switch self {
    case .id(let id): "\(id)"
    case .key(let key): key
    }
  }
}
