package import SeedRuntime
import EgoFixServices
import PressureServices
import SeedModel
import SeedFiles
import SeedPlatform

/// Many users of EgoFix and of Pressure, played through the services.
package struct Simulation: Sendable {
  package let plan: SimulationPlan
  private let content: SimulationContent
  private let bundle: SeedBundle
  private let egofix: EgoFixReducer?
  private let pressure: PressurePolicies?

  package init(_ bundle: SeedBundle, _ plan: SimulationPlan) throws(SimulationReport.Failure) {
    self.plan = plan
    self.bundle = bundle
    do {
      let policies = try bundle.policies()
      let content = try EgoFixContent(bundle)
      self.content = try SimulationContent(bundle, content)
      egofix = policies?.egofix.flatMap {
        content.bugCount == 0 ? nil : EgoFixReducer(content: content, policies: $0)
      }
      pressure = self.content.reminders.isEmpty ? nil : policies?.pressure
    } catch {
      throw SimulationReport.Failure("the content cannot be read: \(error)")
    }
    guard egofix != nil || pressure != nil else {
      throw SimulationReport.Failure(
        "there is nothing to play: EgoFix needs bugs and policies, Pressure reminders and policies"
      )
    }
    try SimulationReport(plan: plan, content: content).checkSize()
  }

  /// The report before anybody has played: it knows its figures' names.
  package var emptyReport: SimulationReport { SimulationReport(plan: plan, content: content) }

  /// Plays all users of the plan's shard.
  ///
  /// Users are played in blocks by whichever thread is free. A user's days depend on its number and the seed
  /// alone, and counts are added up, so the report is the same for any number of threads.
  package func report(threads: Int) -> SimulationReport {
    var report = SimulationReport(plan: plan, content: content)
    if let egofix {
      let player = EgoFixPlayer(egofix, content, plan)
      report.egofix = total(threads, player, { $0.play($1) }, { $0.counts })
    }
    if let pressure {
      let player = PressurePlayer(pressure, bundle, content, plan)
      report.pressure = total(threads, player, { $0.play($1) }, { $0.counts })
    }
    return report
  }

  private func total<Player: Sendable>(
    _ threads: Int,
    _ player: Player,
    _ play: @escaping @Sendable (inout Player, Int) -> Void,
    _ counts: (Player) -> [UInt64]
  ) -> [UInt64] {
    let played = plan.played
    let blocks = (played.count + Simulation.blockSize - 1) / Simulation.blockSize
    let idle = Lock<[Player]>([])
    Parallel.perform(count: blocks, workers: threads) { block in
      var player = idle.withLock { $0.popLast() } ?? player
      let first = played.lowerBound + block * Simulation.blockSize
      for user in first..<min(first + Simulation.blockSize, played.upperBound) { play(&player, user) }
      idle.withLock { $0.append(player) }
    }
    let all = idle.withLock { $0 }.map(counts)
    guard var sum = all.first else { return counts(player) }
    for other in all.dropFirst() { for place in sum.indices { sum[place] += other[place] } }
    return sum
  }

  /// Users that a thread plays before it asks for more.
  private static let blockSize = 64
}
