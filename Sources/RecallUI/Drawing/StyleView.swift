/// A style that is a view too: it fills whatever space it is offered.
protocol StyleView: LeafView, ShapeStyle {}

extension StyleView {
  static var valueAffectsSize: Bool { false }

  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder) {
    list.add(
      .fill(Path(rect), _paint(in: surroundings.environment, for: rect), FillStyle()))
  }
}

extension Color: View {
  public typealias Body = Never
}

extension Color: StyleView {
  func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    // As in SwiftUI: what is clear lets taps through to what is behind it.
    self != .clear && CGRect(origin: .zero, size: size).contains(point)
  }
}
