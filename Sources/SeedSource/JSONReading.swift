import SeedPlatform

/// A JSON file as far as it can be read, with one fault for each mistake.
package struct JSONReading {
  package var tree: JSONTree
  /// In the order of the bytes.
  package var faults: [SyntaxFault]
  /// Where the text is no JSON, ascending, with the places that `faults` leaves out: what stood there is
  /// unknown.
  package var brokenOffsets: [UInt32] = []
  /// Whether some of the file was not read, so that nobody knows what it lacks.
  package var isCut = false

  package init(tree: JSONTree, faults: [SyntaxFault]) {
    self.tree = tree
    self.faults = faults
  }
}

extension JSONParser {
  /// Parses a file and looks for what its faults come from: a merge, an editor's quotes, a file that is
  /// something else. A bracket that is wrong or missing ends the reading where more faults follow, since they
  /// would come of it; faults on neighbouring lines count as one.
  ///
  /// - Complexity: O(bytes), several times for a faulty file.
  package static func read(_ file: SourceFile, workers: Int = 1) -> JSONReading {
    let (tree, faults) = parse(file, workers: workers)
    if faults.isEmpty { return JSONReading(tree: tree, faults: faults) }
    if let foreign = ForeignFile.fault(in: file, faults) {
      var reading = JSONReading(tree: nothing(of: file), faults: [foreign])
      reading.isCut = true
      return reading
    }
    var readable = file
    var causes: [SyntaxFault] = []
    var reading = JSONReading(tree: tree, faults: faults)
    for mask in [
      ConflictMask.mask, PatchMask.mask, PasteMask.mask, DelimiterMask.mask, KeyMask.mask,
      BracketMask.mask, IndentationMask.mask,
    ] where reading.syntaxFaultCount > 0 {
      guard let masked = mask(readable.bytes) else { continue }
      let text = SourceFile(path: file.path, bytes: masked.bytes)
      let (tree, faults) = parse(text)
      let better = JSONReading(tree: JSONTree(file: file, storage: tree.storage), faults: faults)
      let limit = masked.isWhole ? 1 : reading.syntaxFaultCount
      guard masked.isOfMerge || better.syntaxFaultCount < limit else { continue }
      (readable, reading) = (text, better)
      if masked.isOfMerge { reading.cut(&readable, of: file, behind: masked.faults[0]) }
      causes += masked.faults
    }
    // What stands where a bracket was put in, or where two sides were to be merged, is a guess.
    let guesses = causes.filter { $0.bearing == .brackets }
    reading.brokenOffsets = (reading.faults.filter(\.isSyntax) + guesses).map(\.range.offset).sorted()
    reading.cut(readable, of: file)
    reading.removeDoubles(of: causes)
    reading.partRecords()
    reading.faults = (reading.faults + causes).sorted { $0.range < $1.range }
    reading.joinNeighbours(in: file)
    reading.faults = EncodingCheck.joiningLegacy(reading.faults, in: file)
    reading.proveMendings(of: file)
    return reading
  }

  /// The tree of a file of which nothing is read.
  package static func nothing(of file: SourceFile) -> JSONTree {
    JSONTree(file: file, storage: parse(SourceFile(path: file.path, text: "")).tree.storage)
  }
}

extension SyntaxFault {
  var isSyntax: Bool { if case .invalidJSON = kind { true } else { false } }
}

extension JSONReading {
  fileprivate var syntaxFaultCount: Int { faults.count { $0.isSyntax } }

  /// Ends the reading at the first marker of a merge, where there are faults behind it.
  fileprivate mutating func cut(
    _ readable: inout SourceFile,
    of file: SourceFile,
    behind marker: SyntaxFault
  ) {
    let end = marker.range.start
    guard faults.contains(where: { $0.isSyntax && $0.range.start >= end }) else { return }
    readable = SourceFile(path: file.path, bytes: readable.bytes[..<end])
    tree = JSONTree(file: file, storage: JSONParser.parse(readable).tree.storage)
    faults.removeAll { $0.range.start >= end }
    isCut = true
  }

  /// Ends the reading at the first bracket that is wrong, where that is not the only fault.
  fileprivate mutating func cut(_ readable: SourceFile, of file: SourceFile) {
    isCut = isCut || faults.contains { $0.bearing == .end }
    guard faults.count(where: \.isSyntax) > 1, let first = faults.firstIndex(where: { $0.bearing != .local })
    else {
      return
    }
    let end = faults[first].range.start
    let text = SourceFile(path: file.path, bytes: readable.bytes[..<end])
    tree = JSONTree(file: file, storage: JSONParser.parse(text).tree.storage)
    brokenOffsets.removeAll { $0 > UInt32(end) }
    let encoding = faults[(first + 1)...].filter { $0.kind == .byteOrderMark || $0.isCarriageReturn }
    faults = faults[...first] + encoding
    faults[first].consequence = .restNotRead
    isCut = true
  }

  /// Leaves out that a key stands twice where one of the two opens what is not closed: half of something that
  /// was pasted, and the whole of it.
  fileprivate mutating func removeDoubles(of causes: [SyntaxFault]) {
    let opened = causes.compactMap { $0.related?.start }
    faults.removeAll { fault in
      guard case .duplicateKey = fault.kind, let first = fault.related else { return false }
      return [first, fault.range].contains { key in
        opened.contains { (key.end..<key.end + 4).contains($0) }
      }
    }
  }

  /// Leaves out the faults that follow another one on its line or the next, and those that go on with it: `;`
  /// for every comma is one mistake.
  fileprivate mutating func joinNeighbours(in file: SourceFile) {
    var joined: [SyntaxFault] = []
    var head: (index: Int, end: Int)?
    for fault in faults {
      if let (index, end) = head, fault.mayFollow {
        let between = file.bytes[min(end, fault.range.start)..<fault.range.start]
        let isNear = between.count { $0 == 0x0A } <= 1
        if isNear || fault.kind == joined[index].kind && fault.goesOn(behind: between) {
          joined[index].consequence = joined[index].consequence ?? .others
          joined[index].join(fault.mending)
          head = (index, max(end, fault.range.end))
          continue
        }
      }
      joined.append(fault)
      if fault.isSyntax { head = (joined.count - 1, fault.range.end) }
    }
    faults = joined
  }
}

extension JSONReading {
  /// Drops what would mend faults where the file mended is no JSON, or brackets and lines disagree: then one
  /// of them was meant otherwise.
  ///
  /// - Complexity: O(bytes) where something is to be proven.
  fileprivate mutating func proveMendings(of file: SourceFile) {
    let mendings = faults.compactMap(\.mending)
    guard let proof = mendings.map(\.proof).max(by: { $0.rawValue < $1.rawValue }), proof != .none else {
      return
    }
    let unmended = faults.count { $0.mending == nil && !$0.isSyntax }
    let mended = SourceFile(path: file.path, bytes: Self.mend(file, mendings.flatMap(\.replacements))[...])
    let left = JSONParser.parse(mended).faults
    if left.count <= unmended, !left.contains(where: \.isSyntax),
      proof == .syntax || IndentationMask.agrees(with: mended.bytes)
    {
      return
    }
    for index in faults.indices where faults[index].mending?.proof != SyntaxFault.Mending.Proof.none {
      faults[index].mending = nil
    }
  }

  /// A file's bytes with some ranges replaced; one that overlaps another is left out.
  private static func mend(_ file: SourceFile, _ replacements: [SyntaxFault.Replacement]) -> [UInt8] {
    var bytes: [UInt8] = []
    var end = 0
    for replacement in replacements.sorted(by: { $0.range < $1.range }) where replacement.range.start >= end {
      bytes += file.bytes[end..<replacement.range.start]
      bytes += replacement.text.utf8
      end = replacement.range.end
    }
    return bytes + file.bytes[end...]
  }
}

extension SyntaxFault {
  /// Takes over what mends a fault that is left out beside this one.
  fileprivate mutating func join(_ other: Mending?) {
    guard let own = mending, own.proof != .none else { return }
    guard let other else {
      mending = nil
      return
    }
    mending?.replacements += other.replacements
    if other.proof.rawValue > own.proof.rawValue { mending?.proof = other.proof }
    if other.isUnsafe { mending?.isUnsafe = true }
  }

  /// Whether it goes on with the same fault before it: no line between them ends in a comma, as it should.
  fileprivate func goesOn(behind between: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    mending?.proof == .syntax
      && !between.split(separator: 0x0A).contains { $0.last { $0 > 0x20 } == UInt8(ascii: ",") }
  }

  /// Whether it may come of a fault of syntax right before it.
  fileprivate var mayFollow: Bool {
    switch kind {
    case .invalidJSON, .controlCharacter, .duplicateKey: consequence == nil
    default: false
    }
  }

  fileprivate var isCarriageReturn: Bool { if case .carriageReturn = kind { true } else { false } }
}
