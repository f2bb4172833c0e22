/// Numbers of one record that have to be in order.
package enum NumberOrder: Hashable, Sendable {
  /// A field's number is above another's.
  case above(_ field: String, than: String)
  /// Each number of a list is above the one before it.
  case rising(String)
  /// No number of a list is below the one before it.
  case neverFalling(String)
}
