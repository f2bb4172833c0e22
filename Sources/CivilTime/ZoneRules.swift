/// A time zone: which offset from UTC its clocks have at every instant.
///
/// A value without any reference to the system; it is made from a TZif file
/// (``ZoneRules/init(identifier:tzif:)``) or from a list of transitions, as an app makes it from
/// Foundation's.
public struct ZoneRules: Hashable, Sendable {
  /// A change of the clocks.
  public struct Transition: Hashable, Sendable {
    /// The first instant with the new offset.
    public var at: Instant
    /// Seconds east of UTC from then on.
    public var offset: Int

    /// Makes a transition.
    public init(at: Instant, offset: Int) {
      self.at = at
      self.offset = offset
    }
  }

  /// What a zone consists of, shared by the copies of its value: a service's state, which holds zones, is
  /// copied at every turn.
  final class Storage: Sendable {
    let identifier: String
    /// Unix seconds of the transitions, ascending.
    let transitionSeconds: [Int]
    /// Seconds east of UTC from each transition on.
    let transitionOffsets: [Int32]
    /// Seconds east of UTC before the first transition.
    let firstOffset: Int32
    /// What holds from the last transition on; nil where its offset stays.
    let recurring: RecurringRule?

    init(identifier: String, firstOffset: Int32, times: [Int], offsets: [Int32], recurring: RecurringRule?) {
      self.identifier = identifier
      self.firstOffset = firstOffset
      transitionSeconds = times
      transitionOffsets = offsets
      self.recurring = recurring
    }
  }

  let storage: Storage

  /// The IANA identifier, `Europe/Berlin`.
  public var identifier: String { storage.identifier }

  /// UTC.
  public static let utc = ZoneRules(identifier: "UTC", firstOffset: 0, times: [], offsets: [], recurring: nil)

  init(identifier: String, firstOffset: Int32, times: [Int], offsets: [Int32], recurring: RecurringRule?) {
    storage = Storage(
      identifier: identifier,
      firstOffset: firstOffset,
      times: times,
      offsets: offsets,
      recurring: recurring
    )
  }

  /// Makes a zone from its transitions; after the last of them its offset stays.
  ///
  /// - Throws: ``ZoneError/unsorted`` where the transitions do not ascend, ``ZoneError/offset(_:)`` for an
  ///   offset of 26 hours or more.
  public init(identifier: String, firstOffset: Int, transitions: [Transition]) throws(ZoneError) {
    var offsets: [Int32] = []
    for offset in [firstOffset] + transitions.map(\.offset) {
      guard offset.magnitude < ZoneRules.offsetBound else { throw .offset(offset) }
      offsets.append(Int32(offset))
    }
    for (earlier, later) in zip(transitions, transitions.dropFirst()) where earlier.at >= later.at {
      throw .unsorted
    }
    self.init(
      identifier: identifier,
      firstOffset: offsets.removeFirst(),
      times: transitions.map(\.at.unixSeconds),
      offsets: offsets,
      recurring: nil
    )
  }

  /// The Gregorian calendar repeats, weekdays included, after 400 years; a year more, for the moments of a
  /// rule that lie outside their year.
  static let calendarRoundSeconds = (146_097 + 366) * 86_400

  /// Every offset is smaller than 26 hours, whichever its sign.
  static let offsetBound = 26 * 3600
}

extension ZoneRules {
  /// Whether both have the same name and the same clocks.
  public static func == (left: ZoneRules, right: ZoneRules) -> Bool {
    let (left, right) = (left.storage, right.storage)
    if left === right { return true }
    return left.identifier == right.identifier && left.firstOffset == right.firstOffset
      && left.transitionSeconds == right.transitionSeconds
      && left.transitionOffsets == right.transitionOffsets && left.recurring == right.recurring
  }

  /// Hashes the name; zones of one name and different clocks are rare.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.identifier) }
}

/// Seconds between two changes of the clocks, with the offset that holds there.
struct ZoneSegment: Hashable, Sendable {
  /// Unix seconds of its first instant; `Int.min` for a zone's first segment.
  var start: Int
  /// Unix seconds of the first instant after it; `Int.max` for a zone's last segment.
  var end: Int
  /// Seconds east of UTC.
  var offset: Int
}

extension ZoneRules {
  /// The segment in which an instant lies.
  ///
  /// - Complexity: O(log transitions).
  func segment(containing second: Int) -> ZoneSegment {
    let storage = storage
    guard let last = storage.transitionSeconds.last else {
      return storage.recurring?.segment(containing: second)
        ?? ZoneSegment(start: .min, end: .max, offset: Int(storage.firstOffset))
    }
    if second >= last {
      guard let recurring = storage.recurring else {
        return ZoneSegment(
          start: last,
          end: .max,
          offset: Int(storage.transitionOffsets.last ?? storage.firstOffset)
        )
      }
      var segment = recurring.segment(containing: second)
      segment.start = max(segment.start, last)
      return segment
    }
    // Binary search for the first transition after the instant; there is one.
    var low = 0
    var high = storage.transitionSeconds.count - 1
    while low < high {
      let middle = (low + high) / 2
      if storage.transitionSeconds[middle] > second { high = middle } else { low = middle + 1 }
    }
    return ZoneSegment(
      start: low == 0 ? .min : storage.transitionSeconds[low - 1],
      end: storage.transitionSeconds[low],
      offset: Int(low == 0 ? storage.firstOffset : storage.transitionOffsets[low - 1])
    )
  }

  /// The zone's next change of clocks after an instant, or nil where there is none; changes that keep the
  /// offset are passed over.
  ///
  /// - Complexity: O(log transitions) where the next change moves the clocks. A zone whose changes all keep
  ///   the offset is searched to the end of one round of the calendar, 400 years.
  public func nextTransition(after instant: Instant) -> Transition? {
    var segment = segment(containing: instant.unixSeconds)
    // From the last listed transition on the years repeat: what does not happen in one round never does.
    let latest = Instant.latest.unixSeconds
    let listedEnd = min(latest, max(instant.unixSeconds, storage.transitionSeconds.last ?? .min))
    let end = min(latest, listedEnd + ZoneRules.calendarRoundSeconds)
    while segment.end <= end {
      let next = self.segment(containing: segment.end)
      if next.offset != segment.offset {
        return Transition(at: Instant(unixSeconds: segment.end), offset: next.offset)
      }
      segment = next
    }
    return nil
  }
}
