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

  /// The line that ends a check. Where nothing is reviewed, its findings say all that there is to say.
  static func line(of run: LintRun) -> String? {
    let missing = run.allFindings.all.filter { $0.rule == "review/missing" }
    let catalog = run.catalog
    if catalog.gaps.contains(where: { $0.kind == .reviews && $0.cause == .unreadable }),
      catalog.fileIndex(of: .rubric) != nil
    {
      return
        "Meaning is reviewed, not checked: how much is unknown until \(ContentKind.reviews.path).json is mended"
    }
    let kinds = [
      catalog.bugs.isEmpty, catalog.fixes.isEmpty, catalog.tidbits.isEmpty, catalog.copyEntries.isEmpty,
    ]
    guard missing.count == kinds.count(where: { !$0 }), missing.allSatisfy({ $0.found == "0" }) else {
      return ReviewSummary(run)?.line
    }
    let total = missing.reduce(0) { $0 + ($1.expected.flatMap { Int($0) } ?? 0) }
    return total == 0 ? ReviewSummary(run)?.line : line(reviewed: 0, of: total, persons: "")
  }

  private static func line(reviewed: Int, of total: Int, persons: String) -> String {
    "Meaning is reviewed, not checked: \(reviewed) of \(total) records\(persons) (`seedtool review`)"
  }

  var total: Int { progress.reduce(0) { $0 + $1.total } }
  var reviewed: Int { progress.reduce(0) { $0 + $1.reviewed } }
  var byPerson: Int { progress.reduce(0) { $0 + $1.byPerson } }

  private var line: String {
    Self.line(reviewed: reviewed, of: total, persons: reviewed == 0 ? "" : ", \(byPerson) by a person")
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
