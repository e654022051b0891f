import Observation

/// A view of UIKit's, as far as `UIViewRepresentable` shows one: its ground, its corners, and the views in it, each at its
/// frame. It hears of no touches.
open class UIView: UIResponder, @unchecked Sendable {
  /// Where content stands in a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// What changes in a view when the one around it does: taken for what programs say.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Takes the keyboard from the field that is being edited, on the whole stage.
  ///
  /// - Parameter force: Taken for what programs say: every field gives it up.
  /// - Returns: True: none keeps it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    StageContext.endEditing()
    return true
  }

  /// Tells who shows the view of its changes.
  package let changes = UIViewChanges()
  private var ownFrame: CGRect

  /// Where it stands in the view around it, in points.
  open var frame: CGRect {
    get { ownFrame }
    set { change(&ownFrame, to: newValue) }
  }

  /// Its size, from its own corner.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// What lies behind its content; nil for nothing.
  open var backgroundColor: UIColor? { didSet { changes.note(oldValue !== backgroundColor) } }
  /// In which color controls are drawn; nil for as around.
  open var tintColor: UIColor? { didSet { changes.note(oldValue !== tintColor) } }
  /// From 0, where it can't be seen, to 1.
  open var alpha: CGFloat = 1 { didSet { changes.note(oldValue != alpha) } }
  open var isHidden = false { didSet { changes.note(oldValue != isHidden) } }
  /// Whether nothing of it is drawn beside its bounds.
  open var clipsToBounds = false { didSet { changes.note(oldValue != clipsToBounds) } }
  open var contentMode = ContentMode.scaleToFill {
    didSet { changes.note(oldValue != contentMode) }
  }
  /// A number to find it by.
  public var tag = 0
  /// Taken for what programs say: it hears of no touches.
  open var isUserInteractionEnabled = true
  /// Taken for what programs say: a view stands at its frame.
  public var autoresizingMask: AutoresizingMask = []
  /// Taken for what programs say: a view stands at its frame.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// Its corners, and the line around it.
  public private(set) lazy var layer = CALayer(of: self)

  /// The views in it, from the back to the front.
  public private(set) var subviews: [UIView] = [] { didSet { changes.note(true) } }
  /// The view around it.
  public private(set) weak var superview: UIView?

  /// Creates a view at a place, in points.
  public init(frame: CGRect) {
    ownFrame = frame
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Nil: a stage reads no views from files.
  public required init?(coder: NSCoder) { nil }

  /// None: nothing of a stage is behind a camera.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Puts a view in front of those in this one.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view among those in this one; 0 is behind all of them. One that this view stands in stays where it is.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.didMoveToSuperview()
  }

  /// Whether this view is another one, or stands in it, however far inside.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Takes it out of the view around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
  }

  /// Hears that it is going to stand in another view; nil for none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Hears that it stands in another view, or in none.
  open func didMoveToSuperview() {}

  /// The size that it wants for one that it may have, in points: the one that it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  /// What stands for a length in `intrinsicContentSize` that a view has no wish about.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size that what it shows wants, in points: none, but for that of a controller that shows a view.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Draws it as it is seen, inside of an image renderer's closure: its ground, the views in it, and what a controller shows
  /// in its own.
  ///
  /// - Parameters:
  ///   - rect: Where, in points of the image.
  ///   - afterUpdates: Taken for what programs say: a view is always as it was last set.
  /// - Returns: Whether there is an image to draw on.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CurrentDrawing.context else { return false }
    if let backgroundColor {
      context.setFillColor(backgroundColor.resolvedColor(with: .current).cgColor)
      context.fill(rect)
    }
    for view in subviews where !view.isHidden {
      view.drawHierarchy(
        in: view.frame.offsetBy(dx: rect.minX, dy: rect.minY), afterScreenUpdates: afterUpdates)
    }
    return true
  }

  /// The view in it at a point, the foremost one; nil where it isn't. Nobody asks but programs.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, bounds.surrounds(point) else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Taken for what programs say: changes are seen by themselves.
  open func setNeedsLayout() {}
  /// Taken for what programs say: changes are seen by themselves.
  open func layoutIfNeeded() {}
  /// Taken for what programs say: nobody calls it.
  open func layoutSubviews() {}
  /// Taken for what programs say: changes are seen by themselves.
  public func setNeedsDisplay() {}

  /// Sets a value that can be seen.
  package final func change<Value: Equatable>(_ value: inout Value, to new: Value) {
    guard value != new else { return }
    value = new
    changes.note(true)
  }
}

/// What happens to a view of UIKit's: nothing does on a stage.
open class UIEvent: NSObject, @unchecked Sendable {}

/// A view's corners, and the line around it.
public final class CALayer: NSObject, @unchecked Sendable {
  private weak var view: UIView?
  /// In points.
  public var cornerRadius: CGFloat = 0 { didSet { note(oldValue != cornerRadius) } }
  /// In points.
  public var borderWidth: CGFloat = 0 { didSet { note(oldValue != borderWidth) } }
  public var borderColor: CGColor? { didSet { note(true) } }
  public var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  /// Whether nothing is drawn beside its corners.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  init(of view: UIView) {
    self.view = view
  }

  /// Draws its view as it is seen, on a context of Core Graphics'.
  public func render(in context: CGContext) {
    guard let view else { return }
    CurrentDrawing.with(context) {
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }

  private func note(_ isChange: Bool) { view?.changes.note(isChange) }
}

/// What those observe who show a view of UIKit's.
package final class UIViewChanges: Observable {
  private let registrar = ObservationRegistrar()
  private var number: Int { 0 }

  package init() {}

  /// Has whoever shows the view hear of the next change.
  package func noteReading() { registrar.access(self, keyPath: \.number) }

  /// Notes what may be a change.
  package func note(_ isChange: Bool) {
    if isChange { registrar.withMutation(of: self, keyPath: \.number) {} }
  }
}
