package import SeedDiagnostics
package import SeedLint

/// All rules, by topic. A new rule is a file in its topic's folder and a line here.
package enum RuleRegistry {
  package static let all: [any Rule.Type] =
    checking + comparing.map { $0 as any Rule.Type } + [BundleBytes.self]

  /// The rules that `check` asks.
  private static let checking: [any Rule.Type] = [
    // Syntax
    InvalidJSON.self, InvalidUTF8.self, DuplicateKey.self, NestingTooDeep.self, FileTooLarge.self,
    OutsideLink.self, ByteOrderMark.self, CarriageReturn.self, UnpairedSurrogate.self,
    ControlCharacter.self, Unformatted.self,
    // Shape
    UnknownField.self, MissingField.self, WrongType.self, UnknownValue.self, EmptyText.self,
    TextLength.self, NumberRange.self, MemberCount.self, MalformedUUID.self, NotCanonicalUUID.self,
    PatternedUUID.self, MalformedSlug.self, MalformedToken.self, UnknownFile.self, MissingFile.self,
    ConflictingFiles.self,
    // Identity
    DuplicateID.self, DuplicateSlug.self, DuplicateNumber.self, DuplicateColor.self, UnknownBug.self,
    RetiredIdentity.self, DuplicateItemID.self,
    // Interaction
    MissingConfiguration.self, UnexpectedConfiguration.self, MismatchedConfiguration.self,
    TooFewOptions.self, MinimumAboveMaximum.self, DurationUnstated.self, DurationWithoutTimer.self,
    SingleAnswerQuiz.self, SkewedWeights.self,
    // Quota
    BugCount.self, FixesTotal.self, FixesPerBug.self, DailyPerBug.self, WeeklyPerBug.self,
    QuickFixesPerBug.self, SeverityMix.self, InteractionMix.self, CommentRatio.self, TidbitsPerBug.self,
    TidbitsPerTrigger.self, CopyKeys.self, CopyVoices.self, CopyVariants.self,
    // Characters
    Emoji.self, InvisibleCharacter.self, ConfusableLetter.self, NotNormalized.self, MixedQuotes.self,
    Spacing.self, Ellipsis.self, DoubleHyphen.self, EndPunctuation.self, Leftover.self,
    // Grammar
    ConfusedWord.self, IndefiniteArticle.self, DoubledWord.self, Agreement.self, UnbalancedMark.self,
    LowerCaseStart.self,
    // Voice
    Praise.self, Guilt.self, Gamification.self, WellnessWord.self, FirstPerson.self, VagueWord.self,
    PrescriptiveOpening.self, LabelPrompt.self, CommentSlashes.self, CommentRepeatsPrompt.self,
    ExclamationMark.self, Shouting.self, Catchphrase.self, RepeatedOpening.self, UnsafeAdvice.self,
    PersonAttack.self, Slur.self, ThreatOrSelfHarm.self, Maxim.self, BrokenVoice.self, Tic.self,
    // Contradiction
    StatedDuration.self, StatedCount.self, StatedPeriod.self, CopyAgainstKey.self,
    TidbitAgainstTrigger.self,
    // Duplicate
    DuplicateText.self, NearDuplicate.self, SameIdea.self, DuplicateValidation.self,
    // Claims
    UnsourcedClaim.self,
    // Copy
    MalformedMessage.self, MissingOther.self, UnknownKey.self, UnknownVoice.self, MisnamedTable.self,
    RepeatedUnvoicedKey.self, MissingTitle.self, UnexpectedTitle.self, UnknownPlaceholder.self,
    MissingPlaceholder.self, MismatchedArgument.self, MissingPlural.self, UnreachableArm.self,
    PluralDisagreement.self, CopyLength.self, DuplicateVariant.self, PlaceholderParity.self,
    VoicesConverge.self, TierSoftens.self,
    // Readability
    ReadingLevel.self, SentenceLength.self,
    // Spelling
    Misspelling.self,
    // Priorities
    UnknownPriority.self, MalformedHours.self, KeywordOverlap.self, KeywordShadowed.self,
    // Review
    Missing.self, Stale.self, Objection.self,
    // Housekeeping
    UnusedSuppression.self, ExpiredSuppression.self, StaleSuppression.self, UnusedWordListEntry.self,
    UnmatchedScope.self, UnsortedRecords.self, UnusedBaselineEntry.self,
  ]

  /// The rules that `diff` asks.
  package static let comparing: [any ComparedRule.Type] = [
    VanishedIdentity.self, ReusedIdentity.self, ReclassifiedFix.self, RewrittenHistory.self,
    VanishedCopyKey.self, VanishedVoice.self, ChangedPlaceholder.self, ChangedLocale.self, UndercutQuota.self,
    WeakenedGate.self,
    ChangedSeverity.self, UnraisedVersion.self, UnusedApproval.self, ExpiredApproval.self,
  ]

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
  package static let builtIn = RuleSet(
    builtIn: RuleRegistry.all,
    retired: RuleRegistry.retired
  )
}
