import Foundation

/// What the system says about a call that failed.
struct SystemFailure: Error, Equatable, CustomStringConvertible {
  let number: Int32

  /// The call that failed last.
  init() {
    number = errno
  }

  init(_ number: Int32) {
    self.number = number
  }

  var description: String { String(cString: strerror(number)) }

  /// - Throws: What the system says, where a call's result is less than zero.
  @discardableResult
  static func check(_ result: Int32) throws(SystemFailure) -> Int32 {
    guard result >= 0 else { throw SystemFailure() }
    return result
  }
}
