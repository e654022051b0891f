/// What kind of device a program is laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case phone, pad
}

/// The device of the stage whose code asks, as far as its size tells.
public final class UIDevice: Sendable {
  /// The only one.
  public static let current = UIDevice()

  private init() {}

  /// A pad's where the viewport has 700 points and more across, as for split views and sheets; a phone's
  /// otherwise.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    StageContext.viewportSize.width < 700 ? .phone : .pad
  }
}
