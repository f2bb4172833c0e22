/// A line that is shown after what the user did; the raw value is its key in the copy's catalogue.
enum FeedbackKey: String {
  /// Days were missed since the app last ran.
  case missedWhileAway = "checkIn.missedWhileAway"
  /// YES on a day that counts.
  case milestone = "checkIn.yes.milestone"
  /// YES, and the streak has just passed the longest ended one.
  case longest = "checkIn.yes.longest"
  /// Any other YES.
  case plain = "checkIn.yes.plain"
  /// A YES that led to tier 0.
  case tierLeft = "checkIn.yes.tierLeft"
  /// A YES that did not yet.
  case tierHeld = "checkIn.yes.tierHeld"
  /// NO.
  case afterNo = "checkIn.no.after"
  /// Nothing was answered by the close.
  case missed = "checkIn.missed"
  /// Nothing was set by the deadline.
  case noneByDeadline = "commitment.noneByDeadline"
  /// A streak is over.
  case streakEnded = "streak.ended"
  /// The tier rose.
  case tierRaised = "tier.raised"
  /// The tier fell without a YES.
  case tierLowered = "tier.lowered"
  /// A shield could take the loss.
  case shieldOffer = "shield.offer"
  /// A shield took it.
  case shieldUsed = "shield.used"
  /// The subscription is over.
  case subscriptionLapsed = "subscription.lapsed"
}
