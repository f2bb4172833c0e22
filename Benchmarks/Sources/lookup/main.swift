// What a service does with a bundle, measured in process through the public runtime.
//
// usage: lookup open BUNDLE IDS structure|checksum ROUNDS
//        lookup find BUNDLE IDS ROUNDS
//
// IDS holds the ids to look up, 16 bytes each, in the order of looking. A line a round goes to standard
// output: nanoseconds of one opening, or of one lookup on average.

import SeedModel
import SeedRuntime

let arguments = CommandLine.arguments
guard arguments.count >= 5, let rounds = Int(arguments[arguments.count - 1]), rounds > 0 else {
  preconditionFailure("usage: lookup open BUNDLE IDS structure|checksum ROUNDS, or find BUNDLE IDS ROUNDS")
}
let path = arguments[2]
let ids = readIdentities(arguments[3])
guard let first = ids.first else { preconditionFailure("there are no ids") }

switch arguments[1] {
case "open":
  let verification: SeedBundle.Verification = arguments[4] == "checksum" ? .checksum : .structure
  // Files, page tables and branch predictors are warm after the first tenth.
  for round in 0..<rounds + rounds / 10 + 1 {
    let start = nanoseconds()
    let isFound = try SeedBundle.open(path: path, verifying: verification).fix(id: first) != nil
    let end = nanoseconds()
    precondition(isFound, "the bundle lacks the first id")
    if round > rounds / 10 { print(end - start) }
  }
case "find":
  let bundle = try SeedBundle.open(path: path)
  // A pass is a hundred thousand lookups at least, so that the clock does not count.
  let repeats = max(1, 100_000 / ids.count)
  for round in 0..<rounds + 1 {
    let start = nanoseconds()
    var found = 0
    for _ in 0..<repeats {
      for id in ids where bundle.fix(id: id) != nil { found += 1 }
    }
    let end = nanoseconds()
    precondition(found == repeats * ids.count, "the bundle lacks an id")
    if round > 0 { print(Double(end - start) / Double(found)) }
  }
default: preconditionFailure("\(arguments[1]) is neither open nor find")
}
