import SeedLayout
import SeedModel

/// The configurations and items of interactions while a bundle is written.
struct ConfigurationBuffer {
  private(set) var records = ByteBuffer()
  private(set) var items = ByteBuffer()
  private var recordCount = 0
  private var itemCount = 0

  /// One configuration before it has its place.
  private struct Shape {
    var first: String?
    var second: String?
    var firstNumber: Int?
    var secondNumber: Int?
    var items: [Item] = []
  }

  private struct Item {
    var id: String
    var text: String
    var note: String?
    var comment: String?
    var weight: Double?
  }

  /// Adds what an interaction needs; returns the configuration's index, or ``Absent/index`` if it needs none.
  mutating func append(
    _ interaction: Interaction,
    fix: UInt32,
    id: Identity,
    text: inout TextPool
  ) throws(BundleWriteError) -> UInt32 {
    guard let shape = Self.shape(of: interaction) else { return Absent.index }
    let index = try BundleWriter.recordIndex(recordCount, of: .configurations)
    let firstItem = try BundleWriter.recordIndex(itemCount + shape.items.count, of: .items)
    guard shape.items.count <= TextLimit.itemCount else {
      throw .outOfRange(field: "count of items", value: shape.items.count, record: "\(id)")
    }
    if shape.items.contains(where: { $0.weight?.isFinite == false }) { throw .notFinite(record: id) }
    let count = UInt16(shape.items.count)
    records.append(fix)
    records.append(interaction.type.rawValue)
    var flags: UInt8 = 0
    if shape.firstNumber != nil { flags |= ConfigurationLayout.firstNumberFlag }
    if shape.secondNumber != nil { flags |= ConfigurationLayout.secondNumberFlag }
    records.append(flags)
    records.append(count)
    records.append(count == 0 ? 0 : firstItem - UInt32(count))
    records.append(UInt32(0))
    records.append(try text.span(of: shape.first))
    records.append(try text.span(of: shape.second))
    records.append(Int64(shape.firstNumber ?? 0))
    records.append(Int64(shape.secondNumber ?? 0))
    for item in shape.items { try append(item, text: &text) }
    recordCount += 1
    itemCount += shape.items.count
    return index
  }

  private mutating func append(_ item: Item, text: inout TextPool) throws(BundleWriteError) {
    items.append(try text.span(of: item.id))
    items.append(try text.span(of: item.text))
    items.append(try text.span(of: item.note))
    items.append(try text.span(of: item.comment))
    items.append(item.weight ?? 0)
    items.append(item.weight == nil ? 0 : ItemLayout.weightFlag)
    items.appendZeroes(7)
  }

  private static func shape(of interaction: Interaction) -> Shape? {
    switch interaction {
    case .standard, .journal, .reversal, .body: nil
    case .timed(let timed): Shape(first: timed.prompt, firstNumber: timed.durationSeconds)
    case .multiStep(let steps):
      Shape(
        items: steps.map {
          Item(id: $0.id, text: $0.instruction, note: $0.validation, comment: $0.inlineComment)
        }
      )
    case .quiz(let quiz):
      Shape(first: quiz.question, second: quiz.explanationAfter, items: quiz.options.map(item))
    case .scenario(let scenario):
      Shape(first: scenario.situation, second: scenario.debrief, items: scenario.options.map(item))
    case .counter(let counter):
      Shape(
        first: counter.targetDescription,
        second: counter.unit,
        firstNumber: counter.minTarget,
        secondNumber: counter.maxTarget
      )
    case .observation(let reportPrompt): Shape(first: reportPrompt)
    case .abstain(let abstain):
      Shape(first: abstain.durationDescription, firstNumber: abstain.endTime?.minute)
    case .substitute(let substitute):
      Shape(first: substitute.triggerBehavior, second: substitute.replacementBehavior)
    case .predict(let predict):
      Shape(first: predict.predictionPrompt, second: predict.observationPrompt)
    case .audit(let audit):
      Shape(first: audit.auditPrompt, items: audit.categories.map { Item(id: $0.id, text: $0.label) })
    }
  }

  private static func item(_ option: Interaction.Option) -> Item {
    Item(id: option.id, text: option.text, note: option.insight, weight: option.weightModifier)
  }
}
