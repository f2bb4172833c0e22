/// A kind of file of a content folder; the one table of them.
package enum ContentKind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  // In the order in which records refer to one another: bugs are known before what works on them is read.
  case bugs, fixes, microEducation, priorityRules, policies, copyContract, copyTable, retired, suppressions
  case approvals, reviews, rubric, configuration, wordList

  /// What is to be known of a kind.
  package struct Row: Sendable {
    /// The path below the content folder, without `.json`: `bugs`, `copy/catalog`.
    package let path: String
    /// One sentence for editors, pages and messages.
    package let summary: String
    /// What the root must be.
    package let root: Shape
    /// What its records are called in messages, "fix", and where they lie below the root: `[]`, `.keys[]`.
    package let record: (name: String, path: String)?
    /// Which files are of the kind.
    package let form: Form
    /// Whether a content folder without it is incomplete.
    package var isRequired = false
    /// For retired records: what the kind is called there.
    package var retiredKind: String?
    /// The fields that name a record, the first one that is there; the records of a map are named by their
    /// keys.
    package var nameFields: [String] = []
    /// Whether the names are those of other records.
    package var namesOthers = false
  }

  /// Which files are of a kind.
  package enum Form: Sendable {
    /// `path.json`.
    case file
    /// `path.json`, or a folder `path/*.json` whose arrays are joined.
    case fileOrFolder
    /// `copy/<product>.<voice>.json`.
    case copyTables
    /// `words/<list>.txt`, one entry a line; no JSON.
    case wordLists
  }

  private var definition: Row {
    switch self {
    case .bugs:
      .records("bugs", "The ego patterns.", of: .bug, isRequired: true, retiredKind: "bug")
    case .fixes:
      .records("fixes", "The challenges.", of: .fix, isRequired: true, retiredKind: "fix")
    case .microEducation:
      .records(
        "micro_education",
        "The tidbits shown after an outcome.",
        of: .tidbit,
        isRequired: true,
        retiredKind: "microEducation"
      )
    case .priorityRules:
      Row(
        path: "priority_rules",
        summary: "What decides a GeoCue notification's priority.",
        root: .object(.priorityRules),
        record: ("priority rules", ""),
        form: .file
      )
    case .policies:
      Row(
        path: "policies",
        summary: "The numbers that the services take from content.",
        root: .object(.policies),
        record: ("policies", ""),
        form: .file
      )
    case .copyContract:
      Row(
        path: "copy/catalog",
        summary: "The contract of all copy.",
        root: .object(.copyContract),
        record: ("copy key", ".keys[]"),
        form: .file,
        retiredKind: "copyKey",
        nameFields: ["key"]
      )
    case .copyTable:
      Row(
        path: "copy/table",
        summary: "What one product says in one voice.",
        root: .object(.copyTable),
        record: ("copy entry", ".entries.*"),
        form: .copyTables
      )
    case .retired:
      .records(
        "retired",
        "Identities that shipped and must never come back.",
        of: .retired,
        nameFields: ["id", "key"]
      )
    case .suppressions:
      .records(
        "suppressions",
        "Accepted findings.",
        of: .suppression,
        nameFields: ["record"],
        namesOthers: true
      )
    case .approvals:
      // One file: who may change it is for the code host to say, which goes by its path.
      .records(
        "approvals",
        "Approved breaks of compatibility.",
        of: .approval,
        form: .file,
        nameFields: ["record"],
        namesOthers: true
      )
    case .reviews:
      Row(
        path: "reviews",
        summary: "What reviewers judged, one record a line.",
        root: .array(of: .object(.review), count: Limits.recordCount),
        record: (RecordTable.review.name, "[]"),
        form: .file,
        nameFields: ["record"],
        namesOthers: true
      )
    case .rubric:
      Row(
        path: "rubric",
        summary: "The questions that reviewers answer.",
        root: .object(.rubric),
        record: ("rubric", ""),
        form: .file
      )
    case .configuration:
      Row(
        path: "seedtool",
        summary: "The content's configuration.",
        root: .object(.configuration),
        record: ("configuration", ""),
        form: .file,
        isRequired: true
      )
    case .wordList:
      Row(
        path: "words/list",
        summary: "A word list, one entry a line; `#` starts a line of comment.",
        root: .any,
        record: nil,
        form: .wordLists
      )
    }
  }

  private static let rows = allCases.map(\.definition)

  /// The kind's row of the table.
  package var row: Row { Self.rows[Int(rawValue)] }
}

extension ContentKind {
  /// The path below the content folder, without `.json`.
  package var path: String { Self.rows[Int(rawValue)].path }
  /// Which files are of the kind.
  package var form: Form { Self.rows[Int(rawValue)].form }
  /// Whether other files speak of its records, or count on them.
  package var isReferredTo: Bool { row.isRequired || self == .copyContract || self == .copyTable }
  /// Whether its files are JSON, and have a schema.
  package var isJSON: Bool { form != .wordLists }
  /// Whether a folder of its name may hold several files.
  package var mayBeFolder: Bool { form == .fileOrFolder }
  /// What one of its records is called in messages.
  package var recordName: String { row.record?.name ?? row.path }

  /// Whether its records have names of their own, by which suppressions and people speak of them.
  package var hasNamedRecords: Bool { !row.namesOthers && (!row.nameFields.isEmpty || self == .copyTable) }

  /// The files that a product's service starts with, beside its copy.
  package static let neededByServices: [(product: String, ContentKind)] =
    RecordTable.policies.fields.compactMap { field in
      guard case .object = field.shape else { return nil }
      return (field.name, .policies)
    } + [("geocue", .priorityRules)]

  /// The kind that retired records call so, or nil.
  package init?(retiredKind name: String) {
    guard let kind = Self.allCases.first(where: { $0.row.retiredKind == name }) else { return nil }
    self = kind
  }

  /// The kinds whose files are JSON.
  package static let json = allCases.filter(\.isJSON)
  /// The paths of the kinds that are one file or a folder, below the content folder.
  package static let fixedPaths = allCases.filter { $0.row.form == .file || $0.mayBeFolder }
    .map { "\($0.path).json" }
  /// The names of the folders that hold content.
  package static let folderNames = Set(
    allCases.compactMap { kind in
      kind.mayBeFolder ? kind.path : kind.path.split(separator: "/").dropLast().first.map { String($0) }
    }
  )
}

extension ContentKind.Row {
  /// An array of records.
  fileprivate static func records(
    _ path: String,
    _ summary: String,
    of table: RecordTable,
    form: ContentKind.Form = .fileOrFolder,
    isRequired: Bool = false,
    retiredKind: String? = nil,
    nameFields: [String] = ["id"],
    namesOthers: Bool = false
  ) -> ContentKind.Row {
    ContentKind.Row(
      path: path,
      summary: summary,
      root: .array(of: .object(table), count: Limits.recordCount),
      record: (table.name, "[]"),
      form: form,
      isRequired: isRequired,
      retiredKind: retiredKind,
      nameFields: nameFields,
      namesOthers: namesOthers
    )
  }
}

extension ContentKind {
  /// The kind of the file at a path below the content folder, or nil for a file that is none.
  ///
  /// - Parameter isName: whether some bytes are a lower-camel word.
  package init?(relativePath path: String, isName: (String) -> Bool) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, parts[0] == "words", parts[1].hasSuffix(".txt") {
      guard isName(String(parts[1].dropLast(4))) else { return nil }
      self = .wordList
      return
    }
    guard path.hasSuffix(".json") else { return nil }
    let stem = String(path.dropLast(5))
    if let kind = Self.json.first(where: { $0.form != .copyTables && $0.path == stem }) {
      self = kind
      return
    }
    guard parts.count == 2 else { return nil }
    if parts[0] == "copy" {
      guard parts[1].split(separator: ".", omittingEmptySubsequences: false).count == 3 else { return nil }
      self = .copyTable
      return
    }
    guard let kind = Self.allCases.first(where: { $0.mayBeFolder && $0.path == parts[0] }) else { return nil }
    self = kind
  }
}
