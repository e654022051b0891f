/// Has a controller of UIKit's show a view.
open class UIHostingController<Content: View>: UIViewController, @unchecked Sendable {
  /// The view.
  public var rootView: Content {
    didSet { changes.note(true) }
  }

  /// Taken for what programs say: a stage's whole viewport is safe.
  public var safeAreaRegions = SafeAreaRegions.all
  /// Taken for what programs say: a stage's whole viewport is safe.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }
  /// Taken for what programs say: a controller is as large as the view that shows it.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  private let changes = UIViewChanges()

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = UIHostingView(of: self) }

  /// The size that the view wants where it may have so much, in points.
  public func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// What of its view's size a controller tells: taken for what programs say.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller that shows a view, whatever its type.
protocol HostingController: UIViewController {
  func readRootView() -> AnyView
}

extension UIHostingController: HostingController {
  func readRootView() -> AnyView {
    changes.noteReading()
    return AnyView(rootView)
  }
}

/// The view of a controller that shows one.
///
/// It is drawn in an image as the stage would draw it, as it is when it has just come:
///
/// ```swift
/// let controller = UIHostingController(rootView: badge)
/// controller.view.bounds = CGRect(origin: .zero, size: controller.view.intrinsicContentSize)
/// let image = UIGraphicsImageRenderer(size: controller.view.bounds.size).image { _ in
///   controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
/// }
/// ```
final class UIHostingView: UIView, @unchecked Sendable {
  private weak var controller: (any HostingController)?

  init(of controller: any HostingController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { drawn(.unspecified)?.size ?? .zero }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    drawn(ProposedViewSize(size))?.size ?? .zero
  }

  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates) else { return false }
    guard let drawn = drawn(ProposedViewSize(rect.size)) else { return true }
    UIImage(drawn, scale: 1).draw(
      at: CGPoint(
        x: rect.midX - drawn.size.width / 2, y: rect.midY - drawn.size.height / 2))
    return true
  }

  private func drawn(_ proposal: ProposedViewSize) -> DrawnView? {
    controller.map { DrawnView($0.readRootView(), proposal) }
  }
}
