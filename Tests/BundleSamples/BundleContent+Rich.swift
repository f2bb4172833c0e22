package import SeedCompiler
import PolicySamples
package import SeedModel

extension BundleContent {
  /// Something of everything that a bundle can hold.
  package static var rich: BundleContent {
    var content = BundleContent(
      version: ContentVersion(major: 2, minor: 10, patch: 37),
      locale: "en_US",
      provenance: Provenance(
        toolVersion: "0.1.0",
        sources: [
          .init(label: "fixes.json", byteCount: 1234, digest: ContentDigest(high: 1, low: 2)),
          .init(label: "bugs.json", byteCount: 99, digest: ContentDigest(high: .max, low: 3)),
          .init(label: "copy/egofix.deadpan.json", byteCount: 0, digest: ContentDigest(high: 0, low: 0)),
        ]
      )
    )
    content.bugs = (0..<3).map { number in
      Bug(
        id: .sample(100 + number),
        slug: "bug-\(number)",
        title: "Bug \(number)",
        shortTitle: number == 1 ? "B\(number)" : nil,
        description: "A pattern, described in twenty characters or more: \(number).",
        color: PaletteColor.allCases[number * 3],
        art: number == 0 ? ["(o)\n/|\\", "(-)\n/|\\"] : []
      )
    }
    content.fixes = interactions.enumerated().map { number, interaction in
      Fix(
        id: .sample(200 + number),
        number: 900 - number,
        bugID: content.bugs[number % 2].id,
        type: FixType.allCases[number % 3],
        severity: FixSeverity.allCases[number / 3 % 3],
        prompt: "Do the thing, number \(number), naïvely: é, é, 👩‍👩‍👧.",
        inlineComment: number % 2 == 0 ? "An aside." : nil,
        validation: number % 3 == 0 ? "Done is done." : nil,
        interaction: interaction
      )
    }
    content.microEducation = (0..<20).map { number in
      MicroEducation(
        id: .sample(300 + number),
        bugID: content.bugs[number % 3].id,
        trigger: EducationTrigger.allCases[number % 7],
        body: "A tidbit that says why the pattern exists, number \(number).",
        source: number % 4 == 0 ? .init(author: "Ross", year: -300 + number, title: "On bias") : nil
      )
    }
    content.products = [
      CopyProduct(name: "pressure", voices: ["professional", "brutal"]),
      CopyProduct(name: "egofix", voices: ["deadpan"]),
      CopyProduct(name: "silent", voices: []),
    ]
    content.copyKeys = sampleKeys
    content.copyEntries = sampleEntries
    content.files.priorityRules = PriorityRules(
      placeKeywords: [.init(priority: .high, word: "home"), .init(priority: .medium, word: "café")],
      messageKeywords: [.init(priority: .critical, word: "medication")],
      rushHours: [.init(first: 7, last: 9), .init(first: 17, last: 19)],
      nightHours: .init(first: 22, last: 6),
      match: .word,
      styles: NotificationPriority.allCases.map {
        .init(priority: $0, color: PaletteColor.allCases[Int($0.rawValue)], symbol: "bell.\($0)")
      }
    )
    content.files.policies = Policies(
      egofix: .sample,
      pressure: .init(
        escalationAfterRecovery: .neverLowers,
        milestoneDays: [7, 14],
        milestoneRepeatDays: 365,
        longestFromDays: 7,
        lookaheadDays: 3
      ),
      geocue: .init(highRepeatSeconds: 60, criticalRepeatSeconds: 30, pendingMaximum: 60)
    )
    content.retired = [
      RetiredRecord(kind: .fix, id: .sample(400), number: 7, replacedBy: "\(Identity.sample(401))"),
      RetiredRecord(kind: .fix, id: .sample(401), number: 8, replacedBy: "\(Identity.sample(200))"),
      RetiredRecord(
        kind: .fix,
        id: .sample(402),
        number: 9,
        bugSlug: "bug-0",
        type: .weekly,
        severity: .high,
        prompt: "What it once asked for."
      ),
      RetiredRecord(kind: .fix, id: .sample(403), number: 10, replacedBy: "\(Identity.sample(403))"),
      RetiredRecord(
        kind: .copyKey,
        key: "old.key",
        number: nil,
        replacedBy: "notification.due"
      ),
      RetiredRecord(kind: .copyKey, key: "older.key", number: nil, replacedBy: nil),
      RetiredRecord(kind: .bug, id: .sample(404), number: nil, replacedBy: "\(Identity.sample(100))"),
    ]
    return content
  }

  /// Every type of interaction, with what is optional there and absent.
  package static let interactions: [Interaction] = [
    .standard,
    .journal,
    .reversal,
    .body,
    .timed(.init(durationSeconds: 600, prompt: "Wait.")),
    .timed(.init(durationSeconds: 10, prompt: nil)),
    .multiStep(
      .init(steps: [
        .init(id: "a", instruction: "First.", validation: "Seen.", inlineComment: nil),
        .init(id: "b", instruction: "Second.", validation: nil, inlineComment: "Still here."),
      ])
    ),
    .quiz(
      .init(
        question: "Who was right?",
        options: [
          .init(id: "me", text: "Me", weightModifier: 1.5, insight: "Of course."),
          .init(id: "they", text: "They", weightModifier: 0.1, insight: nil),
        ],
        explanationAfter: "Nobody was."
      )
    ),
    .scenario(
      .init(
        situation: "A meeting.",
        options: [
          .init(id: "x", text: "Speak", weightModifier: nil, insight: "Loud."),
          .init(id: "y", text: "", weightModifier: 0.5, insight: nil),
        ],
        debrief: nil
      )
    ),
    .counter(.init(targetDescription: "Corrections", unit: "times", minTarget: 0, maxTarget: 10)),
    .counter(.init(targetDescription: "Corrections", unit: nil, minTarget: nil, maxTarget: nil)),
    .observation(.init(reportPrompt: "What happened?")),
    .abstain(.init(durationDescription: "Until noon", endTime: TimeOfDay(minute: 720))),
    .abstain(.init(durationDescription: "For the day", endTime: nil)),
    .substitute(.init(triggerBehavior: "Correcting", replacementBehavior: "Asking")),
    .predict(.init(predictionPrompt: "What will happen?", observationPrompt: "What did?")),
    .audit(
      .init(auditPrompt: "Sort.", categories: [.init(id: "a", label: "Mine"), .init(id: "b", label: "Not")])
    ),
  ]

  private static let sampleKeys: [CopyKey] = [
    CopyKey(
      key: "notification.due",
      product: "pressure",
      summary: "The deadline is near.",
      role: .notification,
      isVoiced: true,
      placeholders: [
        .init(name: "days", type: .count, isRequired: true, maximum: 366, values: []),
        .init(name: "mood", type: .select, isRequired: false, maximum: nil, values: ["calm", "loud"]),
        .init(name: "name", type: .text, isRequired: true, maximum: nil, values: []),
      ],
      limits: .init(title: 40, body: 140),
      minimumVariants: 2
    ),
    CopyKey(
      key: "label.done",
      product: "pressure",
      summary: "The button.",
      role: .label,
      isVoiced: false,
      placeholders: [],
      limits: .init(title: nil, body: 20),
      minimumVariants: 1
    ),
    CopyKey(
      key: "label.done",
      product: "egofix",
      summary: "The button, elsewhere.",
      role: .label,
      isVoiced: true,
      placeholders: [],
      limits: .init(title: nil, body: 20),
      minimumVariants: 1
    ),
    CopyKey(
      key: "body.unwritten",
      product: "egofix",
      summary: "Not written yet.",
      role: .body,
      isVoiced: true,
      placeholders: [],
      limits: .init(title: nil, body: 20),
      minimumVariants: 1
    ),
  ]

  private static func text(_ literal: String) -> MessagePattern {
    MessagePattern(segments: [.literal(literal)])
  }

  /// A plural with a select inside, in which `#` is still the plural's number.
  package static let nested = MessagePattern(segments: [
    .argument("name"),
    .literal(": "),
    .plural(
      name: "days",
      arms: [
        .init(selector: .exactly(0), pattern: text("today")),
        .init(selector: .category(.one), pattern: MessagePattern(segments: [.number, .literal(" day")])),
        .init(
          selector: .category(.other),
          pattern: MessagePattern(segments: [
            .number,
            .literal(" days"),
            .select(
              name: "mood",
              arms: [
                .init(
                  value: "loud",
                  pattern: MessagePattern(segments: [.literal(", "), .number, .literal("!")])
                ),
                .init(value: "other", pattern: MessagePattern(segments: [])),
              ]
            ),
          ])
        ),
      ]
    ),
    .literal("."),
  ])

  private static let sampleEntries: [CopyEntry] = [
    CopyEntry(
      product: "pressure",
      voice: "professional",
      key: "notification.due",
      variants: [
        CopyVariant(title: text("Due"), body: nested),
        CopyVariant(title: MessagePattern(segments: []), body: MessagePattern(segments: [])),
      ]
    ),
    CopyEntry(
      product: "pressure",
      voice: "brutal",
      key: "notification.due",
      variants: [CopyVariant(title: MessagePattern(segments: [.argument("name")]), body: text("Now."))]
    ),
    CopyEntry(
      product: "pressure",
      voice: "professional",
      key: "label.done",
      variants: [CopyVariant(title: nil, body: text("Done"))]
    ),
    CopyEntry(
      product: "egofix",
      voice: "deadpan",
      key: "label.done",
      variants: [CopyVariant(title: nil, body: text("[ Noted ]"))]
    ),
  ]
}

extension EgoFixPolicies {
  /// The shipped numbers, changed where two fields of one type would have the same.
  package static let sample: EgoFixPolicies = {
    var sample = shipped
    sample.mediumFromFinished = 8
    sample.weightMaximum = 2.5
    sample.weightAnswers = 9
    sample.reminderLookaheadDays = 6
    sample.stableSpanDays = 22
    sample.regressionDays = 15
    sample.patternCooldownDays = 13
    sample.sessionGapMinutes = 31
    return sample
  }()
}
