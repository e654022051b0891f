import RecallUI
import Testing

@testable import Rasterizer

struct CanvasPaintTests {
  private let everything = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test(arguments: [
    (1.0, 0xFF0000), (0.5, 0xFF7F7F), (0.0, 0xFFFFFF), (-1.0, 0xFFFFFF), (2.0, 0xFF0000),
    (.nan, 0xFFFFFF),
  ])
  func opacityMixesWithWhatIsBehind(opacity: Double, pixel: UInt32) throws {
    let surface = try painted([.fill(everything, opacity: opacity)])
    #expect(surface.largestDistance(at: 10, 10, from: pixel) <= 1)
  }

  @Test func opacityMultipliesThePaints() throws {
    let half = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    let surface = try painted([.fill(everything, half, opacity: 0.5)])
    #expect(surface.largestDistance(at: 10, 10, from: 0xFFBFBF) <= 1)
  }

  @Test func aGradientGoesFromItsStartToItsEndAndOn() throws {
    let gradient = Paint.linearGradient(
      [.init(color: .ink, location: 0), .init(color: .red, location: 1)],
      start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0))
    let surface = try painted([DisplayItem(.fill(everything, gradient, FillStyle()))])
    #expect(surface[1, 10] == 0x000000)
    #expect(surface[18, 10] == 0xFF0000)
    #expect(surface.largestDistance(at: 9, 10, from: 0x730000) <= 2)
    let row = (0..<20).map { surface[$0, 10] }
    #expect(row == row.sorted())
  }

  @Test func aGradientTakesTheOpacityOfItsItem() throws {
    let gradient = Paint.linearGradient(
      [.init(color: .red, location: 0), .init(color: .red, location: 1)],
      start: .zero, end: CGPoint(x: 20, y: 0))
    let surface = try painted([
      DisplayItem(.fill(everything, gradient, FillStyle()), opacity: 0.5)
    ])
    #expect(surface.largestDistance(at: 10, 10, from: 0xFF7F7F) <= 1)
  }

  @Test func aGradientWithoutColorsDrawsNothing() throws {
    let gradient = Paint.linearGradient([], start: .zero, end: CGPoint(x: 20, y: 0))
    #expect(try painted([DisplayItem(.fill(everything, gradient, FillStyle()))]).ink == nil)
  }
}
