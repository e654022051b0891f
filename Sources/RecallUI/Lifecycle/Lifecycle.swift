/// Runs actions when a view comes and when it goes.
private struct AppearanceModifier: ViewModifier {
  typealias Body = Never

  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension AppearanceModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    AppearanceNode(view, in: context)
  }
}

private final class AppearanceNode<Content: View>:
  ContentNode<Content, AppearanceModifier>
{
  override init(_ view: ModifiedContent<Content, AppearanceModifier>, in context: NodeContext) {
    super.init(view, in: context)
    graph.afterLayout { [weak self] in self?.view.modifier.appear?() }
  }

  override func willBeRemoved() {
    guard let disappear = view.modifier.disappear else { return }
    graph.afterLayout(disappear)
  }
}

/// Runs an action when a value is no longer what it was.
private struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void
}

extension ChangeModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    ChangeNode(view, in: context)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  ContentNode<Content, ChangeModifier<Value>>
{
  override init(_ view: ModifiedContent<Content, ChangeModifier<Value>>, in context: NodeContext) {
    super.init(view, in: context)
    guard view.modifier.isInitial else { return }
    graph.afterLayout { view.modifier.action(view.modifier.value, view.modifier.value) }
  }

  override func update(_ new: ModifiedContent<Content, ChangeModifier<Value>>) {
    let old = view.modifier.value
    super.update(new)
    guard old != new.modifier.value else { return }
    graph.afterLayout { new.modifier.action(old, new.modifier.value) }
  }
}

extension View {
  /// Runs `action` when this view has come onto the stage.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs `action` when this view has left the stage.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }

  /// Runs `action` with the old and the new value when `value` has changed.
  ///
  /// - Parameter initial: Whether the action runs when this view comes onto the stage, too.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs `action` when `value` has changed.
  ///
  /// - Parameter initial: Whether the action runs when this view comes onto the stage, too.
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
