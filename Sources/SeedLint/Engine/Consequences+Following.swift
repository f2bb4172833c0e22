import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedTables

extension Consequences {
  /// A subject of findings, told from those of other places.
  private struct Key: Hashable {
    var subject: Diagnostic.Subject
    var fileIndex = -1
    /// The record and the pointer, so far as they tell the subject from others.
    var owner = ""
    var place: Place?

    init?(_ subject: Diagnostic.Subject, of finding: Diagnostic) {
      self.subject = subject
      switch subject {
      case .value:
        guard let place = finding.place else { return nil }
        self.place = place
      case .unwritten, .letters:
        guard let place = finding.place, let pointer = finding.pointer else { return nil }
        (fileIndex, owner) = (place.fileIndex, pointer)
      case .message, .afterBrace, .otherArm, .ending:
        guard let place = finding.place, let pointer = finding.pointer else { return nil }
        fileIndex = place.fileIndex
        owner = "\(finding.record ?? "") \(pointer)"
      case .memberCount:
        guard let place = finding.place else { return nil }
        fileIndex = place.fileIndex
      case .record, .entry, .titles:
        guard let record = finding.record else { return nil }
        owner = record
      case .name, .voices: break
      case .bytes, .recordAround, .member, .twin: return nil
      }
    }
  }

  /// Joins notes to oneself with what is locked and wrong with the same text: "TODO" is too short, too. What
  /// is locked stays, since the other may be accepted.
  ///
  /// - Complexity: O(findings).
  func joinUnwritten(_ findings: inout [Diagnostic]) {
    let notes = findings.indices.filter { findings[$0].relations.causes.contains(.unwritten) }
    if notes.isEmpty { return }
    let texts = Set(notes.compactMap { Key(.unwritten, of: findings[$0]) })
    // Those of a rule that is off are not shown.
    let shown = Set(rules.map { $0.metadata.id })
    var locked: [Key: Int] = [:]
    for (index, finding) in findings.enumerated()
    where finding.rule.isLocked && finding.severity == .error && shown.contains(finding.rule) {
      guard let key = Key(.unwritten, of: finding), texts.contains(key), locked[key] == nil else { continue }
      locked[key] = index
    }
    var joined: Set<Int> = []
    var said: Set<String> = []
    for index in notes {
      guard let stays = Key(.unwritten, of: findings[index]).flatMap({ locked[$0] }) else { continue }
      joined.insert(index)
      guard said.insert("\(stays) \(findings[index].message)").inserted else { continue }
      findings[stays].message += "; \(findings[index].message)"
      findings[stays].remedy = findings[index].remedy
      findings[stays].relations.causes.append(.unwritten)
    }
    findings.remove(at: joined)
  }

  /// Takes away the findings that follow from another one.
  ///
  /// - Complexity: O(findings).
  func removeFollowing(from findings: inout [Diagnostic]) {
    var caused: Set<Key> = []
    // The causes that are compared one by one: a file has more of them only where it is all wrong.
    var (bytes, unknown): ([Place], [Diagnostic]) = ([], [])
    for finding in findings {
      for subject in finding.relations.causes {
        if let key = Key(subject, of: finding) { caused.insert(key) }
        if subject == .bytes, bytes.count < Self.mostCompared, let place = finding.place {
          // A finding on many places of a file mends each of them.
          bytes += [place] + (finding.repair?.edits ?? []).prefix(Self.mostCompared).map(\.place)
        }
        if case .member = subject, unknown.count < Self.mostCompared { unknown.append(finding) }
      }
      if finding.rule.isOf([.shape]), let key = Key(.entry, of: finding) { caused.insert(key) }
      // A table without its name or entries may be that of any voice.
      if lacksMember(finding), (finding.pointer ?? "").isEmpty, let place = finding.place,
        catalog.kinds[place.fileIndex] == .copyTable, let key = Key(.voices, of: finding)
      {
        caused.insert(key)
      }
    }
    if caused.isEmpty, bytes.isEmpty, unknown.isEmpty { return }
    let hasUnwritten = findings.contains { $0.relations.causes.contains(.unwritten) }
    var seen: Set<Key> = []
    findings.removeAll { finding in
      if isOfWrongValue(finding, caused, &seen) { return true }
      if hasUnwritten, finding.severity < .error, let key = Key(.unwritten, of: finding),
        caused.contains(key)
      {
        return true
      }
      return finding.relations.follows.contains { subject in
        switch subject {
        case .bytes: bytes.contains { finding.place?.touches($0) ?? false }
        case .member(let name, _): unknown.contains { isMeant($0, by: finding, name) }
        default: Key(subject, of: finding).map(caused.contains) ?? false
        }
      }
    }
  }

  /// Whether a finding says more of a value that may not stand there.
  private func isOfWrongValue(_ finding: Diagnostic, _ caused: Set<Key>, _ seen: inout Set<Key>) -> Bool {
    guard let key = Key(.value, of: finding), caused.contains(key),
      !finding.rule.isOf([.syntax, .characters])
    else { return false }
    return !finding.relations.causes.contains(.value) || !seen.insert(key).inserted
  }

  /// When several voice rules flag the same words, only the most severe finding stays; of equals, the first.
  ///
  /// - Complexity: O(findings).
  func removeSaidTwice(from findings: inout [Diagnostic]) {
    var first: [Place: Int] = [:]
    var dropped: Set<Int> = []
    for (index, finding) in findings.enumerated() where finding.rule.isOf([.voice]) {
      guard let place = finding.place else { continue }
      guard let other = first[place], findings[other].rule != finding.rule else {
        first[place] = first[place] ?? index
        continue
      }
      let isGraver = finding.severity > findings[other].severity
      dropped.insert(isGraver ? other : index)
      if isGraver { first[place] = index }
    }
    findings.remove(at: dropped)
  }

  private func lacksMember(_ finding: Diagnostic) -> Bool {
    finding.relations.follows.contains { if case .member = $0 { true } else { false } }
  }

  /// Whether an unknown field was meant to be one that is missing.
  private func isMeant(_ unknown: Diagnostic, by finding: Diagnostic, _ name: String?) -> Bool {
    guard unknown.place?.fileIndex == finding.place?.fileIndex else { return false }
    let (object, member) = (finding.pointer ?? "", unknown.pointer ?? "")
    for case .member(let meant, _) in unknown.relations.causes {
      if let meant { return meant == name && Self.isNested(object, member) }
    }
    // The root may have all of its fields below one that it has not.
    return object.isEmpty && !member.dropFirst().contains("/")
  }

  /// Whether an object holds a member's object, or lies in it.
  private static func isNested(_ object: String, _ member: String) -> Bool {
    let parent = member[..<(member.lastIndex(of: "/") ?? member.startIndex)]
    return parent == object || parent.hasPrefix("\(object)/") || object.hasPrefix("\(parent)/")
  }

  private static let mostCompared = 64

  /// Joins what an object lacks where that is three fields or more, or two of a root.
  ///
  /// - Complexity: O(findings).
  func joinMissing(_ findings: inout [Diagnostic]) {
    var missing: [Place: [Int]] = [:]
    for (index, finding) in findings.enumerated() where lacksMember(finding) {
      if let place = finding.place { missing[place, default: []].append(index) }
    }
    var dropped: Set<Int> = []
    for indices in missing.values {
      guard let first = indices.first, let (object, _) = Self.lack(of: findings[first]),
        indices.count >= ((findings[first].pointer ?? "").isEmpty ? 2 : 3)
      else { continue }
      let others = indices.dropFirst()
      let names = indices.compactMap { Self.lack(of: findings[$0])?.name }
      var joined = findings[first]
      joined.message = "\(object) lacks \(names.map { "`\($0)`" }.joined(separator: ", "))"
      joined.relations.repetition = .inFile(joined.message)
      joined.notes += others.compactMap { findings[$0].remedy.map { Diagnostic.Note($0) } }
      joined.repair?.edits += others.compactMap { findings[$0].repair?.edits }.flatMap(\.self)
      findings[first] = joined
      dropped.formUnion(others)
    }
    findings.remove(at: dropped)
  }

  /// What lacks a field, and the field.
  private static func lack(of finding: Diagnostic) -> (object: String, name: String)? {
    for case .member(let name?, let object) in finding.relations.follows { return (object, name) }
    return nil
  }

  /// A record that has another one's id is the same one twice: that its texts, number or slug stand there
  /// twice goes without saying.
  func removeTwins(from findings: inout [Diagnostic]) {
    var twins: [Int: Int] = [:]
    var ids: Set<Place> = []
    var keys: FindingKeys?
    for finding in findings {
      for case .twin(let first) in finding.relations.causes {
        let known = keys ?? FindingKeys(catalog)
        keys = known
        guard let place = finding.place else { continue }
        ids.insert(place)
        if let record = known.record(at: place) { twins[record] = known.record(at: first) }
      }
    }
    guard let keys else { return }
    findings.removeAll { finding in
      guard let place = finding.place, !ids.contains(place),
        finding.rule.isOf([.identity, .duplicate]),
        let record = keys.record(at: place)
      else { return false }
      // A text's finding may be at either of the two.
      let others = finding.notes.compactMap(\.place).compactMap { keys.record(at: $0) }
      return others.contains { twins[record] == $0 || twins[$0] == record }
        || twins[record] != nil && finding.rule.isOf([.duplicate])
    }
  }
}

extension [Diagnostic] {
  /// Takes elements out where they are: a copy of one counts some twenty references.
  mutating func remove(at indices: Set<Int>) {
    if indices.isEmpty { return }
    removeSubranges(RangeSet(indices.sorted(), within: self))
  }
}

extension Place {
  /// Whether two ranges of one file overlap, or one stands where the other ends.
  fileprivate func touches(_ other: Place) -> Bool {
    fileIndex == other.fileIndex && range.start <= other.range.end && other.range.start <= range.end
  }
}
