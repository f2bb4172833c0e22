import AppleServices
import CivilTime
import Foundation
import PressureServices
import ServiceKernel
import ServiceSamples
import Testing
import UserNotifications

/// They share the fake system.
@Suite(.serialized)
struct SystemNotificationsTests {
  struct NotAllowed: Error {}

  let clock = SetClock(Instant(unixSeconds: 1_709_539_200))  // 2024-03-04T08:00:00Z
  let centre: SystemNotifications
  var system: UNUserNotificationCenter { .current() }

  init() {
    UNUserNotificationCenter.reset()
    centre = SystemNotifications(prefix: "a.", clock: clock)
  }

  func notification(_ identifier: String, in seconds: Int = 60) -> ServiceNotification {
    ServiceNotification(
      identifier: identifier,
      at: clock.now().adding(seconds: seconds),
      title: "Title",
      body: "Body"
    )
  }

  @Test func `a notification is planned for its instant, and replaces one with its identifier`() async throws
  {
    try await centre.add(notification("1", in: 9))
    try await centre.add(notification("1"))
    let request = try #require(system.planned.first)
    let trigger = try #require(request.trigger as? UNCalendarNotificationTrigger)
    let date = Calendar(identifier: .gregorian).date(from: trigger.dateComponents)
    #expect(system.planned.count == 1 && request.identifier == "a.1" && !trigger.repeats)
    #expect(date == Date(timeIntervalSince1970: 1_709_539_260) && trigger.dateComponents.timeZone == .gmt)
    #expect(request.content.title == "Title" && request.content.body == "Body")
  }

  @Test func `loudness, sound and badge are those that the product says`() async throws {
    for (interruption, sound, level, name) in [
      (.passive, false, .passive, nil), (.active, true, .active, "default"),
      (.timeSensitive, true, .timeSensitive, "default"), (.critical, true, .critical, "critical"),
      // The system would let it sound.
      (.critical, false, .timeSensitive, nil),
    ] as [(ServiceNotification.Interruption, Bool, UNNotificationInterruptionLevel, String?)] {
      var notification = notification("1")
      (notification.interruption, notification.sound) = (interruption, sound)
      notification.badge = sound ? 3 : nil
      try await centre.add(notification)
      let content = try #require(system.planned.first?.content)
      #expect(content.interruptionLevel == level && content.sound?.name == name)
      #expect(content.badge?.intValue == notification.badge)
    }
  }

  @Test func `what has come due is shown, in the place of what was planned`() async throws {
    try await centre.add(notification("1"))
    clock.advance(60)
    try await centre.add(notification("1", in: 0))
    #expect(system.planned.isEmpty && system.shown.map(\.identifier) == ["a.1"])
  }

  @Test func `another product's notifications are neither listed nor taken back`() async throws {
    let other = SystemNotifications(prefix: "b.", clock: clock)
    try await centre.add(notification("1"))
    try await other.add(notification("1"))
    #expect(await centre.pending() == ["1"])
    centre.remove(["1", "b.1"])
    #expect(system.planned.map(\.identifier) == ["b.1"])
    #expect(centre.identifier(of: "b.1") == nil && other.identifier(of: "b.1") == "1")
  }

  @Test func `more than the system holds is refused, and pushes nothing out`() async throws {
    for number in 1...SystemNotifications.pendingLimit { try await centre.add(notification("\(number)")) }
    await #expect(throws: SystemNotificationError.tooManyPending) { try await centre.add(notification("65")) }
    let error: any Error = SystemNotificationError.tooManyPending
    #expect(error.localizedDescription == "the system holds 64 planned notifications, and no more")
    try await centre.add(notification("64", in: 5))
    #expect(system.planned.count == 64 && system.planned.last?.identifier == "a.64")
  }

  @Test func `a service's plans are added and removed, and what the system refuses is made good later`()
    async throws
  {
    let pressure = PressureService(clock, notifications: centre)
    system.refusal = NotAllowed()
    try await pressure.send(.permission(granted: true))
    let refused = try await pressure.send(.commit(text: "Run"))
    #expect(refused.fault is NotAllowed && system.planned.isEmpty)

    system.refusal = nil
    #expect(try await pressure.resume().fault == nil)
    let wanted = try await pressure.reducer.wanted(in: pressure.state())
    #expect(!wanted.notifications.isEmpty)
    #expect(system.planned.map(\.identifier) == wanted.notifications.map { "a." + $0.identifier })

    // At 18:00 it is answered: today's reminders go, tomorrow's stay.
    clock.advance(36_000)
    let answered = try await pressure.send(.yes())
    let left = pressure.reducer.wanted(in: answered.state)
    #expect(left.notifications.count < wanted.notifications.count)
    #expect(Set(system.planned.map(\.identifier)) == Set(left.notifications.map { "a." + $0.identifier }))
    #expect(system.badge == left.badge)
  }

  @Test func `a permission is granted, denied or not asked for`() async {
    #expect(await centre.isAllowed() == nil)
    for (status, isAllowed) in [
      (UNAuthorizationStatus.authorized, true), (.provisional, true), (.ephemeral, true), (.denied, false),
    ] {
      system.status = status
      #expect(await centre.isAllowed() == isAllowed)
    }
  }
}
