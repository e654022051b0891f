import RecallUI
import Testing

@testable import Rasterizer

struct SweepImagesTests {
  private static let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  private func sweep(
    _ stops: [(Color.Resolved, CGFloat)], from start: Double, to end: Double,
    transform: CGAffineTransform = .identity
  ) throws -> Surface {
    let place = Paint.Sweep(
      center: CGPoint(x: 10, y: 10), startAngle: .degrees(start), endAngle: .degrees(end),
      transform: transform)
    let paint = Paint.angularGradient(
      stops.map { Paint.Stop(color: $0.0, location: $0.1) }, place)
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    return try painted([DisplayItem(.fill(square, paint, FillStyle()))])
  }

  @Test func colorsGoAroundClockwise() throws {
    let surface = try sweep([(.red, 0), (Self.blue, 1)], from: 0, to: 360)
    // Just below three o'clock it begins, and just above it ends.
    #expect(surface.largestDistance(at: 19, 10, from: 0xFC_0002) <= 3)
    #expect(surface.largestDistance(at: 19, 9, from: 0x02_00FC) <= 3)
    #expect(surface.largestDistance(at: 9, 19, from: 0xBC_0043) <= 3)
    #expect(surface.largestDistance(at: 0, 10, from: 0x82_007D) <= 3)
  }

  @Test func whatAnglesLeaveOfATurnHasTheCloserColor() throws {
    let surface = try sweep([(.red, 0), (Self.blue, 1)], from: 0, to: 90)
    #expect(surface[0, 12] == 0x00_00FF)
    #expect(surface[19, 1] == 0xFF_0000)
  }

  @Test func anglesBackwardsTurnCounterclockwise() throws {
    let forward = try sweep([(Self.blue, 0), (.red, 1)], from: 30, to: 300)
    let backward = try sweep([(.red, 0), (Self.blue, 1)], from: 300, to: 30)
    #expect(forward.difference(from: backward, tolerance: 1) == .none)
  }

  @Test func ofMoreThanATurnTheLastOneShows() throws {
    let surface = try sweep([(.red, 0), (Self.blue, 0.5), (Self.blue, 1)], from: 0, to: 720)
    #expect(surface[0, 10] == 0x00_00FF)
    #expect(surface[19, 10] == 0x00_00FF)
  }

  @Test func theEdgeBetweenTwoColorsIsSmooth() throws {
    let surface = try sweep([(.red, 0), (Self.blue, 1)], from: 7, to: 367)
    // The edge runs through these pixels: none of them is one of the two colors alone.
    for x in 15...16 {
      let reds = (9...13).map { surface[x, $0] >> 16 }
      #expect(reds.contains { $0 > 20 && $0 < 235 }, "column \(x): \(reds)")
    }
  }

  @Test func aMirroredSweepTurnsTheOtherWay() throws {
    let mirror = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 20)
    let surface = try sweep([(.red, 0), (Self.blue, 1)], from: 0, to: 360, transform: mirror)
    #expect(surface.largestDistance(at: 9, 0, from: 0xBC_0043) <= 3)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func whatIsNoNumberIsNotDrawn(number: Double) throws {
    let surface = try sweep([(.red, 0), (Self.blue, 1)], from: number, to: 90)
    _ = try sweep(
      [(.red, CGFloat(number)), (Self.blue, 1)], from: 0, to: 90,
      transform: CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: 0, ty: 0))
    if !number.isFinite { #expect(surface.ink == nil) }
  }
}
