public import CivilTime
import SeedModel
import SeedRuntime
import ServiceCopy
public import ServiceKernel

/// What one of GeoCue's screens shows, as a value.
public protocol GeoCueScreen: ServiceScreen where Rules == GeoCueReducer, Phrases == GeoCuePhrases {}

/// A screen of GeoCue that follows its user's service.
public typealias GeoCueModel<Screen: GeoCueScreen> = ServiceModel<Screen>

/// The bundle's texts for screens, each in the first of its variants.
public struct GeoCuePhrases: ServicePhrases {
  let reducer: GeoCueReducer

  /// The texts, which are the same for every state.
  public init(_ reducer: GeoCueReducer, for state: GeoCueState?, at now: Instant) { self.reducer = reducer }

  /// What a key says; empty where the content lacks it.
  func callAsFunction(_ key: String, _ arguments: CopyArguments = CopyArguments()) -> String {
    reducer.copy.phrase(key, product: GeoCueReducer.product, voice: "standard", arguments)
  }

  /// What is said where a change could not be stored.
  public var notSaved: String { self("preferences.notSaved") }

  /// Why an event was refused: for an identifier, which no user sees; that it was not stored is enough.
  public func text(of refusal: GeoCueRefusal, for event: GeoCueEvent) -> String { notSaved }
}
