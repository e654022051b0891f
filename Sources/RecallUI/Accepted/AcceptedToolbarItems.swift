/// Whether people may arrange an item of a tool bar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// What else is said of an item that people may arrange.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is there wherever it fits.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// Taken for what programs say: nobody arranges the items of a tool bar.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }

  /// Taken for what programs say: nobody arranges the items of a tool bar, so that all of them are there.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
}
