import Foundation
import VirtualTime

/// Recognizes what moves the content of a scroll view: a drag along its axes, and the wheel.
///
/// The drag begins beyond ``DragRecognizer/minimumDistance`` along one of the axes; what moves across
/// them leaves it alone. Its values have translation and velocity along the axes only, as ways of the
/// content, which may be turned. What goes on behind its end is a function of time: ``ScrollMomentum``.
public final class ScrollRecognizer: DragRecognizer {
  /// Directions in which content can move.
  public struct Axes: OptionSet, Hashable, Sendable {
    /// One bit for each axis.
    public let rawValue: Int

    /// Creates a set of axes from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// From left to right.
    public static let horizontal = Axes(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Axes(rawValue: 2)
  }

  /// The axes along which it scrolls, of the content.
  public var axes: Axes
  /// How the content is turned in the viewport; nil where it stands as that does.
  public var turn: ScrollTurn?
  /// A pointer came down on the content: what still moves should stop. Tells whether something did;
  /// then the pointer is taken from all others, so that it stops the content and taps nothing.
  public var onCaught: (() -> Bool)?
  /// The wheel turned; gets the part of the delta along the axes, as a way of the content, and tells what of
  /// it is left for a scroll view around this one.
  public var onWheel: ((CGSize) -> CGSize)?

  /// Creates a recognizer for content that moves along `axes`.
  public init(
    axes: Axes = .vertical,
    minimumDistance: CGFloat = GestureDefaults.dragDistance,
    name: String = "scroll"
  ) {
    self.axes = axes
    super.init(minimumDistance: minimumDistance, name: name)
  }

  override var isBeyondMinimum: Bool {
    let way = inViewport(
      along(CGSize(width: position.x - start.x, height: position.y - start.y)))
    return CGPoint(x: way.width, y: way.height).isFurther(than: minimumDistance, from: .zero)
  }

  override func down() {
    let hasCaught = onCaught?() ?? false
    super.down()
    if hasCaught { becomeReady() }
  }

  override var value: Value {
    var value = super.value
    let way = along(value.translation)
    value.location.x = value.startLocation.x + way.width
    value.location.y = value.startLocation.y + way.height
    value.velocity = along(value.velocity)
    return value
  }

  /// Takes its part of a turn of the wheel; returns what is left.
  func wheel(_ delta: CGSize) -> CGSize {
    let part = along(delta)
    guard part != .zero, let onWheel else { return delta }
    let rest = onWheel(part)
    let way = inContent(delta)
    return inViewport(
      CGSize(
        width: axes.contains(.horizontal) ? rest.width : way.width,
        height: axes.contains(.vertical) ? rest.height : way.height))
  }

  /// The part of a way in the viewport that is along the axes, as a way of the content.
  private func along(_ way: CGSize) -> CGSize {
    let way = inContent(way)
    return CGSize(
      width: axes.contains(.horizontal) ? way.width : 0,
      height: axes.contains(.vertical) ? way.height : 0)
  }

  private func inContent(_ way: CGSize) -> CGSize { turn?.inContent(way) ?? way }
  private func inViewport(_ way: CGSize) -> CGSize { turn?.inViewport(way) ?? way }
}
