/// A place in a view, which a geometry reader elsewhere can find: `proxy[anchor]`.
///
/// An anchor can be handed around, and be the value of a static property; only a stage's own code,
/// on the thread of the stage, can ask for the place, since it takes a `GeometryProxy`.
public struct Anchor<Value>: @unchecked Sendable {
  /// Which place in a view is meant.
  public struct Source {
    let place: (CGSize) -> Value
    let converted: (Value, CGPoint) -> Value
  }

  private weak var box: Box?
  private let source: Source

  init(box: Box?, source: Source) {
    self.box = box
    self.source = source
  }

  /// The place in a space that begins at `origin` of the viewport.
  func value(from origin: CGPoint) -> Value {
    let own = box?.globalOrigin ?? origin
    return source.converted(
      source.place(box?.frame.size ?? .zero), CGPoint(x: own.x - origin.x, y: own.y - origin.y))
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both mean the same place in the same view.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    let size = left.box?.frame.size ?? .zero
    return left.box === right.box && left.source.place(size) == right.source.place(size)
  }
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source {
    rectangle { CGRect(origin: .zero, size: $0) }
  }

  /// A rectangle in the view's own space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    rectangle { _ in rect }
  }

  private static func rectangle(_ place: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
    .init(place: place, converted: { $0.offsetBy(dx: $1.x, dy: $1.y) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    place { _ in point }
  }

  /// A point as parts of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    place { CGPoint(x: $0.width * point.x, y: $0.height * point.y) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func place(_ place: @escaping (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
    .init(place: place, converted: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
  }
}

extension GeometryProxy {
  /// The place of an anchor in the reader's space, in points.
  ///
  /// A view that asks in its body is evaluated again when either of the two moves.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    read { anchor.value(from: $0) }
  }

  /// The place of an anchor in the reader's space, in points.
  ///
  /// A view that asks in its body is evaluated again when either of the two moves.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    read { CGRect(origin: anchor.value(from: $0), size: .zero) }.origin
  }
}
