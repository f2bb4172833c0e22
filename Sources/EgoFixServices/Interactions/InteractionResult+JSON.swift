public import PlainJSON
public import SeedModel

extension InteractionResult {
  /// The JSON object that is stored, its members in a fixed order.
  public var json: JSONValue {
    switch self {
    case .counter(let count): ["count": .integer(count)]
    case .ended(let ended): ["ended": .bool(ended)]
    case .steps(let done, let passed):
      ["done": .array(done.map { .string($0) }), "passed": .array(passed.map { .string($0) })]
    case .option(let id): ["option": .string(id)]
    case .text(let text): ["text": .string(text)]
    case .urges(let urges): ["urges": .integer(urges)]
    case .prediction(let prediction, let observation):
      ["prediction": .string(prediction), "observation": .string(observation)]
    case .categories(let categories): ["categories": InteractionResult.object(of: categories)]
    }
  }

  /// Reads what an interaction of a type stored, or nil where the value is none of its kind.
  ///
  /// Members that are not there read as not done: an empty text, no steps; a count and an option have to be
  /// there. An audit's categories are an object of texts by id, or a list of the ids of filled ones.
  public init?(json: JSONValue, type: InteractionType) {
    guard let object = json.object else { return nil }
    switch type {
    case .standard, .reversal, .body: return nil
    case .counter:
      guard let count = object["count"]?.integer else { return nil }
      self = .counter(count: count)
    case .timed, .abstain:
      guard let ended = object["ended"]?.bool else { return nil }
      self = .ended(ended)
    case .multiStep:
      guard let done = InteractionResult.texts(object["done"]),
        let passed = InteractionResult.texts(object["passed"])
      else { return nil }
      self = .steps(done: done, passed: passed)
    case .quiz, .scenario:
      guard let option = object["option"]?.string else { return nil }
      self = .option(option)
    case .observation, .journal:
      guard let text = object["text"]?.string else { return nil }
      self = .text(text)
    case .substitute:
      guard let urges = object["urges"]?.integer else { return nil }
      self = .urges(urges)
    case .predict:
      let prediction = object["prediction"]?.string ?? ""
      self = .prediction(prediction, observation: object["observation"]?.string ?? "")
    case .audit:
      guard let categories = InteractionResult.categories(object["categories"]) else { return nil }
      self = .categories(categories)
    }
  }

  private static func object(of categories: [Category]) -> JSONValue {
    var object = JSONObject()
    for category in categories { object[category.id] = .string(category.text) }
    return .object(object)
  }

  /// A list of texts; an absent one is empty, anything else nil.
  private static func texts(_ value: JSONValue?) -> [String]? {
    guard let value else { return [] }
    guard let values = value.array else { return nil }
    let texts = values.compactMap(\.string)
    return texts.count == values.count ? texts : nil
  }

  private static func categories(_ value: JSONValue?) -> [Category]? {
    if let object = value?.object {
      return object.members.map { Category(id: $0.name, text: $0.value.string ?? "") }
    }
    return texts(value)?.map { Category(id: $0, text: $0) }
  }
}
