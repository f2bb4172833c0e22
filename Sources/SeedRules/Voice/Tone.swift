import SeedDiagnostics
import SeedLint
import SeedTables
import SeedText

/// Flags sentences that sound like what a voice does not do, though no word of a list gives them away. A
/// model that has learned from sentences decides (`ToneModel`).
struct Tone: WordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("voice/tone"),
    since: "0.2",
    summary:
      "A sentence sounds like praise, guilt, a game, therapy, an attack, danger, a sermon or another voice.",
    rationale: """
      There are more ways to praise, to blame or to preach than any list has. A model has learned them from \
      thirty-six thousand texts, half of which are sound or only look like it: it weighs a \
      sentence's words, their stems, which stand side by side, and where all this is said. It knows no \
      grammar and no irony, so it is a warning: read the sentence again, and accept the finding if it is \
      right as it is. Where a rule with a list has judged the same words, this one is silent.
      """,
    reads: """
      as the rules with lists do: all prose for games, attacks, therapy and sermons; fixes, tidbits, bugs \
      and copy for danger; EgoFix for guilt, EgoFix and the professional voice for praise; prompts and steps \
      for vagueness; the brutal voice for comfort, the professional one for mockery; tidbits for a moment \
      that is not theirs; what is quoted and titles count for nothing
      """,
    judged: JudgedShare(
      tuning: .init(found: 53, of: 100, wrong: 0, of: 70),
      held: .init(found: 56, of: 100, wrong: 1, of: 70),
      misses: """
        It was given none of these sentences. It misses irony, and what only the scene makes an insult or a \
        sermon; with the rules that have lists, more is found than either finds.
        """
    )
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("Your aunt said well done to the waiter, and you waited for yours."),
      .prompt("Ask somebody at lunch what they would change about your plan, and write it down."),
    ],
    flagged: [
      .body("⟪You have shown remarkable strength today, and it deserves to be celebrated⟫."),
      .comment("⟪Breathe deeply and let your inner child feel held and safe in this moment⟫."),
    ]
  )

  var fewestWords: Int { ToneModel.leastWordCount }

  func reads(_ origin: TextOrigin) -> Bool {
    origin.isProse && !origin.isSetInLines && !origin.part.isChoice && origin.part != .copyTitle
  }

  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits,
    at place: TonePlace
  ) -> Bool {
    ToneModel.soundsLikeSomething(words, in: bytes, at: place)
  }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    let tones = Self.unwanted(in: words)
    let matches = ToneModel.matches(
      in: words.words,
      of: words.text.bytes,
      at: words.origin.tonePlace,
      tones
    )
    // One sentence is one finding: the strongest.
    guard let match = matches.max(by: { $0.excess < $1.excess }) else { return }
    let message = "\(words.quote(match.words)) sounds like \(match.tone.noun)"
    findings.report(words.finding(of: Self.self, message, at: match.words), remedy: match.tone.remedy)
  }

  /// What a text should not sound like.
  private static func unwanted(in words: WordView) -> ToneSet {
    let part = words.origin.part
    var tones: ToneSet = [.init(.gamification), .init(.wellness), .init(.attack), .init(.danger)]
    if !part.isOfBug { tones.insert(.init(.maxim)) }
    if part == .prompt || part.isInstruction { tones.insert(.init(.vagueness)) }
    if words.origin.isEgoFix { tones.formUnion([.init(.praise), .init(.guilt)]) }
    if part.isCopy {
      switch words.voice {
      case "brutal": tones.insert(.init(.comfort))
      case "professional": tones.formUnion([.init(.mockery), .init(.praise)])
      default: break
      }
    }
    if let trigger = words.trigger {
      tones.formUnion(ToneSet.moments.subtracting(.fitting(trigger: "\(trigger)")))
    }
    return tones
  }
}

extension ToneClass {
  fileprivate var noun: String {
    switch self {
    case .praise: "praise"
    case .guilt: "a reproach"
    case .gamification: "a game or a sale"
    case .wellness: "therapy or self-help"
    case .attack: "an attack on the person"
    case .danger: "dangerous advice"
    case .vagueness: "a wish that nobody could see done"
    case .maxim: "a sermon or a saying"
    case .comfort: "comfort, which the brutal voice does not give"
    case .mockery: "mockery or chat, which the professional voice does not do"
    case .skipped: "something said after a skipped fix, which is another trigger's"
    case .applied: "something said after a fix that was done, which is another trigger's"
    case .failed: "something said after a fix that failed, which is another trigger's"
    case .crashed: "something said after a crash, which is another trigger's"
    case .resting: "something said on a day without a fix, which is another trigger's"
    case .rating: "something said while the week is rated, which is another trigger's"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .praise, .guilt: "Say what happened."
    case .gamification: "Say what the app keeps, and no more."
    case .wellness: "Say what a person would see or do."
    case .attack: "Hit what was done."
    case .danger: "Ask for something that can go wrong without harm."
    case .vagueness: "Name one act, and when it is over."
    case .maxim: "Say it of the scene at hand."
    case .comfort: "Say what was missed, or what is left."
    case .mockery: "Say it as one adult to another."
    case .skipped, .applied, .failed, .crashed, .resting, .rating:
      "Say what fits the moment, or file it under the other trigger."
    }
  }
}
