import SeedPlatform
import SeedText

/// Learns the model and writes it.
enum Training {
  private static let path = "Sources/SeedText/Tones/ToneWeights.swift"
  /// How much an error costs: more where a text of content is flagged, for nobody wants to read of it.
  private static let costs: (any: Float, plain: Float) = (0.05, 0.15)
  private static let rounds = 12
  private static let folds = 5
  /// So many lines in a row are left out together: most are one writer's, and nobody is judged by a model
  /// that knows the rest of what they wrote.
  private static let blockLength = 300
  /// The share of the lines that look like a tone, and of those of content, that may be taken for it. Comfort
  /// and mockery are judged in one voice's copy alone, moments in tidbits: of these more may be.
  private static let wrongShares = (alike: 0.02, plain: 0.0003, copy: 0.0008, moment: 0.0005)
  private static let largestWeight: Float = 45

  /// What has been learned of a tone.
  private struct Learned {
    var weights: [Float]
    var threshold: Float
    /// Of the lines of each kind that were left out, those that are judged and those that are found.
    var judged: [Kind: Set<Int>]
    var found: [Kind: Set<Int>]
  }

  /// What a line is to a tone, or to all of them.
  private enum Kind: String, CaseIterable {
    case faulty, alike, plain
  }

  /// Returns the exit code: 1 for a stale model of a check.
  static func run(isCheck: Bool) throws(FileError) -> Int32 {
    let lines = try SentenceLine.all()
    var examples = lines.enumerated().flatMap { Example.of($1, number: $0) }
    let rarities = weigh(&examples)
    let weighed = examples
    let learned = Parallel.map(count: ToneClass.allCases.count, workers: Process.processorCount) { lane in
      learn(ToneClass.allCases[lane], weighed)
    }
    if !isCheck {
      for (tone, learned) in zip(ToneClass.allCases, learned) { report([learned], "\(tone)") }
      report(learned, "all")
    }
    let text = source(learned, rarities)
    let buffer = try FileReading.read(path, limit: 1 << 24)
    let old = withExtendedLifetime(buffer) { String(decoding: buffer.elements, as: UTF8.self) }
    if old == text { return 0 }
    if isCheck {
      try? Process.write("\(path) is stale: run `swift run -c release seedtrain`\n", to: .error)
      return 1
    }
    try FileWriting.replace(path, with: text)
    return 0
  }

  /// Tells how much of what was left out is found by any of some tones.
  private static func report(_ learned: [Learned], _ name: String) {
    let shares = Kind.allCases.map { kind in
      let found = learned.reduce(into: Set()) { $0.formUnion($1.found[kind] ?? []) }.count
      let count = learned.reduce(into: Set()) { $0.formUnion($1.judged[kind] ?? []) }.count
      let share = (Double(found) / Double(max(1, count)) * 10_000).rounded() / 100
      return "\(kind.rawValue) \(found) of \(count) (\(share) %)"
    }
    try? Process.write("\(name): found \(shares.joined(separator: ", "))\n", to: .output)
  }

  /// Weighs the features of all examples by how rare they are, and gives these factors.
  private static func weigh(_ examples: inout [Example]) -> [Float] {
    var counts = [Int](repeating: 0, count: ToneFeatures.count)
    for example in examples { for feature in example.features { counts[feature.index] += 1 } }
    // 1 + ln(examples / those with the feature), the logarithm by steps of 2 from an integer: the same on
    // every machine. 0.7 is ln 2; the factor 16 keeps four steps of fractions, which 2.8 takes off again.
    let rarities = counts.map { count -> Float in
      let ratio = (examples.count + 1) * 16 / (count + 1)
      return 1 + Float(ratio.bitWidth - 1 - ratio.leadingZeroBitCount) * 0.7 - 2.8
    }
    for index in examples.indices {
      for place in examples[index].features.indices {
        examples[index].features[place].value *= rarities[examples[index].features[place].index]
      }
    }
    return rarities
  }

  private static func learn(_ tone: ToneClass, _ examples: [Example]) -> Learned {
    let own = ToneSet(tone)
    let decided = examples.indices.filter { examples[$0].undecided.isDisjoint(with: own) }
    func model(_ chosen: [Int]) -> LinearModel {
      LinearModel(
        examples,
        chosen,
        featureCount: ToneFeatures.count,
        rounds: rounds,
        cost: { $0.isPlain ? costs.plain : costs.any },
        isPositive: { $0.tones.contains(own) }
      )
    }
    // The best score of each line by a model that has not seen it.
    var scores: [Int: Float] = [:]
    for fold in 0..<folds {
      let rest = model(decided.filter { examples[$0].line / blockLength % folds != fold })
      for index in decided where examples[index].line / blockLength % folds == fold {
        scores[examples[index].line] = max(
          scores[examples[index].line] ?? -.infinity,
          rest.score(examples[index])
        )
      }
    }
    var judged: [Kind: [Int: Float]] = [:]
    for index in decided {
      let (example, line) = (examples[index], examples[index].line)
      let isOwn = example.tones.contains(own)
      guard isOwn || tone.isJudged(at: example.place) else { continue }
      if isOwn || example.isPlain || example.tones.isEmpty {
        judged[isOwn ? .faulty : example.isPlain ? .plain : .alike, default: [:]][line] = scores[line]
      }
    }
    let threshold = max(
      exceeded(by: wrongShares.alike, of: judged[.alike] ?? [:]),
      exceeded(by: plainShare(of: tone), of: judged[.plain] ?? [:]),
      0.01
    )
    return Learned(
      weights: model(decided).weights,
      threshold: threshold,
      judged: judged.mapValues { Set($0.keys) },
      found: judged.mapValues { scores in Set(scores.filter { $0.value >= threshold }.keys) }
    )
  }

  private static func plainShare(of tone: ToneClass) -> Double {
    if ToneSet.moments.contains(ToneSet(tone)) { return wrongShares.moment }
    return tone == .comfort || tone == .mockery ? wrongShares.copy : wrongShares.plain
  }

  /// The score that a share of the scores exceed.
  private static func exceeded(by share: Double, of scores: [Int: Float]) -> Float {
    let sorted = scores.values.sorted(by: >)
    let index = Int(Double(sorted.count) * share)
    return index < sorted.count ? sorted[index].nextUp : 0
  }

  private static func source(_ learned: [Learned], _ rarities: [Float]) -> String {
    var thresholds: [String] = []
    var rows = [UInt8](repeating: ToneWeights.zero, count: ToneFeatures.count * 16)
    for (lane, learned) in learned.enumerated() {
      let weights = rarities.indices.map { learned.weights[$0] * rarities[$0] }
      let sizes = weights.map(abs).filter { $0 > 0 }.sorted()
      let largest = sizes.isEmpty ? 1 : sizes[min(sizes.count - 1, sizes.count * 999 / 1000)]
      let scale = largestWeight / largest
      for (feature, weight) in weights.enumerated() {
        let size = min(largestWeight, max(-largestWeight, (weight * scale).rounded()))
        let character = UInt8(Int(ToneWeights.zero) + Int(size))
        // A backslash would need another one.
        rows[feature * 16 + lane] = character == UInt8(ascii: "\\") ? character - 1 : character
      }
      thresholds.append("\((learned.threshold * scale * 100).rounded() / 100)")
    }
    var text = """
      // Made by `swift run -c release seedtrain` from Sources/seedtrain/Sentences: change those.
      // swift-format-ignore-file

      /// What the model of tones has learned.
      package enum ToneWeights {
        /// What a tone's score has to reach, by the tone's lane.
        package static let thresholds = SIMD16<Float>(\(thresholds.joined(separator: ", ")))

        /// A row for each feature, a character for each tone.
        static let rows: StaticString = #\"""

      """
    for start in stride(from: 0, to: rows.count, by: 96) {
      let end = min(start + 96, rows.count)
      text +=
        "    " + String(decoding: rows[start..<end], as: UTF8.self) + (end < rows.count ? "\\#\n" : "\n")
    }
    return text + "    \"\"\"#\n}\n"
  }
}

extension ToneClass {
  /// Whether the rule asks for the tone at a place of the sentence files.
  fileprivate func isJudged(at place: String) -> Bool {
    switch self {
    case .comfort: place == "brutal"
    case .mockery: place == "professional"
    case .vagueness: place == "prompt" || place == "instruction" || place == "behavior"
    case .skipped, .applied, .failed, .crashed, .resting, .rating: place == "tidbit" || place == "none"
    case .guilt: place != "brutal" && place != "professional"
    case .praise, .gamification, .wellness, .attack, .danger, .maxim: true
    }
  }
}
