import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

/// The call `surface`: which pattern is shown at a moment.
struct SurfaceCall {
  /// An id or null; for the list ids in order.
  let result: JSONValue

  private enum Moment: String, CaseIterable {
    case beforeFix, afterOutcome, list
  }

  init(_ fields: ReplayFields, _ policies: EgoFixPolicies) throws(ReplayError) {
    let moment: Moment = try fields.required("moment", fields.choice)
    let now = try fields.required("now", fields.instant)
    var candidates: [PatternSurfacing.Candidate<String>] = []
    for pattern in try fields.required("patterns", fields.objects) {
      candidates.append(
        PatternSurfacing.Candidate(
          id: try pattern.required("id", pattern.string),
          type: try pattern.required("type", pattern.name),
          severity: try pattern.required("severity", pattern.name),
          detectedAt: try pattern.required("detectedAt", pattern.instant),
          shownAt: try pattern.instant("shownAt"),
          dismissedAt: try pattern.instant("dismissedAt")
        )
      )
    }
    let kind: PatternSurfacing.Moment
    switch moment {
    case .list:
      result = .array(PatternSurfacing.list(candidates).map { .string(candidates[$0].id) })
      return
    case .beforeFix: kind = .beforeFix
    case .afterOutcome: kind = .afterOutcome
    }
    let place = PatternSurfacing.choose(
      kind,
      now: now,
      among: candidates,
      shownThisSession: try fields.bool("shownThisSession") ?? false,
      policies: policies
    )
    result = place.map { .string(candidates[$0].id) } ?? .null
  }
}
