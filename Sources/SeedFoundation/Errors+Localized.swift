public import CivilTime
public import Foundation
public import SeedRuntime
public import ServiceKernel

extension BundleError: LocalizedError {
  /// The error in one sentence, in English: it is for logs and support, not for users.
  public var errorDescription: String? { description }
}

extension CopyError: LocalizedError {
  /// The error in one sentence, in English.
  public var errorDescription: String? { description }
}

extension ContractError: LocalizedError {
  /// The error in one sentence, in English.
  public var errorDescription: String? { description }
}

extension ServiceError: LocalizedError {
  /// The error in one sentence, in English.
  public var errorDescription: String? { description }
}

extension ZoneError: LocalizedError {
  /// The error in one sentence, in English.
  public var errorDescription: String? { description }
}

extension StoreError: LocalizedError {
  /// The error in one sentence, in English.
  public var errorDescription: String? { description }
}
