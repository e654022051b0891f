extension Symbol {
  /// Rows and columns of one form, with their filled forms, and signs of the kind.
  static var grids: [(String, Symbol)] {
    var grids = [
      ("burst", burst), ("burst.fill", burst.filled), ("checkerboard.rectangle", checkerboard),
      ("scale.3d", axes), ("camera.macro", flower),
    ]
    for (columns, rows) in [(2, 1), (2, 2), (3, 3)] {
      grids += rings("circle.grid.\(columns)x\(rows)", columns: columns, rows: rows)
    }
    for (columns, rows) in [(3, 2), (3, 3), (4, 3)] {
      grids += frames("square.grid.\(columns)x\(rows)", columns: columns, rows: rows)
    }
    for (columns, rows) in [(1, 2), (1, 3), (2, 2), (3, 1), (3, 2), (3, 3)] {
      grids += frames("rectangle.grid.\(columns)x\(rows)", columns: columns, rows: rows)
    }
    return grids
  }

  private static let checkerboard = Symbol { symbol in
    symbol.frame(2, 4.4, 20, 15.2)
    let (columns, rows): ([CGFloat], [CGFloat]) = ([3, 7.5, 12, 16.5], [5.4, 9.8, 14.2])
    for (column, x) in columns.enumerated() {
      for (row, y) in rows.enumerated() where (column + row) % 2 == 0 {
        symbol.box(x, y, 4.5, 4.4, 0)
      }
    }
  }

  private static let axes = Symbol { symbol in
    symbol.line((9, 15), (9, 3))
    symbol.line((9, 15), (21, 15))
    symbol.line((9, 15), (3, 21))
    symbol.line((6.4, 5.4), (9, 2.6), (11.6, 5.4))
    symbol.line((18.6, 12.4), (21.4, 15), (18.6, 17.6))
    symbol.line((3, 17.4), (2.8, 21.2), (6.6, 21))
    symbol.box(13, 5, 6, 6, 1)
  }

  private static let flower = Symbol { symbol in
    for petal in corners(5, around: (12, 8.4), radii: [4.6]) { symbol.ring(petal, 2.7) }
    symbol.dot((12, 8.4), 1.9)
    symbol.line((12, 15.6), (12, 22))
    symbol.line((12, 20), (16.4, 17.4))
    symbol.line((12, 20), (7.6, 17.4))
  }

  private static let burst = Symbol {
    $0.stroke = polygon(corners(24, around: (12, 12), radii: [10.4, 7.6]), radius: 0.5)
  }

  /// The middles of so many stretches of a line of 20 points, and how long each is.
  private static func stretches(_ count: Int) -> (middles: [CGFloat], length: CGFloat) {
    let length = (20 - 2.6 * CGFloat(count - 1)) / CGFloat(count)
    return ((0..<count).map { 2 + length / 2 + (length + 2.6) * CGFloat($0) }, length)
  }

  private static func rings(
    _ name: String, columns: Int, rows: Int
  ) -> [(String, Symbol)] {
    let (xs, length) = stretches(columns)
    // As far from each other up and down as beside each other.
    let ys = (0..<rows).map { 12 + (CGFloat($0) - CGFloat(rows - 1) / 2) * (length + 2.6) }
    return [
      drawn(name) { symbol in
        for y in ys { for x in xs { symbol.ring((x, y), length / 2 - 0.7) } }
      },
      drawn(name + ".fill") { symbol in
        for y in ys { for x in xs { symbol.dot((x, y), length / 2) } }
      },
    ]
  }

  private static func frames(
    _ name: String, columns: Int, rows: Int
  ) -> [(String, Symbol)] {
    let ((xs, width), (ys, height)) = (stretches(columns), stretches(rows))
    // Rectangles are wider than high, squares are squares.
    let tall = min(height, name.hasPrefix("square") ? width : min(0.7 * width, 8))
    let step = tall + 2.6
    let places = ys.indices.map { 12 + (CGFloat($0) - CGFloat(rows - 1) / 2) * step }
    return [
      drawn(name) { symbol in
        for y in places {
          for x in xs {
            symbol.stroke.addRoundedRect(
              in: CGRect(
                x: x - width / 2 + 0.7, y: y - tall / 2 + 0.7, width: width - 1.4,
                height: tall - 1.4), cornerSize: CGSize(width: 0.8, height: 0.8))
          }
        }
      },
      drawn(name + ".fill") { symbol in
        for y in places {
          for x in xs { symbol.box(x - width / 2, y - tall / 2, width, tall, 1.2) }
        }
      },
    ]
  }
}
