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

  @Test(arguments: [
    (1.0, 0xFF40_80C0 as UInt32, 0xFF40_80C0 as UInt32), (0, 0xFFFF_0000, 0xFF80_8080),
    (2, 0xFF80_6060, 0xFF81_4141), (-1, 0xFFFF_0000, 0xFF00_FFFF), (0, 0x8080_0000, 0x8040_4040),
    (.infinity, 0xFFFF_0080, 0xFFFF_00B2),
  ])
  func contrastMovesComponentsFromTheMiddle(amount: Double, pixel: UInt32, expected: UInt32) {
    #expect(ColorMatrix(contrast: amount).applied(to: pixel) == expected)
  }

  @Test(arguments: [
    (0.0, 0xFF12_3456 as UInt32, 0xFF12_3456 as UInt32), (120, 0xFFFF_0000, 0xFF00_7100),
    (180, 0xFFFF_0000, 0xFF00_6D6D), (360, 0xFF12_3456, 0xFF12_3456),
    (77, 0xFF40_4040, 0xFF40_4040), (.infinity, 0xFF12_3456, 0xFF12_3456),
  ])
  func huesTurnAndGrayStaysGray(degrees: Double, pixel: UInt32, expected: UInt32) {
    #expect(ColorMatrix(hueRotation: degrees * .pi / 180).applied(to: pixel) == expected)
  }

  @Test(arguments: [
    (0xFFFF_0000 as UInt32, 0xFF00_FFFF as UInt32), (0x8080_0000, 0x8000_8080), (0, 0),
  ])
  func aNegativeHasTheOtherColors(pixel: UInt32, expected: UInt32) {
    #expect(ColorMatrix.inversion.applied(to: pixel) == expected)
  }

  @Test func colorsAndOpacityAreMultiplied() {
    let matrix = ColorMatrix(multiplication: SIMD3(1, 0.5, 0), opacity: 0.5)
    #expect(matrix.applied(to: 0xFFFF_FFFF) == 0x8080_4000)
    #expect(
      ColorMatrix(multiplication: SIMD3(1, 7, .nan), opacity: 2).applied(to: 0xFF40_4040)
        == 0xFF40_4000)
  }
}
