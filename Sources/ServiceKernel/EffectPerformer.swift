/// Carries out a product's effects that are neither records nor notifications: lines, haptics, analytics.
///
/// It must not await its service (`send`, `state`, `resume`): the service waits for it, and both would wait
/// for ever. What it has to tell the service it tells in a task of its own.
public protocol EffectPerformer<Effect>: Sendable {
  /// The product's effects.
  associatedtype Effect: ServiceEffect

  /// Performs an effect.
  ///
  /// - Parameter number: of a lasting effect the number that it has for good; after a crash an effect may
  ///   come twice, with one number. Nil for a passing one.
  /// - Throws: a lasting effect that throws is performed again later, and those behind it wait for it; what
  ///   is shown by the notification centre does not.
  func perform(_ effect: Effect, number: Int?) async throws
}

/// Performs nothing.
public struct NoEffects<Effect: ServiceEffect>: EffectPerformer {
  /// Performs nothing.
  public init() {}

  /// Does nothing.
  public func perform(_ effect: Effect, number: Int?) {}
}
