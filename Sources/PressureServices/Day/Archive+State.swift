import CivilTime
import SeededRandom

extension ByteWriter {
  mutating func write(_ state: PressureState) {
    write(state.settings)
    write(state.zone.identifier)
    write(entitlement: state.entitlement)
    write(state.permission.rawValue)
    write(state.onboarding) { $0.write($1.index) }
    write(state.draft)
    write(state.draftRevision)
    write(state.day) { $0.write($1) }
    write(state.nextDay) { writer, next in
      writer.write(next.date)
      writer.write(next.startsAt)
    }
    write(state.slots) { writer, slot in
      writer.write(slot.escalation)
      writer.write(slot.lastMiss) { writer, miss in
        writer.write(miss.at)
        writer.write(miss.record)
        writer.write(miss.before)
        writer.write(miss.since) { $0.write($1.rawValue) }
      }
    }
    write(state.shields.remaining)
    write(state.shields.resetDate) { $0.write($1) }
    write(state.badge)
    write(state.pending) { $0.write($1) }
    write(state.fixedVariants) { writer, fixed in
      writer.write(fixed.date)
      writer.write(fixed.key.code)
      writer.write(fixed.variant)
    }
    // Dictionaries have no order of their own: theirs here is that of their keys.
    write(state.rotations.sorted { $0.key < $1.key }) { writer, rotation in
      writer.write(rotation.key)
      writer.write(rotation.value.remaining) { $0.write($1) }
      writer.write(rotation.value.last) { $0.write($1) }
    }
    write(state.variants.lastIndexes.sorted { $0.key < $1.key }) { writer, variant in
      writer.write(variant.key)
      writer.write(variant.value)
    }
    write(unsigned: state.copyRandom.state)
    write(unsigned: state.idRandom.state)
    write(state.missedWhileAway)
    write(state.lastActive) { $0.write($1) }
    write(state.clock)
  }

  private mutating func write(_ settings: PressureSettings) {
    write(settings.personalityMode == .brutal)
    write(window: settings.window)
    write(settings.notificationsEnabled)
    write(EscalationTuning.allCases.firstIndex(of: settings.escalationTuning) ?? 0)
  }

  private mutating func write(window: CheckInWindow) {
    write(window.deadline)
    write(window.close)
  }

  private mutating func write(entitlement: Entitlement) {
    switch entitlement {
    case .free: write(UInt8(0))
    case .paid(let until):
      write(UInt8(1))
      write(until)
    case .inGrace(let until):
      write(UInt8(2))
      write(until)
    }
  }

  private mutating func write(_ day: PressureDay) {
    write(day.date)
    write(day.zone.identifier)
    write(window: day.window)
    write(day.startsAt)
    write(day.isLocked)
    write(day.records) { $0.write($1) }
    write(day.revision)
    write(day.deliveredAt) { $0.write($1) }
  }

  private mutating func write(_ reminder: PlannedReminder) {
    write(reminder.id)
    write(reminder.at)
    write(reminder.date)
    write(reminder.key.code)
    write(reminder.variant)
    write(reminder.mode == .brutal)
    write(reminder.revision)
    write(reminder.others)
  }
}
