import Foundation

/// A temporary folder that goes with the value.
final class Workspace {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "seedtool-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// One with small content in `content/` that no rule but the quotas has anything against; files are put in
  /// the place of its own.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in SmallContent.files.merging(files, uniquingKeysWith: { $1 }) {
      try write("content/\(name)", text)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ name: String, _ data: Data) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func data(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

  func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The names in a folder, hidden ones too, sorted.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  func run(
    _ arguments: String...,
    input: [UInt8]? = nil,
    environment: [String: String] = [:]
  ) throws -> Tool.Run {
    try Tool.run(arguments, in: self, input: input, environment: environment)
  }

  func shell(_ line: String, environment: [String: String] = [:]) throws -> Tool.Run {
    try Tool.shell(line, in: self, environment: environment)
  }
}

/// Content of one bug, two fixes and one tidbit.
enum SmallContent {
  static let files = [
    "bugs.json": bugs, "fixes.json": "[\n\(fix(1)),\n\(fix(2))\n]\n",
    "micro_education.json": tidbits, "seedtool.json": configuration,
  ]

  static let configuration = """
    {
      "version": "1.2.3",
      "locale": "en_US",
      "rules": {
        \(withoutSpelling)
      }
    }

    """

  /// A member of `rules`. Spelling wants a library and a dictionary that not every machine has; small content
  /// does without, so that tests of other things find the same everywhere.
  static let withoutSpelling = """
    "spelling/misspelling": {
          "severity": "off"
        }
    """

  static let bugs = """
    [
      {
        "id": "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4",
        "slug": "need-to-be-busy",
        "title": "Need to be busy",
        "description": "Using busyness as status or identity.",
        "color": "orange"
      }
    ]

    """

  static let tidbits = """
    [
      {
        "id": "e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b",
        "bugSlug": "need-to-be-busy",
        "trigger": "afterSkipped",
        "body": "A full calendar answers a question nobody asked out loud. Skipping kept it closed."
      }
    ]

    """

  private static let fixes: [(id: String, prompt: String)] = [
    ("7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "Finish one task today and let nobody know that it is done."),
    (
      "0b86d94e-35f2-4c1a-9e70-d81f6a42c5b3",
      "Leave one task of today alone and look out of a window."
    ),
  ]

  static let firstID = fixes[0].id

  /// The first or second fix; `prompt` stands in the place of its own, as JSON writes it.
  static func fix(_ number: Int, prompt: String? = nil, more: String = "") -> String {
    let own = fixes[number - 1]
    return """
        {
          "id": "\(own.id)",
          "number": \(number),
          "bugSlug": "need-to-be-busy",
          "type": "daily",
          "severity": "low",
          "interactionType": "standard",
          "prompt": "\(prompt ?? own.prompt)"\(more)
        }
      """
  }
}
