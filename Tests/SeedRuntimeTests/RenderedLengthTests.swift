import BundleSamples
import SeedCompiler
import SeedModel
import SeedRuntime
import Testing

/// Texts, names and counts of every length that is treated in a way of its own.
struct RenderedLengthTests {
  /// A bundle whose only copy is a message.
  private func message(_ segments: [MessagePattern.Segment]) throws -> BundleMessage {
    var content = BundleContent.small
    content.copyEntries[0].variants = [CopyVariant(title: nil, body: MessagePattern(segments: segments))]
    let bundle = try SeedBundle.open(bytes: BundleWriter.write(content))
    return try #require(bundle.copyEntries.first?.variants.first?.body)
  }

  private func letters(_ count: Int, from first: UInt8 = 0x61) -> String {
    String(decoding: (0..<count).map { first + UInt8($0 % 26) }, as: UTF8.self)
  }

  @Test(arguments: 0...70)
  func `a literal of any length is shown whole, between others`(byteCount: Int) throws {
    let (before, middle, after) = ("<", letters(byteCount), letters(3, from: 0x41))
    let message = try message([.literal(before), .argument("a"), .literal(middle), .literal(after)])
    #expect(try message.rendered(with: ["a": .count(7)]) == before + "7" + middle + after)
  }

  @Test(arguments: [0, 5, 40])
  func `a text that goes past the room on the stack is whole`(tail: Int) throws {
    let plural = MessagePattern(segments: [.number, .literal(letters(tail, from: 0x41))])
    let format = CountFormat(locale: "en_US")
    for byteCount in 955...1005 {
      let literal = letters(byteCount)
      let message = try message([
        .literal(literal), .plural(name: "n", arms: [.init(selector: .category(.other), pattern: plural)]),
        .literal("."),
      ])
      for count in [9, 10, 999, 1_234_567] {
        let expected = literal + format.text(of: count) + letters(tail, from: 0x41) + "."
        #expect(try message.rendered(with: ["n": .count(count)]) == expected)
        var utf8 = Array("> ".utf8)
        try message.bundle.render(message.handle, with: ["n": .count(count)], into: &utf8)
        #expect(String(decoding: utf8, as: UTF8.self) == "> " + expected)
      }
    }
  }

  @Test(arguments: 1...30)
  func `a name is another when one byte of it is`(byteCount: Int) throws {
    let name = letters(byteCount)
    let message = try message([
      .plural(name: name, arms: [.init(selector: .category(.other), pattern: .init(segments: [.number]))])
    ])
    for place in 0..<byteCount {
      var bytes = Array(name.utf8)
      bytes[place] = 0x5F
      let other = String(decoding: bytes, as: UTF8.self)
      #expect(throws: CopyError.missingArgument(name: name)) {
        try message.rendered(with: [other: .count(1)])
      }
      var arguments: CopyArguments = [name: .count(3), other: .text("no")]
      #expect(try message.rendered(with: arguments) == "3")
      arguments.set(name, to: .text("three"))
      #expect(throws: CopyError.wrongArgument(name: name, expected: "count", found: "text")) {
        try message.rendered(with: arguments)
      }
      arguments.set(name, to: .count(12))
      #expect(try message.rendered(with: arguments) == "12")
    }
    #expect(throws: CopyError.missingArgument(name: name)) {
      try message.rendered(with: [name + "x": .count(1), String(name.dropLast()): .count(1)])
    }
  }

  @Test func `the number of a plural is shown behind a plural and a select inside it`() throws {
    func arms(_ segments: [MessagePattern.Segment]) -> [MessagePattern.PluralArm] {
      [.init(selector: .category(.other), pattern: MessagePattern(segments: segments))]
    }
    let select = MessagePattern.Segment.select(
      name: "s",
      arms: [.init(value: "other", pattern: MessagePattern(segments: [.number, .literal("s")]))]
    )
    let inner = MessagePattern.Segment.plural(name: "b", arms: arms([.number, select]))
    let message = try message([
      .plural(name: "a", arms: arms([.number, inner, .number, select, .number])), .literal("."), select,
    ])
    #expect(throws: CopyError.damaged("a number outside a plural")) {
      try message.rendered(with: ["a": .count(1), "b": .count(22), "s": .select("x")])
    }
    let sound = try self.message([.plural(name: "a", arms: arms([.number, inner, .number, select, .number]))])
    let shown = try sound.rendered(with: ["a": .count(1), "b": .count(22), "s": .select("x")])
    #expect(shown == "12222s11s1")
  }
}
