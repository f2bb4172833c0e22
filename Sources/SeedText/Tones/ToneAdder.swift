/// Sums of sixteen numbers, in lanes of 16 bits, every second one beside the others: a third of what lanes of
/// 32 bits cost.
struct ToneLanes: BitwiseCopyable {
  var evens = SIMD2<UInt64>.zero
  var odds = SIMD2<UInt64>.zero
  /// How many features were added.
  var count: Int32 = 0

  private static var evenBytes: SIMD2<UInt64> { SIMD2(repeating: 0x00FF_00FF_00FF_00FF) }

  /// - Parameter feature: below `ToneFeatures.count`.
  @inline(__always)
  mutating func add(_ feature: Int) {
    let row = ToneWeights.row(of: feature)
    evens &+= row & Self.evenBytes
    odds &+= (row &>> 8) & Self.evenBytes
    count &+= 1
  }

  @inline(__always)
  mutating func add(_ other: ToneLanes) {
    evens &+= other.evens
    odds &+= other.odds
    count &+= other.count
  }
}

/// Adds up the weights of features.
struct ToneAdder: BitwiseCopyable {
  /// What was flushed out of the lanes.
  private var total = ToneModel.Sum()
  private var lanes = ToneLanes()

  /// So many characters below 128 fit into 16 bits.
  private static var capacity: Int32 { 512 }

  /// - Parameter feature: below `ToneFeatures.count`.
  @inline(__always)
  mutating func add(_ feature: Int) {
    lanes.add(feature)
    if lanes.count == Self.capacity { flush() }
  }

  /// Adds what others have added.
  @inline(__always)
  mutating func add(_ other: ToneLanes) {
    if lanes.count &+ other.count >= Self.capacity { flush() }
    lanes.add(other)
  }

  @inline(__always)
  mutating func add(_ other: ToneAdder) {
    if other.total.count != 0 { total.add(other.total) }
    add(other.lanes)
  }

  /// What was added so far.
  mutating func sum() -> ToneModel.Sum {
    flush()
    return total
  }

  /// Whether what was added passes some tone's threshold.
  @inline(__always)
  mutating func passes() -> Bool {
    total.count == 0 && lanes.count < ToneThresholds.count ? ToneThresholds.shared.pass(lanes) : passesLong()
  }

  @inline(never)
  private mutating func passesLong() -> Bool {
    let sum = sum()
    let least = ToneWeights.thresholds * Float(sum.count).squareRoot()
    return any(SIMD16<Float>(sum.weights) .>= least)
  }

  private mutating func flush() {
    let even = unsafeBitCast(lanes.evens, to: SIMD8<UInt16>.self)
    let odd = unsafeBitCast(lanes.odds, to: SIMD8<UInt16>.self)
    let zero = lanes.count * Int32(ToneWeights.zero)
    for lane in 0..<8 {
      total.weights[lane * 2] += Int32(even[lane]) - zero
      total.weights[lane * 2 + 1] += Int32(odd[lane]) - zero
    }
    total.count += lanes.count
    lanes = ToneLanes()
  }
}

/// What `ToneLanes` hold at least where a tone is found, by the number of features: so few
/// that a lane's highest bit stays free.
private struct ToneThresholds: Sendable {
  static let shared = ToneThresholds()

  /// So many times the largest character are less than 2¹⁵.
  @inline(__always) static var count: Int32 { 256 }

  private let evens: [SIMD2<UInt64>]
  private let odds: [SIMD2<UInt64>]

  private init() {
    var evens: [SIMD2<UInt64>] = []
    var odds: [SIMD2<UInt64>] = []
    for count in 0..<Self.count {
      let least = ToneWeights.thresholds * Float(count).squareRoot()
      var (even, odd) = (SIMD8<UInt16>.zero, SIMD8<UInt16>.zero)
      for lane in 0..<8 {
        // The smallest whole weight that is not below the threshold.
        let weights = (Int32(least[lane * 2].rounded(.up)), Int32(least[lane * 2 + 1].rounded(.up)))
        even[lane] = UInt16(weights.0 + count * Int32(ToneWeights.zero))
        odd[lane] = UInt16(weights.1 + count * Int32(ToneWeights.zero))
      }
      evens.append(unsafeBitCast(even, to: SIMD2<UInt64>.self))
      odds.append(unsafeBitCast(odd, to: SIMD2<UInt64>.self))
    }
    (self.evens, self.odds) = (evens, odds)
  }

  /// Whether a lane holds what it has to: its highest bit is set before the least is taken from it, and is
  /// borrowed where that is more.
  @inline(__always)
  func pass(_ lanes: ToneLanes) -> Bool {
    let high = SIMD2<UInt64>(repeating: 0x8000_8000_8000_8000)
    let index = Int(lanes.count)
    let left = (((lanes.evens | high) &- evens[index]) | ((lanes.odds | high) &- odds[index])) & high
    return left.x | left.y != 0
  }
}

extension ToneWeights {
  /// A feature's weight for each tone, a byte each, `zero` above it.
  @inline(__always)
  fileprivate static func row(of feature: Int) -> SIMD2<UInt64> {
    UnsafeRawPointer(rows.utf8Start + feature * 16).loadUnaligned(as: SIMD2<UInt64>.self)
  }

  /// The character that stands for the weight 0; weights go from -45 to 45.
  package static let zero: UInt8 = 0x23 + 45
}
