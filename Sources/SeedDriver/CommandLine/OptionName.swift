import SeedDiagnostics
import SeedModel

/// The options, in the order in which help lists them.
enum OptionName: String, CaseIterable {
  case format, select, ignore, severity
  case severityAtLeast = "severity-at-least"
  case config, strict
  case exitZero = "exit-zero"
  case fix
  case unsafeFixes = "unsafe-fixes"
  case diff, baseline
  case writeBaseline = "write-baseline"
  case changedSince = "changed-since"
  case base, release
  case maxFindings = "max-findings"
  case stdinFilename = "stdin-filename"
  case statistics, timings, today, approve
  case bug, type, interaction, trigger, product, role, like
  case reason, until, owner
  case count, with, timeout, reviewer, calibrate, planted
  case users, days, seed, profile, shard, threads, require, simulation
  case ci, output, open, skip, record, bundle, against, check, color, quiet, verbose, version, help

  /// The letter that stands for it, or nil.
  var letter: Character? {
    switch self {
    case .output: "o"
    case .quiet: "q"
    case .verbose: "v"
    case .help: "h"
    default: nil
    }
  }

  /// What its value is called, or nil for a switch.
  var value: String? {
    switch self {
    case .format: "FORMAT[=FILE]"
    case .select, .ignore: "RULES"
    case .severity: "RULE=LEVEL"
    case .severityAtLeast: "LEVEL"
    case .changedSince: "REV"
    case .base: "EDITION"
    case .approve: "RULE:RECORD"
    case .bug: "SLUG"
    case .type, .interaction, .trigger, .product, .role, .owner, .reviewer, .stdinFilename: "NAME"
    case .ci: "SYSTEM"
    case .config, .baseline, .writeBaseline, .output, .bundle, .planted, .simulation: "FILE"
    case .like, .reason: "TEXT"
    case .until, .today: "DATE"
    case .maxFindings, .count, .users, .days, .seed, .threads: "N"
    case .with: "COMMAND"
    case .timeout: "SECONDS"
    case .record: "ID"
    case .against: "FOLDER"
    case .profile: "NAMES"
    case .shard: "I/N"
    case .require: "EXPRESSION"
    case .color: "WHEN"
    case .strict, .exitZero, .release, .calibrate, .fix, .unsafeFixes, .diff, .statistics, .timings, .open,
      .skip, .check, .quiet, .verbose, .version, .help:
      nil
    }
  }

  /// What its value is called by one command, or by all.
  func value(for command: CommandName?) -> String? {
    switch (self, command) {
    case (.format, .check), (.format, .compile): value
    case (.format, .some): "FORMAT"
    case (.severity, .new), (.severity, .list), (.severity, .search): "NAME"
    case (.output, .schema), (.output, .import), (.output, .export), (.output, .preview): "FOLDER"
    default: value
    }
  }

  /// What it does for one command, or for all.
  func summary(for command: CommandName?) -> String {
    switch (self, command) {
    case (.format, .diff):
      "how it is shown: text, json or markdown; others show the findings alone "
        + "(\(DiffFormat.names.dropFirst(3).joined(separator: ", "))); repeatable, and into a file with =FILE"
    case (.format, .check), (.format, .compile):
      "how findings are shown: \(FindingFormat.allCases.map(\.rawValue).joined(separator: ", ")); repeatable, "
        + "and into a file with =FILE"
    case (.check, .fmt): "write nothing; list the files that are not formatted, and fail if there are any"
    case (.diff, .fmt): "show what would change, and change nothing; 1 if anything would change"
    case (.format, .review): "next: text or jsonl; score: text or json (default text)"
    case (.owner, .review):
      "the person who judges, and answers for it (ask: by default the name that git is configured with)"
    case (.changedSince, .review):
      "the records that changed since a git revision (its merge base with HEAD), unless the same reviewer has judged them"
    case (.today, .review): "the date of the verdicts (default: the system's)"
    case (.format, .simulate): "text, json or html (default text)"
    case (.output, .simulate): "where to write the report (default: standard output)"
    case (.today, .accept): "today's date, before which no acceptance may end (default: the system's)"
    case (.today, .play): "the first day, which begins at 08:00 UTC (default: the system's clock)"
    case (.seed, .play): "what all random numbers begin with (default: any)"
    case (.base, .accept):
      "for a rule on compatibility: the edition that breaks, as `check` has it; repeatable"
    case (.baseline, .accept): "for compatibility/weakened-gate: the baseline that hides more"
    case (.today, .retire): "the date of the retirement (default: the system's)"
    case (.format, _): "text or json (default text)"
    case (.severity, .list), (.severity, .search): "only fixes of this severity: low, medium or high"
    case (.bug, .list), (.bug, .search), (.bug, .review): "only records of this bug, by its slug"
    case (.bug, .stats): "only what there is of this bug, by its slug"
    case (.type, .list), (.type, .search): "only fixes of this type: daily, weekly or quickFix"
    case (.interaction, .list), (.interaction, .search): "only fixes of this interaction type"
    case (.trigger, .list), (.trigger, .search): "only tidbits of this trigger"
    case (.like, .new):
      "the idea in a sentence, which becomes the text, or a fix's number; the nearest records are shown"
    case (.severity, .new): "the new fix's severity: low, medium or high (default low)"
    case (.strict, .replay): "stop at the first bad line"
    case (.output, .compile): "where to write the bundle (default content.seedbundle)"
    case (.output, .schema): "where to write the schemas (default Schemas)"
    case (.output, .rules):
      "where to write the list, as Markdown; without it, the list is shown (default with --check: "
        + "Documentation/Rules.md)"
    case (.output, .import), (.output, .export):
      "the new folder to write to; without it, only the report is made"
    case (.simulation, .preview): "draw the charts of this report of `simulate` with the numbers"
    case (.output, .preview): "write the page into this folder as files that need no server"
    case (.against, .import):
      "content that was imported before: its fixes keep their numbers, its bugs their colors"
    case (.output, .generate): "where to write the code (default Content.swift; - for standard output)"
    default: summary
    }
  }

  var isRepeatable: Bool {
    switch self {
    case .format, .select, .ignore, .severity, .approve, .base, .profile, .require: true
    default: false
    }
  }

  var summary: String {
    switch self {
    case .format: "how findings are shown; repeatable, and into a file with =FILE"
    case .select: "run only these topics and rules, separated by commas"
    case .ignore: "leave these topics and rules out, separated by commas"
    case .severity: "what a rule or topic weighs: error, warning, note or off; repeatable"
    case .severityAtLeast: "show and judge only findings of this level and above: error, warning or note"
    case .config: "use this configuration instead of the folder's seedtool.json"
    case .strict: "warnings fail, too"
    case .exitZero: "findings do not fail"
    case .fix: "apply the safe fixes, and list them"
    case .unsafeFixes: "with --fix or --diff: those that may change meaning as well"
    case .diff: "show what --fix would change, and change nothing; 1 if it would change anything"
    case .baseline: "show only findings that this file does not record"
    case .writeBaseline: "record today's findings in a file, for --baseline"
    case .changedSince:
      "only findings in records that changed since a git revision, or that the change made worse"
    case .base:
      "also find what breaks against an edition, and judge by its rules too: a git revision (its merge base with HEAD), "
        + "a content folder or a bundle; repeatable"
    case .release:
      "hold the content to what a release needs: all reviewed, and a version that rose as far as its changes ask"
    case .maxFindings: "the most findings shown as text, the most severe first (default 200; 0 for all)"
    case .stdinFilename: "the content file that standard input stands for, such as fixes.json"
    case .statistics: "count the findings by rule"
    case .timings: "show what each stage and rule took"
    case .today: "the date to compare expiry dates with (default: the system's)"
    case .approve: "write an intended break into approvals.json; repeatable, goes with --reason"
    case .bug: "the bug that the new record is for"
    case .type: "the new fix's type: daily, weekly or quickFix (default daily)"
    case .interaction: "the new fix's interaction type (default standard)"
    case .trigger: "when the new tidbit is shown (default general)"
    case .product: "the product that the new key or voice is for (default: the only one)"
    case .role:
      "what the new key's text is for: \(CopyRole.names.joined(separator: ", ")) (default notification)"
    case .ci: "write a job that checks the content, too: github or gitlab"
    case .users: "users to play (default 10000)"
    case .days: "days that each of them lives (default 365)"
    case .seed: "what all random numbers begin with (default 0)"
    case .profile: "play these kinds of users, separated by commas (default: all)"
    case .shard: "play the I-th of N parts of the users, for `simulate merge`"
    case .threads: "threads to play on (default: one for each processor); the report is the same"
    case .require: "fail unless a figure meets a bound: \"days-to-repeat.p5 >= 60\"; repeatable"
    case .simulation:
      "also use this report of `simulate` for what to write next; one of an earlier edition gives a note, one "
        + "of other content is refused"
    case .like:
      "the records most like this draft, or like the fix with this number: fixes first, nearest first"
    case .reason: "why, in a line"
    case .until: "the last day it is valid, such as 2027-06-30"
    case .owner: "who answers for it (default: the name that git is configured with)"
    case .count: "the most records to show or ask about (default 20; ask: all)"
    case .with: "a command that reads one packet and writes one verdict; run without a shell, once a record"
    case .timeout: "how long the command may take for a record (default 120)"
    case .reviewer: "the program whose verdicts these are (default: the command's file name, or its script's)"
    case .calibrate: "mix in records with known faults, to measure the reviewer"
    case .planted: "plant these, too: lines of JSON with question, answer, field and text"
    case .output: "where to write"
    case .open: "start the system's browser, too"
    case .skip: "leave out what cannot be converted, instead of writing nothing"
    case .record: "show one record: an id, a fix's number or a copy key"
    case .bundle: "the compiled bundle to use instead of a content folder"
    case .against: "the content that the bundle should have been built from"
    case .check: "write nothing; fail when a file is not up to date"
    case .color: "auto, always or never (default auto)"
    case .quiet: "no status, findings only"
    case .verbose: "say more about what is done"
    case .version: "show the version"
    case .help: "show this help"
    }
  }

  /// The commands that take it; nil for all.
  var commands: [CommandName]? {
    switch self {
    case .format:
      [
        .list, .search, .check, .compile, .diff, .stats, .rules, .inspect, .verify, .import, .export,
        .simulate, .review,
      ]
    case .config: [.check, .watch, .compile, .diff, .stats, .rules, .explain]
    case .select, .ignore: [.check, .watch, .compile, .diff, .stats]
    case .today: [.check, .compile, .stats, .accept, .retire, .review, .play]
    case .severity: [.check, .watch, .compile, .diff, .stats, .new, .list, .search]
    case .approve: [.diff]
    case .changedSince: [.check, .review]
    case .release: [.check]
    case .base: [.check, .accept]
    case .bug: [.new, .list, .search, .stats, .review]
    case .type, .interaction, .trigger: [.new, .list, .search]
    case .like: [.list, .new]
    case .product, .role: [.new]
    case .ci: [.initialize]
    case .reason: [.accept, .retire, .diff]
    case .until: [.accept]
    case .owner: [.accept, .diff, .review]
    case .count, .with, .timeout, .reviewer, .calibrate, .planted: [.review]
    case .strict: [.check, .compile, .diff, .replay]
    case .maxFindings, .severityAtLeast: [.check, .watch, .compile]
    case .baseline: [.check, .watch, .compile, .accept]
    case .statistics, .timings: [.check, .compile]
    case .exitZero: [.check, .diff]
    case .writeBaseline, .fix, .unsafeFixes, .stdinFilename: [.check]
    case .diff: [.check, .fmt]
    case .seed: [.simulate, .play]
    case .users, .days, .profile, .shard, .threads, .require: [.simulate]
    case .simulation: [.stats, .preview]
    case .output: [.compile, .schema, .rules, .generate, .import, .export, .simulate, .preview]
    case .open: [.preview, .play]
    case .skip: [.import, .export]
    case .record: [.inspect]
    case .bundle: [.replay, .simulate]
    case .against: [.verify, .import]
    case .check: [.schema, .rules, .fmt]
    case .color, .quiet, .verbose, .version, .help: nil
    }
  }
}
