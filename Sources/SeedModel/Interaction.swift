/// How a fix is carried out, with the configuration that its type needs.
public enum Interaction: Hashable, Sendable {
  /// Types without a configuration.
  case standard, journal, reversal, body
  /// A timer.
  case timed(Timed)
  /// Steps in order.
  case multiStep([Step])
  /// Multiple choice.
  case quiz(Quiz)
  /// A situation with responses.
  case scenario(Scenario)
  /// A tally.
  case counter(Counter)
  /// Watching, then the report asked for here.
  case observation(reportPrompt: String)
  /// Leaving something out.
  case abstain(Abstain)
  /// One behaviour in the place of another.
  case substitute(Substitute)
  /// A guess, then what happened.
  case predict(Predict)
  /// Sorting into categories.
  case audit(Audit)

  /// The interaction's type.
  public var type: InteractionType {
    switch self {
    case .standard: .standard
    case .journal: .journal
    case .reversal: .reversal
    case .body: .body
    case .timed: .timed
    case .multiStep: .multiStep
    case .quiz: .quiz
    case .scenario: .scenario
    case .counter: .counter
    case .observation: .observation
    case .abstain: .abstain
    case .substitute: .substitute
    case .predict: .predict
    case .audit: .audit
    }
  }
}

extension Interaction {
  /// A timer that must run out.
  public struct Timed: Hashable, Sendable {
    /// 10…14 400 seconds.
    public var durationSeconds: Int
    /// Shown while the timer runs.
    public var prompt: String?

    /// Makes a timer.
    public init(durationSeconds: Int, prompt: String?) {
      self.durationSeconds = durationSeconds
      self.prompt = prompt
    }
  }

  /// One step of a multi-step fix.
  public struct Step: Hashable, Sendable {
    /// Unique inside its fix.
    public var id: String
    /// What to do.
    public var instruction: String
    /// What counts as done.
    public var validation: String?
    /// The aside under the instruction, without its `//`.
    public var inlineComment: String?

    /// Makes a step.
    public init(id: String, instruction: String, validation: String?, inlineComment: String?) {
      self.id = id
      self.instruction = instruction
      self.validation = validation
      self.inlineComment = inlineComment
    }
  }

  /// An answer of a quiz or a response of a scenario.
  public struct Option: Hashable, Sendable {
    /// Unique inside its fix.
    public var id: String
    /// What the chooser reads.
    public var text: String
    /// Multiplies the bug's weight when chosen, 0.1…3.0; always there in a quiz.
    public var weightModifier: Double?
    /// Something true about that choice.
    public var insight: String?

    /// Makes an option.
    public init(id: String, text: String, weightModifier: Double?, insight: String?) {
      self.id = id
      self.text = text
      self.weightModifier = weightModifier
      self.insight = insight
    }
  }

  /// Multiple choice whose answers weigh the bug.
  public struct Quiz: Hashable, Sendable {
    /// The question; the fix's prompt frames it.
    public var question: String
    /// 2…6 answers.
    public var options: [Option]
    /// Shown after any answer.
    public var explanationAfter: String?

    /// Makes a quiz.
    public init(question: String, options: [Option], explanationAfter: String?) {
      self.question = question
      self.options = options
      self.explanationAfter = explanationAfter
    }
  }

  /// A situation and tempting responses.
  public struct Scenario: Hashable, Sendable {
    /// What happens.
    public var situation: String
    /// 2…6 responses.
    public var options: [Option]
    /// Shown after any response.
    public var debrief: String?

    /// Makes a scenario.
    public init(situation: String, options: [Option], debrief: String?) {
      self.situation = situation
      self.options = options
      self.debrief = debrief
    }
  }

  /// A tally of occurrences.
  public struct Counter: Hashable, Sendable {
    /// What is counted.
    public var targetDescription: String
    /// The counted thing's name.
    public var unit: String?
    /// The least count that counts as done.
    public var minTarget: Int?
    /// The most; never below the least.
    public var maxTarget: Int?

    /// Makes a counter.
    public init(targetDescription: String, unit: String?, minTarget: Int?, maxTarget: Int?) {
      self.targetDescription = targetDescription
      self.unit = unit
      self.minTarget = minTarget
      self.maxTarget = maxTarget
    }
  }

  /// Leaving something out for a while.
  public struct Abstain: Hashable, Sendable {
    /// Until when, in words.
    public var durationDescription: String
    /// The local time at which it ends.
    public var endTime: TimeOfDay?

    /// Makes an abstention.
    public init(durationDescription: String, endTime: TimeOfDay?) {
      self.durationDescription = durationDescription
      self.endTime = endTime
    }
  }

  /// One behaviour in the place of another.
  public struct Substitute: Hashable, Sendable {
    /// What sets it off.
    public var triggerBehavior: String
    /// What is done instead.
    public var replacementBehavior: String

    /// Makes a substitution.
    public init(triggerBehavior: String, replacementBehavior: String) {
      self.triggerBehavior = triggerBehavior
      self.replacementBehavior = replacementBehavior
    }
  }

  /// A guess, then what happened.
  public struct Predict: Hashable, Sendable {
    /// Asked before.
    public var predictionPrompt: String
    /// Asked after.
    public var observationPrompt: String

    /// Makes a prediction.
    public init(predictionPrompt: String, observationPrompt: String) {
      self.predictionPrompt = predictionPrompt
      self.observationPrompt = observationPrompt
    }
  }

  /// Sorting into categories.
  public struct Audit: Hashable, Sendable {
    /// One category of an audit.
    public struct Category: Hashable, Sendable {
      /// Unique inside its fix.
      public var id: String
      /// What the sorter reads.
      public var label: String

      /// Makes a category.
      public init(id: String, label: String) {
        self.id = id
        self.label = label
      }
    }

    /// What is sorted.
    public var auditPrompt: String
    /// 2…8 categories.
    public var categories: [Category]

    /// Makes an audit.
    public init(auditPrompt: String, categories: [Category]) {
      self.auditPrompt = auditPrompt
      self.categories = categories
    }
  }
}

/// A local time of day, to the minute.
public struct TimeOfDay: Hashable, Sendable, CustomStringConvertible {
  /// Minutes since midnight, 0…1439.
  public var minute: Int

  /// Makes a time of day, or nil outside 0…1439.
  public init?(minute: Int) {
    guard (0..<1440).contains(minute) else { return nil }
    self.minute = minute
  }

  /// `HH:mm`.
  public var description: String {
    let hour = minute / 60
    let rest = minute % 60
    return "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
  }
}
