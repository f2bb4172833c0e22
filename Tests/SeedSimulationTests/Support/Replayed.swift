import CivilTime
import ReplaySamples
import SeedRuntime
import SeedSimulation

/// A replay in memory.
struct Replayed {
  /// The lines of output.
  var lines: [String]
  /// Whether no line was bad.
  var isSound: Bool

  /// Replays lines of input, handed over in pieces of some bytes.
  init(
    _ input: String,
    product: ReplayName = .geocue,
    bundle: SeedBundle = SampleBundle.geocue,
    strict: Bool = false,
    pieceByteCount: Int = 1 << 16
  ) throws {
    var run = try product.run(ReplaySetting(bundle: bundle, zones: TZifZones.system), stopsAtFirst: strict)
    var reader = ReplayLines(stopsAtFirst: strict)
    var output: [UInt8] = []
    var isSound = true
    var rest = Array(input.utf8)[...]
    while !rest.isEmpty, isSound || !strict {
      isSound = reader.take(Array(rest.prefix(pieceByteCount)), &run, to: &output) && isSound
      rest = rest.dropFirst(pieceByteCount)
    }
    if isSound || !strict { isSound = reader.finish(&run, to: &output) && isSound }
    lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    self.isSound = isSound
  }
}
