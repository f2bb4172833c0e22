import CivilTime
import GeoCueServices
import PlainJSON
import SeedModel
import SeedRuntime
import SeededRandom
import ServiceCopy
import ServiceKernel

/// GeoCue's calls and story.
struct GeoCueReplay: ReplayProduct {
  let setting: ReplaySetting
  private let rules: PriorityRules?
  private let reducer: GeoCueReducer?
  let policies: GeoCuePolicies
  private var story: GeoCueState
  private var idRandom: SplitMix64

  /// Every story begins in the same way.
  static var decidingEvent: String? { nil }

  init(_ setting: ReplaySetting, decided: Bool) throws(ReplayError) {
    self.setting = setting
    do throws(BundleError) {
      rules = try setting.bundle.priorityRules()
    } catch {
      throw ReplayError(.missingContent, "the bundle's priority rules cannot be read: \(error)")
    }
    let policies = try setting.policies(\.geocue).changed(by: setting.policy)
    self.policies = policies
    let newUser = GeoCueState(seed: setting.seed, zone: setting.zone)
    reducer = rules.map {
      GeoCueReducer(
        detection: PriorityDetection($0),
        copy: setting.bundle,
        policies: policies,
        zones: setting.zones,
        newUser: newUser
      )
    }
    story = newUser
    if let setup = setting.setup { try story.read(setup) }
    idRandom = RandomStreams(seed: setting.seed).id
  }

  var state: JSONValue { story.json }

  mutating func nextDue(through instant: Instant, before event: GeoCueStoryEvent) throws(ReplayError)
    -> ReplayDue?
  {
    guard let next = story.pending.first, next.at <= instant else { return nil }
    let reducer = try requireReducer()
    let deliveries = reducer.deliverDue(in: &story, before: event.answer, at: instant, limit: 1)
    guard let delivery = deliveries.first else {
      return nil
    }
    return ReplayDue(
      at: delivery.request.at,
      name: GeoCueDue(delivery.request.kind, at: delivery.request.at).name,
      effects: delivery.effects.map(\.json)
    )
  }

  mutating func apply(_ event: GeoCueStoryEvent, at instant: Instant) throws(ReplayError) -> ReplayAnswer {
    guard let event = try event.event(from: story.preferences, drawing: &idRandom) else {
      return ReplayAnswer()
    }
    let reducer = try requireReducer()
    do throws(GeoCueRefusal) {
      var effects: [GeoCueEffect] = []
      try reducer.apply(event, to: &story, &effects, at: instant)
      return ReplayAnswer(effects: effects.map(\.json))
    } catch {
      return ReplayAnswer(refused: error.rawValue)
    }
  }

  /// How a crossing is judged, with the rules' own way to find keywords or another.
  func detection(_ match: KeywordMatch?) throws(ReplayError) -> PriorityDetection {
    guard let rules else { throw Self.missingRules }
    return PriorityDetection(rules, match: match)
  }

  /// A zone that a call names, else the header's.
  func zone(_ fields: ReplayFields) throws(ReplayError) -> ZoneRules {
    try fields.zone("zone", from: setting.zones) ?? setting.zone
  }

  private func requireReducer() throws(ReplayError) -> GeoCueReducer {
    guard let reducer else { throw Self.missingRules }
    return reducer
  }

  private static let missingRules = ReplayError(.missingContent, "the bundle has no priority rules")
}

extension GeoCueReplay {
  static let page = ReplayPage(
    of: GeoCueReplay.self,
    dues: [
      ("release", "quiet hours end for a notification that waited"),
      ("repeat", "a notification that nobody acknowledged is delivered again"),
    ],
    refusals: GeoCueRefusal.allCases.map { ($0.rawValue, $0.summary) }
  )
}

extension GeoCueRefusal {
  /// Why, for the help page.
  fileprivate var summary: String {
    switch self {
    case .emptyIdentifier: "a notification's identifier is empty"
    case .reservedIdentifier: "an identifier ends in .repeat. and a number, as those of repeats do"
    }
  }
}
