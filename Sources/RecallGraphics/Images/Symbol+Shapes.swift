extension Symbol {
  /// Simple forms.
  static var shapes: [(String, Symbol)] {
    let star = polygon(corners(10, around: (12, 12.8), radii: [10.6, 4.6]), radius: 0.6)
    let triangle = polygon([(12, 2.5), (22, 20.5), (2, 20.5)], radius: 1.4)
    let diamond = polygon([(12, 1.5), (22.5, 12), (12, 22.5), (1.5, 12)], radius: 1.4)
    let square = Path(
      roundedRect: CGRect(x: 3, y: 3, width: 18, height: 18), cornerRadius: 3)
    let circle = Path(ellipseIn: CGRect(x: 2.5, y: 2.5, width: 19, height: 19))
    let bolt = polygon(
      [(14, 1.5), (4, 13.6), (11, 13.6), (9.4, 22.5), (20, 9.6), (12.8, 9.6)], radius: 0.6)
    let outlines = [
      ("star", star), ("heart", heart), ("triangle", triangle), ("diamond", diamond),
      ("square", square), ("circle", circle), ("bolt", bolt),
    ]
    return outlines.flatMap { name, path in
      [
        (name, Symbol { $0.stroke = path }), (name + ".fill", Symbol { $0.fill = path }),
      ]
    } + [("square.grid.2x2.fill", grid)]
  }

  private static let heart = Path { path in
    path.move(to: CGPoint(x: 12, y: 21.5))
    path.addCurve(
      to: CGPoint(x: 2, y: 9.2), control1: CGPoint(x: 6.4, y: 17.6),
      control2: CGPoint(x: 2, y: 13.6))
    path.addCurve(
      to: CGPoint(x: 7.4, y: 3.4), control1: CGPoint(x: 2, y: 5.8),
      control2: CGPoint(x: 4.2, y: 3.4))
    path.addCurve(
      to: CGPoint(x: 12, y: 6.2), control1: CGPoint(x: 9.4, y: 3.4),
      control2: CGPoint(x: 11.1, y: 4.5))
    path.addCurve(
      to: CGPoint(x: 16.6, y: 3.4), control1: CGPoint(x: 12.9, y: 4.5),
      control2: CGPoint(x: 14.6, y: 3.4))
    path.addCurve(
      to: CGPoint(x: 22, y: 9.2), control1: CGPoint(x: 19.8, y: 3.4),
      control2: CGPoint(x: 22, y: 5.8))
    path.addCurve(
      to: CGPoint(x: 12, y: 21.5), control1: CGPoint(x: 22, y: 13.6),
      control2: CGPoint(x: 17.6, y: 17.6))
    path.closeSubpath()
  }

  private static let grid = Symbol { symbol in
    for x: CGFloat in [3, 13] {
      for y: CGFloat in [3, 13] {
        symbol.box(x, y, 8, 8, 1.8)
      }
    }
  }
}
