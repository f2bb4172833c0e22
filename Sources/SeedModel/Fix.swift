/// A challenge, as authored in `fixes.json`.
public struct Fix: Hashable, Sendable {
  /// The record's identity.
  public var id: Identity
  /// The number a user sees (`#042`), ≥ 1, never reused.
  public var number: Int
  /// The bug that the fix works on.
  public var bugID: Identity
  /// When it is assigned.
  public var type: FixType
  /// How much it exposes.
  public var severity: FixSeverity
  /// The challenge, 12…240 characters.
  public var prompt: String
  /// The aside under the prompt, stored without its `//`; 8…200 characters.
  public var inlineComment: String?
  /// What counts as done.
  public var validation: String?
  /// How it is carried out, with what that needs.
  public var interaction: Interaction

  /// The interaction's type.
  public var interactionType: InteractionType { interaction.type }

  /// Makes a fix from its fields.
  public init(
    id: Identity,
    number: Int,
    bugID: Identity,
    type: FixType,
    severity: FixSeverity,
    prompt: String,
    inlineComment: String?,
    validation: String?,
    interaction: Interaction
  ) {
    self.id = id
    self.number = number
    self.bugID = bugID
    self.type = type
    self.severity = severity
    self.prompt = prompt
    self.inlineComment = inlineComment
    self.validation = validation
    self.interaction = interaction
  }
}
