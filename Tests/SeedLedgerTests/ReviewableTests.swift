import SeedDecoding
import SeedDiagnostics
@testable import SeedLedger
import SeedSource
import Testing

struct ReviewableTests {
  @Test
  func `the sample has no fault and a record of each kind`() {
    let catalog = Sample.catalog()
    #expect(catalog.diagnostics.map(\.message) == [])
    #expect(Reviewable.all(of: catalog).map(\.kind) == [.bug, .fix, .tidbit, .copy])
  }

  @Test(arguments: [
    ("micro_education.json", "restDay", "general", Sample.tidbitID),
    ("fixes.json", #""low""#, #""high""#, Sample.fixID),
    ("fixes.json", #""daily""#, #""weekly""#, Sample.fixID),
    ("fixes.json", "120", "180", Sample.fixID),
    ("fixes.json", "hands for", "hand for", Sample.fixID),
    ("seedtool.json", "en_US", "en_GB", Sample.fixID),
    ("copy/catalog.json", #""notification""#, #""body""#, Sample.copyName),
    ("copy/catalog.json", "Late in", "Early in", Sample.copyName),
    ("copy/pressure.brutal.json", "Two hours", "One hour", Sample.copyName),
  ])
  func `what changes the meaning changes the digest`(
    _ path: String,
    _ old: String,
    _ new: String,
    _ name: String
  ) throws {
    let changed = try Sample.record(name, Sample.catalog(path, old, new))
    #expect(changed.digest != (try Sample.record(name)).digest)
  }

  @Test(arguments: [
    ("fixes.json", #""number": 1"#, #""number": 9"#),
    ("fixes.json", "won't", "won\u{2019}t"),
    ("fixes.json", "two minutes", "two  minutes"),
    ("fixes.json", "120", "1.2e2"),
    ("fixes.json", #""type": "daily", "severity": "low","#, #""severity": "low", "type": "daily","#),
    ("fixes.json", #""number": 1"#, #""validation": null, "number": 1"#),
    ("bugs.json", "orange", "blue"),
  ])
  func `what does not leaves it`(_ path: String, _ old: String, _ new: String) throws {
    for kind in ["bugs.json": "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4", "fixes.json": Sample.fixID]
    where kind.key == path {
      let changed = try Sample.record(kind.value, Sample.catalog(path, old, new))
      #expect(changed.digest == (try Sample.record(kind.value)).digest)
    }
  }

  @Test
  func `texts are known by the fields that rules know`() {
    let catalog = Sample.catalog()
    let records = Reviewable.all(of: catalog)
    let known = Set(ContentPlans.shared.registry.paths)
    let texts = records.flatMap(\.texts)
    #expect(texts.allSatisfy { known.contains($0.field) }, "\(texts.map(\.field))")
    #expect(
      texts.map(\.value)
        == catalog.texts.map { catalog.trees[Int($0.fileIndex)].string(at: $0.node) }.sortedAs(texts)
    )
    for record in records.filter({ $0.kind != .copy }) {
      for text in record.texts {
        let whole = catalog.pointer(record: record.record ?? 0, node: text.node)
        #expect(whole.hasSuffix(text.pointer))
      }
    }
  }

  @Test
  func `a question is asked of the texts that it is about`() throws {
    let rubric = try #require(Rubric(Sample.catalog()))
    func asked(_ name: String) throws -> [String] {
      let record = try Sample.record(name)
      return rubric.questions.flatMap { question in
        question.texts(of: record).map { "\(question.id) \($0.pointer)" }
      }
    }
    #expect(try asked(Sample.fixID) == ["adds-a-layer /inlineComment", "is-doable /prompt"])
    #expect(try asked(Sample.tidbitID) == ["fits-its-moment /body"])
    #expect(try asked(Sample.copyName) == ["stays-blunt /0/title", "stays-blunt /0/body"])
  }
}

extension [String] {
  /// The same texts in the order of others.
  fileprivate func sortedAs(_ leaves: [Reviewable.Leaf]) -> [String] {
    var rest = self
    var result: [String] = []
    for leaf in leaves where rest.contains(leaf.value) {
      rest.remove(at: rest.firstIndex(of: leaf.value) ?? 0)
      result.append(leaf.value)
    }
    return result + rest
  }
}
