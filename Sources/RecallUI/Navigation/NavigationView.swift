/// How a navigation view shows its columns; here always as a stack.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A root, and screens above it, as code written before ``NavigationStack`` has it.
///
/// Of several views the first is the root; the others, which a wide window would show beside it, are
/// left out.
public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    if let columns = content as? any ColumnContent {
      columns.first.modifier(NavigationHost(path: nil))
    } else {
      content.modifier(NavigationHost(path: nil))
    }
  }
}

/// Content of which each view would be a column.
private protocol ColumnContent {
  var first: AnyView { get }
}

extension TupleView: ColumnContent {
  fileprivate var first: AnyView {
    guard let first = views.first else { return AnyView(EmptyView()) }
    return AnyView(first)
  }
}

extension View {
  /// Taken for what programs say: a navigation view is always a stack.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
