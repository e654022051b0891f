/// The program of the stage whose code asks, as far as it asks something of the world.
public final class UIApplication: UIResponder, @unchecked Sendable {
  /// The only one.
  public static let shared = UIApplication()

  /// What opening an address can be asked for beside it: nothing.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// Whether a screen stays bright while nobody touches it: taken for what programs say.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  /// Who hears how the program begins; nil where nobody does.
  public var delegate: (any UIApplicationDelegate)? {
    UIProgram.current.applicationDelegate as? any UIApplicationDelegate
  }

  /// The windows of the program: one, as a stage has one.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

  /// The windows of the program: one, as a stage has one.
  public var windows: [UIWindow] { UIWindowScene.only.windows }

  /// The window that has the keyboard.
  public var keyWindow: UIWindow? { UIWindowScene.only.keyWindow }

  /// The address of the program's settings in the system, which has none.
  public static let openSettingsURLString = "app-settings:"

  /// The number on the program's icon, which has none: what is set changes nothing.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  /// Whether the program can have another icon: never.
  public var supportsAlternateIcons: Bool { false }

  /// The name of another icon: there is none.
  public var alternateIconName: String? { nil }

  private override init() {}

  /// Asks for another icon, and doesn't get it.
  ///
  /// - Parameters:
  ///   - alternateIconName: Its name.
  ///   - completionHandler: Gets an error.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Whether a window would open an address: that of a page or a letter.
  public func canOpenURL(_ url: URL) -> Bool {
    ["https", "http", "mailto"].contains(url.scheme?.lowercased())
  }

  /// Opens an address: an effect of the stage.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Taken for what programs name.
  ///   - completion: Gets whether it is one that a window would open.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    StageContext.perform(.openURL(url))
    completion?(canOpenURL(url))
  }
}
