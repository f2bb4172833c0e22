import SeedDiagnostics
import SeedGeneration
import SeedLint
import SeedModel
import SeedPlay
import SeedRules
import SeedSimulation

/// What may follow on a command line, for the scripts of all shells.
enum Completions {
  static func options(of command: CommandName) -> [OptionName] {
    OptionName.allCases.filter { $0.commands?.contains(command) ?? true }
  }

  /// The values that an option takes of a command; nil for a switch, empty for what no list holds.
  static func values(of option: OptionName, for command: CommandName) -> [String]? {
    guard option.value != nil else { return nil }
    switch (option, command) {
    case (.format, .check), (.format, .compile): return FindingFormat.allCases.map(\.rawValue)
    case (.format, .review): return ["text", "json", "jsonl"]
    case (.format, .diff): return DiffFormat.names
    case (.format, .simulate): return SimulateCommand.Format.allCases.map(\.rawValue)
    case (.format, _): return DataFormat.allCases.map(\.rawValue)
    case (.ci, _): return CISystem.allCases.map(\.rawValue)
    case (.role, _): return CopyRole.names
    case (.color, _): return ColorChoice.allCases.map(\.rawValue)
    case (.select, _), (.ignore, _): return RuleSet.builtIn.topics + rules
    case (.type, _): return FixType.names
    case (.severity, .new), (.severity, .list), (.severity, .search): return FixSeverity.names
    case (.severityAtLeast, _): return Severity.allCases.map(\.rawValue)
    case (.profile, _): return SimulationProfile.allCases.map(\.rawValue)
    case (.interaction, _): return InteractionType.names
    case (.trigger, _): return EducationTrigger.names
    default: return []
    }
  }

  /// The levels that a rule may have, and the rules with each.
  static var levels: [String] { Configuration.Level.names }
  static var severities: [String] { rules.flatMap { rule in levels.map { "\(rule)=\($0)" } } }

  /// What prints the names in the content that an option or a command takes; nil where it takes none.
  static func source(of option: OptionName, for command: CommandName) -> String? {
    switch option {
    case .bug: source(of: .slugs)
    case .product: source(of: .products)
    case .severity where values(of: option, for: command) == []: source(of: .severities)
    default: nil
    }
  }

  static func source(of command: CommandName) -> String? {
    switch command {
    case .check, .show, .accept, .retire, .review: source(of: .records)
    default: nil
    }
  }

  private static func source(of names: ContentNames) -> String {
    "seedtool completions \(names.rawValue) 2>/dev/null"
  }

  /// The words that a command takes before any file.
  static func words(of command: CommandName) -> [String] {
    switch command {
    case .explain: rules + FieldPage.names.filter { !$0.hasPrefix("$") && !$0.contains(" ") }
    case .accept: rules
    case .words: ["list", "add", "remove"]
    case .new: NewCommand.Kind.allCases.map(\.rawValue)
    case .mergeDriver: ["install"]
    case .review: ReviewCommand.Action.allCases.map(\.rawValue)
    case .play: Play.Product.allCases.map(\.rawValue)
    case .replay: ReplayName.allCases.map(\.rawValue)
    case .generate: ["swift"]
    case .completions: Shell.allCases.map(\.rawValue)
    default: []
    }
  }

  private static var rules: [String] { RuleSet.builtIn.all.map { $0.metadata.id.text } }

  /// The options as they are typed.
  static func names(_ option: OptionName) -> [String] {
    ["--\(option.rawValue)"] + (option.letter.map { ["-\($0)"] } ?? [])
  }
}

enum BashCompletions {
  static var script: String {
    var text = """
      # seedtool's completions for bash: source it, or put it into a folder of bash-completion.
      _seedtool_reply() {
        local word
        COMPREPLY=()
        while IFS= read -r word; do COMPREPLY+=("$word"); done
      }
      _seedtool() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" word
        # To bash `=` is a word of its own: what follows it is an option's value, or a rule's.
        local isValue=""
        if [[ $current == = ]]; then current="" isValue=1
        elif [[ $previous == = ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}" isValue=1; fi
        if [[ -n $isValue && $previous != -* ]]; then
          _seedtool_reply < <(compgen -W "\(Completions.levels.joined(separator: " "))" -- "$current")
          return
        fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$word" in -*) ;; *) command="$word"; break ;; esac
        done
        if [[ -z $command && $current != -* ]]; then
          _seedtool_reply < <(compgen -W "\(CommandName.allCases.map(\.rawValue).joined(separator: " "))" -- "$current")
          return
        fi
        local options="--help --version" words=""
        case "$command" in

      """
    for command in CommandName.allCases {
      let options = Completions.options(of: command)
      text +=
        "    \(command.rawValue))\n      options=\"\(options.flatMap(Completions.names).joined(separator: " "))\"\n"
      let words = Completions.words(of: command)
      let all = words + (Completions.source(of: command).map { ["$(\($0))"] } ?? [])
      if !all.isEmpty { text += "      words=\"\(all.joined(separator: " "))\"\n" }
      text += "      case \"$previous\" in\n"
      for option in options {
        guard let values = Completions.values(of: option, for: command) else { continue }
        let names = Completions.names(option).joined(separator: "|")
        let known =
          Completions.source(of: option, for: command).map { "$(\($0))" } ?? values.joined(separator: " ")
        let source = known.isEmpty ? "-f" : "-W \"\(known)\""
        text += "        \(names)) _seedtool_reply < <(compgen \(source) -- \"$current\"); return ;;\n"
      }
      text += "      esac ;;\n"
    }
    return text + """
        esac
        case "$current" in
          -*) _seedtool_reply < <(compgen -W "$options" -- "$current") ;;
          *) _seedtool_reply < <(compgen -W "$words" -- "$current"; compgen -f -- "$current") ;;
        esac
      }
      complete -o filenames -F _seedtool seedtool

      """
  }
}

enum ZshCompletions {
  static var script: String {
    var text =
      "#compdef seedtool\n# seedtool's completions for zsh: put it as _seedtool into a folder of $fpath.\n"
    text += "_seedtool() {\n  if (( CURRENT == 2 )); then\n    local -a commands=(\n"
    for command in CommandName.allCases { text += "      '\(command.rawValue):\(quoted(command.summary))'\n" }
    text += "    )\n    _describe command commands\n    return\n  fi\n  local command=$words[2]\n"
    text += "  shift words\n  (( CURRENT-- ))\n  case $command in\n"
    for command in CommandName.allCases {
      text += "    \(command.rawValue))\n      _arguments \\\n"
      for option in Completions.options(of: command) {
        let summary = quoted(option.summary(for: command))
        let repeats = option.isRepeatable ? "*" : ""
        var value = ""
        if let values = Completions.values(of: option, for: command) {
          let known = Completions.source(of: option, for: command).map { "($(\($0)))" }
          value =
            ":\(option.rawValue):"
            + (known ?? (values.isEmpty ? "_files" : "(\(values.joined(separator: " ")))"))
        }
        for name in Completions.names(option) {
          let quote = value.contains("$(") ? "\"" : "'"
          text += "        \(quote)\(repeats)\(name)[\(summary)]\(value)\(quote) \\\n"
        }
      }
      let words = Completions.words(of: command)
      let all = words + (Completions.source(of: command).map { ["$(\($0))"] } ?? [])
      if !all.isEmpty { text += "        \":word:(\(all.joined(separator: " ")))\" \\\n" }
      text += "        '*:file:_files' ;;\n"
    }
    return text + "  esac\n}\n_seedtool \"$@\"\n"
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing(":", with: "\\:").replacing("[", with: "\\[")
      .replacing("]", with: "\\]")
  }
}

enum FishCompletions {
  static var script: String {
    var text = "# seedtool's completions for fish: put it into ~/.config/fish/completions.\n"
    for command in CommandName.allCases {
      text +=
        "complete -c seedtool -n __fish_use_subcommand -f -a \(command.rawValue) -d \(quoted(command.summary))\n"
    }
    for command in CommandName.allCases {
      let start = "complete -c seedtool -n '__fish_seen_subcommand_from \(command.rawValue)'"
      for option in Completions.options(of: command) {
        text += "\(start) -l \(option.rawValue)"
        if let letter = option.letter { text += " -s \(letter)" }
        if let values = Completions.values(of: option, for: command) {
          let known =
            Completions.source(of: option, for: command).map { "(\($0))" } ?? values.joined(separator: " ")
          text += known.isEmpty ? " -r" : " -x -a \(quoted(known))"
        }
        text += " -d \(quoted(option.summary(for: command)))\n"
      }
      let words = Completions.words(of: command)
      let all = words + (Completions.source(of: command).map { ["(\($0))"] } ?? [])
      if !all.isEmpty { text += "\(start) -a \(quoted(all.joined(separator: " ")))\n" }
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
