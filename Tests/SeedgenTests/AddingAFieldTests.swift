package import SeedTables
import Testing

@testable import seedgen

extension RecordTable {
  /// The root of `themes.json`.
  package static let themes = RecordTable(
    "set of themes",
    "What the apps look like.",
    model: "Themes",
    section: Section(37, "themes", firstByteCount: 16, order: "no record or one"),
    [
      .optional("$schema", .token(.reference), "The JSON Schema of this file."),
      .required("name", .prose(1...40, .label), at: 0, "What the look is called."),
      .required("background", .vocabulary(.paletteColor), at: 8, "The color behind everything."),
      .required("contrast", .integer(1...21), at: 12, "The least contrast of texts."),
    ]
  )
}

/// What `Documentation/AddingAField.md` shows.
struct AddingAFieldTests {
  @Test func `the table of the page is sound, and its section is free`() {
    #expect(TableFaults.of(RecordTable.all + [.themes]) == [])
    #expect(RecordTable.themes.byteCount == 16)
  }
}
