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
    var tidbits: [(bug: Int32, trigger: EducationTrigger)] = []
    var bugs: [String: Int32] = [:]
    for tidbit in try fields.required("pool", fields.objects) {
      ids.append(try tidbit.required("id", tidbit.string))
      let bug = try tidbit.required("bug", tidbit.string)
      let place = bugs[bug] ?? Int32(bugs.count)
      bugs[bug] = place
      tidbits.append((place, try tidbit.required("trigger", tidbit.name)))
    }
    let pools = TidbitPools(bugCount: bugs.count, tidbits: tidbits)
    var rounds = TidbitRounds(pools: pools)
    var random = RandomStreams(seed: seed).tidbit
    var shown: [JSONValue] = []
    for ask in try fields.required("ask", fields.objects) {
      let trigger: EducationTrigger = try ask.required("trigger", ask.name)
      let bug = bugs[try ask.required("bug", ask.string)]
      let tidbit = bug.flatMap { rounds.next(bug: $0, trigger: trigger, in: pools, with: &random) }
      shown.append(tidbit.map { .string(ids[Int($0)]) } ?? .null)
    }
    result = .array(shown)
  }
}
