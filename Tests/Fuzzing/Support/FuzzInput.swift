/// The fuzzer's bytes, from which a target takes what it needs; past their end there are zeroes.
package struct FuzzInput {
  package private(set) var rest: UnsafeBufferPointer<UInt8>

  package init(_ base: UnsafePointer<UInt8>?, _ count: Int) {
    rest = UnsafeBufferPointer(start: base, count: count)
  }

  /// The next byte.
  package mutating func byte() -> UInt8 {
    guard let first = rest.first else { return 0 }
    rest = UnsafeBufferPointer(rebasing: rest.dropFirst())
    return first
  }

  /// A number below a bound, which is at most 256.
  package mutating func number(below bound: Int) -> Int { Int(byte()) % bound }

  /// What stands before the next byte of a kind, which is passed over; all that is left, where there is none.
  package mutating func bytes(upTo separator: UInt8) -> UnsafeBufferPointer<UInt8> {
    let end = rest.firstIndex(of: separator) ?? rest.count
    defer { rest = UnsafeBufferPointer(rebasing: rest.dropFirst(end + 1)) }
    return UnsafeBufferPointer(rebasing: rest[..<end])
  }

  /// What is left, as text; bytes that are no UTF-8 are replaced.
  package var text: String { String(decoding: rest, as: UTF8.self) }
}
