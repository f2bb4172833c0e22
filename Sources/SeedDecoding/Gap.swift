package import SeedTables

/// A part of the content that could not be read: whatever seems to be missing may stand there.
package struct Gap: Hashable, Sendable {
  package enum Cause: Sendable { case unreadable, missing, notNamed }

  package var kind: ContentKind
  package var cause: Cause
  /// Why: a clause without a capital or a full stop.
  package var reason: String
}

extension ContentKind {
  /// What a file of the kind has in it, as a remedy says it: "This file holds the challenges."
  var holds: String {
    let summary = row.summary
    return "This file holds \(summary.prefix(1).lowercased())\(summary.dropFirst())"
  }
}
