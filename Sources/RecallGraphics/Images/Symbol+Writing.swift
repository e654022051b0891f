extension Symbol {
  /// What programs show of texts and of numbers.
  static var writing: [(String, Symbol)] {
    [
      drawn("text.alignleft") { $0.lines(of: [(3, 21), (3, 14), (3, 18), (3, 11)]) },
      drawn("text.aligncenter") { $0.lines(of: [(3, 21), (6.5, 17.5), (4.5, 19.5), (8, 16)]) },
      drawn("text.alignright") { $0.lines(of: [(3, 21), (10, 21), (6, 21), (13, 21)]) },
      drawn("text.justify") { $0.lines(of: [(3, 21), (3, 21), (3, 21), (3, 21)]) },
      drawn("text.insert") {
        $0.line((3, 5), (21, 5))
        $0.line((11, 10), (21, 10))
        $0.line((11, 14.5), (21, 14.5))
        $0.line((3, 19.5), (21, 19.5))
        $0.line((3, 9), (7, 12.2), (3, 15.5))
      },
      drawn("text.quote") {
        $0.line((3, 4), (3, 20))
        $0.line((8, 7), (21, 7))
        $0.line((8, 12), (19, 12))
        $0.line((8, 17), (16, 17))
      },
      drawn("bold") {
        $0.line((7, 3.5), (13, 3.5), (16, 5.4), (16, 9.4), (13, 11.5), (7, 11.5))
        $0.line((7, 3.5), (7, 20.5), (14.4, 20.5), (17.6, 18.4), (17.6, 13.6), (14.4, 11.5))
      },
      drawn("italic") {
        $0.line((10, 3.5), (18, 3.5))
        $0.line((6, 20.5), (14, 20.5))
        $0.line((14, 3.5), (10, 20.5))
      },
      drawn("underline") {
        $0.line((6.5, 3), (6.5, 11.4), (9, 15.4), (12, 16.4), (15, 15.4), (17.5, 11.4), (17.5, 3))
        $0.line((5, 21), (19, 21))
      },
      drawn("strikethrough") {
        $0.line((17.4, 6.4), (14.6, 3.6), (9.6, 3.6), (6.8, 6), (7.2, 9.4), (10, 11.6))
        $0.line((14.6, 12.6), (17.2, 15), (16.8, 18.2), (14, 20.4), (9.6, 20.4), (6.4, 17.4))
        $0.line((3, 12), (21, 12))
      },
      drawn("sum") {
        $0.line((18, 6), (18, 3.5), (6, 3.5), (13, 12), (6, 20.5), (18, 20.5), (18, 18))
      },
      drawn("function") {
        $0.line((13, 3.4), (11, 3.4), (9.4, 5.4), (7.4, 18.4), (5.8, 20.6), (3.8, 20.6))
        $0.line((5.6, 9.6), (12, 9.6))
        $0.line((13.4, 13), (20.4, 20.6))
        $0.line((20.4, 13), (13.4, 20.6))
      },
      drawn("x.squareroot") {
        $0.line((2, 13), (4.4, 12), (7.4, 20.6), (11, 3.4), (22, 3.4))
        $0.line((13.4, 9.6), (19.6, 18.6))
        $0.line((19.6, 9.6), (13.4, 18.6))
      },
      drawn("curlybraces") {
        $0.line((9, 3), (6.6, 4), (6.4, 10), (4, 12), (6.4, 14), (6.6, 20), (9, 21))
        $0.line((15, 3), (17.4, 4), (17.6, 10), (20, 12), (17.6, 14), (17.4, 20), (15, 21))
      },
      drawn("terminal") {
        $0.frame(2, 4, 20, 16)
        $0.line((6, 9), (9.4, 12), (6, 15))
        $0.line((11.6, 15.4), (16.4, 15.4))
      },
      drawn("character") {
        $0.line((5, 20), (12, 3.6), (19, 20))
        $0.line((7.6, 14.4), (16.4, 14.4))
      },
      drawn("list.star") {
        for y in [5, 12, 19] as [CGFloat] { $0.line((10, y), (21, y)) }
        for y in [5, 12, 19] as [CGFloat] {
          $0.fill.addPath(
            Symbol.polygon(Symbol.corners(10, around: (4.4, y), radii: [3.2, 1.5]), radius: 0.2))
        }
      },
      drawn("text.book.closed") {
        $0.frame(4, 2.6, 16, 18.8)
        $0.line((4.4, 17), (19.6, 17))
        $0.line((8, 7), (16, 7))
        $0.line((8, 11), (13, 11))
      },
      drawn("chart.xyaxis.line") {
        $0.line((3, 3), (3, 21), (21, 21))
        $0.line((6.6, 15.6), (10.6, 10), (14.2, 13.4), (20, 5.4))
      },
    ]
  }

  /// Strokes lines of a text, one below the other.
  private mutating func lines(of ends: [(CGFloat, CGFloat)]) {
    for (index, (from, to)) in ends.enumerated() {
      let y = 4.5 + CGFloat(index) * 5
      line((from, y), (to, y))
    }
  }
}
