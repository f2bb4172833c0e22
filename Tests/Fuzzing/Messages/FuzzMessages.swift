import BundleSamples
import FuzzSupport
import SeedCompiler
import SeedDecoding
import SeedModel
import SeedRuntime

/// The message parser, and the bundle's renderer held against a plain one.
///
/// The first byte chooses the locale, the second the count, the third how names are given; the rest is the
/// pattern.
@main
struct FuzzMessages: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    let locale = locales[input.number(below: locales.count)]
    let number = counts[input.number(below: counts.count)]
    let givesAll = input.byte() & 1 == 0

    var parser = MessageParser()
    let (parsed, faults) = parser.parse(input.rest)
    for fault in faults {
      expect(
        fault.range.lowerBound >= 0 && fault.range.upperBound <= input.rest.count,
        "the range of a fault: \(fault)"
      )
    }
    let text = input.text
    guard faults.isEmpty, text.utf8.elementsEqual(input.rest) else { return }

    let pattern = parsed.pattern
    let again = Array(pattern.source.utf8).withUnsafeBufferPointer { parser.parse($0) }
    expect(again.faults.isEmpty, "\(pattern.source.debugDescription) is written with faults: \(again.faults)")
    expectSame(again.message.pattern, pattern, "a pattern that is written and parsed again")

    var content = BundleContent.small
    content.locale = locale
    content.copyEntries[0].variants = [CopyVariant(title: nil, body: pattern)]
    do {
      let bundle = try SeedBundle.open(bytes: BundleWriter.write(content), verifying: .everything)
      guard let variant = bundle.copyEntries.handles.first.flatMap({ bundle.variants(of: $0).first }) else {
        fatalError("the variant is gone")
      }
      let body = bundle.body(of: variant)
      expectSame(try bundle.model(body), pattern, "what a bundle gives back")
      var plain = PlainRenderer(locale: locale, count: number, givesAll: givesAll)
      plain.name(pattern)
      var arguments = CopyArguments()
      for (name, value) in plain.arguments { arguments.set(name, to: value) }
      let shown = Result { try bundle.render(body, with: arguments) }
      if case .failure(CopyError.damaged(let reason)) = shown {
        fatalError("a sound message is damaged: \(reason)")
      }
      expectSame(try? shown.get(), plain.text(of: pattern), "what \(text.debugDescription) shows")
    } catch {
      fatalError("\(text.debugDescription) does not go through a bundle: \(error)")
    }
  }
}

private let locales = ["en_US", "de_DE", "pl_PL", "ar_EG", "fr_CA", "en_IN", "ja_JP"]
private let counts = [0, 1, 2, 3, 5, 11, 22, 100, 1_234, 1_000_000, 12_345_678, .max, -1]
