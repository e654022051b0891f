/// What kind of device a program is laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case phone, pad
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
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

  /// Upright, or to the left where the viewport is wider than high.
  public var orientation: UIDeviceOrientation {
    let size = StageContext.viewportSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// What is told where a device is turned: a stage never is.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// One and the same for all stages.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// Taken for what programs say: a stage never turns.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Taken for what programs say: a stage never turns.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// What people call it: nobody names a stage.
  public var name: String { "Stage" }
  /// What is made so.
  public var model: String { "Stage" }
  /// What runs on it.
  public var systemName: String { "Recall" }
  /// Of what version that is.
  public var systemVersion: String { "1.0" }
}
