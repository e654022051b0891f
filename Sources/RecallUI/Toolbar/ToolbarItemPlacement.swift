/// Where in the bars an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Bar {
    case leading, middle, trailing, menu, bottom, keyboard
    case subtitle, largeTitle, largeSubtitle
  }

  let bar: Bar
  /// Whether it is what one most likely wants, and says so.
  var isProminent = false
  var isDestructive = false

  /// At the end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(bar: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(bar: .middle)
  /// In place of the title, where that is small.
  public static let title = ToolbarItemPlacement(bar: .middle)
  /// In place of what stands below the title.
  public static let subtitle = ToolbarItemPlacement(bar: .subtitle)
  /// In place of the title, where that is large.
  public static let largeTitle = ToolbarItemPlacement(bar: .largeTitle)
  /// In place of what stands below the title, where that is large.
  public static let largeSubtitle = ToolbarItemPlacement(bar: .largeSubtitle)
  /// At the beginning of the navigation bar.
  public static let navigation = ToolbarItemPlacement(bar: .leading)
  public static let primaryAction = ToolbarItemPlacement(bar: .trailing)
  /// In a menu at the end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(bar: .menu)
  /// In the middle of the bar at the lower edge.
  public static let status = ToolbarItemPlacement(bar: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(bar: .trailing, isProminent: true)
  public static let cancellationAction = ToolbarItemPlacement(bar: .leading)
  public static let destructiveAction = ToolbarItemPlacement(bar: .trailing, isDestructive: true)
  /// Above the keyboard of a phone: in a bar at the lower edge, while a view takes what is typed.
  public static let keyboard = ToolbarItemPlacement(bar: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(bar: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(bar: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(bar: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(bar: .trailing)
  /// In the bar at the lower edge.
  public static let bottomBar = ToolbarItemPlacement(bar: .bottom)
}
