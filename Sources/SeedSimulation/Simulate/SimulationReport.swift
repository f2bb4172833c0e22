/// What a simulation counted: sums alone, so that the reports of its parts add up to the report of the whole.
package struct SimulationReport: Hashable, Sendable {
  package let plan: SimulationPlan
  package let content: SimulationContent
  let egofixTables: EgoFixTables
  let pressureTables: PressureTables
  /// Counts by profile and table; nil where the content has nothing for the product to play.
  var egofix: [UInt64]?
  var pressure: [UInt64]?

  init(plan: SimulationPlan, content: SimulationContent) {
    self.plan = plan
    self.content = content
    egofixTables = EgoFixTables(content, days: plan.days)
    pressureTables = PressureTables(content, days: plan.days)
  }

  /// Why a content cannot be played, or a report not be read or merged.
  package struct Failure: Error, Hashable {
    package var message: String

    init(_ message: String) { self.message = message }
  }

  /// The most counts that a profile may need: 8 MB.
  static let countLimit = 1 << 20

  /// Refuses what would need more memory than any content asks for.
  func checkSize() throws(Failure) {
    let needed = egofixTables.all.count + pressureTables.all.count
    guard needed <= SimulationReport.countLimit else {
      throw Failure(
        "it takes \(needed) counts; \(SimulationReport.countLimit) are the most: fewer days, please"
      )
    }
  }

  /// A row of EgoFix's counts: of one profile, by its place in the plan, or of all.
  func egofix(_ table: KeyPath<EgoFixTables, CountTable>, _ row: Int, of profile: Int? = nil) -> [UInt64] {
    sum(egofix, egofixTables[keyPath: table], row, egofixTables.all.count, profile)
  }

  /// A row of Pressure's counts, likewise.
  func pressure(_ table: KeyPath<PressureTables, CountTable>, _ row: Int, of profile: Int? = nil) -> [UInt64]
  {
    sum(pressure, pressureTables[keyPath: table], row, pressureTables.all.count, profile)
  }

  private func sum(
    _ counts: [UInt64]?,
    _ table: CountTable,
    _ row: Int,
    _ stride: Int,
    _ profile: Int?
  ) -> [UInt64] {
    var sum = [UInt64](repeating: 0, count: table.columnCount)
    guard let counts, table.rows.indices.contains(row) else { return sum }
    for profile in profile.map({ $0..<$0 + 1 }) ?? plan.profiles.indices {
      let first = profile * stride + table.place(row, 0)
      for column in sum.indices { sum[column] += counts[first + column] }
    }
    return sum
  }
}

extension Sequence<UInt64> {
  /// The sum; the largest number there is where it would be larger.
  var total: UInt64 {
    reduce(0) { sum, count in
      let (sum, hasOverflow) = sum.addingReportingOverflow(count)
      return hasOverflow ? .max : sum
    }
  }
}

extension [UInt64] {
  /// Adds rows column by column.
  static func + (left: [UInt64], right: [UInt64]) -> [UInt64] {
    if left.isEmpty { return right }
    return zip(left, right).map { $0 + $1 }
  }
}
