import SeedSource
package import SeedTables

/// A descriptor made ready for decoding: names as bytes, limits as plain numbers, and an id for every field
/// that holds text.
package final class RecordPlan: Sendable {
  package let descriptor: RecordTable
  let fields: [FieldPlan]
  /// The names of the fields, in their order.
  let names: [FieldName]
  /// The same fields without counted references: taking one out of `fields` costs two atomic operations a
  /// value, which two threads do against each other. Valid while the plan is referenced.
  let borrowedFields: [Unmanaged<FieldPlan>]
  let requiredMask: UInt64
  let hasOrders: Bool
  /// At least the bytes of a record in a bundle.
  let compiledByteBound: Int
  /// The same of a member of a list or map that is no object.
  static let memberByteBound = 32

  /// The index of a field, which the generated code takes its values by.
  func place(of name: String) -> Int {
    guard let index = descriptor.index(of: name) else {
      preconditionFailure("the table of \(descriptor.name) has no field \(name): run `swift run seedgen`")
    }
    return index
  }

  /// The field that a key names. Writers keep to the order of the fields, so the next one is tried first.
  @inline(__always)
  func index(of keyNode: NodeIndex, in tree: JSONTree, expected: Int) -> Int? {
    if tree[keyNode].flags.contains(.hasEscapes) {
      let name = tree.string(at: keyNode)
      return fields.firstIndex { $0.name == name }
    }
    guard let key = FieldName(paddedText: tree.file[tree.contentRange(of: keyNode)]) else { return nil }
    let count = names.count
    var index = expected < count ? expected : 0
    for _ in 0..<count {
      if names[index] == key { return index }
      index = index + 1 < count ? index + 1 : 0
    }
    return nil
  }

  init(_ descriptor: RecordTable, path: String, in file: ContentKind, _ registry: inout TextFieldRegistry) {
    self.descriptor = descriptor
    precondition(descriptor.fields.count <= 64, "a record has at most 64 fields")
    var fields: [FieldPlan] = []
    var mask: UInt64 = 0
    for (index, field) in descriptor.fields.enumerated() {
      fields.append(
        FieldPlan(
          field.shape,
          name: field.name,
          isRequired: field.isRequired,
          path: "\(path).\(field.name)",
          in: file,
          &registry
        )
      )
      if field.isRequired { mask |= 1 << UInt64(index) }
    }
    self.fields = fields
    names = fields.map { FieldName($0.name) }
    borrowedFields = fields.map { Unmanaged.passUnretained($0) }
    requiredMask = mask
    hasOrders = !descriptor.orders.isEmpty
    // No field has more bytes than an id, and records end at a multiple of eight.
    let end = descriptor.slots.compactMap(\.offset).max().map { $0 + 16 + 7 } ?? 0
    compiledByteBound = descriptor.section.map { max($0.firstByteCount, end) } ?? 0
  }
}

/// What one value must be, made ready for decoding.
package final class FieldPlan: Sendable {
  enum Kind: UInt8, Sendable {
    case identity, slug, reference, copyKey, prose, message, token, drawing, integer, decimal, boolean
    case vocabulary, date, timeOfDay, array, object, map, any
  }

  let kind: Kind
  /// The authored key; for a member of an array, the array's.
  let name: String
  /// Whether it may not be left out; a member of a list may not be blank either.
  let isRequired: Bool
  /// The least and most scalars, members or value.
  let minimum: Int
  let maximum: Int
  /// The most characters of a drawing's line.
  let drawingWidth: Int
  let decimalRange: ClosedRange<Double>
  let vocabulary: VocabularyTable?
  let vocabularyBytes: [[UInt8]]
  let token: TokenShape
  let keys: MapKeys?
  /// The members' field that must differ; empty where none must.
  let uniqueKeyBytes: [UInt8]
  let member: FieldPlan?
  let record: RecordPlan?
  let textField: TextField?
  /// What a value here is a record of.
  let startsRecord: ContentKind?
  /// Where the fields that name such a record lie among its own.
  let namePlaces: [Int]
  /// Whether `null` is a value like any other; everywhere else it means left out.
  var isNullable: Bool { kind == .any }

  init(
    _ shape: Shape,
    name: String,
    isRequired: Bool = true,
    path: String,
    in file: ContentKind,
    _ registry: inout TextFieldRegistry
  ) {
    var kind = Kind.any
    var range = 0...Int.max
    var decimalRange = 0.0...0.0
    var vocabulary: VocabularyTable?
    var token = TokenShape.reference
    var keys: MapKeys?
    var uniqueKey: String?
    var member: FieldPlan?
    var record: RecordPlan?
    var textField: TextField?
    var drawingWidth = 0
    switch shape {
    case .identity: kind = .identity
    case .slug: kind = .slug
    case .reference(let reference):
      // A bug is referred to by its slug, a product by its name.
      kind = reference == .bug ? .reference : .token
      token = .name
    case .copyKey: kind = .copyKey
    case .prose(let limits, let part):
      kind = .prose
      range = limits
      textField = registry.register(path, part, isMessage: false)
    case .message(let limits, let part):
      kind = .message
      range = limits
      textField = registry.register(path, part, isMessage: true)
    case .drawing(let width, let height):
      kind = .drawing
      range = 1...height
      textField = registry.register(path, .drawing, isMessage: false)
      drawingWidth = width
    case .token(let shape):
      kind = .token
      token = shape
      // Findings, cards and generated code show it.
      if shape == .label { textField = registry.register(path, .history, isMessage: false) }
    case .integer(let limits):
      kind = .integer
      range = limits
    case .decimal(let limits):
      kind = .decimal
      decimalRange = limits
    case .boolean: kind = .boolean
    case .vocabulary(let descriptor):
      kind = .vocabulary
      vocabulary = descriptor
    case .date: kind = .date
    case .timeOfDay(let limits):
      kind = .timeOfDay
      range = limits
    case .hours:
      kind = .array
      range = 2...2
      member = FieldPlan(.integer(0...23), name: name, path: "\(path)[]", in: file, &registry)
    case .array(let shape, let count, let key, _):
      kind = .array
      range = count
      uniqueKey = key
      member = FieldPlan(shape, name: name, path: "\(path)[]", in: file, &registry)
    case .object(let descriptor):
      kind = .object
      record = RecordPlan(descriptor, path: path, in: file, &registry)
    case .map(let shape, let value, let count, _):
      kind = .map
      range = count
      keys = shape
      member = FieldPlan(value, name: name, path: "\(path).*", in: file, &registry)
    case .any: kind = .any
    case .index, .run: preconditionFailure("\(path) is computed, and cannot be authored")
    }
    self.kind = kind
    self.drawingWidth = drawingWidth
    self.name = name
    self.isRequired = isRequired
    minimum = range.lowerBound
    maximum = range.upperBound
    self.decimalRange = decimalRange
    self.vocabulary = vocabulary
    vocabularyBytes = vocabulary?.names.map { Array($0.utf8) } ?? []
    self.token = token
    self.keys = keys
    uniqueKeyBytes = Array((uniqueKey ?? "").utf8)
    self.member = member
    self.record = record
    self.textField = textField
    startsRecord = path == registry.recordPath ? file : nil
    let names = startsRecord?.row.nameFields ?? []
    namePlaces = names.compactMap { record?.descriptor.index(of: $0) }
  }
}
