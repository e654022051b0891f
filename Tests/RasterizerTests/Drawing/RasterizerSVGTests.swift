import Foundation
import RecallUI
import Testing

@testable import Rasterizer

@Suite struct RasterizerSVGTests {
  private func svg(_ items: [DisplayItem], width: CGFloat = 30, height: CGFloat = 20) throws
    -> String
  {
    let size = CGSize(width: width, height: height)
    let list = DisplayList(size: size, background: .paper, items: items)
    let data = try Rasterizer(text: PangoTextMeasurer()).svgData(list, size: size)
    return String(decoding: data, as: UTF8.self)
  }

  @Test func pointsArePixels() throws {
    let text = try svg([])
    #expect(text.hasPrefix("<?xml"))
    #expect(text.contains(#"width="30px" height="20px" viewBox="0 0 30 20""#))
    #expect(text.hasSuffix("</svg>\n"))
  }

  @Test func shapesArePathsInTheirPlaces() throws {
    let square = Path(CGRect(x: 3, y: 4, width: 10, height: 5))
    let text = try svg([.fill(square)])
    #expect(text.contains("fill:rgb(100%,0%,0%)"))
    #expect(text.contains("M 3 4 L 13 4 L 13 9 L 3 9 Z"))
    #expect(!text.contains("<image"))
  }

  @Test func lettersArePathsWhateverFontsAreThere() throws {
    let frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    let (blank, text) = (
      try svg([]), try svg([DisplayItem(.text(.plain("Par"), frame: frame))])
    )
    #expect(!text.contains("<text") && !text.contains("font"))
    #expect(!text.contains("<image"))
    #expect(
      text.components(separatedBy: " C ").count > blank.components(separatedBy: " C ").count + 5)
  }

  @Test func theSameListIsTheSameFile() throws {
    let items = [DisplayItem.fill(Path(CGRect(x: 3, y: 4, width: 10, height: 5)), opacity: 0.5)]
    let numbers = /(surface|image|clip|mask|source|glyph)-?\d+(-\d+)*/
    #expect(
      try svg(items).replacing(numbers, with: "n") == svg(items).replacing(numbers, with: "n"))
  }

  @Test(arguments: [
    (0.0, 20.0), (30, 0.5), (.nan, 20), (30, 32_768), (-.infinity, 1), (1e300, 1),
  ])
  func anotherSizeIsAnError(width: CGFloat, height: CGFloat) throws {
    #expect(throws: SurfaceError.self) { try svg([], width: width, height: height) }
  }
}
