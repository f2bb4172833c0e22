import EgoFixServices
import SeedModel
import PolicySamples

extension Identity {
  /// An identity that stands for a number; larger numbers have larger identities.
  static func test(_ number: Int) -> Identity {
    Identity(high: UInt64(number) << 16 | 0x4000, low: 2 << 62 | UInt64(number))
  }
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
    let order = bugs.map(\.id)
    let sorted = fixes.sorted { left, right in
      let first = (left.bugID, left.type.rawValue, left.severity.rawValue, left.number)
      return first < (right.bugID, right.type.rawValue, right.severity.rawValue, right.number)
    }
    let sortedTidbits = tidbits.sorted {
      ($0.bugID, $0.trigger.rawValue, $0.id) < ($1.bugID, $1.trigger.rawValue, $1.id)
    }
    precondition(order == order.sorted(), "bugs of tests are made in the order of their identities")
    let count = variantCount
    return try EgoFixContent(
      bugs: bugs,
      fixes: fixes,
      tidbits: tidbits,
      texts: TestTexts(bugs: bugs, fixes: sorted, tidbits: sortedTidbits, retiredRecords: retired),
      variantCount: { _ in count }
    )
  }
}

/// Texts that show what they were made of.
struct TestTexts: EgoFixTexts {
  let bugs: [Bug]
  let fixes: [Fix]
  let tidbits: [MicroEducation]
  let retiredRecords: [RetiredRecord]

  func bug(_ bug: Int32) throws -> Bug { bugs[Int(bug)] }

  func fix(_ fix: Int32) throws -> Fix { fixes[Int(fix)] }

  func tidbit(_ tidbit: Int32) throws -> MicroEducation { tidbits[Int(tidbit)] }

  func retired(_ id: Identity) throws -> RetiredRecord? {
    retiredRecords.first { $0.reference == .id(id) }
  }

  func copy(
    _ key: EgoFixCopyKey,
    variant: Int,
    arguments: EgoFixCopyArguments
  ) throws -> EgoFixCopyText? {
    let values = arguments.values.map { argument in
      switch argument.value {
      case .count(let count): "\(argument.name)=\(count)"
      case .text(let text), .select(let text): "\(argument.name)=\(text)"
      }
    }
    return EgoFixCopyText(title: nil, body: (["\(key.name)#\(variant)"] + values).joined(separator: " "))
  }
}
