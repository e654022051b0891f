/// A shadow that belongs to what something is filled with.
///
/// ```swift
/// Circle().fill(.blue.shadow(.inner(radius: 3)).shadow(.drop(radius: 8, y: 4)))
/// ```
///
/// It is of shapes, texts and symbols. A text has those of its first words.
public struct ShadowStyle: Equatable, Sendable {
  /// How what is filled is mixed with what is behind it, for what says that in place of a shadow.
  fileprivate var blendMode: BlendMode?
  fileprivate let color: Color
  /// The standard deviation of its edge, in points.
  fileprivate let radius: CGFloat
  fileprivate let offset: CGSize
  fileprivate let isInside: Bool

  /// A shadow behind the shape.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInside: false)
  }

  /// A shadow on the shape, which its edge throws.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInside: true)
  }
}

/// A style with a shadow.
public struct _ShadowedStyle<Style: ShapeStyle>: DerivedStyle {
  let style: Style
  let shadow: ShadowStyle

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    style._paint(in: environment, for: rect)
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    style._shadows(in: environment) + [shadow]
  }

  func derived<Other: ShapeStyle>(from other: Other) -> AnyShapeStyle {
    AnyShapeStyle(_ShadowedStyle<Other>(style: other, shadow: shadow))
  }
}

extension _ShadowedStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
  /// This style with a shadow: behind what is filled with it, or on that.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowedStyle(style: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style that a view inherits, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowedStyle(style: ForegroundStyle(), shadow: style)
  }
}

extension ShadowStyle {
  /// What mixes what is filled with what is behind it, and throws no shadow.
  static func blend(_ mode: BlendMode) -> ShadowStyle {
    ShadowStyle(blendMode: mode, color: .clear, radius: 0, offset: .zero, isInside: false)
  }

  private func effect(in environment: EnvironmentValues) -> Layer.Effect {
    func number(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return .shadow(
      color.resolve(in: environment), radius: max(number(radius), 0),
      offset: CGSize(width: number(offset.width), height: number(offset.height)))
  }

  /// How far from what throws this shadow it can still be seen, in points.
  private var reach: CGFloat {
    let reach = 4 * abs(radius) + abs(offset.width) + abs(offset.height) + 1
    return reach.isFinite ? min(reach, 10_000) : 1
  }

  /// Draws something with its shadows.
  ///
  /// - Parameters:
  ///   - bounds: Where it is, in points of the viewport.
  ///   - draw: Draws it.
  static func draw(
    _ shadows: [ShadowStyle], in bounds: CGRect, _ environment: EnvironmentValues,
    into list: inout DisplayListBuilder, _ draw: @escaping (inout DisplayListBuilder) -> Void
  ) {
    var whole = draw
    for shadow in shadows where !shadow.isInside && shadow.blendMode == nil {
      let (effect, inner) = (shadow.effect(in: environment), whole)
      whole = { list in list.withLayer(effect) { inner(&$0) } }
    }
    if let mode = shadows.lazy.compactMap(\.blendMode).last {
      list.withBlendMode(mode, whole)
    } else {
      whole(&list)
    }
    for shadow in shadows where shadow.isInside {
      // What is around it throws its shadow on it, and is seen only through it.
      let around = Path(bounds.insetBy(dx: -shadow.reach, dy: -shadow.reach))
      let color = shadow.color.resolve(in: environment)
      list.withMask(draw) { list in
        list.withLayer(shadow.effect(in: environment)) { list in
          // As one: what is cut out is not cut out of the shadow.
          list.withLayer(.group) { list in
            list.add(.fill(around, .color(color), FillStyle()))
            list.withBlendMode(.destinationOut, draw)
          }
        }
      }
    }
  }
}
