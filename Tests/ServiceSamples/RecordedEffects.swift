package import ServiceKernel

/// Writes effects down.
package actor RecordedEffects<Effect: ServiceEffect>: EffectPerformer {
  /// What was performed, in order.
  package private(set) var effects: [Effect] = []
  /// The numbers of the lasting effects among it.
  package private(set) var numbers: [Int] = []

  package init() {}

  package func perform(_ effect: Effect, number: Int?) {
    effects.append(effect)
    if let number { numbers.append(number) }
  }
}
