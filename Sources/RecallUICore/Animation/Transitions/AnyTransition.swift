/// How a view comes onto the stage and leaves it, when that is animated.
///
/// A transition draws a view between two looks: its own, and an active one, which it comes from and
/// leaves to.
public struct AnyTransition {
  /// One way: coming or leaving.
  struct Effect {
    /// What one of the transitions does that are combined.
    struct Part {
      /// The view in its active or in its own look; the type is the same for both.
      let view: (_ content: AnyView, _ isActive: Bool) -> AnyView
      /// How it passes from one to the other, if not as the change that it comes with.
      var animation: Animation?
      /// Whether it fades instead where motion is reduced.
      var hasMotion = true
    }

    /// From the inside to the outside.
    var parts: [Part]

    init(
      hasMotion: Bool = true, _ view: @escaping (_ content: AnyView, _ isActive: Bool) -> AnyView
    ) {
      parts = [Part(view: view, hasMotion: hasMotion)]
    }

    func view(_ content: AnyView, _ isActive: Bool) -> AnyView {
      parts.reduce(content) { content, part in
        let view = part.view(content, isActive)
        guard let animation = part.animation else { return view }
        return AnyView(view.modifier(TransitionAnimationModifier(animation: animation)))
      }
    }

    /// Whether something in it has an animation of its own.
    var isAnimated: Bool { parts.contains { $0.animation != nil } }

    /// Whether something in it moves.
    var hasMotion: Bool { parts.contains { $0.hasMotion } }

    /// The seconds until all of it is over.
    ///
    /// - Parameter animation: How those parts pass that don't say it.
    func duration(_ animation: Animation?) -> Double {
      parts.reduce(0) { max($0, ($1.animation ?? animation)?.duration() ?? 0) }
    }
  }

  /// Nil for at once.
  let insertion: Effect?
  let removal: Effect?
  /// Whether a view leaves the way it comes, so that one on its way can turn round.
  let isSymmetric: Bool

  init(insertion: Effect?, removal: Effect?, isSymmetric: Bool) {
    self.insertion = insertion
    self.removal = removal
    self.isSymmetric = isSymmetric
  }

  private init<Modifier: ViewModifier>(_ modifier: @escaping (_ isActive: Bool) -> Modifier) {
    let effect = Effect { AnyView($0.modifier(modifier($1))) }
    self.init(insertion: effect, removal: effect, isSymmetric: true)
  }
}

extension AnyTransition {
  /// Comes and leaves at once.
  public static var identity: AnyTransition {
    AnyTransition(insertion: nil, removal: nil, isSymmetric: true)
  }

  /// Fades in and out; what a view does that says nothing.
  public static var opacity: AnyTransition {
    AnyTransition { _OpacityModifier(opacity: $0 ? 0 : 1) }
  }

  /// What comes and leaves by any way where motion is reduced.
  static var fade: Effect? {
    let seconds = Double(Fade<Void>.duration.saturatingNanoseconds) / 1_000_000_000
    return opacity.animation(.linear(duration: seconds)).insertion
  }

  /// Grows from nothing and shrinks to it.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Grows from a scale and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition {
      let scale = $0 ? scale : 1
      return _ScaleModifier(scale: CGSize(width: scale, height: scale), anchor: anchor)
    }
  }

  /// Comes from a distance and leaves to it, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { _OffsetModifier(offset: $0 ? offset : .zero) }
  }

  /// Comes from a distance and leaves to it, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes from beyond an edge of its own place and leaves beyond it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { MoveModifier(edge: edge, part: $0 ? 1 : 0) }
  }

  /// Whether it has an animation of its own.
  var isAnimated: Bool { insertion?.isAnimated == true || removal?.isAnimated == true }

  /// Comes from the leading edge and leaves beyond the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  }

  /// Comes from an edge and leaves beyond the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: move(edge: edge).combined(with: .opacity),
      removal: move(edge: edge.opposite).combined(with: .opacity))
  }

  /// Comes one way and leaves another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      insertion: insertion.insertion, removal: removal.removal, isSymmetric: false)
  }

  /// Passes between two modifiers.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    AnyTransition { $0 ? active : identity }
  }

  /// This transition and another one at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: AnyTransition.combined(insertion, other.insertion),
      removal: AnyTransition.combined(removal, other.removal),
      isSymmetric: isSymmetric && other.isSymmetric)
  }

  private static func combined(_ first: Effect?, _ second: Effect?) -> Effect? {
    guard var combined = first, let second else { return first ?? second }
    combined.parts += second.parts
    return combined
  }

  /// This transition with an animation of its own, but for what in it has one already.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animated(_ effect: Effect?) -> Effect? {
      guard var effect else { return nil }
      for index in effect.parts.indices where effect.parts[index].animation == nil {
        effect.parts[index].animation = animation
      }
      return effect
    }
    return AnyTransition(
      insertion: animated(insertion), removal: animated(removal), isSymmetric: isSymmetric)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

/// Draws a view moved towards an edge by a part of its own size.
private struct MoveModifier: DrawingModifier {
  static var isMovement: Bool { true }

  let edge: Edge
  var part: CGFloat

  var animatableData: CGFloat {
    get { part }
    set { part = newValue }
  }

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    let offset =
      switch edge {
      case .top: CGSize(width: 0, height: -size.height * part)
      case .leading: CGSize(width: -size.width * part, height: 0)
      case .bottom: CGSize(width: 0, height: size.height * part)
      case .trailing: CGSize(width: size.width * part, height: 0)
      }
    list.withOffset(content.turned(offset)) { $0.draw(content) }
  }
}

/// Says how a view comes and leaves.
public struct _TransitionModifier: TraitModifier {
  public typealias Body = Never
  static var effect: ModifierEffect { .nothing }

  let transition: AnyTransition?

  @usableFromInline
  init(transition: AnyTransition?) {
    self.transition = transition
  }

  var traits: BoxTraits { BoxTraits(transition: transition) }
}

extension View {
  /// Says how this view comes onto the stage and leaves it, when that is animated.
  ///
  /// A view that leaves is gone at once from layout, hit testing and outline; only its drawing
  /// stays until the transition ends.
  @inlinable
  public consuming func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}
