import Interaction

extension ValueRecognizer {
  /// Has a recognizer of two touches know how large its view is.
  func take(_ link: BoxLink?) {
    (self as? TwoContactRecognizer<Value>)?.viewSize = { link?.box?.frame.size ?? .zero }
  }
}

extension UnitPoint {
  /// A place in a view, in parts of its size; the middle of one without any.
  init(_ point: CGPoint, in size: CGSize) {
    self.init(
      x: size.width > 0 ? point.x / size.width : 0.5,
      y: size.height > 0 ? point.y / size.height : 0.5)
  }
}
