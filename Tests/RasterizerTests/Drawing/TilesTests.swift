import RecallGraphics
import Testing

@testable import Rasterizer

@Suite struct TilesTests {
  private func drawn(_ tiling: Paint.Tiling, opacity: Double = 1) throws -> [UInt32] {
    let picture = try #require(
      Picture(
        name: "dots", width: 2, height: 2,
        premultipliedPixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]))
    let size = CGSize(width: 6, height: 1)
    let list = DisplayList(
      size: size, background: Color.Resolved(red: 0, green: 0, blue: 0),
      items: [
        DisplayItem(
          .fill(Path(CGRect(origin: .zero, size: size)), .tiles(picture, tiling), FillStyle()),
          opacity: opacity)
      ])
    let surface = try Surface(width: 6, height: 1)
    Rasterizer(text: PangoTextMeasurer()).draw(list, on: surface, scale: 1)
    return surface.withRow(0) { row in (0..<6).map { row[$0] & 0xFF_FFFF } }
  }

  private let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test func aPictureIsRepeated() throws {
    #expect(
      try drawn(Paint.Tiling(source: whole, transform: .identity))
        == [0xFF0000, 0x00FF00, 0xFF0000, 0x00FF00, 0xFF0000, 0x00FF00])
  }

  @Test func aPartOfItIs() throws {
    let part = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    #expect(
      try drawn(Paint.Tiling(source: part, transform: .identity))
        == Array(repeating: 0xFFFFFF, count: 6)
    )
  }

  @Test func itBeginsWhereItIsSaid() throws {
    let transform = CGAffineTransform(translationX: 1, y: 0)
    #expect(
      try drawn(Paint.Tiling(source: whole, transform: transform)).prefix(2)
        == [0x00FF00, 0xFF0000])
  }

  @Test func itFades() throws {
    let colors = try drawn(Paint.Tiling(source: whole, transform: .identity, opacity: 0.5))
    #expect([0x7F, 0x80].contains((colors.first ?? 0) >> 16))
    #expect(
      try drawn(Paint.Tiling(source: whole, transform: .identity), opacity: 0.5) == colors)
  }

  @Test func aTransformThatLeavesNothingDrawsNothing() throws {
    let nothing = CGAffineTransform(scaleX: 0, y: 1)
    #expect(
      try drawn(Paint.Tiling(source: whole, transform: nothing)) == Array(repeating: 0, count: 6))
  }
}
