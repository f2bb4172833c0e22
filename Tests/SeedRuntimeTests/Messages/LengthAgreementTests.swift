import BundleSamples
import SeedCompiler
import SeedDecoding
import SeedLint
import SeedModel
@testable import SeedRules
import SeedRuntime
import Testing

/// What `copy-length` takes for the longest is what a bundle shows at its longest.
struct LengthAgreementTests {
  /// Messages whose counts are small enough to be tried one by one.
  private static let messages = MessageCorpus.accepted.filter { message in
    message.arguments.values.allSatisfy { value in
      if case .count(let count) = value { count <= 12_345 } else { true }
    }
  }

  @Test(arguments: messages)
  func `the longest is what some arguments show, and none show more`(_ message: MessageCorpus.Message) throws
  {
    var parser = MessageParser()
    let parsed = Array(message.pattern.utf8).withUnsafeBufferPointer { parser.parse($0).message }
    var content = BundleContent.small
    content.locale = message.locale
    content.copyEntries[0].variants = [CopyVariant(title: nil, body: parsed.pattern)]
    let bundle = try SeedBundle.open(bytes: BundleWriter.write(content))
    let variant = try #require(bundle.copyEntries.handles.first.flatMap { bundle.variants(of: $0).first })

    // Two counts at once are tried on few numbers each, one alone on all.
    let countNames = message.arguments.filter { if case .count = $0.value { true } else { false } }.keys
      .sorted()
    var combinations: [CopyArguments] = [CopyArguments()]
    var placeholders: [CopyKey.Placeholder] = []
    for (name, value) in message.arguments.sorted(by: { $0.key < $1.key }) {
      let choices: [CopyArguments.Value]
      var placeholder = CopyKey.Placeholder(
        name: name,
        type: .text,
        isRequired: true,
        maximum: nil,
        values: []
      )
      switch value {
      case .text: choices = [.text("")]
      case .count(let maximum):
        placeholder.type = .count
        placeholder.maximum = countNames.count > 1 ? min(maximum, 7) : maximum
        choices = (0...(placeholder.maximum ?? 0)).map { .count($0) }
      case .select(let selected):
        placeholder.type = .select
        placeholder.values = [selected]
        let isBlock = message.pattern.contains("select")
        choices = isBlock ? [.select(selected), .select("other")] : [.select(selected)]
      }
      placeholders.append(placeholder)
      combinations = combinations.flatMap { known in
        choices.map { choice in
          var arguments = known
          arguments.set(name, to: choice)
          return arguments
        }
      }
    }
    var longest = 0
    for arguments in combinations {
      let text = try bundle.render(bundle.body(of: variant), with: arguments)
      longest = max(longest, text.unicodeScalars.count)
    }

    let length = MessageLength(
      placeholders: placeholders,
      pluralRules: PluralRules(locale: message.locale),
      countFormat: CountFormat(locale: message.locale),
      assumedMaximum: 0
    )
    let range = 0..<message.pattern.utf8.count
    #expect(length.longest(parsed, range, above: longest) == nil)
    let found = length.longest(parsed, range, above: longest - 1)
    #expect(found?.scalarCount == longest)
    if let found {
      #expect(range.lowerBound <= found.excess.lowerBound && found.excess.upperBound <= range.upperBound)
    }
  }
}
