package import SeedModel
package import SeedTables

/// Another shape of the same records: how some app's own files differ from content files.
///
/// A dialect is told by its differences alone, each at a field of our tables. Reading it and writing it both
/// follow from them (`ConversionPlan`).
package struct Dialect: Sendable {
  /// What commands call it.
  package let name: String
  /// The files that it has, in the order in which records refer to one another, each with the namespace from
  /// which its ids become UUIDs (RFC 9562, version 5).
  package let files: [(kind: ContentKind, namespace: Identity)]
  /// By the path of a field: the file's name without `.json`, then the fields from the record inward.
  package let differences: [String: Difference]

  /// How a field differs.
  package enum Difference: Sendable {
    /// It has another name.
    case called(String)
    /// Some of its values have other names; ours, then theirs.
    case says([String: String])
    /// There is no such field.
    case lacking
    /// There is no such field; content needs one, and importing makes it.
    case minted(Minting)
  }

  /// What importing makes where the dialect has nothing.
  package enum Minting: Sendable {
    /// The next number.
    case number
    /// The next color of the palette that no other bug has.
    case color
  }
}

extension Dialect {
  /// The seed files that the EgoFix app ships.
  package static let egofix = Dialect(
    name: "egofix",
    files: [
      (.bugs, Identity(high: 0xde6d_748a_a7c9_4298, low: 0xad00_1938_9108_b40d)),
      (.fixes, Identity(high: 0x5906_3482_8188_4404, low: 0xb138_60af_1e10_1a66)),
      (.microEducation, Identity(high: 0x5377_8aed_081f_4aea, low: 0xbdc5_6163_91a3_d77b)),
    ],
    differences: [
      "bugs.shortTitle": .lacking,
      "bugs.color": .minted(.color),
      "bugs.art": .lacking,
      "fixes.number": .minted(.number),
      "fixes.configuration.multiStep.steps.instruction": .called("prompt"),
      "fixes.configuration.scenario.options.insight": .called("reflection"),
      "fixes.configuration.counter.targetDescription": .called("counterPrompt"),
      "micro_education.trigger": .says([
        "afterApplied": "postApply", "afterSkipped": "postSkip", "afterFailed": "postFailed",
        "afterCrash": "postCrash",
      ]),
      "micro_education.source": .lacking,
    ]
  )

  package static let all = [egofix]
}
