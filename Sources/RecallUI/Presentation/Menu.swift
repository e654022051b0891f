/// A button that opens a list of actions; each of them closes it.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  /// What a style shows by the style around it.
  private var configuration: MenuStyleConfiguration?
  @State private var isOpen = false
  @Environment(\.menuStyle) private var style
  /// Closes the menu that this one stands in.
  @Environment(\.dismissesAfterAction) private var closeOuter
  @Environment(\.isInMenu) private var isInMenu

  /// Creates a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu whose label acts when it is tapped, and opens when it is held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  init(
    content: Content, label: Label, primaryAction: (() -> Void)?,
    configuration: MenuStyleConfiguration
  ) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
    self.configuration = configuration
  }

  public var body: some View {
    StyledView(styled) { standard }
  }

  /// What a style of the program's own shows; nil where there is none.
  private var styled: AnyView? {
    if let configuration { return configuration.outerStyle.first?.body(of: configuration) }
    return style?.body(
      of: MenuStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        primaryAction: primaryAction))
  }

  private var standard: some View {
    Button(action: primaryAction ?? { isOpen = true }) { label }
      .highPriorityGesture(
        LongPressGesture().onEnded { _ in isOpen = true },
        including: primaryAction == nil ? .subviews : .all
      )
      .environment(\.dismissesAfterAction, primaryAction == nil ? nil : closeOuter)
      .environment(\.opensMenu, isInMenu)
      .modifier(MenuPanel(isOpen: $isOpen, closeOuter: closeOuter, items: content))
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title that acts when it is tapped, and opens when it is held.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title that acts when it is tapped, and opens when it is held.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == RecallUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol that acts when it is tapped, and opens when it is held.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { RecallUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RecallUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RecallUI.Label(title, systemImage: systemImage) }
  }
}

/// Opens a list of actions beside the modified view.
private struct MenuPanel<Items: View>: ViewModifier {
  let isOpen: Binding<Bool>
  var closeOuter: (() -> Void)?
  let items: Items

  init(isOpen: Binding<Bool>, closeOuter: (() -> Void)? = nil, items: Items) {
    self.isOpen = isOpen
    self.closeOuter = closeOuter
    self.items = items
  }

  func body(content: Content) -> some View {
    content.modifier(
      PopoverModifier(isPresented: isOpen, form: .menu) {
        MenuItems(items: items) {
          isOpen.wrappedValue = false
          closeOuter?()
        }
      })
  }
}

extension View {
  /// Opens a list of actions when this view is held, beside it.
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    modifier(HeldMenu(items: menuItems()))
  }

  /// Opens a list of actions when this view is held, beside it.
  ///
  /// - Parameters:
  ///   - menuItems: The actions.
  ///   - preview: Taken for what programs say: the view itself stays in sight.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

/// A list of actions that is opened by holding a view, as code from before iOS 15 has it.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

extension View {
  /// Opens a list of actions when this view is held, as code from before iOS 15 has it; nil opens nothing.
  @ViewBuilder public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View
  {
    if let contextMenu { self.contextMenu { contextMenu.items } } else { self }
  }
}

private struct HeldMenu<Items: View>: ViewModifier {
  let items: Items
  @State private var isOpen = false

  init(items: Items) {
    self.items = items
  }

  func body(content: Content) -> some View {
    content
      .gesture(LongPressGesture().onEnded { _ in isOpen = true })
      .modifier(MenuPanel(isOpen: $isOpen, items: items))
  }
}
