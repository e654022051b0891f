import CCairo
import Foundation
import RecallGraphics

/// Angular gradients as images, which cairo doesn't have as such.
///
/// Each pixel gets the mean color of the angle that it takes up, so edges between colors are smooth
/// and the middle, where all colors meet, doesn't flicker. Kept for as long as they are in use.
final class SweepImages {
  /// In bytes: a window of 1280 by 800 pixels.
  private static let capacity = 4_096_000
  private static let steps = 2_048

  struct Look: Equatable {
    var stops: [Paint.Stop]
    var sweep: Paint.Sweep
    /// From the gradient's geometry to pixels.
    var matrix: CGAffineTransform
  }

  private struct Entry {
    var look: Look
    var image: Surface?
  }

  private var images = BoundedCache<DeviceRect, Entry>(capacity: capacity) { entry in
    100 + (entry.image.map { $0.bytesPerRow * $0.height } ?? 0)
  }

  /// An image of the pixels of `area`; nil when there is nothing to see, or memory is short.
  func image(_ look: Look, of area: DeviceRect) -> Surface? {
    guard !area.isEmpty else { return nil }
    if let entry = images.value(for: area), entry.look == look { return entry.image }
    let image = Self.drawn(look, of: area)
    images.insert(Entry(look: look, image: image), for: area)
    return image
  }

  private static func drawn(_ look: Look, of area: DeviceRect) -> Surface? {
    let angles = (look.sweep.startAngle.radians, look.sweep.endAngle.radians)
    let (center, matrix) = (look.sweep.center, look.matrix)
    guard matrix.isInvertible, angles.0.isFinite, angles.1.isFinite, center.x.isFinite,
      center.y.isFinite, !look.stops.isEmpty,
      let image = try? Surface(width: area.width, height: area.height, format: .argb32)
    else { return nil }
    let turn = Turn(look.stops, from: angles.0, to: angles.1)
    let ramp = ColorRamp(count: steps) { turn.color(at: $0) }
    let inverse = matrix.inverted()
    // Pixels a point, about.
    let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    for y in 0..<area.height {
      image.withRow(y) { row in
        for x in 0..<area.width {
          let place = CGPoint(
            x: CGFloat(area.minX + x) + 0.5, y: CGFloat(area.minY + y) + 0.5
          ).applying(inverse)
          let (dx, dy) = (Double(place.x - center.x), Double(place.y - center.y))
          let radius = (dx * dx + dy * dy).squareRoot() * Double(scale)
          let width = 1 / (2 * Double.pi * max(radius, 1e-6))
          row[x] = ramp.meanAround(turn.place(of: atan2(dy, dx)), width: width).pixel
        }
      }
    }
    return image
  }
}

/// Where the colors of a sweep stand on a full turn.
private struct Turn {
  private let stops: [Paint.Stop]
  /// Where the turn begins, in radians.
  private let start: Double
  /// From the first color to the last one, in radians.
  private let span: Double

  private static let full = 2 * Double.pi

  init(_ stops: [Paint.Stop], from start: Double, to end: Double) {
    self.start = min(start, end)
    span = abs(end - start)
    let ordered = stops.sorted { $0.location < $1.location }
    self.stops =
      end >= start
      ? ordered
      : ordered.reversed().map { Paint.Stop(color: $0.color, location: 1 - $0.location) }
  }

  /// From 0 to 1 on the turn.
  func place(of angle: Double) -> Double {
    let turns = (angle - start) / Self.full
    return turns - turns.rounded(.down)
  }

  func color(at place: Double) -> ColorRamp.Components {
    let angle = place * Self.full
    guard span <= Self.full else {
      // The last turn, which lies over those before it.
      let first = (span / Self.full).rounded(.up) - 1
      let later = angle + first * Self.full
      return ColorRamp.color(at: (later <= span ? later : later - Self.full) / span, of: stops)
    }
    if angle <= span {
      return ColorRamp.color(at: span > 0 ? angle / span : 0, of: stops)
    }
    return ColorRamp.color(at: angle < (span + Self.full) / 2 ? 1 : 0, of: stops)
  }
}
