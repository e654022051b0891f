/// A view in a tool bar.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  func append(to entries: inout [ToolbarEntry]) {
    entries.append(ToolbarEntry(placement: placement, content: AnyView(content)))
  }
}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item that people could arrange, where that can be done: here it can't.
  ///
  /// - Parameters:
  ///   - id: Taken for what programs say.
  ///   - placement: Where the item goes.
  ///   - showsByDefault: Taken for what programs say.
  ///   - content: The item.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several views in a tool bar, beside each other.
public struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  func append(to entries: inout [ToolbarEntry]) {
    entries.append(ToolbarEntry(placement: placement, content: AnyView(content)))
  }
}

extension ToolbarItemGroup {
  /// Creates a group that could be put together under a label where there is little room: here it stands as it is.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }
}

/// Makes the title of the screen a button that opens a list of actions.
public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func append(to entries: inout [ToolbarEntry]) {
    entries.append(
      ToolbarEntry(placement: .principal, content: AnyView(content), isTitleMenu: true))
  }
}
