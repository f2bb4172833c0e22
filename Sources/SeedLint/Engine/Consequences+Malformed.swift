import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedTables

extension Consequences {
  /// Takes away what follows from a value or a message that is not what it should be: what else is said of
  /// the same place, of the same message, and of what the copy entry around it lacks.
  ///
  /// - Complexity: O(findings).
  func removeOfMalformed(from findings: inout [Diagnostic]) {
    var misshapen: Set<Place> = []
    var doubledKeys: [Int: Int] = [:]
    var entries: Set<String> = []
    var titleless: Set<String> = []
    var messages: Set<String> = []
    var openMessages: Set<String> = []
    var otherless: Set<String> = []
    // Bytes and characters that no text may have.
    var broken: [Place] = []
    for finding in findings {
      guard let place = finding.place else { continue }
      if Self.malformed.contains(finding.rule) { misshapen.insert(place) }
      if finding.rule.topic == "shape", let entry = finding.record { entries.insert(entry) }
      switch finding.rule {
      case .invalidUTF8, .controlCharacter:
        if broken.count < Self.mostCompared { broken.append(place) }
      case .duplicateKey:
        doubledKeys[place.fileIndex] = max(doubledKeys[place.fileIndex] ?? 0, place.range.start)
      case "copy/malformed-message":
        messages.formUnion(Self.text(of: finding))
        if finding.message.hasSuffix(Self.unclosed) { openMessages.formUnion(Self.text(of: finding)) }
      case "copy/missing-other": otherless.formUnion(Self.text(of: finding))
      case "copy/missing-title": if let entry = finding.record { titleless.insert(entry) }
      default: break
      }
    }
    var seen: Set<Place> = []
    findings.removeAll { finding in
      guard let place = finding.place else { return false }
      if finding.rule == .malformedToken || finding.rule == "characters/invisible-character",
        broken.contains(where: { $0.touches(place) })
      {
        return true
      }
      if misshapen.contains(place), finding.rule.topic != "syntax", finding.rule.topic != "characters" {
        return !Self.malformed.contains(finding.rule) || !seen.insert(place).inserted
      }
      switch finding.rule {
      case "copy/malformed-message":
        // Behind a bracket that is missing, nothing is where it should be.
        return Self.text(of: finding).contains(where: openMessages.contains)
          && !finding.message.hasSuffix(Self.unclosed)
      case "copy/missing-title": return finding.record.map(entries.contains) ?? false
      case "copy/missing-placeholder", "copy/placeholder-parity":
        return finding.record.map { entries.contains($0) || titleless.contains($0) } ?? false
      case "copy/unreachable-arm" where Self.text(of: finding).contains(where: otherless.contains):
        return true
      default:
        let mayFollow = finding.rule.topic == "copy" || finding.rule == "characters/end-punctuation"
        return mayFollow && Self.text(of: finding).contains(where: messages.contains)
      }
    }
    // An object of which each key is another member has one too many where a key stands twice.
    findings.removeAll { finding in
      guard finding.rule == .memberCount, let place = finding.place else { return false }
      return doubledKeys[place.fileIndex].map { $0 > place.range.start } ?? false
    }
  }

  /// Takes away what a file's root lacks where all that it should have stands under one name that it has not,
  /// and joins what an object lacks where that is three fields or more, or two of a root.
  ///
  /// - Complexity: O(findings).
  func removeOfRoots(from findings: inout [Diagnostic]) {
    let unknown = Array(findings.lazy.filter { $0.rule == .unknownField }.prefix(Self.mostCompared))
    var lacksTable = false
    findings.removeAll { finding in
      guard finding.rule == .missingField, let place = finding.place else { return false }
      let isOfRoot = (finding.pointer ?? "").isEmpty
      lacksTable = lacksTable || isOfRoot && catalog.kinds[place.fileIndex] == .copyTable
      return unknown.contains { other in
        other.place?.fileIndex == place.fileIndex
          && (other.suggestion.map { finding.message.contains("`\($0)`") } ?? false
            && Self.isNested(finding.pointer ?? "", other.pointer ?? "")
            || isOfRoot && other.suggestion == nil && other.pointer?.dropFirst().contains("/") != true)
      }
    }
    if lacksTable { findings.removeAll { $0.rule == "quota/copy-voices" || $0.rule == "quota/copy-keys" } }
    var first: [Place: Int] = [:]
    var counts: [Place: Int] = [:]
    for (index, finding) in findings.enumerated() where finding.rule == .missingField {
      // What is wrong with the configuration is known from its own reading, too, and has to be the same.
      guard let place = finding.place, catalog.kinds[place.fileIndex] != .configuration else { continue }
      if first[place] == nil { first[place] = index }
      counts[place, default: 0] += 1
    }
    var joined: [Place: [Diagnostic]] = [:]
    for finding in findings where finding.rule == .missingField {
      let least = (finding.pointer ?? "").isEmpty ? 2 : 3
      if let place = finding.place, counts[place] ?? 0 >= least { joined[place, default: []].append(finding) }
    }
    if joined.isEmpty { return }
    for (place, all) in joined {
      guard let index = first[place] else { continue }
      let names = all.compactMap { $0.message.split(separator: "lacks ").last }.joined(separator: ", ")
      let start = findings[index].message.split(separator: "lacks ").first ?? ""
      findings[index].message = "\(start)lacks \(names)"
      findings[index].notes += all.dropFirst().compactMap { $0.remedy.map { Diagnostic.Note($0) } }
      findings[index].repair?.edits += all.dropFirst().compactMap { $0.repair?.edits }.flatMap(\.self)
    }
    var index = -1
    findings.removeAll { finding in
      index += 1
      guard finding.rule == .missingField, let place = finding.place else { return false }
      return joined[place] != nil && first[place] != index
    }
  }

  /// Whether an object holds a member's object, or lies in it.
  private static func isNested(_ object: String, _ member: String) -> Bool {
    let parent = member[..<(member.lastIndex(of: "/") ?? member.startIndex)]
    return parent == object || parent.hasPrefix("\(object)/") || object.hasPrefix("\(parent)/")
  }

  /// A value that is none of those that may stand there.
  private static let malformed: Set<RuleID> = [
    .malformedToken, .malformedUUID, .malformedSlug, .wrongType, .unknownValue,
  ]

  /// With how many causes each finding is compared: a file has more of them only where it is all wrong.
  private static let mostCompared = 64

  /// How it is said that a message's bracket is missing.
  private static let unclosed = "is not closed"

  /// What tells a finding's text from others: its file, record and pointer; nothing where it has no text.
  private static func text(of finding: Diagnostic) -> [String] {
    guard let pointer = finding.pointer, let place = finding.place else { return [] }
    return ["\(place.fileIndex) \(finding.record ?? "") \(pointer)"]
  }
}

extension Place {
  /// Whether two ranges of one file overlap, or one stands where the other ends.
  fileprivate func touches(_ other: Place) -> Bool {
    fileIndex == other.fileIndex && range.start <= other.range.end && other.range.start <= range.end
  }
}
