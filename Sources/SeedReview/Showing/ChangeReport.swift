import SeedDiagnostics
import SeedModel

/// A comparison with what is told beside it, for the formats.
package struct ChangeReport: Sendable {
  package let comparison: ContentComparison
  /// What the compiled bundles weigh; nil where they could not be compiled.
  package var sizes: BundleSizes?
  /// The commit that the base is, where it is one.
  package var commit: String?
  /// Whether only what a bundle holds was compared.
  package var isOfBundles = false

  package init(_ comparison: ContentComparison) { self.comparison = comparison }

  func changes(of kind: ReviewKind) -> [RecordChange] { comparison.changes.filter { $0.kind == kind } }

  /// Of each copy entry that was reworded the voices that still say what they said.
  ///
  /// - Complexity: O(records) where there is such an entry.
  func unchangedVoices() -> [ReviewKey: [String]] {
    let changed = Set(changes(of: .copyEntry).map(\.record.key))
    let reworded = changes(of: .copyEntry).filter(\.isReworded).map(\.record.key)
    if reworded.isEmpty { return [:] }
    var voices: [String: [String]] = [:]
    for key in comparison.now.records.keys where key.kind == .copyEntry && !changed.contains(key) {
      let parts = key.name.split(separator: " ")
      if parts.count == 3 { voices["\(parts[0]) \(parts[2])", default: []].append(String(parts[1])) }
    }
    var result: [ReviewKey: [String]] = [:]
    for key in reworded {
      let parts = key.name.split(separator: " ")
      if parts.count == 3 { result[key] = voices["\(parts[0]) \(parts[2])"]?.sorted() }
    }
    return result
  }

  /// How many records came, went, changed in one way or another.
  package struct Counts: Hashable, Sendable {
    package var added = 0
    package var removed = 0
    package var reworded = 0
    package var reclassified = 0
    package var moved = 0

    init(_ changes: some Sequence<RecordChange>) {
      for change in changes {
        if change.isAdded { added += 1 }
        if change.isRemoved { removed += 1 }
        if change.isReworded { reworded += 1 }
        if change.isReclassified { reclassified += 1 }
        if change.isMoved { moved += 1 }
      }
    }

    /// Each with its name, in the order in which they are told.
    package var all: [(name: String, count: Int)] {
      [
        ("added", added), ("removed", removed), ("reworded", reworded), ("reclassified", reclassified),
        ("moved", moved),
      ]
    }

    /// "1 added, 2 reworded"; empty where nothing changed.
    package var text: String {
      all.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
    }
  }

  package var counts: Counts { Counts(comparison.changes) }

  /// "2.1.0 → 2.2.0", "2.1.0" where it stayed.
  var versions: String {
    let old = comparison.base.version.map { "\($0)" } ?? "no version"
    let new = comparison.now.version.map { "\($0)" } ?? "no version"
    return old == new ? new : "\(old) → \(new)"
  }

  /// The base's name, with its commit.
  var baseName: String { comparison.base.name + (commit.map { " (\($0.prefix(12)))" } ?? "") }
}

/// What two bundles weigh, section by section.
package struct BundleSizes: Sendable {
  /// A section that is larger or smaller by now.
  package struct Section: Sendable {
    package var name: String
    package var old: Int
    package var new: Int
  }

  package var old: Int
  package var new: Int
  /// The most bytes that the configuration allows; nil where it says nothing.
  package var limit: Int?
  /// The sections that differ, the ones that grew most first.
  package var sections: [Section]

  /// - Parameter sections: the bytes of each section by name, of the base and now.
  package init(old: Int, new: Int, limit: Int?, sections: (old: [String: Int], new: [String: Int])) {
    self.old = old
    self.new = new
    self.limit = limit
    let names = Set(sections.old.keys).union(sections.new.keys)
    self.sections = names.map { Section(name: $0, old: sections.old[$0] ?? 0, new: sections.new[$0] ?? 0) }
      .filter { $0.old != $0.new }
      .sorted { ($1.new - $1.old, $0.name) < ($0.new - $0.old, $1.name) }
  }

  /// "bundle: 412345 → 413000 bytes (+655), 39 % of the 1048576 allowed".
  var text: String {
    let change = old == new ? "" : " (\(BundleSizes.signed(new - old)))"
    let share = limit.map { ", \(new * 100 / max(1, $0)) % of the \($0) allowed" } ?? ""
    return (old == new ? "\(new)" : "\(old) → \(new)") + " bytes\(change)\(share)"
  }

  static func signed(_ number: Int) -> String { number < 0 ? "−\(-number)" : "+\(number)" }
}

extension RecordValue {
  /// The value on one line: a scalar as it is, others as JSON.
  var line: String {
    if let scalar { return scalar }
    if case .list(let members) = self {
      let scalars = members.compactMap(\.scalar)
      if scalars.count == members.count { return scalars.isEmpty ? "none" : scalars.joined(separator: ", ") }
    }
    var writer = JSONWriter(escaping: .required)
    write(to: &writer)
    return writer.text
  }
}
