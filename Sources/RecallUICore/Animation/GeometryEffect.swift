import VirtualTime

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
///
/// What `effectValue(size:)` hands to `DispatchQueue.main.async` is done 60 times a second of the stage's clock while the
/// effect is on its way: a card can show its other side when it is turned half way.
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
    effect is any DrawingOnlyEffect ? nil : value(in: size)
  }

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    list.withTransform(value(in: size)) { $0.draw(content) }
  }

  /// The transform alone: what the program does beside answering, it does for a `ValueFollower`.
  private func value(in size: CGSize) -> ProjectionTransform {
    guard let evaluation = StageContext.services?.evaluation else {
      return effect.effectValue(size: size)
    }
    return evaluation.draws { effect.effectValue(size: size) }
  }
}

/// Stands for a view with an effect, in whose place the engine's side of it is.
private final class GeometryEffectNode<Content: View, Effect: GeometryEffect>:
  Node<ModifiedContent<Content, Effect>>, PlannedNode, FollowingNode
{
  private typealias Inner = ModifiedContent<Content, GeometryEffectModifier<Effect>>

  /// The box of the effect, the first of several.
  private weak var box: ModifierBox<GeometryEffectModifier<Effect>>?
  /// Has the effect do what it does with each value; nil where it only answers.
  private var follower: ValueFollower?
  /// Where the effect lies in the view, and how two are compared.
  private let effectPlan: PropertyPlan
  private let effectOffset: Int
  /// Whether the graph has noted that it is another one.
  private var isNoted = false

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    (effectPlan, effectOffset) = (plan.parts[0].plan, plan.parts[0].offset)
    super.init(in: context)
    // The engine's side of an effect is nothing but the effect, so both views lie alike in memory.
    let inner = graph.plans.plan(forNodesOf: Inner.self)
    children = NodeChildren(makeChild(at: view, inner, as: .transparent))
    noteChange()
  }

  override func update(at view: UnsafeRawPointer) {
    let isSame = isEffect(at: view + effectOffset)
    children.first?.update(at: view)
    if !isSame { noteChange() }
  }

  private func isEffect(at new: UnsafeRawPointer) -> Bool {
    guard let box else { return false }
    return withUnsafePointer(to: box.presentedModifier.value.effect) {
      effectPlan.areEqualValues(at: $0, and: new)
    }
  }

  override func appendBoxes(to list: inout [Box]) {
    let start = list.count
    super.appendBoxes(to: &list)
    box = list.count > start ? list[start] as? ModifierBox<GeometryEffectModifier<Effect>> : nil
  }

  private func noteChange() {
    guard !isNoted, Effect.AnimatableData.self != EmptyAnimatableData.self,
      !graph.isPresentationTree
    else { return }
    isNoted = true
    graph.presentation.noteChange(of: self)
  }

  func follow() {
    isNoted = false
    guard !isRemoved, let box, follower != nil || graph.evaluation.asks({ askSamples(of: box) })
    else { return }
    tell(at: graph.now)
    guard let end = box.presentedModifier.end, end > graph.now else {
      follower?.stop()
      return
    }
    let follower =
      follower
      ?? ValueFollower(graph.services.scheduler, owner: "\(Effect.self) on its way") {
        [unowned self] in
        tell(at: $0)
      }
    self.follower = follower
    follower.follow(until: end)
  }

  /// Asks the program for its effect with some of the values on the way, from the last one to the first.
  private func askSamples(of box: ModifierBox<GeometryEffectModifier<Effect>>) {
    let presented = box.presentedModifier
    let size = box.frame.size
    var effect = presented.value.effect
    _ = effect.effectValue(size: size)
    guard let flight = presented.flight else { return }
    for quarters in 1...4 {
      effect.animatableData = flight.value(withRest: Double(quarters) / 4)
      _ = effect.effectValue(size: size)
    }
  }

  /// Asks the program for its effect as it is at an instant, for what it does beside answering.
  private func tell(at instant: Instant) {
    guard let box else { return }
    _ = box.presentedModifier.value(at: instant).effect.effectValue(size: box.frame.size)
  }

  override func willBeRemoved() {
    follower?.stop()
  }
}

/// A node whose program may do something with the values that it has on their way.
protocol FollowingNode: ViewNode {
  /// Has the program do so.
  func follow()
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
