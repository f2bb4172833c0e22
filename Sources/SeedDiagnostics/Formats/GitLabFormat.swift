/// GitLab's code quality report: an array of findings, each with a fingerprint that outlives moved lines.
struct GitLabFormat: FindingRenderer {
  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    var document = JSONWriter()
    document.array { _ in }
    output.write(document) { add in
      var fingerprints = Fingerprints()
      report.forEachEntry { entry in
        let fingerprint = fingerprints.next(entry)
        return add {
          $0.object {
            $0.member("description", entry.text(separator: " — "))
            $0.member("check_name", entry.rule)
            $0.member("fingerprint", fingerprint)
            $0.member("severity", Self.severity(of: entry))
            $0.object("location") {
              $0.member("path", entry.path)
              $0.object("lines") { $0.member("begin", entry.line) }
            }
          }
        }
      }
    }
  }

  private static func severity(of entry: ReportEntry) -> String {
    if case .failure = entry.kind { return "blocker" }
    return switch entry.severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
