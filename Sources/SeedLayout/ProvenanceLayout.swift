/// How the bundle came to be.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 8 | text | version of the tool, in the provenance text |
/// | 8 | 8 | bytes | reserved, 0 |
package enum ProvenanceLayout {
  package static let stride = 16
  package static let toolVersionOffset = 0
}

/// A file that the bundle was compiled from.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 8 | text | label, relative to the content folder, in the provenance text |
/// | 8 | 8 | u64 | bytes of the file |
/// | 16 | 16 | 2 × u64 | digest of the file, first half first |
package enum SourceLayout {
  package static let stride = 32
  package static let labelOffset = 0
  package static let byteCountOffset = 8
  package static let digestOffset = 16
}
