#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

// Inside of a type with a method of the same name the system's function would be hidden.

func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, memory, count)
}

func systemWrite(_ descriptor: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, memory, count)
}

func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
