import BundleSamples
import FuzzSupport
import SeedCompiler
import SeedLayout
import SeedModel
import SeedRuntime

/// The reader, given bundles whose checksum is right.
///
/// The first byte chooses what is damaged: a bundle with something of everything, a small one, or the rest of
/// the input, taken for a bundle. Of the first two the rest are changes, see `damage`.
@main
struct FuzzBundle: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    var bytes: [UInt8]
    switch input.number(below: 4) {
    case 0, 1:
      bytes = rich
      damage(&bytes, &input)
    case 2:
      bytes = small
      damage(&bytes, &input)
    default:
      bytes = Array(input.rest)
      for index in 0..<min(12, bytes.count) { bytes[index] = rich[index] }
    }
    if bytes.count >= BundleHeader.byteCount {
      put(UInt64(BundleWriter.checksum(of: bytes)), into: &bytes, at: BundleHeader.checksumOffset)
    }
    let bundle: SeedBundle
    do throws(BundleError) {
      bundle = try SeedBundle.open(bytes: bytes)
    } catch {
      return
    }
    let problems = bundle.problems(limit: 4)
    let faults = BundleReading(bundle).readEverything()
    if problems.isEmpty { expect(faults.isEmpty, "a bundle that verifies as sound: \(faults)") }
    if bytes == rich || bytes == small { expect(problems.isEmpty, "a sound bundle: \(problems)") }
  }
}

private let rich = written(.rich)
private let small = written(.small)

private func written(_ content: BundleContent) -> [UInt8] {
  do throws(BundleWriteError) { return try BundleWriter.write(content) } catch { fatalError("\(error)") }
}

/// Writes a little-endian integer, as far as there is room.
private func put(_ value: some FixedWidthInteger, into bytes: inout [UInt8], at offset: Int) {
  withUnsafeBytes(of: value.littleEndian) { new in
    for (index, byte) in new.enumerated() where offset + index < bytes.count { bytes[offset + index] = byte }
  }
}

/// Makes changes of four bytes each: what is done, a little-endian offset, a value.
private func damage(_ bytes: inout [UInt8], _ input: inout FuzzInput) {
  while !input.rest.isEmpty, !bytes.isEmpty {
    let action = input.number(below: 8)
    let offset = (Int(input.byte()) | Int(input.byte()) << 8) % bytes.count
    let value = input.byte()
    let word = offset & ~3
    switch action {
    case 0: bytes[offset] = value
    case 1: bytes[offset] ^= 1 << (value & 7)
    case 2: put(UInt32(value), into: &bytes, at: word)
    case 3: put(~UInt32(value), into: &bytes, at: word)
    case 4: put(UInt32(value) << 24, into: &bytes, at: word)
    case 5: bytes[offset] = bytes[offset] &+ value
    case 6:
      for index in 0..<8 where (offset & ~7) + index < bytes.count { bytes[(offset & ~7) + index] = value }
    default: if value == 0xFF { bytes.removeLast(bytes.count - offset) }
    }
  }
}
