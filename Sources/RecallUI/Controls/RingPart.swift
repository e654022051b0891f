/// A part of a ring, clockwise from three o'clock wherever views begin, as clocks go.
struct RingPart: Shape {
  /// Where it ends, as a part of the ring.
  var end: Double
  /// In points.
  let inset: CGFloat

  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Circle().inset(by: inset).path(in: rect).trimmedPath(from: 0, to: end)
  }
}
