import Foundation

extension Symbol {
  /// What a weather report shows.
  static var weather: [(String, Symbol)] {
    [
      drawn("cloud.sun") {
        $0.arc((8.4, 8.4), 3.6, 130, 330)
        for (from, to) in rays { $0.line(from, to) }
        $0.cloud(at: (3.4, 7.4), 0.9)
      },
      drawn("cloud.moon") {
        $0.line((9, 9), (5.6, 8.6), (3.4, 6), (3.4, 3.4), (5, 1.8), (5.8, 4.8), (8.4, 7))
        $0.cloud(at: (3.4, 7.4), 0.9)
      },
      drawn("cloud.rain") {
        $0.cloud(at: (1.6, -1.6), 0.87)
        for x in [8, 12.4, 16.8] as [CGFloat] { $0.line((x, 18), (x - 2, 22)) }
      },
      drawn("cloud.drizzle") {
        $0.cloud(at: (1.6, -1.6), 0.87)
        for (x, y) in [(7, 18), (11.4, 20.4), (15.8, 18)] as [Point] {
          $0.line((x, y), (x - 0.8, y + 1.6))
        }
      },
      drawn("cloud.heavyrain") {
        $0.cloud(at: (1.6, -1.6), 0.87)
        for x in [6.6, 10.4, 14.2, 18] as [CGFloat] { $0.line((x, 17.6), (x - 2.4, 22.4)) }
      },
      drawn("cloud.snow") {
        $0.cloud(at: (1.6, -1.6), 0.87)
        for (x, y) in [(7, 18.4), (12, 18.4), (17, 18.4), (9.5, 21.8), (14.5, 21.8)] as [Point] {
          $0.dot((x, y), 1.3)
        }
      },
      drawn("cloud.hail") {
        $0.cloud(at: (1.6, -1.6), 0.87)
        for x in [7, 12, 17] as [CGFloat] {
          $0.line((x, 17.8), (x - 1, 19.4))
          $0.dot((x - 2, 21.8), 1.2)
        }
      },
      drawn("cloud.bolt") {
        $0.cloud(at: (1.6, -1.6), 0.87)
        $0.line((13.4, 15.6), (10.4, 19.4), (13.6, 19.4), (11, 23))
      },
      drawn("cloud.bolt.rain") {
        $0.cloud(at: (1.6, -1.6), 0.87)
        $0.line((13.4, 15.6), (10.4, 19.4), (13.6, 19.4), (11, 23))
        $0.line((7, 17.8), (5, 21.8))
        $0.line((19, 17.8), (17, 21.8))
      },
      drawn("cloud.fog") {
        $0.cloud(at: (1.6, -1.6), 0.87)
        $0.line((4, 18.4), (20, 18.4))
        $0.line((6.6, 21.8), (17.4, 21.8))
      },
      drawn("wind.snow") {
        $0.line((2, 9), (13, 9), (15.4, 7.4), (15.4, 4.6), (13, 3.4), (11, 4.8))
        $0.line((2, 14), (8, 14))
        for (x, y) in [(13.6, 14.4), (19, 11.6), (18, 17.4), (12.4, 20)] as [Point] {
          $0.dot((x, y), 1.4)
        }
      },
      drawn("snow") {
        $0.flake(around: (8, 8), 4.6)
        $0.flake(around: (17, 14.6), 4)
        $0.flake(around: (7.4, 18.6), 3.2)
      },
      drawn("tornado") {
        for (y, from, to) in [
          (3.6, 3, 21), (7.8, 5, 19.6), (12, 8, 18), (16.2, 10.4, 16.6), (20.4, 12.4, 15),
        ] as [(CGFloat, CGFloat, CGFloat)] {
          $0.line((from, y), (to, y))
        }
      },
      drawn("hurricane") {
        $0.ring((12, 12), 4)
        $0.arc((12, 12), 7.4, 190, 290)
        $0.arc((12, 12), 7.4, 10, 110)
        $0.line((14.5, 5), (19.6, 3.4))
        $0.line((9.5, 19), (4.4, 20.6))
      },
    ]
  }

  /// The rays of a sun behind a cloud.
  private static let rays: [(Point, Point)] = [
    ((8.4, 2.6), (8.4, 1.4)), ((4.3, 4.3), (3.4, 3.4)), ((2.6, 8.4), (1.4, 8.4)),
    ((12.5, 4.3), (13.4, 3.4)),
  ]

  /// Strokes a cloud, as the symbol of that name has it, smaller.
  private mutating func cloud(at origin: Point, _ scale: CGFloat) {
    let points: [Point] = [
      (6, 19), (2.6, 17), (2, 13.6), (4.4, 11), (7, 10.6), (8.4, 6.8), (12.4, 5), (16.4, 6.8),
      (17.8, 10.4), (21, 12), (22, 15), (20.4, 18), (17.6, 19), (6, 19),
    ]
    stroke.addLines(
      points.map { CGPoint(x: origin.x + $0.x * scale, y: origin.y + $0.y * scale - 1) })
  }

  /// Strokes the three lines of a flake.
  private mutating func flake(around center: Point, _ radius: CGFloat) {
    for turn in 0..<3 {
      let angle = (Double(turn) / 3 + 0.5) * .pi
      let (x, y) = (radius * CGFloat(cos(angle)), radius * CGFloat(sin(angle)))
      line((center.x - x, center.y - y), (center.x + x, center.y + y))
    }
  }
}
