package import SeedDecoding
package import SeedDiagnostics
import SeedLayout
package import SeedModel
import SeedSource
import SeedTables

/// Why content cannot be compiled.
package enum CompileError: Error {
  /// A record has a fault, which was ignored or weighed as less than an error.
  case faultyRecord(kind: String, name: String)
  /// A record refers to what a file would have that is not there.
  case missingFile(reason: String)
  /// Records stand in the content that have faults which leave them without a value.
  case lostRecords(kind: String, found: Int, written: Int)
  /// What rules flag that decoding needs.
  case unreadable(rules: [RuleID], count: Int)
  /// The configuration has no version.
  case missingVersion
  case write(BundleWriteError)
}

extension CompileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .faultyRecord(let kind, let name): "the \(kind) \(name) has a fault that leaves it without a value"
    case .missingFile(let reason): reason
    case .lostRecords(let kind, let found, let written):
      "\(found - written) of \(found) records of the kind \(kind) have faults that leave them without a value"
    case .unreadable(let rules, let count):
      "\(count == 1 ? "a finding" : "\(count) findings") of \(rules.map(\.text).joined(separator: ", ")) would leave "
        + "something of the content out; what these rules flag can be neither ignored nor accepted"
    case .missingVersion: "there is no `version`: seedtool.json says it, and `seedtool init` writes one"
    case .write(let error): "\(error)"
    }
  }
}

/// From a catalog to a bundle.
package enum ContentCompilation {
  /// The bundle of a catalog without errors.
  ///
  /// - Throws: `CompileError` for a record without a value, a missing version, or what the layout cannot
  ///   hold.
  /// - Complexity: O(n log n) in the records.
  package static func compile(
    _ catalog: Catalog,
    version: String?,
    locale: String,
    toolVersion: String
  ) throws(CompileError) -> [UInt8] {
    let content = try content(of: catalog, version: version, locale: locale, toolVersion: toolVersion)
    do throws(BundleWriteError) {
      return try BundleWriter.write(content)
    } catch {
      throw .write(error)
    }
  }

  /// What goes into the bundle of a catalog without errors.
  ///
  /// - Throws: `CompileError` for a record without a value, or a missing version.
  package static func content(
    of catalog: Catalog,
    version: String?,
    locale: String,
    toolVersion: String
  ) throws(CompileError) -> BundleContent {
    guard let version = version.flatMap({ ContentVersion($0) }) else { throw .missingVersion }
    let unreadable = catalog.diagnostics.map(\.rule).filter(\.isNeeded)
    let more = catalog.found.more.reduce(0) { $0 + ($1.kind.rule.isNeeded ? $1.count : 0) }
    if !unreadable.isEmpty {
      throw .unreadable(rules: Set(unreadable).sorted(), count: unreadable.count + more)
    }
    var content = BundleContent(
      version: version,
      locale: locale,
      provenance: Provenance(toolVersion: toolVersion, sources: sources(of: catalog))
    )
    for bug in catalog.bugs {
      content.bugs.append(try require(catalog.value(of: bug), record: bug.record, in: catalog))
    }
    content.fixes.reserveCapacity(catalog.fixes.count)
    for fix in catalog.fixes {
      content.fixes.append(try require(catalog.value(of: fix), record: fix.record, in: catalog))
    }
    for tidbit in catalog.tidbits {
      content.microEducation.append(
        try require(catalog.value(of: tidbit), record: tidbit.record, in: catalog)
      )
    }
    content.products = catalog.products.map { CopyProduct(name: $0.name, voices: $0.voices) }
    content.copyKeys = catalog.copyKeys.map(\.value)
    for entry in catalog.copyEntries {
      content.copyEntries.append(try require(catalog.value(of: entry), record: entry.record, in: catalog))
    }
    content.files = try FileValues(catalog)
    content.retired = catalog.retired.map(\.value)
    try requireAll(of: catalog, in: content)
    return content
  }

  static func require<Value>(_ value: Value?, _ kind: ContentKind) throws(CompileError) -> Value {
    guard let value else { throw .faultyRecord(kind: kind.recordName, name: "\(kind.path).json") }
    return value
  }

  /// Holds the records of the content against those of the files: a record that could not be decoded, and
  /// whose fault was ignored or weighed as less than an error, must not be left out without a word.
  private static func requireAll(of catalog: Catalog, in content: BundleContent) throws(CompileError) {
    let written: [ContentKind: Int] = [
      .bugs: content.bugs.count, .fixes: content.fixes.count,
      .microEducation: content.microEducation.count, .copyContract: content.copyKeys.count,
      .copyTable: content.copyEntries.count, .retired: content.retired.count,
    ]
    for (kind, count) in written.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let found = catalog.records.count { $0.kind == kind }
      if found > count { throw .lostRecords(kind: kind.recordName, found: found, written: count) }
    }
  }

  private static func require<Value>(
    _ value: Value?,
    record: UInt32,
    in catalog: Catalog
  ) throws(CompileError) -> Value {
    guard let value else {
      if let gap = catalog.gaps.first(where: {
        $0.cause == .missing && ($0.kind == .bugs || $0.kind == .copyContract)
      }) {
        throw .missingFile(reason: gap.reason)
      }
      let kind = catalog.records[Int(record)].kind.recordName
      throw .faultyRecord(kind: kind, name: catalog.name(of: record) ?? "without a name")
    }
    return value
  }

  /// The digests of the source files under their paths inside the content folder.
  package static func sources(of catalog: Catalog) -> [Provenance.Source] {
    let prefix = catalog.folder.map { $0.hasSuffix("/") ? $0 : "\($0)/" } ?? ""
    // What the content's configuration extends is none of its files; they follow all others.
    return catalog.sources.files.dropLast(catalog.extendedFiles.count).map { file in
      let label = file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
      let digest = ContentHash.digest(UnsafeRawBufferPointer(file.bytes), seed: 0)
      return Provenance.Source(
        label: label,
        byteCount: file.byteCount,
        digest: ContentDigest(high: digest.high, low: digest.low)
      )
    }
  }
}
