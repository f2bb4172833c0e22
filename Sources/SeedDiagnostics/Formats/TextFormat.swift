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
    let context = report.context
    for group in context.skippedRules.byReason {
      let rule = group[0]
      let (name, said): (SafeText, SafeText) =
        group.count == 1
        ? ("skipped[\(rule.rule.text)]", ": \(rule.reason, limit: 200)")
        : ("skipped", ": \(group.count) rules, since \(rule.reason, limit: 200)")
      var lines = context.inked(name, .warning) + context.inked(said, .strong) + "\n"
      if group.count > 1 { lines += names(of: group) }
      if let remedy = rule.remedy { lines += "  = help: \(remedy)\n" }
      if group.count == 1, let alternative = rule.alternative {
        lines += "  = help: \(rule.remedy == nil ? "" : "or ")\(alternative)\n"
      } else if rule.alternative != nil {
        lines += "  = help: in `rules` of seedtool.json, these turn them off:\n"
      }
      output.write(context.wrapped(lines))
      if group.count > 1, rule.alternative != nil { writeSettings(group, to: &output) }
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
  private func names(of rules: [SkippedRule]) -> SafeText {
    var (lines, rest): (SafeText, ArraySlice) = ("", rules[...])
    while let topic = rest.first?.rule.topic {
      let names = rest.filter { $0.rule.topic == topic }.map(\.rule.name).joined(separator: ", ")
      lines += "  = \(topic): \(names)\n"
      rest.removeAll { $0.rule.topic == topic }
    }
    return lines
  }

  func renderStatus(_ report: FindingReport, to output: inout FormatOutput) {
    report.writeStatus(to: &output)
  }
}
