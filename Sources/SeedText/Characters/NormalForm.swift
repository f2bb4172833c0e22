// The one place that uses the standard library's normalisation, which is not API yet: a toolchain that takes
// it away breaks this file alone.
@_spi(_Unicode) import Swift

extension String {
  /// The same text in Unicode's normal form C.
  ///
  /// - Complexity: O(scalars), more for long runs of combining marks.
  package var inNormalFormC: String {
    var scalars = UnicodeScalarView()
    for scalar in _nfc { scalars.append(scalar) }
    return String(scalars)
  }

  /// The same text in Unicode's normal form D.
  ///
  /// - Complexity: O(scalars), more for long runs of combining marks.
  var inNormalFormD: String {
    var scalars = UnicodeScalarView()
    for scalar in _nfd { scalars.append(scalar) }
    return String(scalars)
  }
}
