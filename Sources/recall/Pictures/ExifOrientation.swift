/// Which way a camera was held, as its picture's file says.
enum ExifOrientation {
  private static let tag = 274

  /// - Parameter segment: What stands in an application segment of a JPEG file.
  /// - Returns: From 1 to 8; nil where nothing of it is said, or not as the specification has it.
  static func read(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
    // All places are counted from here.
    let bytes = Array(segment.dropFirst(6))
    guard let number = Numbers(bytes), let directory = number.word(at: 4),
      let count = number.short(at: directory)
    else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard let tag = number.short(at: place) else { return nil }
      guard tag == Self.tag else { continue }
      guard let value = number.short(at: place + 8), (1...8).contains(value) else { return nil }
      return value
    }
    return nil
  }

  /// Numbers in the order of bytes that the camera chose.
  private struct Numbers {
    private let bytes: [UInt8]
    private let isLittleEndian: Bool

    init?(_ bytes: [UInt8]) {
      if bytes.starts(with: [0x49, 0x49]) {
        isLittleEndian = true
      } else if bytes.starts(with: [0x4D, 0x4D]) {
        isLittleEndian = false
      } else {
        return nil
      }
      self.bytes = bytes
    }

    func short(at place: Int) -> Int? {
      guard place >= 0, place + 1 < bytes.count else { return nil }
      let (one, other) = (Int(bytes[place]), Int(bytes[place + 1]))
      return isLittleEndian ? other << 8 | one : one << 8 | other
    }

    func word(at place: Int) -> Int? {
      guard let one = short(at: place), let other = short(at: place + 2) else { return nil }
      return isLittleEndian ? other << 16 | one : one << 16 | other
    }
  }
}
