/// Cuts input that comes in pieces into lines, whose length is limited.
package struct ReplayLines {
  /// The most bytes of a line.
  package static let byteLimit = 1 << 20

  /// The most bytes of a story's answers: a short story may have many years in it, of which each day answers.
  package static let storyByteLimit = 1 << 27

  /// The most bytes of lines that are held back until it is known how the story begins.
  package static let heldByteLimit = 1 << 26

  /// The most years between an event and the next, since every day of them may be answered.
  package static let yearLimit = 20

  private let stopsAtFirst: Bool
  private var rest: [UInt8] = []
  private var number = 0
  /// Whether the line that is being read has become too long, so that it is only read past.
  private var isTooLong = false

  /// - Parameter stopsAtFirst: whether nothing is answered after a bad line.
  package init(stopsAtFirst: Bool) { self.stopsAtFirst = stopsAtFirst }

  /// Takes a piece of input and answers every line that it completes.
  ///
  /// - Returns: false when a line was bad.
  package mutating func take(
    _ bytes: [UInt8],
    _ run: inout any ReplayRunning,
    to output: inout [UInt8]
  ) -> Bool {
    var isSound = true
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      keep(bytes[start..<end])
      start = end + 1
      if !answer(&run, &output) {
        isSound = false
        if stopsAtFirst { return false }
      }
    }
    keep(bytes[start...])
    return isSound
  }

  /// Adds to the line that is being read, as far as it may go.
  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    if rest.count + bytes.count > Self.byteLimit { isTooLong = true } else { rest += bytes }
  }

  /// Answers what follows the last line feed, and what was held back.
  ///
  /// - Returns: false when a line was bad.
  package mutating func finish(_ run: inout any ReplayRunning, to output: inout [UInt8]) -> Bool {
    let isSound = rest.isEmpty && !isTooLong ? true : answer(&run, &output)
    if !isSound, stopsAtFirst { return false }
    return run.finish(to: &output) && isSound
  }

  private mutating func answer(_ run: inout any ReplayRunning, _ output: inout [UInt8]) -> Bool {
    number += 1
    defer {
      rest.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    return run.take(isTooLong ? nil : rest, number: number, to: &output)
  }
}
