public import CivilTime
import SeedModel

/// What a screen shows of a card's interaction, as far as it is carried out.
extension EgoFixRunningCard {
  /// An answer of a quiz or a scenario.
  public struct Option: Equatable, Sendable, Identifiable {
    /// Its id, for ``EgoFixRunningCard/choose(_:)``.
    public let id: String
    /// What it says.
    public let text: String
    /// Whether it is chosen.
    public let isChosen: Bool
    /// What it says of whoever chose it; empty while it is not chosen.
    public let insight: String
  }

  /// One step of several.
  public struct Step: Equatable, Sendable, Identifiable {
    /// How far a step is.
    public enum State: Sendable {
      /// It was done.
      case done
      /// It was passed over.
      case passed
      /// It comes next.
      case current
      /// It comes later.
      case ahead
    }

    /// Its id.
    public let id: String
    /// What to do.
    public let instruction: String
    /// How far it is.
    public let state: State
    /// The comment's lines, each with its slashes; none while it is not the step's turn.
    public let comment: [String]
    /// What counts as done; empty while it is not the step's turn.
    public let validation: String
  }

  /// A text that is asked for.
  public struct Writing: Equatable, Sendable {
    /// What stands before the question: report, before or after; nil where nothing is asked.
    public let label: EgoFixLabels.Key?
    /// What is asked; empty for a free text.
    public let question: String
    /// What was written last.
    public let text: String
    /// The prediction that was made, and what it answers; nil before, and for another interaction.
    public let prediction: Prediction?

    /// A prediction that stands.
    public struct Prediction: Equatable, Sendable {
      /// What was asked.
      public let question: String
      /// What was written.
      public let text: String
    }
  }

  /// What can be done with a timer.
  public enum TimerAction: Sendable {
    /// It is started, or goes on.
    case start
    /// It is stopped for a while.
    case stop
  }

  /// The answers; none for another interaction.
  public var options: [Option] {
    func option(_ id: String, _ text: String, _ insight: String?) -> Option {
      let isChosen = progress.option == id
      return Option(id: id, text: text, isChosen: isChosen, insight: isChosen ? insight ?? "" : "")
    }
    return switch interaction {
    case .quiz(let quiz): quiz.options.map { option($0.id, $0.text, $0.insight) }
    case .scenario(let scenario): scenario.options.map { option($0.id, $0.text, $0.insight) }
    default: []
    }
  }

  /// What is said after a choice; empty before one, and where nothing is.
  public var explanation: String {
    guard progress.option != nil else { return "" }
    return switch interaction {
    case .quiz(let quiz): quiz.explanationAfter ?? ""
    case .scenario(let scenario): scenario.debrief ?? ""
    default: ""
    }
  }

  /// The text that is asked for, of a prediction the guess first, then what came of it; nil for another
  /// interaction.
  public var writing: Writing? {
    switch interaction {
    case .journal: Writing(label: nil, question: "", text: progress.text, prediction: nil)
    case .observation(let seen):
      Writing(label: .report, question: seen.reportPrompt, text: progress.text, prediction: nil)
    case .predict(let predict):
      if let made = progress.prediction {
        Writing(
          label: .after,
          question: predict.observationPrompt,
          text: progress.text,
          prediction: Writing.Prediction(question: predict.predictionPrompt, text: made)
        )
      } else {
        Writing(label: .before, question: predict.predictionPrompt, text: "", prediction: nil)
      }
    default: nil
    }
  }

  /// The steps; none for another interaction.
  public var steps: [Step] {
    guard case .multiStep(let steps) = interaction else { return [] }
    let next = step ?? steps.steps.count
    return steps.steps.enumerated().map { index, step in
      let isCurrent = index == next
      let isPassed = progress.passed.contains(step.id)
      return Step(
        id: step.id,
        instruction: step.instruction,
        state: isCurrent ? .current : index > next ? .ahead : isPassed ? .passed : .done,
        comment: isCurrent ? InlineComment.lines(step.inlineComment ?? "") : [],
        validation: isCurrent ? step.validation ?? "" : ""
      )
    }
  }

  /// Whether the last one that was counted can be taken back.
  public var canTakeBack: Bool { progress.count > 0 }

  /// What can be done with the timer; nil once it has ended, and where there is none.
  public var timerAction: TimerAction? {
    switch progress.timer {
    case .ready, .paused: .start
    case .running: .stop
    case .ended, nil: nil
    }
  }

  /// When the timer ends; nil where it does not run.
  public var timerEnd: Instant? {
    if case .running(let end)? = progress.timer { end } else { nil }
  }
}
