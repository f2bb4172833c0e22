import CivilTime
import FuzzSupport
import PlainJSON
import ReplaySamples
import SeedSimulation

/// Replays of the three products: every line has an answer, and the same lines have the same answers.
///
/// The first byte chooses the product and whether the run stops at the first bad line; the rest are the
/// lines.
@main
struct FuzzReplay: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    let choice = input.number(below: 6)
    let product = ReplayName.allCases[choice / 2]
    let isStrict = choice % 2 == 1
    let lines = closeTogether(Array(input.rest))
    let whole = answers(lines, product, isStrict, pieceByteCount: .max)
    expectSame(
      answers(lines, product, isStrict, pieceByteCount: 7),
      whole,
      "what is answered when the input comes in pieces"
    )
    for line in whole.split(separator: UInt8(ascii: "\n")) {
      do throws(JSONError) {
        let answer = try JSONValue(parsing: Array(line)).object
        expect(answer?["line"]?.integer ?? 0 > 0, "an answer says its line")
        if let state = answer?["state"] { expect(state.object != nil, "a state is an object") }
      } catch {
        fatalError("an answer is not JSON: \(error): \(String(decoding: line, as: UTF8.self))")
      }
    }
  }
}

private let zones = TZifZones.system

private func answers(_ lines: [UInt8], _ product: ReplayName, _ isStrict: Bool, pieceByteCount: Int)
  -> [UInt8]
{
  let setting = ReplaySetting(bundle: SampleBundle.geocue, zones: zones)
  var output: [UInt8] = []
  do throws(ReplayError) {
    var run = try product.run(setting, stopsAtFirst: isStrict)
    var reader = ReplayLines(stopsAtFirst: isStrict)
    var rest = lines[...]
    var isSound = true
    while !rest.isEmpty, isSound || !isStrict {
      isSound = reader.take(Array(rest.prefix(pieceByteCount)), &run, to: &output) && isSound
      rest = rest.dropFirst(pieceByteCount)
    }
    if isSound || !isStrict { _ = reader.finish(&run, to: &output) }
  } catch {
    fatalError("a replay of the sample does not begin: \(error)")
  }
  return output
}

/// Puts every date into the first months of 2026: each day between two events may be answered, and twenty
/// years of them would be most of the time.
private func closeTogether(_ lines: [UInt8]) -> [UInt8] {
  var lines = lines
  func isDigit(_ index: Int) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= lines[index] }
  let dash = UInt8(ascii: "-")
  var index = 0
  while index + 7 < lines.count {
    if lines[index + 4] == dash, lines[index + 7] == dash, (0..<4).allSatisfy({ isDigit(index + $0) }) {
      for (place, byte) in "2026-0".utf8.enumerated() { lines[index + place] = byte }
      lines[index + 6] = UInt8(ascii: "1") + lines[index + 6] % 2
    }
    index += 1
  }
  return lines
}
