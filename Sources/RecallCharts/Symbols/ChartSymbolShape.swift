import RecallUI

/// A shape that can stand at the points of a chart: `BasicChartSymbolShape`, or one of a program's own.
public protocol ChartSymbolShape: Shape {
  /// A square around the shape as large as the shape looks, in parts of the rectangle that it is drawn in.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// All of the rectangle that it is drawn in.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// This shape, as large as it has to be to look as large as others.
  var shown: AnyShape {
    // A shape that looks smaller than its rectangle is drawn in a larger one.
    AnyShape(PerceptualSymbol(shape: self, part: perceptualUnitRect))
  }

  /// The line along the shape's edge, inside of it.
  ///
  /// - Parameter lineWidth: In points.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the shape's edge, inside of it, in a style.
  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedChartSymbol(shape: self, style: style)
  }
}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}

/// A symbol as a line.
private struct StrokedChartSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  let shape: Base
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    let wanted = style.lineWidth.isFinite ? max(style.lineWidth, 0) : 0
    let width = min(wanted, min(rect.width, rect.height) / 2)
    var style = style
    style.lineWidth = width
    return shape.path(in: rect.insetBy(dx: width / 2, dy: width / 2)).strokedPath(style)
  }
}

/// A symbol that looks as large as the rectangle that it is drawn in.
struct PerceptualSymbol<Base: ChartSymbolShape>: Shape {
  let shape: Base
  /// A square around the shape as large as it looks, in parts of its rectangle.
  let part: CGRect

  func path(in rect: CGRect) -> Path {
    guard part.width > 0, part.height > 0 else { return shape.path(in: rect) }
    let size = CGSize(width: rect.width / part.width, height: rect.height / part.height)
    guard size.width.isFinite, size.height.isFinite else { return shape.path(in: rect) }
    return shape.path(
      in: CGRect(
        x: rect.minX - part.minX * size.width, y: rect.minY - part.minY * size.height,
        width: size.width, height: size.height))
  }
}
