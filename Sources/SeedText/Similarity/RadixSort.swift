/// Sorting 64-bit numbers by some of their bits.
enum RadixSort {
  /// Sorts by the bits from `lowBit` up, equal ones in the order in which they stood.
  ///
  /// - Complexity: O(count) a digit of 8 or 11 bits; digits that are the same in all cost one look at them.
  static func sort(_ numbers: inout [UInt64], fromBit lowBit: Int, bitCount: Int = 32) {
    if numbers.count < 2 { return }
    // Few numbers are not worth 2,048 counters.
    let digitBits = numbers.count < 2048 ? 8 : 11
    var union: UInt64 = 0
    var common = UInt64.max
    for number in numbers {
      union |= number
      common &= number
    }
    let differing = union ^ common
    var other = [UInt64](repeating: 0, count: numbers.count)
    var shift = lowBit
    while shift < lowBit + bitCount {
      let bits = min(digitBits, lowBit + bitCount - shift)
      let mask = (UInt64(1) << UInt64(bits)) - 1
      if differing >> UInt64(shift) & mask != 0 {
        distribute(numbers, into: &other, shift: UInt64(shift), mask: mask)
        swap(&numbers, &other)
      }
      shift += bits
    }
  }

  private static func distribute(
    _ source: [UInt64],
    into target: inout [UInt64],
    shift: UInt64,
    mask: UInt64
  ) {
    var starts = [Int](repeating: 0, count: Int(mask) + 2)
    starts.withUnsafeMutableBufferPointer { starts in
      source.withUnsafeBufferPointer { source in
        target.withUnsafeMutableBufferPointer { target in
          for number in source { starts[Int(number >> shift & mask) + 1] += 1 }
          for digit in 1..<starts.count { starts[digit] += starts[digit - 1] }
          for number in source {
            let digit = Int(number >> shift & mask)
            target[starts[digit]] = number
            starts[digit] += 1
          }
        }
      }
    }
  }
}
