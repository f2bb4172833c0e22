// Pressure's services, in process.
//
// usage: pressurebench year BUNDLE ROUNDS | fold ROUNDS
//
// `year`: a user opens the app, sets a text and answers every day of a year, eight times in ten with YES; a
// line a round goes to standard output: nanoseconds for the year, its reminders rendered.
// `fold`: nanoseconds for adding a day to each of a million users, a line a round.

import CivilTime
import PressureServices
import SeedModel
import SeedPlatform
import SeedRuntime
import SeededRandom
import ServiceKernel

let usage = "usage: pressurebench year BUNDLE ROUNDS | fold ROUNDS"
let arguments = CommandLine.arguments
guard let rounds = arguments.last.flatMap({ Int($0) }), rounds > 0 else { preconditionFailure(usage) }

/// A user's year, and how many effects it had.
func liveYear(_ reducer: PressureReducer, _ zone: ZoneRules) -> Int {
  var state = PressureState.onboarded(seed: 7, zone: zone)
  var effects: [PressureEffect] = []
  var effectCount = 0
  func send(_ event: PressureEvent, hour: Int, of day: Int) {
    let now = Instant(unixSeconds: 1_704_067_200 + day * 86_400 + hour * 3600)
    effects.removeAll(keepingCapacity: true)
    try? reducer.take(event, at: now, in: &state, &effects)
    effectCount += effects.count
  }
  send(.permission(granted: true), hour: 4, of: 0)
  for day in 0..<365 {
    send(.open, hour: 5, of: day)
    send(.commit(text: "Write a page of the book."), hour: 6, of: day)
    switch day * 7919 % 10 {
    case 0: send(.open, hour: 17, of: day)
    case 1: send(.no(), hour: 17, of: day)
    default: send(.yes(), hour: 17, of: day)
    }
  }
  return effectCount
}

switch (arguments.dropFirst().first, arguments.count) {
case ("year", 4):
  let bundle = try SeedBundle.open(path: arguments[2])
  guard let policies = try bundle.policies()?.pressure else {
    preconditionFailure("the bundle has no policies")
  }
  let zone = try TZifZones.system.zone(named: "Europe/Berlin")
  let reducer = PressureReducer(policies: policies, copy: bundle, zones: TZifZones.system)
  for round in 0..<rounds + 1 {
    let start = Process.monotonicNanoseconds
    let effectCount = liveYear(reducer, zone)
    let end = Process.monotonicNanoseconds
    precondition(effectCount > 3650, "the year was not lived")
    if round > 0 { print(end - start) }
  }
case ("fold", 3):
  var random = SplitMix64(state: 8)
  let results = (0..<1_000_000).map { _ in
    DayOutcome(CheckInResult.allCases[random.below(5)], under: .literal)
  }
  var users = Array(repeating: Escalation(), count: results.count)
  for round in 0..<rounds + 1 {
    let start = Process.monotonicNanoseconds
    for index in users.indices { users[index].apply(results[index]) }
    let end = Process.monotonicNanoseconds
    precondition(users.contains { $0.tier == 3 } || round < 3, "nothing was folded")
    if round > 0 { print(end - start) }
  }
default: preconditionFailure(usage)
}
