/// The message of a rule without code, with its values still to be put in.
package struct CustomMessage: Sendable {
  /// What may stand in braces.
  enum Value: String, CaseIterable, Sendable {
    case found, replacement, count, minimum, maximum
  }

  private enum Part: Sendable {
    case text(String)
    case value(Value)
  }

  /// A name in braces that stands for nothing.
  struct Fault {
    let name: String
    /// In bytes of the message, braces included.
    let range: Range<Int>
  }

  private var parts: [Part] = []
  private(set) var faults: [Fault] = []

  /// Reads a message. A brace that closes nothing, or holds no word, is text.
  init(_ text: String, allowed: [Value]) {
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      let inner = rest[rest.index(after: open)...]
      guard let close = inner.firstIndex(of: "}"), inner[..<close].allSatisfy(\.isLetter),
        close > inner.startIndex
      else {
        parts.append(.text(String(rest[...open])))
        rest = inner
        continue
      }
      parts.append(.text(String(rest[..<open])))
      let name = String(inner[..<close])
      if let value = Value(rawValue: name), allowed.contains(value) {
        parts.append(.value(value))
      } else {
        let start = text.utf8.distance(from: text.startIndex, to: open)
        faults.append(Fault(name: name, range: start..<start + name.utf8.count + 2))
      }
      rest = inner[inner.index(after: close)...]
    }
    parts.append(.text(String(rest)))
  }

  /// The most bytes of a message once its values are put in; what is beyond is cut off.
  static let byteLimit = 1 << 11

  func text(_ values: [Value: String]) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let words): text += words
      case .value(let value): text += values[value] ?? ""
      }
      if text.utf8.count <= Self.byteLimit { continue }
      // Half a scalar at the end becomes U+FFFD.
      return String(decoding: text.utf8.prefix(Self.byteLimit), as: UTF8.self) + "…"
    }
    return text
  }
}
