import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedRules
import SeedTables
import SeedWorkspace

/// How much of a content is reviewed.
struct ReviewSummary {
  let progress: [ReviewProgress]

  /// Nil where there is no rubric, or not all of the content was read.
  init?(_ run: LintRun) {
    guard run.catalog.isWhole, run.catalog.fileIndex(of: .rubric) != nil else { return nil }
    let ledger = ReviewLedger(run.catalog, run.configuration)
    if ledger.rubric == nil { return nil }
    progress = ledger.progress
  }

  var total: Int { progress.reduce(0) { $0 + $1.total } }
  var reviewed: Int { progress.reduce(0) { $0 + $1.reviewed } }
  var byPerson: Int { progress.reduce(0) { $0 + $1.byPerson } }

  /// The line that ends a check.
  var line: String {
    let persons = reviewed == 0 ? "" : ", \(byPerson) by a person"
    return "Meaning is reviewed, not checked: \(reviewed) of \(total) records\(persons) (`seedtool review`)"
  }

  /// Writes what `stats` says of it as JSON.
  func write(to writer: inout JSONWriter) {
    writer.object("reviewed") {
      for own in progress {
        $0.object(own.kind.rawValue) {
          $0.member("have", own.reviewed)
          $0.member("need", own.total)
          $0.member("missing", own.total - own.reviewed)
          $0.member("unsure", own.unsure)
          $0.member("byPerson", own.byPerson)
        }
      }
    }
  }
}
