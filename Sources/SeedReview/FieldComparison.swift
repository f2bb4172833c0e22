import SeedDiagnostics
import SeedTables

/// Compares two values of one shape.
struct FieldComparison {
  private(set) var changes: [FieldChange] = []

  init(_ shape: Shape, _ old: RecordValue, _ new: RecordValue) { compare(shape, old, new, "") }

  private mutating func note(_ path: String, _ change: FieldChange.Change) {
    changes.append(FieldChange(path: path, change: change))
  }

  private mutating func compare(_ shape: Shape, _ old: RecordValue?, _ new: RecordValue?, _ path: String) {
    if old == new { return }
    switch shape {
    case .object(let table):
      guard old.isRecord, new.isRecord else { break }
      return compareMembers(of: table, old, new, path)
    case .map(_, let member, _, let pairs):
      guard let left = FieldComparison.map(old, pairs != nil),
        let right = FieldComparison.map(new, pairs != nil)
      else { break }
      return compareMembers(left, right, path) { _ in member }
    case .array(let member, _, let uniqueKey, _):
      guard old.isList, new.isList else { break }
      return compareList(of: member, uniqueKey, old?.members ?? [], new?.members ?? [], path)
    case .any:
      if old.isRecord, new.isRecord {
        return compareMembers(old?.fields ?? [], new?.fields ?? [], path) { _ in .any }
      }
      if old.isList, new.isList, let change = FieldComparison.words(old?.members ?? [], new?.members ?? []) {
        return note(path, change)
      }
    case .prose, .message, .drawing, .token(.line):
      guard old.isText, new.isText else { break }
      return note(path, .reworded(old: old?.text, new: new?.text))
    default: break
    }
    note(path, .value(old: old, new: new))
  }

  private mutating func compareMembers(
    of table: RecordTable,
    _ old: RecordValue?,
    _ new: RecordValue?,
    _ path: String
  ) {
    compareMembers(old?.fields ?? [], new?.fields ?? [], path) { name in
      table.field(name)?.shape ?? (table.key?.name == name ? table.key?.shape : nil) ?? .any
    }
  }

  /// Compares members by their names, in the order of the new ones and then of those that are gone.
  private mutating func compareMembers(
    _ old: [(name: String, value: RecordValue)],
    _ new: [(name: String, value: RecordValue)],
    _ path: String,
    _ shape: (String) -> Shape
  ) {
    let left = Dictionary(old.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let right = Dictionary(new.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    for name in (new + old).map(\.name) where seen.insert(name).inserted && name != "$schema" {
      compare(shape(name), left[name], right[name], path.isEmpty ? name : "\(path).\(name)")
    }
  }

  /// An object with free keys as its members. In a bundle it is a list of records whose first field is the
  /// key, or of pairs of a key and one of its values.
  private static func map(_ value: RecordValue?, _ isPairs: Bool) -> [(name: String, value: RecordValue)]? {
    switch value {
    case nil: return []
    case .record(let fields): return fields
    case .list(let members):
      var map: [(name: String, value: RecordValue)] = []
      var pairs: [(name: String, values: [RecordValue])] = []
      var places: [String: Int] = [:]
      for fields in members.map(\.fields) {
        guard let name = fields.first?.value.scalar else { return nil }
        if !isPairs {
          map.append((name, .record(Array(fields.dropFirst()))))
        } else if let value = fields.dropFirst().first?.value {
          if let place = places[name] {
            pairs[place].values.append(value)
          } else {
            places[name] = pairs.count
            pairs.append((name, [value]))
          }
        }
      }
      return map + pairs.map { ($0.name, .list($0.values)) }
    default: return nil
    }
  }
}

extension FieldComparison {
  private mutating func compareList(
    of member: Shape,
    _ uniqueKey: String?,
    _ old: [RecordValue],
    _ new: [RecordValue],
    _ path: String
  ) {
    if let uniqueKey { return compareItems(of: member, uniqueKey, old, new, path) }
    if case .object = member { return compareVariants(of: member, old, new, path) }
    if let change = FieldComparison.words(old, new) { return note(path, change) }
    note(path, .value(old: .list(old), new: .list(new)))
  }

  /// Members that have ids: they may be added, go, change, and change places.
  private mutating func compareItems(
    of member: Shape,
    _ uniqueKey: String,
    _ old: [RecordValue],
    _ new: [RecordValue],
    _ path: String
  ) {
    func named(_ members: [RecordValue]) -> [(name: String, value: RecordValue)] {
      members.enumerated().map { ($1[uniqueKey]?.text ?? "\($0 + 1)", $1) }
    }
    let (left, right) = (named(old), named(new))
    compareMembers(left, right, path) { _ in member }
    let rightNames = right.map(\.name)
    let common = Set(left.map(\.name)).intersection(rightNames)
    let order = rightNames.filter(common.contains)
    if left.map(\.name).filter(common.contains) != order { note(path, .reordered(rightNames)) }
  }

  /// Members without ids. Equal ones are the same; of what lies between, those in the same place are.
  private mutating func compareVariants(
    of member: Shape,
    _ old: [RecordValue],
    _ new: [RecordValue],
    _ path: String
  ) {
    var numbers: [RecordValue: Int] = [:]
    func number(_ value: RecordValue) -> Int {
      let number = numbers[value] ?? numbers.count
      numbers[value] = number
      return number
    }
    let (left, right) = (old.map(number), new.map(number))
    if left.sorted() == right.sorted() {
      let places = Dictionary(zip(left, left.indices), uniquingKeysWith: { first, _ in first })
      let order = right.map { number in "\((places[number] ?? 0) + 1)" }
      return note(path, .reordered(order))
    }
    for change in LineDiff(left, right).changes {
      let count = max(change.old.count, change.new.count)
      for step in 0..<count {
        let before = step < change.old.count ? old[change.old.lowerBound + step] : nil
        let after = step < change.new.count ? new[change.new.lowerBound + step] : nil
        let place = (after == nil ? change.old : change.new).lowerBound + step + 1
        compare(member, before, after, (path.isEmpty ? "" : "\(path) ") + "variant \(place)")
      }
    }
  }

  /// Lists of words, whose order is no content: what came and what went. Nil for other lists.
  private static func words(_ old: [RecordValue], _ new: [RecordValue]) -> FieldChange.Change? {
    let (left, right) = (old.compactMap(\.text), new.compactMap(\.text))
    guard left.count == old.count, right.count == new.count else { return nil }
    func counts(_ words: [String]) -> [String: Int] { words.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    func rest(_ words: [String], without others: [String]) -> [String] {
      var counts = counts(others)
      return words.filter { word in
        guard let count = counts[word], count > 0 else { return true }
        counts[word] = count - 1
        return false
      }
    }
    let (removed, added) = (rest(left, without: right), rest(right, without: left))
    return removed.isEmpty && added.isEmpty ? .reordered(right) : .members(removed: removed, added: added)
  }
}

/// A value that is not there may be any.
extension RecordValue? {
  fileprivate var isRecord: Bool { map { if case .record = $0 { true } else { false } } ?? true }
  fileprivate var isList: Bool { map { if case .list = $0 { true } else { false } } ?? true }
  fileprivate var isText: Bool { map { if case .text = $0 { true } else { false } } ?? true }
}
