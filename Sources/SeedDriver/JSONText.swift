import SeedLint

/// A writer of indented JSON for the commands that show data.
struct JSONText {
  private(set) var text = ""
  private var depth = 0
  private var needsComma = false

  mutating func object(_ body: (inout JSONText) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  mutating func object(_ name: String, _ body: (inout JSONText) -> Void) {
    key(name)
    object(body)
  }

  /// An array of objects.
  mutating func array<Element>(
    _ name: String,
    _ elements: some Sequence<Element>,
    _ body: (inout JSONText, Element) -> Void
  ) {
    key(name)
    open("[")
    for element in elements {
      startMember()
      object { body(&$0, element) }
    }
    close("]")
  }

  mutating func strings(_ name: String, _ values: [String]) {
    key(name)
    open("[")
    for value in values {
      startMember()
      string(value)
    }
    close("]")
  }

  mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    key(name)
    text += "\(value)"
  }

  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    text += "\(value)"
  }

  private mutating func key(_ name: String) {
    startMember()
    string(name)
    text += ": "
  }

  private mutating func startMember() {
    if needsComma { text += "," }
    text += "\n" + String(repeating: "  ", count: depth)
    needsComma = true
  }

  private mutating func open(_ bracket: String) {
    text += bracket
    depth += 1
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    depth -= 1
    if needsComma { text += "\n" + String(repeating: "  ", count: depth) }
    text += bracket
    needsComma = true
  }

  private mutating func string(_ value: String) { text += "\"\(TextView.escape(value))\"" }
}
