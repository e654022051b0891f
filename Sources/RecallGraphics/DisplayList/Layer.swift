/// Items that are drawn together, on pixels of their own, and then with an effect.
public struct Layer: Equatable, Sendable {
  /// What becomes of the pixels.
  public enum Effect: Equatable, Sendable {
    /// Nothing: opacity and blend mode of the layer count for all of it at once.
    case group
    /// Each pixel becomes a mean of those around it, weighted by a Gaussian bell.
    ///
    /// - Parameter radius: The bell's standard deviation, in points of the viewport.
    case blur(radius: CGFloat)
    /// The layer's silhouette, blurred and in a color, shows behind it.
    ///
    /// - Parameters:
    ///   - radius: As of a blur.
    ///   - offset: How far from the layer the silhouette is; in points of the viewport.
    case shadow(Color.Resolved, radius: CGFloat, offset: CGSize)
    /// The layer shows as much as these items are opaque.
    case mask([DisplayItem])
    /// How far colors are from gray: 0 for gray, 1 for what they are, more for glaring ones.
    case saturation(Double)
    /// What is added to each component of the colors, from -1 to 1.
    case brightness(Double)
    /// How far each component is from the middle: 0 for gray, 1 for what it is.
    case contrast(Double)
    /// How far hues are turned.
    case hueRotation(Angle)
    /// Colors as on a negative.
    case inversion
    /// What each component, and the opacity, is multiplied by.
    case multiplication(Color.Resolved)
    /// Black, as opaque as the colors are bright.
    case luminanceToAlpha
    /// A color where the opacity lies within bounds, from 0 to 1, and nothing elsewhere.
    case threshold(ClosedRange<Double>, Color.Resolved)
  }

  /// What is drawn, back to front, in points of the viewport.
  public var items: [DisplayItem]
  public var effect: Effect

  public init(_ items: [DisplayItem], effect: Effect = .group) {
    self.items = items
    self.effect = effect
  }

  /// A rectangle, in points of the viewport, outside which this layer leaves no mark.
  var bounds: CGRect {
    var bounds = effect.spread(Layer.bounds(of: items))
    if case .mask(let mask) = effect { bounds = bounds.overlap(with: Layer.bounds(of: mask)) }
    return bounds
  }

  /// Whether all geometry is numbers.
  var isFinite: Bool {
    guard items.allSatisfy(\.isFinite) else { return false }
    return switch effect {
    case .mask(let mask): mask.allSatisfy(\.isFinite)
    case .blur(let radius): radius.isFinite
    case .shadow(_, let radius, let offset):
      radius.isFinite && offset.width.isFinite && offset.height.isFinite
    case .group, .saturation, .brightness, .contrast, .hueRotation, .inversion, .multiplication,
      .luminanceToAlpha, .threshold:
      true
    }
  }

  private static func bounds(of items: [DisplayItem]) -> CGRect {
    var bounds = PointBounds()
    for item in items {
      let rect = item.bounds
      guard !rect.isNull else { continue }
      bounds.add(CGPoint(x: rect.minX, y: rect.minY))
      bounds.add(CGPoint(x: rect.maxX, y: rect.maxY))
    }
    return bounds.rect
  }
}

extension Layer.Effect {
  /// How far, in points, a pixel may be from those that it depends on.
  ///
  /// Beyond three standard deviations, a bell has 0.3 % of its weight.
  public var reach: CGFloat {
    switch self {
    case .blur(let radius): 3 * radius.orNothing
    case .shadow(_, let radius, let offset):
      3 * radius.orNothing + max(abs(offset.width).orNothing, abs(offset.height).orNothing)
    case .group, .mask, .saturation, .brightness, .contrast, .hueRotation, .inversion,
      .multiplication, .luminanceToAlpha, .threshold:
      0
    }
  }

  /// The part of the layer that may look different when `rect` of its items does.
  func spread(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    switch self {
    case .blur(let radius):
      let outset = 3 * radius.orNothing
      return rect.insetBy(dx: -outset, dy: -outset)
    case .shadow(_, let radius, let offset):
      let outset = 3 * radius.orNothing
      return rect.offsetBy(dx: offset.width, dy: offset.height)
        .insetBy(dx: -outset, dy: -outset).enclosing(rect)
    case .group, .mask, .saturation, .brightness, .contrast, .hueRotation, .inversion,
      .multiplication, .luminanceToAlpha, .threshold:
      return rect
    }
  }

  /// Whether the layer looks as its items do.
  package var changesNothing: Bool {
    switch self {
    case .blur(let radius): !(radius > 0)
    case .shadow(let color, _, _): color.opacity <= 0
    case .saturation(let amount): amount == 1
    case .brightness(let amount): amount == 0
    case .contrast(let amount): amount == 1
    case .hueRotation(let angle): angle == .zero
    case .multiplication(let color): color == Color.Resolved(red: 1, green: 1, blue: 1)
    case .group, .mask, .inversion, .luminanceToAlpha, .threshold: false
    }
  }

  /// This effect on a layer that is drawn through `transform`.
  package func applying(_ transform: CGAffineTransform) -> Layer.Effect {
    let scale = abs(transform.determinant).squareRoot()
    switch self {
    case .blur(let radius):
      return .blur(radius: radius * scale)
    case .shadow(let color, let radius, let offset):
      return .shadow(
        color, radius: radius * scale,
        offset: CGSize(
          width: transform.a * offset.width + transform.c * offset.height,
          height: transform.b * offset.width + transform.d * offset.height))
    case .group, .mask, .saturation, .brightness, .contrast, .hueRotation, .inversion,
      .multiplication, .luminanceToAlpha, .threshold:
      return self
    }
  }
}

extension CGFloat {
  /// This length, or zero when it is none.
  fileprivate var orNothing: CGFloat { self > 0 ? self : 0 }
}

extension CGRect {
  /// The smallest rectangle around both.
  fileprivate func enclosing(_ other: CGRect) -> CGRect {
    var bounds = PointBounds()
    for rect in [self, other] {
      bounds.add(CGPoint(x: rect.minX, y: rect.minY))
      bounds.add(CGPoint(x: rect.maxX, y: rect.maxY))
    }
    return bounds.rect
  }
}
