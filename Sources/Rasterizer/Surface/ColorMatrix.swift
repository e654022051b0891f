import Foundation

/// What becomes of colors, in 65,536ths.
///
/// Works on premultiplied pixels: a sum of components is the same before and after they are
/// multiplied by the opacity, and what is added is multiplied by it.
struct ColorMatrix {
  /// Of red, green and blue, each as parts of the three.
  private var rows: [SIMD3<Int>]
  /// What is added to each, times the opacity.
  private var added = 0
  /// What becomes of the opacity.
  private var opacity = 65_536

  private static let one = 65_536.0

  /// How bright the components are: those of W3C Filter Effects, `saturate`.
  private static let luminance = SIMD3(0.213, 0.715, 0.072)

  private init(_ rows: [SIMD3<Double>], adding added: Double = 0) {
    self.rows = rows.map { SIMD3<Int>(($0 * Self.one).rounded(.toNearestOrEven)) }
    self.added = Int((added * Self.one).rounded())
  }

  /// Each component by itself, times a factor.
  private init(scaling factors: SIMD3<Double>, adding added: Double = 0) {
    self.init((0..<3).map { Self.unit($0) * factors }, adding: added)
  }

  private static func unit(_ index: Int) -> SIMD3<Double> {
    var row = SIMD3(repeating: 0.0)
    row[index] = 1
    return row
  }

  private static func bounded(_ amount: Double, _ bounds: ClosedRange<Double>) -> Double {
    min(max(amount.isNaN ? 0 : amount, bounds.lowerBound), bounds.upperBound)
  }

  /// - Parameter saturation: How far colors are from gray; no number changes nothing.
  init(saturation: Double) {
    let amount = saturation.isNaN ? 1 : Self.bounded(saturation, -100...100)
    self.init(
      (0..<3).map { Self.luminance + (Self.unit($0) - Self.luminance) * amount })
  }

  /// - Parameter brightness: What is added to each component, from -1 to 1.
  init(brightness: Double) {
    self.init(scaling: SIMD3(repeating: 1))
    added = Int(Self.bounded(brightness, -1...1) * Self.one)
  }

  /// - Parameter contrast: How far components are from the middle, at 1 as far as they are.
  init(contrast: Double) {
    let amount = Self.bounded(contrast, -100...100)
    self.init(scaling: SIMD3(repeating: amount), adding: 0.5 * (1 - amount))
  }

  /// - Parameter hueRotation: How far hues are turned, in radians, by the matrix of W3C Filter
  ///   Effects, `hueRotate`: brightness stays about what it is.
  init(hueRotation: Double) {
    let angle = hueRotation.isFinite ? hueRotation : 0
    let (sine, cosine) = (sin(angle), cos(angle))
    let turned = [
      SIMD3(-0.213, -0.715, 0.928), SIMD3(0.143, 0.140, -0.283), SIMD3(-0.787, 0.715, 0.072),
    ]
    self.init(
      (0..<3).map { index in
        Self.luminance + (Self.unit(index) - Self.luminance) * cosine + turned[index] * sine
      })
  }

  /// The negative of all colors.
  static var inversion: ColorMatrix {
    ColorMatrix(scaling: SIMD3(repeating: -1), adding: 1)
  }

  /// - Parameters:
  ///   - multiplication: What red, green and blue are multiplied by.
  ///   - opacity: What the opacity is multiplied by; all from 0 to 1.
  init(multiplication factors: SIMD3<Double>, opacity: Double) {
    self.init(
      scaling: SIMD3(
        Self.bounded(factors.x, 0...1), Self.bounded(factors.y, 0...1),
        Self.bounded(factors.z, 0...1)))
    self.opacity = Int((Self.bounded(opacity, 0...1) * Self.one).rounded())
  }

  /// The color of a premultiplied pixel.
  func applied(to pixel: UInt32) -> UInt32 {
    let opacity = Int(pixel >> 24)
    let color = SIMD3(Int(pixel >> 16) & 0xFF, Int(pixel >> 8) & 0xFF, Int(pixel) & 0xFF)
    var result: UInt32 = 0
    for index in 0..<3 {
      let sum = (rows[index] &* color).wrappedSum() + added * opacity
      let component = min(max((sum + 32_768) >> 16, 0), opacity)
      result |= UInt32(faded(component)) << UInt32(16 - 8 * index)
    }
    return result | UInt32(faded(opacity)) << 24
  }

  private func faded(_ component: Int) -> Int {
    opacity == 65_536 ? component : (component * opacity + 32_768) >> 16
  }
}

extension Surface {
  /// Gives each pixel another color.
  func apply(_ matrix: ColorMatrix) {
    for y in 0..<height {
      withRow(y) { row in
        for x in 0..<width where row[x] != 0 {
          row[x] = matrix.applied(to: row[x])
        }
      }
    }
  }
}
