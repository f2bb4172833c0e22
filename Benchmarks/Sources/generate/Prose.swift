/// The kinds of text that a record has, each with its own templates.
enum Prose {
  static let prompts = templates(
    """
    {V} the {a} {n} {w} {t}, then tell {p} which {n} it belongs to.
    {V} one {a} {n} {d} {t} and leave the {n} {w} as it is.
    Let {p} {v} the {n} {w} their own way, and watch the {a} {n} instead.
    Ask {p} about the {a} {n} and hear the answer to its end before you {v} the {n}.
    Leave the {a} {n} {w} for {p} to {v}, and say nothing about the {n}.
    {V} the {n} that {p} likes and keep your view of the {a} {n} to yourself {t}.
    Count how often you {v} the {n} {t}, and write the number beside the {a} {n}.
    Sit {w} with the {a} {n} and notice who would {v} the {n} first.
    Write down what the {a} {n} would cost {p}, then {v} the {n} {d}.
    Tell {p} about the {a} {n} without naming the {n} you paid for it.
    {T}, {v} the {n} {d} and let {p} have the last word on the {a} {n}.
    Walk past the {a} {n} {w} {t} and let {p} {v} the {n} unseen.
    Say "the {n} can wait" to {p} {t}, and mean the {a} one.
    Give {p} the {a} {n} {t} and take the {n} that is left over.
    Answer {p} with the short version of the {n}, and {v} the {a} {n} {d}.
    Wear the {a} {n} {w} {t} and see whether {p} mentions the {n}.
    Read the {a} {n} {w} to its last line before you {v} the {n} for {p}.
    Choose the {a} {n} over the {n} {t}, where {p} can see it.
    Find the {n} {w} that nobody praised, and {v} it {d} for {p}.
    Open the {a} {n} {w} and stop before you {v} the {n}.
    Put the {a} {n} back {w} and let {p} look for the {n}.
    Hand {p} the {n} {d} and ask for the {a} {n} in return.
    Keep the {a} {n} out of the talk {t}, even when {p} brings up the {n}.
    Repeat what {p} said about the {n}, word for word, and {v} the {a} {n} after.
    Wait {w} until {p} has finished with the {a} {n}, then {v} the {n}.
    """
  )

  static let comments = templates(
    """
    The {n} was {a} long before you came {w}.
    Nobody asked who would {v} the {a} {n}.
    It is only a {n}, and {p} has seen the {a} one.
    The {a} {n} keeps no record of the {n}.
    You have met that {n} before, {w}, next to the {a} {n}.
    Somewhere {p} is telling this story about the {a} {n}.
    The {n} will be {a} either way.
    A {n} by any other name still needs someone to {v} the {n}.
    Look who came for the {a} {n} and stayed for the {n}.
    This is what the {a} {n} was for. The {n} was a cover.
    {P} noticed the {a} {n}. The {n} did not.
    """
  )

  static let validations = templates(
    """
    The {a} {n} was left {w}, and {p} knows about the {n}.
    {P} has the {n} and you kept the {a} {n}.
    You can say where the {a} {n} went {t}.
    A note {w} names the {a} {n} and the {n}.
    The {n} was done {d}, with the {a} {n} in plain sight.
    """
  )

  static let instructions = templates(
    """
    {V} the {a} {n} {w} and put the {n} where {p} can reach it.
    Carry the {n} {d} to {p}, with the {a} {n} on top.
    Write the name of the {a} {n} {w}, below the {n}.
    Stop {w} and look at the {a} {n} as {p} would see the {n}.
    {V} the {n} {t}, whatever {p} says about the {a} {n}.
    Leave the {a} {n} {w} and go on without the {n}.
    """
  )

  static let options = templates(
    """
    {V} the {a} {n} {w} before {p} sees the {n}.
    Tell {p} that the {n} was {a} anyway, and {v} the {n}.
    Say nothing and {v} the {a} {n} {d} {w}.
    Offer {p} the {n} in place of the {a} {n}.
    Ask what {p} would do with the {a} {n} {t}.
    Laugh about the {a} {n} and {v} the {n} {w}.
    """
  )

  static let insights = templates(
    """
    The {a} {n} was a way to be seen next to the {n}.
    You held on to the {n}, and {p} held on to the {a} {n}.
    That {n} has been {a} since {p} last spoke of the {n}.
    It costs less than the {a} {n}, and {p} pays for the {n}.
    Someone had to {v} the {n}. It was always the {a} one {w}.
    """
  )

  static let situations = templates(
    """
    {P} stands {w} with the {a} {n} and asks who will {v} the {n}.
    {T} the {a} {n} turns up {w}, and {p} looks from you to the {n}.
    The {n} that you meant to {v} is gone, and {p} has the {a} {n} {w}.
    """
  )

  static let questions = templates(
    """
    What would you do with the {a} {n} if {p} never saw the {n}?
    Who was the {a} {n} {w} for, you or {p} with the {n}?
    Which {n} comes to mind first when {p} wants to {v} the {a} {n}?
    Where does your attention go once the {a} {n} is {w} with the {n}?
    """
  )

  /// Short texts that name something: categories, units, targets.
  static let labels = templates(
    """
    The {a} {n} {w}
    The {n} beside the {a} {n}
    A {n} for {p} to {v}
    Whatever {p} did with the {n}
    """
  )

  /// When something is over.
  static let ends = templates(
    """
    Until you see the {a} {n} {w}.
    For as long as {p} has the {a} {n}.
    """
  )

  static let bodies = templates(
    """
    A {n} feels {a} because somebody once had to {v} the {n} {w} alone. The habit stayed after the need had gone.
    The pull toward the {a} {n} starts before the thought of it. By the time you {v} the {n}, a reason is ready.
    When {p} reaches for the {n}, you see the {a} {n} and not the hand. Attention goes where it was paid before.
    The {a} {n} looks smaller from {p}'s chair. Nobody else keeps a list of who was first to {v} the {n}.
    """
  )

  private static func templates(_ lines: String) -> [Template] {
    lines.split(separator: "\n").map { Template(String($0)) }
  }
}
