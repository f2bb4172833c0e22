public import EgoFixServices
import SeedModel
import SeedRuntime
import ServiceCopy
import PolicySamples

extension Identity {
  /// An identity that stands for a number; larger numbers have larger identities.
  static func test(_ number: Int) -> Identity {
    Identity(high: UInt64(number) << 16 | 0x4000, low: 2 << 62 | UInt64(number))
  }
}

extension EgoFixServices.BugID: Swift.ExpressibleByIntegerLiteral {
  /// The test content's bug of a number, from 0.
  public init(integerLiteral number: Int) { self.init(.test(1 + number)) }
}

extension FixID {
  /// The test content's fix of a number, from 1.
  static func test(_ number: Int) -> FixID { FixID(.test(1000 + number)) }
}

extension EgoFixPolicies {
  /// A full hour.
  static func time(_ hour: Int) -> TimeOfDay {
    guard let time = TimeOfDay(minute: hour * 60) else { preconditionFailure("an hour outside the day") }
    return time
  }
}

/// Records for tests: bugs with as many fixes and tidbits as a test needs.
struct TestContent {
  var bugs: [Bug] = []
  var fixes: [Fix] = []
  var tidbits: [MicroEducation] = []
  var retired: [RetiredRecord] = []
  var variantCount = 3

  /// So many bugs, each with the same number of fixes of each type and severity and of tidbits of each
  /// trigger.
  init(
    bugs bugCount: Int = 3,
    low: Int = 4,
    medium: Int = 4,
    high: Int = 4,
    weekly: Int = 1,
    quick: Int = 2,
    tidbits: Int = 3
  ) {
    for bug in 0..<bugCount {
      bugs.append(
        Bug(
          id: .test(1 + bug),
          slug: "bug-\(bug)",
          title: "Bug \(bug)",
          shortTitle: nil,
          description: "A pattern of the tests, number \(bug).",
          color: .red
        )
      )
      for (severity, count) in zip(FixSeverity.allCases, [low, medium, high]) {
        for _ in 0..<count { add(.daily, severity, bug: bug) }
        for _ in 0..<weekly { add(.weekly, severity, bug: bug) }
        for _ in 0..<quick { add(.quickFix, severity, bug: bug) }
      }
      for trigger in EducationTrigger.allCases {
        for _ in 0..<tidbits { addTidbit(trigger, bug: bug) }
      }
    }
  }

  /// Adds a fix.
  @discardableResult
  mutating func add(
    _ type: FixType,
    _ severity: FixSeverity,
    bug: Int,
    interaction: Interaction = .standard
  ) -> Int {
    let number = fixes.count + 1
    fixes.append(
      Fix(
        id: .test(1000 + number),
        number: number,
        bugID: bugs[bug].id,
        type: type,
        severity: severity,
        prompt: "Do the thing, number \(number).",
        inlineComment: "An aside. It has two sentences.",
        validation: nil,
        interaction: interaction
      )
    )
    return number
  }

  /// Adds a tidbit.
  mutating func addTidbit(_ trigger: EducationTrigger, bug: Int) {
    tidbits.append(
      MicroEducation(
        id: .test(100_000 + tidbits.count),
        bugID: bugs[bug].id,
        trigger: trigger,
        body: "Why bug \(bug) does it, \(trigger), number \(tidbits.count).",
        source: nil
      )
    )
  }

  /// The services' tables of these records.
  func content() throws -> EgoFixContent {
    let texts = TestTexts(
      bugs: bugs,
      fixes: fixes,
      tidbits: tidbits,
      retiredRecords: retired,
      variantCount: variantCount
    )
    return try EgoFixContent(bugs: bugs, fixes: fixes, tidbits: tidbits, texts: texts)
  }
}

/// Texts that show what they were made of: a key and a variant.
struct TestTexts: EgoFixTexts {
  let bugs: [Bug]
  let fixes: [Fix]
  let tidbits: [MicroEducation]
  let retiredRecords: [RetiredRecord]
  let variantCount: Int

  func bug(_ id: BugID) -> Bug? { bugs.first { $0.id == id.id } }

  func fix(_ id: FixID) -> Fix? { fixes.first { $0.id == id.id } }

  func tidbit(_ id: TidbitID) -> MicroEducation? { tidbits.first { $0.id == id.id } }

  func retired(_ id: Identity) -> RetiredRecord? { retiredRecords.first { $0.reference == .id(id) } }

  func line(product: String, voice: String, key: String) -> CopyLine? {
    guard product == "egofix", voice == "deadpan", variantCount > 0 else { return nil }
    return EgoFixCopyKey(name: key).map { CopyLine(index: Int($0.rawValue), variantCount: variantCount) }
  }

  func text(of line: CopyLine, variant: Int, arguments: CopyArguments) -> CopyText? {
    guard variant < variantCount else { return nil }
    return CopyText(body: "\(EgoFixCopyKey.allCases[line.index].name)#\(variant)")
  }
}

extension [BugID] {
  /// So many bugs of the test content.
  static func numbered(_ count: Int) -> [BugID] { (0..<count).map { BugID(.test(1 + $0)) } }
}
