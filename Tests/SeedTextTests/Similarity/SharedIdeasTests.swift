import Testing

@testable import SeedText

struct SharedIdeasTests {
  /// Pairs that readers called one idea, among the prompts that stood around them.
  private static let prompts = [
    "When somebody asks a whole group \"Who can do this?\" today, at work or in a chat, wait until another person says yes.",
    "When somebody asks a group who can take a task, let another person be the first to offer.",
    "When somebody asks you for a tip today, such as a film or a place to walk, name one that they will enjoy.",
    "When somebody asks you what to watch, read or visit, name the most famous film, book or place that you like.",
    "Put the phone face down and sit on your hands for two minutes. Leave the thread as it is.",
    "Sit on your hands for two minutes.",
    "Round every number about yourself down today, be it guests at your party or hours of practice.",
    "Round every number you say today: about twenty, around noon, a few weeks.",
    "Ask somebody who always leaves work on time how they know when they are done.",
    "Leave work on time today, and walk out past as many people as possible.",
    "Count every sorry you say today without having done anything, including the ones to chairs.",
    "Leave one gap in the day empty, and let it stay a gap.",
    "Let somebody else choose where you eat, and do not check the reviews.",
  ]

  private func nearest(to draft: String, except own: Int? = nil) -> Int? {
    let ideas = SharedIdeas(Self.prompts.map { IdeaFeatures(of: $0) })
    let cousins = ideas.cousins(of: IdeaFeatures(of: draft), from: 0.001, except: own)
    #expect(!cousins.contains { $0.index == own })
    return cousins.first?.index
  }

  @Test(arguments: [(0, 1), (2, 3), (4, 5), (6, 7), (8, 9)])
  func `of two that are one idea each is nearest to the other`(_ left: Int, _ right: Int) {
    #expect(nearest(to: Self.prompts[left], except: left) == right)
    #expect(nearest(to: Self.prompts[right], except: right) == left)
  }

  @Test
  func `a draft finds its idea in other words`() {
    #expect(nearest(to: "Count each time you say sorry today without a reason, even to a chair.") == 10)
    #expect(SharedIdeas([]).cousins(of: IdeaFeatures(of: "Count"), from: 1) == [])
    #expect(SharedIdeas([IdeaFeatures(of: "Count")]).cousins(of: IdeaFeatures(of: ""), from: 1) == [])
  }

  /// By comparing the draft with every text.
  private func percents(of draft: IdeaFeatures, in texts: [IdeaFeatures]) -> [Double] {
    func weight(_ features: [UInt64], _ of: (IdeaFeatures) -> [UInt64]) -> Double {
      features.reduce(0) { sum, feature in
        let ratio = Double(texts.count + 1) / Double(max(1, texts.count { of($0).contains(feature) }))
        return sum + Double(ratio.exponent) + ratio.significand - 1
      }
    }
    func both(_ text: IdeaFeatures) -> Double {
      weight(draft.words.filter(text.words.contains), \.words)
        + weight(draft.pairs.filter(text.pairs.contains), \.pairs) / 3
    }
    return texts.map { 100 * both($0) / both(draft) }
  }

  @Test
  func `cousins are those that comparing with every text finds, nearest first`() {
    let features = Self.prompts.map { IdeaFeatures(of: $0) }
    let ideas = SharedIdeas(features)
    for (own, draft) in features.enumerated() {
      let percents = percents(of: draft, in: features)
      let cousins = ideas.cousins(of: own, from: 5)
      #expect(Set(cousins.map(\.index)) == Set(percents.indices.filter { $0 != own && percents[$0] >= 5 }))
      #expect(cousins.allSatisfy { abs($0.percent - percents[$0.index]) < 1e-9 })
      #expect(cousins.map(\.percent) == cousins.map(\.percent).sorted(by: >))
      #expect(abs((ideas.cousins(of: draft, from: 99).first { $0.index == own }?.percent ?? 0) - 100) < 1e-9)
    }
  }

  @Test
  func `the pairs are those that comparing all with all finds`() {
    let features = Self.prompts.map { IdeaFeatures(of: $0) }
    let ideas = SharedIdeas(features)
    let all = ideas.pairs(from: 0.0001, minimumWordCount: 1)
    let sharing = features.indices.flatMap { second in
      (0..<second).filter { !Set(features[$0].words).isDisjoint(with: features[second].words) }
        .map { [$0, second] }
    }
    #expect(all.map { [$0.first, $0.second] } == sharing)
    let near = all.filter { $0.similarity >= 0.2 }
    #expect(!near.isEmpty && ideas.pairs(from: 0.2, minimumWordCount: 1) == near)
    #expect(ideas.pairs(from: 0.0001, minimumWordCount: 100).isEmpty)
  }
}
