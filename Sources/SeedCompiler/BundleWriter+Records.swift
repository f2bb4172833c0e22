import SeedLayout
import SeedModel

extension BundleWriter {
  /// Writes the bugs and returns their indices by id.
  mutating func writeBugs(_ bugs: [Bug]) throws(BundleWriteError) -> [Identity: UInt32] {
    var buffer = ByteBuffer(reserving: bugs.count * BugLayout.stride)
    var indices: [Identity: UInt32] = [:]
    for (position, bug) in bugs.sorted(by: { $0.id < $1.id }).enumerated() {
      let index = try Self.recordIndex(position, of: .bugs)
      guard indices.updateValue(index, forKey: bug.id) == nil else { throw .duplicateIdentity(bug.id) }
      identities.append((bug.id, IndexValue.bug << IndexValue.indexBitCount | index))
      buffer.append(bug.id)
      buffer.append(try text.span(of: bug.slug))
      buffer.append(try text.span(of: bug.title))
      buffer.append(try text.span(of: bug.shortTitle))
      buffer.append(try text.span(of: bug.description))
      buffer.append(bug.color.rawValue)
      buffer.appendZeroes(15)
    }
    sections[.bugs] = buffer
    return indices
  }

  /// Writes the fixes with what their interactions need, and the slices of them.
  mutating func writeFixes(_ fixes: [Fix], bugs: [Identity: UInt32]) throws(BundleWriteError) {
    struct Key {
      var bug: UInt32
      var column: Int
      var number: Int
      var position: Int
    }
    var keys: [Key] = []
    keys.reserveCapacity(fixes.count)
    for (position, fix) in fixes.enumerated() {
      guard let bug = bugs[fix.bugID] else { throw .unknownBug(fix.bugID, record: fix.id) }
      let column = Int(fix.type.rawValue) * SliceLayout.fixSeverityCount + Int(fix.severity.rawValue)
      keys.append(Key(bug: bug, column: column, number: fix.number, position: position))
    }
    // Numbers are unique, so nothing is left to the order of the input.
    keys.sort { ($0.bug, $0.column, $0.number) < ($1.bug, $1.column, $1.number) }

    let columnCount = SliceLayout.fixTypeCount * SliceLayout.fixSeverityCount
    var counts = [Int](repeating: 0, count: bugs.count * columnCount)
    var buffer = ByteBuffer(reserving: fixes.count * FixLayout.stride)
    var configurations = ConfigurationBuffer()
    for (place, key) in keys.enumerated() {
      let fix = fixes[key.position]
      let index = try Self.recordIndex(place, of: .fixes)
      counts[Int(key.bug) * columnCount + key.column] += 1
      let value = IndexValue.fix << IndexValue.indexBitCount | index
      let number: UInt32 = try Self.narrow(fix.number, "number", of: "\(fix.id)")
      guard number > 0 else { throw .outOfRange(field: "number", value: 0, record: "\(fix.id)") }
      identities.append((fix.id, value))
      numbers.append((number, value))
      buffer.append(fix.id)
      buffer.append(number)
      buffer.append(key.bug)
      buffer.append(fix.type.rawValue)
      buffer.append(fix.severity.rawValue)
      buffer.append(fix.interactionType.rawValue)
      buffer.append(UInt8(0))
      let prompt = try text.span(of: fix.prompt)
      let comment = try text.span(of: fix.inlineComment)
      let validation = try text.span(of: fix.validation)
      buffer.append(try configurations.append(fix.interaction, fix: index, id: fix.id, text: &text))
      buffer.append(prompt)
      buffer.append(comment)
      buffer.append(validation)
      buffer.appendZeroes(8)
    }
    sections[.fixes] = buffer
    sections[.configurations] = configurations.records
    sections[.items] = configurations.items
    sections[.fixSlices] = Self.slices(of: counts)
  }

  /// Writes the tidbits and the slices of them.
  mutating func writeTidbits(
    _ tidbits: [MicroEducation],
    bugs: [Identity: UInt32]
  ) throws(BundleWriteError) {
    var keyed: [(bug: UInt32, tidbit: MicroEducation)] = []
    for tidbit in tidbits {
      guard let bug = bugs[tidbit.bugID] else { throw .unknownBug(tidbit.bugID, record: tidbit.id) }
      keyed.append((bug, tidbit))
    }
    keyed.sort {
      ($0.bug, $0.tidbit.trigger.rawValue, $0.tidbit.id) < ($1.bug, $1.tidbit.trigger.rawValue, $1.tidbit.id)
    }
    var counts = [Int](repeating: 0, count: bugs.count * SliceLayout.triggerCount)
    var buffer = ByteBuffer(reserving: tidbits.count * TidbitLayout.stride)
    for (place, (bug, tidbit)) in keyed.enumerated() {
      let index = try Self.recordIndex(place, of: .tidbits)
      counts[Int(bug) * SliceLayout.triggerCount + Int(tidbit.trigger.rawValue)] += 1
      identities.append((tidbit.id, IndexValue.tidbit << IndexValue.indexBitCount | index))
      buffer.append(tidbit.id)
      buffer.append(bug)
      buffer.append(tidbit.trigger.rawValue)
      buffer.appendZeroes(3)
      buffer.append(try text.span(of: tidbit.body))
      buffer.append(try text.span(of: tidbit.source?.author))
      buffer.append(try text.span(of: tidbit.source?.title))
      buffer.append(Int64(tidbit.source?.year ?? 0))
      buffer.appendZeroes(8)
    }
    sections[.tidbits] = buffer
    sections[.tidbitSlices] = Self.slices(of: counts)
  }

  /// The table of runs that follow one another with the given counts.
  private static func slices(of counts: [Int]) -> ByteBuffer {
    var buffer = ByteBuffer(reserving: counts.count * SliceLayout.stride)
    var first = 0
    for count in counts {
      buffer.append(UInt32(count == 0 ? 0 : first))
      buffer.append(UInt32(count))
      first += count
    }
    return buffer
  }
}

extension ByteBuffer {
  /// Appends an id in written order, its most significant byte first.
  mutating func append(_ id: Identity) {
    append(id.high.byteSwapped)
    append(id.low.byteSwapped)
  }
}
