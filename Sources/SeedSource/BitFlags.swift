/// A small set of flags whose questions other modules answer in place: those of `SetAlgebra` cost a call through a
/// witness table, and these are asked for every value and word.
package protocol BitFlags: OptionSet where RawValue: FixedWidthInteger {}

extension BitFlags {
  @inlinable package var isEmpty: Bool { rawValue == 0 }
  @inlinable package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable package func isSuperset(of other: Self) -> Bool { contains(other) }
  @inlinable package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
}
