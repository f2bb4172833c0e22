/// A kind of user that a simulation plays.
package enum SimulationProfile: String, CaseIterable, Sendable {
  /// Opens the app nearly every day and applies nearly every fix.
  case diligent
  /// Passes most fixes over.
  case skipper
  /// Crashes several times a week.
  case crasher
  /// An ordinary user with a single bug.
  case oneBug = "one-bug"
  /// The same with three bugs.
  case threeBugs = "three-bugs"
  /// The same with five bugs.
  case allFive = "all-five"
  /// Opens the app in spells, with weeks between them.
  case irregular
  /// Finds the bugs quiet in most weeks, so that they become stable and the app falls quiet.
  case quiet

  /// What users of the profile do, as chances in thousandths.
  struct Habits: Sendable {
    /// How many bugs are worked on; no more than the content has. In Pressure: commitments a day, three at
    /// most; whoever has several pays and has chosen the brutal voice.
    var bugs = 2
    /// A day in a spell of use sees the app opened.
    var opens = 930
    /// A spell of use ends on a day, and one of absence.
    var leaves = 4
    var returns = 150
    /// What becomes of a fix whose card is open; the rest stays unmarked.
    var applied = 700
    var skipped = 180
    var failed = 70
    /// A day brings a crash, a Sunday's diagnostic is answered, and how a bug felt; the rest is loud.
    var crashes = 60
    var answers = 800
    var isQuiet = 300
    var isPresent = 450
    /// In Pressure: a text is set by the deadline, and answered YES, or NO; the rest is not answered.
    var sets = 900
    var yes = 750
    var no = 150
  }

  /// What follows "users" in a sentence on Pressure.
  var usersOfPressure: String {
    switch self {
    case .diligent, .quiet: "who nearly always answer YES"
    case .skipper: "who often set nothing"
    case .crasher: "who often answer NO"
    case .oneBug: "with one commitment a day"
    case .threeBugs, .allFive: "with three commitments a day"
    case .irregular: "who come in spells"
    }
  }

  /// The same on EgoFix.
  var users: String {
    switch self {
    case .diligent: "who do nearly every fix"
    case .skipper: "who skip most fixes"
    case .crasher: "who often crash"
    case .oneBug: "with one bug"
    case .threeBugs: "with three bugs"
    case .allFive: "with five bugs"
    case .irregular: "who come in spells"
    case .quiet: "whose bugs are quiet"
    }
  }

  var habits: Habits {
    switch self {
    case .diligent:
      Habits(opens: 985, leaves: 1, applied: 880, skipped: 70, failed: 30, sets: 985, yes: 900, no: 70)
    case .skipper: Habits(applied: 220, skipped: 650, failed: 60, sets: 700, yes: 500, no: 250)
    case .crasher:
      Habits(applied: 520, skipped: 200, failed: 200, crashes: 400, isQuiet: 120, yes: 450, no: 350)
    case .oneBug: Habits(bugs: 1)
    case .threeBugs: Habits(bugs: 3)
    case .allFive: Habits(bugs: 5)
    case .irregular: Habits(opens: 700, leaves: 80, returns: 60, answers: 500, sets: 600, yes: 600, no: 150)
    case .quiet: Habits(crashes: 10, isQuiet: 880, isPresent: 100, yes: 950, no: 30)
    }
  }
}
