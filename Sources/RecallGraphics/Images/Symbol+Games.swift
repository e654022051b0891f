extension Symbol {
  /// The key that deletes what is before the cursor.
  private static func delete(_ name: String) -> (String, Symbol) {
    drawn(name) {
      $0.line((8, 5), (21.5, 5), (21.5, 19), (8, 19), (2, 12), (8, 5))
      $0.line((11.5, 9), (17.5, 15))
      $0.line((17.5, 9), (11.5, 15))
    }
  }

  /// What games, players and tools show.
  static var games: [(String, Symbol)] {
    dies + suits + [
      delete("delete.left"), delete("delete.backward"),
      drawn("qrcode") {
        for (x, y) in [(2.5, 2.5), (14.5, 2.5), (2.5, 14.5)] as [(CGFloat, CGFloat)] {
          $0.frame(x, y, 7, 7)
          $0.box(x + 2.4, y + 2.4, 2.2, 2.2, 0.4)
        }
        for (x, y) in [(14, 14), (19.4, 14), (16.7, 16.7), (14, 19.4), (19.4, 19.4)]
          as [(CGFloat, CGFloat)]
        {
          $0.box(x, y, 2.6, 2.6, 0.4)
        }
      },
      drawn("viewfinder") {
        for (x, y) in [(3, 3), (21, 3), (21, 21), (3, 21)] as [(CGFloat, CGFloat)] {
          let (inX, inY): (CGFloat, CGFloat) = (x < 12 ? x + 5 : x - 5, y < 12 ? y + 5 : y - 5)
          $0.line((inX, y), (x, y), (x, inY))
        }
      },
      drawn("playpause.fill") {
        $0.fill = polygon([(2, 4.5), (12.5, 12), (2, 19.5)])
        $0.box(14.4, 4.8, 2.8, 14.4, 1)
        $0.box(19.4, 4.8, 2.8, 14.4, 1)
      },
      ("arrow.uturn.left", backwards), ("arrow.uturn.right", backwards.mirrored),
      drawn("plusminus") {
        $0.line((12, 3), (12, 14))
        $0.line((6.5, 8.5), (17.5, 8.5))
        $0.line((6.5, 19.5), (17.5, 19.5))
      },
      drawn("target") {
        $0.ring((12, 12), 9.6)
        $0.ring((12, 12), 5.4)
        $0.dot((12, 12), 1.8)
      },
      ("speedometer", gauge), ("gauge", gauge),
      drawn("medal") {
        $0.line((7, 2.5), (10, 10))
        $0.line((17, 2.5), (14, 10))
        $0.ring((12, 15.6), 6)
      },
      drawn("rosette") {
        $0.ring((12, 9), 6.4)
        $0.line((8, 14.6), (8, 21.8), (12, 19), (16, 21.8), (16, 14.6))
      },
      drawn("seal") { $0.stroke = polygon(corners(24, around: (12, 12), radii: [10, 8.4])) },
      drawn("infinity") {
        $0.stroke.move(to: CGPoint(x: 12, y: 12))
        for (sign, end) in [(1, CGPoint(x: 12, y: 12)), (-1, CGPoint(x: 12, y: 12))]
          as [(CGFloat, CGPoint)]
        {
          $0.stroke.addCurve(
            to: CGPoint(x: 12 + sign * 10, y: 12), control1: CGPoint(x: 12 + sign * 4, y: 5),
            control2: CGPoint(x: 12 + sign * 10, y: 5))
          $0.stroke.addCurve(
            to: end, control1: CGPoint(x: 12 + sign * 10, y: 19),
            control2: CGPoint(x: 12 + sign * 4, y: 19))
        }
      },
      drawn("keyboard") {
        $0.frame(1.8, 5, 20.4, 14)
        for y in [9, 12.2] as [CGFloat] {
          for x in stride(from: 5.4, through: 18.6, by: 3.3) { $0.dot((x, y), 0.9) }
        }
        $0.line((7.6, 15.6), (16.4, 15.6))
      },
      drawn("film") {
        $0.frame(2.4, 4, 19.2, 16)
        $0.line((7, 4), (7, 20))
        $0.line((17, 4), (17, 20))
        for y in [9.3, 14.6] as [CGFloat] {
          $0.line((2.4, y), (7, y))
          $0.line((17, y), (21.6, y))
        }
      },
      drawn("ticket") {
        $0.line(
          (2.5, 6), (21.5, 6), (21.5, 10), (19.5, 12), (21.5, 14), (21.5, 18), (2.5, 18), (2.5, 14),
          (4.5, 12), (2.5, 10), (2.5, 6))
        $0.line((14.5, 9), (14.5, 15))
      },
      drawn("archivebox") {
        $0.frame(2.4, 3.6, 19.2, 5)
        $0.line((4, 8.6), (4, 20.4), (20, 20.4), (20, 8.6))
        $0.line((9, 12.6), (15, 12.6))
      },
      drawn("shippingbox") {
        $0.line((12, 2.2), (21, 7), (21, 17), (12, 21.8), (3, 17), (3, 7), (12, 2.2))
        $0.line((3, 7), (12, 11.8), (21, 7))
        $0.line((12, 11.8), (12, 21.8))
      },
      drawn("text.bubble") {
        $0.line(
          (2.5, 3.5), (21.5, 3.5), (21.5, 16.5), (12, 16.5), (7, 21), (7, 16.5), (2.5, 16.5),
          (2.5, 3.5))
        $0.line((7, 8), (17, 8))
        $0.line((7, 12), (14, 12))
      },
      drawn("eurosign") {
        $0.arc((14, 12), 7.6, 310, 50)
        $0.line((3.4, 10), (13.4, 10))
        $0.line((3.4, 14), (13.4, 14))
      },
    ]
  }

  /// The six sides of a die.
  private static var dies: [(String, Symbol)] {
    let (low, middle, high): (CGFloat, CGFloat, CGFloat) = (7.4, 12, 16.6)
    let diagonal: [Point] = [(low, low), (high, high)]
    let other: [Point] = [(high, low), (low, high)]
    let sides: [[Point]] = [
      [(middle, middle)], diagonal, diagonal + [(middle, middle)], diagonal + other,
      diagonal + other + [(middle, middle)], diagonal + other + [(low, middle), (high, middle)],
    ]
    return sides.enumerated().map { number, dots in
      drawn("die.face.\(number + 1)") { symbol in
        symbol.frame(2.6, 2.6, 18.8, 18.8)
        for dot in dots { symbol.dot(dot, 1.7) }
      }
    }
  }

  /// The four suits of playing cards.
  private static var suits: [(String, Symbol)] {
    [
      drawn("suit.diamond") { $0.line((12, 2), (19.5, 12), (12, 22), (4.5, 12), (12, 2)) },
      drawn("suit.heart") {
        $0.stroke.move(to: CGPoint(x: 12, y: 21))
        for sign in [-1, 1] as [CGFloat] {
          let top = CGPoint(x: 12, y: 7.4)
          let (control1, control2) =
            sign < 0
            ? (CGPoint(x: -4, y: 10), CGPoint(x: 6, y: -1.6))
            : (CGPoint(x: 18, y: -1.6), CGPoint(x: 28, y: 10))
          $0.stroke.addCurve(
            to: sign < 0 ? top : CGPoint(x: 12, y: 21), control1: control1, control2: control2)
        }
      },
      drawn("suit.spade") {
        $0.stroke.move(to: CGPoint(x: 12, y: 2.4))
        $0.stroke.addCurve(
          to: CGPoint(x: 12, y: 15.6), control1: CGPoint(x: 28, y: 13.6),
          control2: CGPoint(x: 17, y: 22))
        $0.stroke.addCurve(
          to: CGPoint(x: 12, y: 2.4), control1: CGPoint(x: 7, y: 22),
          control2: CGPoint(x: -4, y: 13.6))
        $0.line((12, 15.6), (12, 21.4))
        $0.line((8.6, 21.4), (15.4, 21.4))
      },
      drawn("suit.club.fill") {
        $0.dot((12, 6.6), 5)
        $0.dot((6.8, 13.4), 5)
        $0.dot((17.2, 13.4), 5)
        $0.line((12, 10), (12, 21.4))
        $0.line((8.6, 21.4), (15.4, 21.4))
      },
      drawn("suit.club") {
        $0.ring((12, 6.6), 4)
        $0.ring((6.8, 13.4), 4)
        $0.ring((17.2, 13.4), 4)
        $0.line((12, 10), (12, 21.4))
        $0.line((8.6, 21.4), (15.4, 21.4))
      },
    ]
  }

  private static let backwards = Symbol { symbol in
    symbol.line((7.6, 3.6), (3, 8.2), (7.6, 12.8))
    symbol.line((3, 8.2), (15.4, 8.2))
    symbol.arc((15.4, 14), 5.8, -90, 90)
    symbol.line((15.4, 19.8), (9, 19.8))
  }

  private static let gauge = Symbol { symbol in
    symbol.ring((12, 12), 9.6)
    symbol.line((12, 12), (16, 8))
    symbol.dot((12, 12), 1.6)
    for angle in [135, 180, 225, 270, 315, 0, 45] as [Double] {
      let (x, y) = (CGFloat(cos(angle * .pi / 180)), CGFloat(sin(angle * .pi / 180)))
      symbol.dot((12 + 6.8 * x, 12 + 6.8 * y), 0.7)
    }
  }
}
