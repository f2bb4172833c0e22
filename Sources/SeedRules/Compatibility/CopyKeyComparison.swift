import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource

/// What the keys of the copy catalogue ask of their texts, held against an earlier edition: a role that fewer
/// rules read, a limit that is higher or gone, fewer variants, a key that is no longer voiced, a placeholder
/// that need not stand in each text or is said to be shorter. A key that is new is held to nothing, and one
/// that is gone is the business of `vanished-copy-key`.
struct CopyKeyComparison {
  private struct Change {
    let key: AuthoredCopyKey
    /// `limits.body`, `placeholders.days.maximum`.
    let path: [String]
    let was: String
    let isNow: String

    /// Of a placeholder without its name: what changes that are alike have in common.
    var member: String { path.count == 3 ? "\(path[0]).*.\(path[2])" : path.joined(separator: ".") }

    var name: String { "\(key.value.key) \(path.joined(separator: ".")) \(isNow)" }
  }

  private let catalog: Catalog
  /// What a count is taken for that says no `maximum`.
  private let assumedMaximum: Int
  private var changes: [Change] = []

  /// - Parameter configuration: what the earlier edition was judged by.
  /// - Complexity: O(keys + placeholders).
  static func loosenings(in catalog: Catalog, since base: Catalog, _ configuration: Configuration)
    -> [Loosening]
  {
    var comparison = CopyKeyComparison(catalog, configuration)
    for key in catalog.copyKeys {
      guard let old = base.copyKeyIndices[key.value.key] else { continue }
      comparison.compare(base.copyKeys[old].value, key)
    }
    return comparison.loosenings
  }

  private init(_ catalog: Catalog, _ configuration: Configuration) {
    self.catalog = catalog
    assumedMaximum = configuration.options(of: CopyLength.self).integer("assumedMaximum")
  }

  private mutating func compare(_ old: CopyKey, _ key: AuthoredCopyKey) {
    let new = key.value
    func note<Value: CustomStringConvertible>(_ path: String..., was: Value, isNow: Value) {
      changes.append(Change(key: key, path: path, was: "\(was)", isNow: "\(isNow)"))
    }
    if new.role.isRead(less: old.role) { note("role", was: old.role, isNow: new.role) }
    if old.isVoiced, !new.isVoiced { note("voiced", was: true, isNow: false) }
    if new.limits.body > old.limits.body {
      note("limits", "body", was: old.limits.body, isNow: new.limits.body)
    }
    if let limit = old.limits.title, new.limits.title ?? .max > limit {
      note("limits", "title", was: "\(limit)", isNow: new.limits.title.map { "\($0)" } ?? "gone")
    }
    if new.minimumVariants < old.minimumVariants {
      note("minimumVariants", was: old.minimumVariants, isNow: new.minimumVariants)
    }
    for placeholder in new.placeholders {
      // One of another type is the business of `changed-placeholder`.
      guard
        let was = old.placeholders.first(where: { $0.name == placeholder.name && $0.type == placeholder.type }
        )
      else { continue }
      if was.isRequired, !placeholder.isRequired {
        note("placeholders", was.name, "required", was: true, isNow: false)
      }
      let (before, now) = (was.maximum ?? assumedMaximum, placeholder.maximum ?? assumedMaximum)
      if placeholder.type == .count, now < before {
        note("placeholders", was.name, "maximum", was: before, isNow: now)
      }
    }
  }

  /// One for each, and one for a member that changed in many keys.
  private var loosenings: [Loosening] {
    let alike = Dictionary(grouping: changes, by: \.member).sorted { $0.key < $1.key }
    return alike.flatMap { member, changes in
      Loosening.each(of: changes, \.name, shown: Self.shown).compactMap { some in
        guard let first = some.changes.first else { return nil }
        if some.changes.count == 1 {
          let message =
            "`\(Excerpt.of(first.path.joined(separator: ".")))` of `\(Excerpt.of(first.key.value.key))` "
            + "changed from \(first.was) to \(first.isNow)"
          return Loosening(some.name, message, .nothing, at: place(of: first))
        }
        let message = "`\(member)` is looser in \(some.changes.count) places: \(some.shown)"
        return Loosening("\(member) \(some.name)", message, .nothing, at: place(of: first))
      }
    }
  }

  private static func shown(_ change: Change) -> String {
    "`\(Excerpt.of(change.key.value.key))` (\(change.was) → \(change.isNow))"
  }

  /// The member, or what holds it where it is gone.
  private func place(of change: Change) -> Place {
    let file = Int(catalog.records[Int(change.key.record)].fileIndex)
    let tree = catalog.trees[file]
    var node = change.key.node
    for name in change.path { node = tree.value(of: name, in: node) ?? node }
    return catalog.place(fileIndex: file, node: node)
  }
}

extension CopyRole {
  /// Whether fewer rules read it than another one: headings and labels are free of what holds for sentences,
  /// documents of what holds for one paragraph.
  fileprivate func isRead(less than: CopyRole) -> Bool {
    func isSentences(_ role: CopyRole) -> Bool { role == .notification || role == .body }
    func isShort(_ role: CopyRole) -> Bool { role == .heading || role == .label }
    if isSentences(self) || self == than { return false }
    return !(isShort(self) && isShort(than))
  }
}
