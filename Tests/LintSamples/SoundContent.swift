package import SeedDecoding
import SeedLint
import SeedSource

/// The smallest content that no rule but the quotas has anything against: one bug, one fix, one tidbit.
///
/// Examples are put into it: members override those of its records, files stand in the place of its files.
package enum SoundContent {
  /// A record's members in order: name, and the value as JSON.
  package static func members(of kind: RecordKind) -> [(name: String, value: String)] {
    switch kind {
    case .bug:
      [
        ("id", #""c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4""#),
        ("slug", #""need-to-be-busy""#),
        ("title", #""Need to be busy""#),
        ("description", #""Using busyness as status or identity.""#),
        ("color", #""orange""#),
      ]
    case .fix:
      [
        ("id", #""7c1f3a52-9d4e-4b68-8a07-e25b90c4d316""#),
        ("number", "1"),
        ("bugSlug", #""need-to-be-busy""#),
        ("type", #""daily""#),
        ("severity", #""low""#),
        ("interactionType", #""standard""#),
        ("prompt", #""Finish one task today and let nobody know that it is done.""#),
        ("inlineComment", #""The calendar did not applaud. You checked.""#),
      ]
    case .tidbit:
      [
        ("id", #""e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b""#),
        ("bugSlug", #""need-to-be-busy""#),
        ("trigger", #""afterSkipped""#),
        ("body", #""A full calendar answers a question nobody asked out loud. Skipping kept it closed.""#),
      ]
    default: preconditionFailure("only bugs, fixes and tidbits are examples by members")
    }
  }

  /// The file that holds the records of a kind.
  package static func path(of kind: RecordKind) -> String {
    switch kind {
    case .bug: "bugs.json"
    case .fix: "fixes.json"
    case .tidbit: "micro_education.json"
    default: preconditionFailure("only bugs, fixes and tidbits are examples by members")
    }
  }

  /// What stands around members in their file: a record's start, and the sound members that the given ones
  /// neither name nor leave out.
  package static func frame(
    _ kind: RecordKind,
    around members: String,
    without: [String] = []
  ) -> (head: String, tail: String) {
    let own = names(in: members) + without
    let sound = Self.members(of: kind).filter { !own.contains($0.name) }
      .map { "\"\($0.name)\": \($0.value)" }
      .joined(separator: ",\n    ")
    let comma = members.isEmpty || sound.isEmpty ? "" : ",\n    "
    return ("[\n  {\n    ", "\(comma)\(sound)\n  }\n]\n")
  }

  /// The files of sound content, by path.
  package static let files: [String: String] = Dictionary(
    uniqueKeysWithValues: [RecordKind.bug, .fix, .tidbit].map { kind in
      let frame = frame(kind, around: "")
      return (path(of: kind), frame.head + frame.tail)
    }
  )

  private static func names(in members: String) -> [String] {
    let (tree, _) = JSONParser.parse(SourceFile(path: "members.json", text: "{\(members)}"))
    guard tree[0].kind == .object else { return [] }
    var names: [String] = []
    var children = tree.children(of: 0)
    while let key = children.next(), children.next() != nil {
      if tree[key].kind == .string { names.append(tree.string(at: key)) }
    }
    return names
  }
}
