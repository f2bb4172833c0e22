package import SeedDecoding
package import SeedDiagnostics
import SeedModel
import SeedTables

/// Which scopes match the records of a catalog, and what holds for each set of scopes.
struct ScopeIndex: Sendable {
  /// The scopes that match a record: a bit for each, in their order.
  typealias Signature = UInt64

  let configuration: Configuration
  private let catalog: Catalog
  /// Those that are for some keys alone.
  private let keyed: Signature
  /// By the raw value of a kind: what matches all of its records; of copy, those that are for no product.
  private let ofKind: [Signature]
  /// What may match the records of each file, whatever their keys.
  private let ofFile: [Signature]

  init(_ configuration: Configuration, _ catalog: Catalog) {
    self.configuration = configuration
    self.catalog = catalog
    let scopes = configuration.scopes
    func bits(_ matches: (Scope) -> Bool) -> Signature {
      scopes.enumerated().reduce(0) { matches($1.element) ? $0 | 1 << UInt64($1.offset) : $0 }
    }
    keyed = bits { !$0.keys.isEmpty }
    let ofKind = ContentKind.allCases.map { kind in bits { $0.matches(kind, product: nil, voice: nil) } }
    var ofFile = catalog.kinds.map { ofKind[Int($0.rawValue)] }
    if !scopes.isEmpty {
      for table in catalog.copyTables {
        ofFile[table.fileIndex] = bits { $0.matches(.copyTable, product: table.product, voice: table.voice) }
      }
    }
    (self.ofKind, self.ofFile) = (ofKind, ofFile)
  }

  /// What matches every record of a kind.
  func signature(of kind: ContentKind) -> Signature { ofKind[Int(kind.rawValue)] & ~keyed }

  /// What matches every record of a file.
  func signature(ofFile fileIndex: Int) -> Signature { ofFile[fileIndex] & ~keyed }

  /// What matches the records of a file, each set of scopes once.
  ///
  /// - Complexity: O(1) without scopes for keys, else O(records and keys).
  func signatures(ofFile fileIndex: Int) -> Set<Signature> {
    guard ofFile[fileIndex] & keyed != 0 else { return [signature(ofFile: fileIndex)] }
    let records = catalog.records.indices.filter { Int(catalog.records[$0].fileIndex) == fileIndex }
    return records.isEmpty
      ? [signature(ofFile: fileIndex)] : Set(records.map { signature(ofRecord: $0) })
  }

  /// What matches a record.
  ///
  /// - Complexity: O(1) without scopes for keys, else O(keys).
  func signature(ofRecord index: Int) -> Signature {
    let record = catalog.records[index]
    var may = ofFile[Int(record.fileIndex)]
    guard record.kind == .copyTable || record.kind == .copyContract, !configuration.scopes.isEmpty else {
      return may & ~keyed
    }
    let name = catalog.name(of: UInt32(index)) ?? ""
    if record.kind == .copyContract {
      let product = catalog.copyKeyIndices[name].map { catalog.copyKeys[$0].value.product }
      may = 0
      for (index, scope) in configuration.scopes.enumerated()
      where scope.matches(.copyContract, product: product, voice: nil) { may |= 1 << UInt64(index) }
    }
    var result = may & ~keyed
    var rest = may & keyed
    while rest != 0 {
      let scope = rest.trailingZeroBitCount
      rest &= rest - 1
      if configuration.scopes[scope].matches(key: name) { result |= 1 << UInt64(scope) }
    }
    return result
  }

  /// The configuration under each of some sets of scopes.
  func settled(_ signatures: Set<Signature>) -> [Signature: Configuration] {
    Dictionary(uniqueKeysWithValues: signatures.map { ($0, configuration.settled($0)) })
  }

  /// A rule's options and the sets of scopes that have them, of some sets those for which it is on.
  static func variants(
    of rule: any Rule.Type,
    among settled: [Signature: Configuration]
  ) -> [(options: RuleOptions, signatures: Set<Signature>)] {
    var variants: [(values: [String: RuleOption.Value], options: RuleOptions, signatures: Set<Signature>)] =
      []
    for (signature, configuration) in settled.sorted(by: { $0.key < $1.key }) where configuration.isOn(rule) {
      let values = configuration.settings.options[rule.metadata.id] ?? [:]
      if let index = variants.firstIndex(where: { $0.values == values }) {
        variants[index].signatures.insert(signature)
      } else {
        variants.append((values, configuration.options(of: rule), [signature]))
      }
    }
    return variants.map { ($0.options, $0.signatures) }
  }
}

/// What findings weigh, by the rule and the record that each is in.
struct FindingLevels {
  private let configuration: Configuration
  private let scopes: ScopeIndex
  private let keys: FindingKeys?
  private let fileCount: Int
  private var settled: [ScopeIndex.Signature: Configuration] = [:]

  init(_ configuration: Configuration, _ catalog: Catalog) {
    self.configuration = configuration
    scopes = ScopeIndex(configuration, catalog)
    fileCount = catalog.kinds.count
    keys = configuration.scopes.contains { !$0.settings.levels.isEmpty } ? FindingKeys(catalog) : nil
  }

  /// Whether all findings of a rule weigh the same.
  func isUniform(_ rule: RuleID) -> Bool {
    keys == nil || configuration.scopes.allSatisfy { $0.settings.levels[rule] == nil }
  }

  /// What a finding weighs; without a record, as its file's, and outside of the catalog, as the content.
  mutating func level(of rule: RuleID, _ severity: Severity, at place: Place?) -> Configuration.Level {
    guard let place, let keys, !isUniform(rule), place.fileIndex < fileCount else {
      return configuration.level(of: rule, default: severity)
    }
    let record = keys.record(at: place)
    return level(
      of: rule,
      severity,
      record.map { scopes.signature(ofRecord: $0) } ?? scopes.signature(ofFile: place.fileIndex)
    )
  }

  /// The severity of a file's findings that are only counted: the highest that scopes give to its records.
  mutating func level(of kind: CountedFindings.Kind) -> Configuration.Level {
    let signatures = kind.fileIndex.map { scopes.signatures(ofFile: $0) } ?? [0]
    return signatures.reduce(.off) { gravest, signature in
      let level = level(of: kind.rule, kind.severity, signature)
      guard case .severity(let one) = gravest, case .severity(let other) = level else {
        return gravest == .off ? level : gravest
      }
      return .severity(max(one, other))
    }
  }

  private mutating func level(
    of rule: RuleID,
    _ severity: Severity,
    _ signature: ScopeIndex.Signature
  ) -> Configuration.Level {
    if signature == 0 { return configuration.level(of: rule, default: severity) }
    let own = settled[signature] ?? configuration.settled(signature)
    settled[signature] = own
    return own.level(of: rule, default: severity)
  }
}

extension Configuration {
  /// Gives each finding its severity in its record and drops those of rules that are off.
  package func weigh(_ findings: inout [Diagnostic], in catalog: Catalog) {
    if findings.isEmpty { return }
    var levels = FindingLevels(self, catalog)
    // Findings of one rule mostly stand together, and mostly weigh the same.
    var last: (rule: RuleID, severity: Severity, level: Level?)?
    var off: Set<Int> = []
    for index in findings.indices {
      let (rule, severity) = (findings[index].rule, findings[index].severity)
      if last?.rule != rule || last?.severity != severity {
        last = (rule, severity, levels.isUniform(rule) ? level(of: rule, default: severity) : nil)
      }
      switch last?.level ?? levels.level(of: rule, severity, at: findings[index].place) {
      case .severity(let configured): findings[index].severity = configured
      case .off: off.insert(index)
      }
    }
    findings.remove(at: off)
  }
}
