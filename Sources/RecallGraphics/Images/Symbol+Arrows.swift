extension Symbol {
  /// What goes somewhere, comes back, begins and pauses.
  static var arrows: [(String, Symbol)] {
    [
      ("arrow.clockwise", turn), ("arrow.counterclockwise", turn.mirrored),
      ("arrow.right", right), ("arrow.left", right.mirrored), ("shuffle", shuffle),
      ("play.fill", play), ("pause.fill", pause), ("stop.fill", Symbol { $0.box(5, 5, 14, 14, 2) }),
    ]
  }

  private static let turn = Symbol { symbol in
    symbol.arc((12, 12.8), 8, 0, 295)
    let angle = 295 * Double.pi / 180
    symbol.head(at: (12 + 8 * cos(angle), 12.8 + 8 * sin(angle)), towards: 28)
  }

  private static let right = Symbol { symbol in
    symbol.line((3.5, 12), (20, 12))
    symbol.line((13.5, 5.5), (20, 12), (13.5, 18.5))
  }

  private static let shuffle = Symbol { symbol in
    for (from, to) in [(17.0, 7.0), (7.0, 17.0)] as [(CGFloat, CGFloat)] {
      symbol.line((2.5, from), (5, from))
      symbol.stroke.addCurve(
        to: CGPoint(x: 15.5, y: to), control1: CGPoint(x: 11, y: from),
        control2: CGPoint(x: 9.5, y: to))
      symbol.stroke.addLine(to: CGPoint(x: 17.5, y: to))
      symbol.head(at: (17.8, to), towards: 0)
    }
  }

  private static let play = Symbol { symbol in
    symbol.fill = polygon([(5.5, 2.5), (21.5, 12), (5.5, 21.5)], radius: 1.4)
  }

  private static let pause = Symbol { symbol in
    symbol.box(5.5, 3.5, 4.8, 17, 1.3)
    symbol.box(13.7, 3.5, 4.8, 17, 1.3)
  }
}
