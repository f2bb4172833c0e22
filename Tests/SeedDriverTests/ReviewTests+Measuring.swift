import Foundation
import Testing

/// Reviewers are measured by planted records.
extension ReviewTests {
  @Test
  func `planted records measure a command, which does not see them`() throws {
    let folder = try content()
    let plants = (1...12).map { number in
      #"{ "question": "says-why", "answer": "no", "field": "body", "text": "Busy people were seen \#(number) times in a row." }"#
    }
    try folder.write("plants.jsonl", plants.joined(separator: "\n") + "\n")
    let passing =
      #"sed 's/.*"record":"\([^"]*\)","digest":"\([^"]*\)".*/{"record":"\1","digest":"\2","verdict":"pass"}/'"#
    let run = try judge(
      passing,
      "--calibrate",
      "--planted",
      "plants.jsonl",
      "--count",
      "100",
      "--reviewer",
      "sed",
      in: folder
    )
    #expect(run.code == 0, "\(run.err)")
    let score = try folder.run("review", "score", "--format", "json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(score.out.utf8)) as? [String: Any])
    let own = try #require((json["reviewers"] as? [[String: Any]])?.first)
    #expect(
      own["found"] as? Int == 0 && own["missed"] as? Int == 12 && own["isBelowFloor"] as? Bool == true
    )
    // What it passed does not count, and the next reviewer is asked.
    #expect(try folder.run("check").err.contains("0 of 3 records"))
    let again = try judge(passing, "--reviewer", "other", in: folder)
    #expect(again.err == "Took 3 verdicts of other: 3 pass; 0 waiting\n", "\(again.err)")
    #expect(try folder.run("review", "score").out.contains("command sed, below the floor: counts as unsure"))
  }

  @Test
  func `a planted fix has the number of a real one, which does not come beside it`() throws {
    let folder = try Workspace([
      "rubric.json": Self.rubric.replacing(#""parts": ["prompt"]"#, with: #""kinds": ["fix"]"#)
    ])
    let plants = (1...12).map {
      #"{ "question": "is-doable", "answer": "no", "field": "inlineComment", "text": "Busy people sat \#($0) times." }"#
    }
    try folder.write("plants.jsonl", plants.joined(separator: "\n") + "\n")
    let run = try folder.run(
      "review",
      "next",
      "--calibrate",
      "--planted",
      "plants.jsonl",
      "--count",
      "100",
      "--format",
      "jsonl"
    )
    var (own, planted, neighbors): ([String], [String], Set<String>) = ([], [], [])
    for line in run.out.split(separator: "\n") {
      let packet = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let id = try #require(packet["record"] as? String)
      let label = try #require(packet["label"] as? String)
      if (SmallContent.fix(1) + SmallContent.fix(2) + SmallContent.tidbits).contains(id) {
        own.append(label)
      } else {
        planted.append(label)
      }
      for other in try #require(packet["neighbors"] as? [[String: Any]]) {
        neighbors.insert(try #require(other["label"] as? String))
      }
    }
    let labels = own + planted
    #expect(Set(labels).count == labels.count, "\(labels)")
    #expect(planted.contains("fix #1") || planted.contains("fix #2"), "\(labels)")
    #expect(neighbors.isDisjoint(with: planted), "\(neighbors)")
  }

  @Test
  func `planted records are of the bug that is asked for`() throws {
    let other = SmallContent.bugs.replacing("need-to-be-busy", with: "need-to-be-seen")
      .replacing("c2e84f1a", with: "d2e84f1a").replacing("busy", with: "seen").replacing(
        "orange",
        with: "cyan"
      )
    let tidbit = SmallContent.tidbits.replacing("need-to-be-busy", with: "need-to-be-seen")
      .replacing("e9a35d70", with: "f9a35d70").replacing("Skipping", with: "Leaving")
    let folder = try Workspace([
      "rubric.json": Self.rubric,
      "bugs.json": SmallContent.bugs.dropLast(3) + "," + other.dropFirst(),
      "micro_education.json": SmallContent.tidbits.dropLast(3) + "," + tidbit.dropFirst(),
    ])
    let plants = (1...12).map {
      #"{ "question": "says-why", "answer": "no", "field": "body", "text": "Busy people were seen \#($0) times in a row." }"#
    }
    try folder.write("plants.jsonl", plants.joined(separator: "\n") + "\n")
    let run = try folder.run(
      "review",
      "next",
      "--calibrate",
      "--planted",
      "plants.jsonl",
      "--bug",
      "need-to-be-seen",
      "--count",
      "100"
    )
    #expect(run.out.contains("Busy people were seen"), "\(run.out)\(run.err)")
    #expect(!run.out.contains("(need-to-be-busy"), "\(run.out)")
  }
}
