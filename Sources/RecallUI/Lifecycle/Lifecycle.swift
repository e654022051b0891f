/// Runs actions when a view comes and when it goes.
///
/// Public for the reason that `_GestureModifier` is.
public struct _AppearanceModifier: ViewModifier {
  public typealias Body = Never

  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension _AppearanceModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    AppearanceNode(view, in: context)
  }
}

private final class AppearanceNode<Content: View>:
  ContentNode<Content, _AppearanceModifier>
{
  override init(_ view: ModifiedContent<Content, _AppearanceModifier>, in context: NodeContext) {
    super.init(view, in: context)
    graph.afterLayout { [weak self] in self?.modifier.appear?() }
  }

  override func willBeRemoved() {
    guard let disappear = modifier.disappear else { return }
    graph.afterLayout(disappear)
  }
}

/// Runs an action when a value is no longer what it was.
///
/// Public for the reason that `_GestureModifier` is.
public struct _ChangeModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void
}

extension _ChangeModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    ChangeNode(view, in: context)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  ContentNode<Content, _ChangeModifier<Value>>
{
  override init(_ view: ModifiedContent<Content, _ChangeModifier<Value>>, in context: NodeContext) {
    super.init(view, in: context)
    let modifier = modifier
    guard modifier.isInitial else { return }
    graph.afterLayout { modifier.action(modifier.value, modifier.value) }
  }

  override func update(_ new: ModifiedContent<Content, _ChangeModifier<Value>>) {
    let (old, modifier) = (modifier.value, new.modifier)
    super.update(new)
    guard old != modifier.value else { return }
    graph.afterLayout { modifier.action(old, modifier.value) }
  }
}

extension View {
  /// Runs `action` when this view has come onto the stage.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action))
  }

  /// Runs `action` when this view has left the stage.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(disappear: action))
  }

  /// Runs `action` with the old and the new value when `value` has changed.
  ///
  /// - Parameters:
  ///   - value: What is compared with each update.
  ///   - initial: Whether the action runs when this view comes onto the stage, too.
  ///   - action: Gets the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs `action` when `value` has changed.
  ///
  /// - Parameters:
  ///   - value: What is compared with each update.
  ///   - initial: Whether the action runs when this view comes onto the stage, too.
  ///   - action: What to do.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs `action` with the new value when `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ new: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}
