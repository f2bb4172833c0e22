import PlainJSON

extension SimulationReport {
  /// The version of the reports' format.
  static let formatVersion = 1

  /// The report as one line of JSON; equal reports give equal bytes.
  package var json: [UInt8] {
    var object = JSONObject()
    object.append("simulation", .integer(SimulationReport.formatVersion))
    object.append("users", .integer(plan.users))
    object.append("days", .integer(plan.days))
    object.append("seed", .integer(Int(clamping: plan.seed)))
    object.append("profiles", .array(plan.profiles.map { .string($0.rawValue) }))
    if let shard = plan.shard {
      object.append("shard", ["index": .integer(shard.index), "count": .integer(shard.count)])
    }
    object.append("content", content.json)
    if let egofix { object.append("egofix", json(egofix, egofixTables.all)) }
    if let pressure { object.append("pressure", json(pressure, pressureTables.all)) }
    if plan.shard == nil { object.append("figures", figures) }
    var utf8: [UInt8] = []
    JSONValue.object(object).write(to: &utf8)
    utf8.append(UInt8(ascii: "\n"))
    return utf8
  }

  private func json(_ counts: [UInt64], _ tables: CountTables) -> JSONValue {
    var profiles = JSONObject()
    for (place, profile) in plan.profiles.enumerated() {
      var object = JSONObject()
      for table in tables.all {
        var rows = JSONObject()
        for (row, name) in table.rows.enumerated() {
          var pairs: [JSONValue] = []
          for column in 0..<table.columnCount {
            let count = counts[place * tables.count + table.place(row, column)]
            if count > 0 { pairs += [.integer(column), .integer(Int(clamping: count))] }
          }
          if !pairs.isEmpty { rows.append(name, .array(pairs)) }
        }
        object.append(table.name, .object(rows))
      }
      profiles.append(profile.rawValue, .object(object))
    }
    return .object(profiles)
  }

  private var figures: JSONValue {
    var object = JSONObject()
    for name in SimulationFigure.names {
      guard case .success(let figure?) = self.figure(name) else { continue }
      if let value = JSONNumber(figure.value) {
        object.append(name, figure.isAtLeast ? ["atLeast": .number(value)] : .number(value))
      }
    }
    return .object(object)
  }
}

extension SimulationContent {
  var json: JSONValue {
    [
      "version": .string(version),
      "digest": .string(digest),
      "bugs": .array(bugs.map { .string($0) }),
      "fixes": .array(
        fixes.map {
          [
            "number": .integer($0.number), "bug": .string(bugs[$0.bug]), "type": .string("\($0.type)"),
            "severity": .string("\($0.severity)"), "interaction": .string("\($0.interaction)"),
          ]
        }
      ),
      "tidbits": .array(
        tidbits.map {
          ["id": .string("\($0.id)"), "bug": .string(bugs[$0.bug]), "trigger": .string("\($0.trigger)")]
        }
      ),
      "reminders": .array(
        reminders.map {
          ["voice": .string($0.voice), "key": .string($0.key), "variants": .integer($0.variants)]
        }
      ),
    ]
  }
}
