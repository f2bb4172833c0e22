import Foundation
import SeedModel
import SeedRuntime
import SeedSource
import Testing

/// The messages of `Tests/MessageCorpus`, which `.ci/steps/icu-agreement.py` puts before ICU as well.
struct MessageCorpus {
  /// A pattern, and what has to become of it.
  struct Message: Sendable, CustomTestStringConvertible {
    /// A fault that the parser has to report.
    struct Refusal: Hashable, Sendable {
      /// The pattern with `⟪` and `⟫` around the fault.
      var at: String
      var problem: String
    }

    var pattern: String
    var locale: String
    var arguments: [String: CopyArguments.Value]
    /// What is shown; nil for a pattern that is refused.
    var text: String?
    var refusals: [Refusal]

    var testDescription: String { pattern }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "MessageCorpus")

  /// Every message, in the order of files and lines; empty files and files of another kind have none.
  static let all: [Message] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".json") }.flatMap { messages(in: $0) }
  }()

  static let accepted = all.filter { $0.text != nil }
  static let refused = all.filter { $0.text == nil }

  /// A file of the corpus, parsed.
  static func tree(_ name: String) -> JSONTree? {
    guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
      return nil
    }
    let (tree, faults) = JSONParser.parse(SourceFile(path: name, text: text))
    return faults.isEmpty ? tree : nil
  }

  private static func messages(in name: String) -> [Message] {
    guard let tree = tree(name), let list = tree.value(of: "messages", in: 0) else { return [] }
    return tree.children(of: list).map { node in
      func string(_ key: String, _ object: NodeIndex) -> String? {
        tree.value(of: key, in: object).map { tree.string(at: $0) }
      }
      var message = Message(
        pattern: string("pattern", node) ?? "",
        locale: string("locale", node) ?? "en_US",
        arguments: [:],
        text: string("text", node),
        refusals: []
      )
      if let arguments = tree.value(of: "arguments", in: node) {
        for (key, value) in tree.members(of: arguments) {
          message.arguments[tree.string(at: key)] = argument(value, in: tree)
        }
      }
      if let refusals = tree.value(of: "refused", in: node) {
        message.refusals = tree.children(of: refusals).map {
          Message.Refusal(at: string("at", $0) ?? "", problem: string("problem", $0) ?? "")
        }
      }
      return message
    }
  }

  /// A number is a count, a string a text, `{"select": …}` a select value.
  private static func argument(_ node: NodeIndex, in tree: JSONTree) -> CopyArguments.Value? {
    switch tree[node].kind {
    case .number: Int(tree.file.text(tree[node].range)).map { .count($0) }
    case .string: .text(tree.string(at: node))
    default: tree.value(of: "select", in: node).map { .select(tree.string(at: $0)) }
    }
  }
}
