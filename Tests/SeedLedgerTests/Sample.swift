import SeedDecoding
import SeedDiagnostics
@testable import SeedLedger
import Testing

/// A content with something of every kind, and a rubric.
enum Sample {
  static let fixID = "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316"
  static let tidbitID = "e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b"
  static let copyName = "pressure.brutal.day.late"

  static let files = [
    "seedtool.json": #"{ "version": "1.0.0", "locale": "en_US" }"#,
    "bugs.json": """
    [{ "id": "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4", "slug": "need-to-be-busy", "title": "Need to be busy",
       "description": "Using busyness as status or identity.", "color": "orange" }]
    """,
    "fixes.json": """
    [{ "id": "\(fixID)", "number": 1, "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low",
       "interactionType": "timed", "prompt": "Sit on your hands for two minutes.",
       "inlineComment": "Your hands won't like it. They'll have \\"ideas\\".",
       "configuration": { "timed": { "durationSeconds": 120 } } }]
    """,
    "micro_education.json": """
    [{ "id": "\(tidbitID)", "bugSlug": "need-to-be-busy", "trigger": "restDay",
       "body": "A day of doing nothing can't make you look good. That is what it is for." }]
    """,
    "copy/catalog.json": """
    { "products": { "pressure": { "voices": ["professional", "brutal"] } },
      "keys": [{ "key": "day.late", "product": "pressure", "summary": "Late in the day.", "role": "notification",
                 "voiced": true, "placeholders": {}, "limits": { "title": 40, "body": 140 },
                 "minimumVariants": 1 }] }
    """,
    "copy/pressure.brutal.json": """
    { "product": "pressure", "voice": "brutal",
      "entries": { "day.late": [{ "title": "Late", "body": "Two hours. You used the rest." }] } }
    """,
    "rubric.json": """
    { "name": "sample", "version": 2, "questions": [
      { "id": "adds-a-layer", "asks": "Does the comment add something?", "appliesTo": { "parts": ["comment"] } },
      { "id": "fits-its-moment", "asks": "Does it fit?", "appliesTo": { "kinds": ["tidbit"],
        "triggers": ["restDay"] } },
      { "id": "stays-blunt", "asks": "Is it blunt?", "appliesTo": { "voices": ["pressure.brutal"] } },
      { "id": "is-doable", "asks": "Can it be done?", "appliesTo": { "fields": ["fixes[].prompt"] } }
    ] }
    """,
  ]

  static func catalog(_ changes: [String: String] = [:]) -> Catalog {
    let files = files.merging(changes) { $1 }.map { (path: $0.key, text: $0.value) }
    return ContentLoading.load(memory: files, isWhole: false).catalog
  }

  /// The sample with some words of a file replaced.
  static func catalog(_ path: String, _ old: String, _ new: String) -> Catalog {
    catalog([path: (files[path] ?? "").replacing(old, with: new)])
  }

  static func record(_ name: String, _ catalog: Catalog = catalog()) throws -> Reviewable {
    try #require(Reviewable.all(of: catalog).first { $0.name == name })
  }

  static let ada = Reviewer(.person, named: "Ada")
  static let judge = Reviewer(.command, named: "judge")

  static func review(
    _ record: Reviewable,
    _ verdict: ReviewVerdict = .pass,
    by reviewer: Reviewer = ada,
    question: String? = nil,
    quote: String? = nil,
    version: Int = 2
  ) -> Review {
    Review(
      record: record.name,
      pointer: verdict == .object ? "/inlineComment" : nil,
      question: question,
      verdict: verdict,
      quote: quote,
      reason: question == nil ? nil : "Because.",
      digest: record.digest,
      rubric: "sample",
      version: version,
      reviewer: reviewer,
      date: "2026-11-27"
    )
  }

  /// A ledger with some reviews, as it is read from its file.
  static func ledger(_ reviews: [Review], _ changes: [String: String] = [:]) -> ReviewLedger {
    let text = "[\n" + reviews.map(\.line).joined(separator: ",\n") + "\n]"
    return ReviewLedger(catalog(changes.merging(["reviews.json": text]) { $1 }), floor: 0.7)
  }
}
