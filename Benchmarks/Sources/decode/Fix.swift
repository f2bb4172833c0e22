#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A fix as a service would declare it: enumerations and a UUID are checked, lengths and ranges are not.
struct Fix: Codable {
  enum Kind: String, Codable { case daily, weekly, quickFix }
  enum Severity: String, Codable { case low, medium, high }

  enum InteractionType: String, Codable {
    case standard, timed, multiStep, quiz, scenario, counter, journal, reversal, body, observation, abstain
    case substitute, predict, audit
  }

  var id: UUID
  var number: Int
  var bugSlug: String
  var type: Kind
  var severity: Severity
  var interactionType: InteractionType
  var prompt: String
  var inlineComment: String?
  var validation: String?
  var configuration: Configuration?
}

/// What an interaction type needs: one member is there.
struct Configuration: Codable {
  struct Timed: Codable {
    var durationSeconds: Int
    var prompt: String?
  }

  struct Step: Codable {
    var id: String
    var instruction: String
    var validation: String?
    var inlineComment: String?
  }

  struct MultiStep: Codable { var steps: [Step] }

  struct Option: Codable {
    var id: String
    var text: String
    var weightModifier: Double?
    var insight: String?
  }

  struct Quiz: Codable {
    var question: String
    var options: [Option]
    var explanationAfter: String?
  }

  struct Scenario: Codable {
    var situation: String
    var options: [Option]
    var debrief: String?
  }

  struct Counter: Codable {
    var targetDescription: String
    var unit: String?
    var minTarget: Int?
    var maxTarget: Int?
  }

  struct Observation: Codable { var reportPrompt: String }

  struct Abstain: Codable {
    var durationDescription: String
    var endTime: String?
  }

  struct Substitute: Codable {
    var triggerBehavior: String
    var replacementBehavior: String
  }

  struct Predict: Codable {
    var predictionPrompt: String
    var observationPrompt: String
  }

  struct Category: Codable {
    var id: String
    var label: String
  }

  struct Audit: Codable {
    var auditPrompt: String
    var categories: [Category]
  }

  var timed: Timed?
  var multiStep: MultiStep?
  var quiz: Quiz?
  var scenario: Scenario?
  var counter: Counter?
  var observation: Observation?
  var abstain: Abstain?
  var substitute: Substitute?
  var predict: Predict?
  var audit: Audit?
}
