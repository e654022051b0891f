/// How a view looks, as far as that changes no place and no size.
public protocol VisualEffect {
  associatedtype _Modifier: ViewModifier

  var _modifier: _Modifier { get }
}

/// The effect that changes nothing, which others begin with.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public var _modifier: EmptyModifier { .identity }
}

/// One effect after another.
public struct _VisualEffects<First: VisualEffect, Second: ViewModifier>: VisualEffect {
  let first: First
  let second: Second

  public var _modifier: _ModifierPair<First._Modifier, Second> {
    _ModifierPair(first: first._modifier, second: second)
  }
}

/// One modifier around another.
public struct _ModifierPair<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  public func body(content: Content) -> some View {
    content.modifier(first).modifier(second)
  }
}

extension VisualEffect {
  private func adding<Modifier: ViewModifier>(_ modifier: Modifier) -> some VisualEffect {
    _VisualEffects(first: self, second: modifier)
  }

  /// Draws the view elsewhere, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    let offset = CGPoint(x: offset.width, y: offset.height).finite
    return adding(_OffsetModifier(offset: CGSize(width: offset.x, height: offset.y)))
  }

  /// Draws the view elsewhere, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_ScaleModifier(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_RotationModifier(angle: angle, anchor: anchor))
  }

  /// Draws the view turned in space.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - axis: Around what, from the anchor.
  ///   - anchor: The point of the view that stays.
  ///   - anchorZ: How far that is in front of the view, in points.
  ///   - perspective: How much what is further away gets smaller; 0 for not at all.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      _SpaceRotationModifier(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Makes the view see-through, from 0 for invisible to 1 for opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(_OpacityModifier(opacity: opacity))
  }

  /// Blurs the view as a whole.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian bell that pixels are weighted by, in points.
  ///   - opaque: Has no effect: what is blurred is see-through at its edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(BlurModifier(radius: radius))
  }

  /// Makes colors grayer or more glaring: 0 for gray, 1 for what they are.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(_ColorModifier(change: .saturation, amount: amount))
  }

  /// Makes colors grayer: 0 for what they are, 1 for gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    saturation(1 - amount)
  }

  /// Makes colors lighter, up to 1 for white, or darker, down to -1 for black.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(_ColorModifier(change: .brightness, amount: amount))
  }

  /// Takes colors further from a middle gray, or nearer to it.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(_ColorModifier(change: .contrast, amount: amount))
  }

  /// Turns hues: by 120°, red becomes green.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(_ColorModifier(change: .hueRotation, amount: angle.radians))
  }
}
