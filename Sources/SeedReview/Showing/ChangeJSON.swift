package import SeedDiagnostics

/// Changes for other tools.
package enum ChangeJSON {
  /// Writes the members of the object that a comparison is.
  package static func write(_ report: ChangeReport, to writer: inout JSONWriter) {
    writer.object("base") {
      $0.member("name", report.comparison.base.name)
      $0.member("commit", report.commit)
      $0.member("version", report.comparison.base.version.map { "\($0)" })
    }
    writer.object("now") {
      $0.member("name", report.comparison.now.name)
      $0.member("version", report.comparison.now.version.map { "\($0)" })
    }
    writer.member("onlyWhatABundleHolds", report.isOfBundles)
    writer.object("counts") { for (name, count) in report.counts.all { $0.member(name, count) } }
    writer.array("changes", report.comparison.changes) { write($1, to: &$0) }
    writer.array("notCompared", report.comparison.gaps) { writer, gap in
      writer.member("what", gap.gap.what)
      writer.member("reason", gap.gap.reason)
      writer.member("side", gap.isNow ? "now" : "base")
    }
    guard let sizes = report.sizes else { return }
    writer.object("bundle") {
      $0.member("oldByteCount", sizes.old)
      $0.member("newByteCount", sizes.new)
      if let limit = sizes.limit { $0.member("limit", limit) }
      $0.array("sections", sizes.sections) { writer, section in
        writer.member("name", section.name)
        writer.member("oldByteCount", section.old)
        writer.member("newByteCount", section.new)
      }
    }
  }

  private static func write(_ change: RecordChange, to writer: inout JSONWriter) {
    writer.member("kind", change.kind.rawValue)
    writer.member("record", change.key.name)
    writer.member("label", change.record.label)
    writer.member("change", change.isAdded ? "added" : change.isRemoved ? "removed" : "changed")
    writer.member("isInBundle", change.ships)
    if change.isAdded || change.isRemoved {
      writer.member(change.isAdded ? "new" : "old") { change.record.value.write(to: &$0) }
      return
    }
    writer.member("isReworded", change.isReworded)
    writer.member("isReclassified", change.isReclassified)
    writer.member("isMoved", change.isMoved)
    if change.isInOtherFile {
      writer.member("oldFile", change.old?.file)
      writer.member("newFile", change.new?.file)
    }
    writer.array("fields", change.fields) { writer, field in
      writer.member("path", field.path)
      switch field.change {
      case .reworded(let old, let new):
        writer.member("old", old)
        writer.member("new", new)
      case .value(let old, let new):
        if let old { writer.member("old") { old.write(to: &$0) } }
        if let new { writer.member("new") { new.write(to: &$0) } }
      case .members(let removed, let added):
        writer.strings("removed", removed)
        writer.strings("added", added)
      case .reordered(let order): writer.strings("order", order)
      }
    }
  }
}
