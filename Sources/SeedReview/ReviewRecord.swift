package import SeedDecoding
import SeedSource
import SeedTables

/// What a record is known by on both sides of a comparison.
package struct ReviewKey: Hashable, Sendable {
  package var kind: ReviewKind
  /// An id in lower case, a key, a product and a voice: whatever stays when the record moves or changes.
  package var name: String

  package init(_ kind: ReviewKind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

/// A record of one side of a comparison.
package struct ReviewRecord: Sendable {
  /// Where its value comes from.
  enum Source: Sendable {
    case authored(JSONTree, NodeIndex)
    case built(RecordValue)
  }

  package var key: ReviewKey
  let source: Source
  /// The file below the content folder; nil in a bundle.
  package var file: String?
  /// Its index in the side's catalog; nil in a bundle, and for what is no record there.
  package var index: UInt32?
  /// What its content calls its records.
  var labels = RecordLabels.standard

  /// Reads the record.
  ///
  /// - Complexity: O(bytes of the record).
  package var value: RecordValue {
    switch source {
    case .authored(let tree, let node): RecordValue(tree, node) ?? .record([])
    case .built(let value): value
    }
  }

  /// Whether two records are written with the same bytes, which is sooner known than that they mean the same.
  func isWritten(as other: ReviewRecord) -> Bool {
    guard case .authored(let left, let leftNode) = source,
      case .authored(let right, let rightNode) = other.source
    else { return false }
    let (leftRange, rightRange) = (left[leftNode].range, right[rightNode].range)
    guard leftRange.byteCount == rightRange.byteCount else { return false }
    return left.file[leftRange].elementsEqual(right.file[rightRange])
  }

  /// How people speak of it: "fix #12", "tidbit 2d23aa10 (need-to-be-right, restDay)".
  package var label: String { label(labels) }

  /// The same, in other words than the content's own.
  package func label(_ labels: RecordLabels) -> String {
    let value = value
    func text(_ name: String) -> String { value[name]?.text ?? "?" }
    let shortID = String(key.name.prefix(8))
    return switch key.kind {
    case .bug: "\(labels[.bugs]) \(value["slug"]?.text ?? shortID)"
    case .fix: "\(labels[.fixes]) " + (value["number"]?.integer.map { "#\($0)" } ?? shortID)
    case .tidbit: "\(labels[.microEducation]) \(shortID) (\(text("bugSlug")), \(text("trigger")))"
    case .product: "product \(key.name)"
    case .copyKey: "\(key.name) (\(text("product")))"
    case .copyEntry: Self.copyLabel(key.name)
    case .retired:
      "retired \(labels.naming(text("kind"))) "
        + (value["number"]?.integer.map { "#\($0)" } ?? value["key"]?.text ?? shortID)
    case .suppression: "suppression of \(text("rule")) in \(text("record"))"
    case .approval: "approval of \(text("rule")) in \(text("record"))"
    case .review: "review of \(text("record"))"
    case .priorityRules, .policies, .rubric, .configuration: "\(key.kind.content.path).json"
    case .wordList: key.name
    }
  }

  /// `pressure brutal checkIn.question` as "checkIn.question (pressure, brutal)".
  private static func copyLabel(_ name: String) -> String {
    let parts = name.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return name }
    return "\(parts[2]) (\(parts[0]), \(parts[1]))"
  }
}
