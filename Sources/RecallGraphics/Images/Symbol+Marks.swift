import Foundation

extension Symbol {
  /// Keys, arrows and marks of text, drawn as lines.
  static var marks: [(String, Symbol)] {
    [
      drawn("text.append") {
        for y in [5, 10, 15] as [CGFloat] { $0.line((3, y), (21, y)) }
        $0.line((3, 20), (10, 20))
        $0.line((14, 20), (21, 20))
        $0.line((17.5, 16.8), (17.5, 23))
      },
      drawn("checklist") {
        for y in [6, 17] as [CGFloat] {
          $0.line((2.4, y), (4.6, y + 2.4), (8.6, y - 3))
          $0.line((12, y), (21.6, y))
        }
      },
      drawn("text.magnifyingglass") {
        for y in [5, 10, 15] as [CGFloat] { $0.line((2.6, y), (y == 5 ? 21 : 9, y)) }
        $0.ring((15.4, 14), 4)
        $0.line((18.4, 17), (21.6, 20.6))
      },
      drawn("text.badge.checkmark") {
        for y in [5, 10, 15] as [CGFloat] { $0.line((2.6, y), (y == 15 ? 9 : 21, y)) }
        $0.line((12.6, 18), (15.6, 21), (21.4, 14.4))
      },
      drawn("text.cursor") {
        $0.line((8, 3), (12, 5), (16, 3))
        $0.line((12, 5), (12, 19))
        $0.line((8, 21), (12, 19), (16, 21))
      },
      drawn("increase.indent") {
        for y in [4, 20] as [CGFloat] { $0.line((2.6, y), (21.4, y)) }
        for y in [9.4, 14.6] as [CGFloat] { $0.line((11, y), (21.4, y)) }
        $0.line((3, 9), (6.6, 12), (3, 15))
      },
      drawn("decrease.indent") {
        for y in [4, 20] as [CGFloat] { $0.line((2.6, y), (21.4, y)) }
        for y in [9.4, 14.6] as [CGFloat] { $0.line((11, y), (21.4, y)) }
        $0.line((6.6, 9), (3, 12), (6.6, 15))
      },
      drawn("paragraphsign") {
        $0.line((19, 3), (9, 3), (5, 5.4), (5, 9.6), (9, 12), (12, 12))
        $0.line((12, 3), (12, 21))
        $0.line((16.4, 3), (16.4, 21))
      },
      drawn("line.diagonal") { $0.line((4, 20), (20, 4)) },
      drawn("signature") {
        $0.line((2.4, 14), (6, 6), (8, 5.4), (7, 12), (5, 16), (10, 11), (10.4, 15), (14, 11.6))
        $0.line((14, 11.6), (14.6, 14.6), (18, 12.4), (21.6, 13.6))
        $0.line((2.6, 20), (21.4, 20))
      },
      drawn("numbersign") {
        $0.line((9.4, 3), (6.6, 21))
        $0.line((17.4, 3), (14.6, 21))
        $0.line((4, 8.6), (21, 8.6))
        $0.line((3, 15.4), (20, 15.4))
      },
      drawn("lessthan") { $0.line((19, 4.4), (5, 12), (19, 19.6)) },
      drawn("greaterthan") { $0.line((5, 4.4), (19, 12), (5, 19.6)) },
      drawn("command") {
        $0.line((8.4, 8.4), (15.6, 8.4), (15.6, 15.6), (8.4, 15.6), (8.4, 8.4))
        for (x, y) in [(5.6, 5.6), (18.4, 5.6), (5.6, 18.4), (18.4, 18.4)] as [Point] {
          $0.ring((x, y), 2.8)
        }
      },
      drawn("option") {
        $0.line((2.6, 5), (8.4, 5), (16, 19), (21.4, 19))
        $0.line((14, 5), (21.4, 5))
      },
      drawn("control") { $0.line((5, 13), (12, 6), (19, 13)) },
      drawn("shift") {
        $0.line(
          (12, 3), (21, 12.4), (16.4, 12.4), (16.4, 20.4), (7.6, 20.4), (7.6, 12.4), (3, 12.4),
          (12, 3))
      },
      drawn("capslock") {
        $0.line(
          (12, 2.4), (21, 11), (16.4, 11), (16.4, 15.6), (7.6, 15.6), (7.6, 11), (3, 11),
          (12, 2.4))
        $0.frame(7.6, 18.2, 8.8, 3.4)
      },
      drawn("escape") {
        $0.arc((13, 13), 8, 280, 530)
        $0.line((4, 10), (4, 4), (10, 4))
        $0.line((4.4, 4.4), (13, 13))
      },
      drawn("poweron") { $0.line((12, 4), (12, 20)) },
      drawn("delete.right") {
        $0.line((2.4, 5.4), (14.4, 5.4), (21.6, 12), (14.4, 18.6), (2.4, 18.6), (2.4, 5.4))
        $0.line((6.4, 9), (12.4, 15))
        $0.line((12.4, 9), (6.4, 15))
      },
      drawn("quote.opening") {
        for x in [2.6, 13] as [CGFloat] {
          $0.line((x + 6.4, 5), (x + 2, 8), (x, 13), (x, 18), (x + 6, 18), (x + 6, 12.6), (x, 12.6))
        }
      },
      drawn("quote.closing") {
        for x in [5, 15.4] as [CGFloat] {
          $0.line((x, 19), (x + 4.4, 16), (x + 6, 11), (x + 6, 6), (x, 6), (x, 11.4), (x + 6, 11.4))
        }
      },
      drawn("quote.bubble") {
        $0.line(
          (5, 3.6), (19, 3.6), (21.4, 6), (21.4, 15), (19, 17.4), (11, 17.4), (6.6, 21.4),
          (6.6, 17.4),
          (5, 17.4), (2.6, 15), (2.6, 6), (5, 3.6))
        for x in [8, 14] as [CGFloat] { $0.line((x + 2, 7.6), (x, 9.6), (x, 13), (x + 2, 13)) }
      },
      drawn("captions.bubble") {
        $0.line(
          (5, 3.6), (19, 3.6), (21.4, 6), (21.4, 15), (19, 17.4), (11, 17.4), (6.6, 21.4),
          (6.6, 17.4),
          (5, 17.4), (2.6, 15), (2.6, 6), (5, 3.6))
        $0.line((6.6, 9), (12, 9))
        $0.line((15, 9), (17.4, 9))
        $0.line((6.6, 13), (9, 13))
        $0.line((12, 13), (17.4, 13))
      },
      drawn("translate") {
        $0.line((2.6, 5), (13.4, 5))
        $0.line((8, 2.6), (8, 5))
        $0.line((11.4, 5), (8, 11), (3, 15))
        $0.line((5, 8), (11, 14))
        $0.line((10.6, 21.4), (16, 9), (21.4, 21.4))
        $0.line((12.6, 17.4), (19.4, 17.4))
      },
      drawn("megaphone") {
        $0.line((3, 9), (8, 9), (18.6, 4), (18.6, 18), (8, 14), (3, 14), (3, 9))
        $0.line((6.4, 14.4), (8, 20.6), (11, 20.6), (10, 15.4))
        $0.line((21.6, 9), (21.6, 13))
      },
      drawn("arrow.triangle.branch") {
        $0.line((6, 21.6), (6, 12), (12, 12), (18, 7.4))
        $0.line((6, 12), (6, 7.4))
        $0.head(at: (6, 6.4), towards: 270)
        $0.head(at: (18, 6.4), towards: 270)
      },
      drawn("arrow.triangle.turn.up.right.diamond") {
        $0.line((12, 1.8), (22.2, 12), (12, 22.2), (1.8, 12), (12, 1.8))
        $0.line((9, 15.6), (9, 10.6), (13, 10.6))
        $0.head(at: (13, 10.6), towards: 0)
      },
      drawn("arrow.triangle.swap") {
        $0.line((8, 20), (8, 8))
        $0.line((16, 4), (16, 16))
        $0.head(at: (8, 7), towards: 270)
        $0.head(at: (16, 17), towards: 90)
      },
      drawn("arrow.triangle.merge") {
        $0.line((6, 21.6), (6, 17), (12, 12), (12, 7.4))
        $0.line((18, 21.6), (18, 17), (12, 12))
        $0.head(at: (12, 6.4), towards: 270)
      },
      drawn("arrow.up.and.down.and.arrow.left.and.right") {
        $0.line((12, 3), (12, 21))
        $0.line((3, 12), (21, 12))
        $0.line((9.4, 5.4), (12, 2.6), (14.6, 5.4))
        $0.line((9.4, 18.6), (12, 21.4), (14.6, 18.6))
        $0.line((5.4, 9.4), (2.6, 12), (5.4, 14.6))
        $0.line((18.6, 9.4), (21.4, 12), (18.6, 14.6))
      },
      drawn("arrow.turn.down.left") {
        $0.line((19, 3), (19, 15), (5, 15))
        $0.line((10, 10), (5, 15), (10, 20))
      },
      drawn("arrow.3.trianglepath") {
        $0.line((8, 8.4), (12, 2.6), (16, 8.4))
        $0.line((18.4, 11.6), (21.6, 18), (14.6, 18))
        $0.line((9.4, 18), (2.4, 18), (5.6, 11.6))
      },
      drawn("arrowshape.right") {
        $0.line(
          (2.4, 8.6), (12, 8.6), (12, 3.6), (21.8, 12), (12, 20.4), (12, 15.4), (2.4, 15.4),
          (2.4, 8.6))
      },
      drawn("arrowshape.left") {
        $0.line(
          (21.6, 8.6), (12, 8.6), (12, 3.6), (2.2, 12), (12, 20.4), (12, 15.4), (21.6, 15.4),
          (21.6, 8.6))
      },
      drawn("arrowshape.up") {
        $0.line(
          (8.6, 21.6), (8.6, 12), (3.6, 12), (12, 2.2), (20.4, 12), (15.4, 12), (15.4, 21.6),
          (8.6, 21.6))
      },
      drawn("arrowshape.down") {
        $0.line(
          (8.6, 2.4), (8.6, 12), (3.6, 12), (12, 21.8), (20.4, 12), (15.4, 12), (15.4, 2.4),
          (8.6, 2.4))
      },
      drawn("arrowshape.turn.up.left") {
        $0.line(
          (10, 3.4), (10, 8), (17, 9.4), (21.4, 14), (21.6, 20), (18, 16.4), (10, 15), (10, 19.6),
          (2.2, 11.4), (10, 3.4))
      },
      drawn("arrowshape.turn.up.right") {
        $0.line(
          (14, 3.4), (14, 8), (7, 9.4), (2.6, 14), (2.4, 20), (6, 16.4), (14, 15), (14, 19.6),
          (21.8, 11.4), (14, 3.4))
      },
      drawn("arrowtriangle.up") { $0.line((12, 4), (21.4, 20), (2.6, 20), (12, 4)) },
      drawn("arrowtriangle.down") { $0.line((12, 20), (2.6, 4), (21.4, 4), (12, 20)) },
      drawn("arrowtriangle.left") { $0.line((4, 12), (20, 2.6), (20, 21.4), (4, 12)) },
      drawn("arrowtriangle.right") { $0.line((20, 12), (4, 2.6), (4, 21.4), (20, 12)) },
      drawn("rotate.left") {
        $0.frame(7, 10.4, 14, 11)
        $0.line((3, 14), (3, 8), (6, 5.4), (13, 5.4))
        $0.line((9.8, 2.4), (13, 5.4), (9.8, 8.4))
      },
      drawn("rotate.right") {
        $0.frame(3, 10.4, 14, 11)
        $0.line((21, 14), (21, 8), (18, 5.4), (11, 5.4))
        $0.line((14.2, 2.4), (11, 5.4), (14.2, 8.4))
      },
      drawn("rotate.3d") {
        $0.stroke.addEllipse(in: CGRect(x: 2, y: 7.4, width: 20, height: 9.2))
        $0.stroke.addEllipse(in: CGRect(x: 7.4, y: 2, width: 9.2, height: 20))
        $0.head(at: (12, 16.6), towards: 0)
      },
      drawn("crop") {
        $0.line((6.4, 2), (6.4, 17.6), (22, 17.6))
        $0.line((2, 6.4), (17.6, 6.4), (17.6, 22))
      },
      drawn("perspective") {
        $0.line((4, 3), (20, 7), (20, 17), (4, 21), (4, 3))
        $0.line((12, 5), (12, 19))
        $0.line((4, 12), (20, 12))
      },
      drawn("aspectratio") {
        $0.frame(2.2, 4.4, 19.6, 15.2)
        $0.line((6.4, 12), (6.4, 8.4), (10, 8.4))
        $0.line((17.6, 12), (17.6, 15.6), (14, 15.6))
      },
      drawn("skew") { $0.line((7, 4.4), (22, 4.4), (17, 19.6), (2, 19.6), (7, 4.4)) },
      drawn("grid") {
        for place in [5, 9.6, 14.4, 19] as [CGFloat] {
          $0.line((place, 2.4), (place, 21.6))
          $0.line((2.4, place), (21.6, place))
        }
      },
      drawn("lasso") {
        $0.stroke.addEllipse(in: CGRect(x: 3, y: 3, width: 18, height: 11.4))
        $0.line((7, 13.6), (5.4, 16.6), (8.4, 18), (7, 21.6))
      },
      drawn("highlighter") {
        $0.line((9, 13), (17, 3), (21.4, 6.4), (13.4, 16.4), (8.4, 17.4), (9, 13))
        $0.line((2.6, 21), (14, 21))
      },
      drawn("eraser") {
        $0.line((3, 15), (13, 4.4), (16, 4.4), (21, 9.4), (21, 11), (12, 20), (7.4, 20), (3, 15))
        $0.line((8, 9.8), (16.4, 16))
        $0.line((12, 20.6), (21, 20.6))
      },
      drawn("compass.drawing") {
        $0.ring((12, 5.4), 2.4)
        $0.line((11, 7.8), (5, 21.6))
        $0.line((13, 7.8), (19, 21.6))
        $0.line((7.6, 15.6), (12, 17), (16.4, 15.6))
      },
      drawn("switch.2") {
        $0.line((7, 3), (17, 3), (20.4, 6), (17, 9.4), (7, 9.4), (3.6, 6), (7, 3))
        $0.dot((16.6, 6.2), 2)
        $0.line((7, 14.6), (17, 14.6), (20.4, 18), (17, 21), (7, 21), (3.6, 18), (7, 14.6))
        $0.dot((7.4, 17.8), 2)
      },
      drawn("dial.low") {
        $0.ring((12, 12), 6.4)
        $0.line((12, 12), (8.6, 15.4))
        for (x, y) in [(3.6, 17), (2.6, 12), (5.4, 5.4), (12, 2.6), (18.6, 5.4), (21.4, 12)]
          as [Point]
        {
          $0.dot((x, y), 0.9)
        }
      },
      drawn("dial.high") {
        $0.ring((12, 12), 6.4)
        $0.line((12, 12), (15.4, 15.4))
        for (x, y) in [(2.6, 12), (5.4, 5.4), (12, 2.6), (18.6, 5.4), (21.4, 12), (20.4, 17)]
          as [Point]
        {
          $0.dot((x, y), 0.9)
        }
      },
      drawn("metronome") {
        $0.line((9, 3), (15, 3), (19.4, 21), (4.6, 21), (9, 3))
        $0.line((5.8, 16), (18.2, 16))
        $0.line((12, 16), (19, 6))
      },
      drawn("scope") {
        $0.ring((12, 12), 7)
        $0.line((12, 1.8), (12, 8))
        $0.line((12, 16), (12, 22.2))
        $0.line((1.8, 12), (8, 12))
        $0.line((16, 12), (22.2, 12))
      },
      drawn("rays") { symbol in
        for ray in 0..<8 {
          let angle = Double(ray) * .pi / 4
          let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
          symbol.line((12 + 4.6 * x, 12 + 4.6 * y), (12 + 9.8 * x, 12 + 9.8 * y))
        }
      },
      drawn("slowmo") { symbol in
        symbol.ring((12, 12), 3)
        for ray in 0..<16 {
          let angle = Double(ray) * .pi / 8
          let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
          symbol.line((12 + 7 * x, 12 + 7 * y), (12 + 9.8 * x, 12 + 9.8 * y))
        }
      },
      drawn("timelapse") {
        $0.ring((12, 12), 9.8)
        $0.arc((12, 12), 5, 270, 540)
        $0.line((12, 7), (12, 12))
      },
      drawn("livephoto") {
        $0.ring((12, 12), 2.6)
        $0.ring((12, 12), 6.2)
        $0.arc((12, 12), 9.8, 0, 300)
      },
      drawn("light.max") { symbol in
        symbol.dot((12, 12), 3)
        for ray in 0..<8 {
          let angle = Double(ray) * .pi / 4
          let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
          symbol.line((12 + 6.4 * x, 12 + 6.4 * y), (12 + 9.6 * x, 12 + 9.6 * y))
        }
      },
      drawn("light.min") { symbol in
        symbol.dot((12, 12), 3)
        for ray in 0..<8 {
          let angle = Double(ray) * .pi / 4
          symbol.dot((12 + 7 * CGFloat(cos(angle)), 12 + 7 * CGFloat(sin(angle))), 1)
        }
      },
      drawn("nosign") {
        $0.ring((12, 12), 9.8)
        $0.line((5.2, 5.2), (18.8, 18.8))
      },
      drawn("octagon") {
        $0.line(
          (8, 2.4), (16, 2.4), (21.6, 8), (21.6, 16), (16, 21.6), (8, 21.6), (2.4, 16), (2.4, 8),
          (8, 2.4))
      },
      drawn("squareshape") { $0.line((3, 3), (21, 3), (21, 21), (3, 21), (3, 3)) },
      drawn("squareshape.split.2x2") {
        $0.line((3, 3), (21, 3), (21, 21), (3, 21), (3, 3))
        $0.line((12, 3), (12, 21))
        $0.line((3, 12), (21, 12))
      },
      drawn("inset.filled.circle") {
        $0.ring((12, 12), 9.8)
        $0.dot((12, 12), 6.4)
      },
      drawn("tablecells") {
        $0.frame(2.2, 4, 19.6, 16)
        $0.line((2.6, 9), (21.4, 9))
        $0.line((2.6, 14.4), (21.4, 14.4))
        $0.line((8.6, 4.4), (8.6, 19.6))
        $0.line((15.2, 4.4), (15.2, 19.6))
      },
      drawn("chart.line.downtrend.xyaxis") {
        $0.line((3, 2.6), (3, 21), (21.4, 21))
        $0.line((6.6, 6), (11, 12), (14, 9.4), (20, 16))
      },
      drawn("chart.dots.scatter") {
        $0.line((3, 2.6), (3, 21), (21.4, 21))
        for (x, y) in [(8, 15.6), (10.6, 9), (14.4, 12.6), (18, 6)] as [Point] {
          $0.dot((x, y), 1.6)
        }
      },
      drawn("barcode") {
        for (x, width) in [(2.6, 0), (6.4, 1), (10.4, 0), (13.4, 1), (17.6, 0), (21.4, 0)]
          as [(CGFloat, CGFloat)]
        {
          $0.line((x, 5), (x, 19))
          if width > 0 { $0.line((x + 1, 5), (x + 1, 19)) }
        }
      },
      drawn("faceid") {
        for (x, y, dx, dy) in [(3, 3, 1, 1), (21, 3, -1, 1), (3, 21, 1, -1), (21, 21, -1, -1)]
          as [(CGFloat, CGFloat, CGFloat, CGFloat)]
        {
          $0.line((x, y + 4.6 * dy), (x, y), (x + 4.6 * dx, y))
        }
        $0.line((8.4, 8.6), (8.4, 10.4))
        $0.line((15.6, 8.6), (15.6, 10.4))
        $0.line((12.4, 8.6), (12.4, 13), (11, 13))
        $0.arc((12, 12.4), 4.6, 40, 140)
      },
      drawn("touchid") {
        $0.arc((12, 12), 9.4, 160, 400)
        $0.arc((12, 12), 6.2, 180, 380)
        $0.line((5.8, 12), (5.4, 16))
        $0.arc((12, 12), 3, 180, 360)
        $0.line((9, 12), (8.4, 20))
        $0.line((15, 12), (14.6, 17))
        $0.line((12, 12), (11.4, 21.4))
      },
      drawn("cursorarrow") {
        $0.line(
          (6, 3), (18.4, 13.4), (12.4, 13.8), (15.4, 20.4), (13, 21.4), (10, 14.8), (6, 18.6),
          (6, 3))
      },
      drawn("cursorarrow.rays") {
        $0.line((9, 8.6), (20, 17.6), (15, 18), (12.6, 21.6), (9, 8.6))
        $0.line((9, 2), (9, 4.6))
        $0.line((3, 8.6), (5.4, 8.6))
        $0.line((4.6, 4.2), (6.2, 5.8))
        $0.line((13.4, 4.2), (11.8, 5.8))
      },
      drawn("accessibility") {
        $0.ring((12, 12), 10)
        $0.dot((12, 6.8), 1.5)
        $0.line((7, 10), (12, 10.8), (17, 10))
        $0.line((12, 10.8), (12, 13.6))
        $0.line((9, 18), (12, 13.6), (15, 18))
      },
      drawn("wallet.pass") {
        $0.frame(3.6, 2.4, 16.8, 19.2)
        $0.line((4, 9), (9, 9), (10, 11), (12, 12), (14, 11), (15, 9), (20, 9))
      },
      drawn("studentdesk") {
        $0.line((2, 8), (22, 8))
        $0.line((5, 8.4), (5, 20))
        $0.line((19, 8.4), (19, 20))
        $0.frame(11, 10.6, 8, 4.4)
      },
      drawn("arcade.stick") {
        $0.ring((12, 5), 3)
        $0.line((12, 8), (12, 15))
        $0.line((4, 15.4), (20, 15.4), (21.6, 20.6), (2.4, 20.6), (4, 15.4))
      },
      drawn("point.3.connected.trianglepath.dotted") {
        for (x, y) in [(12, 5), (5, 18), (19, 18)] as [Point] { $0.ring((x, y), 2.6) }
        $0.line((10.6, 7.4), (6.4, 15.4))
        $0.line((13.4, 7.4), (17.6, 15.4))
        $0.line((7.8, 18), (16.2, 18))
      },
      drawn("record.circle") {
        $0.ring((12, 12), 9.8)
        $0.dot((12, 12), 5)
      },
      drawn("largecircle.fill.circle") {
        $0.ring((12, 12), 9.8)
        $0.dot((12, 12), 7.4)
      },
      drawn("slash.circle") {
        $0.ring((12, 12), 9.8)
        $0.line((8.4, 15.6), (15.6, 8.4))
      },
      drawn("dot.square") {
        $0.frame(2.2, 2.2, 19.6, 19.6)
        $0.dot((12, 12), 2.4)
      },
      drawn("sidebar.right") {
        $0.frame(2, 4, 20, 16)
        $0.line((15, 4.4), (15, 19.6))
      },
    ] + batteries
  }

  /// A battery by how full it is, under its names of today and of before.
  private static var batteries: [(String, Symbol)] {
    [(0, 0), (25, 3.4), (50, 6.9), (75, 10.4)].map { (percent: Int, width: CGFloat) in
      drawn("battery.\(percent)") {
        $0.frame(1.5, 7, 18, 10)
        if width > 0 { $0.box(3.6, 9.1, width, 5.8, 1) }
        $0.line((22, 10.6), (22, 13.4))
      }
    }
  }
}
