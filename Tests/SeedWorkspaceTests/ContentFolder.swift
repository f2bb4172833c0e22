import Foundation
import SeedPlatform

/// A temporary content folder of one bug, a fix and a tidbit, which goes with the value.
final class ContentFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "seedtool-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in Self.files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var folder: Folder { get throws { try Folder(path: url.path) } }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name), options: .atomic)
  }

  static let fixes = """
    [
      {
        "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316",
        "number": 1,
        "bugSlug": "need-to-be-busy",
        "type": "daily",
        "severity": "low",
        "interactionType": "standard",
        "prompt": "Finish one task today and let nobody know that it is done.",
        "inlineComment": "The calendar did not applaud. You checked."
      }
    ]

    """

  private static let files = [
    "bugs.json": """
    [
      {
        "id": "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4",
        "slug": "need-to-be-busy",
        "title": "Need to be busy",
        "description": "Using busyness as status or identity.",
        "color": "orange"
      }
    ]

    """,
    "fixes.json": fixes,
    "micro_education.json": """
    [
      {
        "id": "e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b",
        "bugSlug": "need-to-be-busy",
        "trigger": "afterSkipped",
        "body": "A full calendar answers a question nobody asked out loud. Skipping kept it closed."
      }
    ]

    """,
    "seedtool.json": """
    {
      "version": "1.0.0",
      "locale": "en_US",
      "rules": {
        "spelling/misspelling": {
          "severity": "off"
        }
      }
    }

    """,
  ]
}
