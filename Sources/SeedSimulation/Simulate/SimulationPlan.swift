import SeededRandom

/// What a simulation plays: how many users for how long, from which seed.
package struct SimulationPlan: Hashable, Sendable {
  /// Users of each product, 1…``userLimit``.
  package var users: Int
  /// Days that each of them lives, 1…``dayLimit``.
  package var days: Int
  package var seed: UInt64
  /// Users take turns: the first has the first profile.
  package var profiles: [SimulationProfile]
  /// The part of the users that is played; nil for all of them.
  package var shard: Shard?

  /// One of several parts of a simulation's users.
  package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// From 1.
    package var index: Int
    package var count: Int

    package init?(index: Int, count: Int) {
      guard (1...Shard.countLimit).contains(count), (1...count).contains(index) else { return nil }
      self.index = index
      self.count = count
    }

    package static let countLimit = 10_000
    package var description: String { "\(index)/\(count)" }
  }

  /// A thousand million users: more change no figure, and their sums stay far from what a number holds.
  package static let userLimit = 1_000_000_000
  /// More than twenty-seven years.
  package static let dayLimit = 10_000

  package init(
    users: Int,
    days: Int,
    seed: UInt64 = 0,
    profiles: [SimulationProfile] = SimulationProfile.allCases,
    shard: Shard? = nil
  ) {
    self.users = users
    self.days = days
    self.seed = seed
    self.profiles = profiles
    self.shard = shard
  }

  /// The users that are played, by number.
  var played: Range<Int> {
    guard let shard else { return 0..<users }
    return users * (shard.index - 1) / shard.count..<users * shard.index / shard.count
  }

  /// The profile of a user, by its place in the list.
  func profile(of user: Int) -> Int { user % profiles.count }

  /// Of so many users of each profile one plays Pressure, too: a day of it costs ten times one of EgoFix, and
  /// it has a hundred texts to tell of, not hundreds of fixes.
  package static let pressureShare = 100

  /// The users that are played of a product, one of so many of each profile.
  func players(oneOf share: Int) -> [Int] {
    let stride = profiles.count * share
    return profiles.indices.map { profile in
      func below(_ end: Int) -> Int { end > profile ? (end - profile - 1) / stride + 1 : 0 }
      return below(played.upperBound) - below(played.lowerBound)
    }
  }

  /// A user's own seed, whichever shard or thread plays it.
  func seed(of user: Int) -> UInt64 {
    var random = SplitMix64(state: seed &+ UInt64(user) &* 0xD1B5_4A32_D192_ED03)
    return random.next()
  }
}
