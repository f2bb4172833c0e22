/// Libraries and data that the machine may have and nobody must have: Hunspell, its dictionaries, Unicode's
/// lists.
package enum OutsidePrograms {
  /// Whether they are looked for. `SEEDTOOL_OUTSIDE=off` does as if nothing were installed, so that what
  /// happens on a bare machine can be seen on any.
  package static let areLookedFor = Process.environment("SEEDTOOL_OUTSIDE") != "off"
}
