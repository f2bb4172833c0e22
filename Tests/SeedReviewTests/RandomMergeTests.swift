import Foundation
import SeedReview
import SeedSource
import SeedTables
import Testing

/// Random changes of the shipped content on two sides, merged, held against a merge of all leaves one by one.
struct RandomMergeTests {
  /// Values by their paths, where members of lists go by their ids.
  private typealias Leaves = [String: String]

  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static func content(_ name: String) throws -> [[String: Any]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appending(path: "content/\(name).json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
  }

  private static func leaves(_ value: Any, _ path: String = "", into leaves: inout Leaves) {
    if let members = value as? [String: Any] {
      for (key, member) in members { Self.leaves(member, "\(path)/\(key)", into: &leaves) }
    } else if let list = value as? [[String: Any]], list.allSatisfy({ $0["id"] != nil }) {
      for member in list { Self.leaves(member, "\(path)/\(member["id"] ?? "")", into: &leaves) }
    } else {
      leaves[path] = "\(value)"
    }
  }

  private static func text(_ records: [[String: Any]]) throws -> String {
    String(
      decoding: try JSONSerialization.data(withJSONObject: records, options: [.sortedKeys]),
      as: UTF8.self
    )
  }

  /// Changes texts, adds and deletes fields and records; of the fields that both sides change few are the
  /// same.
  private static func change(
    _ records: [[String: Any]],
    _ side: String,
    _ random: inout Random
  ) -> [[String: Any]] {
    var records = records
    for step in 0..<Int.random(in: 1...12, using: &random) {
      let index = Int.random(in: 0..<min(records.count, 20), using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: records.remove(at: index)
      case 1:
        var copy = records[index]
        copy["id"] = "\(side)-\(step)"
        if copy["number"] != nil { copy["number"] = (side == "ours" ? 10_000 : 20_000) + step }
        records.insert(copy, at: index)
      case 2: records[index]["inlineComment"] = nil
      case 3: records[index]["validation"] = "\(side) \(step) \u{00E9}\n\"quoted\""
      case 4:
        guard var configuration = records[index]["configuration"] as? [String: Any],
          let kind = configuration.keys.first, var inner = configuration[kind] as? [String: Any]
        else { continue }
        for (key, value) in inner.sorted(by: { $0.key < $1.key }) {
          if value is String { inner[key] = "\(side) \(step)" }
          if var list = value as? [[String: Any]], !list.isEmpty {
            list[0]["insight"] = "\(side) \(step)"
            if step.isMultiple(of: 3) { list.removeLast() }
            inner[key] = list
          }
        }
        configuration[kind] = inner
        records[index]["configuration"] = configuration
      default:
        let field = records[index]["prompt"] == nil ? "body" : "prompt"
        records[index][field] = "\(side) \(step)"
      }
    }
    return records
  }

  @Test(arguments: [("fixes", ContentKind.fixes), ("micro_education", .microEducation)])
  func `every change that is not in conflict is in the result`(name: String, kind: ContentKind) throws {
    var random = Random(state: 42)
    let base = Array(try Self.content(name).shuffled(using: &random).prefix(60))
    var conflictingRuns = 0
    for run in 0..<150 {
      let sides = [base, Self.change(base, "ours", &random), Self.change(base, "theirs", &random)]
      let merged = try #require(
        ContentMergeTests.merge(Self.text(sides[0]), Self.text(sides[1]), Self.text(sides[2]), kind)
      )
      let leaves = try sides.map { side in
        var leaves: Leaves = [:]
        // As they are read again: a decimal may be another one then.
        Self.leaves(try JSONSerialization.jsonObject(with: Data(Self.text(side).utf8)), into: &leaves)
        return leaves
      }
      // Whole records that one side deleted and the other changed are in conflict, and steps alike.
      let paths = Set(leaves.flatMap(\.keys))
      var contested: Set<String> = []
      var expected: Leaves = [:]
      for path in paths {
        let (old, ours, theirs) = (leaves[0][path], leaves[1][path], leaves[2][path])
        if ours == theirs || old == theirs {
          expected[path] = ours
        } else if old == ours {
          expected[path] = theirs
        } else {
          contested.insert(path)
        }
      }
      contested.formUnion(Self.deletedAndChanged(leaves))
      for side in ["ours", "theirs"] {
        let value = try JSONSerialization.jsonObject(with: Data(Self.resolved(merged.text, side).utf8))
        var result: Leaves = [:]
        Self.leaves(value, into: &result)
        let own = side == "ours" ? leaves[1] : leaves[2]
        for path in paths.union(result.keys) where result[path] != expected[path] || contested.contains(path)
        {
          // A conflict gives the side's own version of what it is about: the leaf, or what was deleted whole.
          let isInConflict = contested.contains { Self.isBelow(path, of: $0) }
          #expect(isInConflict && result[path] == own[path], "run \(run), \(side): \(path)")
        }
      }
      #expect((merged.conflictCount > 0) == !contested.isEmpty, "run \(run): \(contested)")
      if merged.conflictCount > 0 { conflictingRuns += 1 }
    }
    #expect(conflictingRuns > 10 && conflictingRuns < 140, "\(conflictingRuns)")
  }

  /// The leaves of all objects that one side deleted whole and the other changed: merged one by one, what the
  /// other left alone would go.
  private static func deletedAndChanged(_ leaves: [Leaves]) -> Set<String> {
    let objects = leaves.map { leaves in
      var objects: Set<Substring> = []
      for path in leaves.keys {
        var path = path[...]
        while let slash = path.lastIndex(of: "/"), slash > path.startIndex {
          path = path[..<slash]
          objects.insert(path)
        }
      }
      return objects
    }
    var contested: Set<String> = []
    for object in objects[0] where objects[1].contains(object) != objects[2].contains(object) {
      let kept = objects[1].contains(object) ? leaves[1] : leaves[2]
      let (old, new) = (leaves[0], kept)
      let below = Set(old.keys).union(new.keys).filter { $0.hasPrefix("\(object)/") }
      if below.contains(where: { old[$0] != new[$0] }) { contested.formUnion(below) }
    }
    return contested
  }

  /// Whether a path is of the record that another one is of.
  private static func isBelow(_ path: String, of other: String) -> Bool {
    path.split(separator: "/").first == other.split(separator: "/").first
  }

  /// The text with one side of each conflict.
  private static func resolved(_ text: String, _ side: String) -> String {
    var current: String?
    var lines: [Substring] = []
    for line in text.split(separator: "\n") {
      if line == "<<<<<<< ours" {
        current = "ours"
      } else if line == "=======" {
        current = "theirs"
      } else if line == ">>>>>>> theirs" {
        current = nil
      } else if current == nil || current == side {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
