import SeedPlay
import SeedSimulation

/// The commands, in the order in which help lists them.
enum CommandName: String, CaseIterable {
  case check, diff, compile, inspect, verify, stats, explain, rules
  case watch, fmt, lsp
  case new, show, list, search, accept, retire, words, renumber
  case mergeDriver = "merge-driver"
  case review
  case preview, play, replay, simulate, `import`, export, schema, generate
  case initialize = "init"
  case completions

  var summary: String {
    switch self {
    case .check: "validate and lint everything"
    case .diff: "show what changed in meaning since a revision, and what breaks"
    case .compile: "check, then write the bundle"
    case .inspect: "show what is in a bundle"
    case .verify: "check that a bundle is whole, or was built from this content"
    case .stats: "show have / need / missing, and what to write next"
    case .explain: "show what a rule, a topic, a field or a value is about"
    case .rules: "list all rules"
    case .watch: "check again after every change, and mark what is new or gone"
    case .fmt: "write content files in their one form"
    case .lsp: "serve an editor: the Language Server Protocol on standard input and output"
    case .new: "append a record, with a minted id, ready to be filled in"
    case .show: "show a record as the app shows it, and what there is of a bug"
    case .list: "list records by their fields, or the nearest to a draft"
    case .search: "find records by what they say"
    case .accept: "accept a finding, with a reason and until a date"
    case .retire: "move a record that shipped to retired.json"
    case .words: "list, add and remove words that no dictionary has"
    case .renumber: "give the next number to each fix whose number another one has"
    case .mergeDriver: "merge content files record by record, for git"
    case .review: "ask readers what no rule can judge, and keep what they say"
    case .preview: "show the content in a browser as the apps show it, live"
    case .play: "run an app on its real services in a browser, with a clock that you move"
    case .replay: "drive a product's services from JSON Lines"
    case .simulate: "play many users for many days, and report repeats, exhaustion and coverage"
    case .import: "convert an app's own files to content, and report every change"
    case .export: "convert content back to an app's own files"
    case .schema: "write the JSON Schemas of the content files"
    case .generate: "write Swift code that names the content's keys, voices, bugs and policies"
    case .initialize: "make a new content folder, and what its repository needs"
    case .completions: "write what a shell needs to complete command lines"
    }
  }

  /// What follows the options, for the usage line.
  var operand: String {
    switch self {
    case .check, .watch, .fmt: "[path…]"
    case .diff: "[base] [path]"
    case .compile, .stats, .list, .preview, .schema: "[path]"
    case .search: "<text> [path]"
    case .accept: "<rule> <id|number|key> [path]"
    case .retire: "<id|number|key> [path]"
    case .words: "<list|add|remove> [word] [path]"
    case .renumber: "[id] [path]"
    case .mergeDriver: "install|<base> <ours> <theirs> [path]"
    case .review: "next|take|ask|score [verdicts.jsonl] [id|number|key…] [path]"
    case .inspect, .verify: "<bundle>"
    case .explain: "<rule>"
    case .new: "fix|tidbit|bug|key|voice [name] [path]"
    case .show: "<id|number|key> [path]"
    case .play: "<product> [path|bundle]"
    case .replay: "<product> [path] [events.jsonl]"
    case .simulate: "[merge report…] [path]"
    case .import: "egofix <folder>"
    case .export: "egofix [path]"
    case .generate: "swift [path]"
    case .initialize: "[folder]"
    case .completions: "<bash|zsh|fish>"
    case .rules, .lsp: ""
    }
  }

  /// The operands and what they are.
  var operands: [(name: String, help: String)] {
    let folder = "a content folder (default: `content`, found from the working directory upward)"
    return switch self {
    case .check:
      [
        (
          "path",
          folder
            + ", folders and files in it, or - for standard input; a record by its number, id, slug or key, "
            + "or by its place, FILE:LINE"
        )
      ]
    case .watch, .fmt: [("path", folder + ", or content files")]
    case .diff:
      [
        ("base", "a content folder, a bundle, or a git revision of the content folder (default: HEAD)"),
        ("path", folder),
      ]
    case .compile, .stats, .list, .preview: [("path", folder)]
    case .search:
      [("text", "what a record says; case and the shape of quotes make no difference"), ("path", folder)]
    case .inspect, .verify: [("bundle", "a compiled bundle")]
    case .explain: [("rule", "a rule's id, its name alone, a topic, a field or a value")]
    case .new:
      [
        ("fix|tidbit", "a challenge, or a text on why a pattern exists"),
        ("bug", "a pattern, by its slug, such as need-to-win"),
        ("key", "a moment of copy, by its key, such as reminder.morning, with a text in every voice"),
        ("voice", "a voice, with every text of its product to be filled in"),
        ("name", "the slug, key or voice"), ("path", folder),
      ]
    case .show:
      [
        ("id|number|key", "a record as findings name it: 42, tidbit 301, a slug, a key, an id, FILE:LINE"),
        ("path", folder),
      ]
    case .accept:
      [
        ("rule", "a rule's id, or its name alone"),
        ("id|number|key", "a record's id, a fix's number, a bug's slug or a copy key"), ("path", folder),
      ]
    case .retire:
      [("id|number|key", "a record's id, a fix's number, a bug's slug or a copy key"), ("path", folder)]
    case .words:
      [("list|add|remove", "what to do"), ("word", "the word as it is written"), ("path", folder)]
    case .renumber:
      [
        ("id", "the fix to renumber (default: every fix whose number an earlier one has)"),
        ("path", folder),
      ]
    case .mergeDriver:
      [
        ("install", "tell git to merge content with it, in the clone that holds the content folder"),
        ("base", "the common ancestor's version of a file; git gives it and what follows"),
        ("ours", "our version, which the result replaces"), ("theirs", "their version"),
        ("path", folder + "; of the three files, the file's path, a marker's length and both labels"),
      ]
    case .review:
      [
        ("next", "show what is to be judged, with the questions"),
        ("take", "keep the verdicts of a file, or of a command that --with names"),
        ("ask", "judge one record after the other at the terminal"),
        ("score", "show how each reviewer did on planted records"),
        ("verdicts.jsonl", "for take: one verdict a line, or - for standard input"),
        (
          "id|number|key",
          "for next, ask and take --with: records, named as for `check`; they are asked about even if "
            + "they have been judged"
        ),
        ("path", folder),
      ]
    case .play:
      [
        ("product", "which app: " + Play.Product.allCases.map(\.rawValue).joined(separator: ", ")),
        ("path|bundle", folder + ", or a compiled bundle"),
      ]
    case .replay:
      [
        ("product", "whose services: " + ReplayName.allCases.map(\.rawValue).joined(separator: ", ")),
        ("path", folder), ("events.jsonl", "lines of JSON, or - for standard input (the default)"),
      ]
    case .simulate:
      [
        ("path", folder),
        ("merge report…", "add the JSON reports of all shards up to the report of the whole"),
      ]
    case .import:
      [("egofix", "the dialect: the EgoFix app's seed files"), ("folder", "the folder of the app's files")]
    case .export: [("egofix", "the dialect: the EgoFix app's seed files"), ("path", folder)]
    case .generate: [("swift", "the language"), ("path", folder)]
    case .initialize:
      [("folder", "where it goes (default: `content`); nothing that stands there is replaced")]
    case .completions: [("bash|zsh|fish", "the shell")]
    case .rules, .schema, .lsp: []
    }
  }
}
