/// A text whose `⟪` and `⟫` have been taken out, and the ranges that they marked.
package struct MarkedText {
  package let text: String
  /// In UTF-8 bytes of `text`, in the order of their ends.
  package let marks: [Range<Int>]

  package init(_ marked: String) {
    var text = ""
    var open: [Int] = []
    var marks: [Range<Int>] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟪": open.append(text.utf8.count)
      case "⟫":
        guard let start = open.popLast() else { preconditionFailure("a ⟫ without its ⟪ in: \(marked)") }
        marks.append(start..<text.utf8.count)
      default: text.unicodeScalars.append(scalar)
      }
    }
    precondition(open.isEmpty, "a ⟪ without its ⟫ in: \(marked)")
    self.text = text
    self.marks = marks
  }
}
