import FuzzFindings
import FuzzSupport
import LintSamples
import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedRules
import SeedSource
import SeedText

/// A configuration file, and a run under what was read of it.
///
/// Before the first NUL stands `seedtool.json`, behind it a list of words.
@main
struct FuzzConfiguration: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    let file = String(decoding: input.bytes(upTo: 0), as: UTF8.self)
    let words = input.text
    var files = sound
    files.append((path: "seedtool.json", text: file))
    if !words.isEmpty { files.append((path: "words/accepted.txt", text: words)) }
    let catalog = ContentLoading.load(memory: files, isWhole: true).catalog
    var (configuration, faults) = Configuration.decode(from: catalog, .builtIn)
    expectInBounds(faults, in: catalog.sources)
    expectSame(Configuration.decode(from: catalog, .builtIn).faults, faults, "what is wrong a second time")
    for rule in configuration.ruleSet.custom {
      expect(configuration.ruleSet[rule.metadata.id] != nil, "a rule of the configuration is found by its id")
    }

    // Rules without code are what a configuration brings along; those of the registry would take most of the
    // time.
    let own = configuration.ruleSet.custom.map { $0.metadata.id.text }
    if own.isEmpty { return }
    configuration.selected = own
    var linting = Linting(configuration, workerCount: 1, today: ExampleLinting.today, spelling: nothing)
    let findings = linting.lint(catalog, faults: faults)
    expectInBounds(findings.all, in: catalog.sources)
  }
}

private let sound = SoundContent.files.map { (path: $0.key, text: $0.value) }
private let nothing = SpellingResources(libraries: [], dictionaryFolders: [], cacheFolder: nil)
