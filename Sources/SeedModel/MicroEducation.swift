/// A tidbit that says why a pattern exists, as authored in `micro_education.json`.
public struct MicroEducation: Hashable, Sendable {
  /// Where a claim comes from; checked, never shown.
  public struct Source: Hashable, Sendable {
    /// Who found it.
    public var author: String
    /// When it was published.
    public var year: Int
    /// Where.
    public var title: String

    /// Makes a source.
    public init(author: String, year: Int, title: String) {
      self.author = author
      self.year = year
      self.title = title
    }
  }

  /// The record's identity.
  public var id: Identity
  /// The bug that it is about.
  public var bugID: Identity
  /// When it is shown.
  public var trigger: EducationTrigger
  /// 40…320 characters.
  public var body: String
  /// Required where the body makes a claim.
  public var source: Source?

  /// Makes a tidbit from its fields.
  public init(id: Identity, bugID: Identity, trigger: EducationTrigger, body: String, source: Source?) {
    self.id = id
    self.bugID = bugID
    self.trigger = trigger
    self.body = body
    self.source = source
  }
}
