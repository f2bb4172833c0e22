import SeedDiagnostics
import SeedSource

extension FileDecoder {
  /// Parses a message's pattern and reports what is not of the subset.
  mutating func checkMessage(_ node: NodeIndex) {
    let content = tree.contentRange(of: node)
    catalog.compiledByteBound += MessageParser.compiledByteBound(of: tree.file[content])
    var parser = MessageParser()
    guard tree[node].flags.contains(.hasEscapes) else {
      if MessageParser.isPlain(tree.file[content]) { return }
      let faults = parser.parse(tree.file[content]).faults
      for fault in faults {
        report(
          fault,
          ByteRange(content.start + fault.range.lowerBound, content.start + fault.range.upperBound),
          node
        )
      }
      return
    }
    let unescaped = JSONUnescaping.unescape(tree.file[content])
    for fault in unescaped.bytes.withUnsafeBufferPointer({ parser.parse($0).faults }) {
      let start = content.start + Int(unescaped.sourceOffsets[fault.range.lowerBound])
      let end = content.start + Int(unescaped.sourceOffsets[fault.range.upperBound])
      report(fault, ByteRange(start, end), node)
    }
  }

  private mutating func report(_ fault: MessageFault, _ range: ByteRange, _ node: NodeIndex) {
    if counts(fault.kind == .missingOther ? .missingOther : .malformedMessage) { return }
    let place = Place(fileIndex: fileIndex, range: range)
    var finding: Diagnostic
    switch fault.kind {
    case .malformed(let problem, let remedy):
      finding = Diagnostic(rule: .malformedMessage, message: problem, place: place)
      finding.remedy = remedy
      finding.relations.causes = fault.isCutOff ? [.message, .afterBrace] : [.message]
      finding.relations.follows = fault.isCutOff ? [] : [.afterBrace]
    case .missingOther:
      finding = Diagnostic(rule: .missingOther, message: "the block has no `other` arm", place: place)
      finding.remedy = "Add `other {…}`: it is what is shown when no arm fits."
      finding.relations.causes = [.otherArm]
      finding.relations.follows = [.message]
    }
    finding.pointer = pointer(to: node)
    _ = report(finding)
  }
}
