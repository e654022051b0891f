/// What becomes of colors, in 65,536ths.
///
/// Works on premultiplied pixels: a sum of components is the same before and after they are
/// multiplied by the opacity, and what is added is multiplied by it.
struct ColorMatrix {
  /// Of red, green and blue, each as parts of the three.
  private var rows: [SIMD3<Int>]
  /// What is added to each, times the opacity.
  private var added = 0

  private static let one = 65_536.0

  /// - Parameter saturation: How far colors are from gray. The weights are those of W3C Filter
  ///   Effects, `saturate`.
  init(saturation: Double) {
    let amount = min(max(saturation.isNaN ? 1 : saturation, -100), 100)
    let luminance = SIMD3(0.213, 0.715, 0.072)
    rows = (0..<3).map { index in
      var own = SIMD3(repeating: 0.0)
      own[index] = 1
      let row = luminance + (own - luminance) * amount
      return SIMD3<Int>((row * Self.one).rounded(.toNearestOrEven))
    }
  }

  /// - Parameter brightness: What is added to each component, from -1 to 1.
  init(brightness: Double) {
    self.init(saturation: 1)
    added = Int(min(max(brightness.isNaN ? 0 : brightness, -1), 1) * Self.one)
  }

  /// The color of a premultiplied pixel.
  func applied(to pixel: UInt32) -> UInt32 {
    let opacity = Int(pixel >> 24)
    let color = SIMD3(Int(pixel >> 16) & 0xFF, Int(pixel >> 8) & 0xFF, Int(pixel) & 0xFF)
    var result = pixel & 0xFF00_0000
    for index in 0..<3 {
      let sum = (rows[index] &* color).wrappedSum() + added * opacity
      let component = min(max((sum + 32_768) >> 16, 0), opacity)
      result |= UInt32(component) << UInt32(16 - 8 * index)
    }
    return result
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
