package import SeedDecoding
import SeedTables

extension QuotaReport {
  /// A sort of which one bug has much less than the others have.
  package struct ThinCell: Hashable, Sendable {
    package enum Kind: String, Sendable { case fixes, tidbits }

    package var kind: Kind
    package var bug: String
    /// The trigger, type or interaction type.
    package var name: String
    package var have: Int
    /// How many the other bugs have, on average, in tenths.
    package var othersTenths: Int
  }

  /// The thinnest cells of the bugs' tables by trigger, type and interaction type: those with at most two
  /// thirds of what the other bugs have, the one with the least share first.
  ///
  /// What all bugs have little of is for the quotas and for a simulation to say.
  package var thinCells: [ThinCell] {
    let tables: [(kind: ThinCell.Kind, rows: (BugReport) -> [(name: String, have: Int)])] = [
      (.tidbits, { $0.triggers.map { ($0.name, $0.have) } }),
      (.fixes, { $0.types.map { ($0.name, $0.have) } }),
      (.fixes, { $0.interactions.map { ($0.name, $0.have) } }),
    ]
    let others = bugs.count - 1
    guard others > 0 else { return [] }
    var cells: [ThinCell] = []
    for table in tables {
      let rows = bugs.map(table.rows)
      for column in rows[0].indices {
        let total = rows.reduce(0) { $0 + $1[column].have }
        for (bug, row) in zip(bugs, rows) {
          let (name, have) = row[column]
          // At least two on average: of less, none is no lack.
          guard total - have >= 2 * others, 3 * have * others <= 2 * (total - have) else { continue }
          let tenths = ((total - have) * 20 + others) / (2 * others)
          cells.append(
            ThinCell(kind: table.kind, bug: bug.slug, name: name, have: have, othersTenths: tenths)
          )
        }
      }
    }
    return cells.enumerated().sorted { left, right in
      let leftShare = left.element.have * right.element.othersTenths
      let rightShare = right.element.have * left.element.othersTenths
      return leftShare == rightShare ? left.offset < right.offset : leftShare < rightShare
    }.map(\.element)
  }
}

extension QuotaReport.ThinCell {
  /// "need-to-be-right: has 1 predict fix; the other bugs have 2.8 on average".
  package func text(_ labels: RecordLabels) -> String {
    let kind: ContentKind = kind == .fixes ? .fixes : .microEducation
    let noun = have == 1 ? labels[kind] : labels.plural(kind)
    let average =
      othersTenths % 10 == 0 ? "\(othersTenths / 10)" : "\(othersTenths / 10).\(othersTenths % 10)"
    let count = have == 0 ? "no" : "\(have)"
    return
      "\(bug): has \(count) \(name) \(noun); the other \(labels.plural(.bugs)) have \(average) on average"
  }
}
