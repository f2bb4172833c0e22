package import SeedDecoding
package import SeedDiagnostics
package import SeedLint
package import SeedPlatform

/// What a check goes by beside the content; as it stands, what `seedtool check` goes by without options.
package struct CheckSettings: Sendable {
  /// A configuration instead of the content's own.
  package var separateConfiguration: FileReference?
  package var baseline: Baseline?
  /// The records of suppressions that do not count, since nobody approved them.
  package var excludedSuppressions: Set<UInt32> = []
  /// The date that expiry is held against; nil for the day of the check.
  package var today: CivilDate?
  /// Whether rules run one by one, so that each one's time is known.
  package var isTimed = false
  /// Whether the process ends after the check, so that nothing is freed.
  package var isLast = false
  /// What is put over the configuration; it is told what is wrong with that.
  package var adjust: @Sendable (inout Configuration, _ faults: [Diagnostic]) throws(RunError) -> Void = {
    (_, _) throws(RunError) in
  }

  package init() {}
}

extension CivilDate {
  /// The system's date.
  ///
  /// - Throws: `RunError` where its clock shows none.
  package static func today() throws(RunError) -> CivilDate {
    let today = Process.today
    guard let date = CivilDate(year: today.year, month: today.month, day: today.day) else {
      throw .world(path: "the system's clock", message: "it shows no date")
    }
    return date
  }
}
