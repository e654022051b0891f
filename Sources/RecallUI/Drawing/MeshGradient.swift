/// Colors at the points of a grid, which become each other in between.
///
/// The patches between the points are drawn as small quadrangles, 12 on a side, each in one color.
public struct MeshGradient: View {
  private let width: Int
  private let height: Int
  private let points: [SIMD2<Float>]
  private let colors: [Color]
  private let background: Color
  @Environment(\.colorScheme) private var scheme

  /// Creates a gradient.
  ///
  /// Where there aren't as many points and colors as places on the grid, or fewer than two in a line, it is the
  /// background, and reported.
  ///
  /// - Parameters:
  ///   - width: The number of points in a line.
  ///   - height: The number of lines.
  ///   - points: Where they are, line by line, from 0 to 1.
  ///   - colors: What colors they have.
  ///   - background: What is behind them.
  ///   - smoothsColors: Taken for what programs say: colors become each other evenly.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
  }

  private var fault: String? {
    guard width >= 2, height >= 2, !width.multipliedReportingOverflow(by: height).overflow else {
      return "expected a mesh of 2 by 2 points or more, found \(width) by \(height)"
    }
    guard points.count == width * height, colors.count == width * height else {
      return "expected \(width * height) points and colors of a mesh, "
        + "found \(points.count) and \(colors.count)"
    }
    return nil
  }

  public var body: some View {
    let mesh = fault == nil ? self : nil
    return Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(background))
      mesh?.draw(in: &context, size, scheme)
    }
    .reporting(fault)
  }

  /// How many quadrangles a patch has on a side.
  private static let steps = 12

  private func draw(
    in context: inout GraphicsContext, _ size: CGSize, _ scheme: ColorScheme
  ) {
    let mixed = colors.map { $0.resolved(in: scheme) }
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        let first = row * width + column
        let corners = [first, first + 1, first + width, first + width + 1]
        // So does each patch, but at the edges of the mesh.
        let (lastColumn, lastRow) = (column == width - 2, row == height - 2)
        for y in 0..<Self.steps {
          for x in 0..<Self.steps {
            let (u, v) = (Double(x) / Double(Self.steps), Double(y) / Double(Self.steps))
            let step = 1 / Double(Self.steps)
            // Each overlaps the next ones a little, so that no ground shows between them.
            let lap = step * 0.15
            var (right, bottom) = (u + step + lap, v + step + lap)
            if lastColumn { right = min(right, 1) }
            if lastRow { bottom = min(bottom, 1) }
            var path = Path()
            path.addLines([
              point(corners, u, v, size), point(corners, right, v, size),
              point(corners, right, bottom, size), point(corners, u, bottom, size),
            ])
            path.closeSubpath()
            let color = Self.blend(corners.map { mixed[$0] }, u + step / 2, v + step / 2)
            context.fill(path, with: .color(color))
          }
        }
      }
    }
  }

  private func point(_ corners: [Int], _ u: Double, _ v: Double, _ size: CGSize) -> CGPoint {
    let weights = Self.weights(u, v)
    var (x, y) = (0.0, 0.0)
    for (corner, weight) in zip(corners, weights) {
      x += Double(points[corner].x) * weight
      y += Double(points[corner].y) * weight
    }
    return CGPoint(x: x * size.width, y: y * size.height).finiteOrZero
  }

  private static func weights(_ u: Double, _ v: Double) -> [Double] {
    [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
  }

  private static func blend(_ colors: [Color.Resolved], _ u: Double, _ v: Double) -> Color {
    var mixed = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    for (color, weight) in zip(colors, weights(u, v)) {
      let weight = Float(weight)
      mixed.red += color.red * weight
      mixed.green += color.green * weight
      mixed.blue += color.blue * weight
      mixed.opacity += color.opacity * weight
    }
    return Color(mixed)
  }
}

extension CGPoint {
  fileprivate var finiteOrZero: CGPoint { x.isFinite && y.isFinite ? self : .zero }
}
