public import SeedLayout
public import SeedModel

extension SeedBundle {
  /// All bugs, sorted by id.
  public var bugs: HandleRange<Bug> { HandleRange(count: tables.bugs.count) }

  /// All fixes, sorted by bug, type, severity, number.
  public var fixes: HandleRange<Fix> { HandleRange(count: tables.fixes.count) }

  /// All tidbits, sorted by bug, trigger, id.
  public var tidbits: HandleRange<MicroEducation> { HandleRange(count: tables.tidbits.count) }

  @inlinable
  @inline(__always)
  func record(_ handle: Handle<Bug>) -> RecordView? {
    tables.bugs.record(handle.rawIndex, stride: BugLayout.stride)
  }

  @inlinable
  @inline(__always)
  func record(_ handle: Handle<Fix>) -> RecordView? {
    tables.fixes.record(handle.rawIndex, stride: FixLayout.stride)
  }

  @inlinable
  @inline(__always)
  func record(_ handle: Handle<MicroEducation>) -> RecordView? {
    tables.tidbits.record(handle.rawIndex, stride: TidbitLayout.stride)
  }
}

// Fields of a bug. A required one of another bundle's handle reads as zeroes or as an empty text.
extension SeedBundle {
  /// A bug's id.
  ///
  /// - Complexity: O(1), as all accessors of fields are.
  @inlinable
  public func id(of bug: Handle<Bug>) -> Identity {
    record(bug)?.identity(BugLayout.idOffset) ?? Identity(high: 0, low: 0)
  }

  /// A bug's readable key.
  @inlinable
  public func slug(of bug: Handle<Bug>) -> TextHandle {
    record(bug)?.text(BugLayout.slugOffset) ?? .empty
  }

  /// A bug's title.
  @inlinable
  public func title(of bug: Handle<Bug>) -> TextHandle {
    record(bug)?.text(BugLayout.titleOffset) ?? .empty
  }

  /// A bug's title for lists, or nil where the title serves.
  @inlinable
  public func shortTitle(of bug: Handle<Bug>) -> TextHandle? {
    record(bug)?.optionalText(BugLayout.shortTitleOffset)
  }

  /// What a bug is.
  @inlinable
  public func summary(of bug: Handle<Bug>) -> TextHandle {
    record(bug)?.text(BugLayout.descriptionOffset) ?? .empty
  }

  /// A bug's palette entry, or nil for a code that is none.
  public func color(of bug: Handle<Bug>) -> BugColor? {
    record(bug).flatMap { BugColor(rawValue: $0.byte(BugLayout.colorOffset)) }
  }

  /// The bug with a readable key, or nil.
  ///
  /// - Complexity: O(bugs).
  public func bug(slug: String) -> Handle<Bug>? {
    var slug = slug
    return slug.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return bugs.first { unsafe isEqual(self.slug(of: $0), bytes) }
    }
  }
}

// Fields of a fix.
extension SeedBundle {
  /// A fix's id.
  @inlinable
  public func id(of fix: Handle<Fix>) -> Identity {
    record(fix)?.identity(FixLayout.idOffset) ?? Identity(high: 0, low: 0)
  }

  /// A fix's number, ≥ 1; 0 for a handle that is not of this bundle.
  @inlinable
  public func number(of fix: Handle<Fix>) -> Int {
    Int(record(fix)?.word(FixLayout.numberOffset) ?? 0)
  }

  /// The bug that a fix works on, or nil for an index without a bug.
  @inlinable
  public func bug(of fix: Handle<Fix>) -> Handle<Bug>? {
    guard let index = record(fix)?.word(FixLayout.bugOffset), Int(index) < tables.bugs.count else {
      return nil
    }
    return Handle(rawIndex: index)
  }

  /// When a fix is assigned, or nil for a code that is none.
  @inlinable
  public func type(of fix: Handle<Fix>) -> FixType? {
    record(fix).flatMap { FixType(rawValue: $0.byte(FixLayout.typeOffset)) }
  }

  /// How much a fix exposes, or nil for a code that is none.
  @inlinable
  public func severity(of fix: Handle<Fix>) -> FixSeverity? {
    record(fix).flatMap { FixSeverity(rawValue: $0.byte(FixLayout.severityOffset)) }
  }

  /// How a fix is carried out, or nil for a code that is none.
  @inlinable
  public func interactionType(of fix: Handle<Fix>) -> InteractionType? {
    record(fix).flatMap { InteractionType(rawValue: $0.byte(FixLayout.interactionOffset)) }
  }

  /// The challenge itself.
  @inlinable
  public func prompt(of fix: Handle<Fix>) -> TextHandle {
    record(fix)?.text(FixLayout.promptOffset) ?? .empty
  }

  /// The aside under the prompt, without its `//`, or nil.
  @inlinable
  public func inlineComment(of fix: Handle<Fix>) -> TextHandle? {
    record(fix)?.optionalText(FixLayout.inlineCommentOffset)
  }

  /// What counts as done, or nil.
  @inlinable
  public func validation(of fix: Handle<Fix>) -> TextHandle? {
    record(fix)?.optionalText(FixLayout.validationOffset)
  }
}

// Fields of a tidbit.
extension SeedBundle {
  /// A tidbit's id.
  @inlinable
  public func id(of tidbit: Handle<MicroEducation>) -> Identity {
    record(tidbit)?.identity(TidbitLayout.idOffset) ?? Identity(high: 0, low: 0)
  }

  /// The bug that a tidbit is about, or nil for an index without a bug.
  @inlinable
  public func bug(of tidbit: Handle<MicroEducation>) -> Handle<Bug>? {
    guard let index = record(tidbit)?.word(TidbitLayout.bugOffset), Int(index) < tables.bugs.count else {
      return nil
    }
    return Handle(rawIndex: index)
  }

  /// When a tidbit is shown, or nil for a code that is none.
  public func trigger(of tidbit: Handle<MicroEducation>) -> EducationTrigger? {
    record(tidbit).flatMap { EducationTrigger(rawValue: $0.byte(TidbitLayout.triggerOffset)) }
  }

  /// A tidbit's text.
  @inlinable
  public func body(of tidbit: Handle<MicroEducation>) -> TextHandle {
    record(tidbit)?.text(TidbitLayout.bodyOffset) ?? .empty
  }
}

extension TextHandle {
  /// No bytes.
  @usableFromInline static let empty = TextHandle(offset: 0, byteCount: 0)
}
