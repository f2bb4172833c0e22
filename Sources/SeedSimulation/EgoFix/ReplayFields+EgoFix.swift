import CivilTime
import EgoFixServices
import PlainJSON

extension ReplayFields {
  /// A list of dates.
  func dates(_ name: String) throws(ReplayError) -> [CivilDate]? {
    guard let values = try array(name) else { return nil }
    let dates = values.compactMap { $0.string.flatMap { CivilDate($0) } }
    guard dates.count == values.count else {
      throw ReplayError(.badDate, "`\(name)` must be a list of dates such as 2026-03-29")
    }
    return dates
  }

  /// A list of lists of objects; empty where it is left out.
  func weeks(_ name: String) throws(ReplayError) -> [[ReplayFields]] {
    var weeks: [[ReplayFields]] = []
    for value in try array(name) ?? [] {
      guard let answers = value.array else { throw fault(name, "a list of lists") }
      var week: [ReplayFields] = []
      for answer in answers {
        guard let object = answer.object else { throw fault(name, "a list of lists of objects") }
        week.append(ReplayFields(object, path: "\(name)."))
      }
      weeks.append(week)
    }
    return weeks
  }

  /// A civil day as text.
  static func date(_ day: Int32) -> String { "\(CivilDate(dayNumber: Int(day)))" }
}
