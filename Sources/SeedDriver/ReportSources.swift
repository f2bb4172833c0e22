import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedLint
import SeedPlatform
import SeedRules
import SeedTables

extension ReportRoot {
  /// The repository that the working directory is in, or that directory itself.
  static var nearest: ReportRoot {
    guard let workingFolder = FileSystem.workingFolder else { return ReportRoot() }
    var root = workingFolder
    while !root.isEmpty {
      let kind = try? FileSystem.kind(of: "\(root)/.git")
      if kind != nil { return ReportRoot(root, workingFolder: workingFolder) }
      root = String(root[..<(root.lastIndex(of: "/") ?? root.startIndex)])
    }
    return ReportRoot(workingFolder, workingFolder: workingFolder)
  }
}

extension RuleDescription {
  init(_ rule: RuleDefinition) {
    let metadata = rule.metadata
    self.init(
      id: metadata.id,
      severity: metadata.severity,
      languages: metadata.languages,
      summary: metadata.summary,
      rationale: metadata.rationale,
      page: RulePage.text(for: rule)
    )
  }
}

extension QuotaReport {
  /// What the content as a whole, each bug and each voice have and need.
  var lines: [QuotaLine] {
    func line(_ name: String, _ row: QuotaRow) -> QuotaLine {
      QuotaLine(name, have: row.have, need: row.need, missing: row.missing)
    }
    let noun = labels.plural
    var lines = [
      line(noun(.bugs), bugCount), line(noun(.fixes), fixes), line("comments", comments.finally),
    ]
    for bug in bugs {
      lines.append(line("\(bug.slug): \(noun(.fixes))", bug.fixes))
      lines.append(line("\(bug.slug): \(noun(.microEducation))", bug.tidbits))
    }
    for product in products {
      for voice in product.voices {
        // A name without an end would stand in every line.
        let (product, name) = (Excerpt.of(product.name), Excerpt.of(voice.name))
        lines += [voice.keys, voice.variants].map { line("\(product), \(name): \($0.name)", $0) }
      }
    }
    return lines
  }
}
