public import CivilTime

// The roadmap's date helpers (phase 1), by its names. Each is a pure function of what it is given, whether
// times on a wall or instants.

/// Whether the text can no longer be edited: from the deadline on, which is included.
public func isCommitmentLocked<Time: Comparable>(deadline: Time, currentTime: Time) -> Bool {
  currentTime >= deadline
}

/// Whether YES and NO can be given: from the deadline on until just before the close.
public func isWindowOpen<Time: Comparable>(deadline: Time, windowClose: Time, currentTime: Time) -> Bool {
  currentTime >= deadline && currentTime < windowClose
}

/// Whether the day can be answered now: the window is open and nothing was answered yet.
public func canCheckIn<Time: Comparable>(
  deadline: Time,
  windowClose: Time,
  currentTime: Time,
  status: Commitment.Status
) -> Bool {
  isWindowOpen(deadline: deadline, windowClose: windowClose, currentTime: currentTime) && status == .pending
}

/// Half way between deadline and close, on the same wall; half a second is cut off.
public func windowMidpoint(deadline: LocalTime, windowClose: LocalTime) -> LocalTime {
  LocalTime(secondOfDay: (Int(deadline.secondOfDay) + Int(windowClose.secondOfDay)) / 2) ?? .midnight
}

/// A day's values that follow from its times and its status (data model, "Derived Values").
public struct DerivedValues: Hashable, Sendable {
  /// The text can no longer be edited.
  public let isCommitmentLocked: Bool
  /// YES and NO can be given.
  public let isWindowOpen: Bool
  /// The window is open and nothing was answered yet.
  public let canCheckIn: Bool

  /// Derives them at a time of day.
  public init(deadline: LocalTime, close: LocalTime, now: LocalTime, status: Commitment.Status) {
    isCommitmentLocked = PressureServices.isCommitmentLocked(deadline: deadline, currentTime: now)
    isWindowOpen = PressureServices.isWindowOpen(deadline: deadline, windowClose: close, currentTime: now)
    canCheckIn = PressureServices.canCheckIn(
      deadline: deadline,
      windowClose: close,
      currentTime: now,
      status: status
    )
  }
}
