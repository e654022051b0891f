import Foundation
import Rasterizer
import RecallUI
import Testing

/// Items whose geometry reaches the viewport through a transform.
@Suite struct TransformTests {
  private let rasterizer = Rasterizer(text: PangoTextMeasurer())

  private func pixels(_ item: DisplayItem) throws -> Surface {
    let surface = try Surface(width: 60, height: 40, format: .argb32)
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    rasterizer.draw(
      DisplayList(size: CGSize(width: 60, height: 40), background: white, items: [item]),
      on: surface)
    return surface
  }

  private let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func aTransformedRectangleCoversWhatItIsMappedTo() throws {
    let transformed = DisplayItem(
      .fill(rect(2, 3, 5, 4), black, FillStyle()),
      transform: CGAffineTransform(a: 4, b: 0, c: 0, d: 5, tx: 10, ty: 1))
    let plain = DisplayItem(.fill(rect(18, 16, 20, 20), black, FillStyle()))
    #expect(transformed.bounds == plain.bounds)
    #expect(try pixels(transformed).difference(from: pixels(plain)) == .none)
  }

  @Test func clipsStayWhereTheyAre() throws {
    let clip = Clip(path: rect(0, 0, 20, 40))
    let transformed = DisplayItem(
      .fill(rect(0, 0, 6, 4), black, FillStyle()), clips: [clip],
      transform: CGAffineTransform(scaleX: 10, y: 10))
    let plain = DisplayItem(.fill(rect(0, 0, 20, 40), black, FillStyle()))
    #expect(try pixels(transformed).difference(from: pixels(plain)) == .none)
  }

  @Test(arguments: [0, 6e-17, 1e-5, CGFloat.nan, .infinity])
  func whatHasNoAreaLeftDrawsNothingAndSpoilsNothing(_ scale: CGFloat) throws {
    let transform = CGAffineTransform(scaleX: scale, y: 1)
    let flat = DisplayItem(.fill(rect(0, 0, 60, 40), black, FillStyle()), transform: transform)
    let emoji = ResolvedText(
      runs: [
        .init(
          string: "🚗", font: ResolvedFont(size: 20),
          color: Color.Resolved(red: 0, green: 0, blue: 0))
      ], alignment: .leading, lineLimit: nil)
    let text = DisplayItem(
      .text(emoji, frame: CGRect(x: 0, y: 0, width: 30, height: 30)), transform: transform)
    let plain = DisplayItem(.fill(rect(10, 10, 20, 20), black, FillStyle()))
    let surface = try Surface(width: 60, height: 40, format: .argb32)
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    rasterizer.draw(
      DisplayList(
        size: CGSize(width: 60, height: 40), background: white, items: [flat, text, plain]),
      on: surface)
    #expect(try surface.difference(from: pixels(plain)) == .none)
  }
}
