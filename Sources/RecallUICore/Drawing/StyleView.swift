/// A style that is a view too: it fills whatever space it is offered.
protocol StyleView: LeafView, ShapeStyle where Look == PaintVector {}

extension StyleView {
  static var valueAffectsSize: Bool { false }
  static var growsDown: Bool { true }

  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder) {
    let rect = list.ground(rect, reaches: false)
    list.add(
      .fill(Path(rect), _paint(in: surroundings.environment, for: rect), FillStyle()))
  }

  func look(in environment: EnvironmentValues) -> PaintVector {
    PaintVector(_paint(in: environment, for: CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  func isClear(in environment: EnvironmentValues) -> Bool { isClearPaint(in: environment) }

  static func canPass(from old: PaintVector, into new: PaintVector) -> Bool {
    old.canPass(into: new)
  }

  func draw(
    in rect: CGRect, looking look: PaintVector, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder
  ) {
    let rect = list.ground(rect, reaches: false)
    let paint = _paint(in: surroundings.environment, for: rect)
    list.add(.fill(Path(rect), look.applied(to: paint, in: rect), FillStyle()))
  }
}

extension Color: View {
  public typealias Body = Never
}

extension Color: StyleView {}
