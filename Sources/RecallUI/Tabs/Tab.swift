/// What a tab is for; all look alike.
public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

/// A view in a tab view, with what stands for it in the bar.
public struct Tab<Value, Content: View, Label: View>: View {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label

  public var body: some View { content }
}

extension Tab where Value: Hashable {
  /// Creates a tab that is selected with a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = AnyHashable(value)
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never {
  /// Creates a tab.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value: Hashable, Label == RecallUI.Label<Text, Image> {
  /// Creates a tab with a title and a symbol that is selected with a value.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { RecallUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a tab with a title and a picture that is selected with a value.
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { RecallUI.Label(title, image: image) }
  }
}

extension Tab where Value == Never, Label == RecallUI.Label<Text, Image> {
  /// Creates a tab with a title and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RecallUI.Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value: Hashable, Label == RecallUI.Label<Text, Image> {
  /// Creates a tab that is named for what it is for, and is selected with a value.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { Label.search }
  }
}

extension Tab where Value: Hashable, Label == EmptyView {
  /// Creates a tab that nothing stands for in the bar, which is selected with a value: for bars of a program's own.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { EmptyView() }
  }
}

extension Tab where Value == Never, Label == RecallUI.Label<Text, Image> {
  /// Creates a tab with a title and a picture.
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RecallUI.Label(title, image: image) }
  }

  /// Creates a tab that is named for what it is for.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { Label.search }
  }
}

extension Label where Title == Text, Icon == Image {
  /// What stands for the only role that there is.
  fileprivate static var search: Label { Label("Search", systemImage: "magnifyingglass") }
}

extension Tab: TabContentList {
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart) {
    parts.append(
      change(
        TabPart(view: AnyView(content), tag: value, label: AnyView(TabLabel(label)))))
  }
}
