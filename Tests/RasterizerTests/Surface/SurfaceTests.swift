import Rasterizer
import RecallUI
import Testing

struct SurfaceTests {
  @Test(arguments: [
    (0, 1, false), (1, 0, false), (-1, 1, false), (1, 1, true), (32_767, 1, true),
    (1, 32_767, true), (32_768, 1, false), (1, 32_768, false), (Int.max, Int.min, false),
  ])
  func aSideHasFromOneTo32767Pixels(width: Int, height: Int, isValid: Bool) {
    if isValid {
      #expect(throws: Never.self) { try Surface(width: width, height: height) }
    } else {
      #expect(throws: SurfaceError.size(width: width, height: height)) {
        try Surface(width: width, height: height)
      }
    }
  }

  @Test func anErrorSaysWhatWasWantedAndFound() {
    #expect(
      SurfaceError.size(width: 0, height: 40_000).description
        == "a surface of 0 × 40000 pixels was asked for; each side must be from 1 to 32767")
    #expect(
      SurfaceError.stride(bytes: 6, width: 2).description
        == "rows of 6 bytes were given for 2 pixels; expected a multiple of 4 and no less than 8")
  }

  @Test(arguments: [(8, true), (12, true), (7, false), (4, false), (10, false)])
  func foreignRowsAreWholeWordsAndLongEnough(bytesPerRow: Int, isValid: Bool) throws {
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 4)
    defer { pixels.deallocate() }
    if isValid {
      let surface = try Surface(pixels: pixels, width: 2, height: 2, bytesPerRow: bytesPerRow)
      #expect(surface.bytesPerRow == bytesPerRow)
    } else {
      #expect(throws: SurfaceError.stride(bytes: bytesPerRow, width: 2)) {
        try Surface(pixels: pixels, width: 2, height: 2, bytesPerRow: bytesPerRow)
      }
    }
  }

  @Test func drawingOnForeignPixelsChangesThemAndNothingBetweenTheRows() throws {
    // Rows of 2 pixels in a memory of 3 words a row, as a window's often are.
    var memory: [UInt32] = [9, 9, 9, 9, 9, 9]
    try memory.withUnsafeMutableBytes { bytes in
      let base = try #require(bytes.baseAddress)
      let surface = try Surface(pixels: base, width: 2, height: 2, bytesPerRow: 12)
      let list = DisplayList(size: CGSize(width: 2, height: 2), background: .red)
      Rasterizer(text: PangoTextMeasurer()).draw(list, on: surface)
    }
    let colors = memory.map { $0 & 0xFF_FFFF }
    let expected: [UInt32] = [0xFF0000, 0xFF0000, 9, 0xFF0000, 0xFF0000, 9]
    #expect(colors == expected)
  }
}
