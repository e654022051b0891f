import RecallGraphics

/// Makes pixels a color, or nothing, by how opaque they are.
struct AlphaThreshold {
  private let bounds: ClosedRange<UInt32>?
  /// Premultiplied.
  private let color: UInt32

  /// - Parameters:
  ///   - bounds: Of the opacities that count, from 0 to 1.
  ///   - color: What such pixels become.
  init(_ bounds: ClosedRange<Double>, _ color: Color.Resolved) {
    let lower = UInt32((min(max(bounds.lowerBound, 0), 1) * 255).rounded(.up))
    let upper = UInt32((min(max(bounds.upperBound, 0), 1) * 255).rounded(.down))
    self.bounds = lower <= upper ? lower...upper : nil
    let opacity = min(max(color.opacity, 0), 1)
    func byte(_ component: Float) -> UInt32 {
      UInt32((min(max(component, 0), 1) * opacity * 255).rounded())
    }
    self.color =
      UInt32((opacity * 255).rounded()) << 24 | byte(color.red) << 16 | byte(color.green) << 8
      | byte(color.blue)
  }

  /// What a premultiplied pixel becomes. One that is not there stays nothing, whatever the bounds.
  func applied(to pixel: UInt32) -> UInt32 {
    bounds?.contains(pixel >> 24) == true && pixel >> 24 > 0 ? color : 0
  }
}

extension UInt32 {
  /// Black that is as opaque as this premultiplied pixel is bright: W3C Filter Effects, `luminanceToAlpha`.
  var opaqueAsBright: UInt32 {
    let (red, green, blue) = (self >> 16 & 0xFF, self >> 8 & 0xFF, self & 0xFF)
    let brightness = (red * 13_933 + green * 46_871 + blue * 4_732 + 32_768) >> 16
    return brightness << 24
  }
}

extension Surface {
  /// Makes each pixel that shows something another one.
  func map(_ transform: (UInt32) -> UInt32) {
    for y in 0..<height {
      withRow(y) { row in
        for x in 0..<width where row[x] != 0 {
          row[x] = transform(row[x])
        }
      }
    }
  }
}
