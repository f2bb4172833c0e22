/// How many judged sentences a rule finds and flags wrongly: a test holds the rule to its own figures.
///
/// The sentences were written by what the rule promises. One half served for tuning its terms, the other was
/// held back.
package struct JudgedShare: Sendable, Equatable {
  package struct Half: Sendable, Equatable {
    /// How many of the sentences that break the rule are found.
    package var found: Int
    package var breaking: Int
    /// How many of those that only look like it are flagged.
    package var wrong: Int
    package var sound: Int

    package init(found: Int, of breaking: Int, wrong: Int, of sound: Int) {
      self.found = found
      self.breaking = breaking
      self.wrong = wrong
      self.sound = sound
    }
  }

  package let tuning: Half
  package let held: Half
  /// What it does not see, in a sentence or two.
  package let misses: String

  package init(tuning: Half, held: Half, misses: String) {
    self.tuning = tuning
    self.held = held
    self.misses = misses
  }
}
