import CivilTime
import PlainJSON
import SeedRuntime

/// A replay while it runs: takes lines of input, gives lines of output.
package protocol ReplayRunning {
  /// Answers one line, which may be blank; the answers are appended with a line feed each.
  ///
  /// - Parameter number: the line's number, from 1.
  /// - Returns: false for a bad line.
  mutating func answer(_ line: [UInt8], number: Int, to output: inout [UInt8]) -> Bool

  /// Answers a line that is longer than ``ReplayLines/byteLimit``.
  mutating func answerLongLine(number: Int, to output: inout [UInt8])
}

/// A replay of one product.
package struct ReplayRun<Product: ReplayProduct>: ReplayRunning {
  private var setting: ReplaySetting
  private var product: Product
  private var isFirst = true
  /// The latest event's instant; nil before the first event.
  private var now: Instant?

  package init(_ setting: ReplaySetting) throws(ReplayError) {
    self.setting = setting
    product = try Product(setting)
  }

  package mutating func answer(_ line: [UInt8], number: Int, to output: inout [UInt8]) -> Bool {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return true }
    do throws(ReplayError) {
      try answer(try fields(line), number, &output)
      return true
    } catch {
      write(error, number, &output)
      return false
    }
  }

  package mutating func answerLongLine(number: Int, to output: inout [UInt8]) {
    isFirst = false
    let message = "a line has at most \(ReplayLines.byteLimit) bytes"
    write(ReplayError(.lineTooLong, message), number, &output)
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

  private mutating func answer(_ fields: ReplayFields, _ number: Int, _ output: inout [UInt8])
    throws(ReplayError)
  {
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

  private mutating func answerHeader(_ fields: ReplayFields, _ number: Int, _ output: inout [UInt8])
    throws(ReplayError)
  {
    let changed = try ReplaySetting(fields, changing: setting)
    product = try Product(changed)
    setting = changed
    let info = setting.bundle.info
    write(&output, number) { line in
      line.append("replay", 1)
      line.append(
        "bundle",
        ["version": .string("\(info.contentVersion)"), "hash": .string("\(info.contentDigest)")]
      )
    }
  }

  private func answerCall(_ fields: ReplayFields, _ number: Int, _ output: inout [UInt8]) throws(ReplayError)
  {
    let name = try fields.required("call", fields.string)
    let result = try product.call(name, fields)
    write(&output, number) { line in
      line.append("call", .string(name))
      line.append("result", result)
    }
  }

  private mutating func answerEvent(_ fields: ReplayFields, _ number: Int, _ output: inout [UInt8])
    throws(ReplayError)
  {
    guard let name = try fields.string("event") else {
      throw ReplayError(.unknownEvent, "a line must have `call`, `event` or, as the first one, `replay`")
    }
    let event = name == "time" ? nil : try product.event(name, fields)
    if event == nil, name != "time" {
      throw ReplayError(.unknownEvent, "there is no event \(name.debugDescription)")
    }
    let at = try fields.required("at", fields.instant)
    if let now, at < now { throw ReplayError(.backInTime, "`at` lies before \(now)") }
    now = at
    while let due = try product.nextDue(through: at, before: event) {
      write(&output, number) { line in
        line.append("at", .string("\(due.at)"))
        line.append("due", .string(due.name))
        line.append("effects", .array(due.effects))
        line.append("state", product.state)
      }
    }
    let answer: ReplayAnswer
    if let event { answer = try product.apply(event, at: at) } else { answer = ReplayAnswer() }
    write(&output, number) { line in
      line.append("at", .string("\(at)"))
      line.append("event", .string(name))
      if let refused = answer.refused { line.append("refused", .string(refused)) }
      line.append("effects", .array(answer.effects))
      line.append("state", product.state)
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
