import Foundation

/// A file that the system has opened for us, by its number.
package struct Descriptor {
  package let number: Int32

  package static let output = Descriptor(number: 1)
  package static let errors = Descriptor(number: 2)

  /// Sees to it that standard input, output and errors are there: otherwise the next file that is
  /// opened gets the number of one of them, and with it all that the program says.
  package static func ensureStandardOnes() {
    for number in 0...2 as ClosedRange<Int32> where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is this one, since all below it are there.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Writes all of `bytes`, in as many pieces as it takes.
  ///
  /// - Throws: What the system says.
  package func write(_ bytes: [UInt8]) throws(SystemFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemFailure() }
      rest = rest.dropFirst(count)
    }
  }
}
