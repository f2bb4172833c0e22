import SeedModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Nanoseconds of a clock that only runs forward.
func nanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The ids of a file, 16 big-endian bytes each.
func readIdentities(_ path: String) -> [Identity] {
  guard let file = fopen(path, "rb") else { preconditionFailure("\(path) cannot be read") }
  defer { fclose(file) }
  var ids: [Identity] = []
  var halves: [UInt64] = [0, 0]
  while fread(&halves, 16, 1, file) == 1 {
    ids.append(Identity(high: UInt64(bigEndian: halves[0]), low: UInt64(bigEndian: halves[1])))
  }
  return ids
}
