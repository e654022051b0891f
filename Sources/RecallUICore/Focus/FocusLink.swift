/// Focus state of a program's that is to know of a view which isn't the program's, whatever its values are.
package struct FocusLink {
  private let follower: AnyObject?
  private let value: AnyHashable
  fileprivate let register: (ViewNode) -> Void
  fileprivate let unregister: (ViewNode) -> Void

  /// Has focus state be `value` while the view has the focus.
  package init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) {
    let follower = binding.follower
    self.follower = follower
    self.value = value
    register = { follower?.register($0, for: value) }
    unregister = { follower?.unregister($0) }
  }
}

extension FocusLink: Equatable {
  package static func == (left: FocusLink, right: FocusLink) -> Bool {
    left.follower === right.follower && left.value == right.value
  }
}

private struct FocusLinkModifier: ViewModifier {
  typealias Body = Never

  let link: FocusLink?
}

extension FocusLinkModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    FocusLinkNode<Content>.self
  }
}

private final class FocusLinkNode<Content: View>: ContentNode<Content, FocusLinkModifier> {
  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    // A tree for one frame stands for nothing.
    if !graph.isPresentationTree { modifier.link?.register(self) }
  }

  override func update(at view: UnsafeRawPointer) {
    let old = modifier.link
    super.update(at: view)
    guard !graph.isPresentationTree, old != modifier.link else { return }
    old?.unregister(self)
    modifier.link?.register(self)
  }

  override func willBeRemoved() {
    modifier.link?.unregister(self)
  }
}

extension View {
  /// Has focus state of a program's know of this view, or of one inside.
  package consuming func focused(by link: FocusLink?) -> some View {
    modifier(FocusLinkModifier(link: link))
  }
}
