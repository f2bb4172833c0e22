extension SimulationReport {
  /// The report of the whole, from those of all its shards, in any order; equal to the one that a single run
  /// would have made.
  ///
  /// - Throws: ``Failure`` where a report is none of a shard, is of another simulation, comes twice or is
  ///   missing.
  package static func merging(
    _ reports: [(name: String, report: SimulationReport)]
  ) throws(Failure) -> SimulationReport {
    guard let (firstName, first) = reports.first else { throw Failure("there is nothing to merge") }
    var names: [Int: String] = [:]
    var count = 0
    var plan = first.plan
    plan.shard = nil
    var whole = SimulationReport(plan: plan, content: first.content)
    whole.egofix = first.egofix.map { [UInt64](repeating: 0, count: $0.count) }
    whole.pressure = first.pressure.map { [UInt64](repeating: 0, count: $0.count) }
    for (name, report) in reports {
      guard let shard = report.plan.shard else {
        throw Failure("\(name) is the report of a whole, not of a shard")
      }
      if let difference = first.difference(from: report) {
        throw Failure("\(name) is of another simulation than \(firstName): \(difference)")
      }
      if let other = names.updateValue(name, forKey: shard.index) {
        throw Failure("\(other) and \(name) are both shard \(shard)")
      }
      count = shard.count
      try add(report.egofix, to: &whole.egofix, name)
      try add(report.pressure, to: &whole.pressure, name)
    }
    let missing = (1...max(1, count)).filter { names[$0] == nil }
    if !missing.isEmpty {
      let shown = missing.prefix(10).map { "\($0)/\(count)" }.joined(separator: ", ")
      let rest = missing.count > 10 ? " and \(missing.count - 10) more" : ""
      throw Failure(missing.count == 1 ? "shard \(shown) is missing" : "shards \(shown)\(rest) are missing")
    }
    return whole
  }

  /// What tells two reports apart that are to be parts of one simulation; nil where nothing does.
  private func difference(from other: SimulationReport) -> String? {
    func told(_ what: String, _ own: some Equatable, _ others: some Equatable) -> String {
      "\(what) \(others) instead of \(own)"
    }
    if plan.seed != other.plan.seed { return told("seed", plan.seed, other.plan.seed) }
    if plan.users != other.plan.users { return told("users", plan.users, other.plan.users) }
    if plan.days != other.plan.days { return told("days", plan.days, other.plan.days) }
    if plan.profiles != other.plan.profiles { return "other profiles" }
    if plan.shard?.count != other.plan.shard?.count {
      return told("shards", plan.shard?.count ?? 0, other.plan.shard?.count ?? 0)
    }
    if content != other.content || (egofix == nil) != (other.egofix == nil)
      || (pressure == nil) != (other.pressure == nil)
    {
      return told("content", content.digest, other.content.digest)
    }
    return nil
  }

  private static func add(
    _ counts: [UInt64]?,
    to sum: inout [UInt64]?,
    _ name: String
  ) throws(Failure) {
    guard let counts, var all = sum else { return }
    sum = nil
    for place in all.indices {
      all[place] += counts[place]
      if all[place] > SimulationReport.largestCount {
        throw Failure("\(name): its counts are too large to be added")
      }
    }
    sum = all
  }

  /// The largest count that a report may hold: a hundred a day of all users that there may be.
  static let largestCount = UInt64(SimulationPlan.userLimit * SimulationPlan.dayLimit * 100)
}
