public import CivilTime
public import Observation
import SeedRuntime
public import ServiceKernel

/// Writing a commitment down: 280 characters, until the deadline (roadmap, phase 2).
public struct PressureEntry: PressureScreen {
  /// The time to lock is shown.
  public static var isTimed: Bool { true }

  /// Above the field.
  public let prompt: String
  /// Under it: what makes a commitment answerable.
  public let help: String
  /// In it while it is empty.
  public let placeholder: String
  /// The button that saves.
  public let saveButton: String
  /// How long the text can still be changed.
  public let lock: String
  /// By `sortOrder`, all three.
  public let cards: [PressureCard]
  /// By `sortOrder`, why a text cannot be changed; empty where it can.
  public let closedNotes: [String]
  /// What is said when a text was saved.
  public let saved: String
  /// The civil day that the texts are of; nil before the first one.
  public let day: CivilDate?

  /// What is shown of a state at a time.
  public init(_ state: PressureState, at now: Instant, _ phrases: PressurePhrases) {
    prompt = phrases("commitment.prompt")
    help = phrases("commitment.help")
    placeholder = phrases("commitment.placeholder")
    saveButton = phrases("commitment.saveButton")
    lock = phrases.lock(state, at: now)
    let cards = (0..<PressureState.commitmentLimit).map { PressureCard($0, state, at: now, phrases) }
    self.cards = cards
    let isOpen = PressureFeature.severalCommitments.isOpen(to: state.entitlement, at: now)
    closedNotes = cards.map { card in
      if card.isEditable { return "" }
      return phrases(card.id > 0 && !isOpen ? "commitment.moreLocked" : "commitment.locked")
    }
    saved =
      state.day?.isLate == true
      ? phrases("commitment.locked") : phrases("commitment.saved", ["time": .text(phrases.deadline)])
    day = state.day?.date
  }

  /// Where the user can add another commitment; nil where none can be added.
  static func freeSlot(_ state: PressureState, at now: Instant) -> Int? {
    guard let day = state.day, day.record(0)?.isSet == true,
      PressureFeature.severalCommitments.isOpen(to: state.entitlement, at: now)
    else { return nil }
    return (1..<PressureState.commitmentLimit).first { day.record($0) == nil && day.canEdit(nil, at: now) }
  }
}

/// Writing a commitment down.
@MainActor @Observable
public final class PressureEntryModel: PressureModel<PressureEntry> {
  /// Which of the day's commitments, 0…2.
  public let sortOrder: Int
  /// What is said of the last save, while the commitment is as it was saved; nil otherwise.
  public var message: String? { saved != nil && saved == card ? screen?.saved : nil }
  /// The commitment as it was saved last; nil before, and once something else was typed.
  private var saved: PressureCard?
  /// What was typed and not saved, and on which day; nil for nothing.
  private var typed: (text: String, day: CivilDate?)?

  /// A field for one of the day's commitments.
  public init(_ service: PressureService, sortOrder: Int = 0) {
    self.sortOrder = min(max(sortOrder, 0), PressureState.commitmentLimit - 1)
    super.init(service)
  }

  /// The commitment; nil until the first state has come.
  public var card: PressureCard? { screen?.cards[sortOrder] }

  /// Why the text cannot be changed; empty where it can.
  public var closedNote: String { screen?.closedNotes[sortOrder] ?? "" }

  /// What stands in the field: what was typed on this day, else what is set.
  public var text: String {
    get { typed?.text ?? card?.text ?? "" }
    set {
      (typed, saved) = ((newValue, screen?.day), nil)
      forget()
    }
  }

  override public func didTick() { if let typed, typed.day != screen?.day { self.typed = nil } }

  /// How many characters are left of the 280; below 0 for too many.
  public var charactersLeft: Int { CommitmentText.characterLimit - text.count }

  /// Whether there are too many characters.
  public var isTooLong: Bool { charactersLeft < 0 }

  /// The same in words; where there are too many, that.
  public var charactersLeftText: String {
    isTooLong
      ? phrases("error.textTooLong") : phrases("commitment.charactersLeft", ["count": .count(charactersLeft)])
  }

  /// Whether the text can be saved.
  public var canSave: Bool { card?.isEditable == true && CommitmentText.fault(in: text) == nil }

  /// Saves the text.
  public func save() async {
    let sent = text
    guard await send(.commit(text: sent, sortOrder: sortOrder)), text == sent else { return }
    (typed, saved) = (nil, card)
  }
}
