import CivilTime
import SeedModel
import ServiceKernel

/// A user's records as they are stored, deleted ones too: what a record is saved over.
package struct EgoFixPast: Sendable {
  /// Fixes that were assigned.
  package var completions: [FixCompletion] = []
  /// Crashes.
  package var crashes: [Crash] = []
  /// The version history.
  package var entries: [VersionEntry] = []
  /// What was done, which is what is counted.
  package var events: [AnalyticsEvent] = []
  /// Diagnostics that were handed in.
  package var diagnostics: [WeeklyDiagnostic] = []

  /// No records.
  package init() {}

  /// What a service has stored that the saving of a record needs: where no count can change, at most the
  /// records of its kind.
  init(_ service: EgoFixService, for record: EgoFixRecord) async throws {
    switch record {
    case .versionEntry: return
    case .completion(let new):
      completions = try await service.records(FixCompletion.recordKind)
      guard completions.contains(where: { $0.id == new.id && $0.deletedAt != new.deletedAt }) else { return }
    case .crash(let new):
      crashes = try await service.records(Crash.recordKind)
      guard crashes.contains(where: { $0.id == new.id && $0.deletedAt != new.deletedAt }) else { return }
      completions = try await service.records(FixCompletion.recordKind)
    case .event, .diagnostic: completions = try await service.records(FixCompletion.recordKind)
    }
    entries = try await service.records(VersionEntry.recordKind)
    events = try await service.records(AnalyticsEvent.recordKind)
    diagnostics = try await service.records(WeeklyDiagnostic.recordKind)
  }

  /// Puts a record in the place of the one with its identity.
  mutating func put(_ record: EgoFixRecord) {
    func put<Record: PastRecord>(_ record: Record, in records: inout [Record]) {
      records.removeAll { $0.id == record.id }
      records.append(record)
    }
    switch record {
    case .completion(let completion): put(completion, in: &completions)
    case .crash(let crash): put(crash, in: &crashes)
    case .versionEntry(let entry): put(entry, in: &entries)
    case .event(let event): put(event, in: &events)
    case .diagnostic(let diagnostic): put(diagnostic, in: &diagnostics)
    }
  }
}

extension EgoFixPast {
  /// What was recorded together with a record that is now deleted, or comes back: likewise deleted, or back.
  func companions(of record: EgoFixRecord) -> [EgoFixRecord] {
    switch record {
    case .completion(let completion):
      guard let stored = completions.first(where: { $0.id == completion.id }) else { return [] }
      let ofFix = completions.filter { $0.fixId == stored.fixId }
      let own = events.filter {
        $0.fixId == stored.fixId && $0.eventType != .fixShared && $0.completion(of: ofFix)?.id == stored.id
      }
      return moved(own, from: [stored.deletedAt], to: completion.deletedAt)
    case .crash(let crash):
      guard let stored = crashes.first(where: { $0.id == crash.id }) else { return [] }
      let logged = entries.filter { $0.changeType == .crash && $0.createdAt == stored.crashedAt }
      // A reboot's entry is there as long as one of the crashes is there that it closed.
      let rebooted = entries.filter { $0.changeType == .reboot && $0.createdAt == stored.rebootedAt }
      let closed = crashes.filter { $0.rebootedAt == stored.rebootedAt }
      let isThere =
        crash.deletedAt == nil || closed.contains { $0.id != crash.id && $0.deletedAt == nil }
      return [
        event(.crashLogged, at: stored.crashedAt, bug: stored.bugId, from: stored, to: crash),
        event(.crashRebooted, at: stored.rebootedAt, bug: stored.bugId, from: stored, to: crash),
        moved(logged, from: [stored.deletedAt], to: crash.deletedAt).prefix(1),
        moved(rebooted, from: closed.map(\.deletedAt), to: isThere ? nil : crash.deletedAt)[...],
      ].flatMap(\.self)
    case .diagnostic(let diagnostic):
      guard let stored = diagnostics.first(where: { $0.id == diagnostic.id }) else { return [] }
      return Array(event(.weeklyCompleted, at: stored.completedAt, from: stored, to: diagnostic))
    case .event, .versionEntry: return []
    }
  }

  /// The event of a type that was recorded at an instant together with a record; of several the one that
  /// names the bug.
  private func event<Record: PastRecord>(
    _ type: EventType,
    at instant: Instant?,
    bug: BugID? = nil,
    from stored: Record,
    to record: Record
  ) -> ArraySlice<EgoFixRecord> {
    let own = events.filter { $0.eventType == type && $0.timestamp == instant }
    let ofBug = own.filter { $0.bugId == bug }
    return moved(ofBug.isEmpty ? own : ofBug, from: [stored.deletedAt], to: record.deletedAt).prefix(1)
  }

  /// The records that were deleted when others were, or like them were not, as they are after it.
  private func moved<Record: PastRecord>(
    _ records: [Record],
    from before: [Instant?],
    to after: Instant?
  ) -> [EgoFixRecord] {
    records.filter { before.contains($0.deletedAt) && $0.deletedAt != after }.map { record in
      var record = record
      record.deletedAt = after
      return record.record
    }
  }
}

extension AnalyticsEvent {
  /// The completion of which the event speaks, of those of its fix: the one that was assigned last by then.
  func completion(of completions: [FixCompletion]) -> FixCompletion? {
    completions.filter { $0.assignedAt <= timestamp }.max { ($0.assignedAt, $0.id) < ($1.assignedAt, $1.id) }
  }
}
