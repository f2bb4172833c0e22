import SeedDiagnostics
import SeedModel
import SeedReview
import SeedRuntime
import SeedTables

/// A bundle's record as names and values.
struct RecordCard {
  private var fields: [(name: String, value: RecordValue)] = []

  /// The record with an id, a fix's number (`42` or `#042`) or a copy key, or nil.
  ///
  /// - Throws: `BundleError` for a damaged record.
  static func find(_ name: String, in bundle: SeedBundle) throws(BundleError) -> RecordCard? {
    if let id = Identity(name.lowercased()) {
      return try bundle.record(id: id).flatMap { (record) throws(BundleError) in try card(record, bundle) }
    }
    if let number = Int(name.drop { $0 == "#" }) {
      return try bundle.record(number: number).flatMap { (record) throws(BundleError) in
        try card(record, bundle)
      }
    }
    if let retired = bundle.retired(key: name) { return try card(.retired(retired), bundle) }
    let key = bundle.copyKeys.handles.first { bundle.isNamed($0, name) }
    return try key.flatMap { (key) throws(BundleError) in try card(key, bundle) }
  }

  private static func card(
    _ record: RecordReference,
    _ bundle: SeedBundle
  ) throws(BundleError) -> RecordCard? {
    let (table, index): (RecordTable, Int) =
      switch record {
      case .bug(let bug): (.bug, bug.index)
      case .fix(let fix): (.fix, fix.index)
      case .tidbit(let tidbit): (.tidbit, tidbit.index)
      case .retired(let retired): (.retired, retired.index)
      }
    return try card(table, index, bundle)
  }

  private static func card(
    _ table: RecordTable,
    _ index: Int,
    _ bundle: SeedBundle
  ) throws(BundleError) -> RecordCard? {
    guard let fields = try RecordReading(bundle).fields(of: table, at: index) else { return nil }
    // A retired record has a kind of its own.
    let isNamed = fields.contains { $0.name == "kind" }
    return RecordCard(fields: [(isNamed ? "record" : "kind", .text(table.name))] + fields)
  }

  /// A key of the catalogue, with what its voices say.
  private static func card(_ key: Handle<CopyKey>, _ bundle: SeedBundle) throws(BundleError) -> RecordCard? {
    guard var card = try card(.copyKey, key.index, bundle), let product = bundle.product(of: key) else {
      return nil
    }
    var voices: [(name: String, value: RecordValue)] = []
    let reading = RecordReading(bundle)
    for voice in bundle.voices(of: product) {
      guard let entry = bundle.copyEntry(key, voice: voice) else { continue }
      var variants: [RecordValue] = []
      for variant in bundle.variants(of: entry) {
        if let fields = try reading.fields(of: .copyVariant, at: variant.index) {
          variants.append(.record(fields))
        }
      }
      voices.append((try reading.name(of: voice), .list(variants)))
    }
    card.fields.append(("voices", .record(voices)))
    return card
  }

  /// For people; what a bundle holds is shown without control characters.
  var text: SafeText {
    var table = TextTable()
    for field in fields { field.value.add(to: &table, as: field.name) }
    return table.text
  }

  var json: SafeText {
    var writer = JSONWriter(.indented)
    RecordValue.write(fields, to: &writer)
    return SafeText(writer)
  }
}
