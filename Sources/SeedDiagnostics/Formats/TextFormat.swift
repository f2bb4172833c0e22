/// For people at a terminal: each finding with the source it is about, what to do, and the repair.
struct TextFormat: FindingRenderer {
  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    if report.context.showsStatistics {
      RuleStatistics.write(RuleStatistics.of(report.findings), to: &output)
      writeSkippedRules(report, to: &output)
      return
    }
    for finding in report.shown {
      guard !output.isClosed else { return }
      FindingBlock(finding, in: report).write(to: &output)
      output.write("\n")
    }
    report.writeHiddenCount(to: &output)
    writeSkippedRules(report, to: &output)
  }

  private func writeSkippedRules(_ report: FindingReport, to output: inout FormatOutput) {
    for group in report.context.skippedRules.byReason {
      let rule = group[0]
      if group.count == 1 {
        output.write("skipped[\(rule.rule.text)]", .warning)
        output.write(": \(rule.reason, limit: 200)\n", .strong)
      } else {
        output.write("skipped", .warning)
        output.write(": \(group.count) rules, since \(rule.reason, limit: 200)\n", .strong)
        writeNames(group, to: &output)
      }
      if let remedy = rule.remedy { output.write("  = help: \(remedy)\n") }
      if group.count == 1, let alternative = rule.alternative {
        output.write("  = help: \(rule.remedy == nil ? "" : "or ")\(alternative)\n")
      } else if rule.alternative != nil {
        output.write("  = help: in `rules` of seedtool.json, these turn them off:\n")
        writeSettings(group, to: &output)
      }
      output.write("\n")
    }
  }

  /// What turns rules off, a line for each topic, to be pasted.
  private func writeSettings(_ rules: [SkippedRule], to output: inout FormatOutput) {
    var rest = rules[...]
    while let topic = rest.first?.rule.topic {
      let settings = rest.filter { $0.rule.topic == topic }.map {
        "\"\($0.rule.text)\": { \"severity\": \"off\" }"
      }
      rest.removeAll { $0.rule.topic == topic }
      output.write("      \(settings.joined(separator: ", "))\(rest.isEmpty ? "" : ",")\n")
    }
  }

  /// The rules by topic, a line each: `  = quota: bug-count, fixes-total`.
  private func writeNames(_ rules: [SkippedRule], to output: inout FormatOutput) {
    var rest = rules[...]
    while let topic = rest.first?.rule.topic {
      let names = rest.filter { $0.rule.topic == topic }.map(\.rule.name).joined(separator: ", ")
      output.write("  = \(topic): \(names)\n")
      rest.removeAll { $0.rule.topic == topic }
    }
  }

  func renderStatus(_ report: FindingReport, to output: inout FormatOutput) {
    report.writeStatus(to: &output)
  }
}
