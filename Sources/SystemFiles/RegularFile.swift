import Foundation

/// An ordinary file that is read: no folder, and no device or pipe, which may never end.
public final class RegularFile {
  /// Why a file isn't read, as the end of a sentence.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  private let descriptor: Int32
  /// In bytes, when it was opened.
  public let size: Int

  /// Opens the file at `path`.
  ///
  /// - Throws: `Failure` when nothing is there, when it is no ordinary file, or when the system
  ///   doesn't let us.
  public init(path: String) throws(Failure) {
    // Opening a pipe would wait for its other end, and a device may do anything: looked at first,
    // and once more when it is open, should it have changed.
    _ = try Self.requireRegular { stat(path, &$0) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system }
    do throws(Failure) {
      size = try Self.requireRegular { fstat(descriptor, &$0) }
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Reads what comes next, at most `count` bytes; nothing at the end.
  ///
  /// - Throws: `Failure`, with what the system says.
  public func read(upTo count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result = 0
      repeat {
        result = Foundation.read(descriptor, buffer.baseAddress, count)
      } while result < 0 && errno == EINTR
      if result < 0 { failure = .system }
      filled = max(0, result)
    }
    if let failure { throw failure }
    return bytes
  }

  /// Begins at the beginning again.
  public func rewind() throws(Failure) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .system }
  }

  /// - Returns: The file's size in bytes.
  private static func requireRegular(_ look: (inout stat) -> Int32) throws(Failure) -> Int {
    var information = stat()
    guard look(&information) == 0 else { throw .system }
    guard information.st_mode & S_IFMT == S_IFREG else {
      throw Failure(description: "expected a file, found \(kind(of: information))")
    }
    return Int(information.st_size)
  }

  private static func kind(of information: stat) -> String {
    switch information.st_mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }
}

extension RegularFile.Failure {
  /// What the system says about the call that failed last.
  fileprivate static var system: Self {
    Self(description: String(cString: strerror(errno)))
  }
}
