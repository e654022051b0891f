/// How a navigation view shows its columns. There are no styles of a program's own.
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
/// Two or three views are columns, as those of a ``NavigationSplitView``: a wide window shows them beside each other, and a
/// link in one of them leads to the next. With the style ``StackNavigationViewStyle`` the first of them is the root of a
/// stack, whatever the width, and the others aren't shown.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.navigationViewIsStack) private var isStack

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    if let columns = (content as? any ColumnContent)?.columns, let first = columns.first {
      if let body = SplitBody(columns), !isStack {
        body
      } else {
        first.modifier(NavigationHost(path: nil))
      }
    } else {
      content.modifier(NavigationHost(path: nil))
    }
  }
}

extension SplitBody {
  /// Columns that each show one of two or three views; nil for fewer. More have no place.
  fileprivate init?(_ views: [AnyView]) {
    let ids: [NavigationSplitViewColumn]
    switch views.count {
    case ..<2: return nil
    case 2: ids = [.sidebar, .detail]
    default: ids = [.sidebar, .content, .detail]
    }
    self.init(
      columns: zip(ids, views).map { Column($0, $1) }, visibility: nil,
      compactColumn: nil)
  }
}

/// Content of which each view is a column.
private protocol ColumnContent {
  var columns: [AnyView] { get }
}

extension TupleView: ColumnContent {
  fileprivate var columns: [AnyView] { views.map { AnyView($0) } }
}

private struct NavigationViewIsStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether navigation views show the first of their views alone.
  fileprivate var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

extension View {
  /// Sets how the navigation views in this view show their columns: beside each other where there is room, or as a stack.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
  }
}
