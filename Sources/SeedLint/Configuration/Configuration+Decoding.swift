package import SeedDecoding
package import SeedDiagnostics
import SeedModel
import SeedSource

extension Configuration {
  /// Reads the configuration file of a catalog; a catalog without one gives the defaults.
  ///
  /// Faults that the decoder could not see (unknown rules and options, values out of range) are returned as
  /// findings at their places.
  package static func decode(from catalog: Catalog) -> (configuration: Configuration, faults: [Diagnostic]) {
    var reader = ConfigurationReader()
    guard let fileIndex = catalog.fileIndex(of: .configuration) else { return (Configuration(), []) }
    reader.read(catalog.trees[fileIndex], fileIndex)
    return (reader.configuration, reader.faults + faultyTerms(in: catalog.trees[fileIndex], fileIndex))
  }
}

/// Reads a configuration file's tree.
private struct ConfigurationReader {
  var configuration = Configuration()
  var faults: [Diagnostic] = []

  mutating func read(_ tree: JSONTree, _ fileIndex: Int) {
    if let node = tree.value(of: "version", in: 0), tree[node].kind == .string {
      configuration.version = tree.string(at: node)
    }
    if let node = tree.value(of: "locale", in: 0), tree[node].kind == .string {
      configuration.locale = tree.string(at: node)
      if PluralRules(locale: configuration.locale) == nil {
        var fault = fault(
          "shape/unknown-value",
          "there are no plural rules for the locale `\(Excerpt.of(configuration.locale))`",
          node,
          tree,
          fileIndex
        )
        fault.expected = PluralRules.languages.joined(separator: ", ")
        fault.remedy = "Languages with rules: \(PluralRules.languages.joined(separator: ", "))."
        faults.append(fault)
      }
    }
    if let limits = tree.value(of: "limits", in: 0), let node = tree.value(of: "bundleBytes", in: limits),
      tree[node].kind == .number, case .value(let value) = JSONNumber.integer(tree.file[tree[node].range])
    {
      configuration.bundleByteLimit = value
    }
    if let rules = tree.value(of: "rules", in: 0), tree[rules].kind == .object {
      var children = tree.children(of: rules)
      while let key = children.next(), let value = children.next() {
        readRule(key, value, tree, fileIndex)
      }
    }
    if let lists = tree.value(of: "wordLists", in: 0), tree[lists].kind == .object {
      var children = tree.children(of: lists)
      while let key = children.next(), let value = children.next() {
        guard tree[value].kind == .array else { continue }
        configuration.wordLists[tree.string(at: key)] = tree.children(of: value).compactMap {
          tree[$0].kind == .string ? tree.string(at: $0) : nil
        }
      }
    }
  }

  private func fault(
    _ rule: RuleID,
    _ message: String,
    _ node: NodeIndex,
    _ tree: JSONTree,
    _ fileIndex: Int
  ) -> Diagnostic {
    var range = tree[node].range
    if tree[node].kind == .object || tree[node].kind == .array {
      range.endOffset = min(range.endOffset, range.offset + 1)
    }
    var fault = Diagnostic(rule: rule, message: message, place: Place(fileIndex: fileIndex, range: range))
    fault.pointer = JSONPointer.of(node, in: tree)
    return fault
  }

  private mutating func readRule(_ key: NodeIndex, _ value: NodeIndex, _ tree: JSONTree, _ fileIndex: Int) {
    guard tree[key].kind == .string else { return }
    let id = RuleID(tree.string(at: key))
    guard let rule = RuleRegistry.rule(id) else {
      // A malformed id was reported by the decoder.
      guard id.text.contains("/") else { return }
      var fault = fault(
        "shape/unknown-value",
        "there is no rule `\(Excerpt.of(id.text))`",
        key,
        tree,
        fileIndex
      )
      fault.suggestion = NearestName.of(id.text, among: RuleRegistry.all.map { $0.metadata.id.text })
      if fault.suggestion == nil { fault.remedy = "`seedtool rules` lists all." }
      faults.append(fault)
      return
    }
    guard tree[value].kind == .object else {
      if tree[value].kind == .invalid { return }
      let message = "a rule's settings are an object"
      var fault = fault("shape/wrong-type", message, value, tree, fileIndex)
      fault.remedy = "Write { \"severity\": \"off\" }, for example."
      faults.append(fault)
      return
    }
    var members = tree.children(of: value)
    while let nameNode = members.next(), let optionNode = members.next() {
      guard tree[nameNode].kind == .string else { continue }
      readSetting(tree.string(at: nameNode), nameNode, optionNode, rule.metadata, tree, fileIndex)
    }
  }

  private mutating func readSetting(
    _ name: String,
    _ nameNode: NodeIndex,
    _ node: NodeIndex,
    _ metadata: RuleMetadata,
    _ tree: JSONTree,
    _ fileIndex: Int
  ) {
    if name == "severity" {
      if tree[node].kind == .string, let level = Configuration.Level(name: tree.string(at: node)) {
        configuration.levels[metadata.id] = level
        return
      }
      let expected = Configuration.Level.names.joined(separator: ", ")
      var fault = fault("shape/unknown-value", "a severity is one of \(expected)", node, tree, fileIndex)
      if tree[node].kind == .string {
        fault.suggestion = NearestName.of(tree.string(at: node), among: Configuration.Level.names)
      }
      faults.append(fault)
      return
    }
    guard let option = metadata.options.first(where: { $0.name == name }) else {
      let names = ["severity"] + metadata.options.map(\.name)
      let message = "the rule `\(metadata.id)` has no setting `\(Excerpt.of(name))`"
      var fault = fault("shape/unknown-field", message, nameNode, tree, fileIndex)
      fault.suggestion = NearestName.of(name, among: names)
      if fault.suggestion == nil { fault.remedy = "Its settings are \(names.joined(separator: ", "))." }
      faults.append(fault)
      return
    }
    if let value = self.value(of: option, node, tree) {
      configuration.options[metadata.id, default: [:]][name] = value
    } else {
      let message = "`\(name)` takes \(option.expectation)"
      faults.append(fault("shape/number-range", message, node, tree, fileIndex))
    }
  }

  private func value(of option: RuleOption, _ node: NodeIndex, _ tree: JSONTree) -> RuleOption.Value? {
    let text = tree.file[tree[node].range]
    switch option.value {
    case .integer(_, let range):
      guard tree[node].kind == .number, case .value(let value) = JSONNumber.integer(text),
        range.contains(value)
      else { return nil }
      return .integer(value, range: range)
    case .ratio:
      guard tree[node].kind == .number, let value = JSONNumber.decimal(text), (0...1).contains(value) else {
        return nil
      }
      return .ratio(value)
    case .strings:
      guard tree[node].kind == .array else { return nil }
      var strings: [String] = []
      for child in tree.children(of: node) {
        guard tree[child].kind == .string else { return nil }
        strings.append(tree.string(at: child))
      }
      return .strings(strings)
    }
  }
}

extension RuleOption {
  /// What the option takes, for "takes …".
  package var expectation: String {
    switch value {
    case .integer(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .ratio: "a share from 0 to 1"
    case .strings: "an array of strings"
    }
  }
}
