public import SeedModel
public import ServiceCopy

/// Where the records and texts of a content come from: a bundle, or records in memory.
public protocol EgoFixTexts: CopySource {
  /// A bug as authored; nil where there is none.
  func bug(_ id: BugID) throws -> Bug?
  /// A fix as authored; nil where there is none.
  func fix(_ id: FixID) throws -> Fix?
  /// A tidbit as authored; nil where there is none.
  func tidbit(_ id: TidbitID) throws -> MicroEducation?
  /// A record that once shipped, by its id, or nil.
  func retired(_ id: Identity) throws -> RetiredRecord?
}

/// The product's name in copy and stores.
let egoFixProduct = "egofix"
/// The voice in which the product speaks.
let egoFixVoice = "deadpan"
