import SeedDecoding
import SeedModel

/// How many fixes and tidbits of each sort the content has, by bug.
struct QuotaCounts {
  /// The counts of one bug.
  struct Bug {
    var fixes = 0
    var comments = 0
    /// By the raw value of the type, severity, interaction type, trigger.
    var types = Array(repeating: 0, count: FixType.allCases.count)
    var severities = Array(repeating: 0, count: FixSeverity.allCases.count)
    var interactions = Array(repeating: 0, count: InteractionType.allCases.count)
    var tidbits = 0
    var triggers = Array(repeating: 0, count: EducationTrigger.allCases.count)
  }

  /// By the bug's index in the catalog.
  private(set) var bugs: [Bug]
  /// All fixes, those of unknown bugs too.
  let fixes: Int
  /// All fixes that have an inline comment.
  private(set) var comments = 0

  /// - Complexity: O(fixes + tidbits), one pass over each.
  init(_ catalog: Catalog) {
    bugs = Array(repeating: Bug(), count: catalog.bugs.count)
    fixes = catalog.fixes.count
    for fix in catalog.fixes {
      let comment = fix.inlineComment == 0 ? 0 : 1
      comments += comment
      guard fix.bugIndex >= 0 else { continue }
      let index = Int(fix.bugIndex)
      bugs[index].fixes += 1
      bugs[index].comments += comment
      if let type = fix.type { bugs[index].types[Int(type.rawValue)] += 1 }
      if let severity = fix.severity { bugs[index].severities[Int(severity.rawValue)] += 1 }
      if let type = fix.interactionType { bugs[index].interactions[Int(type.rawValue)] += 1 }
    }
    for tidbit in catalog.tidbits where tidbit.bugIndex >= 0 {
      bugs[Int(tidbit.bugIndex)].tidbits += 1
      if let trigger = tidbit.trigger { bugs[Int(tidbit.bugIndex)].triggers[Int(trigger.rawValue)] += 1 }
    }
  }
}
