import SeedPages

/// What was typed or chosen in fields and not sent yet.
struct PlayDrafts: Equatable {
  private var values: [Field: String] = [:]

  /// A field: the action that sends it, the record that it is of, and its name.
  private struct Field: Hashable {
    var action: String
    var id: String
    var name: String
  }

  /// What stands in a field that was changed and not sent; nil for one that was not.
  subscript(action: String, id: String, name: String) -> String? {
    values[Field(action: action, id: id, name: name)]
  }

  /// Keeps what a form tells of one of its fields.
  mutating func keep(_ form: HTTPForm) {
    guard let action = form["of"], let name = form["field"], let value = form[name] else { return }
    values[Field(action: action, id: form["id"] ?? "", name: name)] = value
  }

  /// Drops the fields of a form that was sent.
  mutating func drop(_ action: String, _ form: HTTPForm) {
    let id = form["id"] ?? ""
    values = values.filter { $0.key.action != action || $0.key.id != id || form[$0.key.name] == nil }
  }
}
