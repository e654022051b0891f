import Testing

@testable import Rasterizer

@Suite struct SurfaceMarkingTests {
  private func surface(_ color: UInt32, width: Int = 3, height: Int = 2) throws -> Surface {
    let surface = try Surface(width: width, height: height)
    for y in 0..<height { surface.withRow(y) { $0.update(repeating: color) } }
    return surface
  }

  @Test func whatDiffersIsRedOnAPalePicture() throws {
    let (found, expected) = (try surface(0x40_80_FF), try surface(0x40_80_FF))
    found.withRow(1) { $0[2] = 0x40_80_F0 }
    let marked = try #require(try found.marking(differencesFrom: expected))
    #expect(marked[2, 1] == 0xE0_00_30)
    for (x, y) in [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)] {
      #expect(marked[x, y] == 0xCF_DF_FE)
    }
  }

  @Test func whatIsToleratedIsNotMarked() throws {
    let (found, expected) = (try surface(0x10), try surface(0x1A))
    #expect(try found.marking(differencesFrom: expected, tolerance: 9)?[0, 0] == 0xE0_00_30)
    #expect(try found.marking(differencesFrom: expected, tolerance: 10)?[0, 0] == 0xBF_BF_C3)
  }

  @Test func picturesOfOtherSizesAreNotCompared() throws {
    #expect(try surface(0).marking(differencesFrom: try surface(0, width: 4)) == nil)
    #expect(try surface(0).marking(differencesFrom: try surface(0, height: 1)) == nil)
  }
}
