/// Bytes as text: offset, 16 bytes in hexadecimal, the printable ones; `*` stands for lines of zeroes.
func hexDump(_ bytes: [UInt8]) -> String {
  var lines: [String] = []
  var isSkipping = false
  for offset in stride(from: 0, to: bytes.count, by: 16) {
    let row = bytes[offset..<min(offset + 16, bytes.count)]
    if row.count == 16, row.allSatisfy({ $0 == 0 }) {
      if !isSkipping { lines.append("*") }
      isSkipping = true
      continue
    }
    isSkipping = false
    let digits = row.map { padded(String($0, radix: 16), to: 2) }.joined(separator: " ")
    let characters = row.map { (0x21...0x7E).contains($0) ? String(UnicodeScalar($0)) : "." }.joined()
    let spaces = String(repeating: " ", count: 48 - digits.utf8.count)
    lines.append("\(padded(String(offset, radix: 16), to: 4))  \(digits)\(spaces)\(characters)")
  }
  return (lines + ["\(bytes.count) bytes"]).joined(separator: "\n") + "\n"
}

private func padded(_ digits: String, to count: Int) -> String {
  String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
}
