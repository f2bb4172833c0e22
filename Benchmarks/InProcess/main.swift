// The positioned parser alone, in process.
//
// usage: seedbench parse FILE ROUNDS
//
// A line a round goes to standard output: nanoseconds from bytes in memory to a tree, its memory included.

import SeedPlatform
import SeedSource

let arguments = CommandLine.arguments
guard arguments.count == 4, arguments[1] == "parse", let rounds = Int(arguments[3]), rounds > 0 else {
  preconditionFailure("usage: seedbench parse FILE ROUNDS")
}
let buffer = try FileReading.read(arguments[2], limit: SourceFile.byteCountLimit)
for round in 0..<rounds + 1 {
  let file = SourceFile(path: arguments[2], buffer: buffer)
  let start = Process.monotonicNanoseconds
  let (tree, faults) = JSONParser.parse(file)
  let end = Process.monotonicNanoseconds
  precondition(faults.isEmpty && tree.nodes.count > 1, "the file is not clean")
  if round > 0 { print(end - start) }
}
