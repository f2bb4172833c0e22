import SeedModel
import SeededRandom
import ServiceCopy

extension EgoFixTurn {
  /// Asks the detectors whose data an outcome changes.
  mutating func detectAfterOutcome(_ outcome: FixOutcome) {
    detect(AvoidanceDetector())
    if outcome == .applied { detect(PlateauDetector()) }
  }

  /// Asks a detector, of single bugs about those that were not deleted.
  mutating func detect(_ detector: some PatternDetector) {
    let deleted = state.deletedBugs
    var tallies = state.tallies
    if !deleted.isEmpty { tallies.bind(to: content.bugIDs.filter { !deleted.contains($0) }) }
    if let finding = detector.strongest(in: tallies) { found(finding) }
  }

  /// Keeps a finding: a new one is a new pattern, a live one is renewed, a dismissed one stays away.
  mutating func found(_ finding: PatternFinding) {
    if let index = state.patterns.firstIndex(where: { $0.finding.isSame(as: finding) }) {
      let pattern = state.patterns[index]
      guard pattern.dismissedAt == nil, pattern.deletedAt == nil, pattern.finding != finding else { return }
      state.patterns[index].finding = finding
      state.patterns[index].body = text(of: finding, variant: pattern.variant).body
      effects.append(.renewed(pattern.id))
      return
    }
    let id = state.random.id.identity()
    let variant = drawCopy(finding.copyKey)
    state.patterns.append(
      PatternRecord(
        id: id,
        finding: finding,
        variant: variant,
        text: text(of: finding, variant: variant),
        detectedAt: moment.instant
      )
    )
    effects.append(.detected(id))
  }

  /// A finding's words; none where the content lacks them.
  private func text(of finding: PatternFinding, variant: UInt8) -> CopyText {
    (try? content.text(of: finding, variant: variant, policies: policies)) ?? CopyText(title: "", body: "")
  }

  /// Offers a pattern for a moment of the session, where one is due.
  mutating func offerPattern(_ surface: PatternSurfacing.Moment) {
    state.offeredPattern = nil
    guard !state.hasShownPattern, !state.patterns.isEmpty else { return }
    let index = PatternSurfacing.choose(
      surface,
      now: moment.instant,
      among: state.patternCandidates,
      shownThisSession: false,
      policies: policies
    )
    guard let index else { return }
    state.offeredPattern = state.patterns[index].id
    effects.append(.pattern(state.patterns[index].id))
  }

  /// The pattern that was offered is shown.
  mutating func show(_ id: Identity) throws(EgoFixRefusal) {
    let index = try index(ofPattern: id)
    guard state.offeredPattern == id else { throw .patternNotOffered }
    (state.offeredPattern, state.shownPattern) = (nil, id)
    state.hasShownPattern = true
    state.patterns[index].shownAt = moment.instant
    if state.patterns[index].viewedAt == nil { state.patterns[index].viewedAt = moment.instant }
    record(.patternViewed, bug: state.patterns[index].finding.bug)
  }

  /// A pattern is looked at in the list, which does not count as surfacing; the one that is shown was read.
  mutating func view(_ id: Identity) throws(EgoFixRefusal) {
    let index = try index(ofPattern: id)
    if state.shownPattern == id { state.shownPattern = nil }
    guard state.patterns[index].viewedAt == nil else { return }
    state.patterns[index].viewedAt = moment.instant
    record(.patternViewed, bug: state.patterns[index].finding.bug)
  }

  /// A pattern is dismissed and never comes back.
  mutating func dismiss(_ id: Identity) throws(EgoFixRefusal) {
    let index = try index(ofPattern: id)
    guard state.patterns[index].dismissedAt == nil else { throw .alreadyDismissed }
    state.patterns[index].dismissedAt = moment.instant
    leave(id)
    record(.patternDismissed, bug: state.patterns[index].finding.bug)
  }

  /// A pattern is deleted.
  mutating func deletePattern(_ id: Identity) throws(EgoFixRefusal) {
    guard let index = state.patterns.firstIndex(where: { $0.id == id }) else { throw .unknownRecord }
    state.patterns[index].deletedAt = state.patterns[index].deletedAt ?? moment.instant
    leave(id)
  }

  /// A pattern leaves the screen, or does not come to it.
  mutating func leave(_ id: Identity) {
    if state.offeredPattern == id { state.offeredPattern = nil }
    if state.shownPattern == id { state.shownPattern = nil }
  }

  private func index(ofPattern id: Identity) throws(EgoFixRefusal) -> Int {
    guard let index = state.patterns.firstIndex(where: { $0.id == id && $0.deletedAt == nil }) else {
      throw .unknownRecord
    }
    return index
  }

  /// A fix was forwarded to someone.
  mutating func share(_ fix: FixID) throws(EgoFixRefusal) {
    record(.fixShared, bug: bugID(ofFix: try index(of: fix)), fix: fix)
  }
}
