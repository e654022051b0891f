import RecallUI
import TestSupport
import Testing

@testable import Rasterizer

struct LinearGradientsTests {
  private static let blue = Color.Resolved(red: 0, green: 0, blue: 1)
  private let gradients = LinearGradients()
  private let area = DeviceRect(minX: 0, minY: 0, maxX: 20, maxY: 10)

  private func line(
    from start: CGPoint = .zero, to end: CGPoint, opacity: Double = 1,
    stops: [Paint.Stop] = [.init(color: .red, location: 0), .init(color: blue, location: 1)],
    matrix: CGAffineTransform = .identity
  ) -> LinearGradients.Line {
    LinearGradients.Line(stops: stops, start: start, end: end, opacity: opacity, matrix: matrix)
  }

  /// A line of a few colors, somewhere near a square of 100 pixels, turned and skewed.
  private func randomLine(_ chance: inout Chance) -> LinearGradients.Line {
    let size = CGSize(width: 100, height: 100)
    let stops = (0..<chance.number(in: 1...4)).map { _ in
      Paint.Stop(color: chance.color(), location: chance.number(in: -0.2...1.2))
    }
    let matrix = CGAffineTransform(
      a: chance.number(in: 0.5...2), b: chance.number(in: -1...1), c: chance.number(in: -1...1),
      d: chance.number(in: -2 ... -1.5), tx: chance.number(in: -50...50),
      ty: chance.number(in: -50...50))
    return line(
      from: chance.point(in: size), to: chance.point(in: size),
      opacity: chance.oneIn(2) ? 1 : chance.number(in: 0...1), stops: stops, matrix: matrix)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func eachPixelHasTheColorOfItsMiddle(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let line = randomLine(&chance)
    let area = DeviceRect(minX: -7, minY: 3, maxX: 90, maxY: 80)
    let image = try #require(gradients.image(of: line, in: area))
    let stops = line.stops.sorted { $0.location < $1.location }.map { stop in
      var stop = stop
      stop.color.opacity *= Float(line.opacity)
      stop.location = min(max(stop.location, 0), 1)
      return stop
    }
    let way = CGPoint(x: line.end.x - line.start.x, y: line.end.y - line.start.y)
    let length = way.x * way.x + way.y * way.y
    for y in 0..<area.height {
      for x in 0..<area.width {
        let place = CGPoint(x: Double(area.minX + x) + 0.5, y: Double(area.minY + y) + 0.5)
          .applying(line.matrix.inverted())
        let part = ((place.x - line.start.x) * way.x + (place.y - line.start.y) * way.y) / length
        // Anything within the step of the ramp that it is on, and its neighbors: an edge between
        // colors may lie there.
        let near = [-1.0, 0, 1].map { step in
          ColorRamp.color(at: part + step / 2_048, of: stops).pixel
        }
        let pixel = image[x, y]
        let isNear = [0, 8, 16].allSatisfy { shift in
          let channels = near.map { Int(($0 >> shift) & 0xFF) }
          let channel = Int((pixel >> shift) & 0xFF)
          return (channels.min() ?? 0) - 1...(channels.max() ?? 0) + 1 ~= channel
        }
        #expect(isNear, "\(x),\(y): \(image[x, y]) is not among \(near)")
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func aPartHasThePixelsOfTheWhole(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let line = randomLine(&chance)
    let whole = DeviceRect(minX: -20, minY: -30, maxX: 70, maxY: 60)
    let image = try #require(gradients.image(of: line, in: whole)).copy()
    let part = DeviceRect(
      minX: chance.number(in: -20...0), minY: chance.number(in: -30...0),
      maxX: chance.number(in: 1...70),
      maxY: chance.number(in: 1...60))
    let other = try #require(gradients.image(of: line, in: part))
    for y in 0..<part.height {
      for x in 0..<part.width {
        let expected = image[part.minX - whole.minX + x, part.minY - whole.minY + y]
        #expect(other[x, y] == expected)
      }
    }
  }

  @Test func anOpaqueGradientNeedsNoMixing() throws {
    let opaque = try #require(gradients.image(of: line(to: CGPoint(x: 20, y: 0)), in: area))
    #expect(opaque.format == .rgb24)
    let clear = try #require(
      gradients.image(of: line(to: CGPoint(x: 20, y: 0), opacity: 0.99), in: area))
    #expect(clear.format == .argb32)
  }

  /// The ramp has 2048 steps, of which up to 4096 fit into a pixel.
  @Test(arguments: [(0.499, false), (0.5, false), (0.501, true)])
  func aGradientMayBeSoSteep(length: CGFloat, isImage: Bool) throws {
    for end in [CGPoint(x: length, y: 0), CGPoint(x: 0, y: length)] {
      #expect((gradients.image(of: line(to: end), in: area) != nil) == isImage)
    }
  }

  /// And it may begin 2²⁹ steps away: here a step is a pixel, and two are before it.
  @Test(arguments: [(-536_870_909.0, true), (-536_870_910.6, false), (-536_870_912, false)])
  func aGradientMayBeginSoFarAway(start: CGFloat, isImage: Bool) {
    let far = line(from: CGPoint(x: start, y: 0), to: CGPoint(x: start + 2_048, y: 0))
    #expect((gradients.image(of: far, in: area) != nil) == isImage)
  }

  @Test(arguments: [(65_535, true), (65_536, true), (65_537, false)])
  func pixelsMayBeSoFarAway(edge: Int, isImage: Bool) throws {
    let line = line(to: CGPoint(x: 60_000, y: 60_000))
    let areas = [
      DeviceRect(minX: edge - 2, minY: 0, maxX: edge, maxY: 2),
      DeviceRect(minX: 0, minY: edge - 2, maxX: 2, maxY: edge),
      DeviceRect(minX: -edge, minY: 0, maxX: 2 - edge, maxY: 2),
      DeviceRect(minX: 0, minY: -edge, maxX: 2, maxY: 2 - edge),
    ]
    for area in areas {
      #expect((gradients.image(of: line, in: area) != nil) == isImage)
    }
  }

  @Test(arguments: [
    CGPoint.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: CGFloat.infinity, y: 0),
    CGPoint(x: 1e300, y: 1e300),
  ])
  func aLineWithoutALengthIsLeftToCairo(end: CGPoint) throws {
    #expect(gradients.image(of: line(to: end), in: area) == nil)
    let paint = Paint.linearGradient(line(to: end).stops, start: .zero, end: end)
    _ = try painted([
      DisplayItem(.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), paint, FillStyle()))
    ])
  }

  @Test func whatIsTooSteepIsDrawnAsAnEdge() throws {
    let steep = line(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 10.1, y: 0))
    #expect(gradients.image(of: steep, in: area) == nil)
    let paint = Paint.linearGradient(steep.stops, start: steep.start, end: steep.end)
    let surface = try painted([
      DisplayItem(.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), paint, FillStyle()))
    ])
    #expect(surface[9, 5] == 0xFF0000)
    #expect(surface[11, 5] == 0x0000FF)
  }
}
