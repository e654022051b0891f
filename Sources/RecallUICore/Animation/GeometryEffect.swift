/// Draws a view moved, turned or distorted, as a function of its size.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var animatableData: CGFloat
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 2), y: 0))
///   }
/// }
/// ```
///
/// The view's place in the layout stays what it is; touches hit it where the effect puts it.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of a size, about its top leading corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// This effect, which then only draws: touches and places don't know of it.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(effect: self)
  }
}

/// An effect that only draws.
public struct _IgnoredByLayoutEffect<Effect: GeometryEffect>: GeometryEffect {
  fileprivate var effect: Effect

  public var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    effect.effectValue(size: size)
  }
}

extension _IgnoredByLayoutEffect: DrawingOnlyEffect {}

private protocol DrawingOnlyEffect {}

/// The engine's side of an effect.
private struct GeometryEffectModifier<Effect: GeometryEffect>: GeometryModifier {
  var effect: Effect

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func transform(in size: CGSize) -> ProjectionTransform? {
    effect is any DrawingOnlyEffect ? nil : effect.effectValue(size: size)
  }

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    list.withTransform(effect.effectValue(size: size)) { $0.draw(content) }
  }
}

/// Stands for a view with an effect, in whose place the engine's side of it is.
private final class GeometryEffectNode<Content: View, Effect: GeometryEffect>:
  Node<ModifiedContent<Content, Effect>>, PlannedNode
{
  private typealias Inner = ModifiedContent<Content, GeometryEffectModifier<Effect>>

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(in: context)
    // The engine's side of an effect is nothing but the effect, so both views lie alike in memory.
    let inner = graph.plans.plan(forNodesOf: Inner.self)
    children = NodeChildren(makeChild(at: view, inner, as: .transparent))
  }

  override func update(at view: UnsafeRawPointer) {
    children.first?.update(at: view)
  }
}

extension GeometryEffect {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    GeometryEffectNode<Content, Self>.self
  }
}

/// A transform of a view's plane that is the same for each size.
private struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Draws this view through a transform of its plane, about its top leading corner; touches hit it where it is
  /// drawn, and its place in the layout stays what it is.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
