/// Writes effects down, for tests and previews.
public actor RecordedEffects<Effect: ServiceEffect>: EffectPerformer {
  /// What was performed, in order.
  public private(set) var effects: [Effect] = []
  /// The numbers of the lasting effects among it.
  public private(set) var numbers: [Int] = []

  /// None yet.
  public init() {}

  /// Writes an effect down.
  public func perform(_ effect: Effect, number: Int?) {
    effects.append(effect)
    if let number { numbers.append(number) }
  }
}
