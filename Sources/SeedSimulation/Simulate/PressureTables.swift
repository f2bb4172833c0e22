/// What is counted of Pressure's users, for each profile.
struct PressureTables: Hashable, Sendable {
  /// Users.
  let users: CountTable
  /// User-days: lived, with the app open.
  let days: CountTable
  /// Reminders that came, by text and variant.
  let views: CountTable
  /// Reminders whose variant the user had seen, by the days since; the last column counts longer gaps.
  let gaps: CountTable
  /// Users by the day on which a reminder came that they had seen, by its tier; the last column counts those
  /// to whom none did.
  let firstRepeat: CountTable
  /// Weeks of a user by the reminders in them.
  let notices: CountTable

  private(set) var all = CountTables()

  static let dayRows = ["lived", "opened"]
  static let tierRows = (0...3).map { "tier\($0)" } + ["any"]
  static let gapLimit = 90

  init(_ content: SimulationContent, days dayCount: Int) {
    let texts = content.reminders.map { "\($0.voice)/\($0.key)" }
    var all = CountTables()
    users = all.add("users", rows: ["all"], columns: 1)
    days = all.add("days", rows: PressureTables.dayRows, columns: 1)
    views = all.add("views", rows: texts, columns: content.reminders.map(\.variants).max() ?? 0)
    gaps = all.add("gaps", rows: texts, columns: PressureTables.gapLimit + 1)
    firstRepeat = all.add("firstRepeat", rows: PressureTables.tierRows, columns: dayCount + 1)
    notices = all.add("notices", rows: ["week"], columns: EgoFixTables.noticeLimit + 1)
    self.all = all
  }
}
