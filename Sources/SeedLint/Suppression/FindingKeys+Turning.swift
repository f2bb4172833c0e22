import SeedDecoding
package import SeedDiagnostics
import SeedSource

extension FindingKeys {
  /// Shows findings on two texts at the other one, where that one is wanted and this one is not; what is
  /// then said of one text twice is said once, with the notes of both.
  ///
  /// - Complexity: O(findings), O(log values) for each that turns.
  package func turn(_ findings: [Diagnostic], to isWanted: (Place) -> Bool) -> [Diagnostic] {
    var others: [Diagnostic] = []
    var turned: [Diagnostic] = []
    var indices: [Place: [Int]] = [:]
    for var finding in findings {
      guard let mirror = finding.relations.mirror, let place = finding.place, !isWanted(place),
        let index = finding.notes.firstIndex(where: { $0.place.map(isWanted) ?? false }),
        let other = finding.notes[index].place
      else {
        others.append(finding)
        continue
      }
      let marks = finding.notes[index].marks
      (finding.notes[index].place, finding.notes[index].marks) = (place, finding.marks)
      (finding.place, finding.marks, finding.message) = (other, marks, mirror.message)
      if let note = mirror.note {
        for index in finding.notes.indices where finding.notes[index].place != nil {
          finding.notes[index].message = note
        }
      }
      finding.pointer = pointer(to: other)
      if let same = indices[other]?.first(where: { turned[$0].rule == finding.rule }) {
        turned[same].notes += finding.notes
      } else {
        indices[other, default: []].append(turned.count)
        turned.append(finding)
      }
    }
    assign(to: &turned)
    return others + turned
  }

  /// The pointer to the text that a place is in.
  private func pointer(to place: Place) -> String? {
    guard let record = record(at: place) else { return nil }
    let nodes = catalog.trees[place.fileIndex].nodes
    let next = nodes.indices.partitionPoint { nodes[$0].range.offset <= place.range.offset }
    return catalog.pointer(record: UInt32(record), node: NodeIndex(next - 1))
  }
}
