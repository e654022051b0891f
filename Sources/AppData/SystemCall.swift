import Foundation

/// What the system says about a call that failed.
struct SystemFailure: Error {
  let number: Int32

  /// The call that failed last.
  init() {
    number = errno
  }

  init(_ number: Int32) {
    self.number = number
  }

  var reason: String { String(cString: strerror(number)) }

  /// The failure of writing something at a path.
  func writing(_ path: String) -> AppDataError {
    [ENOSPC, EDQUOT].contains(number)
      ? .full(path: path) : .unwritable(path: path, reason: reason)
  }

  /// - Throws: What the system says, where a call's result is less than zero.
  @discardableResult
  static func check<Number: SignedInteger>(_ result: Number) throws(SystemFailure) -> Number {
    guard result >= 0 else { throw SystemFailure() }
    return result
  }
}

/// An open file, which is closed when nobody has it any more.
final class OpenFile {
  let number: Int32

  init(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(SystemFailure) {
    number = try SystemFailure.check(open(path, flags | O_CLOEXEC, mode))
  }

  deinit {
    close(number)
  }

  /// All that is in it from here on; nil when that is more than `limit` bytes.
  func read(atMost limit: Int) throws(SystemFailure) -> Data? {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(number, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      try SystemFailure.check(count)
      guard count > 0 else { return data }
      guard data.count + count <= limit else { return nil }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// Adds all of some bytes.
  func write(_ data: Data) throws(SystemFailure) {
    var rest = ArraySlice(data)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      rest = rest.dropFirst(try SystemFailure.check(count))
    }
  }

  /// Waits until what was written is on the disk.
  func synchronize() throws(SystemFailure) {
    try SystemFailure.check(fsync(number))
  }
}
