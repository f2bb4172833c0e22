import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables
import SeedWorkspace

/// A record as lists show it.
struct ListedRecord {
  let kind: ContentKind
  /// What people call it: `#42`, a slug, an id, a copy key.
  let name: String
  /// What it is, in the order of its fields: the bug, the type, the voice.
  let facts: [(name: String, value: String)]
  let path: String
  /// 1-based.
  let line: Int
  /// Its texts, or those that were asked for.
  var texts: [Text]
  /// How much a draft and its nearest text have in common.
  var percent: Int?

  struct Text {
    let field: String
    let text: String
    /// Whether it is the first of its record, by which people know it.
    let isFirst: Bool
    /// What is shown stronger, in bytes of the text.
    var marks: [Range<Int>] = []
  }

  /// The record with those texts alone that hold some other one; nil where none does.
  func holding(_ wanted: String) -> ListedRecord? {
    var found = self
    found.texts = texts.compactMap { text in
      let marks = TextSearch.ranges(of: wanted, in: text.text)
      return marks.isEmpty
        ? nil : Text(field: text.field, text: text.text, isFirst: text.isFirst, marks: marks)
    }
    return found.texts.isEmpty ? nil : found
  }
}

/// What records have to be to be listed; nil for anything.
struct RecordFilter {
  let bug: String?
  let type: FixType?
  let severity: FixSeverity?
  let interaction: InteractionType?
  let trigger: EducationTrigger?

  /// Takes everything.
  init() { (bug, type, severity, interaction, trigger) = (nil, nil, nil, nil, nil) }

  init(_ arguments: Arguments, _ catalog: Catalog) throws(RunError) {
    bug = try arguments.bug(in: catalog)
    type = try arguments.name(.type, FixType.self)
    severity = try arguments.name(.severity, FixSeverity.self)
    interaction = try arguments.name(.interaction, InteractionType.self)
    trigger = try arguments.name(.trigger, EducationTrigger.self)
    if trigger != nil, isOfFixes {
      throw .usage("--trigger is a tidbit's; --type, --severity and --interaction are a fix's")
    }
  }

  var isOfFixes: Bool { type != nil || severity != nil || interaction != nil }

  func takes(_ fix: AuthoredFix, bug slug: String?) -> Bool {
    trigger == nil && (bug == nil || bug == slug) && (type == nil || type == fix.type)
      && (severity == nil || severity == fix.severity)
      && (interaction == nil || interaction == fix.interactionType)
  }

  func takes(_ tidbit: AuthoredTidbit, bug slug: String?) -> Bool {
    !isOfFixes && (bug == nil || bug == slug) && (trigger == nil || trigger == tidbit.trigger)
  }

  /// Whether bugs and copy are listed, which have none of what can be asked for.
  var takesOthers: Bool { bug == nil && trigger == nil && !isOfFixes }
}

/// The records of a catalog with their texts.
struct RecordListing {
  private let catalog: Catalog
  /// The texts of each record, by the record's index.
  private var texts: [UInt32: Range<Int>] = [:]
  private let lines: [LineIndex]

  /// - Complexity: O(bytes).
  init(_ catalog: Catalog) {
    self.catalog = catalog
    lines = catalog.sources.files.map { LineIndex($0) }
    for (index, text) in catalog.texts.enumerated() {
      texts[text.record, default: index..<index] = (texts[text.record]?.lowerBound ?? index)..<index + 1
    }
  }

  /// Bugs, fixes, tidbits and copy, each kind as it stands in its files.
  func records(for filter: RecordFilter) -> [ListedRecord] {
    var records: [ListedRecord] = []
    if filter.takesOthers {
      for (index, bug) in catalog.bugs.enumerated() {
        records.append(listed(bug.record, named: catalog.slug(ofBug: index), []))
      }
    }
    for fix in catalog.fixes {
      let slug = catalog.string(record: fix.record, node: fix.bugSlug)
      guard filter.takes(fix, bug: slug) else { continue }
      let facts = [
        ("bug", slug), ("type", fix.type?.description), ("severity", fix.severity?.description),
        ("interaction", fix.interactionType?.description),
      ]
      records.append(listed(fix.record, named: fix.number > 0 ? "#\(fix.number)" : nil, facts))
    }
    for tidbit in catalog.tidbits {
      let slug = catalog.string(record: tidbit.record, node: tidbit.bugSlug)
      guard filter.takes(tidbit, bug: slug) else { continue }
      records.append(
        listed(tidbit.record, named: nil, [("bug", slug), ("trigger", tidbit.trigger?.description)])
      )
    }
    guard filter.takesOthers else { return records }
    for entry in catalog.copyEntries {
      let table = catalog.copyTables[entry.tableIndex]
      records.append(
        listed(entry.record, named: entry.key, [("product", table.product), ("voice", table.voice)])
      )
    }
    return records
  }

  private func listed(_ record: UInt32, named name: String?, _ facts: [(String, String?)]) -> ListedRecord {
    let authored = catalog.records[Int(record)]
    let place = catalog.place(of: record)
    let own = texts[record] ?? 0..<0
    return ListedRecord(
      kind: authored.kind,
      name: name ?? catalog.name(of: record) ?? authored.kind.recordName,
      facts: facts.compactMap { name, value in value.map { (name, $0) } },
      path: catalog.sources[place.fileIndex].path,
      line: lines[place.fileIndex].line(at: place.range.start) + 1,
      texts: own.map { index in
        let text = catalog.texts[index]
        let tree = catalog.trees[Int(text.fileIndex)]
        return ListedRecord.Text(
          field: text.field.name,
          text: tree.string(at: text.node),
          isFirst: index == own.lowerBound
        )
      }
    )
  }
}
