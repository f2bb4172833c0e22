package import SeedModel

// The numbers of the shipped content, for tests that need some.

extension PressurePolicies {
  /// The shipped numbers.
  package static let shipped = PressurePolicies(
    escalationAfterRecovery: .literal,
    milestoneDays: [7, 14, 30, 60, 100, 200, 365],
    milestoneRepeatDays: 365,
    longestFromDays: 7,
    lookaheadDays: 3
  )
}

extension GeoCuePolicies {
  /// The shipped numbers.
  package static let shipped = GeoCuePolicies(
    highRepeatSeconds: 60,
    criticalRepeatSeconds: 30,
    pendingMaximum: 60
  )

  /// The shipped numbers but for some.
  package static func with(
    highRepeatSeconds: Int = 60,
    criticalRepeatSeconds: Int = 30,
    pendingMaximum: Int = 60
  ) -> GeoCuePolicies {
    GeoCuePolicies(
      highRepeatSeconds: highRepeatSeconds,
      criticalRepeatSeconds: criticalRepeatSeconds,
      pendingMaximum: pendingMaximum
    )
  }
}

extension EgoFixPolicies {
  /// The shipped numbers.
  package static let shipped = EgoFixPolicies(
    skipCooldownDays: 14,
    mediumFromFinished: 7,
    highFromFinished: 21,
    fixesPerVersion: 7,
    weightMinimum: 0.25,
    weightMaximum: 3,
    weightAnswers: 8,
    reminderTime: TimeOfDay(minute: 540) ?? .midnight,
    reminderLookaheadDays: 7,
    quietingEveryDays: [1, 2, 3],
    stableQuietAnswers: 4,
    stableSpanDays: 21,
    retestDays: 30,
    regressionCrashes: 3,
    regressionDays: 14,
    diagnosticSundayFrom: TimeOfDay(minute: 1020) ?? .midnight,
    diagnosticMondayUntil: TimeOfDay(minute: 720) ?? .midnight,
    patternCooldownDays: 14,
    sessionGapMinutes: 30,
    stableReminderGapDays: [7, 14, 28, 56]
  )
}

extension Policies {
  /// The shipped numbers of all products.
  package static let shipped = Policies(egofix: .shipped, pressure: .shipped, geocue: .shipped)
}
