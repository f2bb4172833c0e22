import SeedLayout
public import SeedModel

extension SeedBundle {
  /// A bug as a value of its own.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func model(_ bug: Handle<Bug>) throws(BundleError) -> Bug {
    guard let record = record(bug) else { throw .noSuchRecord(kind: "bugs", index: bug.index) }
    var reader = ModelReader(self)
    return Bug(
      id: record.identity(BugLayout.idOffset),
      slug: try reader.text(record, BugLayout.slugOffset),
      title: try reader.text(record, BugLayout.titleOffset),
      shortTitle: try reader.optionalText(record, BugLayout.shortTitleOffset),
      description: try reader.text(record, BugLayout.descriptionOffset),
      color: try reader.code(record, BugLayout.colorOffset)
    )
  }

  /// A fix as a value of its own.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func model(_ fix: Handle<Fix>) throws(BundleError) -> Fix {
    guard let record = record(fix) else { throw .noSuchRecord(kind: "fixes", index: fix.index) }
    var reader = ModelReader(self)
    return Fix(
      id: record.identity(FixLayout.idOffset),
      number: Int(record.word(FixLayout.numberOffset)),
      bugID: try reader.bugID(record, FixLayout.bugOffset),
      type: try reader.code(record, FixLayout.typeOffset),
      severity: try reader.code(record, FixLayout.severityOffset),
      prompt: try reader.text(record, FixLayout.promptOffset),
      inlineComment: try reader.optionalText(record, FixLayout.inlineCommentOffset),
      validation: try reader.optionalText(record, FixLayout.validationOffset),
      interaction: try reader.interaction(of: record)
    )
  }

  /// What a fix needs to be carried out.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func interaction(of fix: Handle<Fix>) throws(BundleError) -> Interaction {
    guard let record = record(fix) else { throw .noSuchRecord(kind: "fixes", index: fix.index) }
    var reader = ModelReader(self)
    return try reader.interaction(of: record)
  }

  /// A tidbit as a value of its own.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func model(_ tidbit: Handle<MicroEducation>) throws(BundleError) -> MicroEducation {
    guard let record = record(tidbit) else { throw .noSuchRecord(kind: "tidbits", index: tidbit.index) }
    var reader = ModelReader(self)
    let body = try reader.text(record, TidbitLayout.bodyOffset)
    let author = try reader.optionalText(record, TidbitLayout.authorOffset)
    return MicroEducation(
      id: record.identity(TidbitLayout.idOffset),
      bugID: try reader.bugID(record, TidbitLayout.bugOffset),
      trigger: try reader.code(record, TidbitLayout.triggerOffset),
      body: body,
      source: try author.map { (author) throws(BundleError) in
        MicroEducation.Source(
          author: author,
          year: reader.number(record, TidbitLayout.yearOffset),
          title: try reader.text(record, TidbitLayout.titleOffset)
        )
      }
    )
  }

  /// What decides a notification's priority, or nil where the content has no such rules.
  ///
  /// - Throws: ``BundleError`` for a damaged record.
  /// - Complexity: O(bytes of all keywords); allocates.
  public func priorityRules() throws(BundleError) -> PriorityRules? {
    guard let record = tables.priorityRules.record(0, stride: PriorityLayout.stride) else { return nil }
    var reader = ModelReader(self)
    let placeCount = Int(record.word(PriorityLayout.placeKeywordCountOffset))
    let messageCount = Int(record.word(PriorityLayout.messageKeywordCountOffset))
    let rushCount = Int(record.word(PriorityLayout.rushHourCountOffset))
    let keywords = try reader.run(
      in: tables.keywords,
      first: 0,
      count: placeCount + messageCount,
      from: record,
      PriorityLayout.placeKeywordCountOffset
    )
    let hours = try reader.run(
      in: tables.hourRanges,
      first: 0,
      count: rushCount,
      from: record,
      PriorityLayout.rushHourCountOffset
    )
    return PriorityRules(
      placeKeywords: try reader.keywords(keywords.prefix(placeCount)),
      messageKeywords: try reader.keywords(keywords.dropFirst(placeCount)),
      rushHours: try reader.hourRanges(hours),
      nightHours: PriorityRules.HourRange(
        first: try reader.hour(record, PriorityLayout.nightFirstOffset),
        last: try reader.hour(record, PriorityLayout.nightLastOffset)
      ),
      match: try reader.code(record, PriorityLayout.matchOffset)
    )
  }
}

extension ModelReader {
  /// The id of the bug that an index refers to.
  func bugID(_ record: RecordView, _ offset: Int) throws(BundleError) -> Identity {
    let index = Int(record.word(offset))
    let bug = try self.record(bundle.tables.bugs, at: index, stride: BugLayout.stride, from: record, offset)
    return bug.identity(BugLayout.idOffset)
  }

  mutating func keywords(_ indices: Range<Int>) throws(BundleError) -> [PriorityRules.Keyword] {
    var keywords: [PriorityRules.Keyword] = []
    for index in indices {
      guard let record = bundle.tables.keywords.record(index, stride: KeywordLayout.stride) else { break }
      keywords.append(
        PriorityRules.Keyword(
          word: try text(record, KeywordLayout.wordOffset),
          priority: try code(record, KeywordLayout.priorityOffset)
        )
      )
    }
    return keywords
  }

  func hourRanges(_ indices: Range<Int>) throws(BundleError) -> [PriorityRules.HourRange] {
    var ranges: [PriorityRules.HourRange] = []
    for index in indices {
      guard let record = bundle.tables.hourRanges.record(index, stride: HourRangeLayout.stride) else { break }
      ranges.append(
        PriorityRules.HourRange(
          first: try hour(record, HourRangeLayout.firstOffset),
          last: try hour(record, HourRangeLayout.lastOffset)
        )
      )
    }
    return ranges
  }

  func hour(_ record: RecordView, _ offset: Int) throws(BundleError) -> Int {
    let hour = Int(record.byte(offset))
    guard hour < 24 else { throw malformed(record, offset, "an hour, 0…23", "\(hour)") }
    return hour
  }
}
