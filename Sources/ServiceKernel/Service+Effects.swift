import PlainJSON

extension Service {
  /// Performs a turn's effects, now that it is stored; those that are left from earlier turns come first.
  func carryOut(_ turn: Turn<R>) async -> Turn<R> {
    var turn = turn
    turn.fault = await performOwed()
    for effect in turn.effects where effect.handling == .passing {
      try? await performer.perform(effect, number: nil)
    }
    do {
      try await reconcile()
    } catch {
      held = nil
      turn.fault = turn.fault ?? error
    }
    return turn
  }

  /// Performs lasting effects in their order, and takes them out of the outbox.
  ///
  /// One that the performer cannot perform holds up those behind it, since they would fail as well; a
  /// notification that the centre refuses holds up nothing.
  func performOwed() async -> (any Error)? {
    var fault: (any Error)?
    var performs = true
    for entry in owed ?? [] {
      let effect = try? reducer.effect(from: entry.effect, version: entry.version)
      do {
        if let effect, let state = known?.state, !reducer.wants(effect, in: state, at: clock.now()) {
          // Too late: it counts as performed.
        } else if let notification = effect?.notification {
          try await notifications.show(notification)
        } else if let effect {
          guard performs else { continue }
          try await performer.perform(effect, number: entry.number)
        } else {
          fault = fault ?? ServiceError.damagedEffect(product: R.product, reason: entry.effect.text)
        }
        performed.append(entry.number)
        owed?.removeAll { $0.number == entry.number }
      } catch {
        fault = fault ?? error
        if effect?.notification == nil { performs = false }
      }
    }
    guard !performed.isEmpty else { return fault }
    do {
      try await store.acknowledge(performed)
      performed = []
    } catch {
      fault = fault ?? error
    }
    return fault
  }

  /// Brings the notification centre to what the state wants.
  ///
  /// Another process may store a state meanwhile and see to its notifications; whoever is last to look at the
  /// store has its state in the centre.
  private func reconcile() async throws {
    while true {
      let state = try await current().state
      let wanted = reducer.wanted(in: state)
      var fault: (any Error)?
      if wanted != held {
        let before = held
        // Until it is done nothing is certain.
        held = nil
        fault = try await bring(before, to: wanted)
        if fault == nil { held = wanted }
      }
      let revision = known?.revision
      guard try await store.revision() == revision else { continue }
      if let fault { throw fault }
      return
    }
  }

  /// - Returns: why the centre refused something, the first reason; all else is done.
  /// - Throws: what the centre throws where it cannot say what is planned.
  private func bring(
    _ before: WantedNotifications?,
    to wanted: WantedNotifications
  ) async throws -> (any Error)? {
    var fault: (any Error)?
    let identifiers = Set(wanted.notifications.map(\.identifier))
    let planned: [String]
    if let before {
      planned = before.notifications.map(\.identifier)
    } else {
      planned = try await notifications.pending()
    }
    let unwanted = planned.filter { !identifiers.contains($0) }
    if !unwanted.isEmpty {
      do { try await notifications.remove(unwanted) } catch { fault = error }
    }
    let same = Set(before?.notifications ?? [])
    // Of a centre that had to be asked, only identifiers are known: all is handed over again, and replaces
    // what is the same.
    for notification in wanted.notifications where !same.contains(notification) {
      do { try await notifications.add(notification) } catch { fault = fault ?? error }
    }
    if wanted.badge != before?.badge {
      do { try await notifications.setBadge(wanted.badge) } catch { fault = fault ?? error }
    }
    return fault
  }
}
