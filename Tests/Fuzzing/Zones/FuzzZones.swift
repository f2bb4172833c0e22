import CivilTime
import FuzzSupport

/// A zone's file; the times of one that is taken fit together.
///
/// The first eight bytes are an instant, the rest is the file.
@main
struct FuzzZones: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    var seconds = 0
    for _ in 0..<8 { seconds = seconds << 8 | Int(input.byte()) }
    let file = Array(input.rest)
    let zone: ZoneRules
    do throws(ZoneError) {
      zone = try TZifZones { (_) throws(ZoneError) in file }.zone(named: "Somewhere/Else")
    } catch {
      return
    }
    // At both ends of the calendar local times are cut off.
    let (first, last) = (Instant.earliest.adding(seconds: 259_200), Instant.latest.adding(seconds: -259_200))
    var instant = first.adding(seconds: Int(seconds.magnitude % UInt(last.seconds(since: first))))
    for _ in 0..<4 where instant < last {
      expect(zone.offset(at: instant).magnitude < 26 * 3600, "an offset is less than 26 hours")
      let local = zone.local(at: instant)
      expectSame(zone.local(at: zone.instant(of: local)), local, "a local time that there is, found again")
      let start = zone.startOfDay(local.date)
      expect(
        zone.local(at: start).date >= local.date,
        "a day begins on its date, or behind it where it is skipped"
      )
      guard let next = zone.nextTransition(after: instant) else { return }
      expect(next.at > instant, "the next transition lies behind an instant")
      instant = next.at
    }
  }
}
