/// Two or three columns, of which the leading ones lead to what the next shows.
///
/// Where there is room they stand beside each other, and a button in the bar shows and hides the sidebar;
/// in a narrow window they are a stack, from the sidebar to the detail. What is selected in a list of one
/// column says, in the program's state, what the next shows, and brings that up in a narrow window. A link
/// shows its destination in the next column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: [SplitBody.Column]
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?, _ columns: [SplitBody.Column]
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.columns = columns
  }

  public var body: some View {
    SplitBody(columns: columns, visibility: visibility, compactColumn: compactColumn)
  }
}

extension NavigationSplitView {
  /// Creates a split view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      nil, nil, [.init(.sidebar, sidebar()), .init(.content, content()), .init(.detail, detail())])
  }

  /// Creates a split view of three columns, of which a binding says which are shown beside each other.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, nil,
      [.init(.sidebar, sidebar()), .init(.content, content()), .init(.detail, detail())])
  }

  /// Creates a split view of three columns, of which a binding says which is shown where there is
  /// room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      nil, preferredCompactColumn,
      [.init(.sidebar, sidebar()), .init(.content, content()), .init(.detail, detail())])
  }

  /// Creates a split view of three columns, of which bindings say which are shown, in wide windows
  /// and in narrow ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn,
      [.init(.sidebar, sidebar()), .init(.content, content()), .init(.detail, detail())])
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, [.init(.sidebar, sidebar()), .init(.detail, detail())])
  }

  /// Creates a split view of two columns, of which a binding says which are shown beside each other.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, [.init(.sidebar, sidebar()), .init(.detail, detail())])
  }

  /// Creates a split view of two columns, of which a binding says which is shown where there is room
  /// for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, [.init(.sidebar, sidebar()), .init(.detail, detail())])
  }

  /// Creates a split view of two columns, of which bindings say which are shown, in wide windows and
  /// in narrow ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn,
      [.init(.sidebar, sidebar()), .init(.detail, detail())])
  }
}
