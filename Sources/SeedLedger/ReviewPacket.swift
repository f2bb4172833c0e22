import SeedDiagnostics
import SeedSource
import SeedTables

/// What a reviewer gets of one record: its texts, the facts beside them, its neighbours, and the questions.
package struct ReviewPacket: Sendable {
  /// A record that comes near, which a cousin would be among.
  package struct Neighbor: Sendable {
    package let label: String
    package let text: String

    package init(label: String, text: String) { (self.label, self.text) = (label, text) }
  }

  package let record: Reviewable
  package let neighbors: [Neighbor]
  package let rubric: Rubric

  package init(_ record: Reviewable, neighbors: [Neighbor], _ rubric: Rubric) {
    (self.record, self.neighbors, self.rubric) = (record, neighbors, rubric)
  }

  /// The packet as one line of JSON, without its line end.
  package var line: String {
    var writer = JSONWriter()
    writer.object {
      $0.member("record", record.name)
      $0.member("digest", "\(record.digest)")
      $0.object("rubric") {
        $0.member("name", rubric.name)
        $0.member("version", rubric.version)
      }
      $0.member("label", record.label)
      $0.member("kind", record.kind.rawValue)
      $0.member("voice", record.voice)
      $0.object("facts") {
        for fact in record.facts { $0.member(String(fact.pointer.dropFirst()), fact.value) }
      }
      $0.array("texts", record.texts) { writer, text in
        writer.member("pointer", text.pointer)
        writer.member("part", text.part?.name)
        writer.member("text", text.value)
      }
      $0.array("neighbors", neighbors) { writer, neighbor in
        writer.member("label", neighbor.label)
        writer.member("text", neighbor.text)
      }
      $0.array("questions", rubric.questions(of: record)) { writer, question in
        writer.member("id", question.id)
        writer.member("asks", question.asks)
        writer.strings("texts", question.texts(of: record).map(\.pointer))
        writer.strings("yes", question.yes)
        writer.strings("no", question.no)
      }
    }
    return writer.text
  }
}
