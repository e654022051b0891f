/// A color is archived by its components, as it is in light surroundings: a color that is another one in dark ones
/// comes back as that.
extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (key, component) in zip(Self.keys, [red, green, blue, alpha]) {
      coder.encode(Double(component), forKey: key)
    }
  }

  /// Reads a color; nil where a component is missing or no number.
  public convenience init?(coder: NSCoder) {
    let components = Self.keys.map { key in
      coder.containsValue(forKey: key) ? coder.decodeDouble(forKey: key) : .nan
    }
    guard components.allSatisfy({ $0.isFinite }) else { return nil }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
}
