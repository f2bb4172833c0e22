public import SeedModel
import SeededRandom

extension EgoFix {
  /// Asks the detectors whose data an outcome changes.
  func detectAfterOutcome(
    _ outcome: FixOutcome,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    detect(AvoidanceDetector(), at: moment, in: &state, effects: &effects)
    if outcome == .applied { detect(PlateauDetector(), at: moment, in: &state, effects: &effects) }
  }

  /// Asks a detector.
  func detect(
    _ detector: some PatternDetector,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    guard let finding = detector.strongest(in: state.tallies) else { return }
    found(finding, at: moment, in: &state, effects: &effects)
  }

  /// Keeps a finding: a new one is a new pattern, a live one is renewed, a dismissed one stays away.
  func found(
    _ finding: PatternFinding,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    if let place = state.patterns.firstIndex(where: { $0.finding.isSame(as: finding) }) {
      let pattern = state.patterns[place]
      guard pattern.dismissedAt == nil, pattern.finding != finding else { return }
      state.patterns[place].finding = finding
      effects.append(.renewed(Int32(place)))
      return
    }
    let id = state.random.id.identity()
    let variant = drawCopy(finding.copyKey, in: &state)
    state.patterns.append(
      PatternRecord(id: id, finding: finding, variant: variant, detectedAt: moment.second)
    )
    effects.append(.detected(Int32(state.patterns.count - 1)))
  }

  /// Offers a pattern for a moment of the session, where one is due.
  func offerPattern(
    _ surface: PatternSurfacing.Moment,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    state.offeredPattern = nil
    guard !state.hasShownPattern, !state.patterns.isEmpty else { return }
    let place = PatternSurfacing.choose(
      surface,
      now: moment.second,
      among: state.patterns.lazy.map(\.candidate),
      shownThisSession: false,
      policies: policies
    )
    guard let place else { return }
    state.offeredPattern = Int32(place)
    effects.append(.pattern(Int32(place)))
  }

  /// The pattern that was offered is shown.
  func show(
    _ id: Identity,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    guard let place = state.patterns.firstIndex(where: { $0.id == id }) else { return .unknownRecord }
    guard state.offeredPattern == Int32(place) else { return .patternNotOffered }
    state.offeredPattern = nil
    state.hasShownPattern = true
    state.patterns[place].shownAt = moment.second
    if state.patterns[place].viewedAt == nil { state.patterns[place].viewedAt = moment.second }
    let bug = state.patterns[place].finding.bug
    record(.patternViewed, bug: bug, in: &state, effects: &effects)
    return nil
  }

  /// A pattern is looked at in the list, which does not count as surfacing.
  func view(
    _ id: Identity,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    guard let place = state.patterns.firstIndex(where: { $0.id == id }) else { return .unknownRecord }
    guard state.patterns[place].viewedAt == nil else { return nil }
    state.patterns[place].viewedAt = moment.second
    let bug = state.patterns[place].finding.bug
    record(.patternViewed, bug: bug, in: &state, effects: &effects)
    return nil
  }

  /// A pattern is dismissed and never comes back.
  func dismiss(
    _ id: Identity,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    guard let place = state.patterns.firstIndex(where: { $0.id == id }) else { return .unknownRecord }
    guard state.patterns[place].dismissedAt == nil else { return .alreadyDismissed }
    state.patterns[place].dismissedAt = moment.second
    if state.offeredPattern == Int32(place) { state.offeredPattern = nil }
    let bug = state.patterns[place].finding.bug
    record(.patternDismissed, bug: bug, in: &state, effects: &effects)
    return nil
  }

  /// A fix was forwarded to someone.
  func share(
    _ fix: Int32,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    guard isFix(fix) else { return .unknownRecord }
    record(.fixShared, bug: content.bug(ofFix: fix), fix: fix, in: &state, effects: &effects)
    return nil
  }
}

extension PatternRecord {
  /// What the choice of a pattern to show looks at.
  public var candidate: PatternSurfacing.Candidate<Identity> {
    PatternSurfacing.Candidate(
      id: id,
      type: finding.type,
      severity: finding.severity,
      detectedAt: detectedAt,
      shownAt: shownAt,
      dismissedAt: dismissedAt
    )
  }
}
