import Replay

extension [UInt8] {
  /// Where its newlines stand.
  var newlines: [Int] {
    var places: [Int] = []
    places.reserveCapacity(64)
    visitNewlines { place in
      places.append(place)
      return true
    }
    return places
  }

  /// Whether it has so many newlines, or more.
  func hasNewlines(_ count: Int) -> Bool {
    guard count > 0 else { return true }
    var found = 0
    visitNewlines { _ in
      found += 1
      return found < count
    }
    return found == count
  }

  /// Runs `body` for the place of each newline, until it answers false.
  private func visitNewlines(_ body: (Int) -> Bool) {
    withUnsafeBufferPointer { bytes in
      var start = 0
      while let newline = UnsafeBufferPointer(rebasing: bytes[start...]).firstNewline {
        guard body(start + newline) else { return }
        start += newline + 1
      }
    }
  }
}
