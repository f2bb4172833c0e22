import SeedTables

/// What a rule has to see in full to judge: where some of it cannot be read, what the rule finds may only
/// follow.
package struct RuleNeeds: Sendable {
  /// The kinds of files that it counts in or looks names up in.
  let kinds: [ContentKind]
  /// Whether it judges around faulty records by itself, and only needs to see all that there are.
  var knowsFaults = false
  /// Whether it judges the files that there are, where others are left out, as long as each can be read.
  var takesWhatIsThere = false
  /// Whether it needs every file of the content.
  var isEverything = false
  /// Whether it compares records with those of all other files, and finds less without them.
  var isComparison = false

  package static let nothing = RuleNeeds(kinds: [])
  package static let everything = RuleNeeds(kinds: [], isEverything: true)
  package static let comparison = RuleNeeds(kinds: [], isComparison: true)

  package static let bugs = RuleNeeds(kinds: [.bugs])
  package static let bugsByName = RuleNeeds(kinds: [.bugs], knowsFaults: true)
  package static let fixes = RuleNeeds(kinds: [.fixes])
  package static let fixesOfBugs = RuleNeeds(kinds: [.bugs, .fixes])
  package static let sharesOfFixes = RuleNeeds(kinds: [.fixes], takesWhatIsThere: true)
  package static let sharesOfTexts = RuleNeeds(kinds: [.fixes, .microEducation], takesWhatIsThere: true)
  package static let tidbitsOfBugs = RuleNeeds(kinds: [.bugs, .microEducation])
  package static let copyCatalogue = RuleNeeds(kinds: [.copyContract])
  package static let copy = RuleNeeds(kinds: [.copyContract, .copyTable])
}
