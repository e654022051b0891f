/// Light or dark, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark

  var colorScheme: ColorScheme { self == .dark ? .dark : .light }
}

/// What something is shown in, as far as colors ask for it.
public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// That of the stage whose code asks: as all of it is, where a view says otherwise, too.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: StageContext.colorScheme == .dark ? .dark : .light)
  }
}
