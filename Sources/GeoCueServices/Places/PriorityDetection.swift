public import SeedModel

/// How pressing a place's notification is (spec: Priority Detection Algorithm).
public struct PriorityDetection: Sendable {
  private let placeKeywords: [Keyword]
  private let messageKeywords: [Keyword]
  private let adjustments: [any PriorityAdjustment]
  /// How each priority looks on screens.
  public let styles: [PriorityRules.Style]

  /// Detection by a content's rules.
  ///
  /// - Parameters:
  ///   - match: how keywords are found; nil for the rules' own way.
  ///   - adjustments: asked in order after the rules of the clock.
  public init(
    _ rules: PriorityRules,
    match: KeywordMatch? = nil,
    adjustments: [any PriorityAdjustment] = []
  ) {
    let match = match ?? rules.match
    styles = rules.styles
    placeKeywords = rules.placeKeywords.map { Keyword($0, match) }
    messageKeywords = rules.messageKeywords.map { Keyword($0, match) }
    self.adjustments = [TimeOfDayAdjustment(rules)] + adjustments
  }

  /// The priority of a crossing.
  ///
  /// Keywords are looked for in the place's name and in the message of the event itself: an exit is judged by
  /// the exit message. The highest priority of a keyword that is found counts, medium where none is; then the
  /// adjustments are asked.
  /// - Complexity: O(characters of name and message × characters of all keywords).
  public func priority(of context: CrossingContext) -> NotificationPriority {
    let name = context.place.name.lowercased()
    let message = context.place.message(for: context.event).lowercased()
    let found =
      placeKeywords.filter { $0.search.isFound(in: name) }
      + messageKeywords.filter { $0.search.isFound(in: message) }
    let base = found.map(\.priority).max { $0.rawValue < $1.rawValue } ?? .medium
    return adjustments.reduce(base) { $1.adjusted($0, for: context) }
  }

  private struct Keyword: Sendable {
    var search: KeywordSearch
    var priority: NotificationPriority

    init(_ keyword: PriorityRules.Keyword, _ match: KeywordMatch) {
      search = KeywordSearch(keyword.word, match: match)
      priority = keyword.priority
    }
  }
}
