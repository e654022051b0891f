/// A box that is not kept alive: what a child knows its parent by, and a gesture's closures their
/// view.
///
/// A weak reference would do the same, and make each later retain of the box take the runtime's
/// slow path, through a table beside the object: a third of the time of a hit test. A box hands
/// out one reference, and takes itself out of it at its end.
final class BoxLink {
  /// The box, for as long as it lives. It is taken out by the box's own end, so that it never
  /// dangles; a stage is confined to one thread.
  private(set) unowned(unsafe) var box: Box?

  func refer(to box: Box?) {
    self.box = box
  }
}
