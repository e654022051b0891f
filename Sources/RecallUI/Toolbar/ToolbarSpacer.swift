/// How wide a space in a tool bar is.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// As wide as there is room.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As wide as between two items.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between the items of a tool bar. At the top the title takes what room there is, so that a
/// flexible one has a width of its own only in the bar below.
public struct ToolbarSpacer: CustomizableToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  func append(to entries: inout [ToolbarEntry]) {
    let isFlexible = sizing.isFlexible && placement.bar == .bottom
    entries.append(
      ToolbarEntry(
        placement: placement,
        content: isFlexible ? AnyView(Spacer(minLength: 0)) : AnyView(Color.clear.frame(width: 0))))
  }
}

extension ToolbarContent {
  /// Whether these items aren't shown.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    var items = _ToolbarItems()
    if !hidden { appendEntries(to: &items.entries) }
    return items
  }

  /// Taken for what programs say: items of a bar share no ground.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
