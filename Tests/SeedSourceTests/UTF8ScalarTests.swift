import SeedSource
import Testing

struct UTF8ScalarTests {
  private func scalars(_ bytes: [UInt8]) -> [String] {
    bytes.withUnsafeBufferPointer { bytes in
      var scalars: [String] = []
      var offset = 0
      while offset < bytes.count {
        let (scalar, byteCount) = UTF8Scalar.read(bytes, at: offset)
        scalars.append("\(String(scalar.value, radix: 16))+\(byteCount)")
        offset += byteCount
      }
      return scalars
    }
  }

  @Test
  func `scalars of one to four bytes are read`() {
    #expect(scalars(Array("aé’😀".utf8)) == ["61+1", "e9+2", "2019+3", "1f600+4"])
  }

  @Test(
    arguments: [
      ([0xC3], ["fffd+1"]), ([0x80, 0x61], ["fffd+1", "61+1"]), ([0xE2, 0x80], ["fffd+1", "fffd+1"]),
      ([0xC3, 0x61], ["fffd+1", "61+1"]), ([0xFF], ["fffd+1"]),
      // A surrogate.
      ([0xED, 0xA0, 0x80], ["fffd+1", "fffd+1", "fffd+1"]),
      // Beyond U+10FFFF.
      ([0xF4, 0x90, 0x80, 0x80], ["fffd+1", "fffd+1", "fffd+1", "fffd+1"]),
    ] as [([UInt8], [String])]
  )
  func `a byte that is no UTF-8 is a replacement character of its own`(_ bytes: [UInt8], _ expected: [String])
  {
    #expect(scalars(bytes) == expected)
  }
}
