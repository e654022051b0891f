import RecallUI
import Testing

/// Shapes as people who learn SwiftUI write them.
private struct Pacman: Shape {
  /// How far the mouth is open, in degrees.
  var mouth: Double

  var animatableData: Double {
    get { mouth }
    set { mouth = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .degrees(mouth / 2), endAngle: .degrees(360 - mouth / 2), clockwise: false)
      path.closeSubpath()
    }
  }
}

private struct Checkerboard: Shape {
  var rows: Double
  var columns: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(rows, columns) }
    set {
      rows = newValue.first
      columns = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let cell = CGSize(width: rect.width / columns, height: rect.height / rows)
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) where (row + column).isMultiple(of: 2) {
        path.addRect(
          CGRect(
            x: rect.minX + cell.width * Double(column), y: rect.minY + cell.height * Double(row),
            width: cell.width, height: cell.height))
      }
    }
    return path
  }
}

private struct Flower: Shape {
  var petalOffset = -20.0
  var petalWidth = 100.0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for angle in stride(from: 0, to: Double.pi * 2, by: Double.pi / 4) {
      let turn = CGAffineTransform(rotationAngle: angle)
      let place = turn.concatenating(
        CGAffineTransform(translationX: rect.width / 2, y: rect.height / 2))
      let petal = Path(
        ellipseIn: CGRect(x: petalOffset, y: 0, width: petalWidth, height: rect.width / 2))
      path.addPath(petal.applying(place))
    }
    return path
  }
}

private struct Pie: Shape {
  var endAngle: Angle
  var isClockwise = true

  var animatableData: Double {
    get { endAngle.degrees }
    set { endAngle = .degrees(newValue) }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let start = CGPoint(x: center.x, y: center.y - radius)
    var path = Path()
    path.move(to: center)
    path.addLine(to: start)
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(-90),
      endAngle: endAngle - .degrees(90), clockwise: !isClockwise)
    path.addLine(to: center)
    return path
  }
}

@Suite struct ShapesTests {
  /// The path of the first thing that a stage fills.
  private func filled(_ stage: Stage) -> (path: Path, style: FillStyle)? {
    stage.displayList.items.lazy.compactMap { item -> (Path, FillStyle)? in
      guard case .fill(let path, _, let style) = item.content else { return nil }
      return (path, style)
    }.first
  }

  private func contains(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) -> Bool? {
    filled(stage).map { $0.path.contains(CGPoint(x: x, y: y), eoFill: $0.style.isEOFilled) }
  }

  @Test func theMouthCloses() {
    struct Eating: View {
      @State private var mouth = 90.0
      var body: some View {
        Pacman(mouth: mouth).fill(Color.yellow)
          .onTapGesture { withAnimation(.linear(duration: 1)) { mouth = 0 } }
      }
    }
    let stage = smallStage { Eating() }
    // 36 degrees below the mouth's middle line, and 20.
    let lip = CGPoint(x: 100 + 80 * cos(0.63), y: 100 + 80 * sin(0.63))
    let gap = CGPoint(x: 100 + 80 * cos(0.35), y: 100 + 80 * sin(0.35))
    #expect(contains(stage, lip.x, lip.y) == false)
    stage.tap(at: CGPoint(x: 50, y: 100))
    stage.advance(by: .milliseconds(300))
    #expect(contains(stage, lip.x, lip.y) == true, "the mouth is 63 degrees open")
    #expect(contains(stage, gap.x, gap.y) == false)
    stage.advance(by: .milliseconds(400))
    #expect(contains(stage, gap.x, gap.y) == true, "27 degrees")
    // What is hit is the closed mouth from the beginning on.
    #expect(contains(stage, 20, 100) == true)
  }

  @Test func theBoardPassesThroughAllNumbersInBetween() {
    struct Board: View {
      @State private var size = (rows: 2.0, columns: 4.0)
      var body: some View {
        Checkerboard(rows: size.rows, columns: size.columns)
          .onTapGesture { withAnimation(.linear(duration: 1)) { size = (10, 8) } }
      }
    }
    let stage = smallStage { Board() }
    func fields() -> Int {
      var count = 0
      func add(_ element: Path.Element) {
        if case .move = element { count += 1 }
      }
      filled(stage)?.path.forEach(add)
      return count
    }
    #expect(fields() == 4)
    stage.tap(at: CGPoint(x: 1, y: 1))
    stage.advance(by: .milliseconds(500))
    // 6 rows and 6 columns.
    #expect(fields() == 18)
    #expect(contains(stage, 10, 10) == true)
    #expect(contains(stage, 50, 10) == false)
    stage.advance(by: .milliseconds(500))
    #expect(fields() == 40)
  }

  @Test func petalsThatOverlapAreHollow() {
    func stage(eoFill: Bool) -> Stage {
      smallStage { Flower().fill(Color.red, style: FillStyle(eoFill: eoFill)) }
    }
    var counts: [Bool: Int] = [:]
    for isHollow in [false, true] {
      let stage = stage(eoFill: isHollow)
      for x in stride(from: CGFloat(5), to: 200, by: 10) {
        for y in stride(from: CGFloat(5), to: 200, by: 10)
        where contains(stage, x, y) == true {
          counts[isHollow, default: 0] += 1
        }
      }
    }
    let (full, hollow) = (counts[false] ?? 0, counts[true] ?? 0)
    #expect(hollow > 0 && full > hollow)
  }

  @Test func thePieRunsDown() {
    struct Bonus: View {
      @State private var remaining = 1.0
      var body: some View {
        Pie(endAngle: .degrees(360 * remaining))
          .fill(.tint)
          .onAppear { withAnimation(.linear(duration: 4)) { remaining = 0 } }
      }
    }
    let stage = smallStage { Bonus() }
    func quarters() -> [Bool?] {
      [(150, 50), (150, 150), (50, 150), (50, 50)].map { contains(stage, $0.0, $0.1) }
    }
    stage.advance(by: .milliseconds(400))
    #expect(quarters() == [true, true, true, true])
    stage.advance(by: .milliseconds(600))
    #expect(quarters() == [true, true, true, false])
    stage.advance(by: .seconds(1))
    #expect(quarters() == [true, true, false, false])
    stage.advance(by: .seconds(1))
    #expect(quarters() == [true, false, false, false])
    #expect(stage.isAnimating)
    stage.advance(by: .seconds(1))
    #expect(!stage.isAnimating)
  }
}
