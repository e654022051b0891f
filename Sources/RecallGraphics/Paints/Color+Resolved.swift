extension Color {
  /// A color's components in sRGB, each from 0 to 1, not premultiplied.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    /// Creates a color from its components; what is no number counts as zero.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red.orZero
      self.green = green.orZero
      self.blue = blue.orZero
      self.opacity = opacity.orZero
    }

    /// `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
    public var description: String {
      let digits = [red, green, blue, opacity].map { component in
        let byte = Int((min(max(component.orZero, 0), 1) * 255).rounded())
        let text = String(byte, radix: 16, uppercase: true)
        return text.count < 2 ? "0" + text : text
      }
      return "#" + digits[0..<(opacity < 1 ? 4 : 3)].joined()
    }
  }
}

extension Color.Resolved {
  /// Creates an opaque color from `0xRRGGBB`.
  init(hex: UInt32) {
    self.init(
      red: Float((hex >> 16) & 0xFF) / 255, green: Float((hex >> 8) & 0xFF) / 255,
      blue: Float(hex & 0xFF) / 255)
  }
}

extension Float {
  /// This number, or zero when it is none.
  var orZero: Float { isNaN ? 0 : self }
}
