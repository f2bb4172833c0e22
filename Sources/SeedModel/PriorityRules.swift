/// What decides a GeoCue notification's priority, as authored in `priority_rules.json`.
public struct PriorityRules: Hashable, Sendable {
  /// A keyword and the priority that it gives.
  public struct Keyword: Hashable, Sendable {
    /// The word, as authored.
    public var word: String
    /// What a text that has it is given.
    public var priority: NotificationPriority

    /// Makes a keyword.
    public init(word: String, priority: NotificationPriority) {
      self.word = word
      self.priority = priority
    }
  }

  /// Hours of the day, inclusive at both ends; wraps past midnight when `first > last`.
  public struct HourRange: Hashable, Sendable {
    /// 0…23.
    public var first: Int
    /// 0…23; its 59th minute still belongs.
    public var last: Int

    /// Makes a range of hours.
    public init(first: Int, last: Int) {
      self.first = first
      self.last = last
    }

    /// Whether an hour, 0…23, lies in the range.
    public func contains(_ hour: Int) -> Bool {
      first <= last ? (first...last).contains(hour) : hour >= first || hour <= last
    }
  }

  /// Keywords looked for in the place's name.
  public var placeKeywords: [Keyword]
  /// Keywords looked for in the message.
  public var messageKeywords: [Keyword]
  /// When medium is lifted to high.
  public var rushHours: [HourRange]
  /// When medium is lowered to low.
  public var nightHours: HourRange
  /// How keywords are found.
  public var match: KeywordMatch

  /// Makes a set of rules.
  public init(
    placeKeywords: [Keyword],
    messageKeywords: [Keyword],
    rushHours: [HourRange],
    nightHours: HourRange,
    match: KeywordMatch
  ) {
    self.placeKeywords = placeKeywords
    self.messageKeywords = messageKeywords
    self.rushHours = rushHours
    self.nightHours = nightHours
    self.match = match
  }
}
