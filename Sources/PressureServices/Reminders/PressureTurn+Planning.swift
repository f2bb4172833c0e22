import CivilTime
import SeedModel
import SeedRuntime
import SeededRandom
import ServiceCopy

extension PressureTurn {
  /// Brings what the notification centre holds to what should come: what stays the same stays, the rest is
  /// cancelled, what is new is handed over.
  mutating func planReminders() {
    let wanted = state.canNotify ? wantedReminders() : []
    let kept = state.pending.filter { pending in wanted.contains { $0.isSame(as: pending) } }
    let cancelled = state.pending.filter { pending in !wanted.contains { $0.isSame(as: pending) } }.map(\.id)
    if !cancelled.isEmpty {
      effects.append(.cancel(cancelled))
      for id in cancelled { effects.append(.log(.cancelled(id))) }
    }
    state.pending = kept
    for draft in wanted where !kept.contains(where: { $0.isSame(as: draft) }) { handOver(draft) }
    state.pending.sort { ($0.at, $0.id) < ($1.at, $1.id) }
  }

  /// Gives a reminder its variant, its text and its identity.
  private mutating func handOver(_ draft: PlannedReminder) {
    var key = draft.key
    var variant = fixedVariant(of: key, on: draft.date, mode: draft.mode)
    if variant == nil, let plainer = key.plainer {
      effects.append(.missingCopy(key: key.name, reason: "\(plainer.name) stands in"))
      key = plainer
      variant = fixedVariant(of: key, on: draft.date, mode: draft.mode)
    }
    guard let variant else {
      effects.append(.missingCopy(key: key.name, reason: "the reminder is left out"))
      return
    }
    do throws(CopyError) {
      guard
        let text = try reducer.copy.text(
          product: pressureProduct,
          voice: draft.mode.voice,
          key: key.name,
          variant: variant,
          arguments: arguments(of: draft)
        )
      else { return }
      let id = state.idRandom.identity()
      state.pending.append(
        PlannedReminder(
          id: id,
          at: draft.at,
          date: draft.date,
          key: draft.key,
          variant: variant,
          mode: draft.mode,
          revision: draft.revision,
          others: draft.others
        )
      )
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

  /// The variant of a key on a day: the one it was given when it was first planned, else the next of the
  /// key's rotation; nil for a key without texts.
  private mutating func fixedVariant(of key: ReminderKey, on date: CivilDate, mode: PersonalityMode) -> Int? {
    let count = reducer.copy.variantCount(product: pressureProduct, voice: mode.voice, key: key.name)
    let fixed = state.fixedVariants.first { $0.date == date && $0.key == key }
    if let fixed, fixed.variant < count { return fixed.variant }
    let code = key.rotationCode
    guard
      let variant = state.rotations[code, default: ShuffledRounds()].next(of: count, using: &state.copyRandom)
    else { return nil }
    state.fixedVariants.removeAll { $0.date == date && $0.key == key }
    state.fixedVariants.append(FixedVariant(date: date, key: key, variant: variant))
    return variant
  }

  private func arguments(of draft: PlannedReminder) -> CopyArguments {
    let deadline = state.settings.window.deadline.hourAndMinute
    var arguments: CopyArguments = ["time": .text(deadline), "others": .count(draft.others)]
    switch draft.key.kind {
    case .planned: break
    case .plain, .recovering, .several:
      let text = state.day?.date == draft.date ? chosenRecord?.text : state.draft
      arguments.set("commitment", to: .text(text ?? ""))
    }
    return arguments
  }
}

extension ReminderKey {
  /// The rotation that a key takes part in: all slots of `several` have one text, hence one rotation.
  var rotationCode: UInt8 { kind == .several ? ReminderKey(kind, tier: tier, slot: .midpoint).code : code }
}
