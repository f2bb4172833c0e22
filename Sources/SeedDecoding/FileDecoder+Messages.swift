import SeedDiagnostics
import SeedSource

extension FileDecoder {
  /// Parses a message's pattern and reports what is not of the subset.
  mutating func checkMessage(_ node: NodeIndex) {
    let content = tree.file[tree.contentRange(of: node)]
    catalog.compiledByteBound += MessageParser.compiledByteBound(of: content)
    if !tree[node].flags.contains(.hasEscapes), MessageParser.isPlain(content) { return }
    var parser = MessageParser()
    let faults = tree.withText(node) { parser.parse($0).faults }
    if faults.isEmpty { return }
    let offset = tree.textOffsets(of: node)
    for fault in faults {
      report(fault, ByteRange(offset(fault.range.lowerBound), offset(fault.range.upperBound)), node)
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
      finding.relations.follows = fault.isCutOff ? [] : [.afterBrace, .bytes]
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
