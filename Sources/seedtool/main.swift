import SeedSource
import SeedPlatform
let path = CommandLine.arguments[1]
var best = UInt64.max
for _ in 0..<10 {
let t0 = Process.monotonicNanoseconds
let b = try FileReading.read(path, limit: 1<<30)
let t1 = Process.monotonicNanoseconds
let f = SourceFile(path: path, buffer: b)
let (t, faults) = JSONParser.parse(f)
let t2 = Process.monotonicNanoseconds
best = min(best, t2-t1)
print("read", t1-t0, "parse", t2-t1, "nodes", t.nodes.count, "faults", faults.count, Double(b.count)/Double(t2-t1), "GB/s")
}
