/// The screen of the stage whose code asks: its viewport.
public final class UIScreen: Sendable {
  /// The only one.
  public static let main = UIScreen()

  private init() {}

  /// The viewport, in points, and at least one wide and high; empty off any stage. A view whose body reads it is
  /// evaluated again when the window gets another size.
  public var bounds: CGRect { CGRect(origin: .zero, size: StageContext.screenSize) }

  /// The viewport in pixels, of which a point has one.
  public var nativeBounds: CGRect { bounds }

  /// How many pixels a point has, likewise.
  public var nativeScale: CGFloat { 1 }

  /// How bright it is, from 0 to 1: what is set changes nothing.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// How many pixels a point has, as far as a program can know: a stage draws in points.
  public var scale: CGFloat { 1 }
}
