/// `file:` addresses.
enum FileURI {
  /// The path that an address names; nil for one that names no file of this machine.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    let rest = uri.utf8.dropFirst("file://".utf8.count)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: rest[..<slash], as: UTF8.self).lowercased()
    guard host.isEmpty || host == "localhost" else { return nil }
    var bytes: [UInt8] = []
    var encoded = rest[slash...]
    while let byte = encoded.popFirst() {
      let digits = encoded.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        encoded = encoded.dropFirst(2)
      } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
        break
      } else {
        bytes.append(byte)
      }
    }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return bytes.contains(0) ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The address of an absolute path.
  static func uri(of path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "/", "-", ".", "_", "~": uri.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }
}
