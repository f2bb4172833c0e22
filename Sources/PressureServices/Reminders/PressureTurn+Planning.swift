import CivilTime
import SeedModel
import SeedRuntime
import SeededRandom
import ServiceCopy
import ServiceKernel

extension PressureTurn {
  /// Brings what the notification centre holds to what should come: what stays the same stays, the rest is
  /// cancelled, what is new is handed over.
  mutating func planReminders() {
    let wanted = state.canNotify ? wantedReminders() : []
    if wanted.count == state.pending.count, zip(wanted, state.pending).allSatisfy({ $0.isSame(as: $1) }) {
      return
    }
    let held = state.pending
    state.pending = []
    state.pending.reserveCapacity(wanted.count)
    let cancelled = held.filter { reminder in !wanted.contains { $0.isSame(as: reminder) } }.map(\.id)
    if !cancelled.isEmpty {
      effects.append(.cancel(cancelled))
      for id in cancelled { effects.append(.log(.cancelled(id))) }
    }
    // Both are in the order of their times, and what is wanted names every time that is kept.
    for draft in wanted {
      if let reminder = held.first(where: { $0.isSame(as: draft) }) {
        state.pending.append(reminder)
      } else {
        handOver(draft)
      }
    }
  }

  /// Gives a reminder its variant, its text and its identity.
  private mutating func handOver(_ draft: PlannedReminder) {
    let (key, line) = line(of: draft)
    if key != draft.key {
      effects.append(.missingCopy(key: draft.key.name, reason: "\(key.name) stands in"))
    }
    guard let line, let variant = fixedVariant(of: key, on: draft.date, count: line.variantCount) else {
      effects.append(.missingCopy(key: key.name, reason: "the reminder is left out"))
      return
    }
    do throws(CopyError) {
      guard
        let text = try reducer.copy.text(of: line, variant: variant, arguments: arguments(of: draft))
      else { return }
      let id = state.idRandom.identity()
      var reminder = draft
      (reminder.id, reminder.variant) = (id, variant)
      state.pending.append(reminder)
      let notification = ReminderNotification(
        identifier: id,
        at: draft.at,
        title: text.title ?? "",
        body: text.body,
        key: key.name,
        variant: variant,
        tier: draft.key.tier
      )
      effects.append(.notify(notification))
      let record = NotificationRecord(id: id, scheduledFor: draft.at, tier: key.tier, personality: draft.mode)
      effects.append(.log(.scheduled(record)))
    } catch {
      effects.append(.missingCopy(key: key.name, reason: error.description))
    }
  }

  /// The text of a reminder, and the key that it stands under: the reminder's own or, where the bundle lacks
  /// that, one that says less.
  private func line(of reminder: PlannedReminder) -> (key: ReminderKey, line: CopyLine?) {
    if let line = line(reminder.key.name, in: reminder.mode) { return (reminder.key, line) }
    let key = reminder.key.plainer ?? reminder.key
    return (key, line(key.name, in: reminder.mode))
  }

  /// A planned reminder as the notification centre holds it; nil where a newer bundle no longer has its text.
  func notification(_ reminder: PlannedReminder) -> ServiceNotification? {
    guard let line = line(of: reminder).line,
      let text = try? reducer.copy.text(
        of: line,
        variant: reminder.variant % line.variantCount,
        arguments: arguments(of: reminder)
      )
    else { return nil }
    return ServiceNotification(
      identifier: "\(reminder.id)",
      at: reminder.at,
      title: text.title ?? "",
      body: text.body,
      badge: 1
    )
  }

  /// The variant of a key on a day: the one it was given when it was first planned, else the next of the
  /// key's rotation; nil for a key without texts.
  private mutating func fixedVariant(of key: ReminderKey, on date: CivilDate, count: Int) -> Int? {
    let index = state.fixedVariants.firstIndex { $0.date == date && $0.key == key }
    if let index, state.fixedVariants[index].variant < count { return state.fixedVariants[index].variant }
    let rotation = key.rotation
    guard
      let variant = state.rotations[rotation, default: ShuffledRounds()].next(
        of: count,
        using: &state.copyRandom
      )
    else { return nil }
    let fixed = FixedVariant(date: date, key: key, variant: variant)
    // A voice with fewer variants can make a new one necessary.
    if let index { state.fixedVariants[index] = fixed } else { state.fixedVariants.append(fixed) }
    return variant
  }

  private func arguments(of draft: PlannedReminder) -> CopyArguments {
    // What is planned ahead says when the next text can be set.
    if draft.key.kind == .planned {
      return ["time": .text(state.settings.window.deadline.hourAndMinute)]
    }
    let chosen = chosen
    let text = state.day?.date == draft.date ? chosen?.text : state.draft
    var arguments: CopyArguments = ["commitment": .text(text ?? ""), "others": .count(draft.others)]
    if draft.key.kind == .recovering, let escalation = chosen?.escalation {
      // The yeses that still lead out of the tier, today's included.
      let needed = EscalationEngine.successesNeeded(toLeave: escalation.tier)
      arguments.set("remaining", to: .count(max(0, needed - escalation.successes)))
    }
    return arguments
  }
}

extension ReminderKey {
  /// The rotation that a key takes part in: all slots of `several` have one text, hence one rotation.
  fileprivate var rotation: ReminderKey {
    kind == .several ? ReminderKey(kind, tier: tier, slot: .midpoint) : self
  }
}
