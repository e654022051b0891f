/// Runs actions when a view comes and when it goes.
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

/// Notes which views of its content come and go: what stands inside of all modifiers.
private final class AppearanceNode<Content: View>:
  ContentNode<Content, _AppearanceModifier>, EachBoxNode
{
  /// The boxes of the views that are there.
  private var present: [Box] = []
  /// The boxes of those that have appeared and not disappeared yet.
  private var appeared: [Box] = []
  private var isToTell = false

  override init(_ view: ModifiedContent<Content, _AppearanceModifier>, in context: NodeContext) {
    super.init(view, in: context)
    // Views appear in the order in which they were made, whenever their boxes are asked for.
    tellAfterLayout()
  }

  override func willBeRemoved() {
    present = []
    guard let disappear = modifier.disappear else { return }
    for _ in appeared {
      graph.updates.add(action: disappear)
    }
  }

  // MARK: Boxes

  override func appendBoxes(to list: inout [Box]) {
    var contents: [Box] = []
    super.appendBoxes(to: &contents)
    list += contents
    let views = contents.map(\.innermost)
    guard !views.elementsEqual(present, by: ===) else { return }
    present = views
    tellAfterLayout()
  }

  func box(for content: Box) -> Box {
    let view = content.innermost
    if !present.contains(where: { $0 === view }) {
      present.append(view)
      tellAfterLayout()
    }
    return content
  }

  func keepBoxes(for contents: [Box]) {
    let kept = Set(contents.map { ObjectIdentifier($0.innermost) })
    guard !present.allSatisfy({ kept.contains(ObjectIdentifier($0)) }) else { return }
    present.removeAll { !kept.contains(ObjectIdentifier($0)) }
    tellAfterLayout()
  }

  // MARK: Telling

  private func tellAfterLayout() {
    guard !isToTell else { return }
    isToTell = true
    graph.updates.add { [weak self] in self?.tell() }
  }

  private func tell() {
    isToTell = false
    guard !isRemoved else { return }
    let (former, new) = (appeared, present)
    appeared = new
    let identities = (
      former: Set(former.map(ObjectIdentifier.init)), new: Set(new.map(ObjectIdentifier.init))
    )
    for box in former where !identities.new.contains(ObjectIdentifier(box)) {
      modifier.disappear?()
    }
    for box in new where !identities.former.contains(ObjectIdentifier(box)) {
      modifier.appear?()
    }
  }
}

/// Runs an action when a value is no longer what it was.
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
    graph.updates.add { modifier.action(modifier.value, modifier.value) }
  }

  override func update(at view: UnsafeRawPointer) {
    let old = modifier.value
    super.update(at: view)
    let modifier = modifier
    guard old != modifier.value else { return }
    graph.updates.add { modifier.action(old, modifier.value) }
  }
}

extension View {
  /// Runs `action` when this view has come onto the stage; for each view of a group, when that one
  /// has.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action))
  }

  /// Runs `action` when this view has left the stage; for each view of a group, when that one has.
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
