/// The function words of English: they carry a sentence and say nothing of what it is about.
package enum StopWords {
  /// Whether a word, by its hash, is one.
  ///
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  package static func contains(_ hash: UInt64) -> Bool { all.contains(hash) }

  /// The words themselves, for loops that keep them at hand.
  package static let all = WordSet(
    """
    a, an, the, this, that, these, those, some, any, each, every, either, neither, both, all, half, no, none, one
    i, me, my, mine, myself, you, your, yours, yourself, he, him, his, himself, she, her, hers, herself, it, its
    itself, we, us, our, ours, they, them, their, theirs, themselves, who, whom, whose, which, what, whatever
    somebody, someone, something, anybody, anyone, anything, everybody, everyone, everything, nobody, nothing
    am, is, are, was, were, be, been, being, do, does, did, done, doing, have, has, had, having, will, would
    shall, should, can, could, may, might, must, ought, cannot, get, gets, got, let, lets
    i'm, i've, i'd, i'll, you're, you've, you'd, you'll, he's, he'd, he'll, she's, she'd, she'll, it's, it'd
    it'll, we're, we've, we'd, we'll, they're, they've, they'd, they'll, that's, that'd, there's, here's, who's
    what's, where's, how's, let's, don't, doesn't, didn't, won't, wouldn't, can't, couldn't, shouldn't, isn't
    aren't, wasn't, weren't, hasn't, haven't, hadn't, mustn't, needn't, ain't
    and, or, but, nor, so, yet, if, then, else, than, as, because, since, while, when, whenever, where, wherever
    why, how, though, although, unless, until, till, whether, once, of, in, on, at, by, for, from, to, into, onto
    out, off, up, down, over, under, with, without, within, about, above, below, between, among, through, during
    before, after, again, against, along, across, behind, beside, beyond, near, past, per, toward, towards, via
    there, here, not, only, just, too, very, also, even, still, ever, never, always, now, more, most, less, least
    much, many, few, other, another, others, own, same, such, s, t
    """
  )
}
