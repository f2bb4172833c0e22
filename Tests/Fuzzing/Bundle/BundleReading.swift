import SeedModel
import SeedRuntime

/// Calls everything that reads from a bundle; for a damaged one that must end, and no more.
struct BundleReading {
  private let bundle: SeedBundle
  /// What a sound bundle does not do.
  private var faults: [String] = []

  init(_ bundle: SeedBundle) { self.bundle = bundle }

  consuming func readEverything() -> [String] {
    readBugs()
    readFixes()
    readCopy()
    readRetired()
    attempt("rules") { _ = try $0.priorityRules() }
    attempt("policies") { _ = try $0.policies() }
    attempt("provenance") { _ = try $0.provenance() }
    readViews()
    let raw = RawReader(bundle)
    for name in ["bugs", "fixes", "segments", "arms", "retired", "variants"] {
      for index in 0..<4 {
        guard let record = raw.record(name, index) else { continue }
        for offset in stride(from: 0, to: 80, by: 4) {
          _ = (try? record.text(offset), record.identity(offset), record.run(offset), record.decimal(offset))
          _ = (record.number(offset), record.signedNumber(offset), record.byte(offset), record.time(offset))
          _ = try? record.message(offset)
        }
      }
    }
    return faults
  }

  private mutating func attempt(_ what: String, _ read: (SeedBundle) throws -> Void) {
    do { try read(bundle) } catch { faults.append("\(what): \(error)") }
  }

  private mutating func expect(_ condition: Bool, _ what: String) {
    if !condition { faults.append(what) }
  }

  private mutating func readBugs() {
    for bug in bundle.bugs.handles {
      attempt("bug") { _ = try $0.model(bug) }
      expect(bundle.bug(id: bundle.id(of: bug)) == bug, "a bug is found by its id")
      expect(bundle.bug(slug: bundle.string(bundle.slug(of: bug))) == bug, "a bug is found by its slug")
      _ = (bundle.color(of: bug), bundle.string(bundle.title(of: bug)))
      _ = bundle.shortTitle(of: bug).map { bundle.string($0) }
      var count = 0
      for type in FixType.allCases {
        let ofType = bundle.fixes(of: bug, type: type)
        for severity in FixSeverity.allCases {
          for fix in bundle.fixes(of: bug, type: type, severity: severity) {
            count += 1
            expect(bundle.type(of: fix) == type, "a slice has fixes of its type")
            expect(bundle.severity(of: fix) == severity, "a slice has fixes of its severity")
            expect(ofType.contains(fix), "a type's slice has those of its severities")
          }
        }
      }
      expect(bundle.fixes(of: bug).count == count, "the fixes of a bug are those of its slices")
      for trigger in EducationTrigger.allCases {
        for tidbit in bundle.tidbits(of: bug, trigger: trigger) {
          expect(bundle.trigger(of: tidbit) == trigger, "a slice has tidbits of its trigger")
          _ = bundle.string(bundle.body(of: tidbit))
        }
      }
      _ = bundle.tidbits(of: bug).count
    }
  }

  private mutating func readFixes() {
    for fix in bundle.fixes.handles {
      attempt("fix") { _ = try $0.model(fix) }
      attempt("interaction") { _ = try $0.interaction(of: fix) }
      expect(bundle.fix(id: bundle.id(of: fix)) == fix, "a fix is found by its id")
      expect(bundle.fix(number: bundle.number(of: fix)) == fix, "a fix is found by its number")
      expect(bundle.bug(of: fix) != nil, "a fix has a bug")
      expect(bundle.interactionType(of: fix) != nil, "a fix has an interaction")
      _ = bundle.withUTF8(of: bundle.prompt(of: fix)) { $0.count }
      _ = bundle.inlineComment(of: fix).map { bundle.string($0) }
      _ = bundle.validation(of: fix).map { bundle.string($0) }
    }
    for tidbit in bundle.tidbits.handles {
      attempt("tidbit") { _ = try $0.model(tidbit) }
      expect(bundle.tidbit(id: bundle.id(of: tidbit)) == tidbit, "a tidbit is found by its id")
      expect(bundle.bug(of: tidbit) != nil, "a tidbit has a bug")
    }
  }

  private mutating func readCopy() {
    for product in bundle.products.handles {
      attempt("product") { _ = try $0.model(product) }
      let name = bundle.string(bundle.name(of: product))
      expect(bundle.product(named: name) == product, "a product is found by its name")
      for voice in bundle.voices(of: product) {
        _ = bundle.voice(of: product, named: bundle.string(bundle.name(of: voice)))
      }
    }
    for key in bundle.copyKeys.handles {
      attempt("copy key") { _ = try $0.model(key) }
      guard let product = bundle.product(of: key) else {
        expect(false, "a key has a product")
        continue
      }
      let names = (bundle.string(bundle.name(of: product)), bundle.string(bundle.name(of: key)))
      expect(bundle.copyKey(product: names.0, key: names.1) == key, "a key is found by its name")
      for voice in bundle.voices(of: product) {
        let voiceName = bundle.string(bundle.name(of: voice))
        _ = (
          bundle.copyEntry(key, voice: voice),
          bundle.copyEntry(product: names.0, voice: voiceName, key: names.1)
        )
      }
    }
    let arguments: CopyArguments = ["name": .text("Ada"), "days": .count(1), "mood": .select("loud")]
    for entry in bundle.copyEntries.handles {
      attempt("copy entry") { _ = try $0.model(entry) }
      for variant in bundle.variants(of: entry) {
        for message in [bundle.title(of: variant), bundle.body(of: variant)].compactMap({ $0 }) {
          do throws(CopyError) {
            _ = try bundle.render(message, with: arguments)
          } catch {
            if case .damaged = error { faults.append("a message: \(error)") }
          }
        }
      }
    }
  }

  /// The same through views.
  private mutating func readViews() {
    for bug in bundle.bugs {
      _ = (bug.id, bug.art, bug.color, bundle.fixes(of: bug).count)
      attempt("a view of a bug") { _ in _ = try bug.model }
    }
    for fix in bundle.fixes {
      _ = (fix.bug?.title, fix.severity)
      attempt("a view of a fix") { _ in _ = try fix.model }
      attempt("a view of an interaction") { _ in _ = try fix.interaction }
    }
  }

  private mutating func readRetired() {
    for record in bundle.retired.handles {
      attempt("retired") { bundle in
        let model = try bundle.model(record)
        if let id = model.id { _ = (bundle.retired(id: id), bundle.resolve(id: id), bundle.record(id: id)) }
        if let number = model.number { _ = (bundle.retired(number: number), bundle.resolve(number: number)) }
        if let key = model.key { _ = bundle.retired(key: key) }
      }
      _ = bundle.successor(of: record)
    }
  }
}
