import SeedLayout
public import SeedModel

/// A record together with its bundle: its fields are properties, which read where they lie.
///
/// ```swift
/// let prompt = bundle.fixes[number: 42]?.prompt
/// ```
/// The properties come from the tables of the content (`Generated/BundleRecord+Fields.swift`). A view keeps
/// its bundle, so it stays readable after a reload, and means the record of the bundle that it came from.
/// Reading many records on several threads, handles are cheaper: a view counts references to the bundle.
public struct BundleRecord<Record>: Sendable {
  /// The bundle that has the record.
  public let bundle: SeedBundle
  let section: SectionView
  let index: UInt32

  /// The record's handle in ``bundle``.
  public var handle: Handle<Record> { Handle(rawIndex: index, stamp: bundle.stamp) }
}

extension BundleRecord: Hashable {
  /// Whether both are the same record of the same bundle.
  public static func == (left: BundleRecord, right: BundleRecord) -> Bool {
    left.handle == right.handle && left.section.isSame(as: right.section)
  }

  /// Hashes the record's place.
  public func hash(into hasher: inout Hasher) { hasher.combine(handle) }
}

extension BundleRecord: Identifiable where Record: Identifiable<Identity> {
  /// The record's UUID, unique over the whole content.
  public var id: Identity { identity(0) ?? Identity(high: 0, low: 0) }
}

/// Records of one kind, those of a bundle or of another record: a collection of views.
public struct BundleRecords<Record>: RandomAccessCollection, Sendable {
  /// The bundle that has the records.
  public let bundle: SeedBundle
  let section: SectionView
  /// The same records as handles, for hot paths.
  public let handles: HandleRange<Record>

  /// The place of the first record.
  public var startIndex: Int { handles.startIndex }
  /// The place behind the last record.
  public var endIndex: Int { handles.endIndex }

  /// The record at a place, which is its handle's index.
  ///
  /// - Precondition: `startIndex ≤ index < endIndex`.
  public subscript(index: Int) -> BundleRecord<Record> { self[handles[index]] }

  /// The view of one of the records.
  subscript(handle: Handle<Record>) -> BundleRecord<Record> {
    BundleRecord(bundle: bundle, section: section, index: handle.rawIndex)
  }

  /// The view of a record, if it is one of these.
  func member(_ handle: Handle<Record>?) -> BundleRecord<Record>? {
    handle.flatMap { indices.contains($0.index) ? self[$0] : nil }
  }
}

/// A message together with its bundle.
public struct BundleMessage: Hashable, Sendable {
  /// The bundle that has the message.
  public let bundle: SeedBundle
  /// The message's handle in ``bundle``.
  public let handle: MessageHandle

  /// The message with its arguments put in.
  ///
  /// - Throws: ``CopyError``, as ``SeedBundle/render(_:with:)`` does.
  /// - Complexity: O(bytes of the result × arguments).
  public func rendered(with arguments: CopyArguments = [:]) throws(CopyError) -> String {
    try bundle.render(handle, with: arguments)
  }

  /// The message as a tree.
  ///
  /// - Throws: ``BundleError`` for a damaged message.
  public var pattern: MessagePattern {
    get throws(BundleError) { try bundle.model(handle) }
  }

  /// Whether both are the same message of the same bundle.
  public static func == (left: BundleMessage, right: BundleMessage) -> Bool { left.handle == right.handle }

  /// Hashes the message's place.
  public func hash(into hasher: inout Hasher) { hasher.combine(handle) }
}
