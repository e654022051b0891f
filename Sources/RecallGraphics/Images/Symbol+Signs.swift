extension Symbol {
  /// What buttons say: yes, no, more, which way.
  static var signs: [(String, Symbol)] {
    let plus = Symbol { symbol in
      symbol.line((12, 4.5), (12, 19.5))
      symbol.line((4.5, 12), (19.5, 12))
    }
    let minus = Symbol { $0.line((4.5, 12), (19.5, 12)) }
    let cross = Symbol { symbol in
      symbol.line((5.5, 5.5), (18.5, 18.5))
      symbol.line((18.5, 5.5), (5.5, 18.5))
    }
    let check = Symbol { $0.line((4, 13), (9.5, 18.5), (20, 6)) }
    let left = Symbol { $0.line((15.5, 4.5), (8, 12), (15.5, 19.5)) }
    return [
      ("plus", plus), ("minus", minus), ("xmark", cross), ("checkmark", check),
      ("plus.circle", circled(plus)), ("minus.circle", circled(minus)),
      ("xmark.circle", circled(cross)), ("checkmark.circle", circled(check)),
      ("chevron.left", left), ("chevron.right", left.mirrored),
      ("chevron.up", left.turned(quarters: 1)), ("chevron.down", left.turned(quarters: 3)),
      ("questionmark.circle", question), ("info.circle", information),
      ("sidebar.left", sidebar), ("list.bullet", list),
      ("chart.bar.fill", chart),
      ("exclamationmark.triangle", warning), ("ellipsis.circle", more), ("ellipsis", dots),
      ("magnifyingglass", lens),
    ]
  }

  /// A sign, at half its size, in a circle.
  private static func circled(_ sign: Symbol) -> Symbol {
    let half = CGAffineTransform(translationX: side / 4, y: side / 4).scaledBy(x: 0.5, y: 0.5)
    return Symbol { symbol in
      symbol.ring((12, 12), 9.5)
      symbol.stroke.addPath(sign.stroke, transform: half)
    }
  }

  private static let question = Symbol { symbol in
    symbol.ring((12, 12), 9.5)
    symbol.arc((12, 9.7), 2.9, 180, 410)
    symbol.stroke.addQuadCurve(
      to: CGPoint(x: 12, y: 14.2), control: CGPoint(x: 12, y: 12.6))
    symbol.dot((12, 17.4), 1.25)
  }

  private static let information = Symbol { symbol in
    symbol.ring((12, 12), 9.5)
    symbol.dot((12, 7.4), 1.3)
    symbol.line((10.4, 11), (12.2, 11), (12.2, 16.8))
    symbol.line((10.2, 16.8), (14.2, 16.8))
  }

  private static let warning = Symbol { symbol in
    symbol.line((12, 3.5), (22, 20.5), (2, 20.5))
    symbol.stroke.closeSubpath()
    symbol.line((12, 9.5), (12, 14))
    symbol.dot((12, 17.4), 1.25)
  }

  private static let lens = Symbol { symbol in
    symbol.ring((10.5, 10.5), 7)
    symbol.line((15.6, 15.6), (21, 21))
  }

  private static let dots = Symbol { symbol in
    for x: CGFloat in [5, 12, 19] {
      symbol.dot((x, 12), 1.8)
    }
  }

  private static let more = Symbol { symbol in
    symbol.ring((12, 12), 9.5)
    for x: CGFloat in [7.5, 12, 16.5] {
      symbol.dot((x, 12), 1.3)
    }
  }

  private static let list = Symbol { symbol in
    for y: CGFloat in [6, 12, 18] {
      symbol.dot((4, y), 1.4)
      symbol.line((9, y), (21, y))
    }
  }

  private static let sidebar = Symbol { symbol in
    symbol.stroke.addRoundedRect(
      in: CGRect(x: 2.5, y: 4.5, width: 19, height: 15), cornerSize: CGSize(width: 3, height: 3))
    symbol.line((9, 4.5), (9, 19.5))
  }

  private static let chart = Symbol { symbol in
    symbol.box(3, 12, 5, 9, 1)
    symbol.box(9.5, 7, 5, 14, 1)
    symbol.box(16, 3, 5, 18, 1)
  }
}
