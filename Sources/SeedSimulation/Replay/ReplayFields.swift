package import CivilTime
package import PlainJSON
package import SeedModel

/// The fields of a line, or of an object in one, read by name and type; every fault names the field.
///
/// A field that is null counts as left out.
package struct ReplayFields {
  private let object: JSONObject
  /// What stands before a field's name in messages: empty, or the outer field and a full stop.
  private let path: String

  package init(_ object: JSONObject, path: String = "") {
    self.object = object
    self.path = path
  }

  /// The fields as they were read.
  package var json: JSONValue { .object(object) }

  /// The fields' names, in their order.
  package var names: [String] { object.names }

  package func value(_ name: String) -> JSONValue? {
    guard let value = object[name], !value.isNull else { return nil }
    return value
  }

  package func has(_ name: String) -> Bool { value(name) != nil }

  /// A field that must be there: `try fields.required("at", fields.instant)`.
  package func required<Value>(
    _ name: String,
    _ read: (String) throws(ReplayError) -> Value?
  ) throws(ReplayError) -> Value {
    guard let value = try read(name) else {
      throw ReplayError(.missingField, "`\(path)\(name)` is missing")
    }
    return value
  }

  package func fault(_ name: String, _ expected: String) -> ReplayError {
    ReplayError(.badField, "`\(path)\(name)` must be \(expected)")
  }

  private func read<Value>(
    _ name: String,
    _ expected: @autoclosure () -> String,
    _ convert: (JSONValue) -> Value?
  ) throws(ReplayError) -> Value? {
    guard let value = value(name) else { return nil }
    guard let converted = convert(value) else { throw fault(name, expected()) }
    return converted
  }
}

extension ReplayFields {
  package func string(_ name: String) throws(ReplayError) -> String? {
    try read(name, "a text") { $0.string }
  }

  package func bool(_ name: String) throws(ReplayError) -> Bool? {
    try read(name, "true or false") { $0.bool }
  }

  package func integer(_ name: String) throws(ReplayError) -> Int? {
    try read(name, "a whole number") { Self.integer($0) }
  }

  /// A whole number that may be counted on, in days or seconds, and still is one: a million million at most.
  static func integer(_ value: JSONValue) -> Int? {
    value.integer.flatMap { $0.magnitude <= 1_000_000_000_000 ? $0 : nil }
  }

  /// A whole number of 0 or more.
  package func count(_ name: String) throws(ReplayError) -> Int? {
    try read(name, "a whole number of 0 or more") { Self.integer($0).flatMap { $0 < 0 ? nil : $0 } }
  }

  /// A whole number of 64 bits without a sign.
  package func seed(_ name: String) throws(ReplayError) -> UInt64? {
    try read(name, "a whole number from 0 to 2^64 - 1") { $0.number.flatMap { UInt64($0.text) } }
  }

  /// A record's or notification's id.
  package func identity(_ name: String) throws(ReplayError) -> Identity? {
    try read(name, "an id") { $0.string.flatMap { Identity($0) } }
  }

  /// One of a vocabulary's names.
  package func name<Name: Vocabulary>(_ name: String) throws(ReplayError) -> Name? {
    try read(name, Self.list(Name.names)) { $0.string.flatMap { Name(name: $0) } }
  }

  /// One of an enumeration's raw values.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(ReplayError) -> Choice? {
    try read(name, Self.list(Choice.allCases.map(\.rawValue))) { $0.string.flatMap { Choice(rawValue: $0) } }
  }

  /// What stands under one of some names.
  package func among<Value>(_ values: [(String, Value)], _ name: String) throws(ReplayError) -> Value? {
    try read(name, Self.list(values.map(\.0))) { value in values.first { $0.0 == value.string }?.1 }
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }

  package func object(_ name: String) throws(ReplayError) -> ReplayFields? {
    try read(name, "an object") { value in value.object.map { ReplayFields($0, path: "\(path)\(name).") } }
  }

  package func array(_ name: String) throws(ReplayError) -> [JSONValue]? {
    try read(name, "a list") { $0.array }
  }

  package func strings(_ name: String) throws(ReplayError) -> [String]? {
    try read(name, "a list of texts") { value in
      guard let texts = value.array?.map(\.string), !texts.contains(nil) else { return nil }
      return texts.compactMap { $0 }
    }
  }

  /// A list of objects.
  package func objects(_ name: String) throws(ReplayError) -> [ReplayFields]? {
    guard let values = try array(name) else { return nil }
    var objects: [ReplayFields] = []
    for (index, value) in values.enumerated() {
      guard let object = value.object else { throw fault("\(name)[\(index)]", "an object") }
      objects.append(ReplayFields(object, path: "\(path)\(name)[\(index)]."))
    }
    return objects
  }
}

extension ReplayFields {
  /// `HH:MM` or `HH:MM:SS`.
  package func time(_ name: String) throws(ReplayError) -> LocalTime? {
    try converted(name, .badTime, "a time such as 09:00 or 09:00:30") { LocalTime($0) }
  }

  /// A time without seconds.
  package func minuteOfDay(_ name: String) throws(ReplayError) -> TimeOfDay? {
    guard let time = try time(name) else { return nil }
    guard time.second == 0, let minute = TimeOfDay(minute: time.minuteOfDay) else {
      throw ReplayError(.badTime, "`\(name)` is a minute of the day, without seconds")
    }
    return minute
  }

  /// The time of day of `HH:MM`, `HH:MM:SS` or `YYYY-MM-DDTHH:MM:SS`.
  package func timeOfDay(_ name: String) throws(ReplayError) -> LocalTime? {
    try converted(name, .badTime, "a time such as 09:00 or 09:00:30") {
      LocalTime($0) ?? LocalDateTime($0)?.time
    }
  }

  /// `YYYY-MM-DD`.
  package func date(_ name: String) throws(ReplayError) -> CivilDate? {
    try converted(name, .badDate, "a date such as 2026-03-29") { CivilDate($0) }
  }

  /// `YYYY-MM-DDTHH:MM:SS`.
  package func localDateTime(_ name: String) throws(ReplayError) -> LocalDateTime? {
    try converted(name, .badTime, "a date and time such as 2026-03-29T09:00:00") { LocalDateTime($0) }
  }

  /// ISO 8601 to the second, with `Z` or an offset.
  package func instant(_ name: String) throws(ReplayError) -> Instant? {
    try converted(name, .badInstant, "an instant such as 2026-03-29T09:00:00Z") { Instant($0) }
  }

  /// A time zone by its identifier.
  package func zone(_ name: String, from source: any ZoneSource) throws(ReplayError) -> ZoneRules? {
    guard let identifier = try string(name) else { return nil }
    do throws(ZoneError) {
      return try source.zone(named: identifier)
    } catch {
      throw ReplayError(.unknownZone, "`\(path)\(name)`: \(error)")
    }
  }

  /// The zone under `zone`, which must be there.
  func requiredZone(from source: any ZoneSource) throws(ReplayError) -> ZoneRules {
    try required("zone") { (name) throws(ReplayError) in try zone(name, from: source) }
  }

  private func converted<Value>(
    _ name: String,
    _ code: ReplayError.Code,
    _ expected: String,
    _ convert: (String) -> Value?
  ) throws(ReplayError) -> Value? {
    guard let value = value(name) else { return nil }
    guard let converted = value.string.flatMap(convert) else {
      throw ReplayError(code, "`\(path)\(name)` must be \(expected)")
    }
    return converted
  }
}
