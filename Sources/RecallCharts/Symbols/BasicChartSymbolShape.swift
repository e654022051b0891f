/// The shape of a symbol in a chart.
public struct BasicChartSymbolShape: ChartSymbolShape, Equatable {
  private enum Kind: Equatable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  private let kind: Kind

  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }

  /// The shapes of series, in order.
  static let series: [AnyShape] = [
    circle, square, triangle, diamond, pentagon, plus, cross, asterisk,
  ].map { (symbol: BasicChartSymbolShape) in symbol.shown }

  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon(3, around: center, radius: radius * 1.2)
    case .diamond: return polygon(4, around: center, radius: radius * 1.2)
    case .pentagon: return polygon(5, around: center, radius: radius * 1.1)
    case .plus: return strokes(2, around: center, radius: radius, turned: 0)
    case .cross: return strokes(2, around: center, radius: radius, turned: .pi / 4)
    case .asterisk: return strokes(3, around: center, radius: radius, turned: 0)
    }
  }

  private func polygon(_ corners: Int, around center: CGPoint, radius: CGFloat) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map { corner in
          let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners) - .pi / 2
          return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        })
      path.closeSubpath()
    }
  }

  private func strokes(
    _ count: Int, around center: CGPoint, radius: CGFloat, turned: CGFloat
  ) -> Path {
    let bar = Path(
      CGRect(x: -radius, y: -radius * 0.22, width: 2 * radius, height: radius * 0.44))
    return Path { path in
      for index in 0..<count {
        let turn = CGAffineTransform(translationX: center.x, y: center.y)
          .rotated(by: turned + .pi / 2 + .pi * CGFloat(index) / CGFloat(count))
        path.addPath(bar, transform: turn)
      }
    }
  }
}
