import SeedSource

/// One pass of repairing: the repairs of some findings that can be made together, made.
package struct RepairApplication: Sendable {
  /// Which repairs are wanted.
  package enum Choice: Sendable {
    case safe
    case safeAndUnsafe

    func contains(_ applicability: Repair.Applicability) -> Bool {
      self == .safeAndUnsafe || applicability == .safe
    }
  }

  /// A file that was changed.
  package struct ChangedFile: Sendable {
    package var fileIndex: Int
    package var bytes: [UInt8]
  }

  /// By file index.
  package private(set) var changedFiles: [ChangedFile] = []
  /// Indices of the findings whose repair was made, ascending.
  package private(set) var repaired: [Int] = []
  /// Indices of the findings whose repair is wanted but collides with one that was made, ascending: left for
  /// the next pass.
  package private(set) var deferred: [Int] = []

  /// Makes the wanted repairs. Of repairs that collide the first by place wins; a repair's edits are made all
  /// or none; an edit that several repairs share is made once. Bytes outside the edits stay as they are.
  /// Values are minted in the order of files and bytes.
  ///
  /// - Parameter excluded: rules of which no repair is wanted.
  /// - Complexity: O(edits log edits + bytes of the changed files).
  package init(
    of findings: Findings,
    in sources: SourceSet,
    choice: Choice,
    excluding excluded: Set<RuleID> = [],
    mint: inout IDGenerator
  ) {
    var claims = Claims(sources)
    for index in RepairApplication.order(findings, choice, excluded) {
      guard let repair = findings.all[index].repair else { continue }
      if claims.accept(repair.edits) { repaired.append(index) } else { deferred.append(index) }
    }
    repaired.sort()
    deferred.sort()
    for (fileIndex, edits) in claims.editsByFile {
      let bytes = RepairApplication.apply(edits, to: sources[fileIndex], mint: &mint)
      changedFiles.append(ChangedFile(fileIndex: fileIndex, bytes: bytes))
    }
  }

  /// The files of a set, with those that changed in their new form.
  package func sources(from old: SourceSet) -> SourceSet {
    var sources = old
    for file in changedFiles {
      sources.replace(file.fileIndex, with: SourceFile(path: old[file.fileIndex].path, bytes: file.bytes))
    }
    return sources
  }

  /// The findings with a wanted repair, by the place of its first edit.
  private static func order(_ findings: Findings, _ choice: Choice, _ excluded: Set<RuleID>) -> [Int] {
    var keyed: [(place: Place, index: Int)] = []
    for (index, finding) in findings.all.enumerated() {
      guard let repair = finding.repair, choice.contains(repair.applicability),
        !excluded.contains(finding.rule), let first = repair.edits.lazy.map(\.place).min()
      else { continue }
      keyed.append((first, index))
    }
    keyed.sort { ($0.place, $0.index) < ($1.place, $1.index) }
    return keyed.map(\.index)
  }

  /// A file's bytes with some edits made, which are sorted and do not collide.
  private static func apply(_ edits: [TextEdit], to file: SourceFile, mint: inout IDGenerator) -> [UInt8] {
    let bytes = file.bytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 64)
    var offset = 0
    for edit in edits {
      result += bytes[offset..<edit.place.range.start]
      result += mint.text(of: edit.replacement).utf8
      offset = edit.place.range.end
    }
    result += bytes[offset...]
    return result
  }
}

extension RepairApplication {
  /// The edits accepted so far.
  private struct Claims {
    private let sources: SourceSet
    private var touched: [IntervalSet?]
    private var edits: [TextEdit] = []
    /// The accepted edits, once it must be known whether one that collides is the same.
    private var known: Set<TextEdit>?

    init(_ sources: SourceSet) {
      self.sources = sources
      touched = Array(repeating: nil, count: sources.files.count)
    }

    /// Takes all edits of a repair, or none.
    mutating func accept(_ wanted: [TextEdit]) -> Bool {
      let count = edits.count
      for edit in wanted {
        if touch(edit.place) {
          edits.append(edit)
          known?.insert(edit)
        } else if !isKnown(edit) {
          for taken in edits[count...] { touched[taken.place.fileIndex]?.remove(taken.place.range) }
          known?.subtract(edits[count...])
          edits.removeSubrange(count...)
          return false
        }
      }
      return true
    }

    private mutating func touch(_ place: Place) -> Bool {
      guard touched.indices.contains(place.fileIndex) else { return false }
      if touched[place.fileIndex] == nil {
        touched[place.fileIndex] = IntervalSet(byteCount: sources[place.fileIndex].byteCount)
      }
      return touched[place.fileIndex]?.insert(place.range) ?? false
    }

    /// Whether an edit that collides is one that was accepted: it collides with itself.
    private mutating func isKnown(_ edit: TextEdit) -> Bool {
      let edits = known ?? Set(edits)
      known = edits
      return edits.contains(edit)
    }

    /// The accepted edits of each file that has any, in the order of the bytes; what is inserted before a
    /// range that is replaced comes first.
    var editsByFile: [(fileIndex: Int, edits: [TextEdit])] {
      Dictionary(grouping: edits, by: \.place.fileIndex)
        .map { ($0.key, $0.value.sorted { $0.place.range < $1.place.range }) }
        .sorted { $0.0 < $1.0 }
    }
  }
}
