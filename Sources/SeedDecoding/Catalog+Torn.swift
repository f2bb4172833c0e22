package import SeedDiagnostics
import SeedSource

extension Catalog {
  /// Whether some of what stands in a file was not read.
  package func isTorn(_ fileIndex: Int) -> Bool {
    diagnostics.contains { $0.place?.fileIndex == fileIndex && tells(ofTorn: $0) }
  }

  /// Whether a finding says that some of what stands in its file was not read. Where only a comma is wrong,
  /// the parser reads on as if it were right, and a byte that is no UTF-8 spoils its own text alone.
  package func tells(ofTorn finding: Diagnostic) -> Bool {
    switch finding.rule {
    case .nestingTooDeep, .fileTooLarge, .outsideLink: return true
    case .invalidUTF8:
      guard let place = finding.place else { return true }
      return gaps.contains { $0.kind == kinds[place.fileIndex] && $0.cause == .unreadable }
    case .invalidJSON:
      guard let repair = finding.repair else { return true }
      return !repair.edits.allSatisfy(isOfComma)
    default: return false
    }
  }

  /// Whether an edit changes nothing but what parts two values.
  private func isOfComma(_ edit: TextEdit) -> Bool {
    guard case .text(let text) = edit.replacement else { return false }
    return (Array(text.utf8) + sources[edit.place]).allSatisfy { ",;:".utf8.contains($0) || $0 <= 0x20 }
  }
}
