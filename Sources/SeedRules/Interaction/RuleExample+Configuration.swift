import SeedLint

extension RuleExample {
  /// A fix with the configuration of its interaction type, whose members are written as in JSON.
  static func fix(_ type: String, _ members: String) -> RuleExample {
    .fix(#""interactionType": "\#(type)", "configuration": { "\#(type)": { \#(members) } }"#)
  }
}
