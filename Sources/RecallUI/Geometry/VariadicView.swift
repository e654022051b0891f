/// Takes the views of a closure apart, as code did before `Group(subviews:)`.
///
/// ```swift
/// struct Lined: _VariadicView_MultiViewRoot {
///   @ViewBuilder func body(children: _VariadicView.Children) -> some View {
///     ForEach(children) { child in
///       child
///       if child.id != children.last?.id { Divider() }
///     }
///   }
/// }
///
/// _VariadicView.Tree(Lined()) { content }
/// ```
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = SubviewsCollection

  /// Views that a root puts together.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }

    public var body: some View { Group(subviews: content) { root.body(children: $0) } }
  }
}

/// Puts views together.
public protocol _VariadicView_Root {}

/// Puts views together to a view.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  /// The view that they become.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Puts views together to one.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Puts views together to several.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
