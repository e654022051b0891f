/// A way for views to come onto the stage and leave it, written outside of the engine.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value * 180))
///   }
/// }
/// ```
public protocol Transition {
  associatedtype Body: View
  /// Stands for the view that comes or leaves.
  typealias Content = _TransitionContent<Self>

  /// The view as it looks in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition says of itself.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// What a transition says of itself.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether it moves views. Where motion is reduced, one that does becomes a fade.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// Where a view is on its way onto the stage and away from it.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has left.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, 1 when it has left.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Stands, in a transition's body, for the view that comes or leaves.
public struct _TransitionContent<Way: Transition>: View {
  fileprivate let content: AnyView

  public var body: some View { content }
}

extension AnyTransition {
  /// Hides a transition's type.
  public init<Way: Transition>(_ transition: Way) {
    if let known = transition as? any _KnownTransition {
      self = known._known
      return
    }
    func effect(active: TransitionPhase) -> Effect {
      Effect(hasMotion: Way.properties.hasMotion) { content, isActive in
        AnyView(
          transition.body(
            content: _TransitionContent(content: content),
            phase: isActive ? active : .identity))
      }
    }
    self.init(
      insertion: effect(active: .willAppear), removal: effect(active: .didDisappear),
      isSymmetric: false)
  }
}

extension View {
  /// Says how this view comes onto the stage and leaves it, when that is animated.
  @_disfavoredOverload
  public func transition<Way: Transition>(_ transition: Way) -> some View {
    self.transition(AnyTransition(transition))
  }
}
