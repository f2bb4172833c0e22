package import SeedCompiler
package import SeedModel

extension Identity {
  /// An identity that stands for a number, always the same, random to look at.
  package static func sample(_ number: Int) -> Identity {
    var source = RandomSource(seed: UInt64(number) &* 7919 &+ 13)
    let high = source.next() & ~0xF000 | 0x4000
    let low = source.next() & ~(3 << 62) | 2 << 62
    return Identity(high: high, low: low)
  }
}

extension BundleContent {
  /// A content with nothing in it.
  package static var empty: BundleContent {
    BundleContent(
      version: ContentVersion(major: 1, minor: 2, patch: 3),
      locale: "en_US",
      provenance: Provenance(toolVersion: "0.1.0", sources: [])
    )
  }

  /// One bug, one fix, one tidbit and one key: small enough to read its bytes.
  package static var small: BundleContent {
    var content = BundleContent.empty
    content.bugs = [
      Bug(
        id: .sample(1),
        slug: "need-to-be-right",
        title: "Need to be right",
        shortTitle: nil,
        description: "Winning the point costs more than losing it.",
        color: .red
      )
    ]
    content.fixes = [
      Fix(
        id: .sample(2),
        number: 42,
        bugID: .sample(1),
        type: .daily,
        severity: .low,
        prompt: "Let one small mistake of another stand.",
        inlineComment: "The café survives.",
        validation: nil,
        interaction: .timed(.init(durationSeconds: 600, prompt: nil))
      )
    ]
    content.microEducation = [
      MicroEducation(
        id: .sample(3),
        bugID: .sample(1),
        trigger: .general,
        body: "Being right is a feeling before it is a fact.",
        source: nil
      )
    ]
    content.products = [CopyProduct(name: "egofix", voices: ["deadpan"])]
    content.copyKeys = [
      CopyKey(
        key: "reminder.daily",
        product: "egofix",
        summary: "The day's fix waits.",
        role: .body,
        isVoiced: true,
        placeholders: [
          .init(name: "days", type: .count, isRequired: true, maximum: 366, values: [])
        ],
        limits: .init(title: nil, body: 140),
        minimumVariants: 1
      )
    ]
    content.copyEntries = [
      CopyEntry(
        product: "egofix",
        voice: "deadpan",
        key: "reminder.daily",
        variants: [
          CopyVariant(
            title: nil,
            body: MessagePattern(segments: [
              .plural(
                name: "days",
                arms: [
                  .init(
                    selector: .category(.one),
                    pattern: MessagePattern(segments: [.number, .literal(" day.")])
                  ),
                  .init(
                    selector: .category(.other),
                    pattern: MessagePattern(segments: [.number, .literal(" days.")])
                  ),
                ]
              )
            ])
          )
        ]
      )
    ]
    return content
  }

  /// Some fixes of five bugs, with one standing in for each place of (bug, type, severity, interaction).
  package static func many(fixCount: Int) -> BundleContent {
    var content = BundleContent.empty
    content.bugs = (0..<5).map { number in
      Bug(
        id: .sample(1_000_000 + number),
        slug: "bug-\(number)",
        title: "Bug \(number)",
        shortTitle: nil,
        description: "A pattern that stands in for the real one, number \(number).",
        color: .gray
      )
    }
    content.fixes = (0..<fixCount).map { number in
      Fix(
        id: .sample(number),
        number: number + 1,
        bugID: content.bugs[number % 5].id,
        type: FixType.allCases[number / 5 % 3],
        severity: FixSeverity.allCases[number / 15 % 3],
        prompt: "Do the thing number \(number) without telling anybody that you have done it.",
        inlineComment: number % 2 == 0 ? "Nobody asked about number \(number)." : nil,
        validation: "It was done, once, number \(number).",
        interaction: number % 4 == 0
          ? .counter(.init(targetDescription: "Times \(number)", unit: nil, minTarget: 1, maxTarget: nil))
          : .standard
      )
    }
    return content
  }
}
