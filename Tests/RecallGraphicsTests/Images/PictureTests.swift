import RecallGraphics
import Testing

@Suite struct PictureTests {
  @Test(arguments: [
    (4, 2, 8, true), (4, 2, 7, false), (4, 2, 9, false), (0, 2, 0, false), (-4, -2, 8, false),
  ])
  func aPictureHasAsManyPixelsAsItsSides(width: Int, height: Int, count: Int, isValid: Bool) {
    let pixels = [UInt32](repeating: 0, count: count)
    let picture = Picture(
      name: "p", width: width, height: height, premultipliedPixels: pixels)
    #expect((picture != nil) == isValid)
    #expect(
      Picture(name: "p", width: .max, height: 2, premultipliedPixels: pixels) == nil)
  }
}
