import SeedDiagnostics
import SeedLedger
import SeedPlatform
import SeedWorkspace

extension ReviewCommand {
  /// How each reviewer did on planted records.
  func score(_ folder: Folder) throws(RunError) -> Int32 {
    let format = try DataFormat(arguments)
    let ledger = try ReviewDesk(folder, console).ledger
    let scores = ReviewScore.all(of: ledger.reviews)
    if format == .json {
      console.out(json(scores, ledger))
      return 0
    }
    if scores.isEmpty {
      console.out(
        "No planted record was judged: `seedtool review take --with … --calibrate`\n"
      )
      return 0
    }
    for score in scores {
      let trust = ledger.isTrusted(score.reviewer) ? "" : ", below the floor: counts as unsure"
      let few = score.sum.total < ReviewScore.leastCount ? ", too few to tell" : ""
      console.out("\(score.reviewer.kind.rawValue) \(score.reviewer.name)\(trust)\(few)\n")
      console.out(row("", ["found", "missed", "wrong", "right"]))
      for (id, counts) in score.questions { console.out(row(id, counts)) }
      console.out(row("all", score.sum))
    }
    return 0
  }

  private func row(_ name: String, _ counts: ReviewScore.Counts) -> SafeText {
    row(name, [counts.found, counts.missed, counts.wrong, counts.right].map { "\($0)" })
  }

  private func row(_ name: String, _ cells: [String]) -> SafeText {
    func pad(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(1, width - text.count))
    }
    return "  \(name)\(pad(name, 36))\(cells.map { pad($0, 8) + $0 }.joined())\n"
  }

  private func json(_ scores: [ReviewScore], _ ledger: ReviewLedger) -> SafeText {
    func write(_ counts: ReviewScore.Counts, _ writer: inout JSONWriter) {
      writer.member("found", counts.found)
      writer.member("missed", counts.missed)
      writer.member("wrong", counts.wrong)
      writer.member("right", counts.right)
    }
    var writer = JSONWriter(.indented)
    writer.object {
      $0.array("reviewers", scores) { writer, score in
        writer.member("kind", score.reviewer.kind.rawValue)
        writer.member("name", score.reviewer.name)
        writer.member("isBelowFloor", !ledger.isTrusted(score.reviewer))
        write(score.sum, &writer)
        writer.array("questions", score.questions) { writer, question in
          writer.member("id", question.id)
          write(question.counts, &writer)
        }
      }
    }
    return SafeText(writer)
  }
}
