/// The table of one record: what is authored, what the typed value is called, and where it lies in a bundle.
///
/// Everything that must know a field comes from here: the decoder, the typed value and the bundle's layout,
/// writer, reader and verifier are generated (`swift run seedgen`), schemas, cards and documents read it.
package final class RecordTable: Sendable {
  /// What one record is called in messages: "fix".
  package let name: String
  /// One sentence for editors, pages and the typed value.
  package let summary: String
  /// The type of the value that apps get: "Fix", "Interaction.Timed"; nil for records that no app sees.
  package let model: String?
  /// The section of a bundle that holds the records; nil for records that are not compiled.
  package let section: Section?
  /// For a record that is a value of an object with free keys: its field that is the key.
  package let key: Field?
  /// The fields, in the order in which they are written.
  package let fields: [Field]
  /// What is computed when the record is compiled.
  package let computed: [Field]
  /// Whether exactly one of the fields has to be there (a configuration).
  package let isOneOf: Bool
  /// Whether rules walk over all records of the kind, so that the decoder keeps their fields at hand.
  package let isIndexed: Bool
  /// Whether each stands on one line of its file, which is sorted by its lines: two branches that add some
  /// merge.
  package let isOnOneLine: Bool
  /// Which numbers of the record have to be in order.
  package let orders: [NumberOrder]

  package init(
    _ name: String,
    _ summary: String,
    model: String? = nil,
    section: Section? = nil,
    key: Field? = nil,
    isOneOf: Bool = false,
    isIndexed: Bool = false,
    isOnOneLine: Bool = false,
    computed: [Field] = [],
    orders: [NumberOrder] = [],
    _ fields: [Field]
  ) {
    self.name = name
    self.summary = summary
    self.model = model
    self.section = section
    self.key = key
    self.isOneOf = isOneOf
    self.isIndexed = isIndexed
    self.isOnOneLine = isOnOneLine
    self.computed = computed
    self.orders = orders
    self.fields = fields
  }

  /// The fields that are compiled: the key, the authored and the computed ones.
  package var slots: [Field] { ([key].compactMap { $0 } + fields + computed).filter { $0.offset != nil } }

  /// A field by its name, or nil.
  package func field(_ name: String) -> Field? { fields.first { $0.name == name } }

  /// The index of a field, or nil.
  package func index(of name: String) -> Int? { fields.firstIndex { $0.name == name } }
}
