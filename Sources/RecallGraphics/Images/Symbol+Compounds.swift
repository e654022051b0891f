extension Symbol {
  /// Drawings of two things that belong together, and looks of one that say something else, drawn as lines.
  static var compounds: [(String, Symbol)] {
    arrowsAndMarks + halves + papers + talk + times
  }

  private static var arrowsAndMarks: [(String, Symbol)] {
    [
      drawn("chevron.up.chevron.down") {
        $0.line((6.5, 9), (12, 3.5), (17.5, 9))
        $0.line((6.5, 15), (12, 20.5), (17.5, 15))
      },
      drawn("chevron.left.forwardslash.chevron.right") {
        $0.line((6.5, 6.5), (1.5, 12), (6.5, 17.5))
        $0.line((17.5, 6.5), (22.5, 12), (17.5, 17.5))
        $0.line((14, 4.5), (10, 19.5))
      },
      drawn("arrow.down.left") {
        $0.line((19, 5), (5.4, 18.6))
        $0.line((5, 8), (5, 19), (16, 19))
      },
      drawn("arrow.up.left.and.arrow.down.right") {
        $0.line((10, 10), (3.4, 3.4))
        $0.line((3, 9.4), (3, 3), (9.4, 3))
        $0.line((14, 14), (20.6, 20.6))
        $0.line((21, 14.6), (21, 21), (14.6, 21))
      },
      drawn("arrow.down.right.and.arrow.up.left") {
        $0.line((3, 3), (9.6, 9.6))
        $0.line((10, 4), (10, 10), (4, 10))
        $0.line((21, 21), (14.4, 14.4))
        $0.line((14, 20), (14, 14), (20, 14))
      },
      drawn("rectangle.portrait.and.arrow.right") {
        $0.line((14, 7), (14, 2.6), (3, 2.6), (3, 21.4), (14, 21.4), (14, 17))
        $0.line((8, 12), (21.4, 12))
        $0.line((17.4, 8), (21.4, 12), (17.4, 16))
      },
      drawn("phone.arrow.up.right") {
        $0.line(
          (4.5, 5.5), (7.4, 6.2), (8, 10), (6.4, 11.6), (11.4, 16.6), (13, 15), (17.6, 15.6),
          (18.4, 18.4),
          (16, 21.4), (10.4, 19.8), (3.6, 13), (2, 8), (4.5, 5.5))
        $0.line((14, 10), (21, 3))
        $0.line((15.6, 2.6), (21.4, 2.6), (21.4, 8.4))
      },
      drawn("tray.and.arrow.down") { $0.tray(tip: 11, tail: 2, sides: 7) },
      drawn("tray.and.arrow.up") { $0.tray(tip: 2, tail: 11, sides: 6) },
      drawn("repeat.1") {
        $0.line((3, 11), (3, 7.5), (19.5, 7.5))
        $0.line((16, 4), (19.5, 7.5), (16, 11))
        $0.line((21, 13), (21, 16.5), (9, 16.5))
        $0.line((12.5, 13), (9, 16.5), (12.5, 20))
        $0.line((2.6, 15.6), (4.4, 14.6), (4.4, 21))
      },
    ]
  }

  private static var halves: [(String, Symbol)] {
    let star = polygon(corners(10, around: (12, 12.8), radii: [10.6, 4.6]), radius: 0.6)
    let left = Path(CGRect(x: 0, y: 0, width: 12, height: 24))
    let ring = Path(ellipseIn: CGRect(x: 2.5, y: 2.5, width: 19, height: 19))
    return [
      ("star.leadinghalf.filled", halved(star, left)),
      ("circle.lefthalf.filled", halved(ring, left)),
      (
        "circle.righthalf.filled",
        halved(ring, Path(CGRect(x: 12, y: 0, width: 12, height: 24)))
      ),
      ("circle.bottomhalf.filled", halved(ring, Path(CGRect(x: 0, y: 12, width: 24, height: 12)))),
      ("circle.tophalf.filled", halved(ring, Path(CGRect(x: 0, y: 0, width: 24, height: 12)))),
      drawn("circle.dashed") { symbol in
        for index in 0..<8 {
          symbol.arc((12, 12), 9.5, Double(index) * 45, Double(index) * 45 + 25)
        }
      },
      drawn("circle.dotted") { symbol in
        for corner in corners(12, around: (12, 12), radii: [9.5]) { symbol.dot(corner, 1.1) }
      },
      drawn("square.dashed") { symbol in
        for edge: CGFloat in [3, 21] {
          for start: CGFloat in [3, 9.8, 16.6] {
            symbol.line((start, edge), (start + 4.4, edge))
            symbol.line((edge, start), (edge, start + 4.4))
          }
        }
      },
      drawn("square.split.2x2") {
        $0.frame(3, 3, 18, 18)
        $0.line((12, 3), (12, 21))
        $0.line((3, 12), (21, 12))
      },
      drawn("square.split.2x1") {
        $0.frame(3, 3, 18, 18)
        $0.line((12, 3), (12, 21))
      },
      drawn("square.split.1x2") {
        $0.frame(3, 3, 18, 18)
        $0.line((3, 12), (21, 12))
      },
      drawn("sun.min") { symbol in
        symbol.ring((12, 12), 4.4)
        for corner in corners(8, around: (12, 12), radii: [8.6]) { symbol.dot(corner, 1.1) }
      },
    ]
  }

  private static var papers: [(String, Symbol)] {
    [
      drawn("doc.text") {
        $0.line((5, 2), (14, 2), (19.4, 7.4), (19.4, 22), (5, 22), (5, 2))
        $0.line((8.4, 12), (16, 12))
        $0.line((8.4, 16.4), (16, 16.4))
      },
      drawn("envelope.open") {
        $0.line((2.4, 9.4), (12, 2.4), (21.6, 9.4), (21.6, 21), (2.4, 21), (2.4, 9.4))
        $0.line((3, 10), (12, 15.8), (21, 10))
      },
      drawn("book.closed") {
        $0.line((20, 17.6), (20, 2.6), (6.4, 2.6), (4, 5), (4, 19.6), (6, 21.6), (20, 21.6))
        $0.line((4.4, 18.6), (6, 17.6), (20, 17.6))
      },
      drawn("character.book.closed") {
        $0.line((20, 17.6), (20, 2.6), (6.4, 2.6), (4, 5), (4, 19.6), (6, 21.6), (20, 21.6))
        $0.line((4.4, 18.6), (6, 17.6), (20, 17.6))
        $0.line((9.4, 13.4), (12.2, 6.6), (15, 13.4))
        $0.line((10.4, 11), (14, 11))
      },
      drawn("photo.stack") {
        $0.frame(2, 8, 20, 13.6)
        $0.line((2.6, 19), (8.5, 14), (13, 18), (16, 15.6), (21.4, 19.6))
        $0.line((5, 4.8), (19, 4.8))
        $0.line((7.4, 2), (16.6, 2))
      },
      drawn("square.stack.3d.up") {
        $0.line((12, 2), (22, 7.4), (12, 12.8), (2, 7.4), (12, 2))
        $0.line((2.4, 12), (12, 17.2), (21.6, 12))
        $0.line((2.4, 16.4), (12, 21.6), (21.6, 16.4))
      },
      drawn("music.note.list") {
        $0.line((2, 5), (12, 5))
        $0.line((2, 10.4), (12, 10.4))
        $0.line((2, 15.8), (8, 15.8))
        $0.line((18, 18), (18, 4), (22, 5.6))
        $0.dot((15.6, 18.4), 2.8)
      },
      drawn("textformat.size") {
        $0.line((1.6, 18.6), (5, 9.6), (8.4, 18.6))
        $0.line((2.8, 15.6), (7.2, 15.6))
        $0.line((10, 18.6), (16, 4.4), (22, 18.6))
        $0.line((12, 14), (20, 14))
      },
      drawn("character.cursor.ibeam") {
        $0.line((2, 17.6), (6.4, 7), (10.8, 17.6))
        $0.line((3.6, 14), (9.2, 14))
        $0.line((17, 4), (17, 20))
        $0.line((14.6, 3), (17, 4.4), (19.4, 3))
        $0.line((14.6, 21), (17, 19.6), (19.4, 21))
      },
      drawn("rectangle.and.pencil.and.ellipsis") {
        $0.line((12, 6), (2, 6), (2, 20), (22, 20), (22, 14))
        $0.line((12.4, 14.4), (13, 11.8), (20.6, 3.4), (22.6, 5.4), (15, 13.6), (12.4, 14.4))
        for x: CGFloat in [5.6, 9, 12.4] { $0.dot((x, 17), 1) }
      },
      drawn("textfield") {
        $0.frame(2, 7, 20, 10)
        $0.line((5.6, 10), (5.6, 14))
      },
      drawn("pip") {
        $0.line((10, 19), (2, 19), (2, 4), (22, 4), (22, 11))
        $0.box(12.4, 13, 10, 7.4, 1.6)
      },
      drawn("menucard") {
        $0.line((4, 3), (12, 5), (20, 3), (20, 19), (12, 21), (4, 19), (4, 3))
        $0.line((12, 5), (12, 21))
        $0.line((6.8, 9), (9.4, 9.6))
        $0.line((14.6, 9.6), (17.2, 9))
      },
      drawn("pencil.and.outline") {
        $0.line((7, 14.6), (7.6, 11.6), (17.4, 1.8), (20.4, 4.8), (10.4, 14.4), (7, 14.6))
        $0.line((2, 21), (6, 17.6), (9, 21), (13, 18.4), (16, 21), (21, 20))
      },
      drawn("scribble.variable") {
        $0.line(
          (2, 16), (8, 5), (10, 6), (6, 17), (8, 18), (15, 6), (17, 7), (13, 18), (15, 19), (22, 10)
        )
      },
    ]
  }

  private static var talk: [(String, Symbol)] {
    let signs: [(String, (inout Symbol) -> Void)] = [
      (
        "exclamationmark.bubble",
        {
          $0.line((12, 6.4), (12, 11))
          $0.dot((12, 13.8), 1.2)
        }
      ),
      (
        "questionmark.bubble",
        {
          $0.line((9.6, 7.6), (10.6, 6.4), (13, 6.4), (14.4, 7.8), (12, 10.2), (12, 11))
          $0.dot((12, 13.8), 1.2)
        }
      ),
      ("ellipsis.bubble", { for x: CGFloat in [8, 12, 16] { $0.dot((x, 10), 1.3) } }),
      (
        "star.bubble",
        { $0.fill.addPath(polygon(corners(10, around: (12, 10.2), radii: [4.6, 2]), radius: 0.3)) }
      ),
      (
        "plus.bubble",
        {
          $0.line((12, 6.6), (12, 13.4))
          $0.line((8.6, 10), (15.4, 10))
        }
      ),
    ]
    return signs.map { name, sign in
      drawn(name) {
        $0.line(
          (5, 3.5), (19, 3.5), (22, 6.5), (22, 13.5), (19, 16.5), (11, 16.5), (6, 21), (6.4, 16.5),
          (5, 16.5),
          (2, 13.5), (2, 6.5), (5, 3.5))
        sign(&$0)
      }
    }
  }

  private static var times: [(String, Symbol)] {
    [
      drawn("memories") { symbol in
        for index in 0..<10 where index != 9 {
          symbol.arc((12, 12), 9.5, Double(index) * 36 - 80, Double(index) * 36 - 60)
        }
        symbol.line((12, 7), (12, 12.4), (15.8, 14.6))
        symbol.line((5.4, 2.4), (4.6, 6.6), (8.8, 7.2))
      },
      drawn("zzz") {
        $0.line((3, 13.6), (11, 13.6), (3, 21.6), (11, 21.6))
        $0.line((13, 8), (18, 8), (13, 13), (18, 13))
        $0.line((18.4, 2.4), (22, 2.4), (18.4, 6), (22, 6))
      },
      drawn("moon.zzz") {
        $0.curves(
          (9, 3.6), ((7.6, 11), (12, 16.4), (19.6, 16)), ((16, 21.6), (9.6, 22.4), (5.4, 18.6)),
          ((1, 14.2), (2.4, 6.6), (9, 3.6)))
        $0.line((13, 7.4), (17, 7.4), (13, 11.4), (17, 11.4))
        $0.line((18.6, 2.4), (21.6, 2.4), (18.6, 5.4), (21.6, 5.4))
      },
      drawn("goforward.10") { $0.turn(isForward: true, by: 10) },
      drawn("goforward.15") { $0.turn(isForward: true, by: 15) },
      drawn("gobackward.10") { $0.turn(isForward: false, by: 10) },
      drawn("gobackward.15") { $0.turn(isForward: false, by: 15) },
      drawn("waveform.path.ecg") {
        $0.line((1.6, 13), (6, 13), (8.6, 6), (12, 20), (15, 9.6), (16.6, 13), (22.4, 13))
      },
      drawn("flag.checkered") {
        $0.line((4, 22), (4, 3), (20.4, 3), (20.4, 14.4), (4, 14.4))
        for (x, y) in [(4, 3), (12.2, 3), (8.1, 6.8), (16.3, 6.8), (4, 10.6), (12.2, 10.6)]
          as [(CGFloat, CGFloat)]
        {
          $0.box(x, y, 4.1, 3.8, 0)
        }
      },
      drawn("flag.2.crossed") {
        $0.line((3, 21), (17, 4), (22, 8), (16.6, 12.6), (12, 10))
        $0.line((21, 21), (7, 4), (2, 8), (7.4, 12.6), (12, 10))
      },
    ]
  }

  /// A line with a part of its inside filled.
  private static func halved(_ outline: Path, _ part: Path) -> Symbol {
    Symbol {
      $0.stroke = outline
      $0.fill = outline.intersection(part)
    }
  }

  /// A tray, and an arrow that leads into it or out of it.
  private mutating func tray(tip: CGFloat, tail: CGFloat, sides: CGFloat) {
    line((2, 14), (2, 21), (22, 21), (22, 14), (16, 14), (15, 17), (9, 17), (8, 14), (2, 14))
    line((12, tail), (12, tip))
    line((8.4, sides), (12, tip), (15.6, sides))
  }

  /// An arrow in a circle around a number of seconds.
  private mutating func turn(isForward: Bool, by seconds: Int) {
    arc((12, 13), 8.4, -60, 240)
    head(at: (isForward ? 13 : 11, 4.7), towards: isForward ? 0 : 180)
    line((7.6, 10.8), (9, 9.8), (9, 16.6))
    if seconds == 10 {
      stroke.addEllipse(in: CGRect(x: 12, y: 9.8, width: 4.4, height: 6.8))
    } else {
      line(
        (16.2, 9.8), (12.6, 9.8), (12.4, 12.6), (15.2, 12.4), (16.2, 14.4), (15, 16.6), (12.2, 16.6)
      )
    }
  }
}
