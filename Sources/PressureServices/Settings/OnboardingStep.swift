/// The five steps of the first run, in their order (roadmap, phase 4). What is stored is the step that comes
/// next, so that a run which was cut off goes on there.
public enum OnboardingStep: String, CaseIterable, Hashable, Sendable, Codable {
  /// The first screen, with the field for the first commitment.
  case coldOpen
  /// The two voices side by side.
  case personality
  /// Asking for notifications.
  case notifications
  /// Deadline and close.
  case window
  /// The home screen with the commitment in place; the first day begins.
  case home

  /// 0…4.
  public var index: Int { OnboardingStep.allCases.firstIndex(of: self) ?? 0 }

  /// The step after this one; nil after the last.
  public var next: OnboardingStep? {
    index + 1 < OnboardingStep.allCases.count ? OnboardingStep.allCases[index + 1] : nil
  }
}
