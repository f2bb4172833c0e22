import SeedTables
import SeedDecoding
import SeedModel

/// How a record is called: worked out when it is asked for, since most are only counted.
enum Naming: Sendable {
  case known(name: String, label: String)
  /// The record at an index among those of its kind.
  case record(RecordNames, ReviewedKind, Int)

  var name: String {
    switch self {
    case .known(let name, _): name
    case .record(let names, let kind, let index): names.name(of: kind, index)
    }
  }

  var operand: String {
    switch self {
    case .known(let name, _): name
    case .record(let names, let kind, let index): names.operand(of: kind, index)
    }
  }

  /// What the content calls its records.
  var labels: RecordLabels {
    if case .record(let names, _, _) = self { names.labels } else { .standard }
  }

  var label: String {
    switch self {
    case .known(_, let label): label
    case .record(let names, let kind, let index): names.label(of: kind, index)
    }
  }
}

/// What the records of a catalog are called.
final class RecordNames: Sendable {
  private let catalog: Catalog
  let labels: RecordLabels

  init(_ catalog: Catalog) {
    self.catalog = catalog
    labels = catalog.labels
  }

  func name(of kind: ReviewedKind, _ index: Int) -> String {
    switch kind {
    case .bug: id(catalog.bugs[index].record)
    case .fix: id(catalog.fixes[index].record)
    case .tidbit: id(catalog.tidbits[index].record)
    case .copy: "\(voice(of: index, ".")).\(catalog.copyEntries[index].key)"
    }
  }

  func operand(of kind: ReviewedKind, _ index: Int) -> String {
    switch kind {
    case .bug: return catalog.slug(ofBug: index)
    case .fix:
      let number = catalog.fixes[index].number
      return number > 0 ? "\(number)" : name(of: .fix, index)
    case .tidbit: return name(of: .tidbit, index)
    case .copy: return catalog.copyEntries[index].key
    }
  }

  func label(of kind: ReviewedKind, _ index: Int) -> String {
    switch kind {
    case .bug: return "\(labels[.bugs]) \(catalog.slug(ofBug: index))"
    case .fix:
      let number = catalog.fixes[index].number
      return "\(labels[.fixes]) " + (number > 0 ? "#\(number)" : "\(name(of: .fix, index).prefix(8))")
    case .tidbit:
      let tidbit = catalog.tidbits[index]
      let slug = catalog.string(record: tidbit.record, node: tidbit.bugSlug) ?? "?"
      let trigger = tidbit.trigger?.description ?? "?"
      return "\(labels[.microEducation]) \(name(of: .tidbit, index).prefix(8)) (\(slug), \(trigger))"
    case .copy: return "\(catalog.copyEntries[index].key) (\(voice(of: index, ", ")))"
    }
  }

  private func id(_ record: UInt32) -> String { catalog.name(of: record)?.lowercased() ?? "" }

  private func voice(of entry: Int, _ separator: String) -> String {
    let table = catalog.copyTables[catalog.copyEntries[entry].tableIndex]
    return "\(table.product)\(separator)\(table.voice)"
  }
}
