import CivilTime
import SeedModel
import ServiceKernel

/// A user's records as they are stored, deleted ones too: what a record is saved over.
public struct EgoFixPast: Hashable, Sendable, Codable {
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

  /// The records of a user's service.
  init(_ service: EgoFixService) async throws {
    completions = try await service.records(FixCompletion.recordKind)
    crashes = try await service.records(Crash.recordKind)
    entries = try await service.records(VersionEntry.recordKind)
    events = try await service.records(AnalyticsEvent.recordKind)
    diagnostics = try await service.records(WeeklyDiagnostic.recordKind)
  }

  /// Puts a record in the place of the one with its identity.
  package mutating func put(_ record: EgoFixRecord) {
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
  /// The completion that an event of a fix speaks of: the one that was assigned last by then.
  func completion(of event: AnalyticsEvent) -> FixCompletion? {
    completions.filter { $0.fixId == event.fixId && $0.assignedAt <= event.timestamp }
      .max { ($0.assignedAt, $0.id) < ($1.assignedAt, $1.id) }
  }

  /// What was recorded together with a record that is now deleted, or comes back: likewise deleted, or back.
  func companions(of record: EgoFixRecord) -> [EgoFixRecord] {
    switch record {
    case .completion(let completion):
      guard let stored = completions.first(where: { $0.id == completion.id }) else { return [] }
      let own = events.filter {
        $0.fixId == stored.fixId && $0.eventType != .fixShared && self.completion(of: $0)?.id == stored.id
      }
      return moved(own, from: stored.deletedAt, to: completion.deletedAt)
    case .crash(let crash):
      guard let stored = crashes.first(where: { $0.id == crash.id }) else { return [] }
      let closedAlone = !crashes.contains {
        $0.id != stored.id && $0.deletedAt == nil && $0.rebootedAt == stored.rebootedAt
      }
      let own = entries.filter {
        $0.changeType == .crash && $0.createdAt == stored.crashedAt
          || $0.changeType == .reboot && $0.createdAt == stored.rebootedAt && closedAlone
      }
      return [
        event(.crashLogged, at: stored.crashedAt, bug: stored.bugId, from: stored, to: crash),
        event(.crashRebooted, at: stored.rebootedAt, bug: stored.bugId, from: stored, to: crash),
        moved(own.filter { $0.changeType == .crash }, from: stored.deletedAt, to: crash.deletedAt).prefix(1),
        moved(own.filter { $0.changeType == .reboot }, from: stored.deletedAt, to: crash.deletedAt)[...],
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
    return moved(ofBug.isEmpty ? own : ofBug, from: stored.deletedAt, to: record.deletedAt).prefix(1)
  }

  /// The records that were deleted when another one was, or like it were not, as they are after it.
  private func moved<Record: PastRecord>(
    _ records: [Record],
    from before: Instant?,
    to after: Instant?
  ) -> [EgoFixRecord] {
    guard (before == nil) != (after == nil) else { return [] }
    return records.filter { $0.deletedAt == before }.map { record in
      var record = record
      record.deletedAt = after
      return record.record
    }
  }
}
