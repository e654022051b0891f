import Testing

@testable import Rasterizer

struct SurfacePixelsTests {
  @Test func aNewSurfaceIsBlackOrTransparent() throws {
    for format in PixelFormat.allCases {
      let surface = try Surface(width: 3, height: 2, format: format)
      #expect(surface[0, 0] == 0)
      #expect(surface[2, 1] == 0)
    }
  }

  @Test func whatIsWrittenToARowIsRead() throws {
    let surface = try Surface(width: 3, height: 2)
    surface.withRow(1) { row in row[2] = 0x12_3456 }
    #expect(surface[2, 1] == 0x12_3456)
    #expect(surface[2, 0] == 0)
  }

  @Test func theByteWithoutMeaningDoesNotMakeOpaqueSurfacesDiffer() throws {
    let one = try Surface(width: 1, height: 1)
    let other = try Surface(width: 1, height: 1)
    one.withRow(0) { row in row[0] = 0x0012_3456 }
    other.withRow(0) { row in row[0] = 0xFF12_3456 }
    #expect(one == other)
  }

  @Test func opacityMakesSurfacesDiffer() throws {
    let one = try Surface(width: 1, height: 1, format: .argb32)
    let other = try Surface(width: 1, height: 1, format: .argb32)
    other.withRow(0) { row in row[0] = 0xFF00_0000 }
    #expect(one != other)
  }

  @Test func surfacesOfAnotherFormatDiffer() throws {
    let one = try Surface(width: 1, height: 1, format: .argb32)
    let other = try Surface(width: 1, height: 1, format: .rgb24)
    #expect(one != other)
  }

  @Test func aCopyIsEqualAndItsOwn() throws {
    let surface = try Surface(width: 2, height: 2)
    surface.withRow(0) { row in row[1] = 0xABCDEF }
    let copy = try surface.copy()
    #expect(copy == surface)
    copy.withRow(0) { row in row[1] = 0 }
    #expect(surface[1, 0] == 0xABCDEF)
  }

  @Test func onlyTheAreaIsCopied() throws {
    let target = try Surface(width: 4, height: 4)
    let source = try Surface(width: 4, height: 4)
    for y in 0..<4 {
      source.withRow(y) { row in row.update(repeating: 1) }
    }
    target.copyPixels(of: DeviceRect(minX: 1, minY: 2, maxX: 3, maxY: 4), from: source)
    var copied: [[Int]] = []
    for y in 0..<4 {
      for x in 0..<4 where target[x, y] == 1 {
        copied.append([x, y])
      }
    }
    #expect(copied == [[1, 2], [2, 2], [1, 3], [2, 3]])
  }
}
