/// A section of a bundle that holds records of one kind.
package struct Section: Hashable, Sendable {
  /// Numbers that no section of this format takes: apps may use them for their own.
  package static let privateIDs: ClosedRange<UInt32> = 0x8000_0000...UInt32.max

  /// The section's number in the file; never reused.
  package let id: UInt32
  /// The section's name in code and messages: "fixes".
  package let name: String
  /// How the records are ordered, for the format's page.
  package let order: String
  /// Bytes of a record in the first bundle that shipped with the section: fields behind them may be absent in
  /// old bundles. A multiple of the alignment of the widest field.
  package let firstByteCount: Int
  /// Whether a reader that does not know the section must refuse the bundle.
  package let mustBeKnown: Bool

  package init(
    _ id: UInt32,
    _ name: String,
    firstByteCount: Int,
    order: String = "in the order of the records that refer to them",
    mustBeKnown: Bool = false
  ) {
    self.id = id
    self.name = name
    self.firstByteCount = firstByteCount
    self.order = order
    self.mustBeKnown = mustBeKnown
  }
}
