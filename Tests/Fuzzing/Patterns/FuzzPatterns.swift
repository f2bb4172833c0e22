import FuzzSupport
import SeedLint
import SeedSource

/// Patterns of own rules, held against a matcher that tries one way after the other.
///
/// The first byte says whether case counts; before the first line feed stands the pattern, behind it the
/// text.
@main
struct FuzzPatterns: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    let ignoresCase = input.byte() & 1 == 0
    let source = String(decoding: input.bytes(upTo: UInt8(ascii: "\n")), as: UTF8.self)
    let text = Array(String(decoding: input.rest.prefix(256), as: UTF8.self).utf8)
    let pattern: Pattern
    do throws(PatternFault) {
      pattern = try Pattern(source, ignoresCase: ignoresCase)
    } catch {
      let range = error.range
      expect(range.lowerBound >= 0 && range.upperBound <= source.utf8.count, "a fault's range: \(error)")
      return
    }
    expect(pattern.cost <= Pattern.costLimit, "a pattern costs more than its limit")
    text.withUnsafeBufferPointer { text in
      var matching = PatternMatching(pattern)
      guard let found = matching.matches(in: text) else { return }
      expectSame(matching.matches(in: text), found, "what is found a second time")
      guard pattern.program.count * text.count <= 1 << 16 else { return }
      var plain = PlainMatching(pattern, text)
      expectSame(found, plain.matches(), "what \(source.debugDescription) finds")
    }
  }
}
