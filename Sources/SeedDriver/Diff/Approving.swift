import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedPlatform
import SeedReview
import SeedRules
import SeedTables
import SeedWorkspace

/// Writes intended breaks into `approvals.json`, each with the version that it holds against.
struct Approving {
  let arguments: Arguments
  let console: Console
  let folder: Folder

  /// What an edition was compared with, and what that found.
  typealias Compared = (comparison: ContentComparison, verdict: Compatibility)

  /// Approves what is named as `RULE:RECORD`, of what comparisons found: against the latest version that has
  /// it.
  func approve(_ names: [String], of editions: [Compared]) throws(RunError) {
    let reason = try arguments.line(.reason).required { "--reason is missing: why the break is right" }
    let owner = try Owner.name(arguments)
    var records: [String] = []
    for name in names {
      for (finding, version) in try findings(name, editions) {
        records.append(text(finding, reason: reason, owner: owner, against: "\(version)"))
      }
    }
    if records.isEmpty { return console.status("It is approved already\n") }
    for _ in 0..<9 {
      if try append(records) { return console.status("Approved in approvals.json: \(records.count)\n") }
    }
    throw .world(path: folder.path, message: "its files kept changing; nothing was approved")
  }

  /// What a name means: a finding, or all about a record. Each with the latest version of the editions in
  /// which it is found; none where all is approved already.
  private func findings(
    _ name: String,
    _ editions: [Compared]
  ) throws(RunError) -> [(finding: Diagnostic, version: ContentVersion)] {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw .usage("--approve takes RULE:RECORD, such as compatibility/vanished-identity:#12")
    }
    let ids = RuleRegistry.comparing.map { $0.metadata.id.text }
    let rule = ids.first { $0 == parts[0] || $0 == "compatibility/\(parts[0])" }
    guard let rule else {
      throw .unknownRule(
        "there is no compatibility rule `\(parts[0])`",
        suggestion: NearestName.of(parts[0], among: ids)
      )
    }
    var found: [(finding: Diagnostic, version: ContentVersion)] = []
    var indices: [ExactName: Int] = [:]
    var isApproved = false
    var known: Set<String> = []
    for (comparison, verdict) in editions {
      let names = Approving.names(parts[1], comparison)
      func isMeant(_ finding: Diagnostic) -> Bool {
        guard finding.rule.text == rule, let record = finding.record.map(ExactName.init) else { return false }
        // What is loosened is named whole: one name can be the beginning of another.
        if rule == Compatibility.weakenedGate.text { return record == ExactName(parts[1]) }
        return names.contains { record.isAbout($0) }
      }
      isApproved = isApproved || verdict.approved.contains(where: isMeant)
      known.formUnion(verdict.findings.filter { $0.rule.text == rule }.compactMap(\.record))
      for finding in verdict.findings.filter(isMeant) {
        guard let version = comparison.base.version else {
          let message = "it has no version, which an approval has to name"
          throw .world(path: comparison.base.name, message: message)
        }
        let record = ExactName(finding.record ?? "")
        if let index = indices[record] {
          if found[index].version < version { found[index] = (finding, version) }
        } else {
          indices[record] = found.count
          found.append((finding, version))
        }
      }
    }
    if !found.isEmpty || isApproved { return found }
    let advice =
      known.isEmpty ? "it finds nothing" : "it finds \(known.sorted().prefix(5).joined(separator: ", "))"
    throw .usage("there is nothing to approve: `\(rule)` finds nothing in `\(parts[1])`; \(advice)")
  }

  /// What findings may call a record that somebody names: itself, and of a fix's number or a bug's slug the
  /// id.
  private static func names(_ name: String, _ comparison: ContentComparison) -> Set<ExactName> {
    var names: Set<ExactName> = [ExactName(name)]
    let labels = ["fix #\(name.drop { $0 == "#" })", "bug \(name)"]
    for change in comparison.changes {
      for record in [change.old, change.new].compactMap({ $0 }) where labels.contains(record.label(.standard))
      {
        names.insert(ExactName(record.key.name))
      }
    }
    for (key, record) in comparison.now.records
    where key.kind == .bug && labels.contains(record.label(.standard)) {
      names.insert(ExactName(key.name))
    }
    return names
  }

  private func text(_ finding: Diagnostic, reason: String, owner: String, against version: String) -> String {
    let members = [
      ("rule", finding.rule.text), ("record", finding.record ?? ""), ("reason", reason), ("owner", owner),
      ("against", version),
    ]
    let lines = members.map { "  \"\($0.0)\": \"\(JSONWriter.escape($0.1))\"" }
    return "{\n\(lines.joined(separator: ",\n"))\n}"
  }

  private func append(_ records: [String]) throws(RunError) -> Bool {
    try ContentPath.folder(folder).lock()
    let catalog = try ContentPath.folder(folder).load(console).catalog
    return try RecordFile(.approvals, in: folder, catalog).append(records) != nil
  }
}
