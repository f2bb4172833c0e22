import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedTables

/// A rule's page: Markdown that reads well in a terminal. `explain` shows it.
package enum RulePage {
  /// The columns that running text is wrapped at.
  static let width = 80

  package static func text(for rule: any Rule.Type) -> String { text(for: .builtIn(rule)) }

  /// The page of one rule.
  package static func text(for rule: RuleDefinition) -> String {
    let metadata = rule.metadata
    let ruleExamples = rule.examples
    var page = "# \(metadata.id)\n\n\(wrap(metadata.summary))\n\n\(badge(metadata))\n"
    page += section("Why", metadata.rationale)
    page += examples("Example", ruleExamples.flagged, isMarked: true)
    page += examples(
      "Use instead",
      ruleExamples.flagged.compactMap(\.whenRepaired) + ruleExamples.accepted,
      isMarked: false
    )
    if let repair = metadata.repair { page += section("Fix", repair) }
    page += options(metadata)
    page += section("Reads", metadata.reads.capitalizedFirst + ".")
    if let misses = metadata.misses { page += section("Misses", misses) }
    return page
  }

  private static func badge(_ metadata: RuleMetadata) -> String {
    var parts = ["severity: \(metadata.severity.rawValue)", "since \(metadata.since)"]
    if let languages = metadata.languages { parts.append("judges \(languages.joined(separator: ", "))") }
    if let kind = metadata.repairKind { parts.append("\(kind) fix") }
    return parts.joined(separator: " · ")
  }

  private static func section(_ title: String, _ text: String) -> String {
    "\n## \(title)\n\n\(wrap(text))\n"
  }

  private static func examples(_ title: String, _ examples: [RuleExample], isMarked: Bool) -> String {
    var blocks: [String] = []
    for example in examples {
      var block = code(example.text, in: example.path, isMarked: isMarked)
      for path in example.before.keys.sorted() {
        let old = code(example.before[path] ?? "", in: path, lead: "before, ", isMarked: false, lineLimit: 12)
        block = old + block
      }
      for path in example.beside.keys.sorted() {
        block += code(
          example.beside[path] ?? "",
          in: path,
          lead: "beside ",
          isMarked: isMarked,
          lineLimit: 12
        )
      }
      if !blocks.contains(block) { blocks.append(block) }
    }
    return blocks.isEmpty ? "" : "\n## \(title)\n" + blocks.prefix(4).joined()
  }

  /// A block of code under the name of its file; long ones are cut.
  private static func code(
    _ text: String,
    in path: String,
    lead: String = "In ",
    isMarked: Bool,
    lineLimit: Int = 60
  ) -> String {
    var lines = ExampleText(text).rendered(isMarked: isMarked).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    if lines.count > lineLimit { lines = lines.prefix(lineLimit - 1) + ["…"] }
    return "\n\(lead)`\(path)`:\n\n```json\n\(lines.joined(separator: "\n"))\n```\n"
  }

  /// Nothing that a change may edit loosens a locked rule.
  private static func lockedOptions(_ metadata: RuleMetadata) -> String {
    let severity = Configuration.Level.severity(metadata.severity).shown
    var text =
      "The rule is locked: it cannot be turned off or softened, and what it finds can be neither suppressed nor "
      + "put into a baseline. It is \(severity)\(metadata.severity == .error ? "" : ", or what is graver")."
    if metadata.id == .emoji {
      text += " A content that wants emoji says so once, in `seedtool.json`: `\"emoji\": \"allowed\"`."
    }
    return section("Options", text)
  }

  private static func options(_ metadata: RuleMetadata) -> String {
    if metadata.id.isNeeded {
      return "\n## Options\n\nNone: what it flags cannot be compiled, so that it always is an error.\n"
    }
    if metadata.id.isLocked { return lockedOptions(metadata) }
    var text =
      "\n## Options\n\nIn `seedtool.json`, under `rules`:\n\n```json\n\"\(metadata.id)\": { \"severity\": \"off\""
    for option in metadata.options { text += ", \"\(option.name)\": \(option.example)" }
    text += " }\n```\n\n"
    text += item(
      "severity",
      "error, warning, note or off; \(metadata.severity.rawValue) where nothing is said."
    )
    for option in metadata.options {
      text += item(
        option.name,
        "\(option.summary) Takes \(option.expectation); default: \(option.shownDefault)."
      )
    }
    return text
  }

  private static func item(_ name: String, _ text: String) -> String {
    wrap("- `\(name)`: \(text)", hanging: "  ") + "\n"
  }

  /// Paragraphs broken into lines at `width`; lines after an item's first are indented, as the first may be.
  static func wrap(_ text: String, leading: String = "", hanging: String = "") -> String {
    text.split(separator: "\n\n", omittingEmptySubsequences: true).map { paragraph in
      let words = paragraph.split { $0 == " " || $0 == "\n" }
      return WrappedText.lines(words, width: width, lead: leading, indent: hanging).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension RuleExample {
  /// The file that the example stands in.
  var path: String {
    switch source {
    case .file(let path): return path
    case .members(let kind, _):
      return "\(kind.path).json"
    }
  }

  /// What the example becomes, as an example of its own.
  var whenRepaired: RuleExample? {
    guard let repaired else { return nil }
    return switch source {
    case .members(.bugs, _): .bug(repaired)
    case .members(.microEducation, _): .tidbit(repaired)
    case .members: .fix(repaired)
    case .file(let path): .file(path, repaired)
    }
  }
}

extension RuleOption {
  /// The default as JSON, for showing how the option is written.
  fileprivate var example: String {
    switch value {
    case .integer(let value, _): String(value)
    case .ratio(let value): String(value)
    case .strings: "[\"…\"]"
    }
  }
}
