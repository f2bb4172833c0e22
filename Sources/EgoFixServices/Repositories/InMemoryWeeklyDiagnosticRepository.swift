public import CivilTime
public import SeedModel

/// Diagnostics in memory.
public actor InMemoryWeeklyDiagnosticRepository: WeeklyDiagnosticRepository {
  private var table: RecordTable<WeeklyDiagnostic>
  private let clock: any EgoFixClock

  /// Some records, stored already.
  public init(_ records: [WeeklyDiagnostic] = [], clock: any EgoFixClock) {
    table = RecordTable(records)
    self.clock = clock
  }

  /// All, oldest first.
  public func getAll() -> [WeeklyDiagnostic] { table.live }

  /// The one with an identity, or nil.
  public func getById(_ id: Identity) -> WeeklyDiagnostic? { table[id] }

  /// The one about the week of a Monday, or nil.
  public func getForWeek(_ weekStarting: CivilDate) -> WeeklyDiagnostic? {
    table.live.last { $0.weekStarting == weekStarting }
  }

  /// The latest ones, newest first.
  public func getLatest(_ count: Int) -> [WeeklyDiagnostic] { table.live.suffix(max(0, count)).reversed() }

  /// Keeps one.
  public func save(_ diagnostic: WeeklyDiagnostic) { table.save(diagnostic, at: clock.now()) }

  /// Deletes one softly.
  public func delete(_ id: Identity) { table.delete(id, at: clock.now()) }
}
