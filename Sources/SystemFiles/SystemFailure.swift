import Foundation

/// What the system says about a call that failed.
package struct SystemFailure: Error, Equatable, CustomStringConvertible {
  package let number: Int32

  /// Something of that name is there.
  package static let exists = Self(EEXIST)

  /// The call that failed last.
  package init() {
    number = errno
  }

  package init(_ number: Int32) {
    self.number = number
  }

  package var description: String {
    String(cString: strerror(number))
  }
}
