/// A way of coming and leaving that the engine knows: as a type, for programs that name it so.
public protocol _KnownTransition: Transition {
  /// What it is.
  var _known: AnyTransition { get }
}

extension _KnownTransition {
  /// The view as it is: what is known is applied around it.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Comes and leaves at once.
public struct IdentityTransition: _KnownTransition {
  public init() {}

  public var _known: AnyTransition { .identity }
}

/// Fades.
public struct OpacityTransition: _KnownTransition {
  public init() {}

  public var _known: AnyTransition { .opacity }
}

/// Grows and shrinks.
public struct ScaleTransition: _KnownTransition {
  /// How large the view is before it comes, as a part of its size.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  public var _known: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Comes from somewhere beside its place.
public struct OffsetTransition: _KnownTransition {
  /// How far from its place, in points.
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }

  public var _known: AnyTransition { .offset(offset) }
}

/// Comes from an edge, and leaves towards it.
public struct MoveTransition: _KnownTransition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  public var _known: AnyTransition { .move(edge: edge) }
}

/// Comes from the leading edge, and leaves towards the trailing one.
public struct SlideTransition: _KnownTransition {
  public init() {}

  public var _known: AnyTransition { .slide }
}

/// Comes from an edge and leaves towards the opposite one, and fades.
public struct PushTransition: _KnownTransition {
  /// Where it comes from.
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  public var _known: AnyTransition { .push(from: edge) }
}

/// Comes in one way, and leaves in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _KnownTransition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  public var _known: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension Transition where Self == IdentityTransition {
  /// Comes and leaves at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing, and shrinks to nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Grows from a part of its size, and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Comes from somewhere beside its place.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Comes from somewhere beside its place.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Comes from an edge, and leaves towards it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Comes from the leading edge, and leaves towards the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Comes from an edge and leaves towards the opposite one, and fades.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
