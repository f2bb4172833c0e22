import EgoFixServices
import PlainJSON
import SeedModel
import SeededRandom

/// The call `tidbits`: what is shown each time that one is asked for. Pools keep the order in which they are
/// given; the rounds are drawn from the header's seed.
struct TidbitsCall {
  /// Ids, or null where there is none.
  let result: JSONValue

  init(_ fields: ReplayFields, seed: UInt64) throws(ReplayError) {
    var ids: [String] = []
    var tidbits: [(bug: BugID, trigger: EducationTrigger, id: TidbitID)] = []
    var bugs: [String] = []
    func reference(_ place: Int) -> Identity { Identity(high: 0, low: UInt64(place)) }
    for tidbit in try fields.required("pool", fields.objects) {
      let bug = try tidbit.required("bug", tidbit.string)
      if !bugs.contains(bug) { bugs.append(bug) }
      let trigger: EducationTrigger = try tidbit.required("trigger", tidbit.name)
      let place = bugs.firstIndex(of: bug) ?? 0
      tidbits.append((BugID(reference(place)), trigger, TidbitID(reference(ids.count))))
      ids.append(try tidbit.required("id", tidbit.string))
    }
    let pools = TidbitPools(bugs: bugs.indices.map { BugID(reference($0)) }, tidbits: tidbits)
    var rounds = TidbitRounds()
    var random = RandomStreams(seed: seed).tidbit
    var shown: [JSONValue] = []
    for ask in try fields.required("ask", fields.objects) {
      let trigger: EducationTrigger = try ask.required("trigger", ask.name)
      let bug = bugs.firstIndex(of: try ask.required("bug", ask.string)).map { BugID(reference($0)) }
      let tidbit = bug.flatMap { rounds.next(bug: $0, trigger: trigger, in: pools, with: &random) }
      shown.append(tidbit.map { .string(ids[Int($0.id.low)]) } ?? .null)
    }
    result = .array(shown)
  }
}
