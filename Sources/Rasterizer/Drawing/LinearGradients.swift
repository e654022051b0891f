import CCairo
import Foundation
import RecallGraphics

/// Linear gradients as images.
///
/// Cairo computes each pixel of a gradient that is neither level nor upright from its stops: a card's
/// back of 85 by 127 pixels took 77 µs, and from a ramp of colors it takes 10. A pixel's color
/// depends only on where it is, in whole steps of the ramp that are counted in integers, so it is
/// the same in whatever part of the gradient is drawn.
final class LinearGradients {
  /// Where a gradient's colors are.
  struct Line {
    var stops: [Paint.Stop]
    var start: CGPoint
    var end: CGPoint
    /// From 0 to 1.
    var opacity: Double
    /// From the gradient's geometry to pixels.
    var matrix: CGAffineTransform
  }

  /// In bytes: the ramps of about 120 gradients.
  private static let capacity = 1_000_000
  private var ramps = BoundedCache<PixelRamp.Look, PixelRamp>(capacity: capacity) { $0.cost }
  /// What gradients are drawn on, one after the other.
  private var pixels = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)
  /// The one that is there now.
  private var image: Surface?

  deinit {
    image = nil
    pixels.deallocate()
  }

  /// An image of the pixels of `area`, which stays as it is until the next one is asked for.
  ///
  /// Nil when a color takes so little space, or begins so far away, that steps of the ramp can't be
  /// counted; and when there is nothing to see.
  func image(of line: Line, in area: DeviceRect) -> Surface? {
    guard !area.isEmpty, !line.stops.isEmpty,
      let steps = RampSteps(of: line, stepCount: PixelRamp.steps, in: area)
    else { return nil }
    let look = PixelRamp.Look(line.stops, opacity: line.opacity)
    let ramp = ramps.value(for: look) { PixelRamp(look) }
    image = nil
    reserve(area.width * area.height)
    ramp.pixels.withUnsafeBufferPointer { ramp in
      for y in 0..<area.height {
        let places = y * area.width..<(y + 1) * area.width
        steps.fill(
          UnsafeMutableBufferPointer(rebasing: pixels[places]), y: area.minY + y,
          from: area.minX, with: ramp)
      }
    }
    guard let first = pixels.baseAddress else { return nil }
    image = try? Surface(
      pixels: first, width: area.width, height: area.height, bytesPerRow: area.width * 4,
      format: ramp.format)
    return image
  }

  private func reserve(_ count: Int) {
    guard pixels.count < count else { return }
    pixels.deallocate()
    pixels = .allocate(capacity: count)
  }
}

/// The colors of a gradient as pixels: one before its start, those on the way, one behind its end.
private struct PixelRamp {
  /// So many that the next one is hardly ever another color.
  static let steps = 2_048

  struct Look: Hashable {
    struct Stop: Hashable {
      var color: Color.Resolved
      var location: CGFloat
    }

    let stops: [Stop]
    let opacity: Double

    init(_ stops: [Paint.Stop], opacity: Double) {
      self.stops = stops.map { Stop(color: $0.color, location: $0.location) }
      self.opacity = opacity
    }
  }

  let pixels: [UInt32]
  let format: PixelFormat

  var cost: Int { 100 + pixels.count * 4 }

  init(_ look: Look) {
    let stops = look.stops.sorted { $0.location < $1.location }.map { stop in
      var color = stop.color
      color.opacity *= Float(look.opacity)
      return Paint.Stop(color: color, location: min(max(stop.location, 0), 1))
    }
    let ends = [stops.first, stops.last].compactMap { $0 }
    let (start, end) = (ColorRamp.color(at: -1, of: ends), ColorRamp.color(at: 2, of: ends))
    let way = (0..<Self.steps).map { step in
      ColorRamp.color(at: (Double(step) + 0.5) / Double(Self.steps), of: stops)
    }
    pixels = ([start] + way + [end]).map(\.pixel)
    format = stops.allSatisfy { $0.color.opacity >= 1 } ? .rgb24 : .argb32
  }
}

/// Which step of a ramp each pixel has, as a fixed-point number with 32 binary digits behind the
/// point: a sum of integers, whose order doesn't matter.
private struct RampSteps {
  /// From a pixel to the next one, and of the one whose left upper corner is the origin.
  private let right: Int64
  private let down: Int64
  private let origin: Int64
  private let stepCount: Int64

  /// Nil when a number is none, or the sums could become too large.
  init?(of line: LinearGradients.Line, stepCount: Int, in area: DeviceRect) {
    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite, line.matrix.isInvertible, area.minX >= -Self.reach,
      area.minY >= -Self.reach,
      area.maxX <= Self.reach, area.maxY <= Self.reach
    else { return nil }
    let inverse = line.matrix.inverted()
    let scale = CGFloat(stepCount) / square
    let right = (inverse.a * dx + inverse.b * dy) * scale
    let down = (inverse.c * dx + inverse.d * dy) * scale
    let start =
      ((inverse.tx - line.start.x) * dx + (inverse.ty - line.start.y) * dy) * scale
    // In the middle of the pixel, and behind the step for what is before the start.
    let origin = start + (right + down) / 2 + 1
    guard abs(right) < Self.steepest, abs(down) < Self.steepest, abs(origin) < Self.farthest else {
      return nil
    }
    self.right = Self.fixed(right)
    self.down = Self.fixed(down)
    self.origin = Self.fixed(origin)
    self.stepCount = Int64(stepCount)
  }

  // So that sums stay below 2⁶³: 2 × 2¹⁶ × 2¹² × 2³² + 2²⁹ × 2³² is 3 × 2⁶¹.
  private static let reach = 1 << 16
  private static let steepest: CGFloat = 4_096
  private static let farthest: CGFloat = 536_870_912

  private static func fixed(_ number: CGFloat) -> Int64 {
    Int64((number * 4_294_967_296).rounded())
  }

  /// Fills the pixels from (`x`, `y`) on to the right.
  func fill(
    _ row: UnsafeMutableBufferPointer<UInt32>, y: Int, from x: Int,
    with ramp: UnsafeBufferPointer<UInt32>
  ) {
    var place = origin + Int64(y) * down + Int64(x) * right
    guard right != 0 else {
      row.update(repeating: ramp[step(at: place)])
      return
    }
    for index in row.indices {
      row[index] = ramp[step(at: place)]
      place &+= right
    }
  }

  private func step(at place: Int64) -> Int {
    Int(min(max(place >> 32, 0), stepCount + 1))
  }
}
