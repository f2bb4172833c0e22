import Foundation
import SeedSource
import SeedTables
import TextSamples

@testable import SeedConversion

/// The files of a conversion, by their names.
typealias Files = [String: String]

extension Conversion {
  init(_ files: Files, _ direction: ConversionDirection, minting: Minting = Minting()) {
    let sources = Dialect.egofix.files.flatMap { kind, _ in
      files.keys.sorted().filter { $0 == "\(kind.path).json" || $0.hasPrefix("\(kind.path)/") }
        .map { ConversionSource(SourceFile(path: $0, text: files[$0] ?? ""), kind: kind) }
    }
    self.init(sources, of: .egofix, direction, minting: minting)
  }

  /// What comes out.
  var texts: Files {
    Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// The report, a line an entry: kind, file, line, record, field, old and new or the message.
  var lines: [String] {
    entries.map { entry in
      var text = "\(entry.kind.rawValue) \(entry.path)"
      if let line = entry.line { text += ":\(line)" }
      if let record = entry.record { text += " [\(record.index)]" }
      if !entry.field.isEmpty { text += " \(entry.field)" }
      return text + ": " + (entry.message ?? "\(entry.old ?? "–") → \(entry.new ?? "–")")
    }
  }
}

/// Files of this repository.
enum Repository {
  static let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  /// The dialect's files in a folder.
  static func files(in folder: String) throws -> Files {
    var files: Files = [:]
    for (kind, _) in Dialect.egofix.files {
      let name = "\(kind.path).json"
      let data = try Data(contentsOf: url.appending(path: "\(folder)/\(name)"))
      files[name] = String(decoding: data, as: UTF8.self)
    }
    return files
  }
}

/// One record a file.
enum SmallApp {
  static let bug =
    #"{"id":"b","slug":"need-to-control","title":"Control","description":"Holding on to all of it."}"#
  static let tidbit =
    #"{"id":"t","bugSlug":"need-to-control","trigger":"general","body":"It is held, and it is heavy, all day."}"#

  /// A fix; what is given stands behind its fields.
  static func fix(_ id: String = "f", type: String = "standard", more: String = "") -> String {
    #"{"id":"\#(id)","bugSlug":"need-to-control","type":"daily","severity":"low","interactionType":"\#(type)","#
      + #""prompt":"Let the kettle boil alone."\#(more)}"#
  }

  static func files(bugs: String = bug, fixes: String = fix(), tidbits: String = tidbit) -> Files {
    ["bugs.json": "[\(bugs)]", "fixes.json": "[\(fixes)]", "micro_education.json": "[\(tidbits)]"]
  }
}
