import RecallGraphics

/// A gradient's colors in small steps, premultiplied, with sums that tell the mean color of any
/// stretch at once: so an edge between two colors is smoothed as wide as a pixel is.
struct ColorRamp {
  /// A color's components times 255, premultiplied by its opacity.
  typealias Components = SIMD4<Float>

  /// Before each step, the sum of all components up to there.
  private let sums: [Components]

  /// - Parameters:
  ///   - count: How many steps.
  ///   - color: The color in the middle of a step, from 0 to 1 along the ramp.
  init(count: Int, color: (Double) -> Components) {
    var sums: [Components] = [.zero]
    sums.reserveCapacity(count + 1)
    var sum = Components.zero
    for index in 0..<count {
      sum += color((Double(index) + 0.5) / Double(count))
      sums.append(sum)
    }
    self.sums = sums
  }

  /// The mean color of a stretch of a ramp whose end joins its beginning.
  ///
  /// - Parameters:
  ///   - middle: From 0 to 1.
  ///   - width: Above 0; the whole ramp is 1.
  func meanAround(_ middle: Double, width: Double) -> Components {
    let total = sums[sums.count - 1]
    guard width < 1 else { return total / Float(sums.count - 1) }
    let width = max(width, 1e-9)
    let (start, end) = (middle - width / 2, middle + width / 2)
    var sum = sum(upTo: end) - self.sum(upTo: start)
    if start < 0 { sum += total - self.sum(upTo: start + 1) }
    if end > 1 { sum += self.sum(upTo: end - 1) }
    return sum / Float(width * Double(sums.count - 1))
  }

  private func sum(upTo place: Double) -> Components {
    let steps = sums.count - 1
    let exact = (place > 0 ? min(place, 1) : 0) * Double(steps)
    let index = min(Int(exact), steps - 1)
    return sums[index] + (sums[index + 1] - sums[index]) * Float(exact - Double(index))
  }
}

extension ColorRamp {
  /// The color of `stops` at a place, between the nearest two; the ends go on.
  ///
  /// Between stops, components pass into each other before they are multiplied by the opacity: the
  /// same as in the gradients that cairo draws.
  static func color(at location: Double, of stops: [Paint.Stop]) -> Components {
    guard let first = stops.first, let last = stops.last else { return .zero }
    guard let next = stops.firstIndex(where: { Double($0.location) > location }) else {
      return premultiplied(last.color.components)
    }
    guard next > 0 else { return premultiplied(first.color.components) }
    let (before, after) = (stops[next - 1], stops[next])
    let distance = Double(after.location - before.location)
    let part = distance > 0 ? Float((location - Double(before.location)) / distance) : 1
    let (from, to) = (before.color.components, after.color.components)
    return premultiplied(from + (to - from) * part)
  }

  private static func premultiplied(_ components: Components) -> Components {
    let opacity = components[3]
    return Components(components[0], components[1], components[2], 1) * (opacity * 255)
  }
}

extension Color.Resolved {
  fileprivate var components: SIMD4<Float> {
    SIMD4(red, green, blue, opacity).clamped(lowerBound: .zero, upperBound: .one)
  }
}

extension ColorRamp.Components {
  /// As a pixel of an `argb32` surface, or of an `rgb24` one if it is opaque.
  var pixel: UInt32 {
    let bytes = SIMD4<UInt32>(
      clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)).rounded(.toNearestOrEven))
    return bytes[3] << 24 | bytes[0] << 16 | bytes[1] << 8 | bytes[2]
  }
}
