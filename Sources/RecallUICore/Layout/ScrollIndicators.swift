import VirtualTime

/// The marks at the edges of a scroll view that tell where its content stands: they show while it
/// moves, and fade.
struct ScrollIndicators {
  /// The part of the content that shows, and all of it.
  let shown: CGRect
  let contentSize: CGSize
  let margins: EdgeInsets
  /// Since when the content has stood still; in the future, while it moves.
  let rest: Instant
  /// Whether the content begins at the right, and the mark beside it stands at the left.
  let isMirrored: Bool

  /// How thick a mark is, and how far from the edge, in points: those of iOS.
  private static let thickness: CGFloat = 3
  private static let distance: CGFloat = 3
  private static let shortest: CGFloat = 24
  /// How long marks show after the content has come to rest, and how long they take to fade.
  private static let hold: Duration = .milliseconds(500)
  private static let fade: Duration = .milliseconds(250)

  /// When nothing shows any more.
  var end: Instant { rest.advanced(by: Self.hold + Self.fade) }

  private func opacity(at now: Instant) -> Double {
    let left = now.duration(to: end).saturatingNanoseconds
    return min(max(Double(left) / Double(Self.fade.saturatingNanoseconds), 0), 1)
  }

  /// Draws the mark of an axis, in a box at the builder's origin.
  func draw(_ axis: Axis, color: Color.Resolved, into list: inout DisplayListBuilder) {
    guard let rect = rect(axis) else { return }
    list.withOpacity(opacity(at: list.now)) { list in
      let path = Path(
        roundedRect: rect.offsetBy(dx: list.origin.x, dy: list.origin.y),
        cornerRadius: Self.thickness / 2)
      list.add(.fill(path, .color(color), FillStyle()))
    }
  }

  private func rect(_ axis: Axis) -> CGRect? {
    let (length, all) = (shown.size[axis], contentSize[axis])
    guard all > length + 0.5, length > 0 else { return nil }
    let (before, after) =
      axis == .vertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
    let track = length - before - after - 2 * Self.distance
    let mark = min(max(track * length / all, Self.shortest), track)
    guard mark > 0 else { return nil }
    let part = min(max(shown.origin[axis] / (all - length), 0), 1)
    var rect = CGRect.zero
    rect.origin[axis] = before + Self.distance + (track - mark) * part
    rect.size[axis] = mark
    rect.origin[axis.other] = shown.size[axis.other] - Self.distance - Self.thickness
    rect.size[axis.other] = Self.thickness
    if isMirrored { rect.origin.x = shown.width - rect.maxX }
    return rect
  }
}

extension Color {
  /// The color of the marks of scroll views.
  static let scrollIndicator = Color(
    light: Resolved(red: 0, green: 0, blue: 0, opacity: 0.35),
    dark: Resolved(red: 1, green: 1, blue: 1, opacity: 0.4))
}
