import RecallGraphics
import Testing

@testable import Rasterizer

@Suite struct AlphaThresholdTests {
  private let red = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)

  @Test(arguments: [
    (0xFF00_00FF as UInt32, 0x8080_0000 as UInt32), (0x8000_0000, 0x8080_0000), (0x7F00_0000, 0),
    (0, 0),
  ])
  func whatIsOpaqueEnoughHasTheColor(pixel: UInt32, expected: UInt32) {
    #expect(AlphaThreshold(0.5...1, red).applied(to: pixel) == expected)
  }

  @Test(arguments: [
    (0x3300_0000 as UInt32, 0 as UInt32), (0x4000_0000, 0x8080_0000), (0x7F00_0000, 0x8080_0000),
    (0x8000_0000, 0),
  ])
  func whatIsTooOpaqueIsNothing(pixel: UInt32, expected: UInt32) {
    #expect(AlphaThreshold(0.25...0.5, red).applied(to: pixel) == expected)
  }

  @Test func nothingStaysNothing() {
    #expect(AlphaThreshold(0...1, red).applied(to: 0) == 0)
    #expect(AlphaThreshold(-.infinity ... .infinity, red).applied(to: 0x0100_0000) == 0x8080_0000)
    #expect(AlphaThreshold(0.501...0.501, red).applied(to: 0x8000_0000) == 0)
  }

  @Test(arguments: [
    (0xFFFF_FFFF as UInt32, 0xFF00_0000 as UInt32), (0xFF00_0000, 0), (0x8080_8080, 0x8000_0000),
    (0xFFFF_0000, 0x3600_0000), (0xFF00_FF00, 0xB600_0000), (0xFF00_00FF, 0x1200_0000),
  ])
  func brightColorsAreOpaqueBlack(pixel: UInt32, expected: UInt32) {
    #expect(pixel.opaqueAsBright == expected)
  }
}
