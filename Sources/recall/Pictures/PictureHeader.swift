/// What the first bytes of a picture's file tell: the format, how large it is, and which way it was taken.
///
/// It is read before the picture is, so that a small file can't ask for all memory. Formats: Portable
/// Network Graphics (W3C, third edition), part 11.2.1; JPEG (ITU-T T.81), annex B; Exif 2.3, tag 274.
struct PictureHeader: Equatable {
  enum Format: Equatable {
    case png, jpeg
  }

  let format: Format
  /// In pixels, as they stand in the file.
  let width: Int
  let height: Int
  /// How the picture has to be turned, from 1 to 8 as Exif counts; 1 for not at all.
  var orientation = 1

  /// - Returns: nil for what is neither format, and for one that breaks off before its size.
  init?(_ bytes: [UInt8]) {
    if let png = Self.png(bytes) {
      self = png
    } else if let jpeg = Self.jpeg(bytes) {
      self = jpeg
    } else {
      return nil
    }
  }

  private init(_ format: Format, width: Int, height: Int, orientation: Int = 1) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  private static func png(_ bytes: [UInt8]) -> PictureHeader? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let data = BigEndianBytes(bytes)
    guard bytes.starts(with: signature), let width = data.word(at: 16),
      let height = data.word(at: 20)
    else { return nil }
    return PictureHeader(.png, width: width, height: height)
  }

  private static func jpeg(_ bytes: [UInt8]) -> PictureHeader? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    let data = BigEndianBytes(bytes)
    var place = 2
    var orientation = 1
    while let start = data.byte(at: place), let marker = data.byte(at: place + 1) {
      guard start == 0xFF else { return nil }
      // Bytes that fill up, and markers without content.
      if marker == 0xFF {
        place += 1
        continue
      }
      if (0xD0...0xD8).contains(marker) || marker == 0x01 {
        place += 2
        continue
      }
      guard let length = data.short(at: place + 2), length >= 2 else { return nil }
      if isFrame(marker) {
        guard let height = data.short(at: place + 5), let width = data.short(at: place + 7)
        else { return nil }
        return PictureHeader(.jpeg, width: width, height: height, orientation: orientation)
      }
      if marker == 0xE1 {
        let end = min(place + 2 + length, bytes.count)
        orientation = ExifOrientation.read(bytes[min(place + 4, end)..<end]) ?? orientation
      }
      place += 2 + length
    }
    return nil
  }

  /// Whether a marker begins a frame, which has the size.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}

/// Numbers in bytes, the highest byte first; nil behind the end.
struct BigEndianBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func byte(at place: Int) -> Int? {
    bytes.indices.contains(place) ? Int(bytes[place]) : nil
  }

  func short(at place: Int) -> Int? {
    guard let high = byte(at: place), let low = byte(at: place + 1) else { return nil }
    return high << 8 | low
  }

  func word(at place: Int) -> Int? {
    guard let high = short(at: place), let low = short(at: place + 2) else { return nil }
    return high << 16 | low
  }
}
