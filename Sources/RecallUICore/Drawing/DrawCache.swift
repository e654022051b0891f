/// What a box drew, kept for the next frames.
///
/// Most of a frame looks like the frame before: of 52 cards one turns over. A box that stands among
/// others is noted when it is drawn and nothing in it moves; when the next frame finds it at the
/// same place and unchanged (`Box.changedAt`), what it draws is kept, and the frames after that take
/// it from there. So what moves isn't kept, and what lies still isn't drawn.
///
/// A draw cache changes nothing of what is drawn: the same boxes draw the same items.
final class DrawCache {
  /// What the items of a box depend on, besides what is in it.
  struct Place: Equatable {
    var origin: CGPoint
    var size: CGSize
    var opacity: Double
    var clips: [Clip]
    var projection: ProjectionTransform
    var blendMode: BlendMode
    var viewport: CGRect
    var unsafeArea: UnsafeArea?
    var container: ContainerPlace?
  }

  let place: Place
  /// Which of the graph's display lists the box was drawn for.
  let frame: Int
  /// Nil as long as the box was drawn here only once.
  let items: [DisplayItem]?

  init(at place: Place, frame: Int, items: [DisplayItem]? = nil) {
    self.place = place
    self.frame = frame
    self.items = items
  }
}
