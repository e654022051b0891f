extension Symbol {
  /// What is in a house, in a game, and in the sky.
  static var things: [(String, Symbol)] {
    [
      ("trash", trash), ("gearshape", gear), ("timer", timer), ("clock", clock),
      ("person.fill", person), ("person.2.fill", persons), ("moon.fill", moon),
      ("sun.max.fill", sun), ("eye", eye), ("house.fill", house), ("crown.fill", crown),
      ("trophy.fill", trophy), ("speaker.wave.2.fill", loud), ("speaker.slash.fill", silent),
      ("pencil", pencil), ("flag.fill", flag), ("rectangle.stack.fill", stack),
      ("person", person.outlined), ("person.2", persons.outlined), ("moon", moon.outlined),
      ("house", house.outlined), ("crown", crown.outlined), ("flag", flag.outlined),
      ("sun.max", hollowSun), ("moon.stars", starryMoon), ("moon.stars.fill", starryNight),
    ]
  }

  private static let trash = Symbol { symbol in
    symbol.line((3.5, 6.3), (20.5, 6.3))
    symbol.line((8.8, 6), (9.2, 3), (14.8, 3), (15.2, 6))
    symbol.line((5.6, 6.5), (6.7, 21), (17.3, 21), (18.4, 6.5))
    symbol.line((9.8, 10.5), (10.1, 17))
    symbol.line((14.2, 10.5), (13.9, 17))
  }

  static let gear = Symbol { symbol in
    let teeth = (0..<8).flatMap { tooth in
      [(-15.0, 7.6), (-9, 10.4), (9, 10.4), (15, 7.6)].map { offset, radius -> Point in
        let angle = (Double(tooth) * 45 + offset) * .pi / 180
        return (12 + CGFloat(radius * cos(angle)), 12 + CGFloat(radius * sin(angle)))
      }
    }
    symbol.stroke = polygon(teeth, radius: 0.7)
    symbol.ring((12, 12), 3.2)
  }

  private static let timer = Symbol { symbol in
    symbol.ring((12, 13.4), 8.6)
    symbol.line((9.5, 1.6), (14.5, 1.6))
    symbol.line((12, 13.4), (12, 8.6))
  }

  private static let clock = Symbol { symbol in
    symbol.ring((12, 12), 9.5)
    symbol.line((12, 6.5), (12, 12), (15.8, 14.2))
  }

  private static let person = Symbol { $0.addPerson(at: 12, 1) }

  private static let persons = Symbol { symbol in
    symbol.addPerson(at: 7.2, 0.72)
    symbol.addPerson(at: 17.4, 0.6)
  }

  mutating func addPerson(at x: CGFloat, _ size: CGFloat) {
    // Feet on one line, whatever the size.
    func place(_ dx: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: x + dx * size, y: 21.5 - (21.5 - y) * size)
    }
    let head = place(0, 7.2)
    dot((head.x, head.y), 4.7 * size)
    fill.move(to: place(-8.5, 21.5))
    fill.addCurve(
      to: place(0, 13.6), control1: place(-8.5, 16.6), control2: place(-4.8, 13.6))
    fill.addCurve(
      to: place(8.5, 21.5), control1: place(4.8, 13.6), control2: place(8.5, 16.6))
    fill.closeSubpath()
  }

  /// A disk, less one of another center: the angles are where their edges meet.
  private static let moon = Symbol { symbol in
    let bite = CGPoint(x: 15.5, y: 8.5)
    symbol.fill.addArc(
      center: CGPoint(x: 11.5, y: 12.5), radius: 9, startAngle: .degrees(12.15),
      endAngle: .degrees(257.85), clockwise: false)
    symbol.fill.addArc(
      center: bite, radius: 7.6, startAngle: .degrees(219.15), endAngle: .degrees(50.85),
      clockwise: true)
    symbol.fill.closeSubpath()
  }

  private static let sun = Symbol { symbol in
    symbol.dot((12, 12), 4.8)
    for (inner, outer) in zip(
      corners(8, around: (12, 12), radii: [7.9]), corners(8, around: (12, 12), radii: [10.2]))
    {
      symbol.line(inner, outer)
    }
  }

  private static let hollowSun = Symbol { symbol in
    symbol.stroke = sun.stroke
    symbol.ring((12, 12), 4)
  }

  private static let starryMoon = Symbol { symbol in
    symbol.stroke = moon.fill
    symbol.fill = stars
  }

  private static let starryNight = Symbol { symbol in
    symbol.fill = moon.fill
    symbol.fill.addPath(stars)
  }

  /// Two stars in the hollow of the moon.
  static let stars = Path { path in
    for (x, y, size) in [(16, 7, 4.2), (20.4, 13, 2.8)] as [(CGFloat, CGFloat, CGFloat)] {
      path.addPath(
        polygon(corners(8, around: (x, y), radii: [size, size * 0.36]), radius: 0.2))
    }
  }

  private static let eye = Symbol { symbol in
    symbol.stroke.move(to: CGPoint(x: 1.5, y: 12))
    symbol.stroke.addQuadCurve(to: CGPoint(x: 22.5, y: 12), control: CGPoint(x: 12, y: -1.5))
    symbol.stroke.addQuadCurve(to: CGPoint(x: 1.5, y: 12), control: CGPoint(x: 12, y: 25.5))
    symbol.stroke.closeSubpath()
    symbol.dot((12, 12), 3.4)
  }

  private static let house = Symbol { symbol in
    symbol.fill = polygon(
      [
        (12, 2.5), (22.5, 12), (19.5, 12), (19.5, 21), (14.5, 21), (14.5, 14.5), (9.5, 14.5),
        (9.5, 21), (4.5, 21), (4.5, 12), (1.5, 12),
      ], radius: 0.6)
  }

  private static let crown = Symbol { symbol in
    symbol.fill = polygon(
      [(2, 6.5), (7.6, 11), (12, 3.5), (16.4, 11), (22, 6.5), (19.6, 17), (4.4, 17)], radius: 0.8)
    symbol.box(4.4, 18.4, 15.2, 2.6, 1)
  }

  private static let trophy = Symbol { symbol in
    symbol.fill.move(to: CGPoint(x: 6.5, y: 2.5))
    symbol.fill.addLine(to: CGPoint(x: 17.5, y: 2.5))
    symbol.fill.addCurve(
      to: CGPoint(x: 12, y: 15), control1: CGPoint(x: 17.5, y: 10), control2: CGPoint(x: 16, y: 15))
    symbol.fill.addCurve(
      to: CGPoint(x: 6.5, y: 2.5), control1: CGPoint(x: 8, y: 15), control2: CGPoint(x: 6.5, y: 10))
    symbol.fill.closeSubpath()
    symbol.box(11, 15, 2, 4, 0)
    symbol.box(7, 18.6, 10, 2.9, 1.2)
    symbol.stroke.move(to: CGPoint(x: 5.2, y: 4.5))
    symbol.stroke.addCurve(
      to: CGPoint(x: 7.2, y: 11), control1: CGPoint(x: 1.2, y: 4.5),
      control2: CGPoint(x: 1.8, y: 10))
    symbol.stroke.move(to: CGPoint(x: 18.8, y: 4.5))
    symbol.stroke.addCurve(
      to: CGPoint(x: 16.8, y: 11), control1: CGPoint(x: 22.8, y: 4.5),
      control2: CGPoint(x: 22.2, y: 10))
  }

  private static let speaker = polygon(
    [(1.8, 8.5), (5.6, 8.5), (11.5, 3.5), (11.5, 20.5), (5.6, 15.5), (1.8, 15.5)], radius: 0.8)

  private static let loud = Symbol { symbol in
    symbol.fill = speaker
    symbol.arc((11, 12), 4.6, -48, 48)
    symbol.arc((11, 12), 9, -50, 50)
  }

  private static let silent = Symbol { symbol in
    symbol.fill = speaker
    symbol.line((15, 9), (21, 15))
    symbol.line((21, 9), (15, 15))
  }

  private static let pencil = Symbol { symbol in
    symbol.stroke = polygon(
      [(3, 21), (4.4, 15.8), (16.8, 3.4), (20.6, 7.2), (8.2, 19.6)], radius: 0.8)
    symbol.line((14, 6.2), (17.8, 10))
  }

  private static let flag = Symbol { symbol in
    symbol.line((4.5, 3), (4.5, 22))
    symbol.fill.move(to: CGPoint(x: 6.3, y: 3.4))
    symbol.fill.addCurve(
      to: CGPoint(x: 21, y: 4.2), control1: CGPoint(x: 11, y: 0.6), control2: CGPoint(x: 15, y: 7.4)
    )
    symbol.fill.addLine(to: CGPoint(x: 21, y: 13.6))
    symbol.fill.addCurve(
      to: CGPoint(x: 6.3, y: 12.8), control1: CGPoint(x: 15, y: 16.8),
      control2: CGPoint(x: 11, y: 10))
    symbol.fill.closeSubpath()
  }

  private static let stack = Symbol { symbol in
    symbol.box(2.5, 9, 19, 12.5, 2.4)
    symbol.box(4.5, 5.6, 15, 1.9, 0.95)
    symbol.box(6.5, 2.4, 11, 1.7, 0.85)
  }
}
