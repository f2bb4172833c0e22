extension RecordTable {
  /// The root of `policies.json`: numbers that the services take from content.
  package static let policies = RecordTable(
    "set of policies",
    "The numbers that the services take from content.",
    model: "Policies",
    section: Section(23, "policies", firstByteCount: 16, order: "no record or one"),
    [
      .optional("$schema", .token(.reference), "The JSON Schema of this file."),
      .optional("egofix", .object(egofixPolicies), at: 0, "EgoFix's numbers; needed where its copy is."),
      .optional(
        "pressure",
        .object(pressurePolicies),
        at: 4,
        "Pressure's numbers; needed where its copy is."
      ),
      .optional("geocue", .object(geocuePolicies), at: 8, "GeoCue's numbers; needed where its copy is."),
    ]
  )

  /// EgoFix's policies.
  package static let egofixPolicies = RecordTable(
    "set of EgoFix policies",
    "The numbers that EgoFix's services take from content.",
    model: "EgoFixPolicies",
    section: Section(24, "egofixPolicies", firstByteCount: 112),
    orders: [
      .above("highFromFinished", than: "mediumFromFinished"), .neverFalling("quietingEveryDays"),
      .rising("stableReminderGapDays"),
    ],
    [
      .required("skipCooldownDays", .integer(1...90), at: 0, "Days after which a skipped fix may return."),
      .required(
        "mediumFromFinished",
        .integer(1...60),
        at: 4,
        "Finished fixes of a bug from which its medium ones come."
      ),
      .required(
        "highFromFinished",
        .integer(2...200),
        at: 8,
        "Finished fixes of a bug from which its high ones come; above the medium ones' number."
      ),
      .required("fixesPerVersion", .integer(1...30), at: 12, "Applied fixes that raise the version."),
      .required("weightMinimum", .decimal(0.1...1), at: 16, "The least modifier of a bug's weight."),
      .required("weightMaximum", .decimal(1...3), at: 24, "The greatest modifier of a bug's weight."),
      .required("weightAnswers", .integer(1...50), at: 32, "The latest answers that weigh."),
      .required("reminderTime", .timeOfDay(), at: 36, "The reminder's time until the user sets another."),
      .required("reminderLookaheadDays", .integer(1...14), at: 40, "Days for which reminders are planned."),
      .required(
        "quietingEveryDays",
        .array(of: .integer(1...7), count: 3...3, section: Section(27, "quietingDays", firstByteCount: 4)),
        at: 44,
        "Days from one fix to the next, by the share of stable bugs: under a third, under two, under all; never fewer."
      ),
      .required(
        "stableQuietAnswers",
        .integer(2...12),
        at: 52,
        "Quiet answers in a row that make a bug stable."
      ),
      .required("stableSpanDays", .integer(7...90), at: 56, "Days that those answers span at least."),
      .required("retestDays", .integer(7...180), at: 60, "Days from one retest of a stable bug to the next."),
      .required("regressionCrashes", .integer(2...10), at: 64, "Crashes that make a bug active again."),
      .required("regressionDays", .integer(1...60), at: 68, "Days in which those crashes fall."),
      .required(
        "diagnosticSundayFrom",
        .timeOfDay(720...1380),
        at: 72,
        "When the weekly diagnostic opens on Sunday."
      ),
      .required(
        "diagnosticMondayUntil",
        .timeOfDay(360...1439),
        at: 74,
        "When it closes on Monday; not included."
      ),
      .required("patternCooldownDays", .integer(1...90), at: 76, "Days before a pattern's type shows again."),
      .required(
        "sessionGapMinutes",
        .integer(5...240),
        at: 80,
        "Minutes without activity that end a session."
      ),
      .required(
        "stableReminderGapDays",
        .array(
          of: .integer(1...365),
          count: 1...12,
          section: Section(28, "stableReminderGaps", firstByteCount: 4)
        ),
        at: 84,
        "Days before each reminder that all bugs are quiet; each more than the one before."
      ),
    ]
  )

  /// Pressure's policies.
  package static let pressurePolicies = RecordTable(
    "set of Pressure policies",
    "The numbers that Pressure's services take from content.",
    model: "PressurePolicies",
    section: Section(25, "pressurePolicies", firstByteCount: 32),
    orders: [.rising("milestoneDays")],
    [
      .required(
        "escalationAfterRecovery",
        .vocabulary(.escalationAfterRecovery),
        at: 20,
        "What a miss after a recovery that has begun does to the tier."
      ),
      .required(
        "milestoneDays",
        .array(
          of: .integer(2...9999),
          count: 1...64,
          section: Section(29, "milestoneDays", firstByteCount: 4)
        ),
        at: 0,
        "Streaks that are remarked upon, the shortest first."
      ),
      .required(
        "milestoneRepeatDays",
        .integer(30...9999),
        at: 8,
        "Days from one milestone to the next, after the last listed."
      ),
      .required("longestFromDays", .integer(2...365), at: 12, "The least ended streak worth passing."),
      .required("lookaheadDays", .integer(1...3), at: 16, "Days for which reminders are planned."),
    ]
  )

  /// GeoCue's policies.
  package static let geocuePolicies = RecordTable(
    "set of GeoCue policies",
    "The numbers that GeoCue's services take from content.",
    model: "GeoCuePolicies",
    section: Section(26, "geocuePolicies", firstByteCount: 16),
    [
      .required(
        "highRepeatSeconds",
        .integer(30...600),
        at: 0,
        "Seconds after which a high notification is repeated once."
      ),
      .required(
        "criticalRepeatSeconds",
        .integer(15...300),
        at: 4,
        "Seconds from one repeat of a critical notification to the next."
      ),
      .required("pendingMaximum", .integer(1...64), at: 8, "Notifications that are planned at once."),
    ]
  )
}
