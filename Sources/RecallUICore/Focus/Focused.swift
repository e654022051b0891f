/// Has a value of focus state stand for a view.
public struct _FocusedModifier<Value: Hashable>: ViewModifier {
  public typealias Body = Never

  let follower: FocusFollower<Value>?
  let value: Value
}

extension _FocusedModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    FocusedNode<Content, Value>.self
  }
}

private final class FocusedNode<Content: View, Value: Hashable>:
  ContentNode<Content, _FocusedModifier<Value>>
{
  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    register()
  }

  /// A tree for one frame stands for nothing.
  private func register() {
    guard !graph.isPresentationTree else { return }
    modifier.follower?.register(self, for: modifier.value)
  }

  override func update(at view: UnsafeRawPointer) {
    let old = modifier
    super.update(at: view)
    guard old.follower !== modifier.follower || old.value != modifier.value else { return }
    old.follower?.unregister(self)
    register()
  }

  override func willBeRemoved() {
    modifier.follower?.unregister(self)
  }
}

/// Gives the focus to a value's view when nobody has it.
struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
  let follower: FocusFollower<Value>?
  let value: Value

  func body(content: Content) -> some View {
    content.onAppear { follower?.requestIfNobodyHasIt(value) }
  }
}

/// Gives the focus to a view when it comes and the focus is anywhere.
private struct ArrivingFocus: ViewModifier {
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content.focused($isFocused)
      .onAppear { $isFocused.follower?.requestOnArrival(true) }
  }
}

extension FocusFollower {
  fileprivate func requestIfNobodyHasIt(_ value: Value) {
    if !isFocusTaken { request(value) }
  }
}

extension FocusState<Bool>.Binding {
  /// Gives the focus to the button that cancels in the view that this stands for, where keys have led to that and the
  /// focus is at whatever was nearest.
  package func moveToCancelOnArrival() { follower?.requestCancelOnArrival() }
}

extension View {
  /// Has focus state say whether this view, or one inside, has the focus; setting it to true gives
  /// it to the first that can have it.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Gives the focus to this view, or the first one inside that can have it, when it comes onto the stage with a
  /// screen that keys have led to: the focus goes from what that covers to whatever is nearest by itself.
  package func focusedOnArrival() -> some View {
    modifier(ArrivingFocus())
  }

  /// Has focus state be `value` while this view, or one inside, has the focus; setting it to that
  /// gives it to the first that can have it.
  public consuming func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(follower: binding.follower, value: value))
  }

  /// Gives the focus to the view that a value stands for when this view comes onto the stage and no
  /// view has the focus.
  public consuming func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(DefaultFocusModifier(follower: binding.follower, value: value))
  }

  /// Gives the focus to the view that a value stands for when this view comes onto the stage and no
  /// view has the focus.
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: What it becomes.
  ///   - priority: Taken for what programs say: where people lead the focus, it goes.
  public consuming func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority
  ) -> some View {
    defaultFocus(binding, value)
  }
}

/// When a default of the focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// When the program moves the focus, or views come.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// When people move it, too.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
