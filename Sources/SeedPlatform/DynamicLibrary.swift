#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A shared library that is loaded while the program runs, so that building needs neither it nor its headers.
///
/// It is never unloaded: code of it may be registered to run when the process ends.
///
/// `@unchecked Sendable`: the handle is a name that the loader gave out; looking symbols up is thread-safe.
package struct DynamicLibrary: @unchecked Sendable {
  /// The name under which it was found.
  package let name: String
  private let handle: UnsafeMutableRawPointer

  /// Loads the first of some libraries that is there.
  ///
  /// - Parameter names: file names, which the system's loader looks up, or paths.
  /// - Returns: nil when none can be loaded.
  package init?(firstOf names: [String]) {
    for name in names {
      guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
      self.name = name
      self.handle = handle
      return
    }
    return nil
  }

  /// The address of a function, as the type that its C declaration has; nil when the library has no such
  /// name.
  ///
  /// - Precondition: `Function` is a `@convention(c)` function type that agrees with the declaration. Nothing
  ///   can check that here.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    precondition(MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size, "a C function")
    guard let address = dlsym(handle, name) else { return nil }
    return unsafeBitCast(address, to: type)
  }
}
