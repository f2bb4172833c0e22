extension Fault {
  static let syntax: [Fault] = [
    // A comma too few, one too many.
    inserting("syntax/invalid-json", ",\n    \"number\"", "\n    \"number\""),
    inserting("syntax/invalid-json", "\n    \"bugSlug\"", "\n    ,\"bugSlug\""),
    // What other notations allow.
    inserting("syntax/invalid-json", "\"severity\":", "severity:"),
    inserting("syntax/invalid-json", "\"severity\":", "'severity':"),
    inserting("syntax/invalid-json", "\n    \"type\"", "\n    // when\n    \"type\""),
    inserting("syntax/invalid-json", "\"validation\": ", "\"validation\": None,\n    \"other\": "),
    inserting("syntax/invalid-json", "\"number\": ", "\"number\": 0"),
    // A string that never ends, an escape that is none.
    inserting("syntax/invalid-json", "\",\n    \"type\"", ",\n    \"type\""),
    inserting("syntax/invalid-json", "\"prompt\": \"", "\"prompt\": \"\\q"),
    inserting("syntax/invalid-json", "\"prompt\": \"", "\"prompt\": \"\\u12zz"),
    inserting("syntax/duplicate-key", "\"type\":", "\"type\": \"daily\",\n    \"type\":"),
    inserting("syntax/unpaired-surrogate", "\"prompt\": \"", "\"prompt\": \"\\ud83d"),
    inserting("syntax/control-character", "\"prompt\": \"", "\"prompt\": \"\u{1}"),
    inserting("syntax/carriage-return", "\n    \"type\"", "\r\n    \"type\""),
    inserting(
      "syntax/nesting-too-deep",
      "\"number\": ",
      "\"deep\": \(String(repeating: "[", count: 70))\(String(repeating: "]", count: 70)),\n    \"number\": "
    ),
    Fault(
      "syntax/invalid-utf8",
      bytes: { replace("\"prompt\": \"", Array("\"prompt\": \"".utf8) + [0xC3, 0x28], in: &$0) }
    ),
    Fault(
      "syntax/invalid-utf8",
      bytes: { replace("\"prompt\": \"", Array("\"prompt\": \"".utf8) + [0xED, 0xA0, 0x80], in: &$0) }
    ),
  ]
}
