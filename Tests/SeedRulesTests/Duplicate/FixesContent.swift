import LintSamples
import SeedDiagnostics

/// Fixes that have nothing but what a test gives them, and the findings of one rule about them.
enum FixesContent {
  static func lint(_ members: [String], rule: String, options: String = "") -> [Diagnostic] {
    let records = members.map { "{ \($0) }" }.joined(separator: ",\n")
    let files = SoundContent.files.merging([
      "fixes.json": "[\(records)]",
      "seedtool.json":
        #"{ "version": "1.0.0", "locale": "en_US", "rules": { "\#(rule)": { \#(options) } } }"#,
    ]) { $1 }
    return ExampleLinting.lint(files, select: [rule]).findings
  }
}
