package import SeedDiagnostics
package import SeedLint

/// All rules, by topic. A new rule is a file in its topic's folder and a line here.
package enum RuleRegistry {
  package static let all: [any Rule.Type] =
    syntax + shape + identity + interaction + quota + characters + grammar + voice + contradiction
    + duplicate + claims + copy + readability + spelling + priorities + review + housekeeping + compatibility
    + size

  static let syntax: [any Rule.Type] = [
    InvalidJSON.self,
    InvalidUTF8.self,
    DuplicateKey.self,
    NestingTooDeep.self,
    FileTooLarge.self,
    OutsideLink.self,
    ByteOrderMark.self,
    CarriageReturn.self,
    UnpairedSurrogate.self,
    ControlCharacter.self,
    Unformatted.self,
  ]
  static let shape: [any Rule.Type] = [
    UnknownField.self,
    MissingField.self,
    WrongType.self,
    UnknownValue.self,
    EmptyText.self,
    TextLength.self,
    NumberRange.self,
    MemberCount.self,
    MalformedUUID.self,
    NotCanonicalUUID.self,
    PatternedUUID.self,
    MalformedSlug.self,
    MalformedToken.self,
    UnknownFile.self,
    MissingFile.self,
    ConflictingFiles.self,
  ]
  static let identity: [any Rule.Type] = [
    DuplicateID.self, DuplicateSlug.self, DuplicateNumber.self, DuplicateColor.self, UnknownBug.self,
    RetiredIdentity.self, DuplicateItemID.self,
  ]
  static let interaction: [any Rule.Type] = [
    MissingConfiguration.self, UnexpectedConfiguration.self, MismatchedConfiguration.self, TooFewOptions.self,
    MinimumAboveMaximum.self, DurationUnstated.self, DurationWithoutTimer.self, SingleAnswerQuiz.self,
    SkewedWeights.self,
  ]
  static let quota: [any Rule.Type] = [
    BugCount.self, FixesTotal.self, FixesPerBug.self, DailyPerBug.self, WeeklyPerBug.self,
    QuickFixesPerBug.self, SeverityMix.self, InteractionMix.self, CommentRatio.self,
    TidbitsPerBug.self, TidbitsPerTrigger.self, CopyKeys.self, CopyVoices.self, CopyVariants.self,
  ]
  static let characters: [any Rule.Type] = [
    Emoji.self, InvisibleCharacter.self, ConfusableLetter.self, NotNormalized.self,
    MixedQuotes.self, Spacing.self, Ellipsis.self, DoubleHyphen.self, EndPunctuation.self, Leftover.self,
  ]
  static let grammar: [any Rule.Type] = [
    ConfusedWord.self, IndefiniteArticle.self, DoubledWord.self, Agreement.self, UnbalancedMark.self,
    LowerCaseStart.self,
  ]
  static let voice: [any Rule.Type] = [
    Praise.self, Guilt.self, Gamification.self, WellnessWord.self, FirstPerson.self, VagueWord.self,
    PrescriptiveOpening.self, LabelPrompt.self, CommentSlashes.self, CommentRepeatsPrompt.self,
    ExclamationMark.self, Shouting.self, Catchphrase.self, RepeatedOpening.self, UnsafeAdvice.self,
    PersonAttack.self, Slur.self, ThreatOrSelfHarm.self, Maxim.self, BrokenVoice.self, Tic.self,
  ]
  static let contradiction: [any Rule.Type] = [
    StatedDuration.self, StatedCount.self, StatedPeriod.self, CopyAgainstKey.self,
    TidbitAgainstTrigger.self,
  ]
  static let duplicate: [any Rule.Type] = [
    DuplicateText.self, NearDuplicate.self, SameIdea.self, DuplicateValidation.self,
  ]
  static let claims: [any Rule.Type] = [UnsourcedClaim.self]
  static let copy: [any Rule.Type] = [
    MalformedMessage.self, MissingOther.self, UnknownKey.self, UnknownVoice.self, MisnamedTable.self,
    RepeatedUnvoicedKey.self, MissingTitle.self, UnexpectedTitle.self, UnknownPlaceholder.self,
    MissingPlaceholder.self, MismatchedArgument.self, MissingPlural.self, UnreachableArm.self,
    PluralDisagreement.self, CopyLength.self, DuplicateVariant.self, PlaceholderParity.self,
    VoicesConverge.self, TierSoftens.self,
  ]
  static let readability: [any Rule.Type] = [ReadingLevel.self, SentenceLength.self]
  static let spelling: [any Rule.Type] = [Misspelling.self]
  static let priorities: [any Rule.Type] = [
    UnknownPriority.self, MalformedHours.self, KeywordOverlap.self, KeywordShadowed.self,
  ]

  static let review: [any Rule.Type] = [Missing.self, Stale.self, Objection.self]

  static let housekeeping: [any Rule.Type] = [
    UnusedSuppression.self, ExpiredSuppression.self, StaleSuppression.self, UnusedWordListEntry.self,
    UnmatchedScope.self, UnsortedRecords.self, UnusedBaselineEntry.self,
  ]

  static let size: [any Rule.Type] = [BundleBytes.self]

  /// The rules that `diff` asks.
  package static let comparing: [any ComparedRule.Type] = [
    VanishedIdentity.self, ReusedIdentity.self, ReclassifiedFix.self, VanishedCopyKey.self,
    VanishedVoice.self,
    ChangedPlaceholder.self, ChangedLocale.self, UndercutQuota.self, WeakenedGate.self, ChangedSeverity.self,
    UnraisedVersion.self,
    UnusedApproval.self,
    ExpiredApproval.self,
  ]
  static let compatibility: [any Rule.Type] = comparing.map { $0 as any Rule.Type }

  /// The rule with an id, or nil.
  package static func rule(_ id: RuleID) -> (any Rule.Type)? { byID[id] }

  /// The topics, in the order of the registry.
  package static let topics: [String] = all.reduce(into: []) { topics, rule in
    if !topics.contains(rule.metadata.id.topic) { topics.append(rule.metadata.id.topic) }
  }

  private static let byID: [RuleID: any Rule.Type] = Dictionary(
    all.map { ($0.metadata.id, $0) },
    uniquingKeysWith: { first, _ in first }
  )
}

extension RuleSet {
  /// The rules that need no configuration.
  package static let builtIn = RuleSet(builtIn: RuleRegistry.all, retired: RuleRegistry.retired)
}
