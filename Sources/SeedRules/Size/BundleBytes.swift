package import SeedDecoding
package import SeedDiagnostics
package import SeedLint
import SeedSource
import SeedTables

/// Flags content whose bundle is larger than the configuration allows. Found by compiling what has no error.
package enum BundleBytes: DecodedRule {
  package static let metadata = RuleMetadata(
    .error("size/bundle-bytes"),
    summary: "The compiled bundle is larger than `limits.bundleBytes` allows.",
    rationale: """
      A bundle is part of every download of the app, and grows by a text at a time. The limit makes the day \
      on which it became too large the day on which somebody says so. `seedtool diff BASE` shows which \
      sections grew.
      """,
    reads:
      "the bytes of the bundle, and `limits` of `seedtool.json`; not of content with errors or single files"
  )

  package static let examples = RuleExamples(
    accepted: [
      .file(
        "seedtool.json",
        "{ \"version\": \"1.0.0\", \"locale\": \"en_US\",\n  \"limits\": { \"bundleBytes\": 1048576 } }\n"
      ),
      .file("seedtool.json", "{ \"version\": \"1.0.0\", \"locale\": \"en_US\" }\n"),
    ],
    flagged: [
      .file(
        "seedtool.json",
        "{ \"version\": \"1.0.0\", \"locale\": \"en_US\",\n  \"limits\": { \"bundleBytes\": ⟪2048⟫ } }\n"
      ),
      .file(
        "seedtool.json",
        "{ \"version\": \"1.0.0\", \"locale\": \"en_US\",\n  \"limits\": { \"bundleBytes\": ⟪1⟫ } }\n"
      ),
    ]
  )

  /// The finding about a bundle; nil where it is not too large, or nothing limits it.
  package static func finding(
    _ byteCount: Int,
    _ catalog: Catalog,
    _ configuration: Configuration
  ) -> Diagnostic? {
    guard let limit = configuration.bundleByteLimit, byteCount > limit,
      case .severity(let severity) = configuration.level(of: metadata.id, default: metadata.severity)
    else { return nil }
    var finding = finding("the bundle has \(byteCount) bytes; `limits.bundleBytes` allows \(limit)", at: nil)
    finding.severity = severity
    finding.expected = "\(limit)"
    finding.found = "\(byteCount)"
    let command = catalog.command(["diff", "HEAD"])
    finding.remedy =
      "Shorten or retire texts, or raise the limit; `\(command)` shows what grew since the last commit."
    if let file = catalog.fileIndex(of: .configuration),
      let limits = catalog.trees[file].value(of: "limits", in: 0),
      let node = catalog.trees[file].value(of: "bundleBytes", in: limits)
    {
      finding.place = catalog.place(fileIndex: file, node: node)
      finding.pointer = "/limits/bundleBytes"
    }
    return finding
  }
}
