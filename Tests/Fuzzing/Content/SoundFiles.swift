/// A file of every kind, small and without a fault.
let soundFiles: [(path: String, text: String)] = [
  (
    "bugs.json",
    #"""
    [{"id":"c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4","slug":"need-to-be-busy","title":"Need to be busy",
    "description":"Using busyness as status or identity.","color":"orange","art":["(o)\n/|","(-)\n/|"]}]
    """#
  ),
  (
    "fixes.json",
    #"""
    [{"id":"7c1f3a52-9d4e-4b68-8a07-e25b90c4d316","number":1,"bugSlug":"need-to-be-busy","type":"daily",
    "severity":"low","interactionType":"timed","prompt":"Finish one task today and tell nobody.",
    "inlineComment":"The calendar did not applaud.","configuration":{"timed":{"durationSeconds":60}}}]
    """#
  ),
  (
    "micro_education.json",
    #"""
    [{"id":"e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b","bugSlug":"need-to-be-busy","trigger":"general",
    "body":"A full calendar answers a question nobody asked out loud.",
    "source":{"author":"Ross","year":1977,"title":"On bias"}}]
    """#
  ),
  (
    "copy/catalog.json",
    #"""
    {"products":{"pressure":{"voices":["professional","brutal"]}},"keys":[{"key":"notification.due",
    "product":"pressure","summary":"The deadline is near.","role":"notification","voiced":true,"placeholders":
    {"days":{"type":"count","required":true,"maximum":366},"mood":{"type":"select","required":false,
    "values":["calm","loud"]}},"limits":{"title":40,"body":140},"minimumVariants":1}]}
    """#
  ),
  (
    "copy/pressure.brutal.json",
    #"""
    {"product":"pressure","voice":"brutal","entries":{"notification.due":[{"title":"Due","body":
    "{days, plural, =0 {Today} one {# day} other {# days}} {mood, select, loud {!} other {.}}"}]}}
    """#
  ),
  (
    "copy/pressure.professional.json",
    #"""
    {"product":"pressure","voice":"professional","entries":{"notification.due":[{"title":"Due",
    "body":"It's due in {days}."}]}}
    """#
  ),
  (
    "priority_rules.json",
    #"""
    {"styles":{"low":{"color":"gray","symbol":"bell"},"medium":{"color":"blue","symbol":"bell.fill"},
    "high":{"color":"orange","symbol":"bell.badge"},"critical":{"color":"red","symbol":"bell.slash"}},
    "placeKeywords":{"high":["home"]},"messageKeywords":{"critical":["medication"]},
    "rushHours":[[7,9],[17,19]],"nightHours":[22,6],"match":"word"}
    """#
  ),
  (
    "retired.json",
    #"""
    [{"kind":"fix","id":"1d9f50b7-c3e8-4a26-b417-68f2d05a9ce3","number":7,"retiredOn":"2026-01-02",
    "reason":"It was never done.","replacedBy":"7c1f3a52-9d4e-4b68-8a07-e25b90c4d316",
    "bugSlug":"need-to-be-busy","type":"daily","severity":"low","prompt":"Do one thing at a time today."}]
    """#
  ),
  (
    "policies.json",
    #"""
    {"pressure":{"escalationAfterRecovery":"literal","milestoneDays":[7,14,30],"milestoneRepeatDays":365,
    "longestFromDays":7,"lookaheadDays":3},
    "geocue":{"highRepeatSeconds":60,"criticalRepeatSeconds":30,"pendingMaximum":60}}
    """#
  ),
  (
    "suppressions.json",
    #"""
    [{"rule":"style/emoji","record":"7c1f3a52-9d4e-4b68-8a07-e25b90c4d316","pointer":"/prompt",
    "textDigest":"0123456789abcdef","reason":"It is meant.","owner":"mira","expires":"2099-12-31"}]
    """#
  ),
  ("seedtool.json", #"{"version":"1.0.0","locale":"en_US","wordLists":{"accepted":["Seedtool"]}}"#),
  ("words/accepted.txt", "busyness\n# a comment\nself-care\n"),
]
