import Replay

extension [UInt8] {
  /// Where its newlines stand.
  var newlines: [Int] {
    withUnsafeBufferPointer { bytes in
      var places: [Int] = []
      places.reserveCapacity(64)
      var start = 0
      while let newline = UnsafeBufferPointer(rebasing: bytes[start...]).firstNewline {
        places.append(start + newline)
        start += newline + 1
      }
      return places
    }
  }
}
