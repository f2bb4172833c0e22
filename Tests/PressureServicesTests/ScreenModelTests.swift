import CivilTime
import PolicySamples
import PressureServices
import SeedModel
import ServiceKernel
import ServiceSamples
import Testing

/// What Pressure's screens say and do, on the content that ships.
@MainActor @Suite struct ScreenModelTests: ScreenSuite {
  let clock = SetClock("2024-03-04T07:00:00Z")
  let store = InMemoryStateStore()

  @Test func `onboarding goes through five steps and resumes where it was cut off`() async throws {
    let newUser = PressureState(zone: .utc)
    func relaunch() async throws -> PressureOnboardingModel {
      try await shown(PressureOnboardingModel(launch(newUser)))
    }
    var model = try await relaunch()
    #expect(model.step == .coldOpen && model.page?.title == "What will you do today?")
    #expect(!model.canGoBack)
    await model.write()
    #expect(model.refusal?.isEmpty == false && model.step == .coldOpen, "nothing is written yet")
    model.typed = "Run"
    await model.write()
    #expect(model.step == .personality && model.refusal == nil)

    model = try await relaunch()
    #expect(model.step == .personality && model.commitment == "Run")
    let voices = try #require(model.screen?.voices)
    #expect(voices.map(\.id) == [.professional, .brutal] && voices.allSatisfy { !$0.sample.isEmpty })
    #expect(voices[0].sample != voices[1].sample)
    #expect(voices.map(\.canChoose) == [true, false] && !voices[1].lockedNote.isEmpty && model.canGoBack)
    await model.choose(.brutal)
    #expect(model.refusal == "For subscribers" && model.step == .personality)
    await model.choose(.professional)
    model.back()
    #expect(model.step == .personality, "back to a step that is done")
    await model.choose(.professional)
    #expect(model.step == .notifications)

    model = try await relaunch()
    #expect(model.page?.button == "Allow reminders" && model.page?.secondButton == "Not now")
    await model.answer(granted: true)
    await model.setTimes(deadline: time("08:00"), close: time("21:00"))
    #expect(model.step == .home)
    await model.begin()
    #expect(model.step == nil && model.page == nil)
    let home = try await shown(PressureHomeModel(launch(newUser)))
    #expect(home.screen?.isOnboarded == true && home.screen?.cards.map(\.text) == ["Run"])
    #expect(home.screen?.lock == "Locks in 1 hour", "it is 07:00")
  }

  @Test func `home shows the streak above all, the tier, and what became of the day`() async throws {
    let service = try launch()
    let home = try await shown(PressureHomeModel(service))
    await home.open()
    var screen = try #require(home.screen)
    #expect(screen.streakDays == 0 && screen.streak == "0 days" && !screen.streakNote.isEmpty)
    #expect(screen.tier == 0 && screen.tierName == "Baseline" && screen.color == .neutral)
    #expect(screen.prompt.contains("09:00") && screen.banner == nil)
    #expect(
      screen.prompt(of: screen.cards[0]) == screen.prompt && screen.lock(of: screen.cards[0]) == screen.lock
    )
    #expect(screen.addAnother == nil && screen.addAnotherAt == nil)
    for day in 4...5 {
      clock.set("2024-03-0\(day)T07:30:00Z")
      try await service.send(.commit(text: "Run"))
      clock.set("2024-03-0\(day)T10:00:00Z")
      try await service.send(day == 4 ? .yes() : .no())
      screen = try #require(try await shown(home).screen)
      #expect(screen.color == (day == 4 ? .green : .red) && screen.prompt.isEmpty)
      #expect(screen.streak == (day == 4 ? "1 day" : "0 days") && screen.longest == "Longest: 1 day")
    }
    #expect(screen.tier == 1 && screen.tierName == "Nudge")
    #expect(screen.cards.map(\.text) == ["Run"] && screen.cards.map(\.label) == ["No"])
    clock.set("2024-03-08T12:00:00Z")
    home.tick()
    #expect(home.screen?.tier == 3, "time alone says that three days more were missed")
    await home.open()
    #expect(home.missedWhileAway?.contains("3 days") == true)
    await home.open()
    #expect(home.missedWhileAway?.contains("3 days") == true, "it was not read yet")
    home.dismiss()
    #expect(home.missedWhileAway == nil)
  }

  @Test func `entry counts 280 characters and the time to lock, and closes with the deadline`() async throws {
    let service = try launch()
    try await service.send(.open)
    let entry = try await shown(PressureEntryModel(service))
    #expect(entry.charactersLeftText == "280 characters left" && !entry.canSave)
    #expect(entry.screen?.lock == "Locks in 2 hours")
    entry.text = String(repeating: "a", count: 281)
    #expect(!entry.canSave && entry.isTooLong && entry.charactersLeftText.contains("280"))
    entry.text = "Run 🏃🏽‍♀️"
    #expect(entry.charactersLeft == 275 && entry.canSave && !entry.isTooLong)
    await entry.save()
    #expect(entry.message?.contains("09:00") == true && entry.card?.text == "Run 🏃🏽‍♀️")
    clock.set("2024-03-04T08:30:20Z")
    entry.tick()
    #expect(entry.screen?.lock == "Locks in 29 minutes" && entry.closedNote.isEmpty)
    clock.set("2024-03-04T09:00:00Z")
    entry.tick()
    #expect(entry.screen?.lock == "LOCKED" && !entry.canSave && !entry.closedNote.isEmpty)
    entry.text = "Walk"
    await entry.save()
    #expect(entry.refusal?.isEmpty == false && entry.card?.text == "Run 🏃🏽‍♀️")
    entry.text = "Walk on"
    #expect(entry.refusal == nil, "it was another text")
    let second = try await shown(PressureEntryModel(service, sortOrder: 1))
    #expect(second.closedNote.contains("Subscribers"))
  }

  @Test func `a NO is asked for twice, "This can't be undone", and feedback follows in the voice`()
    async throws
  {
    let service = try launch()
    try await service.send(.subscribe(until: at("2025-01-01T00:00:00Z")))
    try await service.send(.settings(SettingsChange(personalityMode: .brutal)))
    try await service.send(.commit(text: "Run"))
    let checkIn = try await shown(PressureCheckInModel(service))
    var card = try #require(checkIn.screen?.cards.first)
    #expect(!card.isAnswerable && card.closedNote.contains("09:00"))
    clock.set("2024-03-04T10:00:00Z")
    checkIn.tick()
    card = try #require(checkIn.screen?.cards.first)
    checkIn.no(card)
    #expect(checkIn.confirming == card && card.isAnswerable)
    checkIn.cancel()
    await checkIn.confirm()
    #expect(checkIn.screen?.cards.first?.status == .pending, "what was canceled is not submitted")
    checkIn.no(card)
    await checkIn.confirm()
    #expect(checkIn.screen?.cards.first?.status == .no && checkIn.confirming == nil)
    checkIn.no(card)
    await checkIn.confirm()
    #expect(checkIn.refusal == nil, "the same answer twice, as by a double tap, is not told as refused")
    await checkIn.yes(card)
    #expect(checkIn.refusal?.isEmpty == false && checkIn.screen?.cards.first?.status == .no)

    let brutal = try await shown(PressureFeedbackModel(service)).screen
    try await service.send(.settings(SettingsChange(personalityMode: .professional)))
    let professional = try await shown(PressureFeedbackModel(service)).screen
    #expect(brutal?.said.count == 1 && brutal?.said[0].lines.count == 2 && brutal?.said[0].color == .red)
    #expect(brutal?.shieldOffer == "Use your Restart Shield?", "said once, where it leads there")
    let (blunt, plain) = (brutal?.said[0].lines ?? [], professional?.said[0].lines ?? [])
    #expect(blunt[0] != plain[0] && blunt[1] != plain[1])
    let confirmation = try #require(try await shown(checkIn).screen?.confirmation)
    #expect(confirmation.title == "This can't be undone" && confirmation.detail != checkIn.screen?.question)
    #expect(confirmation.confirmButton == "Submit NO" && confirmation.cancelButton == "Go back")
  }

  @Test func `a NO waits for its confirmation as long as its question stands`() async throws {
    let service = try launch()
    let checkIn = try await shown(PressureCheckInModel(service))
    for day in 4...6 {
      clock.set("2024-03-0\(day)T07:00:00Z")
      try await service.send(.open)
      try await service.send(.commit(text: "Run"))
      clock.set("2024-03-0\(day)T10:00:00Z")
      let card = try #require(try await shown(checkIn).screen?.cards.first)
      #expect(checkIn.confirming == nil, "yesterday's is gone, though the cards read alike")
      checkIn.no(card)
      #expect(checkIn.confirming == card)
      if day == 4 {
        let other = try await shown(PressureCheckInModel(service))
        await other.yes(card)
        _ = try await shown(checkIn)
        #expect(checkIn.confirming == nil, "it was answered elsewhere")
        checkIn.no(card)
        #expect(checkIn.confirming == nil, "there is nothing left to answer")
      }
    }
    // A page that was left open says NO, and then YES, to the day that it shows.
    let left = try #require(checkIn.screen?.cards.first)
    clock.set("2024-03-07T07:00:00Z")
    try await service.send(.commit(text: "Run"))
    clock.set("2024-03-07T10:00:00Z")
    await checkIn.confirm()
    await checkIn.yes(left)
    #expect(checkIn.screen?.cards.map(\.status) == [.pending] && checkIn.refusal == nil)
  }

  @Test func `a saved text is told and a typed one kept while day and text are the same`() async throws {
    let service = try launch()
    try await service.send(.open)
    let entry = try await shown(PressureEntryModel(service))
    entry.text = "Run"
    await entry.save()
    #expect(entry.message?.isEmpty == false)
    try await service.send(.commit(text: "Walk"))
    #expect(try await shown(entry).message == nil, "another screen has changed it")
    await entry.save()
    #expect(entry.message?.isEmpty == false)
    clock.set("2024-03-04T09:00:00Z")
    entry.tick()
    #expect(entry.message == nil, "it says until when the text can be changed")
    clock.set("2024-03-05T07:00:00Z")
    entry.tick()
    #expect(entry.message == nil && entry.text == "")
    entry.text = "Read"
    entry.tick()
    #expect(entry.text == "Read")
    clock.set("2024-03-06T07:00:00Z")
    entry.tick()
    #expect(entry.text == "", "it was typed yesterday")
  }

  @Test func `a launch from a notification is told, and says what was missed as any other`() async throws {
    let service = try launch()
    let home = try await shown(PressureHomeModel(service))
    await home.open()
    clock.set("2024-03-08T12:00:00Z")
    await home.open(from: Identity(high: 0, low: 1))
    #expect(home.missedWhileAway?.contains("4 ") == true)
  }

  @Test func `what a tier means counts the yeses that are left, once there is one`() async throws {
    let service = try launch()
    try await service.send(.subscribe(until: at("2025-01-01T00:00:00Z")))
    let home = try await shown(PressureHomeModel(service))
    var (meanings, day) = ([String](), 4)
    /// Lives a day from its opening before the deadline on.
    func live(_ answers: Bool) async throws {
      let date = "2024-03-" + (day < 10 ? "0" : "") + "\(day)"
      clock.set("\(date)T07:00:00Z")
      try await service.send(.open)
      try await service.send(.commit(text: "Run"))
      clock.set("\(date)T12:00:00Z")
      try await service.send(answers ? .yes() : .no())
      meanings.append(try await shown(home).screen?.tierMeaning ?? "")
      day += 1
    }
    for _ in 0..<3 { try await live(false) }
    for _ in 0..<3 { try await live(true) }
    #expect(meanings[3].contains("2 more yeses in a row") && meanings[4].contains("1 more yes takes"))
    let still = [0, 1, 2, 5].map { meanings[$0] }
    #expect(still.allSatisfy { !$0.isEmpty && !$0.contains("more yes") })
    for answers in [false, false, true] { try await live(answers) }
    #expect(meanings[8].hasPrefix("1 more yes brings"))
    try await service.send(.settings(SettingsChange(personalityMode: .brutal)))
    #expect(try await shown(home).screen?.tierMeaning.contains("1 more yes finishes") == true)
  }

  @Test func `a card says until when it can be answered, and leads where something can be done`() async throws
  {
    let service = try launch()
    let home = try await shown(PressureHomeModel(service))
    await home.open()
    let close = try await service.state().settings.window.close.hourAndMinute
    /// The card's links, until when it can be answered, and the note under it.
    func card() async throws -> [String] {
      let screen = try #require(try await shown(home).screen)
      let card = screen.cards[0]
      return [card.entryLink, card.checkInLink, card.feedbackLink, card.closes, screen.cardNotes[0]]
    }
    let prompt = try #require(try await shown(PressureEntryModel(service)).screen?.prompt)
    let checkIn = try await shown(PressureCheckInModel(service))
    #expect(try await card() == [prompt, "", "", "", ""], "it asks for a text")
    try await service.send(.commit(text: "Run"))
    #expect(try await card() == ["Change it", "", "", "", try #require(checkIn.screen?.cards[0].closedNote)])
    clock.set("2024-03-04T10:00:00Z")
    let question = try #require(checkIn.screen?.question)
    #expect(try await card() == ["", question, "", "Answer by \(close)", ""])
    try await service.send(.yes())
    let links = try await card()
    #expect(links.prefix(4) == ["", "", "Today's feedback", ""] && !links[4].isEmpty)
  }

  @Test func `feedback has each commitment's words, and leads on to one that is still open`() async throws {
    let service = try launch()
    try await service.send(.subscribe(until: at("2025-01-01T00:00:00Z")))
    for (order, text) in ["Run", "Read"].enumerated() {
      try await service.send(.commit(text: text, sortOrder: order))
    }
    clock.set("2024-03-04T10:00:00Z")
    let feedback = PressureFeedbackModel(service)
    try await service.send(.no(sortOrder: 1))
    var screen = try #require(try await shown(feedback).screen)
    #expect(screen.said.map(\.label) == ["No"] && screen.said.map(\.text) == ["Read"])
    #expect(screen.next == (try await shown(PressureCheckInModel(service)).screen?.question))
    try await service.send(.yes())
    screen = try #require(try await shown(feedback).screen)
    #expect(screen.said.map(\.label) == ["Yes", "No"] && screen.next == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a model follows the service, and a countdown goes on with the clock`() async throws {
    let service = try launch()
    try await service.send(.commit(text: "Run"))
    let home = PressureHomeModel(service)
    let following = Task { await home.follow() }
    while home.screen?.lock != "Locks in 2 hours" { await Task.yield() }
    clock.set("2024-03-04T08:59:00Z")
    while home.screen?.lock != "Locks in 1 minute" { try await Task.sleep(for: .milliseconds(10)) }
    clock.set("2024-03-04T09:00:00Z")
    while home.state?.day?.isLocked != true { try await Task.sleep(for: .milliseconds(10)) }
    #expect(home.screen?.lock == "LOCKED")
    following.cancel()
    await following.value
  }
}
