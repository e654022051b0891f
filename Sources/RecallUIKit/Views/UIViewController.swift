/// What has a view of UIKit's, as far as `UIViewControllerRepresentable` shows one.
open class UIViewController: UIResponder, @unchecked Sendable {
  private var madeView: UIView?

  /// Its view; made when somebody asks for it.
  open var view: UIView! {
    get {
      if let madeView { return madeView }
      loadView()
      let made = madeView ?? UIView()
      madeView = made
      viewDidLoad()
      return made
    }
    set { madeView = newValue }
  }

  public var isViewLoaded: Bool { madeView != nil }
  /// What it is called.
  open var title: String?
  /// Those in it.
  public private(set) var children: [UIViewController] = []
  /// The one around it.
  public private(set) weak var parent: UIViewController?

  public override init() {}

  /// Creates a controller: a stage reads no views from files.
  public convenience init(nibName: String?, bundle: Bundle?) { self.init() }

  /// Nil: a stage reads no controllers from files.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view.
  open func loadView() { madeView = UIView() }
  /// Hears that its view was made.
  open func viewDidLoad() {}
  /// Hears that its view comes onto the stage.
  open func viewWillAppear(_ animated: Bool) {}
  /// Hears that its view is on the stage.
  open func viewDidAppear(_ animated: Bool) {}
  /// Hears that its view leaves the stage.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Hears that its view has left the stage.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Takes a controller in; its view stands where it is put.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  /// Leaves the controller around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Taken for what programs say.
  open func didMove(toParent parent: UIViewController?) {}
  /// Taken for what programs say.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells who shows the controller what it puts over itself.
  package let presentation = UIViewChanges()

  /// What it has put over itself, which a stage shows as a sheet.
  public private(set) var presentedViewController: UIViewController? {
    didSet { presentation.note(oldValue !== presentedViewController) }
  }

  /// The one that has put it over itself.
  public private(set) weak var presentingViewController: UIViewController?

  /// How it comes: taken for what programs say.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Taken for what programs say.
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Where a popover would point to: a stage shows a sheet.
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()

  /// Puts a controller over this one. While there is one, another is not shown.
  ///
  /// - Parameters:
  ///   - controller: The one to show.
  ///   - isAnimated: Taken for what programs say: sheets come as they do.
  ///   - completion: Called then.
  open func present(
    _ controller: UIViewController, animated isAnimated: Bool, completion: (() -> Void)? = nil
  ) {
    if presentedViewController == nil, controller !== self {
      controller.presentingViewController = self
      presentedViewController = controller
    }
    completion?()
  }

  /// Takes away what is over this controller, or, where nothing is, this one.
  ///
  /// - Parameters:
  ///   - isAnimated: Taken for what programs say: sheets go as they do.
  ///   - completion: Called then.
  open func dismiss(animated isAnimated: Bool, completion: (() -> Void)? = nil) {
    let below = presentedViewController == nil ? presentingViewController : self
    below?.presentedViewController?.presentingViewController = nil
    below?.presentedViewController = nil
    completion?()
  }
}

/// How a controller stands over another one.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a controller comes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Where a popover would point to: taken for what programs say.
public final class UIPopoverPresentationController: NSObject, @unchecked Sendable {
  public weak var sourceView: UIView?
  public var sourceRect = CGRect.zero
}

/// What an item can be shared by beside the system: taken for what programs say.
open class UIActivity: NSObject, @unchecked Sendable {
  /// A way to share.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType(
      rawValue: "com.apple.UIKit.activity.Mail")
    public static let message = ActivityType(
      rawValue: "com.apple.UIKit.activity.Message")
    public static let print = ActivityType(
      rawValue: "com.apple.UIKit.activity.Print")
    public static let airDrop = ActivityType(
      rawValue: "com.apple.UIKit.activity.AirDrop")
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  }
}

/// Shares texts and addresses: copies them, or begins a letter with them.
open class UIActivityViewController: UIViewController, @unchecked Sendable {
  package let activityItems: [Any]
  /// Taken for what programs say: there are two ways.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Hears that something was shared.
  public var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
}

/// Offers photos, of which a stage has none: people can only cancel.
open class UIImagePickerController: UIViewController, @unchecked Sendable {
  /// Where photos come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What is told of a photo.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  public var sourceType = SourceType.photoLibrary
  public var allowsEditing = false
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether there are photos: never.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Hears what people choose.
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Hears of screens that come and go: none do.
public protocol UINavigationControllerDelegate: AnyObject {}
