import SeedDiagnostics

/// A converted value, ready to be written.
indirect enum ConvertedValue: Sendable {
  case text(String)
  /// A number, `true` or `false`, as it is written.
  case literal(String)
  case list([ConvertedValue])
  case record([(name: String, value: ConvertedValue)])

  func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.string(text)
    case .literal(let text): writer.number(text)
    case .list(let members): writer.array { writer in for member in members { member.write(to: &writer) } }
    case .record(let members):
      writer.object { writer in
        for (name, value) in members {
          writer.write(key: name)
          value.write(to: &writer)
        }
      }
    }
  }
}
