package import SeedModel
import SeedSource

/// SeedModel values of authored records, made when they are asked for. A record with a fault that leaves a
/// required field without a value has none.
extension Catalog {
  /// The value of a bug.
  package func value(of bug: AuthoredBug) -> Bug? {
    guard let id = bug.id, let color = bug.color, let slug = string(record: bug.record, node: bug.slug),
      let title = string(record: bug.record, node: bug.title),
      let description = string(record: bug.record, node: bug.description)
    else { return nil }
    return Bug(
      id: id,
      slug: slug,
      title: title,
      shortTitle: string(record: bug.record, node: bug.shortTitle),
      description: description,
      color: color
    )
  }

  /// The value of a fix whose bug is known.
  package func value(of fix: AuthoredFix) -> Fix? {
    guard let id = fix.id, fix.number > 0, fix.bugIndex >= 0, let bugID = bugs[Int(fix.bugIndex)].id,
      let type = fix.type, let severity = fix.severity, let interactionType = fix.interactionType,
      let prompt = string(record: fix.record, node: fix.prompt)
    else { return nil }
    let reader = ObjectReader(tree: trees[Int(records[Int(fix.record)].fileIndex)])
    guard let interaction = reader.interaction(interactionType, fix.configuration) else { return nil }
    return Fix(
      id: id,
      number: Int(fix.number),
      bugID: bugID,
      type: type,
      severity: severity,
      prompt: prompt,
      inlineComment: string(record: fix.record, node: fix.inlineComment),
      validation: string(record: fix.record, node: fix.validation),
      interaction: interaction
    )
  }

  /// The value of a tidbit whose bug is known.
  package func value(of tidbit: AuthoredTidbit) -> MicroEducation? {
    guard let id = tidbit.id, tidbit.bugIndex >= 0, let bugID = bugs[Int(tidbit.bugIndex)].id,
      let trigger = tidbit.trigger, let body = string(record: tidbit.record, node: tidbit.body)
    else { return nil }
    var source: MicroEducation.Source?
    if tidbit.source != 0 {
      let reader = ObjectReader(tree: trees[Int(records[Int(tidbit.record)].fileIndex)])
      guard let author = reader.string("author", tidbit.source),
        let year = reader.integer("year", tidbit.source), let title = reader.string("title", tidbit.source)
      else { return nil }
      source = MicroEducation.Source(author: author, year: year, title: title)
    }
    return MicroEducation(id: id, bugID: bugID, trigger: trigger, body: body, source: source)
  }

  /// The variants of a copy entry, parsed.
  package func value(of entry: AuthoredCopyEntry) -> CopyEntry? {
    let table = copyTables[entry.tableIndex]
    let reader = ObjectReader(tree: trees[table.fileIndex])
    var variants: [CopyVariant] = []
    for node in reader.tree.children(of: entry.variants) {
      guard let body = reader.message("body", node) else { return nil }
      variants.append(CopyVariant(title: reader.message("title", node), body: body))
    }
    return CopyEntry(product: table.product, voice: table.voice, key: entry.key, variants: variants)
  }

  /// The priority rules, or nil where there are none or they are faulty.
  package var priorityRules: PriorityRules? {
    guard let fileIndex = fileIndex(of: .priorityRules) else { return nil }
    let reader = ObjectReader(tree: trees[fileIndex])
    guard let places = reader.keywords("placeKeywords", 0),
      let messages = reader.keywords("messageKeywords", 0),
      let rushNode = reader.node("rushHours", 0), let nightNode = reader.node("nightHours", 0),
      let night = reader.hours(nightNode), let matchName = reader.string("match", 0),
      let match = KeywordMatch(name: matchName)
    else { return nil }
    var rush: [PriorityRules.HourRange] = []
    for node in reader.tree.children(of: rushNode) {
      guard let range = reader.hours(node) else { return nil }
      rush.append(range)
    }
    return PriorityRules(
      placeKeywords: places,
      messageKeywords: messages,
      rushHours: rush,
      nightHours: night,
      match: match
    )
  }
}

/// Reads the members of objects that have been decoded without a fault.
struct ObjectReader {
  let tree: JSONTree

  func node(_ key: String, _ object: NodeIndex) -> NodeIndex? {
    guard let node = tree.value(of: key, in: object), tree[node].kind != .null else { return nil }
    return node
  }

  func string(_ key: String, _ object: NodeIndex) -> String? {
    guard let node = node(key, object), tree[node].kind == .string else { return nil }
    return tree.string(at: node)
  }

  func integer(_ key: String, _ object: NodeIndex) -> Int? {
    guard let node = node(key, object) else { return nil }
    return integer(node)
  }

  func integer(_ node: NodeIndex) -> Int? {
    guard tree[node].kind == .number, case .value(let value) = JSONNumber.integer(tree.file[tree[node].range])
    else { return nil }
    return value
  }

  func decimal(_ key: String, _ object: NodeIndex) -> Double? {
    guard let node = node(key, object), tree[node].kind == .number else { return nil }
    return JSONNumber.decimal(tree.file[tree[node].range])
  }

  func message(_ key: String, _ object: NodeIndex) -> MessagePattern? {
    guard let text = string(key, object) else { return nil }
    var parser = MessageParser()
    let (message, faults) = Array(text.utf8).withUnsafeBufferPointer { parser.parse($0) }
    return faults.isEmpty ? message.pattern : nil
  }

  func hours(_ node: NodeIndex) -> PriorityRules.HourRange? {
    let bounds = tree.children(of: node).compactMap { integer($0) }
    return bounds.count == 2 ? PriorityRules.HourRange(first: bounds[0], last: bounds[1]) : nil
  }

  /// Keywords in the order of the priorities, then as authored.
  func keywords(_ key: String, _ object: NodeIndex) -> [PriorityRules.Keyword]? {
    guard let map = node(key, object), tree[map].kind == .object else { return nil }
    var result: [PriorityRules.Keyword] = []
    var children = tree.children(of: map)
    while let keyNode = children.next(), let list = children.next() {
      guard let priority = NotificationPriority(name: tree.string(at: keyNode)), tree[list].kind == .array
      else { return nil }
      result += tree.children(of: list).map {
        PriorityRules.Keyword(word: tree.string(at: $0), priority: priority)
      }
    }
    return result.sorted { $0.priority.rawValue < $1.priority.rawValue }
  }
}
