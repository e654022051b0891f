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

  /// What people call it: nobody names a stage.
  public var name: String { "Stage" }
  /// What is made so.
  public var model: String { "Stage" }
  /// What runs on it.
  public var systemName: String { "Recall" }
  /// Of what version that is.
  public var systemVersion: String { "1.0" }
}
