extension Color.RGBColorSpace {
  /// Components in sRGB.
  func resolved(red: Double, green: Double, blue: Double, opacity: Double) -> Color.Resolved {
    var light = LinearLight(red: red, green: green, blue: blue)
    switch self {
    case .sRGB:
      return Color.Resolved(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    case .sRGBLinear: break
    case .displayP3:
      light =
        LinearLight(
          red: LinearLight.decoded(red), green: LinearLight.decoded(green),
          blue: LinearLight.decoded(blue)
        ).fromDisplayP3
    }
    return light.resolved(opacity: opacity)
  }
}

/// A color by the amounts of light of sRGB's primaries, which add up as light does.
private struct LinearLight {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  init(_ color: Color.Resolved) {
    red = Self.decoded(Double(color.red))
    green = Self.decoded(Double(color.green))
    blue = Self.decoded(Double(color.blue))
  }

  func resolved(opacity: Double) -> Color.Resolved {
    Color.Resolved(
      red: Float(Self.encoded(red)), green: Float(Self.encoded(green)),
      blue: Float(Self.encoded(blue)), opacity: Float(opacity))
  }

  /// The light of a component (IEC 61966-2-1, sRGB).
  static func decoded(_ component: Double) -> Double {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// The component of an amount of light.
  static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }

  /// The same light, where these are the amounts of Display P3's primaries (SMPTE EG 432-1, with the white of
  /// D65).
  var fromDisplayP3: LinearLight {
    LinearLight(
      red: 1.2249401763 * red - 0.2249401763 * green,
      green: -0.0420569547 * red + 1.0420569547 * green,
      blue: -0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue)
  }

  /// Lightness and two opponent colors, in steps that look alike (Ottosson, "A perceptual color space for
  /// image processing", 2020: Oklab).
  var oklab: (Double, Double, Double) {
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    )
  }

  init(oklab: (Double, Double, Double)) {
    let (lightness, a, b) = oklab
    func cube(_ number: Double) -> Double { number * number * number }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
  }
}

extension Gradient {
  /// In which space colors pass into each other.
  public enum ColorSpace: Hashable, Sendable {
    /// By their components.
    case device
    /// In steps that look alike: Oklab.
    case perceptual
  }

  /// This gradient with colors that pass into each other in a space: in steps that look alike, those between
  /// two stops are eight.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    guard space == .perceptual, let first = stops.first else { return AnyGradient(self) }
    var fine = [first]
    for (stop, next) in zip(stops, stops.dropFirst()) {
      for step in 1...8 {
        let fraction = Double(step) / 8
        fine.append(
          Stop(
            color: stop.color.mix(with: next.color, by: fraction),
            location: stop.location + (next.location - stop.location) * fraction))
      }
    }
    return AnyGradient(Gradient(stops: fine))
  }

  /// The color at a place of this gradient, from 0 to 1; that of the nearest end beyond its stops.
  public func _color(at location: CGFloat) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard location > first.location else { return first.color }
    for (stop, next) in zip(stops, stops.dropFirst())
    where location >= stop.location && location < next.location {
      let fraction = (location - stop.location) / (next.location - stop.location)
      return stop.color.mix(with: next.color, by: fraction, in: .device)
    }
    return last.color
  }
}

extension Color {
  /// This color with a part of another one: all of this one for a fraction of 0, all of the other for 1.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    func mixed(_ scheme: ColorScheme) -> Resolved {
      resolved(in: scheme).mixed(with: other.resolved(in: scheme), by: fraction, in: colorSpace)
    }
    return Color(light: mixed(.light), dark: mixed(.dark))
  }
}

extension Color.Resolved {
  fileprivate func mixed(
    with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    // What can't be seen has no say in the color.
    let opacities = (Double(opacity) * (1 - fraction), Double(other.opacity) * fraction)
    let opacity = opacities.0 + opacities.1
    guard fraction > 0, opacity > 0, opacity.isFinite else { return self }
    guard fraction < 1 else { return other }
    func mean(_ one: Double, _ two: Double) -> Double {
      (one * opacities.0 + two * opacities.1) / opacity
    }
    switch space {
    case .device:
      return Color.Resolved(
        red: Float(mean(Double(red), Double(other.red))),
        green: Float(mean(Double(green), Double(other.green))),
        blue: Float(mean(Double(blue), Double(other.blue))), opacity: Float(opacity))
    case .perceptual:
      let (one, two) = (LinearLight(self).oklab, LinearLight(other).oklab)
      return LinearLight(
        oklab: (mean(one.0, two.0), mean(one.1, two.1), mean(one.2, two.2))
      ).resolved(opacity: opacity)
    }
  }
}
