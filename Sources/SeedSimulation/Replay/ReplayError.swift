/// Why a line of input is a bad line.
package struct ReplayError: Error, Hashable, Sendable {
  /// What is wrong, as a program reads it.
  package enum Code: String, CaseIterable, Sendable {
    case badJSON = "bad-json"
    case lineTooLong = "line-too-long"
    case missingField = "missing-field"
    case badField = "bad-field"
    case badTime = "bad-time"
    case badDate = "bad-date"
    case badInstant = "bad-instant"
    case unknownZone = "unknown-zone"
    case unknownCall = "unknown-call"
    case unknownEvent = "unknown-event"
    case unknownPolicy = "unknown-policy"
    case backInTime = "back-in-time"
    case tooFar = "too-far"
    case storyTooLong = "story-too-long"
    case badHeader = "bad-header"
    case missingContent = "missing-content"

    /// What it says, for the help page.
    package var summary: String {
      switch self {
      case .badJSON: "the line is no JSON object, or names a field twice"
      case .lineTooLong: "the line has more than a mebibyte"
      case .missingField: "a field that must be there is not"
      case .badField: "a field has a value that it cannot have"
      case .badTime: "a time is not HH:MM or HH:MM:SS between 00:00 and 23:59:59"
      case .badDate: "a date is not YYYY-MM-DD, or no day of the calendar"
      case .badInstant: "an instant is not ISO 8601 to the second with Z or an offset"
      case .unknownZone: "there is no such time zone"
      case .unknownCall: "the product has no such call"
      case .unknownEvent: "the product has no such event, or the line is neither call nor event"
      case .unknownPolicy: "the product has no such policy"
      case .backInTime: "an event lies before the one above it"
      case .tooFar: "an event lies more than \(ReplayLines.yearLimit) years after the one above it"
      case .storyTooLong: "the story's answers have more than 128 mebibytes; the rest is not answered"
      case .badHeader: "a header of another version, or one that is not the first line"
      case .missingContent: "the bundle lacks what the call or event needs"
      }
    }
  }

  package let code: Code
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
