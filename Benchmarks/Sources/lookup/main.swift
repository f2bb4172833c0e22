// What a service does with a bundle, measured in process through the public runtime.
//
// usage: lookup open BUNDLE IDS read|mapped|checksum ROUNDS
//        lookup find BUNDLE IDS ROUNDS
//        lookup render BUNDLE - into|string ROUNDS
//        lookup pattern BUNDLE - 0
//        lookup shown BUNDLE - 0
//
// IDS holds the ids to look up, 16 bytes each, in the order of looking; `-` stands for the bundle's first
// fix. A line a round goes to standard output: nanoseconds of one opening with a first lookup, of one lookup
// or of one rendering on average. `checksum` maps the file and checks it whole. `render` goes through the
// counts 0 to 1023: `into` one buffer from one value of arguments, `string` with arguments and a String made
// each time. `pattern` prints the message and the name of its one argument, `shown` what is rendered for each
// count, a line each.

import SeedModel
import SeedRuntime

let arguments = CommandLine.arguments
guard arguments.count >= 5, let rounds = Int(arguments[arguments.count - 1]) else {
  preconditionFailure("usage: lookup open BUNDLE IDS read|mapped|checksum ROUNDS, or find BUNDLE IDS ROUNDS")
}
let path = arguments[2]

/// Opens the bundle in one of the three ways.
func open(_ mode: String) throws -> SeedBundle {
  switch mode {
  case "mapped": try SeedBundle.open(mapping: path)
  case "checksum": try SeedBundle.open(mapping: path, verifying: .checksum)
  default: try SeedBundle.open(path: path)
  }
}

/// The first message with a plural that needs a count and nothing else.
func pluralMessage(_ bundle: SeedBundle) throws -> (message: BundleMessage, argument: String) {
  for key in bundle.copyKeys where key.placeholders.map(\.type) == [.count] {
    for variant in key.entries.flatMap(\.variants) {
      let isPlural = try variant.body.pattern.segments.contains {
        if case .plural = $0 { true } else { false }
      }
      if isPlural { return (variant.body, key.placeholders.first?.name ?? "") }
    }
  }
  preconditionFailure("the bundle has no message with a plural alone")
}

switch arguments[1] {
case "open":
  let ids =
    arguments[3] == "-" ? try SeedBundle.open(path: path).fixes.map(\.id) : readIdentities(arguments[3])
  guard let first = ids.first else { preconditionFailure("there are no ids") }
  // Files, page tables and branch predictors are warm after the first tenth.
  for round in 0..<rounds + rounds / 10 + 1 {
    let start = nanoseconds()
    let isFound = try open(arguments[4]).fix(id: first) != nil
    let end = nanoseconds()
    precondition(isFound, "the bundle lacks the first id")
    if round > rounds / 10 { print(end - start) }
  }
case "find":
  let ids = readIdentities(arguments[3])
  let bundle = try SeedBundle.open(mapping: path)
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
case "render":
  let (message, argument) = try pluralMessage(SeedBundle.open(path: path))
  let (bundle, handle) = (message.bundle, message.handle)
  // Short enough that most rounds are not interrupted on a machine that has other work, like the peer's.
  let repeats = 2_048
  let makesStrings = arguments[4] == "string"
  var buffer: [UInt8] = []
  var given = CopyArguments()
  for round in 0..<rounds + 1 {
    let start = nanoseconds()
    var byteCount = 0
    for count in 0..<repeats {
      if makesStrings {
        let text = try bundle.render(handle, with: [argument: .count(count & 1023)])
        byteCount += text.utf8.count
      } else {
        buffer.removeAll(keepingCapacity: true)
        given.set(argument, to: .count(count & 1023))
        try bundle.render(handle, with: given, into: &buffer)
        byteCount += buffer.count
      }
    }
    let end = nanoseconds()
    precondition(byteCount > repeats, "nothing was rendered")
    if round > 0 { print(Double(end - start) / Double(repeats)) }
  }
case "shown":
  let (message, argument) = try pluralMessage(SeedBundle.open(path: path))
  for count in 0..<1024 { print(try message.rendered(with: [argument: .count(count)])) }
case "pattern":
  let (message, argument) = try pluralMessage(SeedBundle.open(path: path))
  print(argument)
  print(try message.pattern.source)
default: preconditionFailure("\(arguments[1]) is none of open, find, render, pattern, shown")
}
