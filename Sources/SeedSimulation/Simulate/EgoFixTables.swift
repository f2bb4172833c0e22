import EgoFixServices
import SeedModel

/// What is counted of EgoFix's users, for each profile.
struct EgoFixTables: Hashable, Sendable {
  /// Users, and those who took up each bug.
  let users: CountTable
  /// User-days: lived, with the app open, with a card opened, of rest.
  let days: CountTable
  /// Users by the day on which a fix came that they had seen; the last column counts those to whom none did.
  let firstRepeat: CountTable
  /// The same for daily fixes of each bug, among the users who took it up.
  let bugFirstRepeat: CountTable
  /// Users by the day on which they had seen the last fix of a bug, type and severity; likewise.
  let exhaustion: CountTable
  /// Cards opened by fix, and users who saw it.
  let fixViews: CountTable
  let fixUsers: CountTable
  /// Tidbits shown, and users who saw it.
  let tidbitViews: CountTable
  let tidbitUsers: CountTable
  /// Users by the day on which a tidbit of a pool came that they had seen.
  let tidbitFirstRepeat: CountTable
  /// Weeks of users who allow notifications by how many came; the last column counts those with more.
  let notices: CountTable
  /// User-days on which a card of the interaction type was opened.
  let interactions: CountTable
  /// Patterns found by type and month.
  let patterns: CountTable
  /// Active bugs at each month's end by twenty times the modifier of their weight.
  let weights: CountTable

  private(set) var all = CountTables()

  static let dayRows = ["lived", "opened", "withCard", "rest"]
  static let repeatRows = FixType.names + ["tidbit"]
  static let noticeLimit = 31
  static let weightScale = 20.0
  static let weightLimit = 63
  /// Days of a month, and of a week.
  static let month = 30
  static let week = 7

  init(_ content: SimulationContent, days dayCount: Int) {
    let months = dayCount / EgoFixTables.month
    let bugs = content.bugs
    let perDay = dayCount + 1
    var all = CountTables()
    users = all.add("users", rows: ["all"] + bugs, columns: 1)
    days = all.add("days", rows: EgoFixTables.dayRows, columns: 1)
    firstRepeat = all.add("firstRepeat", rows: EgoFixTables.repeatRows, columns: perDay)
    bugFirstRepeat = all.add("bugFirstRepeat", rows: bugs, columns: perDay)
    let cells = bugs.flatMap { bug in
      FixType.names.flatMap { type in FixSeverity.names.map { "\(bug)/\(type)/\($0)" } }
    }
    exhaustion = all.add("exhaustion", rows: cells, columns: perDay)
    fixViews = all.add("fixViews", rows: ["all"], columns: content.fixes.count)
    fixUsers = all.add("fixUsers", rows: ["all"], columns: content.fixes.count)
    tidbitViews = all.add("tidbitViews", rows: ["all"], columns: content.tidbits.count)
    tidbitUsers = all.add("tidbitUsers", rows: ["all"], columns: content.tidbits.count)
    let pools = bugs.flatMap { bug in EducationTrigger.names.map { "\(bug)/\($0)" } }
    tidbitFirstRepeat = all.add("tidbitFirstRepeat", rows: pools, columns: perDay)
    notices = all.add("notices", rows: ["week"], columns: EgoFixTables.noticeLimit + 1)
    interactions = all.add("interactions", rows: InteractionType.names, columns: 1)
    patterns = all.add("patterns", rows: PatternType.allCases.map { "\($0)" }, columns: months + 1)
    weights = all.add(
      "weights",
      rows: (0..<months).map { "\(($0 + 1) * EgoFixTables.month)" },
      columns: EgoFixTables.weightLimit + 1
    )
    self.all = all
  }

  /// The row of ``exhaustion`` of a bug, type and severity.
  static func cell(_ bug: Int, _ type: FixType, _ severity: FixSeverity) -> Int {
    (bug * 3 + Int(type.rawValue)) * 3 + Int(severity.rawValue)
  }

  /// The row of ``tidbitFirstRepeat`` of a bug and trigger.
  static func pool(_ bug: Int, _ trigger: EducationTrigger) -> Int {
    bug * EducationTrigger.allCases.count + Int(trigger.rawValue)
  }
}
