import BundleSamples
import SeedCompiler
import SeedDecoding
import SeedModel
import SeedRuntime
import Testing

/// The checker and the renderer are held to one corpus, and through it to ICU.
struct MessageAgreementTests {
  private func parse(_ pattern: String) -> (message: ParsedMessage, faults: [MessageFault]) {
    var parser = MessageParser()
    return Array(pattern.utf8).withUnsafeBufferPointer { parser.parse($0) }
  }

  @Test func `the corpus is there`() {
    #expect(MessageCorpus.accepted.count >= 150)
    #expect(MessageCorpus.refused.count >= 60)
  }

  @Test(arguments: MessageCorpus.accepted)
  func `what the checker takes, a bundle shows as the corpus says`(_ message: MessageCorpus.Message) throws {
    let (parsed, faults) = parse(message.pattern)
    #expect(faults == [])
    var content = BundleContent.small
    content.locale = message.locale
    content.copyEntries[0].variants = [CopyVariant(title: nil, body: parsed.pattern)]
    let bundle = try SeedBundle.open(bytes: BundleWriter.write(content), verifying: .everything)
    let entry = try #require(bundle.copyEntries.handles.first)
    let variant = try #require(bundle.variants(of: entry).first)
    var arguments = CopyArguments()
    for (name, value) in message.arguments { arguments.set(name, to: value) }
    #expect(try bundle.render(bundle.body(of: variant), with: arguments) == message.text)
  }

  @Test(arguments: MessageCorpus.accepted)
  func `a pattern written back is taken for the same`(_ message: MessageCorpus.Message) {
    let pattern = parse(message.pattern).message.pattern
    let again = parse(pattern.source)
    #expect(again.faults == [])
    #expect(again.message.pattern == pattern)
  }

  @Test(arguments: MessageCorpus.refused)
  func `what is not of the subset is refused at its place`(_ message: MessageCorpus.Message) {
    let bytes = Array(message.pattern.utf8)
    let found = parse(message.pattern).faults.map { fault in
      func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      let (start, end) = (fault.range.lowerBound, fault.range.upperBound)
      let problem =
        switch fault.kind {
        case .malformed(let problem, _): problem
        case .missingOther: "no `other`"
        }
      return MessageCorpus.Message.Refusal(
        at: "\(text(0..<start))⟪\(text(start..<end))⟫\(text(end..<bytes.count))",
        problem: problem
      )
    }
    #expect(!found.isEmpty)
    #expect(found == message.refusals)
  }
}
