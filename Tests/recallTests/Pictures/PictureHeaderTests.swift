import Testing

@testable import recall

@Suite struct PictureHeaderTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 2, 0, 0, 0, 3, 8, 6, 0, 0, 0]

  /// A JPEG file up to the size, as a camera writes it that was held on its side.
  private static func jpeg(_ exif: [UInt8]) -> [UInt8] {
    let segment = Array("Exif".utf8) + [0, 0] + exif
    let length = segment.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + segment
      + [0xFF, 0xFF, 0xC2, 0, 17, 8, 0x02, 0x58, 0x03, 0x20]
  }

  private static let turned: [UInt8] =
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
  private static let turnedLittle: [UInt8] =
    [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0]

  @Test func aPNGFileTellsItsSize() throws {
    let header = try #require(PictureHeader(Self.png))
    #expect(header.format == .png)
    #expect((header.width, header.height) == (258, 3))
    #expect(header.orientation == 1)
  }

  @Test(arguments: [(turned, 6), (turnedLittle, 8), ([], 1), ([0x4D, 0x4D], 1)])
  func aJPEGFileTellsItsSizeAndHowItsCameraWasHeld(exif: [UInt8], orientation: Int) throws {
    let header = try #require(PictureHeader(Self.jpeg(exif)))
    #expect(header.format == .jpeg)
    #expect((header.width, header.height) == (800, 600))
    #expect(header.orientation == orientation)
  }

  @Test(arguments: [png, jpeg(turned), jpeg(turnedLittle)])
  func whatBreaksOffIsNoneAndNothingTraps(file: [UInt8]) {
    let needed = file.starts(with: [0x89]) ? 24 : file.count
    for count in 0..<needed {
      #expect(PictureHeader(Array(file.prefix(count))) == nil)
    }
    for index in file.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var changed = file
        changed[index] = value
        _ = PictureHeader(changed)
      }
    }
  }
}
