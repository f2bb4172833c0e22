import SeedDecoding
import SeedModel

/// A place in a message where a placeholder is used.
struct PlaceholderUse {
  enum Form {
    /// `{name}`.
    case plain
    case plural([ParsedMessage.PluralArm])
    case select([ParsedMessage.SelectArm])
  }

  var name: String
  var nameRange: Range<Int>
  /// What the catalogue says of it; nil where the message's key has none of this name.
  var placeholder: CopyKey.Placeholder?
  /// From brace to brace.
  var range: Range<Int>
  var form: Form
  /// The placeholders of the plurals that it stands in.
  var pluralNames: [String]
  /// What follows it in its arm or message.
  var following: ArraySlice<ParsedMessage.Part>

  /// Every use of a placeholder, in the order of the text, those in arms after their block.
  static func all(
    in parts: [ParsedMessage.Part],
    of placeholders: [CopyKey.Placeholder]
  ) -> [PlaceholderUse] {
    var uses: [PlaceholderUse] = []
    collect(parts, [], placeholders, &uses)
    return uses
  }

  private static func collect(
    _ parts: [ParsedMessage.Part],
    _ pluralNames: [String],
    _ placeholders: [CopyKey.Placeholder],
    _ uses: inout [PlaceholderUse]
  ) {
    for (index, part) in parts.enumerated() {
      func use(_ name: String, _ nameRange: Range<Int>, _ range: Range<Int>, _ form: PlaceholderUse.Form) {
        uses.append(
          PlaceholderUse(
            name: name,
            nameRange: nameRange,
            placeholder: placeholders.first { $0.name == name },
            range: range,
            form: form,
            pluralNames: pluralNames,
            following: parts[(index + 1)...]
          )
        )
      }
      switch part {
      case .literal, .number: break
      case .argument(let name, let nameRange, let range): use(name, nameRange, range, .plain)
      case .plural(let name, let nameRange, let arms, let range):
        use(name, nameRange, range, .plural(arms))
        for arm in arms { collect(arm.parts, pluralNames + [name], placeholders, &uses) }
      case .select(let name, let nameRange, let arms, let range):
        use(name, nameRange, range, .select(arms))
        for arm in arms { collect(arm.parts, pluralNames, placeholders, &uses) }
      }
    }
  }
}
