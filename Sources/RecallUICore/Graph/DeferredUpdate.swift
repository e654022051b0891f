/// An update of a view of which only pointers would notice anything, put off until one comes.
///
/// Each evaluation of a table makes new closures for the gestures of all its cards, and a closure
/// can't be compared with another. A card that is otherwise the same keeps the newest value of its
/// view here, and takes it over when a pointer is about to reach it: before anybody is called, or
/// asked what it recognizes.
class DeferredUpdate {
  /// Whether a pointer has come, and gestures may be under way: then nothing is put off.
  final var isTouched = false

  /// Takes over what was put off.
  func run() {}
}
