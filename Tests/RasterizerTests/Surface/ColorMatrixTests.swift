import Testing

@testable import Rasterizer

struct ColorMatrixTests {
  @Test(arguments: [
    (1.0, 0xFFFF_0000 as UInt32, 0xFFFF_0000 as UInt32),
    // 0.213, 0.715 and 0.072 of 255.
    (0, 0xFFFF_0000, 0xFF36_3636), (0, 0xFF00_FF00, 0xFFB6_B6B6), (0, 0xFF00_00FF, 0xFF12_1212),
    (0.5, 0xFFFF_0000, 0xFF9B_1B1B), (2, 0xFF80_6060, 0xFF99_5959),
    (0, 0x8080_0000, 0x801B_1B1B), (0, 0, 0), (2, 0x8080_0000, 0x8080_0000),
    (.nan, 0xFFFF_0000, 0xFFFF_0000),
    (.infinity, 0xFF80_8080, 0xFF80_8080),
  ])
  func saturationMovesColorsToAndFromGray(amount: Double, pixel: UInt32, expected: UInt32) {
    #expect(ColorMatrix(saturation: amount).applied(to: pixel) == expected)
  }

  @Test(arguments: [
    (0.0, 0xFF40_4040 as UInt32, 0xFF40_4040 as UInt32), (0.5, 0xFF40_4040, 0xFFC0_C0C0),
    (1, 0xFF40_4040, 0xFFFF_FFFF), (-1, 0xFF40_4040, 0xFF00_0000), (7, 0x8000_0000, 0x8080_8080),
    (.nan, 0xFF40_4040, 0xFF40_4040),
  ])
  func brightnessAddsToEachComponent(amount: Double, pixel: UInt32, expected: UInt32) {
    #expect(ColorMatrix(brightness: amount).applied(to: pixel) == expected)
  }
}
