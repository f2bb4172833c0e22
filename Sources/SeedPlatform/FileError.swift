#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the system refused, and for which path.
package struct FileError: Error, Hashable, Sendable {
  /// Why a file could not be used.
  package enum Reason: Hashable, Sendable {
    /// There is nothing at the path.
    case notFound
    /// A folder where a file should be.
    case isDirectory
    /// A file where a folder should be.
    case notDirectory
    /// A pipe, a device or a socket.
    case notRegular
    /// A link that leads to nothing.
    case brokenLink
    /// The file has more bytes than the limit.
    case tooLarge(byteCount: Int, limit: Int)
    /// The file went on changing while it was read.
    case changedWhileRead
    /// The file is not as it was when it was read.
    case hasChanged
    /// A place in a content folder, where something was to be written.
    case isContent
    /// A file that the run reads, where one was to be written.
    case isRead
    /// A bundle, where something else was to be written.
    case isBundle
    /// Another process has been changing files there for too long.
    case isBusy
    /// A link that leads out of the repository, or out of the content folder where there is none, or to where
    /// git keeps a repository.
    case outsideLink
    /// A folder inside more others than the limit.
    case tooDeep(limit: Int)
    /// A program that went on for too long, and was ended.
    case tookTooLong(seconds: Int)
    /// A signal came that ends the process.
    case interrupted
    /// Any other refusal, with the system's own words.
    case system(code: Int32, message: String)
  }

  /// The path as it was asked for.
  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The error of the last system call.
  static func last(_ path: String) -> FileError {
    let code = errno
    switch code {
    case ENOENT: return FileError(path: path, reason: .notFound)
    case EISDIR: return FileError(path: path, reason: .isDirectory)
    case ENOTDIR: return FileError(path: path, reason: .notDirectory)
    default:
      return FileError(path: path, reason: .system(code: code, message: String(cString: strerror(code))))
    }
  }
}

extension FileError {
  /// Whether the reader of a pipe is gone, which is how `| head` ends and no fault.
  package var isBrokenPipe: Bool {
    if case .system(EPIPE, _) = reason { return true }
    return false
  }
}

extension FileError: CustomStringConvertible {
  /// One sentence without the path.
  package var description: String {
    switch reason {
    // A name that is not UTF-8 comes here with U+FFFD for what could not be read.
    case .notFound where path.unicodeScalars.contains("\u{FFFD}"):
      "there is no such file or folder, or its name is not UTF-8"
    case .notFound: "there is no such file or folder"
    case .isDirectory: "it is a folder; a file was expected"
    case .notDirectory: "a folder was expected here or above"
    case .notRegular: "it is not a regular file but a pipe, a device or a socket"
    case .brokenLink: "it is a link that leads to nothing"
    case .tooLarge(let byteCount, let limit): "it has \(byteCount) bytes; the limit is \(limit)"
    case .changedWhileRead: "it kept changing while it was read; try again when nothing writes to it"
    case .hasChanged: "it changed since it was read; nothing was written to it"
    case .isContent: "it lies in a content folder; nothing was written, name a place elsewhere"
    case .isRead: "it is a file that is read; nothing was written, name another one"
    case .isBundle: "it is a bundle; nothing was written, name another file"
    case .isBusy: "another run of seedtool changes files there and does not end; try again when it has"
    case .outsideLink:
      "it is a link that leads out of the repository or into `.git`, and such links are not followed"
    case .tooDeep(let limit): "more than \(limit) folders lie inside one another there; move them elsewhere"
    case .tookTooLong(let seconds): "it did not end within \(seconds) s, and was stopped"
    case .interrupted: "a signal came; nothing was written"
    case .system(_, let message): message.prefix(1).lowercased() + message.dropFirst()
    }
  }
}
