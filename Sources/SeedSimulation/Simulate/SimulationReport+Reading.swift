import PlainJSON
import SeedModel

extension SimulationReport {
  /// The most bytes of a report that is read.
  package static let byteLimit = 1 << 28

  /// A report from its JSON.
  ///
  /// - Throws: ``Failure`` with the first thing that no report of this version says.
  package init(parsing utf8: [UInt8]) throws(Failure) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(
        parsing: utf8,
        limits: JSONLimits(byteCount: SimulationReport.byteLimit, depth: 8)
      )
    } catch {
      throw Failure("it is no JSON: \(error)")
    }
    let fields = try ReportFields(value, "the report")
    guard try fields.integer("simulation", 0...Int.max) == SimulationReport.formatVersion else {
      throw Failure("it is a report of another version than \(SimulationReport.formatVersion)")
    }
    var plan = SimulationPlan(
      users: try fields.integer("users", 1...SimulationPlan.userLimit),
      days: try fields.integer("days", 1...SimulationPlan.dayLimit),
      seed: UInt64(try fields.integer("seed", 0...Int.max)),
      profiles: try fields.list("profiles") { (value) throws(Failure) in
        guard let profile = value.string.flatMap({ SimulationProfile(rawValue: $0) }) else {
          throw Failure("`profiles` names one that there is not")
        }
        return profile
      }
    )
    guard !plan.profiles.isEmpty, Set(plan.profiles).count == plan.profiles.count else {
      throw Failure("`profiles` names none, or one twice")
    }
    if let value = fields.object["shard"] {
      let fields = try ReportFields(value, "`shard`")
      let count = try fields.integer("count", 1...SimulationPlan.Shard.countLimit)
      plan.shard = SimulationPlan.Shard(index: try fields.integer("index", 1...count), count: count)
    }
    self.init(
      plan: plan,
      content: try SimulationContent(ReportFields(fields.required("content"), "`content`"))
    )
    try checkSize()
    if let value = fields.object["egofix"] {
      egofix = try counts(value, egofixTables.all, "egofix", plan.players(oneOf: 1))
      try checkViews()
    }
    if let value = fields.object["pressure"] {
      pressure = try counts(
        value,
        pressureTables.all,
        "pressure",
        plan.players(oneOf: SimulationPlan.pressureShare)
      )
    }
  }

  /// Refuses records that more users have seen than there were views of them.
  private func checkViews() throws(Failure) {
    for (place, profile) in plan.profiles.enumerated() {
      for (name, users, views) in [
        ("fixUsers", egofix(\.fixUsers, 0, of: place), egofix(\.fixViews, 0, of: place)),
        ("tidbitUsers", egofix(\.tidbitUsers, 0, of: place), egofix(\.tidbitViews, 0, of: place)),
      ] where zip(users, views).contains(where: { $0 > $1 }) {
        throw Failure("`egofix.\(profile.rawValue)`'s `\(name)` has counts that it cannot have")
      }
    }
  }

  private func counts(
    _ value: JSONValue,
    _ tables: CountTables,
    _ product: String,
    _ users: [Int]
  ) throws(Failure) -> [UInt64] {
    let profiles = try ReportFields(value, "`\(product)`")
    var counts = [UInt64](repeating: 0, count: tables.count * plan.profiles.count)
    for (place, profile) in plan.profiles.enumerated() {
      let name = "`\(product).\(profile.rawValue)`"
      let fields = try ReportFields(profiles.required(profile.rawValue), name)
      guard fields.object.members.count == tables.all.count else { throw Failure("\(name) has other tables") }
      for table in tables.all {
        let rows = try ReportFields(fields.required(table.name), "\(name)'s `\(table.name)`")
        try read(rows, table, at: place * tables.count, &counts)
      }
      // The first table of both products begins with its users.
      guard counts[place * tables.count] == UInt64(users[place]) else {
        throw Failure("\(name) does not count the \(users[place]) users that such a report is about")
      }
    }
    return counts
  }

  private func read(
    _ rows: ReportFields,
    _ table: CountTable,
    at start: Int,
    _ counts: inout [UInt64]
  ) throws(Failure) {
    var row = 0
    // Rows come in their order, those without counts left out.
    for member in rows.object.members {
      while row < table.rows.count, table.rows[row] != member.name { row += 1 }
      guard row < table.rows.count, let pairs = member.value.array, pairs.count.isMultiple(of: 2) else {
        throw Failure("\(rows.name) has a row that it cannot have")
      }
      var previous = -1
      for pair in stride(from: 0, to: pairs.count, by: 2) {
        guard let column = pairs[pair].integer, column > previous, column < table.columnCount,
          let count = pairs[pair + 1].integer, count > 0, UInt64(count) <= SimulationReport.largestCount
        else { throw Failure("\(rows.name) has counts that it cannot have") }
        previous = column
        counts[start + table.place(row, column)] = UInt64(count)
      }
      row += 1
    }
  }
}

extension SimulationContent {
  fileprivate init(_ fields: ReportFields) throws(SimulationReport.Failure) {
    let bugs = try fields.list("bugs") { (value) throws(SimulationReport.Failure) in
      try value.asText("`bugs`")
    }
    self.bugs = bugs
    version = try fields.text("version")
    digest = try fields.text("digest")
    fixes = try fields.list("fixes") { (value) throws(SimulationReport.Failure) in
      let fields = try ReportFields(value, "a fix")
      return FixEntry(
        number: try fields.integer("number", 0...Int.max),
        bug: try fields.place("bug", in: bugs),
        type: try fields.word("type"),
        severity: try fields.word("severity"),
        interaction: try fields.word("interaction")
      )
    }
    tidbits = try fields.list("tidbits") { (value) throws(SimulationReport.Failure) in
      let fields = try ReportFields(value, "a tidbit")
      guard let id = Identity(try fields.text("id")) else {
        throw SimulationReport.Failure("a tidbit has an id that is none")
      }
      return TidbitEntry(id: id, bug: try fields.place("bug", in: bugs), trigger: try fields.word("trigger"))
    }
    reminders = try fields.list("reminders") { (value) throws(SimulationReport.Failure) in
      let fields = try ReportFields(value, "a reminder")
      return ReminderEntry(
        voice: try fields.text("voice"),
        key: try fields.text("key"),
        variants: try fields.integer("variants", 1...1000)
      )
    }
  }
}

/// The members of an object of a report, with a name for messages.
private struct ReportFields {
  typealias Failure = SimulationReport.Failure

  let object: JSONObject
  let name: String

  init(_ value: JSONValue, _ name: String) throws(Failure) {
    guard let object = value.object else { throw Failure("\(name) is \(value.kind), not an object") }
    self.object = object
    self.name = name
  }

  func required(_ key: String) throws(Failure) -> JSONValue {
    guard let value = object[key] else { throw Failure("\(name) lacks `\(key)`") }
    return value
  }

  func integer(_ key: String, _ range: ClosedRange<Int>) throws(Failure) -> Int {
    guard let value = try required(key).integer, range.contains(value) else {
      throw Failure("\(name) has a `\(key)` that it cannot have")
    }
    return value
  }

  func text(_ key: String) throws(Failure) -> String { try required(key).asText("`\(key)` of \(name)") }

  /// A value of a vocabulary, by its name.
  func word<Word: Vocabulary>(_ key: String) throws(Failure) -> Word {
    guard let word = Word(name: try text(key)) else { throw Failure("\(name) has an unknown `\(key)`") }
    return word
  }

  func place(_ key: String, in names: [String]) throws(Failure) -> Int {
    guard let place = names.firstIndex(of: try text(key)) else {
      throw Failure("\(name) has an unknown `\(key)`")
    }
    return place
  }

  func list<Element>(
    _ key: String,
    _ element: (JSONValue) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    guard let values = try required(key).array else { throw Failure("`\(key)` of \(name) is no list") }
    var list: [Element] = []
    for value in values { list.append(try element(value)) }
    return list
  }
}

extension JSONValue {
  fileprivate func asText(_ name: String) throws(SimulationReport.Failure) -> String {
    guard let string else { throw SimulationReport.Failure("\(name) is \(kind), not a text") }
    return string
  }
}
