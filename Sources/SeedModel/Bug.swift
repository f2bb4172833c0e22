/// An ego pattern, as authored in `bugs.json`. A user's progress on it is another record, with another name.
public struct Bug: Hashable, Sendable {
  /// The record's identity.
  public var id: Identity
  /// The readable key that other content refers to, `^[a-z][a-z0-9]*(-[a-z0-9]+)*$`.
  public var slug: String
  /// 1…40 characters.
  public var title: String
  /// For lists in which the title is too long; nil where the title serves.
  public var shortTitle: String?
  /// 20…200 characters.
  public var description: String
  /// The bug's own palette entry.
  public var color: BugColor

  /// Makes a bug from its fields.
  public init(
    id: Identity,
    slug: String,
    title: String,
    shortTitle: String?,
    description: String,
    color: BugColor
  ) {
    self.id = id
    self.slug = slug
    self.title = title
    self.shortTitle = shortTitle
    self.description = description
    self.color = color
  }
}
