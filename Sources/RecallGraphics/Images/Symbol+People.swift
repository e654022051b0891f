extension Symbol {
  /// People, what they wear and eat, and how long they wait.
  static var people: [(String, Symbol)] {
    [
      ("person.3", three.outlined), ("person.3.fill", three),
      ("person.3.sequence", three.outlined), ("person.3.sequence.fill", three),
      drawn("figure.walk") {
        $0.dot((13, 3.8), 2.4)
        $0.line((12.6, 8), (11.6, 14.2))
        $0.line((12.4, 8.4), (15.8, 11.6), (18.6, 12))
        $0.line((12.4, 8.2), (8.6, 9.8), (7.4, 13.2))
        $0.line((11.6, 14.2), (15.2, 17.4), (16.2, 22))
        $0.line((11.6, 14.2), (10.2, 18.4), (7, 22))
      },
      drawn("figure.run") {
        $0.dot((15.6, 3.8), 2.4)
        $0.line((13.8, 7.8), (11, 14))
        $0.line((13.8, 7.8), (9.4, 7.4), (6.4, 10.4))
        $0.line((13.4, 8.8), (16.4, 11.6), (20.2, 10.4))
        $0.line((11, 14), (15.2, 16.6), (13.8, 22))
        $0.line((11, 14), (9.2, 18.2), (3.6, 18))
      },
      drawn("figure.wave") {
        $0.dot((12, 4), 2.4)
        $0.line((12, 7.8), (12, 14))
        $0.line((6.6, 13), (12, 8.8), (16.4, 9.6), (18.6, 4.4))
        $0.line((8, 22), (12, 14), (16, 22))
      },
      drawn("airpodspro") {
        $0.line(
          (9.2, 7), (7.6, 4.2), (4.4, 4.8), (3, 8.4), (5.2, 11.6), (6.2, 18), (8.8, 18), (9.2, 7))
        $0.dot((10.8, 8.4), 1.5)
        $0.line(
          (14.8, 7), (16.4, 4.2), (19.6, 4.8), (21, 8.4), (18.8, 11.6), (17.8, 18), (15.2, 18),
          (14.8, 7))
        $0.dot((13.2, 8.4), 1.5)
      },
      ("applelogo", apple),
      ("hourglass.tophalf.filled", hourglass((7, 2), (17, 2), (17, 6.6), (7, 6.6))),
      ("hourglass.bottomhalf.filled", hourglass((7, 22), (17, 22), (17, 17.4), (7, 17.4))),
    ]
  }

  private static let three = Symbol { symbol in
    symbol.addPerson(at: 3.7, 0.42)
    symbol.addPerson(at: 20.3, 0.42)
    symbol.addPerson(at: 12, 0.56)
  }

  /// The fruit with its leaf.
  private static let apple = Symbol { symbol in
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    symbol.fill.move(to: point(12, 7.4))
    let curves: [(CGPoint, CGPoint, CGPoint)] = [
      (point(15.4, 4.8), point(20.4, 7.2), point(20.4, 13)),
      (point(20.4, 17.6), point(17.6, 22), point(15, 22)),
      (point(13.8, 22), point(13, 21.2), point(12, 21.2)),
      (point(11, 21.2), point(10.2, 22), point(9, 22)),
      (point(6.4, 22), point(3.6, 17.6), point(3.6, 13)),
      (point(3.6, 7.2), point(8.6, 4.8), point(12, 7.4)),
    ]
    for (first, second, end) in curves {
      symbol.fill.addCurve(to: end, control1: first, control2: second)
    }
    symbol.fill.closeSubpath()
    symbol.fill.move(to: point(12.4, 5.6))
    symbol.fill.addCurve(to: point(16.4, 1.6), control1: point(12.4, 3.2), control2: point(14, 1.7))
    symbol.fill.addCurve(to: point(12.4, 5.6), control1: point(16.3, 4), control2: point(14.8, 5.6))
    symbol.fill.closeSubpath()
  }

  /// An hourglass with sand, whose surface is `sand`.
  private static func hourglass(_ sand: Point...) -> Symbol {
    Symbol { symbol in
      symbol.line((5.6, 2), (18.4, 2))
      symbol.line((5.6, 22), (18.4, 22))
      symbol.line((7, 2), (7, 7), (12, 12), (17, 7), (17, 2))
      symbol.line((7, 22), (7, 17), (12, 12), (17, 17), (17, 22))
      symbol.fill = polygon(sand + [(12, 12)], radius: 0.2)
    }
  }
}
