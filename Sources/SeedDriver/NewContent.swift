import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedLint
import SeedRules
import SeedTables

/// What `seedtool init` writes.
struct NewContent {
  /// The folder of the schemas beside the content folder, as `seedtool schema` names it.
  static let schemaFolder = "Schemas"
  /// Whether there is a place for schemas.
  let hasSchemas: Bool

  private static let product = "app"
  private static let voice = "plain"

  /// The files that a content folder needs.
  var required: [(name: String, text: String)] {
    [("seedtool.json", configuration(hasCopy: false))] + empty
  }

  private var empty: [(name: String, text: String)] {
    ["bugs.json", "fixes.json", "micro_education.json"].map { ($0, "[]\n") }
  }

  /// Those of a new one: copy of one product in one voice, too.
  var files: [(name: String, text: String)] {
    let table = Self.table(product: Self.product, voice: Self.voice, keys: [])
    return [("seedtool.json", configuration(hasCopy: true))] + empty + [
      ("copy/catalog.json", catalogue), ("copy/\(Self.product).\(Self.voice).json", table),
    ]
  }

  /// Quotas speak of content that is whole: in a new one they are notes.
  private func configuration(hasCopy: Bool) -> String {
    var writer = JSONWriter(.indented)
    writer.object {
      $0.member("$schema", schema(of: .configuration))
      $0.member("version", "0.1.0")
      $0.member("locale", "en_US")
      $0.object("rules") {
        for rule in RuleSet.builtIn.all.map(\.metadata.id) where rule.topic == "quota" {
          $0.write(key: rule.text)
          $0.object { $0.member("severity", "note") }
        }
      }
      if hasCopy {
        $0.array("scopes") {
          $0.object {
            $0.strings("products", [Self.product])
            $0.strings("voices", [Self.voice])
            $0.member("temper", "neutral")
          }
        }
      }
      $0.object("labels") { for kind in RecordLabels.kinds { $0.member(kind.name, kind.name) } }
    }
    return writer.text + "\n"
  }

  private var catalogue: String {
    var writer = JSONWriter(.indented)
    writer.object {
      $0.member("$schema", schema(of: .copyContract).map { "../\($0)" })
      $0.object("products") { $0.object(Self.product) { $0.strings("voices", [Self.voice]) } }
      $0.array("keys") { _ in }
    }
    return writer.text + "\n"
  }

  /// The path of a schema from the content folder.
  private func schema(of kind: ContentKind) -> String? {
    hasSchemas ? "../\(Self.schemaFolder)/\(SchemaGeneration.fileName(of: kind))" : nil
  }

  /// A table of copy with a text to be filled in for each key.
  static func table(product: String, voice: String, keys: [(name: String, variant: String)]) -> String {
    var text = "{\n  \"product\": \"\(product)\",\n  \"voice\": \"\(voice)\",\n  \"entries\": {"
    for (index, key) in keys.enumerated() {
      let variant = key.variant.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
      text += "\(index > 0 ? "," : "")\n    \"\(key.name)\": [\n\(variant)\n    ]"
    }
    return text + (keys.isEmpty ? "}\n}\n" : "\n  }\n}\n")
  }

  static let attributes = """
    # Git merges records one by one where the clone has run `seedtool merge-driver install`, else as text.
    # Lines end in LF in every clone, as the form of the files has it.
    *.json text eol=lf merge=seedtool
    *.txt text eol=lf merge=union

    """

  /// Hooks for pre-commit, of a content folder by its path from the repository's root.
  static func hooks(_ content: String) -> String {
    """
    # `pre-commit install --hook-type pre-commit --hook-type pre-push`; `seedtool` must be in the PATH.
    repos:
      - repo: local
        hooks:
          - id: seedtool-files
            name: seedtool (changed content files)
            # Files are named behind `--`: none of them is an option, whatever it is called.
            entry: seedtool check --format concise --quiet --ignore quota --
            language: system
            files: '^\(pattern(content)).*\\.(json|txt)$'
            stages: [pre-commit]
          - id: seedtool-content
            name: seedtool (whole content)
            # What is pushed may not break what stood where it left `origin/main`, once there was content. Is
            # your main branch called otherwise? Name it here: the hook compares nothing without that branch.
            entry: >-
              sh -c 'base=refs/remotes/origin/main;
              base="$(git merge-base HEAD "$base" 2>/dev/null || echo "$base")";
              git cat-file -e "$base:\(Self.probe(content, "$1"))" 2>/dev/null || base=;
              exec seedtool check --format concise --quiet ${base:+--base "$base"} -- "$1"'
              seedtool \(ShellWord.quoted(content))
            language: system
            # pre-commit does not say what is deleted, nor what became a link.
            always_run: true
            pass_filenames: false
            stages: [pre-push]

    """
  }

  /// What tells that a revision has the content, from the root: a root is there always.
  fileprivate static func probe(_ content: String, _ variable: String) -> String {
    content == "." ? "./seedtool.json" : "./\(variable)"
  }

  /// The start of a folder's files, as a regular expression inside of single quotes of YAML.
  private static func pattern(_ folder: String) -> String {
    folder == "."
      ? ""
      : "\(folder)/".map { ".+*?()[]{}^$|\\".contains($0) ? "\\\($0)" : $0 == "'" ? "''" : "\($0)" }.joined()
  }
}

/// A CI that `seedtool init --ci` writes a job for.
enum CISystem: String, CaseIterable {
  case github, gitlab

  /// From the repository's root.
  var path: String { self == .github ? ".github/workflows/content.yml" : ".gitlab-ci.yml" }

  /// The job for a content folder, by its path from the root.
  func text(_ content: String) -> String {
    // Without quotes `null` or `1.0` is no text in YAML.
    // What would be an expression or a variable there is said to be none.
    let plain =
      self == .github ? content.replacing("${{", with: "${{ '${{' }}") : content.replacing("$", with: "$$")
    let folder = "'\(plain.replacing("'", with: "''"))'"
    return switch self {
    case .github:
      """
      # Checks content. SEEDTOOL_URL and SEEDTOOL_SHA256 are variables of the repository: where the binary from
      # `Scripts/release` lies, and its checksum.
      name: content
      on: [push, pull_request]
      permissions: { contents: read }
      jobs:
        check:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
              with: { fetch-depth: 0 }
            - run: sudo apt-get update -qq && sudo apt-get install -y -qq libhunspell-1.7-0 hunspell-en-us
            - run: |
                curl --fail --silent --show-error --location --output "$RUNNER_TEMP/seedtool" "$URL"
                echo "$SHA256  $RUNNER_TEMP/seedtool" | sha256sum --check --quiet
                chmod +x "$RUNNER_TEMP/seedtool"
                echo "$RUNNER_TEMP" >>"$GITHUB_PATH"
              env: { URL: '${{ vars.SEEDTOOL_URL }}', SHA256: '${{ vars.SEEDTOOL_SHA256 }}' }
            - run: |
                base=()
                if [ -n "$BASE" ]; then
                  main="$(git rev-parse --verify "refs/remotes/origin/$BASE")"
                  # A change that brings the first content has nothing to be held against.
                  if git cat-file -e "$main:\(NewContent.probe(content, "$CONTENT"))" 2>/dev/null; then base=(--base "$main"); fi
                fi
                seedtool check --strict "${base[@]}" --format github -- "$CONTENT"
              env:
                BASE: ${{ github.base_ref }}
                CONTENT: \(folder)

      """
    case .gitlab:
      """
      # Checks content. SEEDTOOL_URL and SEEDTOOL_SHA256 are variables of the project: where the binary from
      # `Scripts/release` lies, and its checksum.
      content:
        image: debian:bookworm-slim
        variables: { GIT_DEPTH: 0, CONTENT: \(folder) }
        rules:
          - if: $CI_PIPELINE_SOURCE == "merge_request_event"
          - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
        before_script:
          - apt-get update -qq && apt-get install -y -qq ca-certificates curl git libhunspell-1.7-0 hunspell-en-us
          - curl --fail --silent --show-error --location --output /usr/local/bin/seedtool "$SEEDTOOL_URL"
          - echo "$SEEDTOOL_SHA256  /usr/local/bin/seedtool" | sha256sum --check --quiet
          - chmod +x /usr/local/bin/seedtool
        script:
          - git config --global --add safe.directory "$CI_PROJECT_DIR"
          - base="$CI_MERGE_REQUEST_DIFF_BASE_SHA"
          # A change that brings the first content has nothing to be held against. A commit that is not here fails.
          - >
            if git cat-file -e "$base" 2>/dev/null &&
            ! git cat-file -e "$base:\(NewContent.probe(content, "$CONTENT"))" 2>/dev/null; then base=""; fi
          - >
            seedtool check --strict ${base:+--base "$base"} --format text
            --format gitlab=gl-code-quality-report.json --format junit=junit.xml -- "$CONTENT"
        artifacts:
          when: always
          reports:
            codequality: gl-code-quality-report.json
            junit: junit.xml

      """
    }
  }
}
