import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedTables
import SeedWorkspace

extension Arguments {
  /// The name of a vocabulary that an option has, or nil.
  func name<Names: Vocabulary>(_ option: OptionName, _ type: Names.Type) throws(RunError) -> Names? {
    guard let name = value(option) else { return nil }
    if let value = Names(name: name) { return value }
    throw .usage(
      "--\(option.rawValue) is one of \(Names.names.joined(separator: ", ")), not `\(name)`",
      suggestion: NearestName.of(name, among: Names.names)
    )
  }

  /// The number that an option has, or nil.
  func number(_ option: OptionName, _ range: ClosedRange<Int>) throws(RunError) -> Int? {
    guard let text = value(option) else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    throw .usage(
      "--\(option.rawValue) takes a number from \(range.lowerBound) to \(range.upperBound), not `\(text)`"
    )
  }

  /// The folder that `--output` names, or nil; no stream stands for one.
  func outputFolder() throws(RunError) -> String? {
    guard let path = value(.output) else { return nil }
    if path == "-" {
      throw .usage(
        "several files cannot go to standard output: name a folder after `-o` (./- if it is called so)"
      )
    }
    return ContentPath.harmless(path)
  }

  /// The file that `--output` names, or nil; no stream stands for it.
  func outputFile() throws(RunError) -> String? {
    guard let path = value(.output) else { return nil }
    if path == "-" { throw .usage("name a file after `-o` (./- if it is called so)") }
    return ContentPath.harmless(path)
  }

  /// The line of text that an option has, or nil.
  func line(_ option: OptionName) throws(RunError) -> String? {
    guard let text = value(option) else { return nil }
    guard TokenShape.line.matches(text) else {
      throw .usage("--\(option.rawValue) takes \(TokenShape.line.expectation)")
    }
    return text
  }

  /// The slug that `--bug` has, or nil.
  func bug(in catalog: Catalog) throws(RunError) -> String? {
    guard let slug = value(.bug) else { return nil }
    let slugs = catalog.bugs.indices.map { catalog.slug(ofBug: $0) }
    if slugs.contains(slug) { return slug }
    let message = catalog.labels.naming("there is no bug `\(slug)`")
    throw .usage(message, suggestion: NearestName.of(slug, among: slugs))
  }
}
