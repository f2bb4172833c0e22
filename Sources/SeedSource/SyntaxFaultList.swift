/// Faults in the order in which they are found: of each kind the first ones, the others counted.
struct SyntaxFaultList {
  /// The most faults of a kind that are kept.
  static let limit = 10_000

  private(set) var kept: [SyntaxFault] = []
  /// The last one that was found, kept or not.
  private(set) var last: SyntaxFault?
  /// Of each kind, how many are kept, and the index of the last of them.
  private var kinds: [Int: (count: Int, last: Int)] = [:]

  mutating func append(_ fault: SyntaxFault) {
    last = fault
    let kind = fault.kind.number
    let (count, index) = kinds[kind] ?? (0, 0)
    if count == Self.limit {
      kept[index].followerCount += 1
    } else {
      kinds[kind] = (count + 1, kept.count)
      kept.append(fault)
    }
  }

  /// Where all faults are of syntax, keeps the first one alone: nothing behind it counts as read.
  ///
  /// - Returns: false where there are none, or others too.
  mutating func keepFirstAlone() -> Bool {
    guard var first = kept.first, kept.allSatisfy(\.isSyntax) else { return false }
    first.bearing = .end
    first.consequence = .restNotRead
    first.mending = nil
    self = Self()
    append(first)
    return true
  }

  /// Stretches the last fault, which is kept or counted with the others of its kind.
  mutating func stretchLast(to endOffset: UInt32) {
    guard let fault = last else { return }
    last?.range.endOffset = endOffset
    if let index = kept.indices.last, kept[index].range.offset == fault.range.offset {
      kept[index].range.endOffset = endOffset
    }
  }
}

extension SyntaxFault.Kind {
  fileprivate var number: Int {
    switch self {
    case .invalidJSON: 0
    case .invalidUTF8: 1
    case .duplicateKey: 2
    case .nestingTooDeep: 3
    case .tooManyValues: 4
    case .byteOrderMark: 5
    case .carriageReturn: 6
    case .unpairedSurrogate: 7
    case .controlCharacter: 8
    case .legacyEncoding: 9
    }
  }
}
