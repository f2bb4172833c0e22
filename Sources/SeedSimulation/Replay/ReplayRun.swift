import CivilTime
import PlainJSON
import SeedRuntime

/// A replay while it runs: takes lines of input, gives lines of output.
package protocol ReplayRunning {
  /// Answers a line, which may be blank, or holds it back; answers are appended with a line feed each.
  ///
  /// - Parameter line: its bytes; nil for one that is longer than ``ReplayLines/byteLimit``.
  /// - Returns: false when a line was bad.
  mutating func take(_ line: [UInt8]?, number: Int, to output: inout [UInt8]) -> Bool

  /// Answers what was held back, now that the input has ended.
  ///
  /// - Returns: false when a line was bad.
  mutating func finish(to output: inout [UInt8]) -> Bool
}

/// A replay of one product.
package struct ReplayRun<Product: ReplayProduct>: ReplayRunning {
  private let stopsAtFirst: Bool
  private var setting: ReplaySetting
  private var product: Product
  private var isFirst = true
  /// The latest event's instant; nil before the first event.
  private var now: Instant?
  /// Whether it is known how the story begins.
  private var isDecided: Bool
  /// Lines that wait for that, with their numbers.
  private var held: [(line: [UInt8]?, number: Int)] = []
  private var heldByteCount = 0
  /// Bytes that the story has been answered with.
  private var storyByteCount = 0
  private let storyByteLimit: Int
  private let heldByteLimit: Int
  /// Whether the story went beyond a limit, so that nothing more is answered.
  private var isOver = false

  /// - Parameters:
  ///   - stopsAtFirst: whether nothing is answered after a bad line.
  ///   - storyByteLimit: the most bytes of a story's answers.
  ///   - heldByteLimit: the most bytes of lines that are held back.
  package init(
    _ setting: ReplaySetting,
    stopsAtFirst: Bool,
    storyByteLimit: Int = ReplayLines.storyByteLimit,
    heldByteLimit: Int = ReplayLines.heldByteLimit
  ) throws(ReplayError) {
    self.stopsAtFirst = stopsAtFirst
    self.storyByteLimit = storyByteLimit
    self.heldByteLimit = heldByteLimit
    self.setting = setting
    product = try Product(setting, decided: false)
    isDecided = Product.decidingEvent == nil
  }

  package mutating func take(_ line: [UInt8]?, number: Int, to output: inout [UInt8]) -> Bool {
    if isOver { return false }
    if isDecided || (held.isEmpty && !isEvent(line)) { return answer(line, number, &output) }
    heldByteCount += (line?.count ?? 0) + MemoryLayout<(line: [UInt8]?, number: Int)>.stride
    if heldByteCount > heldByteLimit {
      held = []
      let error = ReplayError(.storyTooLong, "the lines before the story begins are too many")
      return end(error, number, &output)
    }
    held.append((line, number))
    guard let name = Product.decidingEvent, isEvent(line, named: name) else { return true }
    return begin(decided: true, &output)
  }

  package mutating func finish(to output: inout [UInt8]) -> Bool {
    isOver ? false : begin(decided: false, &output)
  }

  /// Answers that a limit was passed, and nothing more.
  private mutating func end(_ error: ReplayError, _ number: Int, _ output: inout [UInt8]) -> Bool {
    isOver = true
    write(error, number, &output)
    return false
  }

  /// Begins the story and answers what was held back.
  private mutating func begin(decided: Bool, _ output: inout [UInt8]) -> Bool {
    if !isDecided { decide(decided, &output) }
    var isSound = true
    for (line, number) in held {
      isSound = answer(line, number, &output) && isSound
      if isOver || !isSound && stopsAtFirst { break }
    }
    held = []
    return isSound
  }

  private mutating func decide(_ decided: Bool, _ output: inout [UInt8]) {
    isDecided = true
    // What the setting says was sound when the run or its header began.
    if let product = try? Product(setting, decided: decided) { self.product = product }
  }

  /// Whether a line is an event of the story, or the one with a name; a bad line is none.
  private func isEvent(_ line: [UInt8]?, named name: String? = nil) -> Bool {
    guard let line, let fields = try? fields(line), !fields.has("call"), !fields.has("replay") else {
      return false
    }
    guard let event = (try? fields.string("event")) ?? nil else { return false }
    return name.map { $0 == event } ?? true
  }

  private mutating func answer(_ line: [UInt8]?, _ number: Int, _ output: inout [UInt8]) -> Bool {
    do throws(ReplayError) {
      guard let line else {
        isFirst = false
        throw ReplayError(.lineTooLong, "a line has at most \(ReplayLines.byteLimit) bytes")
      }
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return true }
      try answer(try fields(line), number, &output)
      return true
    } catch {
      if error.code == .storyTooLong { return end(error, number, &output) }
      write(error, number, &output)
      return false
    }
  }

  private func fields(_ line: [UInt8]) throws(ReplayError) -> ReplayFields {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: line, limits: JSONLimits(byteCount: ReplayLines.byteLimit))
    } catch {
      throw ReplayError(.badJSON, "\(error)")
    }
    guard let object = value.object else {
      throw ReplayError(.badJSON, "a line must be an object, not \(value.kind)")
    }
    return ReplayFields(object)
  }
}

extension ReplayRun {
  private mutating func answer(
    _ fields: ReplayFields,
    _ number: Int,
    _ output: inout [UInt8]
  ) throws(ReplayError) {
    let wasFirst = isFirst
    isFirst = false
    if fields.has("call") {
      try answerCall(fields, number, &output)
    } else if fields.has("replay") {
      guard wasFirst else { throw ReplayError(.badHeader, "the header must be the first line") }
      try answerHeader(fields, number, &output)
    } else {
      try answerEvent(fields, number, &output)
    }
  }

  private mutating func answerHeader(
    _ fields: ReplayFields,
    _ number: Int,
    _ output: inout [UInt8]
  ) throws(ReplayError) {
    let changed = try ReplaySetting(fields, changing: setting)
    product = try Product(changed, decided: false)
    setting = changed
    // A story that is set up begins as the setup says.
    if changed.setup != nil { isDecided = true }
    let info = setting.bundle.info
    write(&output, number) { line in
      line.append("replay", 1)
      line.append(
        "bundle",
        ["version": .string("\(info.contentVersion)"), "hash": .string("\(info.contentDigest)")]
      )
    }
  }

  private func answerCall(
    _ fields: ReplayFields,
    _ number: Int,
    _ output: inout [UInt8]
  ) throws(ReplayError) {
    let name = try fields.required("call", fields.string)
    guard let call = Product.calls.first(where: { $0.name == name }) else {
      throw ReplayError(.unknownCall, "there is no call \(name.debugDescription)")
    }
    let result = try call.value(fields, product)
    write(&output, number) { line in
      line.append("call", .string(name))
      line.append("result", result)
    }
  }

  private mutating func answerEvent(
    _ fields: ReplayFields,
    _ number: Int,
    _ output: inout [UInt8]
  ) throws(ReplayError) {
    guard let name = try fields.string("event") else {
      throw ReplayError(.unknownEvent, "a line must have `call`, `event` or, as the first one, `replay`")
    }
    guard let entry = Product.events.first(where: { $0.name == name }) else {
      throw ReplayError(.unknownEvent, "there is no event \(name.debugDescription)")
    }
    let event = try entry.value(fields, product)
    let at = try fields.required("at", fields.instant)
    if let now, at < now { throw ReplayError(.backInTime, "`at` lies before \(now)") }
    if let now { try expectNear(at, now) }
    // A story that was set up has no last event: what falls due first stands for it.
    let start = now == nil ? product : nil
    now = at
    var count = output.count
    while let due = try product.nextDue(through: at, before: event) {
      if let start {
        do throws(ReplayError) { try expectNear(at, due.at) } catch {
          (product, now) = (start, nil)
          throw error
        }
      }
      write(&output, number) { line in
        line.append("at", .string("\(due.at)"))
        line.append("due", .string(due.name))
        line.append("effects", .array(due.effects))
        line.append("state", product.state)
      }
      try noteStory(&count, output)
    }
    let answer = try product.apply(event, at: at)
    write(&output, number) { line in
      line.append("at", .string("\(at)"))
      line.append("event", .string(name))
      if let refused = answer.refused { line.append("refused", .string(refused)) }
      line.append("effects", .array(answer.effects))
      line.append("state", product.state)
    }
    try noteStory(&count, output)
  }

  /// Counts what was added to the output since it had `count` bytes.
  private mutating func noteStory(_ count: inout Int, _ output: [UInt8]) throws(ReplayError) {
    storyByteCount += output.count - count
    count = output.count
    if storyByteCount <= storyByteLimit { return }
    throw ReplayError(
      .storyTooLong,
      "the story's answers have more than \(storyByteLimit) bytes; nothing more is answered"
    )
  }

  private func expectNear(_ at: Instant, _ last: Instant) throws(ReplayError) {
    if at > last.adding(seconds: ReplayLines.yearLimit * 366 * 86_400) {
      throw ReplayError(.tooFar, "`at` lies more than \(ReplayLines.yearLimit) years after \(last)")
    }
  }

  private func write(_ error: ReplayError, _ number: Int, _ output: inout [UInt8]) {
    write(&output, number) { line in
      line.append("error", ["code": .string(error.code.rawValue), "message": .string(error.message)])
    }
  }

  private func write(_ output: inout [UInt8], _ number: Int, _ members: (inout JSONObject) -> Void) {
    var line = JSONObject()
    line.append("line", .integer(number))
    members(&line)
    JSONValue.object(line).write(to: &output)
    output.append(UInt8(ascii: "\n"))
  }
}
