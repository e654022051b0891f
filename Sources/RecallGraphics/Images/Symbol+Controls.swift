extension Symbol {
  /// What programs show on buttons, drawn as lines.
  static var controls: [(String, Symbol)] {
    [
      drawn("arrow.up") {
        $0.line((12, 21), (12, 3))
        $0.line((5, 10), (12, 3), (19, 10))
      },
      drawn("arrow.down") {
        $0.line((12, 3), (12, 21))
        $0.line((5, 14), (12, 21), (19, 14))
      },
      drawn("arrow.up.arrow.down") {
        $0.line((7.5, 21), (7.5, 3.4))
        $0.line((3.4, 7.5), (7.5, 3.4), (11.6, 7.5))
        $0.line((16.5, 3), (16.5, 20.6))
        $0.line((12.4, 16.5), (16.5, 20.6), (20.6, 16.5))
      },
      drawn("arrow.up.right") {
        $0.line((5, 19), (19, 5))
        $0.line((8, 5), (19, 5), (19, 16))
      },
      drawn("arrow.uturn.backward") {
        $0.line((8, 3.5), (3, 8.5), (8, 13.5))
        $0.line((3, 8.5), (15, 8.5), (19, 10), (21, 14), (19, 18.4), (15, 20), (10, 20))
      },
      drawn("arrow.uturn.forward") {
        $0.line((16, 3.5), (21, 8.5), (16, 13.5))
        $0.line((21, 8.5), (9, 8.5), (5, 10), (3, 14), (5, 18.4), (9, 20), (14, 20))
      },
      drawn("arrow.triangle.2.circlepath") {
        $0.arc((12, 12), 8.6, 200, 330)
        $0.arc((12, 12), 8.6, 20, 150)
        $0.line((20.6, 3), (20, 8), (15, 7))
        $0.line((3.4, 21), (4, 16), (9, 17))
      },
      drawn("arrow.circlepath") {
        $0.arc((12, 12), 8.6, -60, 210)
        $0.line((16, 0.8), (16.4, 5), (12, 5.6))
      },
      drawn("repeat") {
        $0.line((3, 12), (3, 8), (5, 6), (20, 6))
        $0.line((17, 3), (20, 6), (17, 9))
        $0.line((21, 12), (21, 16), (19, 18), (4, 18))
        $0.line((7, 15), (4, 18), (7, 21))
      },
      drawn("play") { $0.line((5.5, 3), (20.5, 12), (5.5, 21), (5.5, 3)) },
      drawn("forward.fill") {
        $0.line((3, 5), (12, 12), (3, 19), (3, 5))
        $0.line((12, 5), (21, 12), (12, 19), (12, 5))
      },
      drawn("backward.fill") {
        $0.line((21, 5), (12, 12), (21, 19), (21, 5))
        $0.line((12, 5), (3, 12), (12, 19), (12, 5))
      },
      drawn("power") {
        $0.arc((12, 13), 8.4, -50, 230)
        $0.line((12, 2), (12, 11))
      },
      drawn("line.3.horizontal") {
        $0.line((3, 6), (21, 6))
        $0.line((3, 12), (21, 12))
        $0.line((3, 18), (21, 18))
      },
      drawn("line.3.horizontal.decrease") {
        $0.line((3, 6), (21, 6))
        $0.line((6.5, 12), (17.5, 12))
        $0.line((10, 18), (14, 18))
      },
      drawn("slider.horizontal.3") {
        $0.line((2.5, 6), (21.5, 6))
        $0.line((2.5, 12), (21.5, 12))
        $0.line((2.5, 18), (21.5, 18))
        $0.dot((8, 6), 2.4)
        $0.dot((16, 12), 2.4)
        $0.dot((8, 18), 2.4)
      },
      drawn("list.dash") {
        for y in [6, 12, 18] as [CGFloat] {
          $0.line((2.5, y), (5, y))
          $0.line((8.5, y), (21.5, y))
        }
      },
      drawn("list.number") {
        for y in [6, 12, 18] as [CGFloat] {
          $0.line((3.6, y - 2), (3.6, y + 2))
          $0.line((8.5, y), (21.5, y))
        }
      },
      drawn("square.grid.2x2") {
        $0.frame(3, 3, 7.4, 7.4)
        $0.frame(13.6, 3, 7.4, 7.4)
        $0.frame(3, 13.6, 7.4, 7.4)
        $0.frame(13.6, 13.6, 7.4, 7.4)
      },
      drawn("square.stack") {
        $0.frame(3, 9, 18, 13)
        $0.line((5, 5.6), (19, 5.6))
        $0.line((7, 2.4), (17, 2.4))
      },
      drawn("equal") {
        $0.line((4, 9), (20, 9))
        $0.line((4, 15), (20, 15))
      },
      drawn("multiply") {
        $0.line((5, 5), (19, 19))
        $0.line((19, 5), (5, 19))
      },
      drawn("divide") {
        $0.line((3.5, 12), (20.5, 12))
        $0.dot((12, 6), 1.8)
        $0.dot((12, 18), 1.8)
      },
      drawn("percent") {
        $0.line((19, 4), (5, 20))
        $0.ring((6.6, 6.8), 3)
        $0.ring((17.4, 17.2), 3)
      },
      drawn("number") {
        $0.line((9.4, 3), (7, 21))
        $0.line((17, 3), (14.6, 21))
        $0.line((3.6, 8.6), (20.8, 8.6))
        $0.line((3.2, 15.4), (20.4, 15.4))
      },
      drawn("dollarsign") {
        $0.line(
          (17, 7), (15, 5), (9, 5), (7, 7), (7, 10), (9, 12), (15, 12), (17, 14), (17, 17),
          (15, 19), (9, 19), (7, 17))
        $0.line((12, 2), (12, 22))
      },
      drawn("exclamationmark") {
        $0.line((12, 3), (12, 14.6))
        $0.dot((12, 19.6), 1.8)
      },
      drawn("questionmark") {
        $0.line((7, 7.4), (9, 4), (15, 4), (17, 7.4), (16, 10.4), (12, 12.6), (12, 15.6))
        $0.dot((12, 20), 1.8)
      },
      drawn("info") {
        $0.dot((12, 5), 1.8)
        $0.line((9.4, 10.4), (12.4, 10.4), (12.4, 20))
        $0.line((9, 20), (15.6, 20))
      },
      drawn("textformat") {
        $0.line((2, 19), (7.4, 5), (12.8, 19))
        $0.line((4, 14.4), (10.8, 14.4))
        $0.ring((18, 15.4), 3.6)
        $0.line((21.6, 11.4), (21.6, 19))
      },
      drawn("hexagon") {
        $0.line((12, 2), (20.8, 7), (20.8, 17), (12, 22), (3.2, 17), (3.2, 7), (12, 2))
      },
      drawn("pentagon") {
        $0.line((12, 2.4), (21.6, 9.4), (18, 20.6), (6, 20.6), (2.4, 9.4), (12, 2.4))
      },
      drawn("capsule") {
        $0.stroke.addRoundedRect(
          in: CGRect(x: 1.5, y: 6, width: 21, height: 12), cornerSize: CGSize(width: 6, height: 6))
      },
      drawn("oval") { $0.stroke.addEllipse(in: CGRect(x: 1.5, y: 5, width: 21, height: 14)) },
      drawn("rectangle") { $0.frame(1.8, 4.6, 20.4, 14.8) },
      drawn("chart.pie") {
        $0.ring((12, 12), 9.4)
        $0.line((12, 2.6), (12, 12), (20, 17))
      },
      drawn("chart.line.uptrend.xyaxis") {
        $0.line((3, 3), (3, 21), (21, 21))
        $0.line((6, 16), (10.4, 11), (14, 14), (20.4, 6))
      },
    ]
  }
}
