#if os(watchOS) || (canImport(UIKit) && !os(tvOS) && !os(visionOS))
  public import ServiceKernel
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif
  #if canImport(WatchKit) && !os(iOS)
    import WatchKit
  #endif

  /// Lets a hand feel the effects that are felt, and hands all others on.
  public struct HapticEffects<Effect: ServiceEffect>: EffectPerformer {
    private let others: any EffectPerformer<Effect>

    /// - Parameter others: performs what is not felt, such as analytics.
    public init(others: any EffectPerformer<Effect> = NoEffects<Effect>()) { self.others = others }

    /// Performs an effect; a device that cannot be felt, or an app in the background, plays nothing.
    ///
    /// - Throws: what the performer of the others throws.
    public func perform(_ effect: Effect, number: Int?) async throws {
      guard let feedback = effect.hapticFeedback else {
        return try await others.perform(effect, number: number)
      }
      #if os(watchOS)
        await feedback.playOnWatch()
      #else
        await feedback.playOnPhone()
      #endif
    }
  }

  extension HapticFeedback {
    #if canImport(UIKit) && !os(watchOS)
      @MainActor func playOnPhone() {
        switch self {
        case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
        case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
        case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
        case .impact: UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        }
      }
    #endif

    #if canImport(WatchKit) && !os(iOS)
      @MainActor package func playOnWatch() {
        switch self {
        case .success: WKInterfaceDevice.current().play(.success)
        case .warning: WKInterfaceDevice.current().play(.notification)
        case .error: WKInterfaceDevice.current().play(.failure)
        case .impact: WKInterfaceDevice.current().play(.click)
        }
      }
    #endif
  }
#endif
