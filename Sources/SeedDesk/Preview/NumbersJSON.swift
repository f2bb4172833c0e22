package import SeedDiagnostics
package import SeedRules

/// What a content has, needs and lacks, as JSON: what `stats --format json` writes and the preview reads.
package enum NumbersJSON {
  /// - Parameter more: writes further members.
  package static func write(
    _ report: QuotaReport,
    to writer: inout JSONWriter,
    with more: (inout JSONWriter) -> Void = { _ in }
  ) {
    writer.object {
      $0.object("content") { content in
        write(report.bugCount, &content)
        write(report.fixes, &content)
        write(report.comments, &content)
      }
      $0.strings("nextSteps", report.nextSteps)
      more(&$0)
      $0.array("bugs", report.bugs) { writer, bug in
        writer.member("slug", bug.slug)
        write(bug.fixes, &writer)
        writer.object("types") { types in for row in bug.types { write(row, &types) } }
        writer.object("severities") { severities in for share in bug.severities { write(share, &severities) }
        }
        write(bug.comments, &writer)
        write(bug.interactionTypes, &writer)
        writer.object("interactions") { all in for share in bug.interactions { write(share, &all) } }
        write(bug.tidbits, &writer)
        writer.object("triggers") { triggers in for row in bug.triggers { write(row, &triggers) } }
        writer.strings("nextSteps", bug.nextSteps(report.labels))
      }
      $0.array("products", report.products) { writer, product in
        writer.member("name", product.name)
        writer.array("voices", product.voices) { writer, voice in
          writer.member("name", voice.name)
          write(voice.keys, &writer)
          write(voice.variants, &writer)
          writer.object("missing") { missing in
            for entry in voice.entries where entry.row.missing > 0 { write(entry.row, &missing) }
          }
        }
      }
    }
  }

  private static func write(_ row: QuotaRow, _ writer: inout JSONWriter) {
    writer.object(row.name) {
      $0.member("have", row.have)
      $0.member("need", row.need)
      $0.member("missing", row.missing)
    }
  }

  private static func write(_ share: QuotaShare, _ writer: inout JSONWriter) {
    let row = share.finally
    writer.object(share.name) {
      $0.member("have", row.have)
      $0.member("need", row.need)
      $0.member("missing", row.missing)
      if let percent = share.percent { $0.member("percent", percent) }
      if share.now.excess > 0 { $0.member("excess", share.now.excess) }
    }
  }
}
