import SeedDiagnostics
import SeedSource
import SeedTables

/// Numbers of one object that have to be in order.
extension FileDecoder {
  /// Judges an object whose fields' value nodes lie at `base` and behind. False when a number is out of
  /// order.
  mutating func checkOrders(_ plan: RecordPlan, base: Int) -> Bool {
    let count = catalog.found.count
    for order in plan.descriptor.orders {
      switch order {
      case .above(let field, let lower):
        let (node, lowerNode) = (slots[base + plan.place(of: field)], slots[base + plan.place(of: lower)])
        guard let value = number(node), let bound = number(lowerNode), value <= bound else { continue }
        reportOrder(
          node,
          "`\(field)` is \(value), which is not above `\(lower)`, \(bound)",
          expected: "more than \(bound)",
          other: lowerNode
        )
      case .rising(let field):
        checkList(slots[base + plan.place(of: field)], field, isStrict: true)
      case .neverFalling(let field):
        checkList(slots[base + plan.place(of: field)], field, isStrict: false)
      }
    }
    return catalog.found.count == count
  }

  private mutating func checkList(_ list: NodeIndex, _ name: String, isStrict: Bool) {
    guard list != 0 else { return }
    var last: (node: NodeIndex, value: Int)?
    for node in tree.children(of: list) {
      guard let value = number(node) else { continue }
      if let last, value < last.value || isStrict && value == last.value {
        reportOrder(
          node,
          "`\(name)` has \(value) behind \(last.value)",
          expected: isStrict ? "more than \(last.value)" : "\(last.value) or more",
          other: last.node
        )
      }
      last = (node, value)
    }
  }

  private mutating func reportOrder(
    _ node: NodeIndex,
    _ message: String,
    expected: String,
    other: NodeIndex
  ) {
    var fault = finding(.numberRange, message, node)
    fault.expected = expected
    fault.found = tree.file.text(tree[node].range)
    fault.remedy = "Write \(expected) here, or lower the other number."
    fault.notes = [Diagnostic.Note("the other number", at: place(of: other))]
    _ = report(fault)
  }
}
