/// The views of UIKit's around one that a view shows: one that stands for that view, in one that stands for all that the
/// sheet or the window shows.
///
/// Programs look for them to see through a cover, whose ground they make clear:
///
/// ```swift
/// DispatchQueue.main.async { view.superview?.superview?.backgroundColor = .clear }
/// ```
final class RepresentedSurroundings {
  private lazy var ground = UIView()
  private lazy var host = UIView()

  /// What the program has the ground be; nil where it says nothing. Whoever asks hears of changes.
  func readGround() -> UIColor? {
    ground.changes.noteReading()
    return ground.backgroundColor
  }

  /// Puts a view into its surroundings, where it isn't.
  func take(_ view: UIView) {
    if host.superview == nil { ground.addSubview(host) }
    if view.superview == nil { host.addSubview(view) }
  }

  /// Takes what is in them out.
  func leave() {
    for view in host.subviews { view.removeFromSuperview() }
  }
}

extension View {
  /// Has the sheet or the cover around this view stand on a color; nil for the one that it has.
  func standing(on color: UIColor?) -> some View {
    sheetTraits { if let color { $0.ground = AnyShapeStyle(Color(uiColor: color)) } }
  }
}
